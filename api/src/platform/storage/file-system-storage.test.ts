import { mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FileSystemStorage } from './file-system-storage.js';
import { createStorageKey } from './storage-key.js';
import { describeStorage, upToOneMegabyte } from './storage.contract.js';

const newFolder = () => mkdtemp(join(tmpdir(), 'frakto-storage-'));

describeStorage('file system', async () => {
  const folder = await newFolder();
  const dispose = () => rm(folder, { recursive: true });
  const goAway = async () => {
    await rm(join(folder, 'made'), { recursive: true });
    await writeFile(join(folder, 'made'), 'no folder');
  };
  return { storage: new FileSystemStorage(join(folder, 'made', 'when', 'needed')), goAway, dispose };
});

describe('on a file system', () => {
  let folder: string;
  let storage: FileSystemStorage;
  const key = 'abcdef0123456789abcdef0123456789abcdef01';

  beforeEach(async () => {
    folder = await newFolder();
    storage = new FileSystemStorage(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('files lie two folders deep and are their owner’s alone', async () => {
    await storage.put(key, Buffer.from('x'), upToOneMegabyte);
    const found = await stat(join(folder, 'ab', 'cd', key));
    expect(found.mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'ab'))).mode & 0o777).toBe(0o700);
  });

  test('nothing unfinished is left behind, whether it went well or not', async () => {
    await storage.put(key, Buffer.from('x'), upToOneMegabyte);
    await storage.put(key, Buffer.from('xx'), { ...upToOneMegabyte, maxBytes: 1 }).catch(() => undefined);
    await storage.check();
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['ab', 'incoming']);
  });

  test('what a dead process left is removed after a day, what is being written is not', async () => {
    await storage.check();
    await writeFile(join(folder, 'incoming', 'old'), 'x');
    await writeFile(join(folder, 'incoming', 'young'), 'x');
    const yesterday = Date.now() / 1000 - 25 * 60 * 60;
    await utimes(join(folder, 'incoming', 'old'), yesterday, yesterday);
    await new FileSystemStorage(folder).check();
    expect(await readdir(join(folder, 'incoming'))).toEqual(['young']);
  });

  test('a link is no file of ours', async () => {
    await storage.put(key, Buffer.from('x'), upToOneMegabyte);
    const other = `abcd${'0'.repeat(36)}`;
    await symlink('/etc/passwd', join(folder, 'ab', 'cd', other));
    expect(await storage.exists(other)).toBe(false);
    await expect(storage.open(other)).rejects.toThrow('ELOOP');
  });

  test('a place where nothing can be stored is told, with the reason', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const lost = new FileSystemStorage(join(file, 'below'));
    await expect(lost.check()).rejects.toThrow('ENOTDIR');
    await expect(lost.put(createStorageKey(), Buffer.from('x'), upToOneMegabyte)).rejects.toThrow('ENOTDIR');
  });

  test('a place that was out of order works again without a restart', async () => {
    const place = join(folder, 'place');
    await writeFile(place, '');
    const shaky = new FileSystemStorage(place);
    await expect(shaky.check()).rejects.toThrow();
    await rm(place);
    await shaky.check();
    await shaky.put(key, Buffer.from('x'), upToOneMegabyte);
    expect(await shaky.exists(key)).toBe(true);
  });
});
