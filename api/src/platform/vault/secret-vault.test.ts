import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SecretVault } from './secret-vault.js';
import { VaultError, type VaultContext, type VaultFault } from './vault.port.js';

const secret = 'the secret of today, which is long enough';
const former = 'the secret of yesterday, long enough too';
const vault = new SecretVault({ current: secret, previous: [] });
const contexts = fc.tuple(fc.string(), fc.nat()).map(([kind, id]): VaultContext => `${kind}:${id}`);
const wellFormed = fc.string({ unit: 'grapheme' });

const faultOf = (open: () => unknown): VaultFault | 'opened' => {
  try {
    open();
    return 'opened';
  } catch (error) {
    if (error instanceof VaultError) return error.fault;
    throw error;
  }
};

describe('a vault', () => {
  test('opens what it sealed, and never seals twice alike', () => {
    fc.assert(
      fc.property(wellFormed, contexts, (text, context) => {
        const sealed = vault.seal(text, context);
        expect(sealed).toMatch(/^v1\.[A-Za-z0-9_-]+$/);
        expect(sealed.startsWith(vault.currentPrefix)).toBe(true);
        expect(vault.open(sealed, context)).toEqual({ text, needsReseal: false });
        expect(vault.seal(text, context)).not.toBe(sealed);
      }),
    );
  });

  test('refuses a text in which any character was changed, left out or added', () => {
    fc.assert(
      fc.property(
        wellFormed,
        fc.nat(),
        fc.constantFrom('A', 'b', '-', '_', '9', '=', ' '),
        (text, at, other) => {
          const sealed = vault.seal(text, 'ksef:1');
          const place = at % sealed.length;
          fc.pre(sealed[place] !== other);
          const changed = [
            sealed.slice(0, place) + other + sealed.slice(place + 1),
            sealed.slice(0, place) + sealed.slice(place + 1),
            `${sealed}${other}`,
          ];
          for (const forged of changed)
            expect(faultOf(() => vault.open(forged, 'ksef:1'))).not.toBe('opened');
        },
      ),
    );
  });

  test('refuses a text of another record', () => {
    fc.assert(
      fc.property(contexts, contexts, (own, other) => {
        fc.pre(own !== other);
        expect(faultOf(() => vault.open(vault.seal('key', own), other))).toBe('tampered');
      }),
    );
  });

  test('opens what a former secret sealed and says that it is to be sealed again', () => {
    const sealed = new SecretVault({ current: former, previous: [] }).seal('key', 'ksef:1');
    const rotated = new SecretVault({ current: secret, previous: ['x'.repeat(32), former] });
    expect(rotated.open(sealed, 'ksef:1')).toEqual({ text: 'key', needsReseal: true });
    expect(sealed.startsWith(rotated.currentPrefix)).toBe(false);
    const again = rotated.seal('key', 'ksef:1');
    expect(vault.open(again, 'ksef:1')).toEqual({ text: 'key', needsReseal: false });
  });

  test('says that the key is unknown, or that it is no sealed text', () => {
    const sealed = new SecretVault({ current: former, previous: [] }).seal('key', 'ksef:1');
    expect(faultOf(() => vault.open(sealed, 'ksef:1'))).toBe('unknown_key');
    for (const text of ['', 'v1.', 'v2.AAAA', 'key', vault.currentPrefix]) {
      expect([text, faultOf(() => vault.open(text, 'ksef:1'))]).toEqual([text, 'malformed']);
    }
  });

  test('tells nothing of the content in its errors', () => {
    const sealed = vault.seal('hunter2', 'ksef:1');
    expect(() => vault.open(sealed, 'ksef:2')).toThrow(new VaultError('tampered', 'ksef:2'));
    expect(new VaultError('tampered', 'ksef:2').message).not.toContain('hunter2');
  });
});
