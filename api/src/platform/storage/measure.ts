import { createHash } from 'node:crypto';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { FileTooLargeError, type StoredFile } from './storage.port.js';

/** Lets bytes through, counts and hashes them, and fails once there are too many. */
export class Measure extends Transform {
  readonly #hash = createHash('sha256');
  #size = 0;

  constructor(private readonly maxBytes: number) {
    super();
  }

  /** What came through; to be asked once, after the end. */
  result(): StoredFile {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#size += chunk.length;
    if (this.#size > this.maxBytes) return done(new FileTooLargeError(this.maxBytes));
    this.#hash.update(chunk);
    done(null, chunk);
  }
}

/** Whatever was handed over, as a stream. */
export function asStream(content: Readable | Buffer): Readable {
  return Buffer.isBuffer(content) ? Readable.from([content]) : content;
}
