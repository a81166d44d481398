import { describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import type { HTTPRequest } from 'puppeteer';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { Files } from './testing/downloads.js';
import { Forwarder } from './testing/people/forwarder.js';
import { useProduct } from './testing/product.js';
import type { Screen } from './testing/screen.js';
import { until } from './testing/until.js';
import type { Visitor } from './testing/visitor.js';

const secondFactor = 'Drugi składnik logowania';

describe('signing in', () => {
  const product = useProduct();
  const browser = useBrowser();

  const account = (user: SignedIn, options: DeskOptions = {}) =>
    openDesk(browser, product(), user, '/account', options);

  async function atDoor(): Promise<Forwarder> {
    const forwarder = new Forwarder(await browser.visitor(), product().url);
    await forwarder.visitor.open(product().url);
    await forwarder.screen.has('form', 'Zaloguj się');
    return forwarder;
  }

  async function giveCode({ screen }: { screen: Screen }, label: string, code: string): Promise<void> {
    const form = screen.in('form', 'Drugi krok logowania');
    await form.fill(label, code);
    await form.click('button', 'Zaloguj się');
  }

  /** Reads the key that stands beside the QR code. */
  async function keyOf(visitor: Visitor): Promise<TOTP> {
    const key = await until(
      () => visitor.page.$eval('code', (element) => element.textContent).catch(() => undefined),
      'key for the app',
    );
    return new TOTP({ secret: key.replaceAll(' ', '') });
  }

  /** Turns a second factor on, where its button is; the recovery codes are shown then. */
  async function turnOn(visitor: Visitor): Promise<{ app: TOTP; codes: string[] }> {
    const { screen } = visitor;
    await screen.click('button', 'Włącz');
    await screen.has('image', 'Kod QR dla aplikacji uwierzytelniającej');
    const app = await keyOf(visitor);
    await screen.fill('Kod z aplikacji uwierzytelniającej', app.generate());
    await screen.in('form', secondFactor).click('button', 'Włącz');
    await screen.has('list', 'Kody odzyskiwania');
    return { app, codes: await screen.in('list', 'Kody odzyskiwania').texts('listitem') };
  }

  /** The code that comes after the present one: the present one was used. */
  const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + 30_000 });

  it('takes a code of an app once that is turned on, or a recovery code, and neither once it is off', async () => {
    const user = await aCompany(product());
    const visitor = await account(user);
    const { screen } = visitor;
    const files = new Files();
    await files.receive(visitor);
    await screen.has('heading', 'Twoje konto');
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', 'Włącz');
    await screen.fill('Kod z aplikacji uwierzytelniającej', '12');
    await screen.in('form', secondFactor).click('button', 'Włącz');
    await screen.hasFault('Kod z aplikacji uwierzytelniającej', 'Nieprawidłowy kod');
    visitor.forgetRefusals();
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', 'Anuluj');

    const { app, codes } = await turnOn(visitor);
    expect(new Set(codes).size).toBe(10);
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.allowClipboard(product().url);
    await screen.click('button', 'Kopiuj');
    await screen.says('Skopiowano kody odzyskiwania');
    expect((await visitor.clipboard()).split('\n')).toEqual(codes);
    // On, though the codes have not been put away yet.
    await screen.in('region', secondFactor).says('Włączony');
    await screen.click('button', 'Pobierz');
    expect((await files.downloaded('frakto-kody-odzyskiwania.txt')).toString().trim().split('\n')).toEqual(
      codes,
    );
    // They are not shown again: whoever leaves is asked.
    await screen.in('navigation', 'Menu główne').click('link', /^Aktywności/);
    await screen.in('dialog', /^Opuścić stronę bez zapisania kodów/).click('button', 'Zostań');
    await screen.has('list', 'Kody odzyskiwania');
    await screen.click('button', 'Mam je zapisane');
    await screen.says('Zostało 10 kodów odzyskiwania');
    await product().mails.mailTo(user.email, /jest włączony/);

    const atHome = await atDoor();
    const login = atHome.screen.in('form', 'Zaloguj się');
    await login.fillAll({ 'E-mail': user.email, Hasło: user.password });
    await login.click('button', 'Zaloguj się');
    await atHome.screen.has('form', 'Drugi krok logowania');
    expect(await seriousFaults(atHome.visitor)).toEqual([]);
    await giveCode(atHome, 'Kod z aplikacji uwierzytelniającej', app.generate({ timestamp: 0 }));
    await atHome.screen.in('alert').says('Błąd logowania');
    await giveCode(atHome, 'Kod z aplikacji uwierzytelniającej', nextCode(app));
    await atHome.screen.has('navigation', 'Menu główne');
    atHome.visitor.forgetRefusals();

    const withoutPhone = await atDoor();
    const again = withoutPhone.screen.in('form', 'Zaloguj się');
    await again.fillAll({ 'E-mail': user.email, Hasło: user.password });
    await again.click('button', 'Zaloguj się');
    await withoutPhone.screen.click('button', 'Nie masz dostępu do aplikacji? Użyj kodu odzyskiwania');
    await giveCode(withoutPhone, 'Kod odzyskiwania', codes[0] ?? '');
    await withoutPhone.screen.has('navigation', 'Menu główne');
    withoutPhone.visitor.forgetRefusals();

    await visitor.reload();
    await screen.says('Zostało 9 kodów odzyskiwania');
    await screen.click('button', 'Użyj innej aplikacji');
    const move = screen.in('dialog', /^Przenieść drugi składnik/);
    await move.fill('Hasło', user.password);
    await move.click('button', 'Dalej');
    await screen.has('image', 'Kod QR dla aplikacji uwierzytelniającej');
    const otherApp = await keyOf(visitor);
    await screen.fill('Kod z aplikacji uwierzytelniającej', otherApp.generate());
    await screen.click('button', 'Użyj tej aplikacji');
    await screen.has('list', 'Kody odzyskiwania');
    await screen.click('button', 'Mam je zapisane');
    await screen.says('Zostało 10 kodów odzyskiwania');
    await product().mails.mailTo(user.email, /do innej aplikacji/);
    await screen.click('button', 'Wyłącz');
    const dialog = screen.in('dialog', /^Wyłączyć drugi składnik/);
    await dialog.fill('Hasło', 'nie-to-hasło');
    await dialog.click('button', 'Wyłącz');
    await dialog.hasFault('Hasło', 'To nie jest obecne hasło');
    visitor.forgetRefusals();
    await dialog.fill('Hasło', user.password);
    await dialog.click('button', 'Wyłącz');
    await screen.has('button', 'Włącz');
    const last = await atDoor();
    await last.signIn(user.email, user.password);
    files.remove();
  });

  it('long ago, it asks for the password before a second factor begins', async () => {
    const user = await aCompany(product());
    await product().rows(`update sessions set created_at = now() - interval '1 hour' where user_id = $1`, [
      user.id,
    ]);
    const visitor = await account(user, { width: 360, height: 800 });
    const { screen } = visitor;
    await screen.click('button', 'Włącz');
    const dialog = screen.in('dialog', /^Drugi składnik/);
    await dialog.fill('Hasło', user.password);
    await dialog.click('button', 'Dalej');
    await screen.has('image', 'Kod QR dla aplikacji uwierzytelniającej');
    visitor.forgetRefusals();
    const isWide = await visitor.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
  });

  it('is on a page that phones name while it is on its way', async () => {
    const user = await aCompany(product());
    const visitor = await openDesk(browser, product(), user, '/activities', { width: 360, height: 800 });
    const { page, screen } = visitor;
    await screen.has('heading', /^Aktywności/);
    const held: HTTPRequest[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (/\/account-page-/.test(request.url())) held.push(request);
      else void request.continue();
    });
    await page.goto(`${product().url}/account`, { waitUntil: 'domcontentloaded' });
    await until(() => held.length > 0 || undefined, 'request for the page');
    const named = () => page.$eval('header b', (bar) => bar.textContent).catch(() => undefined);
    expect(await until(named, 'bar of the phone')).toBe('Twoje konto');
    for (const request of held) await request.continue();
    await screen.in('region', 'Hasło').has('button', 'Zmień hasło');
    expect(await named()).toBe('Twoje konto');
  });

  it('is shown device by device, and ended from another one', async () => {
    const user = await aCompany(product());
    const elsewhere = await atDoor();
    await elsewhere.signIn(user.email, user.password);
    await product().mails.mailTo(user.email, /Logowanie z nowego urządzenia/);
    const visitor = await account(user);
    const { screen } = visitor;
    const devices = screen.in('region', 'Zalogowane urządzenia');
    const list = devices.in('list', 'Inne urządzenia');
    await devices.in('list', 'To urządzenie').says(/./);
    await list.says(/Chrome, Linux/);
    await list.click('button', 'Wyloguj: Chrome, Linux');
    await screen.says('Wylogowano: Chrome, Linux');
    await devices.says('Nie ma innych zalogowanych urządzeń.');
    await elsewhere.visitor.reload();
    await elsewhere.screen.has('form', 'Zaloguj się');
    elsewhere.visitor.forgetRefusals();

    const others = [await atDoor(), await atDoor()];
    for (const other of others) await other.signIn(user.email, user.password);
    await visitor.reload();
    await screen.click('button', 'Wyloguj na pozostałych urządzeniach');
    await screen.in('dialog').click('button', 'Wyloguj na pozostałych urządzeniach');
    await screen.says('Wylogowano na pozostałych urządzeniach');
    await devices.says('Nie ma innych zalogowanych urządzeń.');
    await devices.hasNo('button', /^Wyloguj/);
    expect(await devices.in('list', 'To urządzenie').count('listitem')).toBe(1);
    elsewhere.visitor.forgetRefusals();
    for (const { visitor: other } of others) other.forgetRefusals();
  });

  it('takes a second factor of everybody where the owner requires one', async () => {
    const user = await aCompany(product());
    const visitor = await openDesk(browser, product(), user, '/user-settings/company');
    const { screen } = visitor;
    await screen.click('checkbox', /^Wymagaj drugiego składnika/);
    const question = screen.in('dialog', /^Wymagać od wszystkich/);
    await question.says(/1 z 1 osób nie ma jeszcze drugiego składnika/, /Ty też do nich należysz/);
    expect(await seriousFaults(visitor)).toEqual([]);
    await question.click('button', 'Wymagaj');
    await screen.says('Wszyscy w firmie potrzebują teraz drugiego składnika logowania');
    await visitor.open(`${product().url}/activities`);
    await screen.has('heading', 'Włącz drugi składnik logowania');
    // What could only be refused is neither offered nor asked for.
    await screen.hasNo('navigation', 'Menu główne');
    // Reached by a number there is one way.
    await screen.says(/wymaga Frakto dostępnego pod nazwą domeny/);
    await screen.saysNo(/jeden z dwóch sposobów/);
    visitor.forgetRefusals();
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.allowClipboard(product().url);
    await screen.click('button', 'Włącz');
    await screen.click('button', 'Kopiuj klucz');
    await screen.says('Skopiowano klucz');
    expect(await visitor.clipboard()).toMatch(/^[A-Z2-7]{32}$/);
    await screen.click('button', 'Anuluj');
    await turnOn(visitor);
    await screen.click('button', 'Mam je zapisane');
    await screen.has('heading', 'Aktywności');
    visitor.forgetRefusals();
    await visitor.open(`${product().url}/account`);
    await screen.says('Wymaga go Twoja firma.');
  });

  it('takes a passkey instead of password and code', async () => {
    const user = await aCompany(product());
    // Passkeys belong to names of hosts.
    const url = product().url.replace('127.0.0.1', 'localhost');
    const visitor = await browser.visitor();
    const session = await visitor.page.createCDPSession();
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await visitor.open(`${url}/api/health/live`);
    await visitor.keep({
      'frakto.token': user.token,
      'frakto.user': JSON.stringify(user.me),
      'frakto.locale': 'pl',
    });
    await visitor.open(`${url}/account`);
    const { screen } = visitor;
    const part = screen.in('region', 'Klucze dostępu');
    await part.click('button', 'Dodaj klucz dostępu');
    const dialog = screen.in('dialog', /^Nowy klucz/);
    await dialog.fill('Nazwa', 'Laptop w pracy');
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Dodaj');
    await part.in('list').says('Laptop w pracy', /jeszcze nieużywany/);
    await product().mails.mailTo(user.email, /Dodano klucz dostępu/);

    await screen.click('button', 'Wyloguj');
    await screen.click('button', 'Zaloguj się kluczem dostępu');
    await screen.has('navigation', 'Menu główne');
    const [opened] = await product().rows<{ method: string }>(
      'select method from sessions where user_id = $1 order by id desc limit 1',
      [user.id],
    );
    expect(opened).toEqual({ method: 'passkey' });

    await visitor.open(`${url}/account`);
    await part.in('list').says(/ostatnio używany/);
    await part.click('button', 'Zmień nazwę: Laptop w pracy');
    await screen.in('dialog').fill('Nazwa', 'Stary laptop');
    await screen.in('dialog').click('button', 'Zapisz');
    await part.in('list').says('Stary laptop');
    await part.click('button', 'Usuń: Stary laptop');
    await screen.in('dialog').click('button', 'Usuń');
    await part.says('Nie masz jeszcze kluczy dostępu.');

    // The device has its key still; the account does not know it any more.
    await screen.click('button', 'Wyloguj');
    await screen.click('button', 'Zaloguj się kluczem dostępu');
    await screen.in('alert').says('Błąd logowania', /nie należy już do żadnego konta/);
    visitor.forgetRefusals();
    await session.send('WebAuthn.clearCredentials', { authenticatorId });
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  });
});
