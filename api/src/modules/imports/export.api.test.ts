import { describe, expect, test } from '@jest/globals';
import { aClient } from '../../testing/directory.js';
import { anImport, clientsOf, runImport } from '../../testing/imports.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';

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

  test('is inert for programs that take other signs for separators', async () => {
    const owner = await aCompany(app);
    const name = 'Lamex,=1+1,x';
    const notes = 'ask;+48600100200\n=2+2, - or not';
    await aClient(owner, { name, notes });
    const { text } = await owner.api.get('/exports/clients');
    for (const cell of text.split(/[,;|\t\r\n]+/)) expect(cell).not.toMatch(/^"?[=+@-]\S/);
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

  test('of nothing is a head', async () => {
    const owner = await aCompany(app);
    const { text } = await owner.api.get('/exports/subcontractors');
    expect(text.trim().split('\n')).toHaveLength(1);
  });
});
