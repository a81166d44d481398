import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bits of zero that the hash of a proof begins with: about 65,000 tries, a second on a phone. */
export const difficulty = 16;
/** Nobody fills in the form in less. */
export const minSeconds = 3;
/** So long a form may be open; its page asks for another challenge before. */
export const maxSeconds = 2 * 3600;

const pattern = /^([A-Za-z0-9_-]{22})\.(\d{1,10})\.([A-Za-z0-9_-]{43})$/;

/** What a challenge that was made here says. */
export interface ReadChallenge {
  /** Different in each. */
  nonce: string;
  /** Seconds since it was made. */
  age: number;
}

/** Makes a challenge for the form of one code: random, with the time, signed. */
export function makeChallenge(code: string, now: Date, secret: string): string {
  const content = `${randomBytes(16).toString('base64url')}.${Math.floor(now.getTime() / 1000)}`;
  return `${content}.${signatureOf(code, content, secret)}`;
}

/** Reads a challenge; null when it was not made here for that form. @param secrets the present one and former ones */
export function readChallenge(
  text: string,
  code: string,
  now: Date,
  secrets: readonly string[],
): ReadChallenge | null {
  const [, nonce, seconds, signature] = pattern.exec(text) ?? [];
  if (!nonce || !seconds || !signature) return null;
  const isOf = (secret: string): boolean =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(code, `${nonce}.${seconds}`, secret)));
  return secrets.some(isOf) ? { nonce, age: now.getTime() / 1000 - Number(seconds) } : null;
}

/** Whether the work was done that a challenge asks for. */
export function isProofOf(challenge: string, proof: string): boolean {
  return (
    createHash('sha256').update(`${challenge}:${proof}`).digest().readUInt32BE(0) >>> (32 - difficulty) === 0
  );
}

function signatureOf(code: string, content: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`embedded form challenge ${code} ${content}`)
    .digest('base64url');
}
