import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../http/api-types.js';
import { faultsIn, refused, taken } from '../../testing/api-caller.js';
import { aClient } from '../../testing/directory.js';
import { anImport } from '../../testing/imports.js';
import { aCompany, anAdministrator, type TestMember, type TestUser } from '../../testing/people.js';
import { createStorageKey } from '../../ports/storage/storage-key.js';
import { testApp } from '../../testing/test-app.js';
import { MemoryStorage } from '../../ports/storage/memory-storage.js';
import type { ClientDto } from '../clients/client.dto.js';
import type { SubcontractorDto } from '../subcontractors/subcontractor.dto.js';
import { enterImport } from './enter-import.job.js';
import type { ImportDto, ImportPlan, ImportPreview, ImportSummary } from './import.dto.js';

const storage = new MemoryStorage();
const app = await testApp({ storage });

const head = 'Nazwa;Adres;Kod pocztowy;Miasto;Kraj;E-mail;Telefon;NIP';
const good = 'Łódzkie Meble;ul. Długa 1;90-001;Łódź;Polska;biuro@meble.example;600 100 200;5260001246';
const table = (...lines: string[]) => [head, ...lines].join('\n');

const planOf = ({ mapping }: ImportDto, changes: Partial<ImportPlan> = {}): ImportPlan => ({
  mapping,
  ...changes,
});
const preview = (user: TestUser, imported: ImportDto, changes?: Partial<ImportPlan>) =>
  user.api.act<ImportPreview>(`/imports/${imported.id}/preview`, planOf(imported, changes));
async function run(user: TestUser, imported: ImportDto, changes?: Partial<ImportPlan>): Promise<ImportDto> {
  await user.api.act(`/imports/${imported.id}/start`, planOf(imported, changes));
  await app.doJobs();
  return user.api.read(`/imports/${imported.id}`);
}
const clients = (user: TestMember) =>
  user.api.read<Paged<ClientDto>>('/clients-personal', { page_size: 100 });

describe('a file', () => {
  test('is read, shows its columns and suggests where they go', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, table(good));
    expect(imported).toMatchObject({
      kind: 'clients',
      file_name: 'kontrahenci.csv',
      status: 'uploaded',
      row_count: 1,
      processed: 0,
      finished_at: null,
    });
    expect(imported.columns[3]).toEqual({ index: 3, title: 'Miasto', samples: ['Łódź'] });
    expect(Object.fromEntries(imported.mapping.map(({ field, column }) => [field, column]))).toEqual({
      name: 0,
      address: 1,
      post_code: 2,
      city: 3,
      country: 4,
      email: 5,
      phone: 6,
      vat_number: 7,
    });
    expect((await clients(owner)).total).toBe(0);
    const { columns: _columns, mapping: _mapping, ...summary } = imported;
    const listed = (q: string) => owner.api.read<Paged<ImportSummary>>('/imports', { q });
    expect((await listed('')).items).toEqual([summary]);
    expect((await listed('KONTRAHENCI')).items).toEqual([summary]);
    expect((await listed('other')).total).toBe(0);
  });

  test('has to be there, and to be a table of a kind', async () => {
    const owner = await aCompany(app);
    const send = (content: string | Buffer | null, kind = 'clients') =>
      owner.api.upload(`/imports/${kind}`, {}, content === null ? null : { name: 'x.csv', content });
    expect(faultsIn(await send(null))).toEqual({ file: 'required' });
    expect(faultsIn(await owner.api.post('/imports/clients'))).toEqual({ file: 'required' });
    refused(await send(table(good), 'ships'), 404, 'not_found');
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]);
    refused(await send(picture), 400, 'unreadable_table');
    refused(await send(''), 400, 'empty_table');
    refused(await send(Buffer.alloc(10 * 1024 * 1024 + 1, 'x')), 413);
    const broken = owner.api.with({ 'content-type': 'multipart/form-data; boundary=x' });
    refused(await broken.send('POST', '/imports/clients', '--x\r\nContent-Disposition: form-data; na'), 400);
  });
});

describe('a preview', () => {
  test('names what stands against each row, by the rules of the directory', async () => {
    const owner = await aCompany(app);
    await aClient(owner, { name: 'Stary Klient', post_code: '00-001' });
    const imported = await anImport(
      owner,
      table(
        good,
        ';;1;;Atlantyda;nie-adres;;',
        'Stary klient;ul. Nowa 2;00-001;Warszawa;PL;;;',
        'Dwa razy;ul. 3;00-002;;PL;;;',
        'DWA RAZY;ul. 3;00-002;;Poland;;;',
      ),
    );
    const shown = await preview(owner, imported);
    expect(shown).toMatchObject({ row_count: 5, valid: 4, faulty: 1, duplicates: 2 });
    expect(shown.faulty_rows).toHaveLength(1);
    const [faulty] = shown.faulty_rows;
    expect(faulty).toMatchObject({ line: 3, values: { country: 'Atlantyda' } });
    expect(Object.fromEntries((faulty?.faults ?? []).map(({ field, code }) => [field, code]))).toEqual({
      name: 'required',
      address: 'required',
      country: 'unknown_country',
      email: expect.stringMatching(/invalid_email|invalid_format/),
    });
    expect(shown.rows.map(({ is_duplicate }) => is_duplicate)).toEqual([false, false, true, false, true]);
    expect((await clients(owner)).total).toBe(1);
  });

  test('a plan has to fit the file', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, table(good));
    const faults = async (mapping: object[]) =>
      faultsIn(await owner.api.post(`/imports/${imported.id}/preview`, { mapping }));
    expect(await faults([])).toEqual({ mapping: 'too_few_items' });
    expect(await faults([{ field: 'city', column: 3 }])).toEqual({ mapping: 'required' });
    expect(
      await faults([
        { field: 'name', column: 0 },
        { field: 'name', column: 1 },
        { field: 'city', column: 8 },
        { field: 'rate_type', column: 1 },
      ]),
    ).toEqual({
      'mapping.1.field': 'invalid_value',
      'mapping.2.column': 'too_large',
      'mapping.3.field': 'not_in_list',
    });
  });
});

