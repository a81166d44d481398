import { describe, expect, jest, test } from '@jest/globals';
import { MemoryStorage } from '../../../platform/storage/memory-storage.js';
import { FileNotFoundError } from '../../../platform/storage/storage.port.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import { refused } from '../../../testing/api-caller.js';
import { anImport, clientTable, clientsOf, goodClient, planOf, runImport } from '../../../testing/imports.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { removeDiscardedFilesJob } from '../../../platform/stored-files/remove-discarded-files.job.js';
import { enterImport } from './enter-import.job.js';
import type { ImportDto } from './import.dto.js';

const storage = new MemoryStorage();
const app = await testApp({ storage });

describe('an import that breaks off', () => {
  test('says that it broke off when no further try can help', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, clientTable(goodClient));
    await app.rows('update imports set storage_key = $1 where id = $2', [createStorageKey(), imported.id]);
    await owner.api.act(`/imports/${imported.id}/start`, planOf(imported));
    await app.doJobs();
    const broken = await owner.api.read<ImportDto>(`/imports/${imported.id}`);
    expect(broken).toMatchObject({ status: 'failed', created: 0 });
    expect(broken.finished_at).not.toBeNull();
  });

  test('goes on where it broke off, and enters nothing twice', async () => {
    const owner = await aCompany(app);
    const lines = Array.from({ length: 1_200 }, (_none, n) => `Firma ${n};ul. ${n};00-001;;PL;;;`);
    const imported = await anImport(owner, clientTable(...lines));
    // As a process leaves it that dies after its first two steps.
    await app.rows(
      `with entered as (
         insert into clients (company_id, name, post_code, country_id)
         select $1, 'Firma ' || n, '00-001', 1 from generate_series(0, 999) n returning id
       )
       update imports set processed = 1000, created = 1000 where id = $2 and (select count(*) from entered) > 0`,
      [owner.companyId, imported.id],
    );
    expect(await runImport(app, owner, imported)).toMatchObject({
      processed: 1_200,
      created: 1_200,
      skipped: 0,
    });
    const [{ count } = { count: '' }] = await app.rows<{ count: string }>(
      'select count(distinct name) as count from clients where company_id = $1',
      [owner.companyId],
    );
    expect(Number(count)).toBe(1_200);
    expect((await clientsOf(owner)).total).toBe(1_200);
  });
});

describe('what is left behind', () => {
  const tidyUp = () => app.container.services.imports.tidyUp();

  test('an import that no process works on is taken up again', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, clientTable(goodClient));
    // As a process leaves it that dies after it said so and before the queue heard of it.
    await app.rows(`update imports set status = 'running' where id = $1`, [imported.id]);
    await tidyUp();
    await app.doJobs();
    expect(await owner.api.read(`/imports/${imported.id}`)).toMatchObject({ status: 'done', created: 1 });
  });

  test('one that a process works on is left to it', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, clientTable(goodClient));
    await app.rows(
      `update imports set status = 'running', claimed_until = now() + interval '1 minute' where id = $1`,
      [imported.id],
    );
    await tidyUp();
    await app.doJobs();
    expect((await clientsOf(owner)).total).toBe(0);
  });

  test('files go when nobody needs them any more', async () => {
    const owner = await aCompany(app);
    const [forgotten, fresh] = [
      await anImport(owner, clientTable(goodClient)),
      await anImport(owner, clientTable(goodClient)),
    ];
    await app.rows(`update imports set created_at = now() - interval '2 days' where id = $1`, [forgotten.id]);
    const [{ storage_key } = { storage_key: '' }] = await app.rows<{ storage_key: string }>(
      'select storage_key from imports where id = $1',
      [forgotten.id],
    );
    expect(await storage.exists(storage_key)).toBe(true);
    await tidyUp();
    await app.container.jobs.enqueue(removeDiscardedFilesJob, null);
    await app.doJobs();
    expect(await storage.exists(storage_key)).toBe(false);
    refused(await owner.api.get(`/imports/${forgotten.id}`), 404, 'not_found');
    await owner.api.read(`/imports/${fresh.id}`);
  });

  test('two processes at one import enter each row once', async () => {
    const owner = await aCompany(app);
    const lines = Array.from({ length: 900 }, (_none, n) => `Spółka ${n};ul. ${n};00-001;;PL;;;`);
    const imported = await anImport(owner, clientTable(...lines));
    await owner.api.act(`/imports/${imported.id}/start`, planOf(imported));
    const { importRows, directories } = app.container.services;
    const job = enterImport({ db: app.db, storage, importRows, directories });
    const context = { touch: () => Promise.resolve(), signal: new AbortController().signal };
    const expire = `update imports set claimed_until = null where id = $1`;
    const first = job.run({ import_id: imported.id }, context);
    // The first one lost its claim, as one does that was stopped for too long.
    await app.rows(expire, [imported.id]);
    await Promise.allSettled([first, job.run({ import_id: imported.id }, context)]);
    await app.rows(expire, [imported.id]);
    await job.run({ import_id: imported.id }, context);
    expect(await owner.api.read(`/imports/${imported.id}`)).toMatchObject({ status: 'done', created: 900 });
    expect((await clientsOf(owner)).total).toBe(900);
  });

  test('one that lost its claim does not take it from the one that has it now', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, clientTable(goodClient));
    await owner.api.act(`/imports/${imported.id}/start`, planOf(imported));
    const { importRows, directories } = app.container.services;
    const job = enterImport({ db: app.db, storage, importRows, directories });
    const taken = jest.spyOn(importRows, 'tableOf').mockImplementationOnce(async () => {
      await app.rows(`update imports set claimed_until = now() + interval '1 minute' where id = $1`, [
        imported.id,
      ]);
      // A failure that no further try can mend would end the import as well.
      throw new FileNotFoundError('gone');
    });
    const context = { touch: () => Promise.resolve(), signal: new AbortController().signal };
    await expect(job.run({ import_id: imported.id }, context)).rejects.toThrow();
    taken.mockRestore();
    expect(
      await app.rows('select status, claimed_until > now() as is_claimed from imports where id = $1', [
        imported.id,
      ]),
    ).toEqual([{ status: 'running', is_claimed: true }]);
  });
});
