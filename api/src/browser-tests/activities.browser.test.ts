import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ActivityCounts } from '../modules/insight/activities/activity.dto.js';
import { taken } from '../testing/api-caller.js';
import { aClient } from '../testing/directory.js';
import { aLink, signatureOf } from '../testing/links.js';
import { acceptRequest, anOrder, requestFields } from '../testing/orders.js';
import { aCompany, demoUser, type SignedIn } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { useProduct } from './testing/product.js';

const filters = [
  'Wiadomości odebrane',
  'Wiadomości wysłane',
  'Oferty',
  'W wycenie',
  'W realizacji',
  'Zakończone',
];

describe('activities', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let owner: SignedIn;

  beforeAll(async () => {
    owner = await demoUser(product(), 'owner');
  });

  async function desk(options: DeskOptions = {}, user = owner) {
    const visitor = await openDesk(browser, product(), user, '/activities', options);
    await visitor.screen.has('heading', /^Aktywności/);
    return visitor;
  }

  const anything = /^(Nieprzeczytane )?(Zlecenie|Wiadomość|Powiadomienie dla Ciebie)/;

  it('shows messages and orders together, what happened last first, by day, a hundred at a time', async () => {
    const { screen } = await desk();
    const { total } = await owner.api.read<ActivityCounts>('/activities/counts');
    const group = screen.in('group', 'Filtry aktywności');
    await group.has('checkbox', new RegExp(`^Wiadomości odebrane ${total.received}`));
    await group.has('checkbox', new RegExp(`^Wiadomości wysłane ${total.sent}`));
    await group.has('checkbox', new RegExp(`^Oferty ${total.offers}`));
    const all = Object.values<number>({ ...total }).reduce((sum, count) => sum + count);
    expect(all).toBeGreaterThan(100);
    const feed = screen.in('main');
    await feed.has('link', /^Nieprzeczytane Wiadomość odebrana Ragna Lindqvist/);
    await feed.has('link', /^Wiadomość zapisana, niewysłana/);
    await feed.in('link', /→/).says(/#\d+/);
    expect(await feed.count('link', anything)).toBe(100);
    await screen.has('region', 'Wczoraj');
    await screen.says(`100 z ${all} aktywności`);
    await feed.click('button', 'Wczytaj starsze');
    await feed.hasNo('button', 'Wczytaj starsze');
    expect(await feed.count('link', anything)).toBe(all);
  });

  it('shows what comes while it is open, and what was loaded stays', async () => {
    const user = await aCompany(product());
    const { screen } = await desk({}, user);
    await screen.has('heading', 'Tu będą trafiać Twoje zlecenia i wiadomości');
    const order = await anOrder(user, { pickup_city: 'Sandomierz' });
    await screen.in('main').has('link', /Sandomierz → Bergen/);
    await acceptRequest(order, 1);
    await screen.in('main').has('link', /^Wiadomość wysłana Fabryka Mebli/);
    await screen.in('link', /Sandomierz/).says('Zapytanie przyjęte');
  });

  it('takes a client who does not exist yet into the new order, and loses nothing typed', async () => {
    const visitor = await openDesk(browser, product(), owner, '/activities/new');
    const { screen } = visitor;
    const order = screen.in('dialog', /^Nowe zlecenie/);
    await order.fill('Rodzaj ładunku', 'Szkło w skrzyniach');
    await order.fill(/^Klient/, 'Szklarnia Kaszubska');
    await screen.has('option', 'Dodaj klienta „Szklarnia Kaszubska” Żaden z Twoich klientów nie pasuje');
    // It is reached by the same keys as a client.
    await visitor.press('Enter');
    const client = screen.in('dialog', /^Dodaj klienta/);
    expect(await client.value('Nazwa')).toBe('Szklarnia Kaszubska');
    await client.fillAll({
      'Ulica i numer': 'ul. Szklana 4',
      'Kod pocztowy': '83-300',
      'E-mail': 'biuro@szklarnia.example',
    });
    await client.click('button', 'Dodaj klienta');
    await order.has('button', 'Załadunek pod adresem klienta');
    expect(await order.value(/^Klient/)).toBe('Szklarnia Kaszubska');
    expect(await order.value(/^E-mail/)).toBe('biuro@szklarnia.example');
    expect(await order.value('Rodzaj ładunku')).toBe('Szkło w skrzyniach');
  });

  it('keeps its filters on this device', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    const group = screen.in('group', 'Filtry aktywności');
    for (const filter of filters) await group.isTicked('checkbox', new RegExp(`^${filter}`));
    await group.click('checkbox', /^Zakończone/);
    await group.click('checkbox', /^Oferty/);
    await group.click('checkbox', /^Wiadomości/);
    await screen.isSettled();
    await screen
      .in('main')
      .hasNo('link', /Opłacone|Oferta u klienta|^Wiadomość odebrana|^Nieprzeczytane Wiad/);
    await screen.in('main').has('link', /^Wiadomość zapisana, niewysłana/);
    expect(JSON.parse((await visitor.kept('activity-filters')) ?? '')).toEqual({
      received: false,
      sent: true,
      offers: false,
      in_valuation: true,
      in_progress: true,
      finished: false,
    });
    await visitor.reload();
    await screen.in('main').has('link', /→/);
    await group.isTicked('checkbox', /^Oferty/, false);
    await screen.in('main').hasNo('link', /Oferta u klienta|Wiadomość odebrana/);
    for (const filter of ['Wiadomości wysłane', 'W wycenie', 'W realizacji']) {
      await group.click('checkbox', new RegExp(`^${filter}`));
    }
    await screen.has('heading', 'Żadna aktywność nie pasuje do filtrów');
    await screen.click('button', 'Pokaż wszystko');
    await screen.in('main').has('link', /→/);
    await group.isTicked('checkbox', /^Oferty/);
  });

  it('has its own order of things when nothing is there', async () => {
    const { screen } = await desk({}, await aCompany(product()));
    await screen.has('heading', 'Tu będą trafiać Twoje zlecenia i wiadomości');
    await screen.in('main').has('button', 'Nowe zlecenie');
    await screen.hasNo('button', 'Oznacz jako przeczytane');
  });

  it('marks what nobody has read, until it is opened or ticked off', async () => {
    const user = await aCompany(product());
    const client = await aClient(user, { name: 'Ktoś Nowy' });
    const link = await aLink(user, { kind: 'order-form', client_id: client.id });
    const ids = {
      user_id: link.id('user_id'),
      client_id: client.id,
      client_email: client.email,
      ...signatureOf(link),
    };
    for (const cargo_type of ['Okna', 'Drzwi', 'Rury']) {
      taken(await product().api.post('/public/quotation', { ...requestFields({ cargo_type }), ...ids }), 201);
    }
    const visitor = await desk({}, user);
    const { screen } = visitor;
    const menu = screen.in('navigation', 'Menu główne');
    await menu.has('link', /^Aktywności.* 3 nieprzeczytane/);
    await screen.in('main').has('link', /^Nieprzeczytane Zlecenie Ktoś Nowy/);
    expect(await screen.in('main').count('link', /^Nieprzeczytane/)).toBe(3);
    await screen.in('main').click('link', /^Nieprzeczytane/);
    await screen.has('heading', /^Ktoś Nowy/);
    await menu.has('link', /^Aktywności.* 2 nieprzeczytane/);
    await menu.click('link', /^Aktywności/);
    const group = screen.in('group', 'Filtry aktywności');
    await screen.in('main').has('link', /^Zlecenie Ktoś Nowy/);
    await group.has('checkbox', /^W wycenie 3 2 nieprzeczytane/);
    await screen.click('button', 'Oznacz jako przeczytane');
    await screen.in('status').says('Oznaczono 2 aktywności jako przeczytane');
    await screen.in('main').hasNo('link', /^Nieprzeczytane/);
    await menu.has('link', /^Aktywności$/);
  });

  it('enters an order by hand', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    await visitor.press('n');
    await visitor.isAt('/activities/new');
    const form = screen.in('dialog', /^Nowe zlecenie/);
    await form.click('button', 'Dodaj zlecenie');
    await form.hasFault('Rodzaj ładunku', 'Pole wymagane');
    await form.fill('Klient', 'lodzkie');
    await screen.click('option', /^Łódzkie Tkaniny/);
    for (const [end, city, code] of [
      ['Załadunek', 'Łódź', '93-636'],
      ['Rozładunek', 'Poznań', '60-166'],
    ] as const) {
      const part = form.in('group', end);
      await part.fillAll({ 'Ulica i numer': 'ul. Prosta 1', Miasto: city, 'Kod pocztowy': code });
      await part.choose('Kraj', 'Polska');
    }
    await form.fill('Data i godzina załadunku', '2027-05-10T08:00');
    await form.fill('Data i godzina rozładunku', '2027-05-09T08:00');
    await form.fillAll({ 'Liczba palet': '3', 'Waga (kg)': '900', 'Rodzaj ładunku': 'Tkaniny' });
    await form.click('button', 'Dodaj zlecenie');
    await form.hasFault('Data i godzina rozładunku', 'Rozładunek nie może być przed załadunkiem');
    await form.fill('Data i godzina rozładunku', '2027-05-11T08:00');
    const more = form.in('region', 'Więcej o ładunku');
    await more.click('button', 'Dodaj więcej');
    await more.fillAll({ 'Metry ładunkowe (LDM)': '2,4', 'Nr referencyjny klienta': 'ŁTT-77' });
    await more.fill('Załadunek do', '2027-05-10T07:00');
    await form.click('button', 'Dodaj zlecenie');
    await more.hasFault('Załadunek do', 'Okno nie może kończyć się, zanim się zacznie');
    await more.fill('Załadunek do', '2027-05-10T12:00');
    await form.click('button', 'Dodaj zlecenie');
    await screen.in('status').says(/Dodano zlecenie #\d+/);
    await visitor.isAt(/^\/offer\/\d+$/);
    await screen.has('heading', /^Łódzkie Tkaniny/);
    await screen.in('main').says('Łódź → Poznań', 'Nowe zapytanie');
    await screen.in('region', 'Więcej o ładunku').says('2,4', 'ŁTT-77', '12:00');
    await visitor.open(`${product().url}/activities`);
    await screen.in('main').has('link', /Łódzkie Tkaniny.*Łódź → Poznań/);
  });
});
