import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { PrimaryClient } from '../db/primary-client.js';
import { openBackupStore, sealerOf } from '../backup/backups-of.js';
import { findBackups, readManifest } from '../backup/manifest.js';
import { findBrowser } from '../browser/find-browser.js';
import type { Config } from '../config/config.js';
import { findMigrations } from '../db/find-migrations.js';
import { hasEmbeddedDatabase, placesOfDatabase, useEmbeddedDatabase } from '../db/embedded-server.js';
import { ImapMailbox } from '../incoming-mail/imap-mailbox.js';
import { SmtpTransport } from '../mail/smtp-transport.js';
import { createStorage } from '../storage/create-storage.js';
import { createStorageKey } from '../storage/storage-key.js';

/** What a check found. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  /** What was checked, a word or two. */
  what: string;
  /** What was found. */
  found: string;
  /** What to do about it; empty when nothing is to be done. */
  todo: string;
}

const ok = (what: string, found: string): Finding => ({ level: 'ok', what, found, todo: '' });
const warn = (what: string, found: string, todo: string): Finding => ({ level: 'warn', what, found, todo });
const fail = (what: string, found: string, todo: string): Finding => ({ level: 'fail', what, found, todo });

type Check = (config: Config) => Promise<Finding[]>;

/** How long a check may take; what hangs is a finding too. */
const checkMs = 45_000;

/**
 * Checks an installation, also while it runs: what it needs, and what it is better not without. Writes nothing but a file into the
 * storage, which it removes.
 */
export async function examine(config: Config): Promise<Finding[]> {
  const checks: [string, Check][] = [
    ['database', checkDatabase],
    ['disk', checkDisks],
    ['files', checkStorage],
    ['mail', checkMail],
    ['mailbox', checkMailbox],
    ['browser', checkBrowser],
    ['clock', checkClock],
    ['backups', checkBackups],
  ];
  const findings: Finding[] = [];
  for (const [what, check] of checks) findings.push(...(await run(what, check, config)));
  return findings;
}

async function run(what: string, check: Check, config: Config): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((done) => {
    const found = `no answer within ${checkMs / 1000} s`;
    timer = setTimeout(
      () => done([fail(what, found, 'Look whether what it needs can be reached.')]),
      checkMs,
    );
  });
  try {
    return await Promise.race([check(config), late]);
  } catch (error) {
    return [fail(what, reasonOf(error), 'Mend what the message names.')];
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).replace(/\s+/g, ' ').slice(0, 300);
}

/** The database's address for as long as a check takes: the embedded server is started when it does not run. */
async function withDatabase<T>(config: Config, work: (url: string, state: string) => Promise<T>): Promise<T> {
  if (config.DATABASE_URL) return work(config.DATABASE_URL, 'DATABASE_URL');
  const database = await useEmbeddedDatabase(resolve(config.DATA_DIR));
  try {
    return await work(
      database.url,
      database.isOwn ? 'embedded, started for this check' : 'embedded, running',
    );
  } finally {
    await database.stop();
  }
}

const isWithoutDatabase = ({ DATABASE_URL, DATA_DIR }: Config): boolean =>
  !DATABASE_URL && !hasEmbeddedDatabase(DATA_DIR);

const oldestVersion = 15;

async function checkDatabase(config: Config): Promise<Finding[]> {
  if (isWithoutDatabase(config)) {
    return [warn('database', `none in ${config.DATA_DIR} yet`, 'The first npm start makes it.')];
  }
  return withDatabase(config, async (url, state) => {
    const client = new PrimaryClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
    await client.connect();
    try {
      return [await versionOf(client, state), await extensionsOf(client), await migrationsOf(url)];
    } finally {
      await client.end();
    }
  });
}

