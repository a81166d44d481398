import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whose mailings somebody does not want. */
export interface Unsubscription {
  companyId: number;
  /** Of the address, see `addressHash`. */
  addressHash: string;
}

/** 128 bits in base64url: neither guessed nor met by accident. */
const digestLength = 22;
const codePattern = /^([1-9]\d{0,9})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})$/;

/** What is kept of an address that wants no more mails: enough to know it again, not to read it. */
export function addressHash(companyId: number, email: string): string {
  return createHash('sha256')
    .update(`${companyId} ${email.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, digestLength);
}

/** The code of the link by which an address unsubscribes. It names no address and does not end: the right to it does not either. */
export function unsubscribeCode({ companyId, addressHash: hash }: Unsubscription, secret: string): string {
  return `${companyId}.${hash}.${signatureOf(companyId, hash, secret)}`;
}

/**
 * What a code stands for; null for one that this installation has not made.
 * @param secrets the installation's, and former ones
 */
export function readUnsubscribeCode(code: string, secrets: readonly string[]): Unsubscription | null {
  const [, company = '', hash = '', signature = ''] = codePattern.exec(code) ?? [];
  const companyId = Number(company);
  if (companyId === 0 || companyId >= 2 ** 31) return null;
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(companyId, hash, secret))),
  );
  return isOurs ? { companyId, addressHash: hash } : null;
}

function signatureOf(companyId: number, hash: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`frakto unsubscribe 1\n${companyId}\n${hash}`)
    .digest('base64url')
    .slice(0, digestLength);
}
