import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClientDto } from '../modules/directory/clients/client.dto.js';
import { aClient } from '../testing/directory.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Product } from './testing/product.js';

/** Numbers that the register of the test knows, does not know, and breaks down at. */
const known = '5261040828';
const unknown = '7740001454';
const broken = '5252248481';

/** Answers as the Polish list of VAT payers does. */
async function startRegister(): Promise<Server> {
  const subject = {
    name: 'FABRYKA MEBLI SP. Z O.O.',
    nip: known,
    regon: '000331501',
    statusVat: 'Czynny',
    workingAddress: 'DŁUGA 12, 90-001 ŁÓDŹ',
    residenceAddress: null,
  };
  const server = createServer((request, response) => {
    response.writeHead(request.url?.includes(broken) ? 500 : 200, { 'content-type': 'application/json' });
    const found = request.url?.includes(known) ? subject : null;
    response.end(JSON.stringify({ result: { subject: found } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('a form of a client', () => {
  const browser = useBrowser();
  let register: Server;
  let product: Product;
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    register = await startRegister();
    const { port } = register.address() as AddressInfo;
    product = await Product.start({ settings: { COMPANY_REGISTRY_PL_URL: `http://127.0.0.1:${port}` } });
    owner = await aCompany(product);
  });
  afterAll(async () => {
    await product.stop();
    register.close();
  });

  it('warns of numbers that look wrong, and keeps nobody from saving', async () => {
    const { screen } = await openDesk(browser, product, owner, '/client-directory/create');
    const form = screen.in('dialog', /^Dodaj klienta/);
    await form.fillAll({
      Nazwa: 'Wątpliwa',
      'Ulica i numer': 'ul. Krzywa 1',
      'Kod pocztowy': '00-950',
      Telefon: '12',
      NIP: '1234567890',
      REGON: '123456789',
    });
    await form.fill('Uwagi', 'x');
    for (const warning of [/NIP/, /REGON/, /telefon/i]) await form.says(warning);
    await form.hasNoFault('NIP');
    await form.click('button', 'Dodaj klienta');
    await screen.in('status').says('Dodano Wątpliwa');
  });

  it('is filled from the public register, and asks before it replaces anything', async () => {
    const visitor = await openDesk(browser, product, owner, '/client-directory/create');
    const { screen } = visitor;
    const form = screen.in('dialog', /^Dodaj klienta/);
    await form.fill('Nazwa', 'Meble z Łodzi');
    await form.click('button', 'Pobierz z rejestru');
    await form.fill('NIP albo REGON', '526-104-08-28');
    await visitor.press('Enter');
    await form.in('status').says('Uzupełniono 5 pól');
    expect(await form.value('Kod pocztowy')).toBe('90-001');
    expect(await form.value('REGON')).toBe('000331501');
    expect(await form.value('Nazwa')).toBe('Meble z Łodzi');
    const choice = form.in('group', /^Rejestr podaje co innego/);
    await choice.says('Meble z Łodzi', 'FABRYKA MEBLI SP. Z O.O.');
    await choice.click('button', 'Zastąp zaznaczone');
    expect(await form.value('Nazwa')).toBe('FABRYKA MEBLI SP. Z O.O.');

    for (const [number, text] of [
      [unknown, 'W rejestrze nie ma firmy o tym numerze.'],
      [broken, 'Rejestr jest teraz nieosiągalny.'],
      ['12', 'To nie jest numer firmy w tym kraju.'],
    ] as const) {
      await form.fill('NIP albo REGON', number);
      await form.click('button', 'Pobierz');
      await form.in('alert').says(text);
    }
    visitor.troubles.splice(0);
    // Elsewhere there is no register to ask.
    await form.choose('Kraj', 'Niemcy');
    await form.hasNo('field', 'NIP albo REGON');
  });

  it('loses nothing when somebody else saves the client meanwhile', async () => {
    const client = await aClient(owner, { name: 'Dwie osoby', city: 'Łódź' });
    const visitor = await openDesk(browser, product, owner, `/client-directory/${client.id}`);
    const { screen } = visitor;
    const form = screen.in('dialog', /^Edytuj klienta/);
    await form.fill('Telefon', '600 100 200');
    await owner.api.change(`/clients-personal/${client.id}`, { city: 'Zgierz' });
    await form.click('button', 'Zapisz');
    const note = form.in('alert');
    await note.says('Ktoś zapisał ten wpis w międzyczasie', 'Miasto: Zgierz');
    await note.click('button', 'Wczytaj i zachowaj moje zmiany');
    expect(await form.value('Miasto')).toBe('Zgierz');
    expect(await form.value('Telefon')).toBe('600 100 200');
    await form.click('button', 'Zapisz');
    await screen.in('status').says('Zapisano Dwie osoby');
    visitor.forgetRefusals();
    const stored = await owner.api.read<ClientDto>(`/clients-personal/${client.id}`);
    expect(stored).toMatchObject({ city: 'Zgierz', phone: '+48600100200' });
  });
});
