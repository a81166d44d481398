import type { Readable } from 'node:stream';

/**
 * The port to where files are kept. Adapters: `FileSystemStorage`, `S3Storage`, and `MemoryStorage` for tests. All pass
 * the same contract.
 *
 * A key is a random name that the caller makes with `createStorageKey`; nothing of what a person typed goes into it.
 */

/** What is said about a file that is put. */
export interface PutOptions {
  /** Media type, for storages that keep it beside the file, for example `application/pdf`. */
  contentType: string;
  /** Most bytes that are taken. */
  maxBytes: number;
}

/** What was stored. */
export interface StoredFile {
  /** Length in bytes. */
  size: number;
  /** SHA-256 of the content, 64 lower-case hexadecimal digits. */
  sha256: string;
}

/** A stored file that is being read: its bytes and their number. Read it to the end or destroy it. */
export type FileContent = Readable & { readonly size: number };

/**
 * Keeps files. Safe to use concurrently, also by several processes. Each method throws a StorageUnavailableError when
 * what keeps the files cannot be reached or does not do its work; the same may go well later.
 */
export interface Storage {
  /**
   * Stores a file under a new key. It is there for readers whole or not at all, and once this resolves it survives
   * a power cut. An existing file of the same key is replaced. A stream that was not read to its end is destroyed.
   * @throws FileTooLargeError when there are more than `maxBytes`; nothing is stored
   * @throws InvalidStorageKeyError when the key is not of `createStorageKey`'s form
   */
  put(key: string, content: Readable | Buffer, options: PutOptions): Promise<StoredFile>;
  /**
   * Opens a file for reading.
   * @throws FileNotFoundError when there is none
   */
  open(key: string): Promise<FileContent>;
  /** Removes a file; it is no error when there is none. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** @throws StorageUnavailableError with the reason when files could not be stored now */
  check(): Promise<void>;
  /** Lets go of connections. Nothing is stored or read after it. */
  close(): Promise<void>;
}

/** What keeps the files is away, full, or refuses. The message is the reason, and never holds a key. */
export class StorageUnavailableError extends Error {
  override readonly name: string = 'StorageUnavailableError';
}

/** There is no room left where the files are kept. What is there can be read. */
export class StorageFullError extends StorageUnavailableError {
  override readonly name = 'StorageFullError';
}

/** The content is longer than the caller allows. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';

  constructor(
    /** The limit that was passed, in bytes. */
    readonly maxBytes: number,
  ) {
    super(`The file is larger than ${maxBytes} bytes`);
  }
}

/** There is no file of that key. */
export class FileNotFoundError extends Error {
  override readonly name = 'FileNotFoundError';

  constructor(readonly key: string) {
    super(`There is no stored file ${key}`);
  }
}

/** The key is not one that `createStorageKey` makes; a fault of the caller, not of a person. */
export class InvalidStorageKeyError extends Error {
  override readonly name = 'InvalidStorageKeyError';

  constructor() {
    super('A storage key has 32 to 64 characters of a-z and 0-9');
  }
}
