/** How to reach and use a mail server, read from an SMTP_URL. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** `implicit`: TLS from the first byte; `required`: STARTTLS or nothing; `offered`: STARTTLS if the server has it; `never`. */
  tls: 'implicit' | 'required' | 'offered' | 'never';
  /** False accepts any certificate. */
  checkCertificate: boolean;
  auth: { user: string; pass: string } | null;
  /** Name for EHLO; null takes the machine's own. */
  clientName: string | null;
}

const SCHEMES = ['smtp:', 'smtps:', 'smtp+starttls:'];
const PARAMETERS = ['tls', 'certificate', 'name'];

/**
 * Reads an SMTP_URL.
 *
 * - `smtps://` speaks TLS from the start (port 465), `smtp+starttls://` insists on STARTTLS, `smtp://` takes
 *   STARTTLS when it is offered (port 587 for both). With a password and a server that is not this machine,
 *   `smtp://` insists too, since the password would otherwise cross the network in the clear.
 * - `?tls=never` gives up TLS for good, `?certificate=any` accepts a self-signed certificate,
 *   `?name=` is what the product calls itself to the server.
 *
 * @throws Error telling the fault, never the password
 */
export function parseSmtpUrl(text: string): SmtpSettings {
  const url = URL.canParse(text) ? new URL(text) : fail('is not an address');
  if (!SCHEMES.includes(url.protocol)) fail(`must begin with ${SCHEMES.map((s) => `${s}//`).join(', ')}`);
  if (!url.hostname) fail('names no server');
  if (url.pathname.length > 1 || url.hash) fail('must end after the port, but for ?options');
  for (const [key, value] of url.searchParams) checkParameter(key, value);

  const host = url.hostname.replace(/^\[|\]$/g, '');
  const auth = readAuth(url);
  return {
    host,
    port: url.port ? Number(url.port) : url.protocol === 'smtps:' ? 465 : 587,
    tls: readTls(url, host, auth !== null),
    checkCertificate: url.searchParams.get('certificate') !== 'any',
    auth,
    clientName: url.searchParams.get('name'),
  };
}

/** The same address, when it can be read. @throws Error like `parseSmtpUrl` */
export function checkedSmtpUrl(text: string): string {
  parseSmtpUrl(text);
  return text;
}

function readTls(url: URL, host: string, hasPassword: boolean): SmtpSettings['tls'] {
  const never = url.searchParams.get('tls') === 'never';
  if (never && url.protocol !== 'smtp:') fail(`asks for TLS and for none (tls=never)`);
  if (url.protocol === 'smtps:') return 'implicit';
  if (url.protocol === 'smtp+starttls:') return 'required';
  if (never) return 'never';
  return hasPassword && !isLoopback(host) ? 'required' : 'offered';
}

function readAuth(url: URL): SmtpSettings['auth'] {
  if (!url.username && !url.password) return null;
  if (!url.username || !url.password) fail('needs both a user and a password, or neither');
  try {
    return { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  } catch {
    return fail('has a user or password whose % signs are not encoded (%25)');
  }
}

function checkParameter(key: string, value: string): void {
  if (!PARAMETERS.includes(key)) fail(`has an unknown option ${JSON.stringify(key)}`);
  if (key === 'tls' && value !== 'never') fail('knows only tls=never');
  if (key === 'certificate' && value !== 'any') fail('knows only certificate=any');
  if (key === 'name' && !/^[\w.:[\]-]{1,253}$/.test(value)) fail('has a name that is not a host name');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function fail(fault: string): never {
  throw new Error(`the address of the mail server ${fault}`);
}
