/**
 * The text of an answer, as far as it stays within a limit.
 * @param host names the service in the error
 * @throws {Error} when there is more than so many bytes
 */
export async function textWithin(response: Response, maximumBytes: number, host: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (!response.body) return '';
  // The types of browsers, which the browser tests are checked with, do not know that it can be iterated.
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maximumBytes) throw new Error(`${host} answered more than ${maximumBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Where a service names no time. */
const usualPauseSeconds = 60;

/** Until when a service wants to be left alone: seconds or a date (RFC 9110, 10.2.3). A second more, since it counts whole ones. */
export function pauseUntil(retryAfter: string | null, now: Date): Date {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return new Date(now.getTime() + (Number(text) + 1) * 1000);
  const date = Date.parse(text);
  return new Date(Number.isNaN(date) ? now.getTime() + usualPauseSeconds * 1000 : date + 1000);
}

/** What went wrong with a call, with what is behind it: `fetch failed` alone says nothing. */
export function reasonOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error && cause.message ? `${error.message}: ${cause.message}` : error.message;
}

const timeoutMs = 8_000;
const maximumBytes = 1_000_000;
/** Gone, never there, or nothing that the service gives out. */
const absent: ReadonlySet<number> = new Set([400, 404, 410]);

/**
 * Asks a service for JSON, following no redirects: the address is the one that was configured.
 * @returns undefined when the service says that there is no such thing, or that there cannot be
 * @throws {Error} when it cannot be reached in time, refuses, or answers something else
 */
export async function askJson(address: URL): Promise<unknown> {
  const text = await ask(address, 'application/json');
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

/** Asks a service for XML; otherwise like `askJson`. */
export async function askXml(address: URL): Promise<string | undefined> {
  return ask(address, 'application/xml, text/xml');
}

/** How a text is asked for. */
interface TextRequest {
  /** In milliseconds, from the call to the end of the answer. */
  timeoutMs: number;
  headers: Readonly<Record<string, string>>;
}

/**
 * Asks a service for plain text; otherwise like `askJson`.
 * @throws {Error} also when the service says that there is no such thing
 */
export async function askText(address: URL, { timeoutMs: within, headers }: TextRequest): Promise<string> {
  const text = await ask(address, 'text/plain', within, headers);
  if (text === undefined) throw new Error(`${address.host} has no such call`);
  return text;
}

/** The address of a call, whether or not the configured one ends with a slash. */
export function callUrl(base: string, path: string): URL {
  return new URL(path, base.endsWith('/') ? base : `${base}/`);
}

async function ask(
  address: URL,
  accept: string,
  within = timeoutMs,
  headers: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const response = await fetch(address, {
    redirect: 'error',
    headers: { accept, ...headers },
    signal: AbortSignal.timeout(within),
  });
  if (absent.has(response.status)) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address.host} answered ${response.status}`);
  }
  return textWithin(response, maximumBytes, address.host);
}
