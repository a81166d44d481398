import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Frakto';
/** Seconds that a code is shown (RFC 6238, section 5.2 recommends 30). */
const period = 30;
/** Codes of so many steps before and after the present one count, since clocks differ. */
const window = 1;
const secretBytes = 20;

export const recoveryCodeCount = 10;
/** Without the letters and digits that are taken for one another (Crockford's base 32, in lower case). */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** 120 bits. From 112 on a plain hash suffices (OWASP ASVS 5.0, 6.5.2). */
const recoveryLength = 24;
/** Codes that were made before have 80 bits; they work until they are used or renewed. */
const formerRecoveryLength = 16;

/** What a person typed as the second step of a sign-in. */
export type FactorCode = { kind: 'totp' | 'recovery'; code: string };

function generatorOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period });
}

/** A new secret of an authenticator app, in base 32. */
export function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an authenticator app reads from a QR code. @param account the e-mail address, which the app shows */
export function otpauthUri(secret: string, account: string): string {
  return generatorOf(secret, account).toString();
}

/** The step that a code belongs to, counted as in RFC 6238; null when it is none of the present ones. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = generatorOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** Codes that each open the account once, for whoever has lost the app: six groups of four. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(32)]).join('');
    return letters.replace(/.{4}(?!$)/g, '$&-');
  });
}

/** What of a recovery code is stored. */
export function hashOfRecoveryCode(userId: number, code: string): Buffer {
  return createHash('sha256').update(`recovery ${userId} ${code}`).digest();
}

/** Reads what somebody typed, with or without blanks and dashes, in any letters; null when it can be no code. */
export function readFactorCode(typed: string): FactorCode | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  if (code.length !== recoveryLength && code.length !== formerRecoveryLength) return null;
  const isCode = [...code].every((letter) => recoveryAlphabet.includes(letter));
  return isCode ? { kind: 'recovery', code: code.replace(/.{4}(?!$)/g, '$&-') } : null;
}
