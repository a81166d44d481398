import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { S3Storage, type S3Settings } from './s3-storage.js';
import { createStorageKey } from './storage-key.js';
import { describeStorage, upToOneMegabyte } from './storage.contract.js';
import { FileNotFoundError, FileTooLargeError, StorageUnavailableError } from './storage.port.js';
import { smallestPart, startS3TestServer, type S3TestServer } from './testing/s3-test-server.js';

const settingsOf = ({ url, bucket, key }: S3TestServer): S3Settings => ({
  bucket,
  prefix: 'documents/',
  endpoint: url,
  region: 'eu-north-1',
  credentials: key,
  forcePathStyle: true,
  partBytes: smallestPart,
});

describeStorage('S3', async () => {
  const server = await startS3TestServer();
  const storage = new S3Storage({ ...settingsOf(server), attempts: 1 });
  return {
    storage,
    goAway: () => server.close(),
    dispose: async () => {
      await storage.close();
      await server.close();
    },
  };
});

describe('in a bucket', () => {
  let server: S3TestServer;
  const opened: S3Storage[] = [];
  const key = `abcdef${'0'.repeat(34)}`;
  const place = `documents/ab/cd/${key}`;
  const long = { contentType: 'application/pdf', maxBytes: 100 * 1024 * 1024 };

  beforeEach(async () => {
    server = await startS3TestServer();
  });
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
    await server.close();
  });
  const open = (settings: Partial<S3Settings> = {}) => {
    const storage = new S3Storage({ ...settingsOf(server), ...settings });
    opened.push(storage);
    return storage;
  };
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => new Error('none'),
      (error: unknown) => error as Error,
    );

  const failuresOf = (storage: S3Storage) =>
    Promise.all(
      [storage.check(), storage.open(key), storage.put(key, Buffer.from('x'), upToOneMegabyte)].map(
        failureOf,
      ),
    );

  test('a file lies where it would lie in a folder, with its kind, sent by one call', async () => {
    await open().put(key, Buffer.from('%PDF-'), upToOneMegabyte);
    expect([...server.files]).toEqual([
      [place, { content: Buffer.from('%PDF-'), contentType: 'application/pdf' }],
    ]);
    expect(server.calls).toEqual([`PUT /frakto-files/${place}`]);
  });

  test.each([smallestPart - 1, smallestPart, smallestPart + 1, 2 * smallestPart, 2 * smallestPart + 7])(
    'a long file goes in parts, and is whole: %i bytes',
    async (size) => {
      const content = randomBytes(size);
      const pieces = Array.from({ length: Math.ceil(size / 70_001) }, (_, index) =>
        content.subarray(index * 70_001, (index + 1) * 70_001),
      );
      const storage = open();
      expect((await storage.put(key, Readable.from(pieces), long)).size).toBe(size);
      expect((await buffer(await storage.open(key))).equals(content)).toBe(true);
      const parts = server.calls.filter((call) => call.includes('partNumber')).length;
      expect(parts).toBe(size <= smallestPart ? 0 : Math.ceil(size / smallestPart));
      expect(server.uploads.size).toBe(0);
    },
  );

  test('of a long file that breaks off, or is too long, nothing is left', async () => {
    const storage = open();
    const broken = new PassThrough();
    const stored = failureOf(storage.put(key, broken, long));
    broken.write(randomBytes(smallestPart + 1));
    while (server.uploads.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    broken.destroy(new Error('the connection is gone'));
    expect((await stored).message).toBe('the connection is gone');
    const tooLong = Readable.from([randomBytes(smallestPart + 1), randomBytes(100)]);
    expect(
      await failureOf(storage.put(key, tooLong, { ...long, maxBytes: smallestPart + 50 })),
    ).toBeInstanceOf(FileTooLargeError);
    expect([server.files.size, server.uploads.size]).toEqual([0, 0]);
  });

  test('parts that a dead process left go after a day, what is being sent stays', async () => {
    const upload = { key: place, contentType: 'x/y', parts: new Map() };
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    server.uploads.set('old', { ...upload, initiated: dayAgo });
    server.uploads.set('young', { ...upload, initiated: new Date() });
    server.uploads.set('another’s', { ...upload, key: 'elsewhere', initiated: dayAgo });
    await open().check();
    expect([...server.uploads.keys()]).toEqual(['young', 'another’s']);
  });

  test('a service that stumbles is asked again', async () => {
    let refusals = 2;
    server.answerWith((response) => {
      if (refusals-- <= 0) return false;
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      return true;
    });
    await open().put(key, Readable.from([Buffer.from('x')]), upToOneMegabyte);
    expect(server.calls).toHaveLength(3);
    expect(server.files.has(place)).toBe(true);
  });

  test.each<[string, Partial<S3Settings>, RegExp]>([
    [
      'a wrong key',
      { credentials: { accessKeyId: 'test-key', secretAccessKey: 'geheim' } },
      /SignatureDoesNotMatch/,
    ],
    [
      'an unknown key',
      { credentials: { accessKeyId: 'id-x', secretAccessKey: 'geheim' } },
      /InvalidAccessKeyId/,
    ],
    ['a bucket that is not there', { bucket: 'no-such-bucket' }, /NoSuchBucket/],
    ['no service', { endpoint: 'http://127.0.0.1:1', attempts: 1 }, /ECONNREFUSED/],
  ])(
    '%s is told with its reason, and is no missing file; no key is told',
    async (_what, settings, reason) => {
      const storage = open(settings);
      for (const error of await failuresOf(storage)) {
        expect(error).toBeInstanceOf(StorageUnavailableError);
        expect(error.message).toMatch(reason);
        expect(JSON.stringify({ ...error, text: String(error), cause: error.cause })).not.toContain('geheim');
      }
    },
  );

  test('silence is given up', async () => {
    server.answerWith(() => true);
    const storage = open({ silenceTimeoutMs: 200, attempts: 1 });
    for (const error of await failuresOf(storage)) expect(error).toBeInstanceOf(StorageUnavailableError);
  });

  test.each([
    ['breaks off', true],
    ['falls silent', false],
  ])('a file whose transfer %s is no whole file', async (_how, isCut) => {
    server.answerWith((response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half', () => isCut && response.destroy());
      return true;
    });
    const file = await open({ silenceTimeoutMs: 300, attempts: 1 }).open(key);
    expect(await failureOf(buffer(file))).toBeInstanceOf(StorageUnavailableError);
  });

  test('a file that nobody reads, whose transfer breaks off, ends no process', async () => {
    server.answerWith((response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half', () => response.destroy());
      return true;
    });
    const file = await open().open(key);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(file.errored).toBeInstanceOf(StorageUnavailableError);
  });

  test('what is not there is a missing file', async () => {
    await expect(open().open(createStorageKey())).rejects.toThrow(FileNotFoundError);
  });
});
