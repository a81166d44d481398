import { describe, expect, it } from '@jest/globals';
import type { CompanySettingsReadOnly } from '../modules/identity/settings/company-settings.dto.js';
import { acceptRequest, anOrder } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Forwarder } from './testing/people/forwarder.js';
import { useProduct } from './testing/product.js';
import { scriptBytes } from './testing/script-size.js';

describe('landing page', () => {
  const product = useProduct();
  const browser = useBrowser();

  async function atDoor() {
    const forwarder = new Forwarder(await browser.visitor(), product().url);
    await forwarder.visitor.open(product().url);
    await forwarder.screen.has('form', 'Zaloguj się');
    return forwarder;
  }

  it('tells for whom the product is, in three languages', async () => {
    const { screen, visitor } = await atDoor();
    const blocks = ['Dla dostawców', 'Dla producentów', 'Sieć partnerska', 'Łatwy start'];
    for (const block of blocks) await screen.has('heading', block);
    await screen.has('image', /^Strona zlecenia/);
    await screen.click('button', 'EN');
    await screen.has('form', 'Sign in');
    expect(await visitor.language()).toBe('en');
    await screen.click('button', 'NO');
    await screen.has('form', 'Logg inn');
    await visitor.reload();
    await screen.has('form', 'Logg inn');
    expect(await visitor.language()).toBe('no');
  });

  it('has the registration open at its own address', async () => {
    const visitor = await browser.visitor();
    await visitor.open(new URL('/register', product().url));
    await visitor.screen.has('form', 'Zarejestruj firmę');
  });

  it('speaks the browser’s language until one is chosen, and then the account’s', async () => {
    for (const [languages, form, language] of [
      [['nb-NO', 'en'], 'Logg inn', 'no'],
      [['de-DE'], 'Zaloguj się', 'pl'],
      [['de-DE', 'en-US'], 'Sign in', 'en'],
    ] as const) {
      const visitor = await browser.visitor({ languages });
      await visitor.open(product().url);
      await visitor.screen.has('form', form);
      expect(await visitor.language()).toBe(language);
    }
    const { email, password } = await aCompany(product());
    const visitor = await browser.visitor({ languages: ['en-GB'] });
    await visitor.open(product().url);
    const form = visitor.screen.in('form', 'Sign in');
    await form.fillAll({ 'E-mail': email, Password: password });
    await form.click('button', 'Sign in');
    await visitor.screen.in('status').says('Zalogowano pomyślnie');
    await visitor.screen.has('navigation', 'Menu główne');
    await visitor.reload();
    await visitor.screen.has('navigation', 'Menu główne');
    expect(await visitor.language()).toBe('pl');
  });

  it('says which sign-in failed, and lets nobody in', async () => {
    const { email } = await aCompany(product());
    const { screen, visitor } = await atDoor();
    const form = screen.in('form', 'Zaloguj się');
    await form.click('button', 'Zaloguj się');
    await form.hasFault('E-mail', 'Podaj adres e-mail');
    await form.hasFault('Hasło', 'Podaj hasło');
    await form.fillAll({ 'E-mail': 'nie-adres', Hasło: 'krótk' });
    await form.click('button', 'Zaloguj się');
    await form.hasFault('E-mail', 'To nie jest adres e-mail');
    await form.hasFault('Hasło', 'Co najmniej 6 znaków');
    await form.fillAll({ 'E-mail': email, Hasło: 'nie-to-hasło' });
    await form.click('button', 'Zaloguj się');
    await form.in('alert').says('Błąd logowania');
    await visitor.hasTrouble(/401/);
    expect(await visitor.kept('frakto.token')).toBeNull();
  });

  it('shows a password only when asked to', async () => {
    const { screen } = await atDoor();
    await screen.fill('Hasło', 'tajne');
    expect(await screen.attribute('field', 'Hasło', 'type')).toBe('password');
    await screen.click('button', 'Pokaż hasło');
    await screen.has('button', 'Ukryj hasło');
    expect(await screen.attribute('field', 'Hasło', 'type')).toBe('text');
  });

  it('names what a registration lacks, and what is taken already', async () => {
    const taken = await aCompany(product());
    const forwarder = await atDoor();
    const { screen, visitor } = forwarder;
    await screen.click('button', 'Zarejestruj firmę');
    const form = screen.in('form', 'Zarejestruj firmę');
    await form.click('button', 'Zarejestruj');
    const labels = [
      'Imię i nazwisko',
      'Nazwa firmy',
      'E-mail',
      'Adres nadawcy e-maili',
      'Hasło',
      'Powtórz hasło',
    ];
    for (const label of labels) await form.hasFault(label, 'Pole wymagane');
    const registration = {
      name: 'Jan Nowy',
      company: 'Zupełnie Nowa',
      email: 'jan@nowy.example',
      sendingAddress: 'Ąę!',
      password: 'Trzy-osie-i-naczepa',
    };
    await forwarder.fillRegistration(registration);
    await form.fill('Powtórz hasło', 'inne hasło');
    await form.click('button', 'Zarejestruj');
    await form.hasFault('Adres nadawcy e-maili', 'Tylko małe litery, cyfry, kropka i podkreślenie');
    await form.hasFault('Powtórz hasło', 'Hasła nie są takie same');

    const free = { ...registration, sendingAddress: 'nowy' };
    const settings = await taken.api.read<CompanySettingsReadOnly>('/company-settings/read-only');
    await forwarder.fillRegistration({ ...free, email: taken.email });
    await form.click('button', 'Zarejestruj');
    await form.hasFault('E-mail', 'Ten adres e-mail jest już zarejestrowany.');
    await forwarder.fillRegistration({ ...free, company: taken.companyName });
    await form.click('button', 'Zarejestruj');
    await form.hasFault('Nazwa firmy', 'Ta nazwa firmy jest już używana.');
    await forwarder.fillRegistration({ ...free, sendingAddress: settings.email_name });
    await form.click('button', 'Zarejestruj');
    await form.hasFault('Adres nadawcy e-maili', 'Ten adres nadawczy jest już używany.');
    visitor.forgetRefusals();

    await form.fill('Adres nadawcy e-maili', 'transport.nowy');
    await form.says(/transport\.nowy@/);
    await forwarder.fillRegistration({ ...free, sendingAddress: 'transport.nowy' });
    await form.click('button', 'Zarejestruj');
    // Nobody is asked for what they have just typed.
    await screen.in('status').says('Rejestracja zakończona pomyślnie');
    await screen.has('heading', /^Do zrobienia/);
    const first = screen.in('region', 'Pierwsze kroki');
    await first.says('Zrobione: 0 z 6', 'Dane firmy', 'Pierwszy klient');
    await first.click('button', 'Ukryj');
    await screen.hasNo('region', 'Pierwsze kroki');
  });

  it('greets a returning user, and leads on to where they wanted to be', async () => {
    const { email, password, me } = await aCompany(product());
    const forwarder = await atDoor();
    await forwarder.visitor.open(`${product().url}/subcontractors?page=1`);
    await forwarder.visitor.isAt('/');
    await forwarder.signIn(email, password);
    await forwarder.screen.in('status').says('Zalogowano pomyślnie', `Witaj, ${me.name}`);
    await forwarder.screen.has('heading', /^Podwykonawcy/);
    expect(forwarder.visitor.place).toMatch(/^\/subcontractors/);
  });

  it('needs at most 300 kB of script, and any screen 350 when it is opened first', async () => {
    const stranger = await browser.visitor();
    const landing = await scriptBytes(stranger, product().url, () =>
      stranger.screen.has('form', 'Zaloguj się'),
    );
    expect(landing).toBeLessThanOrEqual(300_000);

    const owner = await aCompany(product());
    const order = await anOrder(owner);
    await acceptRequest(order, 1);
    const screens = [
      ['/queue', 'link', /./],
      ['/activities', 'link', /./],
      ['/client-directory', 'table', 'Klienci'],
      ['/subcontractors', 'heading', /^Podwykonawcy/],
      [`/offer/${order.id}`, 'field', /^Ulica/],
    ] as const;
    for (const [path, role, name] of screens) {
      const desk = await openDesk(browser, product(), owner, '/mail-outbox');
      const bytes = await scriptBytes(desk, product().url + path, () =>
        desk.screen.in('main').has(role, name),
      );
      // Lists bring react-admin's table, an order its form; nobody's first screen is one of them.
      const most = path === '/activities' || path === '/queue' ? 300_000 : 350_000;
      expect([path, bytes > 50_000, bytes > most && bytes]).toEqual([path, true, false]);
    }
  });
});