describe('an import', () => {
  test('enters the good rows and gives the others back', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(
      owner,
      table(good, 'Bez adresu;;90-001;;PL;;;', '=HYPERLINK("x");;1;;;;;'),
    );
    refused(await owner.api.get(`/imports/${imported.id}/rejected`), 404, 'not_found');
    const done = await run(owner, imported);
    expect(done).toMatchObject({ status: 'done', processed: 3, created: 1, skipped: 0, rejected: 2 });
    expect(done.finished_at).not.toBeNull();
    expect((await clients(owner)).items).toMatchObject([
      { name: 'Łódzkie Meble', country_id: 1, phone: '+48600100200', vat_number: '5260001246', version: 1 },
    ]);
    const answer = await owner.api.get(`/imports/${imported.id}/rejected`);
    taken(answer, 200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('kontrahenci-rejected.csv'),
    });
    const lines = answer.text.replace('\ufeff', '').split('\n');
    expect(lines[0]).toBe(`${head};Faults`);
    expect(lines[1]).toMatch(/^Bez adresu;.*address: Required field/);
    expect(lines[2]).toMatch(/^"?'=HYPERLINK/);
    for (const step of ['start', 'preview']) {
      refused(
        await owner.api.post(`/imports/${imported.id}/${step}`, planOf(imported)),
        409,
        'import_started',
      );
    }
    // Mended, they can be imported as they are.
    const mended = await anImport(owner, answer.text.replace('Bez adresu;', 'Bez adresu;ul. Krótka 2'));
    expect(await run(owner, mended)).toMatchObject({ created: 1, rejected: 1 });
  });

  test('passes over what is there already, unless told otherwise', async () => {
    const owner = await aCompany(app);
    await run(owner, await anImport(owner, table(good)));
    expect(await run(owner, await anImport(owner, table(good)))).toMatchObject({ created: 0, skipped: 1 });
    const again = await anImport(owner, table(good));
    expect(await run(owner, again, { duplicates: 'add' })).toMatchObject({ created: 1, skipped: 0 });
    expect((await clients(owner)).total).toBe(2);
  });

  test('takes a country for the rows that name none', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, 'Navn;Adresse;Postnummer\nDrammen Trelast;Storgata 1;3015');
    expect((await preview(owner, imported)).faulty_rows[0]?.faults).toMatchObject([{ field: 'country' }]);
    await run(owner, imported, { default_country_id: 21 });
    expect((await clients(owner)).items).toMatchObject([{ name: 'Drammen Trelast', country_id: 21 }]);
  });

  test('brings subcontractors too', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(
      owner,
      'Przewoźnik,E-mail,Stawka\nŻuk,zuk@x.example,Kontraktowa\nBąk,,',
      'subcontractors',
    );
    expect(await run(owner, imported)).toMatchObject({ created: 2, rejected: 0 });
    const { items } = await owner.api.read<Paged<SubcontractorDto>>('/subcontractors');
    expect(items).toMatchObject([
      { name: 'Bąk', rate_type: 'Spot', user_id: owner.id, source_type: 'personal' },
      { name: 'Żuk', rate_type: 'Contract', email: 'zuk@x.example' },
    ]);
  });

  test('of an administrator goes into the global directory', async () => {
    const admin = await anAdministrator(app);
    const owner = await aCompany(app);
    const imported = await anImport(admin, 'Nazwa;Adres;Kod\nGlobalna Hurtownia;ul. 1;dowolny');
    expect(await run(admin, imported)).toMatchObject({ created: 1 });
    expect(await admin.api.read('/client-database', { q: 'globalna hurtownia' })).toMatchObject({ total: 1 });
    expect((await clients(owner)).total).toBe(0);
    refused(await owner.api.get(`/imports/${imported.id}`), 404, 'not_found');
  });

  test('says that it broke off when no further try can help', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, table(good));
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
    const imported = await anImport(owner, table(...lines));
    // As a process leaves it that dies after its first two steps.
    await app.rows(
      `with entered as (
         insert into clients (company_id, name, post_code, country_id)
         select $1, 'Firma ' || n, '00-001', 1 from generate_series(0, 999) n returning id
       )
       update imports set processed = 1000, created = 1000 where id = $2 and (select count(*) from entered) > 0`,
      [owner.companyId, imported.id],
    );
    expect(await run(owner, imported)).toMatchObject({ processed: 1_200, created: 1_200, skipped: 0 });
    const [{ count } = { count: '' }] = await app.rows<{ count: string }>(
      'select count(distinct name) as count from clients where company_id = $1',
      [owner.companyId],
    );
    expect(Number(count)).toBe(1_200);
    expect((await clients(owner)).total).toBe(1_200);
  });
});

