import { createHash } from 'node:crypto';
import type { Logger } from '../../kernel/log.js';
import { askText, callUrl } from '../ask.js';
import type { BreachedPasswords } from './breached-passwords.port.js';

const prefixLength = 5;

/**
 * A service with the range call of Pwned Passwords (https://haveibeenpwned.com/API/v3#PwnedPasswords), or a copy of it. It gets the first
 * five digits of the password's SHA-1, which some thousand known passwords share, and answers the other digits of all of them.
 */
export class PwnedPasswords implements BreachedPasswords {
  constructor(
    private readonly url: string,
    private readonly log: Logger,
    /** Somebody waits for the answer before their new password. */
    private readonly timeoutMs = 2_000,
  ) {}

  async isBreached(password: string): Promise<boolean> {
    // The service's choice; nothing depends on the strength of this hash.
    const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
    const address = callUrl(this.url, `range/${digest.slice(0, prefixLength)}`);
    try {
      const range = await askText(address, {
        timeoutMs: this.timeoutMs,
        // Entries that nobody had are mixed in, so that the length of the answer tells nothing.
        headers: { 'add-padding': 'true', 'user-agent': 'Frakto' },
      });
      return countIn(range, digest.slice(prefixLength)) > 0;
    } catch (error) {
      this.log.warn(
        { err: error, host: address.host },
        'breached passwords cannot be asked; the password is taken',
      );
      return false;
    }
  }
}

/**
 * How often a password was found; entries of the padding have 0.
 * @throws {Error} when the answer is no range
 */
function countIn(range: string, digits: string): number {
  let count = 0;
  for (const line of range.split(/\r?\n/)) {
    if (line === '') continue;
    const entry = /^([\dA-F]{35}):(\d+)$/i.exec(line);
    if (!entry) throw new Error('the answer is no range of passwords');
    if (entry[1]?.toUpperCase() === digits) count = Number(entry[2]);
  }
  return count;
}
