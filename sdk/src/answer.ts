import { type FieldFault, NetworkError, ProblemError } from './problem.js';

/** What an answer carries: parsed JSON, a text, a file, or undefined when it is empty. */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204 || response.headers.get('content-length') === '0') return undefined;
  const type = response.headers.get('content-type') ?? '';
  return unlessCut(response, async () => {
    if (/[/+]json\b/.test(type)) return readJson(response);
    if (type.startsWith('text/')) return response.text();
    const file = await response.blob();
    return file.size === 0 && type === '' ? undefined : file;
  });
}

/** A file that the API answered with. */
export interface DownloadedFile {
  /** As the API calls it; null when it does not say. */
  readonly name: string | null;
  readonly content: Blob;
  /** Records in it; null when the API does not say. */
  readonly count: number | null;
}

/** What an answer carries as a file, byte by byte: a text keeps the mark at its beginning, by which others know it. */
export async function readFile(response: Response): Promise<DownloadedFile> {
  const content = await unlessCut(response, () => response.blob());
  return { content, ...fileHeadersOf(response.headers) };
}

/** What the API says of a file beside its content. */
export function fileHeadersOf(headers: Headers): Pick<DownloadedFile, 'name' | 'count'> {
  const count = headers.get('x-total-count');
  return {
    name: fileNameOf(headers.get('content-disposition') ?? ''),
    count: count === null ? null : Number(count),
  };
}

/** The name in a Content-Disposition: the one in any alphabet before the plain one. */
function fileNameOf(disposition: string): string | null {
  const encoded = /;\s*filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? null;
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded);
  } catch {
    return plain;
  }
}

/** The problem that a refusal describes; one made up from the status when a gateway answered in its own way. */
export async function readProblem(response: Response): Promise<ProblemError> {
  const text = await unlessCut(response, () => response.text());
  const body = parsedObject(text);
  const { type, title, status: _status, detail, code, errors, ...extensions } = body;
  const written = textOr(title, response.statusText || `HTTP ${response.status}`);
  return new ProblemError(
    {
      type: textOr(type, 'about:blank'),
      title: written,
      status: response.status,
      detail: textOr(detail, written),
      code: textOr(code, `http_${response.status}`),
      errors: Array.isArray(errors) ? errors.filter(isFieldFault) : [],
      extensions,
    },
    textOr(extensions['request_id'], response.headers.get('x-request-id') ?? '') || null,
    retryAfterOf(response),
  );
}

/** Seconds that an answer asks to wait, given as a number or as a date; null when it does not. */
export function retryAfterOf(response: Response): number | null {
  const written = response.headers.get('retry-after');
  if (written === null) return null;
  if (/^\d+$/.test(written)) return Number(written);
  const until = Date.parse(written);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** A connection that breaks in the middle of an answer is a failure of the network too. */
export async function unlessCut<T>(response: Response, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    // Anything else is the caller's own reason to give up.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    throw new NetworkError(
      'unreachable',
      new Error(`The answer of ${response.url} broke off`, { cause: error }),
    );
  }
}

function parsedObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

function isFieldFault(value: unknown): value is FieldFault {
  return (
    value !== null &&
    typeof value === 'object' &&
    'field' in value &&
    typeof value.field === 'string' &&
    'code' in value &&
    typeof value.code === 'string'
  );
}
