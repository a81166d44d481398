import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import type { Fault } from '../../../platform/http/checks.js';
import type { Vault, VaultContext } from '../../../platform/vault/vault.port.js';
import type { KsefSettingsInput } from './ksef-settings.dto.js';

/** What is sealed: a token, a certificate with its key (PKCS#8, without a password), or both. */
export interface KsefSecret {
  token?: string;
  certificate?: { pem: string; key: string };
}

/** A certificate with its key, looked at. */
interface ReadCertificate {
  pem: string;
  key: string;
  endsAt: Date;
}

const contextOf = (companyId: number): VaultContext => `ksef:${companyId}`;

/** Seals what a company proves itself by. */
export function sealSecret(vault: Vault, companyId: number, secret: KsefSecret): string {
  return vault.seal(JSON.stringify(secret), contextOf(companyId));
}

/** @throws {VaultError} when it was sealed under a secret that nobody knows any more, or for another company */
export function openSecret(vault: Vault, companyId: number, sealed: string): KsefSecret {
  return JSON.parse(vault.open(sealed, contextOf(companyId)).text) as KsefSecret;
}

/**
 * Reads a certificate with its key.
 * @returns what is wrong with them, or both of them
 */
export function readCertificate(
  { certificate, private_key, private_key_password }: KsefSettingsInput,
  now: Date,
): { faults: Fault[] } | ReadCertificate {
  const fault = (field: string, code: Fault['code']) => ({ faults: [{ field, code }] });
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
  return { pem: read.toString(), key: key.export({ type: 'pkcs8', format: 'pem' }).toString(), endsAt };
}
