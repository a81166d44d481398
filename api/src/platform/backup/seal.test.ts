import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { Sealer, SealError } from './seal.js';
import { chain } from './streams.js';

const sealer = new Sealer('a key of at least thirty-two characters');
const chunk = 64 * 1024;
const sealed = (content: Buffer, purpose = 'test'): Promise<Buffer> =>
  buffer(chain(Readable.from([content]), sealer.seal(purpose)));
/** In pieces that fit no chunk. */
const opened = (content: Buffer, by = sealer, purpose = 'test'): Promise<Buffer> => {
  const pieces = Array.from({ length: Math.ceil(content.length / 1000) }, (_each, at) =>
    content.subarray(at * 1000, at * 1000 + 1000),
  );
  return buffer(chain(Readable.from(pieces), by.open(purpose)));
};

describe('what is sealed', () => {
  test.each([0, 1, 1000, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_000])(
    'of %i bytes opens again',
    async (size) => {
      const content = randomBytes(size);
      const stored = await sealed(content);
      expect(stored.length).toBeGreaterThan(size);
      expect((await opened(stored)).equals(content)).toBe(true);
    },
  );

  test('opens neither by another key nor for another purpose, and is never twice the same', async () => {
    const content = Buffer.from('ul. Portowa 3');
    const stored = await sealed(content);
    expect(stored.includes(content)).toBe(false);
    expect(stored.equals(await sealed(content))).toBe(false);
    await expect(opened(stored, new Sealer('another key of thirty-two characters!'))).rejects.toThrow(
      SealError,
    );
    await expect(opened(stored, sealer, 'other')).rejects.toThrow(SealError);
  });

  test('opens no longer when a byte was changed, wherever, or when chunks were cut off, left out or exchanged', async () => {
    const content = randomBytes(2 * chunk + 100);
    const stored = await sealed(content);
    const head = stored.length - content.length - 3 * 16;
    for (const at of [0, head - 1, head, head + chunk, head + 2 * chunk + 40, stored.length - 1]) {
      const changed = Buffer.from(stored);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(opened(changed)).rejects.toThrow(SealError);
    }
    const frame = chunk + 16;
    const parts = [0, 1, 2].map((at) => stored.subarray(head + at * frame, head + (at + 1) * frame));
    const [first = Buffer.alloc(0), second = first, third = first] = parts;
    const start = stored.subarray(0, head);
    for (const spoilt of [
      [first],
      [first, second],
      [second, third],
      [first, third],
      [second, first, third],
    ]) {
      await expect(opened(Buffer.concat([start, ...spoilt]))).rejects.toThrow(SealError);
    }
    await expect(opened(stored.subarray(0, 10))).rejects.toThrow(SealError);
    await expect(opened(Buffer.from('not sealed, and long enough to have a head'))).rejects.toThrow(
      SealError,
    );
  });
});
