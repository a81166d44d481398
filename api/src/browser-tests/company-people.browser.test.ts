import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestMember } from '../testing/people.js';
import { aCompany, demoUser, signIn, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { linkIn } from './testing/mailbox.js';
import { Product } from './testing/product.js';

describe('people of a company', () => {
  const browser = useBrowser();
  let product: Product;
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    product = await Product.start({ demo: true });
    owner = await aCompany(product);
  });
  afterAll(() => product.stop());

  /** The owner chose the password of a collaborator: before they join or found another company, they set their own. */
  async function setOwnPassword(email: string, password: string): Promise<void> {
    await product.api.post('/auth/forgot-password', { email });
    const token = linkIn(await product.mails.mailTo(email, /Ustaw nowe hasło/)).searchParams.get('token');
    await product.api.post('/auth/reset-password', { token, password });
  }

  it('registers, deactivates and removes people; the owner stays', async () => {
    const visitor = await openDesk(browser, product, owner, '/user-settings/users');
    const { screen } = visitor;
    const mine = screen.in('row', new RegExp(owner.email));
    await mine.says('Właściciel');
    expect(await mine.in('button', /^Usuń z firmy/).element()).toBeTruthy();
    await screen.click('button', 'Dodaj pracownika');
    const form = screen.in('dialog', /^Dodaj pracownika/);
    await form.click('radio', /^Ustaw hasło teraz/);
    await form.fillAll({ 'Imię i nazwisko': 'Ola Żuk', 'E-mail': owner.email, Hasło: '12345' });
    await form.click('button', 'Dodaj pracownika');
    await form.hasFault('Hasło', 'Co najmniej 6 znaków');
    await form.fill('Hasło', 'Trzy-osie-i-naczepa');
    await form.click('button', 'Dodaj pracownika');
    await form.hasFault('E-mail', /./);
    await form.fill('E-mail', 'ola.zuk@forwarder.example');
    await form.click('button', 'Dodaj pracownika');
    await screen.in('status').says('Może się już zalogować: Ola Żuk');

    const ola = await signIn(product.api, 'ola.zuk@forwarder.example', 'Trzy-osie-i-naczepa');
    const row = screen.in('row', /Ola Żuk/);
    // She has signed in, with a password that the owner knows.
    await visitor.reload();
    await row.says('Pracownik', 'Cudze hasło');
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

  it('withdraws the invitation of somebody who never signed in, and says so', async () => {
    const visitor = await openDesk(browser, product, owner, '/user-settings/users');
    const { screen } = visitor;
    await screen.click('button', 'Dodaj pracownika');
    const dialog = screen.in('dialog', /^Dodaj pracownika/);
    await dialog.fillAll({ 'Imię i nazwisko': 'Kari Nordmann', 'E-mail': 'kari@nordmann.example' });
    await dialog.click('button', 'Wyślij zaproszenie');
    await screen.in('row', /Kari Nordmann/).click('button', 'Wycofaj: Kari Nordmann');
    const question = screen.in('dialog', 'Wycofać zaproszenie: Kari Nordmann?');
    await question.says('Nikt jeszcze nie zalogował się na to konto.');
    await question.click('button', 'Wycofaj zaproszenie');
    await screen.in('status').says('Wycofano zaproszenie: Kari Nordmann');
    await screen.hasNo('row', /Kari Nordmann/);
    await visitor.open(`${product.url}/audit-log`);
    const entries = screen.in('list', 'Wpisy');
    await entries.says(
      /Owner \d+: zaproszenie wysłane do: Kari Nordmann/,
      /Owner \d+: wycofanie zaproszenia: Kari Nordmann/,
    );
    await screen.saysNo(/odejście z firmy/);
  });

  it('invites somebody without a company, who sees that after signing in, and joins', async () => {
    const visitor = await openDesk(browser, product, owner, '/user-settings/users');
    const { screen } = visitor;
    const invite = async (email: string) => {
      await screen.click('button', 'Dodaj pracownika');
      const dialog = screen.in('dialog', /^Dodaj pracownika/);
      await dialog.fillAll({ 'Imię i nazwisko': 'Ola Żuk', 'E-mail': email });
      await dialog.click('button', 'Wyślij zaproszenie');
    };
    // A colleague already: told at the address, and nothing is lost.
    await invite(owner.email);
    await screen.in('dialog').hasFault('E-mail', /./);
    await screen.in('dialog').fill('E-mail', 'ola.zuk@forwarder.example');
    await screen.in('dialog').click('button', 'Wyślij zaproszenie');
    const pending = screen.in('row', /Ola Żuk/);
    await pending.says('Zaproszono');
    await pending.click('button', 'Wyślij ponownie: Ola Żuk');
    await screen.in('status').says('Wysłaliśmy nowy link na ola.zuk@forwarder.example');
    await pending.click('button', 'Wycofaj zaproszenie: Ola Żuk');
    await screen.in('dialog').click('button', 'Wycofaj zaproszenie');
    await screen.in('status').says('Wycofano zaproszenie: Ola Żuk');
    await screen.hasNo('row', /Ola Żuk/);
    const email = 'ola.zuk@forwarder.example';
    const password = 'Trzy-osie-i-naczepa';
    await setOwnPassword(email, password);
    await invite(email);
    await pending.says('Zaproszono');
    visitor.forgetRefusals();

    const ola = await signIn(product.api, email, password);
    const home = await openDesk(browser, product, ola, '/activities');
    await home.screen.has('heading', 'Jeszcze bez firmy');
    await home.screen.in('navigation', 'Menu główne').says('Bez firmy');
    // Her account alone.
    expect(await home.screen.in('navigation', 'Menu główne').count('link')).toBe(1);
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
    await setOwnPassword(input.email, input.password);
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
