import * as crypto from 'node:crypto';
import { Unavailable } from '../../../platform/http/errors.js';

interface Argon2Parameters {
  message: Buffer | string;
  nonce: Buffer;
  /** Lanes. */
  parallelism: number;
  /** Bytes of the result. */
  tagLength: number;
  /** In KiB. */
  memory: number;
  passes: number;
}

/** Node 24 has it; the types of Node that are used do not know of it yet. */
const { argon2 } = crypto as unknown as {
  argon2: (
    algorithm: 'argon2id',
    parameters: Argon2Parameters,
    done: (error: Error | null, key: Buffer) => void,
  ) => void;
};

/** What a hash costs: memory in KiB, and how often it is gone through. */
interface HashCost {
  memory: number;
  passes: number;
}

/** OWASP's Password Storage Cheat Sheet: Argon2id with 19 MiB, 2 passes, 1 lane. */
export const owaspCost: HashCost = { memory: 19_456, passes: 2 };

const lanes = 1;
const saltLength = 16;
const keyLength = 32;

/** Hashes that one process reckons at once: no more than 60 MiB, and other work finds a thread. */
const atOnce = 3;
/** Whoever comes when so many wait already is told to come back: half a minute of work. */
const maxWaiting = 500;

/**
 * Hashes passwords with Argon2id (RFC 9106) and checks them. The cost stands in each hash (PHC string format), so that it can grow; hashes
 * by scrypt, which were made before, are still checked.
 */
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private nobodysHash: Promise<string> | null = null;

  /**
   * @param cost another than OWASP's only in tests
   * @param onRefused is told of each who was sent away
   */
  constructor(
    private readonly cost: HashCost = owaspCost,
    private readonly onRefused: () => void = () => undefined,
  ) {}

  /**
   * Hashes a password with a salt of its own.
   * @throws {Unavailable} `busy` when too many wait
   */
  async hash(password: string): Promise<string> {
    const salt = crypto.randomBytes(saltLength);
    const key = await this.inTurn(() => deriveArgon2(password, salt, this.cost, lanes, keyLength));
    const { memory, passes } = this.cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(key)}`;
  }

  /**
   * Whether a password belongs to a hash. Without a hash it takes as long and is false.
   * @throws {Unavailable} `busy` when too many wait
   */
  async isPasswordOf(hash: string | null, password: string): Promise<boolean> {
    const checked = readHash(hash ?? (await this.hashOfNobody()));
    if (!checked) return false;
    const actual = await this.inTurn(() => checked.derive(password));
    const isRight = actual.length === checked.key.length && crypto.timingSafeEqual(actual, checked.key);
    return isRight && hash !== null;
  }

  /** Whether a hash was made at another cost, or in another way, than a new one. */
  isOutdated(hash: string): boolean {
    const { memory, passes } = this.cost;
    return !hash.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$`);
  }

  /** A hash that no password has: checking against it takes the time that a real one takes. */
  private async hashOfNobody(): Promise<string> {
    this.nobodysHash ??= this.hash(crypto.randomBytes(24).toString('base64url'));
    try {
      return await this.nobodysHash;
    } catch (error) {
      this.nobodysHash = null;
      throw error;
    }
  }

  /** Has few run at once: each takes megabytes, and a flood of sign-ins must not take gigabytes. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= atOnce) {
      if (this.waiting.length >= maxWaiting) {
        this.onRefused();
        throw new Unavailable('busy');
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      // Who waits takes the place over.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

interface ReadHash {
  key: Buffer;
  derive: (password: string) => Promise<Buffer>;
}

const argonHash =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;
const scryptHash =
  /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([A-Za-z0-9_-]{11,86})\$([A-Za-z0-9_-]{16,86})$/;

function readHash(hash: string): ReadHash | null {
  const argon = argonHash.exec(hash);
  if (argon) {
    const [, memory, passes, parallelism, salt = '', key = ''] = argon;
    const expected = Buffer.from(key, 'base64');
    const cost = { memory: Number(memory), passes: Number(passes) };
    return {
      key: expected,
      derive: (password) =>
        deriveArgon2(password, Buffer.from(salt, 'base64'), cost, Number(parallelism), expected.length),
    };
  }
  const old = scryptHash.exec(hash);
  if (!old) return null;
  const [, N, r, p, salt = '', key = ''] = old;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return {
    key: expected,
    derive: (password) => deriveScrypt(password, Buffer.from(salt, 'base64url'), cost, expected.length),
  };
}

function deriveArgon2(
  password: string,
  nonce: Buffer,
  { memory, passes }: HashCost,
  parallelism: number,
  tagLength: number,
): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, parallelism, tagLength, memory, passes }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function deriveScrypt(
  password: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
  length: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.scrypt(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Base64 as the PHC string format writes it: without the one or two signs at the end that fill it up. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
