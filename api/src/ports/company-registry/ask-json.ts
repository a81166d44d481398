const timeoutMs = 8_000;
const maximumBytes = 1_000_000;
/** Gone, never there, or no number that the service gives out. */
const absent: ReadonlySet<number> = new Set([400, 404, 410]);

/**
 * Asks a service for JSON, following no redirects: the address is the one that was configured.
 * @returns undefined when the service says that there is no such thing, or that there cannot be
 * @throws {Error} when it cannot be reached in time, refuses, or answers something else
 */
export async function askJson(address: URL, fetcher: typeof fetch = fetch): Promise<unknown> {
  const response = await fetcher(address, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (absent.has(response.status)) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address.host} answered ${response.status}`);
  }
  return JSON.parse(await textOf(response, address)) as unknown;
}

async function textOf(response: Response, { host }: URL): Promise<string> {
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
