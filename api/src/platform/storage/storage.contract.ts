import { createHash, randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createStorageKey } from './storage-key.js';
import {
  FileNotFoundError,
  FileTooLargeError,
  InvalidStorageKeyError,
  StorageUnavailableError,
  type PutOptions,
  type Storage,
} from './storage.port.js';

/** A storage under test. */
interface StorageUnderTest {
  storage: Storage;
  /** Takes away what keeps the files; a storage without it cannot lose what it has. */
  goAway?(): Promise<void>;
  dispose(): Promise<void>;
}

/** Settings of a put that takes a megabyte. */
export const upToOneMegabyte: PutOptions = { contentType: 'application/pdf', maxBytes: 1024 * 1024 };

/** What every storage must do. */
export function describeStorage(name: string, start: () => Promise<StorageUnderTest>): void {
  describe(`storage contract: ${name}`, () => {
    let subject: StorageUnderTest;
    let storage: Storage;
    let key: string;

    const put = (content: Readable | Buffer, maxBytes = upToOneMegabyte.maxBytes) =>
      storage.put(key, content, { ...upToOneMegabyte, maxBytes });
    const read = async (name = key) => buffer(await storage.open(name));
    const failure = (work: Promise<unknown>) =>
      work.then(
        () => 'none',
        (error: unknown) => error,
      );

    beforeEach(async () => {
      subject = await start();
      storage = subject.storage;
      key = createStorageKey();
    });
    afterEach(() => subject.dispose());

    test.each([0, 1, 65_536, 1024 * 1024])('what is read is what was put: %i bytes', async (size) => {
      const content = randomBytes(size);
      const sha256 = createHash('sha256').update(content).digest('hex');
      expect(await put(content)).toEqual({ size, sha256 });
      const file = await storage.open(key);
      expect(file.size).toBe(size);
      expect((await buffer(file)).equals(content)).toBe(true);
    });

    test('a stream is stored as a buffer is', async () => {
      const chunks = Array.from({ length: 30 }, () => randomBytes(20_000));
      const content = Buffer.concat(chunks);
      const sha256 = createHash('sha256').update(content).digest('hex');
      expect(await put(Readable.from(chunks))).toEqual({ size: 600_000, sha256 });
      expect((await read()).equals(content)).toBe(true);
    });

    test('a file of exactly the allowed size is taken, one byte more is not', async () => {
      await put(Buffer.alloc(1_000), 1_000);
      key = createStorageKey();
      const error = await failure(put(Buffer.alloc(1_001), 1_000));
      expect(error).toBeInstanceOf(FileTooLargeError);
      expect((error as FileTooLargeError).maxBytes).toBe(1_000);
      expect(await storage.exists(key)).toBe(false);
    });

    test('a stream that does not end is cut off at the limit', async () => {
      let sent = 0;
      const endless = new Readable({
        read() {
          sent += 10_000;
          this.push(Buffer.alloc(10_000));
        },
      });
      expect(await failure(put(endless, 100_000))).toBeInstanceOf(FileTooLargeError);
      expect(endless.destroyed).toBe(true);
      expect(sent).toBeLessThan(1_000_000);
      expect(await storage.exists(key)).toBe(false);
    });

    test('a stream that breaks leaves nothing, and says why', async () => {
      const broken = new PassThrough();
      broken.write('half');
      const stored = failure(put(broken));
      // Were nobody listening yet, the error would end the process.
      expect(broken.listenerCount('error')).toBeGreaterThan(0);
      broken.destroy(new Error('the connection is gone'));
      expect(await stored).toEqual(new Error('the connection is gone'));
      expect(await storage.exists(key)).toBe(false);
    });

    test('a stream that is over already is an error', async () => {
      const over = new PassThrough();
      over.destroy();
      expect(await failure(put(over))).toBeInstanceOf(Error);
      expect(await storage.exists(key)).toBe(false);
    });

    test('a second file of the same key replaces the first, whole or not at all', async () => {
      await put(Buffer.from('first'));
      await put(Buffer.from('second'));
      expect(String(await read())).toBe('second');
      expect(await failure(put(Buffer.from('third'), 2))).toBeInstanceOf(FileTooLargeError);
      expect(String(await read())).toBe('second');
    });

    test('of files put at once under one key, one is there whole', async () => {
      const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index));
      await Promise.all(contents.map((content) => put(Readable.from([content]))));
      const found = await read();
      expect(contents.some((content) => content.equals(found))).toBe(true);
    });

    test('many files at once are all there', async () => {
      const files = Array.from({ length: 40 }, () => ({
        key: createStorageKey(),
        content: randomBytes(5_000),
      }));
      await Promise.all(files.map((file) => storage.put(file.key, file.content, upToOneMegabyte)));
      for (const file of files) expect((await read(file.key)).equals(file.content)).toBe(true);
    });

    test('a file that is being read stays what it was', async () => {
      const content = randomBytes(900_000);
      await put(content);
      const first = await storage.open(key);
      const second = await storage.open(key);
      await put(Buffer.from('replaced'));
      expect((await buffer(first)).equals(content)).toBe(true);
      await storage.delete(key);
      expect((await buffer(second)).equals(content)).toBe(true);
    });

    test('a reader may stop half-way', async () => {
      await put(randomBytes(900_000));
      const file = await storage.open(key);
      for await (const chunk of file) {
        expect(chunk).toBeInstanceOf(Uint8Array);
        break;
      }
      expect(file.destroyed).toBe(true);
    });

    test('a deleted file is gone, and deleting it again is no error', async () => {
      await put(Buffer.from('x'));
      expect(await storage.exists(key)).toBe(true);
      await storage.delete(key);
      await storage.delete(key);
      expect(await storage.exists(key)).toBe(false);
      const error = await failure(storage.open(key));
      expect(error).toBeInstanceOf(FileNotFoundError);
      expect((error as FileNotFoundError).key).toBe(key);
    });

    test.each([
      '',
      'short',
      '../../../../../../../etc/passwd',
      '/etc/passwd-------------------------------',
      'a'.repeat(31),
      'a'.repeat(65),
      'A'.repeat(40),
      `${'a'.repeat(20)}/${'a'.repeat(20)}`,
      `${'a'.repeat(20)}.${'a'.repeat(20)}`,
      `${'a'.repeat(40)}\n`,
      `${'a'.repeat(40)}\0`,
      'ą'.repeat(40),
    ])('a key that nobody made is refused: %j', async (wrong) => {
      const works = [
        storage.put(wrong, Buffer.from('x'), upToOneMegabyte),
        storage.open(wrong),
        storage.delete(wrong),
        storage.exists(wrong),
      ];
      for (const work of works) expect(await failure(work)).toBeInstanceOf(InvalidStorageKeyError);
    });

    test('one that is away says so, and takes no stream with it', async () => {
      if (!subject.goAway) return;
      await put(Buffer.from('x'));
      await subject.goAway();
      const source = Readable.from([Buffer.from('y')]);
      const works = [
        put(source),
        storage.open(key),
        storage.delete(key),
        storage.exists(key),
        storage.check(),
      ];
      for (const error of await Promise.all(works.map(failure))) {
        expect(error).toBeInstanceOf(StorageUnavailableError);
      }
      expect(source.destroyed).toBe(true);
    });

    test('says that files can be stored', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });
  });
}
