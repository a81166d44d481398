import { dictionary } from '@zxcvbn-ts/language-common';

export const minPasswordLength = 6;
/** Long enough for any sentence; a limit at all, because hashing costs time. */
export const maxPasswordLength = 200;

const commonCount = 10_000;

/** The dictionary is sorted by how often a password was found in leaks, all in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, commonCount));

/** Why a password is refused. */
export type PasswordFault = 'too_short' | 'too_long' | 'password_too_common';

/**
 * Judges a new password: its length in characters, and whether it is one of the 10,000 most common ones in any
 * mixture of letter case.
 * @returns null when it may be used
 */
export function passwordFault(password: string): PasswordFault | null {
  if (password.length > maxPasswordLength) return 'too_long';
  if ([...password].length < minPasswordLength) return 'too_short';
  return commonPasswords.has(password.toLowerCase()) ? 'password_too_common' : null;
}
