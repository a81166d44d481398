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
