import { ProblemError } from '@frakto/sdk/client';
import { HttpError } from 'react-admin';

/** The problem behind an error, also when react-admin has wrapped it. */
export function problemOf(error: unknown): ProblemError | null {
  if (error instanceof ProblemError) return error;
  const body: unknown = error instanceof HttpError ? error.body : null;
  const inner = typeof body === 'object' && body !== null && 'problem' in body ? body.problem : null;
  return inner instanceof ProblemError ? inner : null;
}
