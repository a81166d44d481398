import pg from 'pg';
import { eachHostOf } from '../db/primary-client.js';
import type { ImapSettings } from '../incoming-mail/imap-url.js';
import { parseSmtpUrl, type SmtpSettings } from '../mail/smtp-url.js';

/** The settings that lead somewhere by other schemes than http and https, as they are read. */
interface Addresses {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_READ_URL?: string | undefined;
  JOBS_BACKEND?: string | undefined;
  MONGODB_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  IMAP_URL?: ImapSettings | undefined;
}

/** A setting by which data cross the network so that others can read or change them. */
interface Unencrypted {
  /** The setting. */
  name: string;
  /** What is the matter, and what mends it. Tells hosts, never passwords. */
  fault: string;
}

/**
 * Finds the settings that lead to another machine without TLS, or without a look at its certificate. What stays on this machine needs
 * none.
 * @throws {Error} when a certificate that DATABASE_URL names cannot be read
 */
export function unencryptedSettings(config: Addresses): Unencrypted[] {
  const { JOBS_BACKEND, MONGODB_URL, SMTP_URL, IMAP_URL } = config;
  const faults: (Unencrypted | null)[] = [
    ...(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const).map((name) =>
      config[name] ? ofServers(name, config[name]) : null,
    ),
    JOBS_BACKEND === 'mongo' && MONGODB_URL ? ofMongo(MONGODB_URL) : null,
    SMTP_URL ? ofMailServer('SMTP_URL', parseSmtpUrl(SMTP_URL)) : null,
    IMAP_URL ? ofMailServer('IMAP_URL', IMAP_URL) : null,
    ...Object.entries(config).map(([name, value]) => ofWebAddress(name, value)),
  ];
  return faults.filter((fault) => fault !== null);
}

const fullTls = 'add ?sslmode=verify-full, and &sslrootcert=/path/to/ca.pem for a certificate of your own';

/** The first of the servers that an address names to which something is the matter. */
function ofServers(name: string, url: string): Unencrypted | null {
  for (const one of eachHostOf(url)) {
    const fault = ofDatabase(name, one);
    if (fault) return fault;
  }
  return null;
}

/** What the database's own client makes of the address, with the variables PGSSLMODE and PGHOST that it reads. */
function ofDatabase(name: string, url: string): Unencrypted | null {
  const { ssl, host } = new pg.Client({ connectionString: url }) as unknown as {
    ssl: boolean | { rejectUnauthorized?: boolean };
    host: string;
  };
  if (isThisMachine(host)) return null;
  if (!ssl) return { name, fault: `the connection to ${host} is not encrypted; ${fullTls}` };
  if (ssl !== true && ssl.rejectUnauthorized === false) {
    return { name, fault: `the certificate of ${host} is not checked; ${fullTls}` };
  }
  return null;
}

function ofMongo(text: string): Unencrypted | null {
  const { protocol, hostname, searchParams } = new URL(text);
  if (isThisMachine(hostname)) return null;
  const name = 'MONGODB_URL';
  const given = searchParams.get('tls') ?? searchParams.get('ssl');
  const isEncrypted = given === null ? protocol === 'mongodb+srv:' : given === 'true';
  if (!isEncrypted) return { name, fault: `the connection to ${hostname} is not encrypted; add ?tls=true` };
  const unchecked = ['tlsInsecure', 'tlsAllowInvalidCertificates'].find(
    (option) => searchParams.get(option) === 'true',
  );
  return unchecked
    ? { name, fault: `the certificate of ${hostname} is not checked; take ${unchecked}=true out` }
    : null;
}

type MailServer = Pick<SmtpSettings, 'host' | 'tls' | 'checkCertificate'>;

function ofMailServer(name: 'SMTP_URL' | 'IMAP_URL', server: MailServer): Unencrypted | null {
  const { host, tls, checkCertificate } = server;
  if (isThisMachine(host)) return null;
  const mended = name === 'SMTP_URL' ? 'smtps:// or smtp+starttls://' : 'imaps://';
  if (tls === 'never') return { name, fault: `the connection to ${host} is not encrypted; use ${mended}` };
  if (tls === 'offered') {
    return { name, fault: `the connection to ${host} is encrypted only if it offers that; use ${mended}` };
  }
  return checkCertificate
    ? null
    : { name, fault: `the certificate of ${host} is not checked; take certificate=any out` };
}

/** Any setting that is an address of the web, so that a new one is looked at too. */
function ofWebAddress(name: string, value: unknown): Unencrypted | null {
  if (typeof value !== 'string' || !/^http:\/\//i.test(value)) return null;
  const { hostname } = new URL(value);
  return isThisMachine(hostname)
    ? null
    : { name, fault: `the connection to ${hostname} is not encrypted; use https://` };
}

/** @param host a name, an address, with or without brackets, or the path of a socket; empty for the default of a socket */
function isThisMachine(host: string): boolean {
  return (
    host === '' ||
    host.startsWith('/') ||
    host === 'localhost' ||
    /^\[?::1\]?$/.test(host) ||
    /^127(\.\d{1,3}){3}$/.test(host)
  );
}
