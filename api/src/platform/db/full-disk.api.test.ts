import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { FileSystemStorage } from '../storage/file-system-storage.js';
import { createStorageKey } from '../storage/storage-key.js';
import { StorageFullError } from '../storage/storage.port.js';
import { ApiCaller, refused } from '../../testing/api-caller.js';
import { clientFields } from '../../testing/directory.js';
import { aCompany } from '../../testing/people.js';
import { startProduct } from '../../testing/product-process.js';
import { testApp } from '../../testing/test-app.js';

const undo: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

test('a disk without room is told as what it is, and what finds room by itself is ready', async () => {
  const app = await testApp();
  const { api } = await aCompany(app);
  // What PostgreSQL says when a file cannot grow. The trigger on a table that is written to stands for the disk.
  await app.rows(`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await app.rows('create trigger no_room before insert on clients for each row execute function no_room()');
  const answer = await api.reading('en').post('/clients', clientFields());
  expect(refused(answer, 503, 'storage_full').detail).toMatch(/disk is full/);
  expect(answer.headers['retry-after']).toBe('60');
  expect(app.log.some(({ msg }) => msg === 'the disk is full')).toBe(true);
  // What is asked for readiness writes by itself, and there is room for that.
  expect((await app.api.get('/health/ready')).status).toBe(200);
  await app.rows('drop trigger no_room on clients');
  await api.create('/clients', clientFields());
});

test('where no temporary table may be made, a full disk is told by what fails alone', async () => {
  const app = await testApp();
  const { api } = await aCompany(app);
  const role = new URL(app.database.url).username;
  await app.rows(`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await app.rows('create trigger no_room before insert on clients for each row execute function no_room()');
  await app.database.outside(`revoke temporary on database ${app.database.name} from public, ${role}`);
  refused(await api.post('/clients', clientFields()), 503, 'storage_full');
  expect((await app.api.get('/health/ready')).status).toBe(200);
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && canMountHere();

function canMountHere(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'frakto-mount-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
  return isMounted;
}

(canMount ? test : test.skip)(
  'a file that does not fit on its disk is told as that, and fits once there is room',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'frakto-full-'));
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status).toBe(0);
    undo.push(() => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    });
    const storage = new FileSystemStorage(folder);
    const app = await testApp({ storage });
    const filler = join(folder, 'filler');
    fill(filler);
    const file = { contentType: 'application/pdf', maxBytes: 1_000_000 };
    await expect(storage.put(createStorageKey(), Buffer.alloc(500_000), file)).rejects.toThrow(
      StorageFullError,
    );
    refused(await app.api.get('/health/ready'), 503, 'storage_full');
    truncateSync(filler, 0);
    expect(await storage.put(createStorageKey(), Buffer.alloc(500_000), file)).toMatchObject({
      size: 500_000,
    });
    const deadline = Date.now() + 120_000;
    while ((await app.api.get('/health/ready')).status !== 200) expect(Date.now()).toBeLessThan(deadline);
  },
);

/** Makes a disk of its own full, but for less than a page. */
function fill(file: string): void {
  for (let bytes = 8 * 1024 * 1024; bytes >= 512;) {
    try {
      appendFileSync(file, Buffer.alloc(bytes));
    } catch {
      bytes /= 2;
    }
  }
}

(canMount ? test : test.skip)(
  'on a disk that is really full, writes and files are refused by 503, reading works, and all is well with room again',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'frakto-full-'));
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=711', 'tmpfs', folder]).status).toBe(0);
    undo.push(() => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    });
    chmodSync(folder, 0o711);
    const product = await startProduct({ DATA_DIR: join(folder, 'data'), RATE_LIMIT_FACTOR: '10000' });
    undo.push(async () => {
      product.signal('SIGTERM');
      await product.ended();
    });
    const anyone = new ApiCaller({ server: product.url, log: [], calls: 0 });
    const form = new URLSearchParams({ username: 'owner@demo.example', password: 'frakto-demo' }).toString();
    const { body } = await anyone
      .with({ 'content-type': 'application/x-www-form-urlencoded' })
      .send<{ access_token: string }>('POST', '/auth/login', form);
    const api = anyone.as(body.access_token);

    const filler = join(folder, 'filler');
    fill(filler);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 400 && !statuses.has(503); tries += 1) {
      const answer = await api.post('/clients', clientFields({ notes: 'x'.repeat(900) }));
      statuses.add(answer.status);
      if (answer.status !== 201) refused(answer, 503, 'storage_full');
    }
    expect([...statuses]).toContain(503);
    refused(await anyone.get('/health/ready'), 503, 'storage_full');
    expect((await api.get('/clients')).status).toBe(200);

    truncateSync(filler, 0);
    const deadline = Date.now() + 120_000;
    while ((await anyone.get('/health/ready')).status !== 200) expect(Date.now()).toBeLessThan(deadline);
    await api.create('/clients', clientFields());
  },
  240_000,
);
