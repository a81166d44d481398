/** How a body that is not JSON is handed on; empty for one that is. */
export interface WrittenBody {
  readonly body?: FormData | string;
  readonly bodySerializer?: () => string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Writes a body as the form that its operation wants. Fields without a value are left out.
 * @param type the operation's media type; undefined for JSON
 */
export function writeBody(
  type: string | undefined,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): WrittenBody {
  if (type === undefined || typeof body !== 'object' || body === null || body instanceof FormData) return {};
  const fields = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  if (type === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
    return { body: form };
  }
  const text = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
  const written = text.toString();
  return {
    body: written,
    bodySerializer: () => written,
    headers: { ...headers, 'Content-Type': type },
  };
}
