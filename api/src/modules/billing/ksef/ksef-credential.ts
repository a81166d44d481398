import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import type { Fault } from '../../../platform/http/checks.js';
import { VaultError, type Vault, type VaultContext } from '../../../platform/vault/vault.port.js';
import { certificateKindOf, type CertificateKind } from './certificate-kind.js';

/** A certificate with its key (PKCS#8, without a password), both in PEM. */
export interface KeyedCertificate {
  pem: string;
  key: string;
}

/** What is sealed of the sign-in: a token, a certificate, or both. */
export interface KsefSecret {
  token?: string;
  certificate?: KeyedCertificate;
}

/** A certificate with its key as they were entered, in PEM. */
interface EnteredCertificate {
  certificate?: string | null | undefined;
  private_key?: string | null | undefined;
  private_key_password?: string | null | undefined;
}

/** What a certificate says of itself. */
interface CertificateFacts {
  /** Null where it does not tell. */
  kind: CertificateKind | null;
  /** Whom it names. */
  name: string;
  /** In hexadecimal digits. */
  serialNumber: string;
  endsAt: Date;
}

/** A certificate with its key, looked at. */
type ReadCertificate = KeyedCertificate & CertificateFacts;

const contextOf = (companyId: number): VaultContext => `ksef:${companyId}`;
const offlineContextOf = (companyId: number): VaultContext => `ksef-offline:${companyId}`;

/** Seals what a company signs in by. */
export function sealSecret(vault: Vault, companyId: number, secret: KsefSecret): string {
  return vault.seal(JSON.stringify(secret), contextOf(companyId));
}

/** @throws {VaultError} when it was sealed under a secret that nobody knows any more, or for another company */
export function openSecret(vault: Vault, companyId: number, sealed: string): KsefSecret {
  return JSON.parse(vault.open(sealed, contextOf(companyId)).text) as KsefSecret;
}

/** What is stored of the sign-in; null where nothing is, or it cannot be opened any more. */
export function openStoredSecret(vault: Vault, companyId: number, sealed: string | null): KsefSecret | null {
  return opened(() => (sealed === null ? null : openSecret(vault, companyId, sealed)));
}

/** Seals what signs a company's offline invoices. */
export function sealOfflineCertificate(
  vault: Vault,
  companyId: number,
  { pem, key }: KeyedCertificate,
): string {
  return vault.seal(JSON.stringify({ pem, key }), offlineContextOf(companyId));
}

/** What is stored that may sign code II, of the environment that is asked for; null where nothing is. */
export interface StoredSigners {
  company_id: number;
  sealed_secret: string | null;
  sealed_offline_certificate: string | null;
}

/**
 * The certificate that signs code II: the one for offline invoices, else that of the sign-in, unless it says that it is for signing in alone, which
 * KSeF does not take there.
 * @param day of the invoice, `YYYY-MM-DD`: one that had ended before signs nothing
 * @returns null where there is none, or it cannot be opened: a page without code II is better than none
 */
export function offlineSignerOf(
  { company_id, sealed_secret, sealed_offline_certificate }: StoredSigners,
  day: string,
  vault: Vault,
): KeyedCertificate | null {
  const offline = opened(() =>
    sealed_offline_certificate === null
      ? null
      : (JSON.parse(
          vault.open(sealed_offline_certificate, offlineContextOf(company_id)).text,
        ) as KeyedCertificate),
  );
  const ofSignIn = openStoredSecret(vault, company_id, sealed_secret)?.certificate ?? null;
  const isSigner = (one: KeyedCertificate | null): one is KeyedCertificate => {
    if (one === null) return false;
    const read = new X509Certificate(one.pem);
    return (
      new Date(read.validTo) > new Date(`${day}T00:00:00Z`) && certificateKindOf(read) !== 'authentication'
    );
  };
  return [offline, ofSignIn].find(isSigner) ?? null;
}

function opened<T>(open: () => T | null): T | null {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    return null;
  }
}

/**
 * Reads a certificate with its key.
 * @param prefix of the fields that they were entered in
 * @returns what is wrong with them, or both of them
 */
export function readCertificate(
  { certificate, private_key, private_key_password }: EnteredCertificate,
  now: Date,
  prefix: '' | 'offline_' = '',
): { faults: Fault[] } | ReadCertificate {
  const fault = (field: keyof EnteredCertificate, code: Fault['code']) => ({
    faults: [{ field: `${prefix}${field}`, code }],
  });
  if (!certificate) return fault('certificate', 'required');
  if (!private_key) return fault('private_key', 'required');
  let read: X509Certificate;
  try {
    read = new X509Certificate(certificate);
  } catch {
    return fault('certificate', 'invalid_certificate');
  }
  const endsAt = new Date(read.validTo);
  if (endsAt <= now) return fault('certificate', 'certificate_expired');
  let key: KeyObject;
  try {
    key = createPrivateKey({
      key: private_key,
      ...(private_key_password ? { passphrase: private_key_password } : {}),
    });
  } catch {
    return fault('private_key', 'invalid_private_key');
  }
  if (key.asymmetricKeyType !== 'rsa' && key.asymmetricKeyType !== 'ec')
    return fault('private_key', 'invalid_private_key');
  if (!read.checkPrivateKey(key)) return fault('private_key', 'private_key_of_another');
  return {
    pem: read.toString(),
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ...factsOf(read),
  };
}

/** What a certificate in PEM says of itself. */
export function certificateFacts(pem: string): CertificateFacts {
  return factsOf(new X509Certificate(pem));
}

function factsOf(read: X509Certificate): CertificateFacts {
  return {
    kind: certificateKindOf(read),
    name: nameOf(read),
    serialNumber: read.serialNumber,
    endsAt: new Date(read.validTo),
  };
}

/** Whom a certificate names: its common name, else its organisation. */
function nameOf({ subject }: X509Certificate): string {
  const parts = subject.split('\n');
  const found = ['CN=', 'O='].map((start) =>
    parts.find((part) => part.startsWith(start))?.slice(start.length),
  );
  return (found.find(Boolean) ?? '').slice(0, 200);
}
