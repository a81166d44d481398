import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { WebFault } from './web-fetch.port.js';

/** How many bytes are read of an answer: as they come, and unpacked. */
export interface ByteLimits {
  packed: number;
  unpacked: number;
}

const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What was read of an answer. */
export interface ReadBytes {
  bytes: Buffer;
  /** There was more. */
  isCut: boolean;
}

/**
 * Reads an answer up to a limit; what goes beyond is neither unpacked nor kept, so that a small answer cannot become a
 * large one in memory.
 * @throws {WebFault} `bad_answer` when it is packed in a way that cannot be read
 */
export async function readAnswer(response: IncomingMessage, limits: ByteLimits): Promise<ReadBytes> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const packed = countedUpTo(response, limits.packed);
  if (encoding === 'identity' || encoding === '') return collect(packed.stream, limits.unpacked, packed);
  const unpacker = unpackers[encoding]?.() as (Readable & NodeJS.WritableStream) | undefined;
  if (!unpacker) throw new WebFault('bad_answer', `packed as ${encoding.slice(0, 40)}`);
  const feeding = feed(packed.stream, unpacker);
  try {
    return await collect(unpacker, limits.unpacked, packed);
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
      ? new WebFault('bad_answer', 'what came cannot be unpacked')
      : error;
  } finally {
    unpacker.destroy();
    await feeding;
  }
}

interface Counted {
  stream: AsyncIterable<Buffer>;
  isCut: boolean;
}

function countedUpTo(response: IncomingMessage, limit: number): Counted {
  const counted: Counted = { stream: parts(), isCut: false };
  return counted;

  async function* parts(): AsyncGenerator<Buffer> {
    let left = limit;
    for await (const part of response as AsyncIterable<Buffer>) {
      yield part.subarray(0, left);
      left -= part.length;
      if (left > 0) continue;
      counted.isCut = true;
      return;
    }
  }
}

/** Gives the packed bytes to the unpacker; a break of the connection reaches whoever reads from that. */
async function feed(
  packed: AsyncIterable<Buffer>,
  unpacker: Readable & NodeJS.WritableStream,
): Promise<void> {
  try {
    for await (const part of packed) {
      if (unpacker.destroyed) return;
      if (unpacker.write(part)) continue;
      await new Promise<void>((resolve) => {
        unpacker.once('drain', resolve).once('close', resolve);
      });
    }
    unpacker.end();
  } catch (error) {
    unpacker.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

async function collect(stream: AsyncIterable<unknown>, limit: number, packed: Counted): Promise<ReadBytes> {
  const parts: Buffer[] = [];
  let left = limit;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, left));
      left -= part.length;
      if (left <= 0) return { bytes: Buffer.concat(parts), isCut: true };
    }
  } catch (error) {
    // What was cut by us ends too early for the unpacker: the beginning is what was wanted.
    if (!packed.isCut) throw error;
  }
  return { bytes: Buffer.concat(parts), isCut: packed.isCut };
}
