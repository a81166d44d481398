import { describe, expect, test } from '@jest/globals';
import type { ClientDto } from '../../modules/directory/clients/client.dto.js';
import { faultsIn } from '../../testing/api-caller.js';
import { aClient, clientFields } from '../../testing/directory.js';
import { anImport, clientsOf, clientTable, runImport } from '../../testing/imports.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';

const app = await testApp();
const owner = await aCompany(app);

describe('a text of one line', () => {
  test('is kept without ends of lines and turns of direction that nobody sees', async () => {
    const client = await aClient(owner, {
      name: 'Fjord\u2028Fisk\u202e AS\u2029',
      address: 'Gate\u0085 1',
      phone: '\u202a+48 600 100 200\u202c',
      notes: 'one\u2028two',
    });
    expect(client).toMatchObject({
      name: 'Fjord Fisk AS',
      address: 'Gate  1',
      phone: '+48600100200',
      // Several lines: how they end is the writer's affair.
      notes: 'one\u2028two',
    });
    const renamed = await owner.api.change<ClientDto>(`/clients-personal/${client.id}`, {
      name: '\u2066Nord\u2069',
    });
    expect(renamed.name).toBe('Nord');
  });

  test('of nothing else is empty', async () => {
    const body = clientFields({ name: '\u2028' });
    expect(faultsIn(await owner.api.post('/clients-personal', body))).toEqual({ name: 'required' });
  });

  test('is refused with control characters as before', async () => {
    const body = clientFields({ name: 'a\tb', city: 'a\nb' });
    expect(faultsIn(await owner.api.post('/clients-personal', body))).toEqual({
      name: 'invalid_format',
      city: 'invalid_format',
    });
  });

  test('of an imported table is kept like one of a form', async () => {
    const other = await aCompany(app);
    const row = 'Łódzkie\u2028Meble\u202e;ul. Długa 1;90-001;Łódź;Polska;biuro@meble.example;600 100 200;';
    await runImport(app, other, await anImport(other, clientTable(row)));
    expect((await clientsOf(other)).items.map(({ name }) => name)).toEqual(['Łódzkie Meble']);
  });
});
