import { expect, test } from '@jest/globals';
import type { Problem } from '../../../platform/http/api-types.js';
import type { Answer } from '../../../testing/api-caller.js';
import { aClient, aGlobalSubcontractor, aSubcontractor } from '../../../testing/directory.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { Contact, ContactList } from './contact.dto.js';

const problem = ({ status, body }: Answer<unknown>) => `${status} ${(body as Problem).code}`;

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);

test('several people stand at a client, by name, and change by their versions', async () => {
  const { id } = await aClient(owner);
  const path = `/client-directory/${id}/contacts`;
  const zofia = await owner.api.create<Contact>(path, {
    name: ' Zofia Żak ',
    role: 'accounting',
    email: 'faktury@meble.example',
    phone: '58 300 00 00',
    language: 'pl',
    gets_invoices: true,
  });
  expect(zofia).toMatchObject({
    name: 'Zofia Żak',
    phone: '+48583000000',
    gets_invoices: true,
    gets_offers: false,
  });
  await owner.api.create(path, { name: 'Adam Lis' });
  const { items } = await owner.api.read<ContactList>(path);
  expect(items.map(({ name }) => name)).toEqual(['Adam Lis', 'Zofia Żak']);
  const changed = await owner.api.change<Contact>(`${path}/${zofia.id}`, {
    email: '',
    version: zofia.version,
  });
  expect(changed).toMatchObject({ email: null, role: 'accounting', version: zofia.version + 1 });
  expect(problem(await owner.api.put(`${path}/${zofia.id}`, { name: 'X', version: zofia.version }))).toBe(
    '409 changed_meanwhile',
  );
  await owner.api.remove(`${path}/${zofia.id}`);
  expect(problem(await owner.api.delete(`${path}/${zofia.id}`))).toBe('404 not_found');
});

test('people are one record’s and one company’s', async () => {
  const { id } = await aClient(owner);
  const { id: other } = await aClient(owner);
  const { id: contact } = await owner.api.create<Contact>(`/client-directory/${id}/contacts`, { name: 'A' });
  expect(problem(await owner.api.put(`/client-directory/${other}/contacts/${contact}`, { name: 'B' }))).toBe(
    '404 not_found',
  );
  expect(problem(await rival.api.get(`/client-directory/${id}/contacts`))).toBe('404 not_found');
  expect(problem(await rival.api.post(`/client-directory/${id}/contacts`, { name: 'B' }))).toBe(
    '404 not_found',
  );
});

test('two companies that collected one carrier know people of their own there', async () => {
  const { id } = await aGlobalSubcontractor(app);
  for (const { api } of [owner, rival])
    await api.create('/user-global-subcontractors', { subcontractor_id: id });
  await owner.api.create(`/subcontractor-directory/${id}/contacts`, { name: 'Ours' });
  expect(await rival.api.read(`/subcontractor-directory/${id}/contacts`)).toEqual({ items: [] });
});

test('a person is refused without a name and with no address', async () => {
  const { id } = await aSubcontractor(owner);
  const path = `/subcontractor-directory/${id}/contacts`;
  for (const input of [{}, { name: ' ' }, { name: 'A', email: 'nobody' }, { name: 'A', role: 'king' }])
    expect(problem(await owner.api.post(path, input))).toBe('422 validation_failed');
});

test('a person who is erased is gone from clients that stay', async () => {
  const { id } = await aClient(owner);
  const path = `/client-directory/${id}/contacts`;
  await owner.api.create(path, { name: 'Jan', email: 'Jan.Kos@meble.example' });
  await owner.api.create(path, { name: 'Ewa', notes: 'Ask jan.kos@meble.example first' });
  const report = await owner.api.act<{ erased: object }>('/privacy/erase', {
    email: 'jan.kos@meble.example',
    dry_run: false,
  });
  expect(report.erased).toMatchObject({ contacts: 1, texts: 1, clients: 0 });
  const { items } = await owner.api.read<ContactList>(path);
  expect(items).toMatchObject([{ name: 'Ewa', notes: 'Ask […] first' }]);
});
