import { randomBytes } from 'node:crypto';
import { InvalidStorageKeyError } from './storage.port.js';

const pattern = /^[a-z0-9]{32,64}$/;

/** Makes a key that nobody can guess and that is safe as a file name anywhere. */
export function createStorageKey(): string {
  return randomBytes(20).toString('hex');
}

/**
 * Lets only keys through that cannot lead out of the storage.
 * @throws InvalidStorageKeyError
 */
export function checkStorageKey(key: string): void {
  if (!pattern.test(key)) throw new InvalidStorageKeyError();
}
