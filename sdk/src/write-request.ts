import { writeBody } from './request-body.js';

/** What is asked: as a call takes it. */
interface Asked {
  readonly params?: { readonly path?: object; readonly query?: object };
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * Writes the request of a call.
 * @param url with parameters in braces
 * @param type of a body that is not JSON
 */
export function writeRequest(
  url: string,
  method: string,
  { params = {}, body, headers = {} }: Asked,
  type: string | undefined,
): Request {
  const form = writeBody(type, body);
  const written =
    form?.body ?? (body === undefined || body instanceof FormData ? body : JSON.stringify(body));
  const all = new Headers();
  // Of a form in parts the browser says where they part.
  if (written !== undefined && !(written instanceof FormData)) all.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries({ ...headers, ...form?.headers }))
    if (value !== undefined) all.set(name, value);
  return new Request(inPath(url, params.path) + inQuery(params.query), {
    method: method.toUpperCase(),
    headers: all,
    ...(written !== undefined && { body: written as string | FormData }),
  });
}

function inPath(url: string, values: object = {}): string {
  const known = new Map<string, unknown>(Object.entries(values));
  return url.replace(/\{([^{}]+)\}/g, (braces, name: string) =>
    known.get(name) == null ? braces : encodeURIComponent(String(known.get(name))),
  );
}

/** The same name again for each value of a list; what has no value is left out. */
function inQuery(values: object = {}): string {
  const written = Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    [value]
      .flat()
      .filter((one) => one != null)
      .map((one) => `${name}=${encodeURIComponent(String(one))}`),
  );
  return written.length > 0 ? `?${written.join('&')}` : '';
}
