import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmailTemplatePage } from '../modules/correspondence/templates/template.dto.js';
import type { CompanySettings } from '../modules/identity/settings/company-settings.dto.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, signIn, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Product } from './testing/product.js';

const tabs = {
  personal: 'Osobiste',
  pricing: 'Cennik',
  templates: 'Szablony e-mail',
  invoice: 'Dane do faktury',
  ksef: 'KSeF',
  'load-exchange': 'Trans.eu',
  company: 'Firma',
  users: 'Użytkownicy',
  'api-keys': 'Klucze API',
  webhooks: 'Webhooki',
} as const;

describe('settings', () => {
  const browser = useBrowser();
  let product: Product;
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    product = await Product.start({ demo: true });
    owner = await aCompany(product);
  });
  afterAll(() => product.stop());

  const desk = (tab: string, user: SignedIn = owner) =>
    openDesk(browser, product, user, `/user-settings/${tab}`);

  it('has ten tabs for the owner, each with an address, and nothing serious in them for axe', async () => {
    const visitor = await desk('');
    const { screen } = visitor;
    const bar = screen.in('navigation', 'Części ustawień');
    for (const [tab, name] of Object.entries(tabs)) {
      await bar.click('link', name);
      await visitor.isAt(`/user-settings/${tab}`);
      await screen.isSettled();
      await screen
        .in('main')
        .has(
          'heading',
          /Język|kilometr|NIP|KSeF|Trans\.eu|Kraj|Nazwa firmy|Użytkownicy firmy|Klucze API|Ustawienia/,
        );
      expect([tab, await seriousFaults(visitor)]).toEqual([tab, []]);
    }
    await visitor.open(`${product.url}/user-settings/templates/offers_to_client`);
    await screen.has('heading', 'Oferta dla klienta');
    expect(await seriousFaults(visitor)).toEqual([]);
  });

  it('speaks the chosen language at once, and on every device', async () => {
    const user = await aCompany(product);
    const visitor = await desk('personal', user);
    const { screen } = visitor;
    await screen.click('radio', 'Norsk');
    await screen.has('heading', 'Innstillinger');
    expect(await visitor.language()).toBe('no');
    const again = await signIn(product.api, user.email, user.password);
    expect(again.me.default_language).toBe('no');
  });

  it('shows an outage of KSeF once it is entered, and what became of it', async () => {
    const user = await aCompany(product);
    const { screen } = await desk('ksef', user);
    await screen.click('button', 'Wpisz przerwę');
    await screen.in('dialog').click('button', 'Zapisz');
    const table = screen.in('table', 'Przerwy w działaniu KSeF');
    await table.says('Niedostępność', 'Trwa');
    await table.click('button', /^Zakończ/);
    const dialog = screen.in('dialog');
    await dialog.choose('Rodzaj', 'Awaria');
    await dialog.fillAll({ Koniec: '' });
    await dialog.click('button', 'Zapisz');
    await table.says('Awaria', 'Trwa');
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

  it('tells of another person’s price, and not of what was stored before that was found out', async () => {
    const other = (price_per_km: number) =>
      owner.api.put('/user-price-km', { price_per_km, currency: 'PLN' });
    await other(4);
    const visitor = await desk('pricing');
    const { screen } = visitor;
    const form = screen.in('form', tabs.pricing);
    await form.fillAll({ 'Cena za km': '5', Marża: '8' });
    await other(6.5);
    await form.click('button', 'Zapisz');
    await form.in('alert').says('Ktoś inny zmienił w tym czasie te ustawienia', 'Cena za km 6,5');
    await form.in('alert').saysNo('Marża');
    await form.click('button', 'Zapisz moje zmiany');
    await screen.in('status').says('Zapisano cennik');
    expect(await owner.api.read('/user-price-km')).toMatchObject({ price_per_km: 5 });
    expect(await owner.api.read('/company-settings')).toMatchObject({ profit_margin: 8 });
    await form.fill('Cena za km', '9');
    await other(7);
    await form.click('button', 'Zapisz');
    await form.click('button', 'Przyjmij tamte');
    expect(await form.value('Cena za km')).toBe('7,00');
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

  it('takes an own text for a kind of mail, shows it as it will look, and goes back to the built-in one', async () => {
    const visitor = await desk('templates');
    const { screen } = visitor;
    const list = screen.in('navigation', 'Rodzaje wiadomości');
    await list.has('link', /^Faktura/);
    expect(await list.count('link', /Własny$/)).toBe(0);
    await list.click('link', /^Oferta dla klienta/);
    const form = screen.in('form', 'Oferta dla klienta');
    await form.fill('Treść', ' ');
    await form.click('button', 'Zapisz');
    await form.hasFault('Treść', 'Wypełnij wszystkie pola');
    await form.fill('Treść', 'Dzień dobry {{name}},\n\n{{nazwa}} <script>alert(1)</script><b>pilne</b>\n\n');
    await form.in('group', 'Wstaw:').click('button', 'trasa, terminy i cena oferty');
    const preview = await visitor.frame();
    await preview.waitForFunction(() => document.body.innerText.includes('Kongens gate 4'));
    const shown = await preview.evaluate(() => document.documentElement.outerHTML);
    expect(shown).toContain('Jan Nowak');
    expect(shown).toContain('{{nazwa}}');
    expect(shown).not.toContain('alert(1)');
    await form.fill('Temat', 'Oferta od {{company}}');
    await form.says(/Oferta od .+ · #48: Gdańsk → Oslo/);
    await visitor.press('Control+Enter');
    await screen.in('status').says('Zapisano: Oferta dla klienta');
    await list.has('link', /^Oferta dla klienta.*Własny$/);
    const { items } = await owner.api.read<EmailTemplatePage>('/email-templates');
    expect(items).toMatchObject([{ subject: 'Oferta od {{company}}' }]);
    // Names stand in place of what the server puts there.
    await visitor.open(`${product.url}/user-settings/templates/offers_to_client`);
    await form.has('field', 'Temat');
    expect(await form.value('Temat')).toMatch(/^Oferta od \u2060\xA0(?!Twoja)\S/);
    await form.click('button', 'Przywróć tekst wbudowany');
    const question = screen.in('dialog', 'Przywrócić wbudowany tekst „Oferta dla klienta”?');
    await question.click('button', 'Przywróć tekst wbudowany');
    await list.hasNo('link', /^Oferta dla klienta.*Własny$/);
    expect(await form.value('Treść')).toMatch(/^Dzień dobry, \u2060\xA0nazwa\xA0odbiorcy/);
    visitor.troubles.splice(0);
  });
});
