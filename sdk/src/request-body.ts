/** A body that is not JSON. */
export interface WrittenBody {
  readonly body: FormData | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Writes a body as the form that its operation wants. Fields without a value are left out.
 * @param type the operation's media type; undefined for JSON
 * @returns null for what is no form, or is one already
 */
export function writeBody(type: string | undefined, body: unknown): WrittenBody | null {
  if (type === undefined || typeof body !== 'object' || body === null || body instanceof FormData)
    return null;
  const fields = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  if (type === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
    return { body: form };
  }
  const text = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
  return { body: text.toString(), headers: { 'Content-Type': type } };
}