describe('what is left behind', () => {
  const tidyUp = () => app.container.services.imports.tidyUp();

  test('an import that no process works on is taken up again', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, table(good));
    // As a process leaves it that dies after it said so and before the queue heard of it.
    await app.rows(`update imports set status = 'running' where id = $1`, [imported.id]);
    await tidyUp();
    await app.doJobs();
    expect(await owner.api.read(`/imports/${imported.id}`)).toMatchObject({ status: 'done', created: 1 });
  });

  test('one that a process works on is left to it', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, table(good));
    await app.rows(
      `update imports set status = 'running', claimed_until = now() + interval '1 minute' where id = $1`,
      [imported.id],
    );
    await tidyUp();
    await app.doJobs();
    expect((await clients(owner)).total).toBe(0);
  });

  test('files go when nobody needs them any more', async () => {
    const owner = await aCompany(app);
    const [forgotten, fresh] = [await anImport(owner, table(good)), await anImport(owner, table(good))];
    await app.rows(`update imports set created_at = now() - interval '2 days' where id = $1`, [forgotten.id]);
    const [{ storage_key } = { storage_key: '' }] = await app.rows<{ storage_key: string }>(
      'select storage_key from imports where id = $1',
      [forgotten.id],
    );
    expect(await storage.exists(storage_key)).toBe(true);
    await tidyUp();
    expect(await storage.exists(storage_key)).toBe(false);
    refused(await owner.api.get(`/imports/${forgotten.id}`), 404, 'not_found');
    await owner.api.read(`/imports/${fresh.id}`);
  });

  test('two processes at one import enter each row once', async () => {
    const owner = await aCompany(app);
    const lines = Array.from({ length: 900 }, (_none, n) => `Spółka ${n};ul. ${n};00-001;;PL;;;`);
    const imported = await anImport(owner, table(...lines));
    await owner.api.act(`/imports/${imported.id}/start`, planOf(imported));
    const { imports, directories } = app.container.services;
    const job = enterImport({ db: app.db, storage, imports, directories });
    const context = { touch: () => Promise.resolve(), signal: new AbortController().signal };
    const expire = `update imports set claimed_until = null where id = $1`;
    const first = job.run({ import_id: imported.id }, context);
    // The first one lost its claim, as one does that was stopped for too long.
    await app.rows(expire, [imported.id]);
    await Promise.allSettled([first, job.run({ import_id: imported.id }, context)]);
    await app.rows(expire, [imported.id]);
    await job.run({ import_id: imported.id }, context);
    expect(await owner.api.read(`/imports/${imported.id}`)).toMatchObject({ status: 'done', created: 900 });
    expect((await clients(owner)).total).toBe(900);
  });
});

describe('an export', () => {
  test('has the directory, nothing that a spreadsheet would run, and can be imported again', async () => {
    const owner = await aCompany(app);
    await aClient(owner, { name: '=cmd|calc', notes: '@me', phone: '+48 600 100 200', city: 'Łódź' });
    await aClient(owner, { name: 'Inna' });
    const answer = await owner.api.get('/exports/clients?q=LODZ&format=csv');
    expect(answer.headers['content-disposition']).toContain('clients.csv');
    expect(answer.text.startsWith('\ufeffname;address;city;')).toBe(true);
    expect(answer.text).toContain("'=cmd|calc");
    expect(answer.text).toContain("'+48600100200");
    expect(answer.text).toContain("'@me");
    const other = await aCompany(app);
    expect(await run(other, await anImport(other, answer.text))).toMatchObject({ created: 2, rejected: 0 });
    expect((await clients(other)).items[0]).toMatchObject({
      name: '=cmd|calc',
      notes: '@me',
      phone: '+48600100200',
    });
  });

  test('comes as a workbook too', async () => {
    const owner = await aCompany(app);
    await owner.api.create('/subcontractors-personal', { name: 'Żuk Trans' });
    const response = await fetch(`${app.url}/exports/subcontractors?format=xlsx`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    const content = Buffer.from(await response.arrayBuffer());
    const imported = await anImport(await aCompany(app), content, 'subcontractors');
    expect(imported).toMatchObject({
      row_count: 1,
      columns: expect.arrayContaining([expect.objectContaining({ samples: ['Żuk Trans'] })]),
    });
  });

  test('of nothing is a head', async () => {
    const owner = await aCompany(app);
    const { text } = await owner.api.get('/exports/subcontractors');
    expect(text.trim().split('\n')).toHaveLength(1);
  });
});
