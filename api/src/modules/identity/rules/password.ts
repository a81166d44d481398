import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export const minPasswordLength = 6;
/** Long enough for any sentence; a limit at all, because hashing costs time. */
export const maxPasswordLength = 200;

const commonCount = 10_000;

/** The dictionary is sorted by how often a password was found in leaks, all in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, commonCount));

/**
 * Of zxcvbn's scores 0 to 4: what fewer than 1,000 guesses find is no password: one's own name, a few letters that repeat. More is not asked
 * for: sign-in allows a few guesses in a quarter of an hour.
 */
const neededScore = 1;

/** Judging takes time by the square of the length; what so many characters cannot do, more will not mend. */
const checkedLength = 100;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Why a password is refused. */
export type PasswordFault = 'too_short' | 'too_long' | 'password_too_common' | 'password_too_weak';

/**
 * Checks a new password: its length in characters, whether it is one of the 10,000 most common ones in any mixture of letter
 * case, and how hard it is to guess for somebody who knows its user.
 * @param known what others know of the user: names, the e-mail address, the company
 * @returns null when it may be used
 */
export function passwordFault(password: string, known: readonly string[] = []): PasswordFault | null {
  if (password.length > maxPasswordLength) return 'too_long';
  if ([...password].length < minPasswordLength) return 'too_short';
  if (commonPasswords.has(password.toLowerCase())) return 'password_too_common';
  const { score } = estimator.check(password.slice(0, checkedLength), [...wordsOf(known)]);
  return score < neededScore ? 'password_too_weak' : null;
}

/** Whole texts and the words in them, an e-mail address by its parts, and the product's own name. */
function wordsOf(known: readonly string[]): Set<string> {
  const words = new Set(['frakto']);
  for (const text of known) {
    const whole = text.slice(0, 254).toLowerCase();
    const [local = ''] = whole.split('@');
    for (const word of [whole, local, ...whole.split(/[^\p{L}\p{N}]+/u)])
      if (word.length > 2) words.add(word);
  }
  return words;
}
