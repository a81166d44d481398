/** How to reach a mailbox, read from an IMAP_URL. */
export interface ImapSettings {
  host: string;
  port: number;
  /** `implicit`: TLS from the first byte; `required`: STARTTLS or nothing; `never`: the password goes in the clear. */
  tls: 'implicit' | 'required' | 'never';
  /** False accepts any certificate. */
  checkCertificate: boolean;
  user: string;
  pass: string;
  /** Folder of the mailbox. */
  folder: string;
}

/**
 * Reads an IMAP_URL.
 *
 * - `imaps://user:password@host` speaks TLS from the start (port 993), `imap://` insists on STARTTLS (port 143) unless the
 *   server is this machine. A path names another folder than INBOX.
 * - `?tls=never` gives up TLS for good, `?certificate=any` accepts a self-signed certificate.
 *
 * @throws Error telling the fault, never the password
 */
export function parseImapUrl(text: string): ImapSettings {
  const url = URL.canParse(text) ? new URL(text) : fail('is not an address');
  if (url.protocol !== 'imap:' && url.protocol !== 'imaps:') fail('must begin with imap:// or imaps://');
  if (!url.hostname) fail('names no server');
  if (url.hash) fail('must end after the folder, but for ?options');
  if (!url.username || !url.password) fail('needs a user and a password');
  for (const [key, value] of url.searchParams) checkParameter(key, value);
  const isSecure = url.protocol === 'imaps:';
  const isNever = url.searchParams.get('tls') === 'never';
  if (isSecure && isNever) fail('asks for TLS and for none (tls=never)');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: url.port ? Number(url.port) : isSecure ? 993 : 143,
    tls: isSecure ? 'implicit' : isNever || isLoopback(host) ? 'never' : 'required',
    checkCertificate: url.searchParams.get('certificate') !== 'any',
    user: decoded(url.username),
    pass: decoded(url.password),
    folder: decoded(url.pathname.replace(/^\//, '')) || 'INBOX',
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return fail('has % signs that are not encoded (%25)');
  }
}

function checkParameter(key: string, value: string): void {
  if (key === 'tls' && value === 'never') return;
  if (key === 'certificate' && value === 'any') return;
  fail('knows no options but tls=never and certificate=any');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function fail(fault: string): never {
  throw new Error(`the address of the mailbox ${fault}`);
}
