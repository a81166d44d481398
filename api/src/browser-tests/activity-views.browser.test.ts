import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderPage } from '../modules/shipment/orders/order.dto.js';
import { anOrder, anOrderAt, step } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, demoUser, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

describe('the board and the table of orders', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let user: TestMember & SignedIn;

  beforeAll(async () => {
    user = await aCompany(product());
    // Deliveries around today, whatever the hour: noon in Warsaw is never near midnight.
    for (const [offset, city] of [
      [-3, 'Spóźnione'],
      [0, 'Dzisiejsze'],
      [1, 'Jutrzejsze'],
      [6, 'Dalsze'],
    ] as const) {
      const order = await anOrder(user, { pickup_city: city });
      await product().rows(
        `with noon as (select date_trunc('day', now() at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' + interval '12 hours' as today)
         update orders set delivery_date = today + make_interval(days => $2), pickup_date = today + make_interval(days => $2 - 4)
         from noon where id = $1`,
        [order.id, offset],
      );
    }
    await anOrderAt(product(), user, OrderStatus.SentToClient);
  });

  const desk = (path: string, who: SignedIn = user, options: DeskOptions = {}) =>
    openDesk(browser, product(), who, path, options);

  it('are chosen beside the feed, and the choice is in the address', async () => {
    const visitor = await desk('/activities');
    const { screen } = visitor;
    await screen.in('group', 'Widok').click('button', 'Tablica');
    await visitor.isAt('/activities/board');
    await screen.has('region', /^W wycenie 4/);
    await visitor.reload();
    await screen.has('region', /^W wycenie 4/);
    await screen.in('group', 'Widok').click('button', 'Tabela');
    await visitor.isAt('/activities/table');
    await screen.in('table', 'Wyceny i zlecenia').has('row', /Dzisiejsze → Bergen/);
    await visitor.page.goBack();
    await screen.has('region', /^Oferty 1/);
    await visitor.press('n');
    await screen.has('dialog', /^Nowe zlecenie/);
    await visitor.press('Escape');
    await screen.in('group', 'Widok').click('button', 'Lista');
    await screen.has('group', 'Filtry aktywności');
  });

  it('tell client, lane, price and how near the delivery is, in columns by stage', async () => {
    const visitor = await desk('/activities/board');
    const { screen } = visitor;
    const valuation = screen.in('region', /^W wycenie/);
    await valuation.in('link', /Spóźnione → Bergen/).says('3 dni po', 'bez ceny', 'Nowe zapytanie');
    await valuation.in('link', /Dzisiejsze/).says('rozładunek dzisiaj');
    await valuation.in('link', /Jutrzejsze/).says('rozładunek jutro');
    await valuation.in('link', /Dalsze/).says('załadunek za 2 dni');
    await screen
      .in('region', /^Oferty 1/)
      .in('link', /Gdańsk → Bergen/)
      .says('1 100,00 PLN', 'Oferta u klienta');
    await screen.in('region', /^Zakończone 0/).says('Na tym etapie nie ma zleceń');
    await screen.fill('Szukaj zleceń', 'JUTRZ');
    await valuation.hasNo('link', /Dzisiejsze/);
    await valuation.has('link', /Jutrzejsze/);
    await screen.in('region', /^Oferty 0/).says('Nic nie znaleziono');
    await visitor.isAt('/activities/board?q=JUTRZ');
    await valuation.click('link', /Jutrzejsze/);
    await visitor.isAt(/^\/offer\/\d+$/);
  });

  it('move an order on while they are open', async () => {
    const other = await aCompany(product());
    const order = await anOrder(other, { pickup_city: 'Wędrowne' });
    const { screen } = await desk('/activities/board', other);
    await screen
      .in('region', /^W wycenie 1/)
      .in('link', /Wędrowne/)
      .says('Nowe zapytanie');
    await step(order, OrderStatus.Accepted);
    await screen
      .in('region', /^W wycenie 1/)
      .in('link', /Wędrowne/)
      .says('Zapytanie przyjęte');
    await anOrder(other, { pickup_city: 'Następne' });
    await screen.in('region', /^W wycenie 2/).has('link', /Następne/);
  });

  it('search, filter, sort and page the table, with a way to any page', async () => {
    const owner = await demoUser(product(), 'owner');
    const visitor = await desk('/activities/table?perPage=5', owner);
    const { screen } = visitor;
    const table = screen.in('table', 'Wyceny i zlecenia');
    const { total } = await owner.api.read<OrderPage>('/quotations');
    const pages = Math.ceil(total / 5);
    await screen.says(`Wyświetlono 1–5 z ${total}`, `Strona 1 z ${pages}`);
    await screen.fill('Przejdź do strony', '3');
    await visitor.press('Enter');
    await screen.says(`Strona 3 z ${pages}`);
    expect(new URL(visitor.page.url()).searchParams.get('page')).toBe('3');
    await screen.fill('Przejdź do strony', '999');
    await visitor.press('Enter');
    await screen.says(`Strona ${pages} z ${pages}`);

    await table.click('button', 'ID');
    await screen.isSettled();
    await screen.says(`Strona 1 z ${pages}`);
    const [first] = (await owner.api.read<OrderPage>('/quotations', { sort: 'id' })).items;
    await table.has('row', new RegExp(`^#${first?.id} `));

    await screen.fill('Szukaj zleceń', `#${first?.id}`);
    await screen.says('Wyświetlono 1–1 z 1');
    await screen.fill('Szukaj zleceń', 'nic takiego');
    await screen.has('heading', 'Nic nie pasuje do „nic takiego”');
    await screen.click('button', 'Wyczyść wyszukiwanie');
    await screen.says(`z ${total}`);

    await screen.click('button', 'Status: wszystkie');
    await screen.click('menuitem', 'Oferta przyjęta przez klienta');
    await screen.isSettled();
    const accepted = await owner.api.read<OrderPage>('/quotations', { status: [4] });
    await screen.says(`z ${accepted.total}`);
    await table.saysNo('Nowe zapytanie');
    await visitor.reload();
    await screen.has('button', 'Status: Oferta przyjęta przez klienta');
    await table.click('link', /./);
    await visitor.isAt(/^\/offer\/\d+$/);
  });

  it('tell in the table how near the delivery is and whether the data are complete', async () => {
    const { screen } = await desk('/activities/table');
    const table = screen.in('table', 'Wyceny i zlecenia');
    for (const head of ['ID', 'Klient', 'Status', 'Dane kompletne', 'Rozładunek', 'Utworzono']) {
      await table.has('button', head);
    }
    await table.in('row', /Spóźnione/).says('3 dni po terminie', 'Kompletne', 'Nowe zapytanie');
    await table.in('row', /Dzisiejsze/).says('dzisiaj');
    await table.in('row', /Jutrzejsze/).says('jutro');
    await table.in('row', /Dalsze/).says('za 2 dni');
  });

  it('offer the first step to a company without orders', async () => {
    const newcomer = await aCompany(product());
    const { screen } = await desk('/activities/table', newcomer);
    await screen.has('heading', 'Tu będą trafiać Twoje zlecenia i wiadomości');
    await screen.in('main').click('button', /^Nowe zlecenie/);
    await screen.has('dialog', /^Nowe zlecenie/);
  });

  it('load on as the end of a column comes near', async () => {
    const busy = await aCompany(product());
    const { id } = await anOrder(busy);
    await product().rows(
      `insert into orders (company_id, client_id, client_name, client_email, pickup_street, pickup_city, pickup_post_code,
         pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date,
         pallets_count, weight, cargo_type, updated_at)
       select company_id, client_id, client_name, client_email, pickup_street, 'Miasto ' || n, pickup_post_code,
         pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, $2,
         pallets_count, weight, cargo_type, now() - n * interval '1 minute'
       from orders, generate_series(1, 75) n where id = $1`,
      [id, days(4)],
    );
    const { screen, page } = await desk('/activities/board', busy);
    const column = screen.in('region', /^W wycenie 76/);
    await column.has('link', /Miasto 20 /);
    expect(await column.count('link', /→/)).toBeLessThan(76);
    await until(async () => {
      await page.$$eval('main section:first-of-type li', (cards) => cards.at(-1)?.scrollIntoView());
      return (await column.count('link', /→/)) === 76 || undefined;
    }, 'end of the column');
    await column.has('link', /Miasto 75 /);
    await column.hasNo('button', 'Wczytaj więcej');
  });

  it('say of sums that they were converted: in words, or by a sign where there is no room for these', async () => {
    const visitor = await desk('/activities/board', await demoUser(product(), 'owner'), {
      width: 1440,
      height: 900,
    });
    const { page, screen } = visitor;
    const stage = screen.in('region', /^W realizacji/);
    await screen.says('Przeliczono według dzisiejszych kursów');
    await stage.saysNo(/≈/);
    await page.setViewport({ width: 1024, height: 900 });
    await stage.says(/≈ [\d\s]+ PLN/);
    await screen.saysNo('Przeliczono według dzisiejszych kursów');
  });

  it.each([
    { language: 'pl', scheme: 'light', width: 1440 },
    { language: 'en', scheme: 'dark', width: 768 },
    { language: 'no', scheme: 'light', width: 360 },
  ] as const)('have no serious finding of axe and fit, $language, $scheme, $width', async (options) => {
    const visitor = await desk('/activities', user, options);
    for (const path of ['/activities', '/activities/board', '/activities/table']) {
      await visitor.open(product().url + path);
      await visitor.screen.in('main').says('Dalsze');
      await visitor.screen.isSettled();
      expect([path, await seriousFaults(visitor)]).toEqual([path, []]);
      const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
  });
});
