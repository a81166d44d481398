import type { KsefTarget } from '../ksef/ksef-settings.dto.js';
import { constants, sign, type KeyObject } from 'node:crypto';
import encodeQr from 'qr';

const hosts: Readonly<Record<KsefTarget, string>> = {
  test: 'qr-test.ksef.mf.gov.pl',
  demo: 'qr-demo.ksef.mf.gov.pl',
  production: 'qr.ksef.mf.gov.pl',
};

/** An invoice as QR codes name it. */
export interface CodedInvoice {
  environment: KsefTarget;
  /** Ten digits. */
  sellerNip: string;
  /** SHA-256 of its file, in base64. */
  hash: string;
}

/** Who signs that an invoice is theirs while KSeF does not know it. */
export interface OfflineCertificate {
  /** Of the KSeF certificate of type Offline, in hexadecimal digits. */
  serialNumber: string;
  /** RSA of 2048 bits and more, or ECDSA P-256. */
  privateKey: KeyObject;
  /** The NIP of the company in whose context it works. */
  contextNip: string;
}

/** What stands below a code II. */
export const certificateLabel = 'CERTYFIKAT';

/** What stands below a code I: the number, or `OFFLINE` as long as KSeF has given none. */
export function invoiceLabel(ksefNumber: string | null): string {
  return ksefNumber ?? 'OFFLINE';
}

/**
 * Code I of the Ministry's rules: by it everybody can look up whether an invoice is in KSeF and unchanged.
 * @param issueDate the day of issue (`P_1`), `YYYY-MM-DD`
 */
export function invoiceLink({ environment, sellerNip, hash }: CodedInvoice, issueDate: string): string {
  const day = issueDate.split('-').toReversed().join('-');
  return `https://${hosts[environment]}/invoice/${sellerNip}/${day}/${urlSafe(hash)}`;
}

/**
 * Code II: says who issued an invoice that KSeF does not have yet. Signed is the link without `https://`: by RSA-PSS with
 * SHA-256 and a salt of 32 bytes, or by ECDSA with SHA-256, r and s one behind the other.
 * @throws {TypeError} when the key is neither RSA nor elliptic
 */
export function certificateLink(
  { environment, sellerNip, hash }: CodedInvoice,
  { serialNumber, privateKey, contextNip }: OfflineCertificate,
): string {
  const path = `${hosts[environment]}/certificate/Nip/${contextNip}/${sellerNip}/${serialNumber}/${urlSafe(hash)}`;
  return `https://${path}/${signatureOf(path, privateKey).toString('base64url')}`;
}

function signatureOf(path: string, key: KeyObject): Buffer {
  const bytes = Buffer.from(path, 'utf8');
  switch (key.asymmetricKeyType) {
    case 'rsa':
      return sign('sha256', bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 });
    case 'ec':
      return sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' });
    default:
      throw new TypeError(`No key of an offline certificate: ${String(key.asymmetricKeyType)}`);
  }
}

/** A link as a QR code to print (ISO/IEC 18004), as SVG. */
export function qrCodeOf(link: string): string {
  return encodeQr(link, 'svg', { ecc: 'medium', border: 4 });
}

function urlSafe(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64url');
}
