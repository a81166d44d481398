import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanySettings } from '../modules/settings/company-settings.dto.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, demoUser, signIn, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { Product } from './testing/product.js';

const tabs = {
  personal: 'Osobiste',
  pricing: 'Cennik',
  templates: 'Szablony e-mail',
  invoice: 'Dane do faktury',
  company: 'Firma',
  users: 'Użytkownicy',
} as const;

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

describe('settings', () => {
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

  async function desk(tab: string, options: DeskOptions = {}, user: SignedIn = owner) {
    return openDesk(browser, product, user, `/user-settings/${tab}`, options);
  }

  it('has six tabs for the owner, each with an address, and nothing serious in them for axe', async () => {
    const visitor = await desk('');
    const { screen } = visitor;
    const bar = screen.in('navigation', 'Części ustawień');
    for (const [tab, name] of Object.entries(tabs)) {
      await bar.click('link', name);
      await visitor.isAt(`/user-settings/${tab}`);
      await screen.isSettled();
      await screen
        .in('main')
        .has('heading', /Język|kilometr|NIP|Kraj|Nazwa firmy|Użytkownicy firmy|Ustawienia/);
      expect([tab, await seriousFaults(visitor)]).toEqual([tab, []]);
    }
    await visitor.open(`${product.url}/user-settings/templates/offers_to_client`);
    await screen.has('heading', 'Oferta dla klienta');
    expect(await seriousFaults(visitor)).toEqual([]);
  });

  it('speaks the chosen language at once, and on every device', async () => {
    const user = await aCompany(product);
    const visitor = await desk('personal', {}, user);
    const { screen } = visitor;
    await screen.click('radio', 'Norsk');
    await screen.has('heading', 'Brukerinnstillinger');
    expect(await visitor.language()).toBe('no');
    const again = await signIn(product.api, user.email, user.password);
    expect(again.me.default_language).toBe('no');
  });

  it('keeps price, margin and payment terms, and says what is wrong with them', async () => {
    const visitor = await desk('pricing');
    const { screen } = visitor;
    const form = screen.in('form', tabs.pricing);
    await form.fillAll({ 'Cena za km': '-1', Marża: '100,5', 'Termin płatności': '366' });
    await form.click('button', 'Zapisz');
    await form.hasFault('Cena za km', 'Nieprawidłowa cena');
    await form.hasFault('Marża', 'Najwyżej 100');
    await form.hasFault('Termin płatności', 'Nieprawidłowy termin płatności (0-365 dni)');
    await form.fillAll({ 'Cena za km': '5,25', Marża: '12,5', 'Termin płatności': '45' });
    await form.choose('Waluta', 'EUR');
    await visitor.press('Control+Enter');
    await screen.in('status').says('Zapisano cennik');
    await visitor.reload();
    await form.says('EUR/km');
    const values = [await form.value('Cena za km'), await form.value('Marża')];
    expect([...values, await form.value('Termin płatności')]).toEqual(['5,25', '12,5', '45']);
  });

  it('tells of another person’s change, and loses neither', async () => {
    const visitor = await desk('pricing');
    const { screen } = visitor;
    const form = screen.in('form', tabs.pricing);
    await form.fill('Marża', '20');
    await owner.api.put('/company-settings', { payment_terms_days: 14 });
    await form.click('button', 'Zapisz');
    await form.in('alert').says('Ktoś inny zmienił w tym czasie te ustawienia', 'Termin płatności 14');
    await form.click('button', 'Zapisz moje zmiany');
    await screen.in('status').says('Zapisano cennik');
    const stored = await owner.api.read<CompanySettings>('/company-settings');
    expect([stored.profit_margin, stored.payment_terms_days]).toEqual([20, 14]);
    await form.fill('Marża', '21');
    await owner.api.put('/company-settings', { profit_margin: 3 });
    await form.click('button', 'Zapisz');
    await form.click('button', 'Przyjmij tamte');
    expect(await form.value('Marża')).toBe('3');
    visitor.forgetRefusals();
  });

  it('asks before it forgets what was typed', async () => {
    const visitor = await desk('company');
    const { screen } = visitor;
    await screen.fill('Nazwa firmy', 'Inna nazwa');
    await screen.click('link', tabs.users);
    const question = screen.in('dialog', 'Wyjść bez zapisywania?');
    await question.click('button', 'Wróć do edycji');
    expect(await screen.value('Nazwa firmy')).toBe('Inna nazwa');
    await screen.click('link', tabs.users);
    await question.click('button', 'Wyjdź bez zapisywania');
    await visitor.isAt('/user-settings/users');
  });

  it('renames the company and its address, unless they are taken', async () => {
    const visitor = await desk('company');
    const { screen } = visitor;
    await screen.fillAll({ 'Nazwa firmy': 'Bałtyk Spedycja', 'Nazwa adresu': 'Zła nazwa' });
    await screen.click('button', 'Zapisz');
    await screen.hasFault('Nazwa adresu', /małe litery/);
    await screen.fill('Nazwa adresu', 'bursztyn');
    await screen.in('main').says(/Wiadomości wychodzą z bursztyn@/);
    await screen.click('button', 'Zapisz');
    await screen.hasFault('Nazwa firmy', /./);
    await screen.fill('Nazwa firmy', 'Bursztyn Spedycja');
    await screen.click('button', 'Zapisz');
    await screen.in('status').says('Zapisano dane firmy');
    await screen.in('navigation', 'Menu główne').says('Bursztyn Spedycja');
    visitor.forgetRefusals();
  });

  it('warns of a doubtful number and keeps it all the same; fetches the rest from the register', async () => {
    const visitor = await desk('invoice');
    const { screen } = visitor;
    const form = screen.in('form', tabs.invoice);
    await form.fill('NIP', '5260250275');
    await form.fill('Miasto', 'Gdynia');
    await form.says('To nie wygląda na poprawny NIP');
    await form.click('button', 'Zapisz');
    await form.hasFault('Ulica i numer', 'Pole wymagane');
    await form.hasFault('E-mail', 'Pole wymagane');

    await form.fill('NIP', '7740001454');
    await form.click('button', /^Pobierz po NIP/);
    await form
      .in('alert')
      .says('Rejestr jest teraz nieosiągalny. Uzupełnij pola ręcznie albo spróbuj później.');
    await form.fill('NIP', '526-025-02-74');
    await form.click('button', /^Pobierz po NIP/);
    const question = screen.in('dialog', 'W rejestrze jest inaczej');
    await question.says('Gdynia', 'GDAŃSK');
    await question.click('checkbox', /Nazwa firmy/);
    await question.click('button', 'Zastąp 1 pole');
    await screen.hasNo('dialog');
    expect([await form.value('Miasto'), await form.value('Ulica i numer')]).toEqual([
      'GDAŃSK',
      'UL. ŻÓŁTA 7',
    ]);
    await form.saysNo('To nie wygląda na poprawny NIP');
    await form.fillAll({ 'E-mail': 'nie-adres', REGON: '1' });
    await form.click('button', 'Zapisz');
    await form.hasFault('E-mail', /./);
    await form.fill('E-mail', 'faktury@bursztyn.example');
    await form.says(/REGON/);
    await form.click('button', 'Zapisz');
    await screen.in('status').says('Zapisano dane do faktury');

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

  it('takes an own text for a kind of mail, shows it as it will look, and goes back to the built-in one', async () => {
    const visitor = await desk('templates');
    const { screen } = visitor;
    const list = screen.in('navigation', 'Rodzaje wiadomości');
    await list.has('link', /^Faktura/);
    expect(await list.count('link', /Wbudowany$/)).toBe(9);
    await list.click('link', /^Oferta dla klienta/);
    const form = screen.in('form', 'Oferta dla klienta');
    await form.fill('Treść', ' ');
    await form.click('button', 'Zapisz');
    await form.hasFault('Treść', 'Wypełnij wszystkie pola');
    await form.fill('Treść', 'Dzień dobry {{name}},\n\n{{nazwa}} <script>alert(1)</script><b>pilne</b>\n\n');
    await form.in('group', 'Wstaw').click('button', '[OFFER DETAILS]');
    const preview = await visitor.frame();
    await preview.waitForFunction(() => document.body.innerText.includes('Tu będą oferty w tabeli.'));
    const shown = await preview.evaluate(() => document.documentElement.outerHTML);
    expect(shown).toContain('Jan Nowak');
    expect(shown).toContain('{{nazwa}}');
    expect(shown).not.toContain('alert(1)');
    await visitor.press('Control+Enter');
    await screen.in('status').says('Zapisano: Oferta dla klienta');
    await list.has('link', /^Oferta dla klienta.*Własny$/);
    await form.click('button', 'Przywróć tekst wbudowany');
    const question = screen.in('dialog', 'Przywrócić wbudowany tekst „Oferta dla klienta”?');
    await question.click('button', 'Przywróć tekst wbudowany');
    await list.has('link', /^Oferta dla klienta.*Wbudowany$/);
    expect(await form.value('Treść')).toBe('');
    visitor.troubles.splice(0);
  });

  it('registers, deactivates and removes people; the owner stays', async () => {
    const visitor = await desk('users');
    const { screen } = visitor;
    const mine = screen.in('row', new RegExp(owner.email));
    await mine.says('Właściciel');
    expect(await mine.in('button', /^Usuń z firmy/).element()).toBeTruthy();
    await screen.click('button', 'Dodaj użytkownika');
    const form = screen.in('dialog', /^Nowy użytkownik firmy/);
    await form.fillAll({ 'Imię i nazwisko': 'Ola Żuk', 'E-mail': owner.email, Hasło: '12345' });
    await form.click('button', 'Dodaj użytkownika');
    await form.hasFault('Hasło', 'Co najmniej 6 znaków');
    await form.fill('Hasło', 'Trzy-osie-i-naczepa');
    await form.click('button', 'Dodaj użytkownika');
    await form.hasFault('E-mail', /./);
    await form.fill('E-mail', 'ola.zuk@forwarder.example');
    await form.click('button', 'Dodaj użytkownika');
    await screen.in('status').says('Może się już zalogować: Ola Żuk');

    const ola = await signIn(product.api, 'ola.zuk@forwarder.example', 'Trzy-osie-i-naczepa');
    const row = screen.in('row', /Ola Żuk/);
    await row.says('Pracownik', 'Aktywny');
    await row.click('button', 'Dezaktywuj: Ola Żuk');
    await row.says('Nieaktywny');
    expect((await ola.api.get('/auth/me')).status).toBe(401);
    await row.click('button', 'Aktywuj: Ola Żuk');
    await row.saysNo('Nieaktywny');
    await row.click('button', 'Usuń z firmy: Ola Żuk');
    await screen.in('dialog', 'Usunąć z firmy: Ola Żuk?').click('button', 'Usuń z firmy');
    await screen.in('status').says('Usunięto z firmy: Ola Żuk');
    await screen.hasNo('row', /Ola Żuk/);
    visitor.forgetRefusals();
  });

  it('invites somebody without a company, who sees that after signing in, and joins', async () => {
    const visitor = await desk('users');
    const { screen } = visitor;
    const invite = async (email: string) => {
      await screen.click('button', 'Zaproś użytkownika');
      await screen.in('dialog').fill('E-mail', email);
      await screen.in('dialog').click('button', 'Wyślij zaproszenie');
    };
    await invite('nobody@forwarder.example');
    await screen.in('dialog').hasFault('E-mail', /./);
    await screen.in('dialog').fill('E-mail', 'ola.zuk@forwarder.example');
    await screen.in('dialog').click('button', 'Wyślij zaproszenie');
    const pending = screen.in('region', 'Czekamy na odpowiedź');
    await pending.says('Ola Żuk');
    await pending.click('button', 'Wycofaj zaproszenie: Ola Żuk');
    await screen.in('status').says('Wycofano zaproszenie: Ola Żuk');
    await screen.hasNo('region', 'Czekamy na odpowiedź');
    await invite('ola.zuk@forwarder.example');
    await pending.says('Ola Żuk');
    visitor.forgetRefusals();

    const ola = await signIn(product.api, 'ola.zuk@forwarder.example', 'Trzy-osie-i-naczepa');
    const home = await openDesk(browser, product, ola, '/activities');
    await home.screen.has('heading', 'Jeszcze bez firmy');
    await home.screen.in('navigation', 'Menu główne').says('Bez firmy');
    expect(await home.screen.in('navigation', 'Menu główne').count('link')).toBe(0);
    expect(await seriousFaults(home)).toEqual([]);
    await home.screen.click('button', /^Dołącz do firmy/);
    await home.screen.has('heading', /^Aktywności/);
    await home.screen.in('navigation', 'Menu główne').says('Pracownik');

    await home.open(`${product.url}/user-settings/users`);
    await home.isAt('/user-settings/personal');
    await home.screen.in('alert').says('Tylko właściciel firmy może zarządzać użytkownikami.');
    expect(await home.screen.in('navigation', 'Części ustawień').count('link')).toBe(1);
  });

  it('lets somebody without a company decline, and make a company of their own', async () => {
    const input = { name: 'Jan Lis', email: 'jan.lis@forwarder.example', password: 'Trzy-osie-i-naczepa' };
    const { id } = await owner.api.create<{ id: number }>(
      `/companies/${owner.companyId}/register-user`,
      input,
    );
    await owner.api.delete(`/companies/${owner.companyId}/users/${id}`);
    const rival = await demoUser(product, 'rival');
    const company = rival.me.user_companies[0]?.company_id ?? 0;
    await rival.api.create(`/companies/${company}/users`, { email: input.email });
    const jan = await signIn(product.api, input.email, input.password);
    const visitor = await openDesk(browser, product, jan, '/client-directory');
    const { screen } = visitor;
    await screen.click('button', /^Odrzuć zaproszenie firmy/);
    await screen.in('dialog').click('button', 'Odrzuć');
    await screen.in('main').says('Nikt Cię jeszcze nie zaprosił.');
    const form = screen.in('form', 'Własna firma');
    await form.fillAll({ 'Nazwa firmy': 'Lis Spedycja', 'Nazwa adresu': 'lis' });
    await form.click('button', 'Załóż firmę');
    await screen.has('heading', /^Katalog klientów/);
    await screen.in('navigation', 'Menu główne').says('Lis Spedycja', 'Właściciel');
  });
});
