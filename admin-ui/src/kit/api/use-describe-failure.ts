import { NetworkError, ProblemError } from '@frakto/sdk/client';
import { useCallback } from 'react';
import { HttpError } from 'react-admin';
import { useT } from '../i18n/use-t';

/** A failure in words for the reader. */
export interface FailureText {
  text: string;
  /** Status and the id under which the server logged it; absent when no answer came. */
  code?: string;
}

/** Puts any error into words: the server's own explanation where it gave one for people. */
export function useDescribeFailure(): (error: unknown) => FailureText {
  const t = useT();
  return useCallback(
    (error: unknown) => {
      const problem = problemOf(error);
      if (!problem) {
        const network = error instanceof NetworkError || (error instanceof HttpError && error.status === 0);
        return { text: network ? t('common.failure.network') : String(error) };
      }
      const id = problem.requestId ? `, ${problem.requestId.slice(0, 8)}` : '';
      const code = t('common.failure.code', { code: `${problem.status}${id}` });
      const text = [problem.detail, ...faultsOf(problem)].join(' ');
      return { text: problem.status >= 500 ? t('common.failure.server') : text, code };
    },
    [t],
  );
}

/** What exactly is at fault with an invoice for KSeF, in the reader's words: the first ones. */
function faultsOf({ extensions }: ProblemError): string[] {
  const faults = extensions['faults'];
  if (!Array.isArray(faults)) return [];
  return faults.slice(0, 5).flatMap((fault: unknown) => {
    const message = typeof fault === 'object' && fault !== null && 'message' in fault ? fault.message : null;
    return typeof message === 'string' ? [message] : [];
  });
}

/** The problem behind an error, also when react-admin has wrapped it. */
export function problemOf(error: unknown): ProblemError | null {
  if (error instanceof ProblemError) return error;
  const body: unknown = error instanceof HttpError ? error.body : null;
  const inner = typeof body === 'object' && body !== null && 'problem' in body ? body.problem : null;
  return inner instanceof ProblemError ? inner : null;
}
