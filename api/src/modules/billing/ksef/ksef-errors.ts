/** KSeF wants to be left alone until an instant. */
export class KsefPaused extends Error {
  override readonly name = 'KsefPaused';
  constructor(readonly until: Date) {
    super(`KSeF wants to be asked again at ${until.toISOString()}`);
  }
}

/** KSeF cannot be reached, or fails. */
export class KsefUnreachable extends Error {
  override readonly name = 'KsefUnreachable';
  /** The call was made several times by then. */
  isRepeated = false;
}

/** KSeF does not let the company in, or not with what it wants to do. */
export class KsefCredentialRefused extends Error {
  override readonly name = 'KsefCredentialRefused';
}

/** KSeF refuses a call, in its own words. */
export class KsefRefusal extends Error {
  override readonly name = 'KsefRefusal';
  constructor(
    readonly status: number,
    message: string,
    /** Codes of the Ministry's list, such as 21180. */
    readonly codes: readonly number[],
  ) {
    super(message);
  }
}

/** Errors of the client that carry an answer of KSeF. */
interface AnsweredError extends Error {
  statusCode: number;
  detail?: string;
  errors?: readonly { code?: number; description?: string; details?: readonly string[] | null }[];
  errorResponse?: {
    exception?: {
      exceptionDetailList?: readonly {
        exceptionCode?: number;
        exceptionDescription?: string;
        details?: readonly string[] | null;
      }[];
    };
  };
}

function isAnswered(error: Error): error is AnsweredError {
  return 'statusCode' in error && typeof error.statusCode === 'number';
}

/** Longest words of KSeF that are kept. */
const longest = 2000;

/** One of the errors above for whatever the client throws. */
export function ksefErrorOf(error: unknown): Error {
  if (
    error instanceof KsefPaused ||
    error instanceof KsefUnreachable ||
    error instanceof KsefCredentialRefused ||
    error instanceof KsefRefusal
  )
    return error;
  if (!(error instanceof Error)) return new KsefUnreachable(String(error));
  if (isAnswered(error)) {
    const { statusCode } = error;
    const words = wordsOf(error);
    if (statusCode === 401 || statusCode === 403) return new KsefCredentialRefused(words);
    return new KsefRefusal(statusCode, words, codesOf(error));
  }
  // The client tells by a sentence alone that a sign-in came to nothing; 500 and 550 are KSeF's own troubles.
  const match = /^Authentication failed with status (\d+): (.*)$/s.exec(error.message);
  if (match && match[1] !== '500' && match[1] !== '550')
    return new KsefCredentialRefused(`${match[1]}: ${match[2]}`);
  return new KsefUnreachable(error.message.slice(0, longest));
}

function wordsOf(error: AnsweredError): string {
  const ofProblem = (error.errors ?? []).map(({ code, description, details }) =>
    sentence(code, description, details),
  );
  const ofException = (error.errorResponse?.exception?.exceptionDetailList ?? []).map(
    ({ exceptionCode, exceptionDescription, details }) =>
      sentence(exceptionCode, exceptionDescription, details),
  );
  const all = [...ofProblem, ...ofException].filter(Boolean).join(' ');
  return (all || error.detail || error.message).slice(0, longest);
}

/** A fault in KSeF's words: its code, what it means, and what exactly is at fault. */
export function sentence(
  code: number | undefined,
  description: string | undefined,
  details: readonly string[] | null | undefined,
): string {
  const text = [description, ...(details ?? [])].filter(Boolean).join(' ');
  return (code === undefined ? text : `${code}: ${text}`).slice(0, longest);
}

function codesOf(error: AnsweredError): number[] {
  const problem = (error.errors ?? []).map(({ code }) => code);
  const exception = (error.errorResponse?.exception?.exceptionDetailList ?? []).map(
    ({ exceptionCode }) => exceptionCode,
  );
  return [...problem, ...exception].filter((code) => code !== undefined);
}
