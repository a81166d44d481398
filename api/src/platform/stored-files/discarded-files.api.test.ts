import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileSystemStorage } from '../storage/file-system-storage.js';
import { createStorageKey } from '../storage/storage-key.js';
import { anImport, runImport } from '../../testing/imports.js';
import { aCompany, anAdministrator, type TestMember } from '../../testing/people.js';
import { testApp, type TestApp } from '../../testing/test-app.js';
import { removeDiscardedFilesJob } from './remove-discarded-files.job.js';

const goodAndBad = 'Name;Address;Country\nLamex;Gate 1;NO\nNowhere;Gate 2;Atlantis';

describe('files of deleted records', () => {
  let folder: string;
  let storage: FileSystemStorage;
  let app: TestApp;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frakto-files-'));
    storage = new FileSystemStorage(folder);
    app = await testApp({ storage });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Names of the files on the disk. */
  async function files(): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }
  const keysOf = async ({ companyId }: TestMember): Promise<string[]> => {
    const rows = await app.rows<{ keys: (string | null)[] }>(
      'select array[storage_key, rejected_key] as keys from imports where company_id = $1',
      [companyId],
    );
    return rows.flatMap(({ keys }) => keys.filter((key) => key !== null));
  };
  const doTheJob = async () => {
    await app.container.jobs.enqueue(removeDiscardedFilesJob, null);
    await app.doJobs();
  };
  const noted = async () =>
    (await app.rows<{ key: string }>('select key from discarded_files')).map(({ key }) => key);

  /** A company with a file that was sent and one of refused rows. */
  async function aCompanyWithFiles(): Promise<{ owner: TestMember; kept: string[] }> {
    const owner = await aCompany(app);
    await anImport(owner, goodAndBad);
    await runImport(app, owner, await anImport(owner, goodAndBad));
    const onDisk = await files();
    const kept = (await keysOf(owner)).filter((key) => onDisk.includes(key));
    expect(kept).toHaveLength(2);
    return { owner, kept };
  }

  test('go with their company, and no other company’s', async () => {
    const { owner, kept } = await aCompanyWithFiles();
    const other = await aCompanyWithFiles();
    await owner.api.remove(`/companies/${owner.companyId}`);
    expect(await files()).toEqual(expect.arrayContaining(kept));
    await doTheJob();
    expect((await files()).sort()).toEqual([...other.kept].sort());
  });

  test('go with the owner whose company goes with them', async () => {
    const { owner, kept } = await aCompanyWithFiles();
    await (await anAdministrator(app)).api.remove(`/users/${owner.id}`);
    await doTheJob();
    expect((await files()).filter((name) => kept.includes(name))).toEqual([]);
  });

  test('stay when the deletion is refused or undone', async () => {
    const { owner, kept } = await aCompanyWithFiles();
    const before = await noted();
    const undone = app.db.acrossCompanies(async (unit) => {
      await unit.execute('delete from imports where company_id = ?', [owner.companyId]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await doTheJob();
    expect(await noted()).toEqual(before);
    expect(await files()).toEqual(expect.arrayContaining(kept));
  });

  test('are looked for again a day later, and then forgotten', async () => {
    const { owner, kept } = await aCompanyWithFiles();
    await owner.api.remove(`/companies/${owner.companyId}`);
    await doTheJob();
    await doTheJob();
    expect(await noted()).toEqual(expect.arrayContaining(kept));
    const [late = ''] = kept;
    // As a process that was still writing leaves it.
    await storage.put(late, Buffer.from('late'), { contentType: 'text/csv', maxBytes: 10 });
    await app.rows(
      `update discarded_files set discarded_at = now() - interval '25 hours' where key = any($1)`,
      [kept],
    );
    await doTheJob();
    expect(await storage.exists(late)).toBe(false);
    expect((await noted()).filter((key) => kept.includes(key))).toEqual([]);
  });

  test('one that cannot be removed keeps none of the others, and is tried again', async () => {
    const keys = Array.from({ length: 250 }, () => createStorageKey()).sort();
    for (const key of keys.slice(0, 3))
      await storage.put(key, Buffer.from('x'), { contentType: 'text/csv', maxBytes: 1 });
    await app.rows('insert into discarded_files (key) select unnest($1::text[])', [keys]);
    const remove = storage.delete.bind(storage);
    const broken = jest
      .spyOn(storage, 'delete')
      .mockImplementation((key) => (key === keys[1] ? Promise.reject(new Error('EIO')) : remove(key)));
    await doTheJob();
    const left = 'select key from discarded_files where removed_at is null';
    expect(await app.rows(left)).toEqual([{ key: keys[1] }]);
    expect((await files()).filter((name) => keys.includes(name))).toEqual([keys[1]]);
    broken.mockRestore();
    await doTheJob();
    expect(await app.rows(left)).toEqual([]);
    expect((await files()).filter((name) => keys.includes(name))).toEqual([]);
  });

  test('are noted for every table that names stored files', async () => {
    const columns = await app.rows<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'discarded_files'
         and data_type = 'character varying' and character_maximum_length = 64 and column_name like '%\\_key' order by 1`,
    );
    const triggers = await app.rows<{ name: string }>(
      `select distinct t.tgrelid::regclass || '.' || a.name as name from pg_trigger t
       cross join lateral regexp_split_to_table(rtrim(encode(t.tgargs, 'escape'), '\\000'), '\\\\000') a(name)
       where t.tgfoid = 'note_discarded_files'::regproc order by 1`,
    );
    expect(columns.length).toBeGreaterThan(2);
    expect(triggers).toEqual(columns);
  });
});