async function versionOf(client: pg.Client, state: string): Promise<Finding> {
  const { rows } = await client.query<{ version: string; major: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major`,
  );
  const [row] = rows;
  const found = `PostgreSQL ${row?.version} (${state})`;
  return (row?.major ?? 0) >= oldestVersion
    ? ok('database', found)
    : fail('database', found, `Frakto needs PostgreSQL ${oldestVersion} or newer.`);
}

async function extensionsOf(client: pg.Client): Promise<Finding> {
  const needed = ['unaccent', 'pg_trgm'];
  const { rows } = await client.query<{ name: string }>(
    'select name from pg_available_extensions where name = any($1)',
    [needed],
  );
  const missing = needed.filter((name) => !rows.some((row) => row.name === name));
  return missing.length === 0
    ? ok('extensions', needed.join(', '))
    : fail(
        'extensions',
        `not available: ${missing.join(', ')}`,
        'Install PostgreSQL’s contrib package on its server.',
      );
}

async function migrationsOf(url: string): Promise<Finding> {
  const { pending, unknown } = await findMigrations(url);
  if (unknown.length > 0) {
    const todo = 'Start the newer Frakto, or restore a backup that this one made.';
    return fail('migrations', `the data are of a newer Frakto (${unknown.join(', ')})`, todo);
  }
  return pending.length === 0
    ? ok('migrations', 'all run')
    : warn(
        'migrations',
        `${pending.length} to run`,
        'npm start runs them; npm run upgrade rehearses them on a copy.',
      );
}

const megabyte = 1024 ** 2;
/** Below this nothing can be relied upon; below the other it is time to do something. */
const leastBytes = 256 * megabyte;
const fewBytes = 2048 * megabyte;

async function checkDisks(config: Config): Promise<Finding[]> {
  const { DATA_DIR, STORAGE_URL, BACKUP_DIR } = config;
  const storage = STORAGE_URL?.kind === 'folder' ? [STORAGE_URL.folder] : [];
  const findings: Finding[] = [];
  const seen = new Set<number>();
  for (const folder of [DATA_DIR, ...storage, ...(BACKUP_DIR ? [BACKUP_DIR] : [])]) {
    const place = await nearest(resolve(folder));
    const { dev } = await stat(place);
    if (seen.has(dev)) continue;
    seen.add(dev);
    const { bavail, bsize, blocks } = await statfs(place);
    const free = bavail * bsize;
    const found = `${gigabytes(free)} of ${gigabytes(blocks * bsize)} free for ${folder}`;
    const todo = 'Make room, or move the folder to a larger disk.';
    if (free < leastBytes) findings.push(fail('disk', found, todo));
    else findings.push(free < fewBytes ? warn('disk', found, todo) : ok('disk', found));
  }
  return findings;
}

const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** The folder, or the nearest above it that is there. */
async function nearest(folder: string): Promise<string> {
  for (let place = folder; ; place = dirname(place)) {
    if ((await stat(place).catch(() => null)) !== null || dirname(place) === place) return place;
  }
}

async function checkStorage(config: Config): Promise<Finding[]> {
  const storage = createStorage(config);
  const place =
    config.STORAGE_URL?.kind === 's3' ? `bucket ${config.STORAGE_URL.bucket}` : 'the folder of the files';
  try {
    const key = createStorageKey();
    const content = randomBytes(1024);
    await storage.put(key, content, { contentType: 'application/octet-stream', maxBytes: content.length });
    const read = await buffer(await storage.open(key));
    await storage.delete(key);
    return read.equals(content)
      ? [ok('files', `${place} takes and gives back`)]
      : [
          fail(
            'files',
            `${place} gives back something else than it took`,
            'Look after its disk or its service.',
          ),
        ];
  } catch (error) {
    return [
      fail('files', `${place}: ${reasonOf(error)}`, 'Look after STORAGE_URL, its rights and its room.'),
    ];
  } finally {
    await storage.close();
  }
}

async function checkMail({ SMTP_URL }: Config): Promise<Finding[]> {
  if (!SMTP_URL) {
    return [warn('mail', 'no SMTP_URL: mails stay in the outbox', 'Set SMTP_URL for mails to leave.')];
  }
  const transport = new SmtpTransport({ url: SMTP_URL });
  try {
    await transport.verify();
    return [ok('mail', 'the server answers and lets Frakto sign in')];
  } catch (error) {
    return [fail('mail', reasonOf(error), 'Look after SMTP_URL; mails wait until it works.')];
  } finally {
    await transport.close();
  }
}

async function checkMailbox({ IMAP_URL }: Config): Promise<Finding[]> {
  if (!IMAP_URL) return [ok('mailbox', 'no IMAP_URL: answers go to people alone')];
  try {
    await new ImapMailbox(IMAP_URL).visit(() => Promise.resolve());
    return [ok('mailbox', 'opens')];
  } catch (error) {
    return [fail('mailbox', reasonOf(error), 'Look after IMAP_URL; mails that come in wait until it works.')];
  }
}

async function checkBrowser(): Promise<Finding[]> {
  try {
    const { executablePath, sandboxed } = await findBrowser();
    const found = `${executablePath} starts${sandboxed ? '' : ', without its sandbox'}`;
    return [ok('browser', found)];
  } catch (error) {
    return [fail('browser', reasonOf(error), 'Without one no PDF is made: install Chromium or Chrome.')];
  }
}

/** A difference in seconds that links and second factors still bear; the larger one they do not. */
const someSeconds = 5;
const tooManySeconds = 30;

async function checkClock(config: Config): Promise<Finding[]> {
  const database = isWithoutDatabase(config)
    ? ok('clock', 'not checked against the database: there is none yet')
    : await withDatabase(config, async (url) => clockFinding('the database', await databaseOffset(url)));
  return [database, await checkOutsideClock(config)];
}

async function checkOutsideClock({ NBP_URL, ECB_URL, NORGES_BANK_URL, COMPANY_REGISTRY_NO_URL }: Config) {
  const places = [NBP_URL, ECB_URL, NORGES_BANK_URL, COMPANY_REGISTRY_NO_URL].filter((url) => url !== 'off');
  for (const url of places) {
    const offset = await dateOffset(url).catch(() => null);
    if (offset !== null) return clockFinding(new URL(url).host, offset);
  }
  const found = 'not checked against another machine: none of the services that are set answers';
  return warn('clock', found, 'Have the machine’s clock kept by NTP.');
}

function clockFinding(whose: string, seconds: number): Finding {
  const found = `${Math.abs(seconds).toFixed(1)} s from that of ${whose}`;
  const todo = 'Have the clocks of both machines kept by NTP.';
  if (Math.abs(seconds) > tooManySeconds) return fail('clock', found, todo);
  return Math.abs(seconds) > someSeconds ? warn('clock', found, todo) : ok('clock', found);
}

async function databaseOffset(url: string): Promise<number> {
  const client = new PrimaryClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const before = Date.now();
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
    return ((rows[0]?.at.getTime() ?? before) - (before + Date.now()) / 2) / 1000;
  } finally {
    await client.end();
  }
}

/** By the header Date, which tells whole seconds. */
async function dateOffset(url: string): Promise<number | null> {
  const before = Date.now();
  const { headers } = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
  });
  const date = headers.get('date');
  return date === null ? null : (Date.parse(date) + 500 - (before + Date.now()) / 2) / 1000;
}

const hourMs = 3_600_000;
/** WAL that waits longer than this is not stored. */
const spoolMs = 10 * 60_000;

/** Whether there are backups that can be read, how old the newest is, and whether WAL is stored. */
export async function checkBackups(config: Config): Promise<Finding[]> {
  if (config.DATABASE_URL) {
    const found = 'DATABASE_URL is set: not checked';
    return [warn('backups', found, 'Back that PostgreSQL up with its own tools (api/docs/operations.md).')];
  }
  if (isWithoutDatabase(config)) return [ok('backups', 'nothing to back up yet')];
  const store = openBackupStore(config);
  try {
    const { backups } = await findBackups(store);
    const [newest] = backups;
    if (!newest) {
      const todo = 'npm run backup makes one; BACKUP_SCHEDULE=daily@02:30 makes them by themselves.';
      return [fail('backups', `none in ${store.place}`, todo)];
    }
    await readManifest(store, newest.name, sealerOf(config));
    return [ageFinding(config, newest.at), ...spoolFindings(config), ...placeFindings(config, store.place)];
  } finally {
    await store.close();
  }
}

function ageFinding({ BACKUP_SCHEDULE: schedule }: Config, newest: Date): Finding {
  const age = Date.now() - newest.getTime();
  const found = `the newest is ${(age / hourMs).toFixed(1)} h old`;
  const everyMs = schedule && 'everySeconds' in schedule ? schedule.everySeconds * 1000 : 24 * hourMs;
  if (!schedule) {
    const todo = 'Set BACKUP_SCHEDULE=daily@02:30: copies by themselves, and any point in time between them.';
    return warn('backups', `${found}, and none is scheduled`, todo);
  }
  return age > 2 * everyMs
    ? fail('backups', found, 'Scheduled backups fail: the log of the product says why.')
    : ok('backups', found);
}

function spoolFindings({ DATA_DIR }: Config): Finding[] {
  const { walSpool: spool } = placesOfDatabase(DATA_DIR);
  let files: string[] = [];
  try {
    files = readdirSync(spool);
  } catch {
    return [];
  }
  const waiting = files.filter((file) => Date.now() - statSync(join(spool, file)).ctimeMs > spoolMs);
  return waiting.length === 0
    ? []
    : [
        fail(
          'archive',
          `${waiting.length} files of WAL wait to be stored`,
          'Is the product running, and the place of the backups reachable? They fill the disk of DATA_DIR.',
        ),
      ];
}

/** A copy on the same disk is lost with it. */
function placeFindings({ DATA_DIR, BACKUP_S3_URL }: Config, place: string): Finding[] {
  if (BACKUP_S3_URL || statSync(place).dev !== statSync(DATA_DIR).dev) return [];
  const todo = 'Set BACKUP_DIR to another disk, or BACKUP_S3_URL to a bucket.';
  return [warn('backups', 'they are on the disk of the data, and are lost with it', todo)];
}
