import { textWithin } from '../limited-text.js';

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
  return JSON.parse(await textWithin(response, maximumBytes, address.host)) as unknown;
}
