import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import {
  anImport,
  clientHead,
  clientTable,
  clientsOf,
  goodClient,
  planOf,
  runImport,
} from '../../../testing/imports.js';
import { aCollaborator, aCompany, anAdministrator, type TestUser } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { SubcontractorDto } from '../subcontractors/subcontractor.dto.js';
import type { ImportDto, ImportPlan, ImportPreview, ImportSummary } from './import.dto.js';

const app = await testApp();

const preview = (user: TestUser, imported: ImportDto, changes?: Partial<ImportPlan>) =>
  user.api.act<ImportPreview>(`/imports/${imported.id}/preview`, planOf(imported, changes));

describe('a file', () => {
  test('is read, shows its columns and suggests where they go', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, clientTable(goodClient));
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
    expect((await clientsOf(owner)).total).toBe(0);
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
    const elsewhere = { name: 'x.csv', content: clientTable(goodClient), field: 'table' };
    expect(faultsIn(await owner.api.upload('/imports/clients', {}, elsewhere))).toEqual({
      file: 'required',
      table: 'unknown_field',
    });
    refused(await send(clientTable(goodClient), 'ships'), 404, 'not_found');
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]);
    refused(await send(picture), 400, 'unreadable_table');
    refused(await send(''), 400, 'empty_table');
    refused(await send(Buffer.alloc(10 * 1024 * 1024 + 1, 'x')), 413);
    const broken = owner.api.with({ 'content-type': 'multipart/form-data; boundary=x' });
    refused(await broken.send('POST', '/imports/clients', '--x\r\nContent-Disposition: form-data; na'), 400);
  });
});

test('so many files are read for one person', async () => {
  const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.05' } });
  const owner = await aCompany(strict);
  for (let file = 0; file < 3; file += 1) await anImport(owner);
  const another = { name: 'x.csv', content: clientTable(goodClient) };
  refused(await owner.api.upload('/imports/clients', {}, another), 429, 'too_many_requests');
  await anImport(await aCollaborator(strict, owner));
});

test('what is shown of a file is not cut within a letter', async () => {
  const owner = await aCompany(app);
  const imported = await anImport(owner, `Nazwa;${'x'.repeat(199)}😀\nLamex;${'y'.repeat(59)}😀\n`);
  expect(imported.columns[1]).toMatchObject({ title: 'x'.repeat(199), samples: ['y'.repeat(59)] });
});

describe('a preview', () => {
  test('names what stands against each row, by the rules of the directory', async () => {
    const owner = await aCompany(app);
    await aClient(owner, { name: 'Stary Klient', post_code: '00-001' });
    const imported = await anImport(
      owner,
      clientTable(
        goodClient,
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
    expect((await clientsOf(owner)).total).toBe(1);
  });

  test('names websites that are none', async () => {
    const owner = await aCompany(app);
    const table = [
      `${clientHead};Strona`,
      `${goodClient};www.meble.example`,
      `${goodClient.replace('90-001', '90-002')};javascript:alert(1)`,
    ].join('\n');
    const { faulty_rows } = await preview(owner, await anImport(owner, table));
    expect(faulty_rows.map(({ line, faults }) => [line, faults.map(({ field }) => field)])).toEqual([
      [3, ['website']],
    ]);
  });

  test('a plan has to fit the file', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, clientTable(goodClient));
    const faults = async (mapping: object[]) =>
      faultsIn(await owner.api.post(`/imports/${imported.id}/preview`, { mapping }));
    expect(await faults([])).toEqual({ mapping: 'too_few_items' });
    expect(await faults([{ field: 'name', column: -1 }])).toEqual({ 'mapping.0.column': 'too_small' });
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
      clientTable(goodClient, 'Bez adresu;;90-001;;PL;;;', '=HYPERLINK("x");;1;;;;;'),
    );
    refused(await owner.api.get(`/imports/${imported.id}/rejected`), 404, 'not_found');
    const done = await runImport(app, owner, imported);
    expect(done).toMatchObject({ status: 'done', processed: 3, created: 1, skipped: 0, rejected: 2 });
    expect(done.finished_at).not.toBeNull();
    expect((await clientsOf(owner)).items).toMatchObject([
      { name: 'Łódzkie Meble', country_id: 1, phone: '+48600100200', vat_number: '5260001246', version: 1 },
    ]);
    const answer = await owner.api.get(`/imports/${imported.id}/rejected`);
    taken(answer, 200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('kontrahenci-rejected.csv'),
    });
    const lines = answer.text.replace('\ufeff', '').split('\n');
    expect(lines[0]).toBe(`${clientHead};Faults`);
    expect(lines[1]).toMatch(/^Bez adresu;.*Adres: Required field/);
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
    expect(await runImport(app, owner, mended)).toMatchObject({ created: 1, rejected: 1 });
  });

  test('passes over what is there already, unless told otherwise', async () => {
    const owner = await aCompany(app);
    await runImport(app, owner, await anImport(owner, clientTable(goodClient)));
    expect(await runImport(app, owner, await anImport(owner, clientTable(goodClient)))).toMatchObject({
      created: 0,
      skipped: 1,
    });
    const again = await anImport(owner, clientTable(goodClient));
    expect(await runImport(app, owner, again, { duplicates: 'add' })).toMatchObject({
      created: 1,
      skipped: 0,
    });
    expect((await clientsOf(owner)).total).toBe(2);
  });

  test('takes a country for the rows that name none', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, 'Navn;Adresse;Postnummer\nDrammen Trelast;Storgata 1;3015');
    expect((await preview(owner, imported)).faulty_rows[0]?.faults).toMatchObject([{ field: 'country' }]);
    await runImport(app, owner, imported, { default_country_id: 21 });
    expect((await clientsOf(owner)).items).toMatchObject([{ name: 'Drammen Trelast', country_id: 21 }]);
  });

  test('brings subcontractors too', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(
      owner,
      'Przewoźnik,E-mail,Stawka\nŻuk,zuk@x.example,Kontraktowa\nBąk,,',
      'subcontractors',
    );
    expect(await runImport(app, owner, imported)).toMatchObject({ created: 2, rejected: 0 });
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
    expect(await runImport(app, admin, imported)).toMatchObject({ created: 1 });
    expect(await admin.api.read('/client-database', { q: 'globalna hurtownia' })).toMatchObject({ total: 1 });
    expect((await clientsOf(owner)).total).toBe(0);
    refused(await owner.api.get(`/imports/${imported.id}`), 404, 'not_found');
  });
});
