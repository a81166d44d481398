import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import { aClient } from '../testing/directory.js';
import { anOrderAt } from '../testing/orders.js';
import { goodPassword, type TestMember } from '../testing/people.js';
import { aCompany, demoUser, signIn, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import type { Visitor } from './testing/visitor.js';

describe('the audit log', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let owner: TestMember & SignedIn;
  let colleague: SignedIn;

  beforeAll(async () => {
    owner = await aCompany(product());
    const email = 'worker.of.log@forwarder.example';
    await owner.api.create(`/companies/${owner.companyId}/register-user`, {
      name: 'Worker of the log',
      email,
      password: goodPassword,
    });
    colleague = await signIn(product().api, email, goodPassword);
    const client = await aClient(owner, { name: 'Stolarnia Kaszuby', city: 'Kartuzy' });
    await colleague.api.put(`/clients-personal/${client.id}`, { city: 'Gdynia' });
    const gone = await aClient(owner, { name: 'Zakład do usunięcia' });
    await owner.api.delete(`/clients-personal/${gone.id}`);
    await owner.api.get('/exports/clients');
  });

  const desk = (path = '/audit-log', user: SignedIn = owner, options: DeskOptions = {}) =>
    openDesk(browser, product(), user, path, options);

  /** Takes an entry of the menu of a filter. */
  async function choose({ screen }: Visitor, filter: string, entry: string): Promise<void> {
    await screen.click('button', new RegExp(`^${filter}:`));
    await screen.click('menuitem', entry);
  }

  it('is reached from the company’s settings, and tells in sentences who did what', async () => {
    const visitor = await desk('/user-settings/company');
    const { screen } = visitor;
    await screen.click('link', 'Otwórz dziennik zdarzeń');
    await visitor.isAt('/audit-log');
    const entries = screen.in('list', 'Wpisy');
    await entries.says(
      /Owner \d+: eksport klientów/,
      /Owner \d+: usunięcie klienta „Zakład do usunięcia”/,
      /Worker of the log: zmiana klienta „Stolarnia Kaszuby”/,
    );
    await entries.says('Kartuzy', 'Gdynia');
    await entries.click('link', 'Otwórz Stolarnia Kaszuby');
    await visitor.isAt(/^\/client-directory\/\d+/);
  });

  it('is narrowed by person, kind of record, action and days, all kept in the address', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    await choose(visitor, 'Osoba', colleague.me.name);
    const entries = screen.in('list', 'Wpisy');
    await entries.says(/zmiana klienta/);
    await screen.saysNo(/eksport klientów/);
    await visitor.isAt(new RegExp(encodeURIComponent(`"actor_id":"${colleague.me.id}"`)));
    await choose(visitor, 'Zdarzenie', 'Eksport klientów');
    await screen.has('heading', 'Brak pasujących wpisów');
    await screen.says(
      'Żaden wpis nie pasuje do wyboru: Osoba: Worker of the log; Zdarzenie: Eksport klientów',
    );
    await screen.click('button', 'Wyczyść filtry');
    await entries.says(/eksport klientów/);
    // Links as they were once: a parameter for each filter.
    await visitor.open(`${product().url}/audit-log?to=2020-01-01`);
    await screen.has('heading', 'Brak pasujących wpisów');
    expect(await screen.value('Do')).toBe('01.01.2020');
    await visitor.open(`${product().url}/audit-log?record=client&from=2020-01-01`);
    await entries.says(/dodanie klienta „Stolarnia Kaszuby/);
    await screen.saysNo(/dodanie użytkownika/);
  });

  it('is narrowed to one record and to what was done to it', async () => {
    const [{ id } = { id: 0 }] = await product().rows<{ id: number }>(
      `select id from clients where name = 'Stolarnia Kaszuby' and company_id = $1`,
      [owner.companyId],
    );
    const visitor = await desk('/audit-log?record=client');
    const { screen } = visitor;
    const entries = screen.in('list', 'Wpisy');
    await screen.fill('Numer', String(id));
    await choose(visitor, 'Zdarzenie', 'Zmiana');
    await entries.says(/zmiana klienta „Stolarnia Kaszuby”/);
    await screen.saysNo(/dodanie klienta/);
    await visitor.isAt(new RegExp(encodeURIComponent(`"record_id":"${id}"`)));
    await entries.click('button', 'Szczegóły');
    await entries.click('link', 'Wszystkie wpisy o tym obiekcie');
    await entries.says(/dodanie klienta „Stolarnia Kaszuby”/, /zmiana klienta „Stolarnia Kaszuby”/);
    await screen.saysNo(/Zakład do usunięcia/);
    // Of another kind neither number nor action means anything.
    await choose(visitor, 'Czego dotyczy', 'Użytkownik');
    await screen.saysNo(/Stolarnia Kaszuby/);
    await visitor.isAt(/^(?!.*client)/);
  });

  it('shows lists line by line, and unfolds what is long', async () => {
    const notes = `Początek ${'uwag o kliencie '.repeat(30)}i koniec.`;
    const order = await anOrderAt(product(), owner, OrderStatus.SentToClient);
    await aClient(owner, { name: 'Gadatliwy', notes });
    const [offer] = await product().rows<{ lines: { route_id: number }[] }>(
      `select after -> 'lines' as lines from audit_log where action = 'offer.created' and company_id = $1`,
      [owner.companyId],
    );
    expect(offer?.lines.map(({ route_id }) => route_id)).toEqual(order.routes);
    const visitor = await desk('/audit-log?record=offer');
    const entries = visitor.screen.in('list', 'Wpisy');
    await entries.click('button', 'Szczegóły');
    await entries.says(`Trasa: #${order.routes[0]}`);
    await visitor.screen.saysNo(/[{}[\]"]/);
    await visitor.screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.open(`${product().url}/audit-log?record=client`);
    const client = visitor.screen.in('list', 'Wpisy');
    await client.click('button', 'Szczegóły');
    await client.says(/Początek uwag.*…/);
    await visitor.screen.saysNo(/i koniec\./);
    await client.click('button', 'Pokaż całość');
    await client.says(/i koniec\./);
    await client.click('button', 'Zwiń');
    await visitor.screen.saysNo(/i koniec\./);
  });

  it('gives the id of a request to copy', async () => {
    const visitor = await desk('/audit-log?action=clients.exported');
    await visitor.allowClipboard(product().url);
    await visitor.screen.click('button', 'Szczegóły');
    await visitor.screen.click('button', 'Kopiuj identyfikator żądania');
    await visitor.screen.says('Skopiowano identyfikator żądania');
    const [entry] = await product().rows<{ request_id: string }>(
      `select request_id from audit_log where action = 'clients.exported' and company_id = $1`,
      [owner.companyId],
    );
    expect(await visitor.clipboard()).toBe(entry?.request_id);
  });

  it('is not for collaborators, and everything for administrators', async () => {
    const worker = await desk('/audit-log', colleague);
    await worker.screen.in('alert').says('Dziennik zdarzeń może czytać tylko właściciel firmy.');
    const admin = await demoUser(product(), 'admin');
    const visitor = await desk('/mail-outbox', admin);
    await visitor.press('g', 'l');
    await visitor.isAt('/audit-log');
    await visitor.screen.in('list', 'Wpisy').says(owner.companyName);
    await visitor.open(
      `${product().url}/audit-log?company_id=${owner.companyId}&actor_id=${colleague.me.id}`,
    );
    await visitor.screen.in('list', 'Wpisy').says(/Worker of the log: zmiana klienta/);
    await visitor.screen.saysNo(/eksport klientów/);
    expect(await visitor.screen.value('Firma')).toBe(owner.companyName);
    expect(await visitor.screen.value('Osoba')).toBe(colleague.me.name);
  });

  it.each([
    { language: 'pl', scheme: 'light', width: 1440 },
    { language: 'en', scheme: 'dark', width: 768 },
    { language: 'no', scheme: 'light', width: 360 },
  ] as const)('has no serious finding of axe and fits, $language, $scheme, $width', async (options) => {
    const visitor = await desk('/audit-log', owner, options);
    await visitor.screen.in('main').says('Gdynia');
    await visitor.screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });
});
