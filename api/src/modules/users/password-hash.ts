import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a new hash: 2^14 blocks of 8 × 128 bytes, 16 MiB; about 50 ms on one core. */
const parameters = { N: 16_384, r: 8, p: 1 } as const;
const keyLength = 32;

function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Hashes a password with a salt of its own. The parameters stand in the hash, so that they can grow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, parameters);
  const { N, r, p } = parameters;
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether a password belongs to a hash. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** A hash that no password has: checking against it takes the time that a real one takes. */
export const nobodysHash = hashPassword(randomBytes(24).toString('base64url'));
