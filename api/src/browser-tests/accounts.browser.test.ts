import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import { nextNumber } from '../testing/next-number.js';
import { aCompany, signIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { linkIn } from './testing/mailbox.js';
import { Forwarder } from './testing/people/forwarder.js';
import { Product } from './testing/product.js';
import { until } from './testing/until.js';
import type { Visitor } from './testing/visitor.js';

const newPassword = 'Zielona-ciężarówka-9';

/** Keeps a picture where the environment asks for some. */
async function picture(visitor: Visitor, name: string): Promise<void> {
  const folder = process.env['TEST_PICTURES'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await visitor.page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

describe('accounts', () => {
  const browser = useBrowser();
  let product: Product;

  beforeAll(async () => {
    product = await Product.start({ settings: { REGISTRATION_CONFIRM: 'on' } });
  });
  afterAll(() => product.stop());

  it('are confirmed by the link of a mail; until then a banner says what waits', async () => {
    const number = nextNumber();
    const registration = {
      name: 'Maria Wiśniewska',
      company: `Spedycja Łuk ${number}`,
      email: `maria${number}@luk.example`,
      sendingAddress: `luk.${number}`,
      password: 'Trzy-osie-i-naczepa',
    };
    const visitor = await browser.visitor();
    const forwarder = new Forwarder(visitor, product.url);
    await forwarder.register(registration);
    await forwarder.screen.in('status').says(/Wysłaliśmy link do potwierdzenia adresu/);
    // Said where one looks, and read aloud: the form above it was long.
    const focused = await visitor.page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toMatch(/Wysłaliśmy link/);
    await forwarder.signIn(registration.email, registration.password);
    const main = forwarder.screen.in('main');
    await main.says(/Potwierdź swój adres e-mail/, /wiadomości Twojej firmy czekają/);
    await picture(visitor, 'banner');
    expect(await seriousFaults(visitor)).toEqual([]);
    await main.click('button', 'Wyślij ponownie');
    await forwarder.screen.in('status').says('Wysłaliśmy nowy link');

    const reader = await browser.visitor();
    const mails = async () => (await product.mails.allTo(registration.email)).length;
    const deadline = Date.now() + 90_000;
    while ((await mails()) < 2 && Date.now() < deadline) await new Promise((next) => setTimeout(next, 100));
    const link = linkIn(await product.mails.mailTo(registration.email, /Potwierdź swój adres/));
    await reader.open(link);
    await reader.screen.has('heading', 'Potwierdź swój adres e-mail');
    await picture(reader, 'confirm');
    expect(await seriousFaults(reader)).toEqual([]);
    await reader.screen.click('button', 'To nie ja');
    await reader.screen.has('button', 'Wyślij mi link');
    await picture(reader, 'not-me');
    expect(await seriousFaults(reader)).toEqual([]);
    await reader.screen.click('button', 'Wyślij mi link');
    await reader.screen.has('heading', 'Sprawdź swoją pocztę');
    await product.mails.mailTo(registration.email, /Konto z Twoim adresem/);
    await reader.open(link);
    await reader.screen.click('button', 'Potwierdź adres');
    await reader.screen.hasFault('Hasło do konta', /./);
    await reader.screen.fill('Hasło do konta', registration.password);
    await reader.screen.click('button', 'Potwierdź adres');
    await reader.screen.has('heading', 'Adres jest potwierdzony');
    // Confirmed on another device, the account stays signed in here.
    await visitor.reload();
    await main.has('heading', /^Do zrobienia/);
    await main.saysNo(/Potwierdź swój adres e-mail/);
    await reader.reload();
    await reader.screen.has('heading', 'Ten link nie działa');
    await reader.screen.says(/zaloguj się i poproś o nowy link/);
    await picture(reader, 'broken-link');
    await reader.hasTrouble(/400/);
  });

  it('get a new password by a link when the old one is forgotten', async () => {
    const owner = await confirmed();
    const new_email = `nowy${nextNumber()}@luk.example`;
    await owner.api.post('/auth/change-email', { password: owner.password, new_email });
    const visitor = await browser.visitor();
    const { screen } = visitor;
    await visitor.open(product.url);
    await screen.click('button', 'Nie pamiętasz hasła?');
    const form = screen.in('form', 'Nie pamiętasz hasła?');
    await form.click('button', 'Wyślij link');
    await form.hasFault('E-mail', 'Podaj adres e-mail');
    await form.fill('E-mail', owner.email);
    await picture(visitor, 'forgot');
    await form.click('button', 'Wyślij link');
    await form.in('status').says('Sprawdź swoją pocztę');
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.open(linkIn(await product.mails.mailTo(owner.email, /Ustaw nowe hasło/)));
    await screen.has('heading', 'Ustaw nowe hasło');
    await screen.fill('Nowe hasło', owner.companyName);
    await screen.click('button', 'Ustaw hasło');
    await screen.hasFault('Nowe hasło', /łatwo odgadnąć/);
    visitor.forgetRefusals();
    await picture(visitor, 'reset-fault');
    expect(await screen.attribute('field', 'Nowe hasło', 'autocomplete')).toBe('new-password');
    await screen.fill('Nowe hasło', newPassword);
    await screen.click('button', 'Ustaw hasło');
    await screen.has('heading', 'Hasło jest ustawione');
    await screen.says(`Zmiana adresu na ${new_email} jest anulowana.`);
    await screen.click('button', 'Zaloguj się');
    await new Forwarder(visitor, product.url).signIn(owner.email, newPassword);
    await product.mails.mailTo(owner.email, /Twoje hasło zostało zmienione/);
  });

  it('that somebody else made with one’s address are taken over, without what is in them', async () => {
    const squatter = await aCompany(product);
    const visitor = await browser.visitor();
    const { screen } = visitor;
    await product.api.post('/auth/forgot-password', { email: squatter.email });
    await visitor.open(linkIn(await product.mails.mailTo(squatter.email, /Konto z Twoim adresem/)));
    await screen.fill('Nowe hasło', newPassword);
    await screen.click('button', 'Ustaw hasło');
    await screen.in('alert').says('Wybierz jedną odpowiedź');
    await picture(visitor, 'claim');
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('radio', /^Nie, ktoś inny/);
    await screen.click('button', 'Ustaw hasło');
    await screen.has('heading', 'Hasło jest ustawione');
    const { me } = await signIn(product.api, squatter.email, newPassword);
    expect(me).toMatchObject({ email_confirmed: true, user_companies: [] });
  });

  it('have a page on which people change their password and address', async () => {
    const owner = await confirmed();
    const visitor = await openDesk(browser, product, owner, '/activities');
    const { screen } = visitor;
    await screen.in('navigation', 'Menu główne').click('link', /^Twoje konto/);
    await screen.has('heading', 'Twoje konto');
    await picture(visitor, 'account');
    expect(await seriousFaults(visitor)).toEqual([]);
    const password = screen.in('region', 'Hasło');
    await password.fillAll({ 'Obecne hasło': 'nie-to-hasło', 'Nowe hasło': newPassword });
    await password.click('button', 'Zmień hasło');
    await password.hasFault('Obecne hasło', 'To nie jest obecne hasło');
    visitor.forgetRefusals();
    await password.fill('Obecne hasło', owner.password);
    await password.click('button', 'Zmień hasło');
    await screen.in('status').says('Hasło jest zmienione');

    const email = `nowy${nextNumber()}@luk.example`;
    const address = screen.in('region', 'Adres e-mail');
    await address.fillAll({ 'Nowy adres e-mail': email, Hasło: newPassword });
    await address.click('button', 'Zmień adres');
    await address.in('status').says(`Czekamy na potwierdzenie adresu ${email}`);
    await product.mails.mailTo(owner.email, /ma zostać zmieniony/);
    await product.mails.mailTo(email, /Potwierdź nowy adres/);
    await picture(visitor, 'address-waits');
    await address.click('button', 'Wyślij ponownie');
    await screen.in('status').says(`Wysłaliśmy nowy link na ${email}`);
    await address.click('button', 'Anuluj zmianę');
    await screen.in('status').says(`Adres pozostaje bez zmian: ${owner.email}`);
    await address.saysNo(/Czekamy na potwierdzenie/);
    await address.fillAll({ 'Nowy adres e-mail': email, Hasło: newPassword });
    await address.click('button', 'Zmień adres');
    await address.in('status').says(`Czekamy na potwierdzenie adresu ${email}`);
    await visitor.open(await latestLink(email, 3));
    await screen.click('button', 'To nie ja');
    await screen.says(/Zamknij tę stronę/);
    await screen.click('button', 'Potwierdź adres');
    await screen.has('heading', 'Adres jest potwierdzony');
    await screen.click('button', 'Otwórz Frakto');
    await screen.has('navigation', 'Menu główne');
  });

  it('of colleagues are made with a link: nobody but they know the password', async () => {
    const owner = await confirmed();
    const visitor = await openDesk(browser, product, owner, '/user-settings/users');
    const { screen } = visitor;
    await screen.click('button', 'Dodaj pracownika');
    const dialog = screen.in('dialog', /^Dodaj pracownika/);
    const email = `kari${nextNumber()}@luk.example`;
    await dialog.fillAll({ 'Imię i nazwisko': 'Kari Nordmann', 'E-mail': email });
    await picture(visitor, 'add-colleague');
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Wyślij zaproszenie');
    await screen.in('status').says('Wysłaliśmy link do ustawienia hasła: Kari Nordmann');
    const row = screen.in('row', /Kari Nordmann/);
    await row.says('Jeszcze bez hasła', /link działa do/);
    await picture(visitor, 'waiting-colleague');
    expect(await seriousFaults(visitor)).toEqual([]);
    const former = linkIn(await product.mails.mailTo(email, /Ustaw swoje hasło/));
    await row.click('button', 'Wyślij ponownie: Kari Nordmann');
    await screen.in('status').says(`Wysłaliśmy nowy link na ${email}`);

    const kari = await browser.visitor();
    await kari.open(former);
    await kari.screen.has('heading', 'Ten link nie działa');
    await kari.screen.has('button', 'Poproś o nowy link');
    kari.forgetRefusals();
    const link = await latestLink(email);
    // The page speaks the language of the mail, whatever the browser's.
    const english = new URL(link);
    english.searchParams.set('lang', 'en');
    await kari.open(english);
    await kari.screen.has('heading', `Welcome to ${owner.companyName}`);
    expect(await kari.language()).toBe('en');
    await kari.open(link);
    await kari.screen.has('heading', `Witaj w firmie ${owner.companyName}`);
    await kari.screen.says(owner.me.name);
    await picture(kari, 'welcome');
    expect(await seriousFaults(kari)).toEqual([]);
    await kari.screen.fill('Twoje hasło', newPassword);
    await kari.screen.click('button', 'Ustaw hasło i zacznij');
    await kari.screen.has('navigation', 'Menu główne');
  });

  it('whose password an employer chose join another company by the link in their own mailbox', async () => {
    const employer = await confirmed();
    const rival = await confirmed();
    const email = `jan${nextNumber()}@luk.example`;
    const { id } = await employer.api.create<{ id: number }>(
      `/companies/${employer.companyId}/register-user`,
      {
        name: 'Jan Kowalski',
        email,
        password: 'bossknows1-lorry',
      },
    );
    await employer.api.remove(`/companies/${employer.companyId}/users/${id}`);
    await rival.api.create(`/companies/${rival.companyId}/users`, { email });
    const visitor = await browser.visitor();
    const { screen } = visitor;
    await visitor.open(linkIn(await product.mails.mailTo(email, /Zaproszenie do firmy/)));
    await screen.has('heading', `Dołącz do firmy ${rival.companyName}`);
    await picture(visitor, 'join');
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.fill('Nowe hasło', newPassword);
    await screen.click('button', 'Dołącz');
    await screen.has('navigation', 'Menu główne');
  });

  /** The link in the last of the mails to an address, once so many have come. */
  async function latestLink(email: string, count = 2): Promise<URL> {
    await until(async () => (await product.mails.allTo(email)).length >= count || undefined, 'further mail');
    const all = await product.mails.allTo(email);
    const last = all.at(-1);
    if (!last) throw new Error('No mail');
    return linkIn(last);
  }

  /** A company whose owner has confirmed their address. */
  async function confirmed() {
    const owner = await aCompany(product);
    await product.rows('update users set email_confirmed_at = now() where id = $1', [owner.id]);
    return { ...owner, me: { ...owner.me, email_confirmed: true } };
  }
});
