import { expect, test } from '@jest/globals';
import { owaspCost, PasswordHasher } from './password-hash.js';

const cheap = new PasswordHasher({ memory: 64, passes: 1 });
/** Made by the former code: scrypt of `Trzy-osie-i-naczepa`. */
const oldHash = 'scrypt$16384$8$1$AAAAAAAAAAAAAAAAAAAAAA$QBr8U2bfBRCJK7xoyUFbQF0S5AcYyEexCvjKdYSUqd0';

test('a new hash is Argon2id at OWASP’s cost, in the PHC string format', async () => {
  const hash = await new PasswordHasher().hash('Trzy-osie-i-naczepa');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(owaspCost).toEqual({ memory: 19_456, passes: 2 });
});

test('a password fits its own hash alone; letters count as people see them', async () => {
  const hash = await cheap.hash('za\u017c\u00f3\u0142\u0107-lorry');
  expect(await cheap.isPasswordOf(hash, 'za\u017c\u00f3\u0142\u0107-lorry')).toBe(true);
  expect(await cheap.isPasswordOf(hash, 'zaz\u0307o\u0301\u0142c\u0301-lorry')).toBe(true);
  expect(await cheap.isPasswordOf(hash, 'za\u017c\u00f3\u0142\u0107-lorrY')).toBe(false);
  expect(await cheap.isPasswordOf(null, 'za\u017c\u00f3\u0142\u0107-lorry')).toBe(false);
  expect(await cheap.isPasswordOf('nonsense', 'nonsense')).toBe(false);
});

test('a hash by scrypt still fits and is outdated, as is one at another cost', async () => {
  expect(await cheap.isPasswordOf(oldHash, 'Trzy-osie-i-naczepa')).toBe(true);
  expect(await cheap.isPasswordOf(oldHash, 'another')).toBe(false);
  expect(cheap.isOutdated(oldHash)).toBe(true);
  const hash = await cheap.hash('Trzy-osie-i-naczepa');
  expect(cheap.isOutdated(hash)).toBe(false);
  expect(new PasswordHasher().isOutdated(hash)).toBe(true);
  expect(await new PasswordHasher().isPasswordOf(hash, 'Trzy-osie-i-naczepa')).toBe(true);
});

test('a flood is worked off a few at a time, and too many are sent away', async () => {
  let told = 0;
  const hasher = new PasswordHasher({ memory: 64, passes: 1 }, () => (told += 1));
  const outcomes = await Promise.allSettled(Array.from({ length: 600 }, () => hasher.hash('Trzy-osie')));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  // Three run, 500 wait.
  expect(refused).toHaveLength(97);
  expect(told).toBe(97);
  expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ code: 'busy' });
  expect(await hasher.hash('Trzy-osie')).toContain('$argon2id$');
});
