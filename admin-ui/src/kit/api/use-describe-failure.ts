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
      return { text: problem.status >= 500 ? t('common.failure.server') : problem.detail, code };
    },
    [t],
  );
}

/** The problem behind an error, also when react-admin has wrapped it. */
export function problemOf(error: unknown): ProblemError | null {
  if (error instanceof ProblemError) return error;
  const body: unknown = error instanceof HttpError ? error.body : null;
  const inner = typeof body === 'object' && body !== null && 'problem' in body ? body.problem : null;
  return inner instanceof ProblemError ? inner : null;
}
