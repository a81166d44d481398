import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { faultsIn, linesOf, taken, type Query } from '../../../testing/api-caller.js';
import { aClient, aGlobalClient, aGlobalSubcontractor, aSubcontractor } from '../../../testing/directory.js';
import { anImport, clientsOf, planOf, runImport } from '../../../testing/imports.js';
import { aCompany, anAdministrator, type TestUser } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ImportPreview } from './import.dto.js';
import { readTable } from './read-table.js';

const app = await testApp();

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
    expect(await runImport(app, other, await anImport(other, answer.text))).toMatchObject({
      created: 2,
      rejected: 0,
    });
    expect((await clientsOf(other)).items[0]).toMatchObject({
      name: '=cmd|calc',
      notes: '@me',
      phone: '+48600100200',
    });
  });

  test('makes no own companies of those in the collection when it is imported again', async () => {
    const owner = await aCompany(app);
    const client = await aGlobalClient(app, { name: 'Wspólny Klient' });
    const carrier = await aGlobalSubcontractor(app, { name: 'Wspólny Przewoźnik' });
    await owner.api.create('/user-global-clients', { client_id: client.id });
    await owner.api.create('/user-global-subcontractors', { subcontractor_id: carrier.id });
    await aClient(owner, { name: 'Własny Klient' });
    await aSubcontractor(owner, { name: 'Własny Przewoźnik' });
    for (const kind of ['clients', 'subcontractors'] as const) {
      const { text } = await owner.api.get(`/exports/${kind}`);
      const imported = await anImport(owner, text, kind);
      const plan = planOf(imported, { duplicates: 'add' });
      const shown = await owner.api.act<ImportPreview>(`/imports/${imported.id}/preview`, plan);
      expect(shown).toMatchObject({ row_count: 2, valid: 2, duplicates: 1, collected: 1 });
      expect(
        shown.rows.map(({ values, ...row }) => [values.name, row.is_collected, row.is_duplicate]),
      ).toEqual(
        expect.arrayContaining([
          [expect.stringMatching(/^Wspólny/), true, false],
          [expect.stringMatching(/^Własny/), false, true],
        ]),
      );
      // Not even where the rest is added once more.
      expect(await runImport(app, owner, imported, { duplicates: 'add' })).toMatchObject({
        created: 1,
        skipped: 1,
      });
      expect(await runImport(app, owner, await anImport(owner, text, kind))).toMatchObject({ skipped: 2 });
    }
    expect((await clientsOf(owner)).items.map(({ name }) => name)).toEqual([
      'Własny Klient',
      'Własny Klient',
    ]);
  });

  test('is harmless for programs that take other signs for separators', async () => {
    const owner = await aCompany(app);
    const name = '＝1+1,=1+1,x';
    const notes = 'ask;+48600100200\n＋2+2;＠x;－y, - or not';
    await aClient(owner, { name, notes });
    const { text } = await owner.api.get('/exports/clients');
    for (const cell of text.split(/[,;|\t\r\n]+/)) expect(cell).not.toMatch(/^"?[=+@＝＋－＠-]\S/);
    const other = await aCompany(app);
    await runImport(app, other, await anImport(other, text));
    expect((await clientsOf(other)).items).toMatchObject([{ name, notes }]);
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

  test('quotes what has a line break, whichever it is', async () => {
    const owner = await aCompany(app);
    for (const notes of ['a\nb', 'a\rb', 'a\r\nb']) await aClient(owner, { notes });
    const { text } = await owner.api.get('/exports/clients');
    for (const notes of ['"a\nb"', '"a\rb"', '"a\r\nb"']) expect(text).toContain(`;${notes};`);
  });

  test('has no signs that programs choke on, and no formula that one of them hides', async () => {
    const owner = await aCompany(app);
    const signs = '\u0080\u0085\u009f\ufdd0\ufffe\uffff\u{1fffe}';
    await app.rows('insert into clients (company_id, name, notes, created_by) values ($1, $2, $3, $4)', [
      owner.companyId,
      `Łan${signs}🚚`,
      `${signs}=1+1\u0001\u007f\tx`,
      owner.id,
    ]);
    const { text } = await owner.api.get('/exports/clients');
    expect(text).toContain('\nŁan🚚;');
    expect(text).toContain(";'=1+1\tx;");
    const response = await fetch(`${app.url}/exports/clients?format=xlsx`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const { rows } = await readTable(Buffer.from(await response.arrayBuffer()), 'en', {
      key: 'signs',
      waits: 'job',
    });
    expect(rows[0]).toEqual(expect.arrayContaining(['Łan🚚', '=1+1\tx']));
  });

  /** The names in an exported file, in its order. */
  async function exported({ api }: TestUser, kind: string, query: Query = {}): Promise<string[]> {
    const answer = await api.get(`/exports/${kind}`, query);
    taken(answer, 200);
    const [, ...lines] = answer.text.trim().split('\r\n');
    expect(answer.headers['x-total-count']).toBe(String(lines.length));
    return lines.map((line) => line.split(';')[0] ?? '');
  }

  test('has what the list of clients shows with the same filters, in its order', async () => {
    const owner = await aCompany(app);
    await aClient(owner, { name: 'Adam', country_id: 1 });
    await aClient(owner, { name: 'Bodil', country_id: 21, post_code: '0150', email: null });
    const shared = await aGlobalClient(app, { name: 'Cezary' });
    await owner.api.create('/user-global-clients', { client_id: shared.id });
    const queries: Query[] = [
      {},
      { sort: '-name' },
      { source_type: 'personal' },
      { source_type: 'global' },
      { country_id: 21 },
      { has_email: true },
      { has_email: false, country_id: 1 },
      { q: 'ADA', sort: 'name' },
    ];
    for (const query of queries) {
      const { items } = await owner.api.read<Paged<{ name: string }>>('/client-directory', query);
      expect([query, await exported(owner, 'clients', query)]).toEqual([
        query,
        items.map(({ name }) => name),
      ]);
    }
    expect(await exported(owner, 'clients', { source_type: 'personal', sort: '-name' })).toEqual([
      'Bodil',
      'Adam',
    ]);
  });

  test('has what the list of subcontractors shows with the same filters', async () => {
    const owner = await aCompany(app);
    await aSubcontractor(owner, { name: 'Adam', rate_type: 'Contract' });
    await aSubcontractor(owner, { name: 'Bodil' });
    const shared = await aGlobalSubcontractor(app, { name: 'Cezary', rate_type: 'Contract' });
    await owner.api.create('/user-global-subcontractors', { subcontractor_id: shared.id });
    expect(await exported(owner, 'subcontractors', { rate_type: 'Contract' })).toEqual(['Adam', 'Cezary']);
    const own = { rate_type: 'Contract', source_type: 'personal' };
    expect(await exported(owner, 'subcontractors', own)).toEqual(['Adam']);
    const admin = await anAdministrator(app);
    expect(await exported(admin, 'subcontractors', { rate_type: 'Contract' })).toEqual(['Cezary']);
  });

  test('of more than a page is whole, and says so', async () => {
    const owner = await aCompany(app);
    await app.rows(
      `insert into clients (company_id, name, created_by)
       select $1, 'Firma ' || lpad(n::text, 4, '0'), $2 from generate_series(1, 2001) n`,
      [owner.companyId, owner.id],
    );
    const names = await exported(owner, 'clients', { sort: '-name' });
    expect([names.length, names[0], names.at(-1)]).toEqual([2001, 'Firma 2001', 'Firma 0001']);
  });

  test('by what its list cannot be filtered by is refused, with everything that is wrong', async () => {
    const owner = await aCompany(app);
    const admin = await anAdministrator(app);
    const faults = async ({ api }: TestUser, kind: string, query: Query) =>
      faultsIn(await api.get(`/exports/${kind}`, query));
    expect(await faults(owner, 'clients', { rate_type: 'Spot' })).toEqual({ rate_type: 'unknown_field' });
    expect(await faults(admin, 'clients', { source_type: 'global', country_id: 1 })).toEqual({
      country_id: 'unknown_field',
      source_type: 'unknown_field',
    });
    expect(await faults(owner, 'clients', { sort: 'password' })).toEqual({ sort: 'unknown_sort_field' });
    expect(await faults(owner, 'clients', { has_email: 'maybe', colour: 'red' })).toEqual({
      colour: 'unknown_field',
      has_email: 'not_a_boolean',
    });
  });

  test('of nothing is a head', async () => {
    const owner = await aCompany(app);
    const { text } = await owner.api.get('/exports/subcontractors');
    expect(text.trim().split('\n')).toHaveLength(1);
  });
});

describe('an export for programs', () => {
  test('has a record a line, as the list has it', async () => {
    const owner = await aCompany(app);
    await aClient(owner, { name: '=cmd|calc', phone: '+48 600 100 200', external_id: 'E-1' });
    await aClient(owner, { name: 'Druga' });
    const answer = await owner.api.get('/exports/clients?format=ndjson&sort=name');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'content-disposition': expect.stringContaining('clients.ndjson') as unknown,
      'x-total-count': '2',
    });
    const lines = linesOf(answer);
    const { items } = await owner.api.read<Paged<object>>('/client-directory', { sort: 'name' });
    expect(lines).toEqual(items);
    const none = await aCompany(app);
    expect((await none.api.get('/exports/clients?format=ndjson')).text).toBe('');
  });
});
