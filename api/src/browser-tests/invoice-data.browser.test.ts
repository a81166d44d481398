import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanySettings } from '../modules/identity/settings/company-settings.dto.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Product } from './testing/product.js';

/** A register of companies that knows one, and breaks down for another. */
async function startRegister(): Promise<Server> {
  const subject = {
    name: 'SPEDYCJA BURSZTYN SP. Z O.O.',
    nip: '5260250274',
    regon: '012100784',
    statusVat: 'Czynny',
    workingAddress: 'UL. ŻÓŁTA 7, 80-180 GDAŃSK',
    residenceAddress: null,
  };
  const server = createServer((request, response) => {
    const isDown = request.url?.includes('7740001454');
    response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ result: { subject } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('invoice data', () => {
  const browser = useBrowser();
  let register: Server;
  let product: Product;
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    register = await startRegister();
    const { port } = register.address() as AddressInfo;
    product = await Product.start({
      demo: true,
      settings: { COMPANY_REGISTRY_PL_URL: `http://127.0.0.1:${port}` },
    });
    owner = await aCompany(product);
  });
  afterAll(async () => {
    await product.stop();
    register.close();
  });

  it('warns of a doubtful number and keeps it all the same; fetches the rest from the register', async () => {
    const visitor = await openDesk(browser, product, owner, '/user-settings/invoice');
    const { screen } = visitor;
    const form = screen.in('form', 'Dane do faktury');
    await form.fill('NIP', '5260250275');
    await form.fill('Miasto', 'Gdynia');
    await form.says('To nie wygląda na poprawny NIP');
    await form.click('button', 'Zapisz');
    await form.hasFault('Ulica i numer', 'Pole wymagane');
    await form.hasFault('E-mail', 'Pole wymagane');

    await form.fill('NIP', '7740001454');
    await form.click('button', /^Pobierz po NIP/);
    await form.in('alert').says('Rejestr jest teraz nieosiągalny. Wpisz dane ręcznie albo spróbuj później.');
    await form.fill('NIP', '526-025-02-74');
    // It was said of the other number.
    await form.hasNo('alert', /nieosiągalny/);
    await form.click('button', /^Pobierz po NIP/);
    const question = form.in('group', /^Rejestr podaje co innego/);
    await question.says('Gdynia', 'GDAŃSK');
    await question.click('checkbox', /Nazwa firmy/);
    await question.click('button', 'Zastąp zaznaczone');
    await form.hasNo('group', /^Rejestr podaje co innego/);
    expect([await form.value('Miasto'), await form.value('Ulica i numer')]).toEqual([
      'GDAŃSK',
      'UL. ŻÓŁTA 7',
    ]);
    await form.saysNo('To nie wygląda na poprawny NIP');
    await form.fillAll({ 'E-mail': 'nie-adres', REGON: '1' });
    await form.click('button', 'Zapisz');
    await form.hasFault('E-mail', /./);
    await form.fill('SWIFT/BIC', 'BPKOPL');
    await form.fill('E-mail', 'faktury@bursztyn.example');
    await form.says('To nie wygląda na poprawny SWIFT/BIC');
    await form.fill('SWIFT/BIC', 'BPKOPLPW');
    await form.says(/REGON/);
    await form.fillAll({
      'Numer KRS': '123',
      'Sąd rejestrowy': 'Sąd Rejonowy Gdańsk-Północ w Gdańsku',
      'Kapitał zakładowy': '50 000,00 PLN',
    });
    await form.click('button', 'Zapisz');
    await form.hasFault('Numer KRS', 'Numer KRS ma 10 cyfr');
    await form.fill('Numer KRS', '0000123456');
    await form.click('button', 'Zapisz');
    await screen.in('status').says('Zapisano dane do faktury');
    const kept = await owner.api.read<CompanySettings>('/company-settings');
    expect(kept.company_data).toMatchObject({ krs: '0000123456', share_capital: '50 000,00 PLN' });

    await form.click('button', 'Norwegia');
    await form.click('button', 'Zapisz');
    await form.hasFault('Numer organizacyjny', 'Pole wymagane');
    await form.hasFault('Kod pocztowy', /\d/);
    await form.fillAll({
      'Numer organizacyjny': '974760673',
      'Kod pocztowy': '0150',
      IBAN: 'NO93 8601 1117 948',
    });
    await form.fill('Miasto', 'Oslo');
    await form.says(/IBAN/);
    await form.click('button', 'Zapisz');
    await form.saysNo('Są niezapisane zmiany');
    const { invoice_country, company_data } = await owner.api.read<CompanySettings>('/company-settings');
    expect([invoice_country, company_data.organization_number, company_data.nip]).toEqual([
      'NO',
      '974760673',
      '526-025-02-74',
    ]);
    visitor.troubles.splice(0);
  });
});
