import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Plain bytes of a chunk; of the last one fewer. */
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const saltBytes = 16;
const magic = Buffer.from('FRAKTO\u0001');

/** What is sealed cannot be opened: by this key, or at all. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Seals what is stored elsewhere, by a key of its own (AES-256-GCM). Content of any length goes through in chunks, each with its
 * place and whether it is the last: none can be left out, moved or cut off unseen. What an object is for is sealed along, so that
 * none can be put in another's place.
 */
export class Sealer {
  /** Tells keys apart, and nothing of the key. */
  readonly id: string;

  /** @param key the setting BACKUP_KEY */
  constructor(private readonly key: string) {
    this.id = this.sign('id').slice(0, 16);
  }

  /** A signature of a text by a key made of the key. */
  sign(text: string): string {
    return createHmac('sha256', Buffer.from(hkdfSync('sha256', this.key, '', 'frakto backup signature', 32)))
      .update(text)
      .digest('hex');
  }

  /** @param purpose what the content is for; `open` has to be told the same */
  seal(purpose: string): Transform {
    const salt = randomBytes(saltBytes);
    const key = this.keyOf(salt, purpose);
    let begun = false;
    const head = (): Buffer[] => {
      if (begun) return [];
      begun = true;
      return [magic, salt];
    };
    return chunked(chunkBytes, (chunk, number, isLast) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
      return Buffer.concat([...head(), cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    });
  }

  /** Opens what `seal` made; the stream fails with a SealError when it was changed, or sealed by another key. */
  open(purpose: string): Transform {
    const headBytes = magic.length + saltBytes;
    let head = Buffer.alloc(0);
    let key: Buffer | null = null;
    const chunks = chunked(chunkBytes + tagBytes, (chunk, number, isLast) => {
      if (key === null || chunk.length < tagBytes) throw new SealError('The content ends too early.');
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast));
      decipher.setAuthTag(chunk.subarray(chunk.length - tagBytes));
      try {
        return Buffer.concat([decipher.update(chunk.subarray(0, chunk.length - tagBytes)), decipher.final()]);
      } catch {
        throw new SealError('The content was changed, or was sealed by another key.');
      }
    });
    const transform = chunks._transform.bind(chunks);
    chunks._transform = (data: Buffer, encoding: BufferEncoding, done: TransformCallback) => {
      if (key !== null) {
        transform(data, encoding, done);
        return;
      }
      head = Buffer.concat([head, data]);
      if (head.length < headBytes) {
        done();
        return;
      }
      if (!head.subarray(0, magic.length).equals(magic)) {
        done(new SealError('The content is not sealed.'));
        return;
      }
      key = this.keyOf(head.subarray(magic.length, headBytes), purpose);
      transform(head.subarray(headBytes), encoding, done);
    };
    return chunks;
  }

  private keyOf(salt: Buffer, purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, salt, `frakto backup ${purpose}`, 32));
  }
}

/** Cuts a stream into pieces of one length and maps each. The last is shorter, or empty, or of that length too. */
function chunked(size: number, map: (chunk: Buffer, number: number, isLast: boolean) => Buffer): Transform {
  let waiting: Buffer[] = [];
  let length = 0;
  let number = 0;
  return new Transform({
    transform(data: Buffer, _encoding, done) {
      waiting.push(data);
      length += data.length;
      // Not before there is more: what is cut off now is not the last.
      if (length <= size) return done();
      try {
        let rest = Buffer.concat(waiting);
        for (; rest.length > size; rest = rest.subarray(size)) {
          this.push(map(rest.subarray(0, size), number, false));
          number += 1;
        }
        waiting = [rest];
        length = rest.length;
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, map(Buffer.concat(waiting), number, true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** A chunk's place and whether it is the last. The key is of this content alone. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 0);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
