import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderInvoices } from '../modules/billing/invoices/invoice.dto.js';
import type { OrderDto, OrderPage } from '../modules/shipment/orders/order.dto.js';
import { aSubcontractor } from '../testing/directory.js';
import { anOrderAt, aQuote, chooseQuotes, mailFields } from '../testing/orders.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import { enterRatesAround } from '../testing/rates.js';
import { aCompany, demoUser, type SignedIn } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

/** What the order page shows at each status: its chip, the next step, and whether the order can be edited. */
const states = [
  [OrderStatus.Created, 'Nowe zapytanie', 'Przyjmij zapytanie', 'edited'],
  [OrderStatus.Accepted, 'Zapytanie przyjęte', 'Zapytaj podwykonawców', 'edited'],
  [OrderStatus.SentToSubcontractors, 'W wycenie', 'Wyślij do klienta', 'edited'],
  // Mails of the demo were only kept.
  [OrderStatus.SentToClient, 'Oferta u klienta', 'Kopiuj link klienta', 'read'],
  [OrderStatus.AcceptedByClient, 'Oferta przyjęta', 'Utwórz zlecenie', 'read'],
  [OrderStatus.RejectedByClient, 'Oferta odrzucona', 'Popraw ofertę', 'read'],
  [OrderStatus.OrderCreated, 'Zlecenie utworzone', 'Wyślij zlecenie do podwykonawcy', 'read'],
  [OrderStatus.SentToContractor, 'U podwykonawcy', 'Kopiuj link podwykonawcy', 'read'],
  // The demo's carrier has uploaded one, which waits to be confirmed.
  [OrderStatus.InProgress, 'W realizacji', 'Potwierdź plik', 'read'],
  [OrderStatus.RejectedBySubcontractor, 'Odmowa podwykonawcy', 'Wybierz inną wycenę', 'read'],
  [OrderStatus.PodReceived, 'POD otrzymane', 'Wystaw fakturę', 'read'],
  [OrderStatus.InvoiceCreated, 'Faktura wystawiona', 'Wyślij fakturę', 'read'],
  [OrderStatus.InvoiceSent, 'Faktura niewysłana', 'Wyślij fakturę', 'read'],
  [OrderStatus.Paid, 'Opłacone', null, 'read'],
] as const;

/** What the page says of the statuses in which the next move is another's, or there is none. */
const notes: ReadonlyMap<OrderStatus, string | RegExp> = new Map<OrderStatus, string | RegExp>([
  [OrderStatus.SentToContractor, 'Czekamy na odpowiedź podwykonawcy: Krosno → Oslo.'],
  [OrderStatus.RejectedBySubcontractor, 'Chłodnia na Kołach podaje powód: „'],
  [OrderStatus.InvoiceCreated, 'klient jeszcze jej nie dostał'],
  // The demo's mails were kept: it has no mail server of its own.
  [OrderStatus.InvoiceSent, /Klient nie dostał faktury .+: nie ustawiono serwera pocztowego\./],
  [OrderStatus.Paid, 'jest opłacona'],
]);

describe('order page', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let owner: SignedIn;

  beforeAll(async () => {
    owner = await demoUser(product(), 'owner');
  });

  async function orderAt(status: OrderStatus): Promise<OrderDto> {
    const { items } = await owner.api.read<OrderPage>('/quotations', { status, sort: 'id' });
    const [order] = items;
    if (!order) throw new Error(`The demo has no order at ${status}`);
    return order;
  }

  /** Waits until a mail has gone out to an address. */
  async function isDelivered(email: string | null): Promise<void> {
    const statement = `select 1 from messages where recipient_email = $1 and status = 'delivered'`;
    await until(async () => (await product().rows(statement, [email]))[0], `mail to ${email}`);
  }

  async function desk(path: string, user = owner) {
    return openDesk(browser, product(), user, path);
  }

  it('shows each status with its next step', async () => {
    const visitor = await desk('/activities');
    const main = visitor.screen.in('main');
    for (const [status, chip, step, mode] of states) {
      const order = await orderAt(status);
      await visitor.open(`${product().url}/offer/${order.id}`);
      await main.has('heading', new RegExp(`#${order.id} ${chip}$`));
      await main.has('tab', 'Szczegóły');
      await main.has('button', 'Historia');
      if (step !== null) await main.has('button', new RegExp(`^${step}`));
      const note = notes.get(status);
      if (note !== undefined) await main.says(note);
      const streets = await main.in('form').count('field', /^Ulica/);
      const saves = await main.count('button', /^Zapisz(?! odpowiedź)/);
      expect([chip, streets, saves]).toEqual([chip, ...(mode === 'edited' ? [2, 1] : [0, 0])]);
    }
  });

  it('tells of an invoice whose mail was only kept how late its payment is, in each language', async () => {
    const { id } = await orderAt(OrderStatus.InvoiceSent);
    const { overdue_days: days } = await owner.api.read<OrderInvoices>(`/orders/${id}/invoices`);
    const said = {
      pl: [/Klient nie dostał faktury .+: nie ustawiono serwera/, `${days} dni po terminie płatności`],
      en: [
        /The client has not received invoice .+: no mail server is set up/,
        `Payment overdue by ${days} days`,
      ],
      no: [
        /Kunden har ikke fått faktura .+: ingen e-postserver er satt opp/,
        `Betalingen er ${days} dager forsinket`,
      ],
    } as const;
    for (const language of ['pl', 'en', 'no'] as const) {
      const visitor = await openDesk(browser, product(), owner, `/offer/${id}`, { language });
      await visitor.screen.in('main').says(...said[language]);
    }
  });

  it('says each thing once: no box repeats the status, the steps, or the buttons of the head', async () => {
    const visitor = await desk('/activities');
    const { screen } = visitor;
    const at = async (status: OrderStatus) => {
      const { id } = await orderAt(status);
      await visitor.open(`${product().url}/offer/${id}`);
      await screen.has('heading', new RegExp(`#${id} `));
      await screen.isSettled();
    };
    await at(OrderStatus.InProgress);
    await screen.saysNo('Zlecenie przyjęte przez', 'POD czeka na potwierdzenie');
    await at(OrderStatus.RejectedBySubcontractor);
    await screen.saysNo('wyślij zlecenie jeszcze raz');
    await at(OrderStatus.InvoiceSent);
    expect((await screen.in('main').text()).match(/dni po terminie płatności/g)).toHaveLength(1);
    // That a paid invoice never left is no alarm.
    await at(OrderStatus.Paid);
    await screen.in('listitem', /Rozliczenie/).says('Niewysłana');
    expect(
      await visitor.page.$$eval('[data-amiss]', (steps) =>
        steps.map((one) => one.getAttribute('data-amiss')),
      ),
    ).toContain('past');
  });

  it('says on the board and in the table what its page says of an invoice that was only kept', async () => {
    const { id, client_name: q } = await orderAt(OrderStatus.InvoiceSent);
    const visitor = await desk('/activities/board');
    await visitor.screen.in('main').has('link', new RegExp(`#${id} .*Faktura niewysłana`));
    const filter = new URLSearchParams({ filter: JSON.stringify({ q }) });
    await visitor.open(`${product().url}/activities/table?${filter.toString()}`);
    await visitor.screen.in('main').says('Faktura niewysłana');
    await visitor.screen.in('main').saysNo('Faktura wysłana');
  });

  it('shows on a phone the present step and its date whole, wherever the step stands', async () => {
    const visitor = await openDesk(browser, product(), owner, '/activities', { width: 360, height: 760 });
    /** Of the line that names the step and its date, whether each is within the window; undefined until both are there. */
    const parts = async () => {
      const within = await visitor.page.evaluate(() =>
        [...document.querySelectorAll('[data-step-line] > *')].map((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          const { left, right } = text.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }),
      );
      return within.length === 2 ? within : undefined;
    };
    for (const [status] of states) {
      const { id } = await orderAt(status);
      await visitor.open(`${product().url}/offer/${id}`);
      expect([status, ...(await until(parts, 'step with its date'))]).toEqual([status, true, true]);
    }
  });

  it('sums three routes in three currencies up as on paper', async () => {
    // By rates of the Polish bank, which count before those that the demo makes up: 1 EUR = 4.2730 PLN, 1 NOK = 0.3624 PLN.
    await enterRatesAround(warsawDay(new Date()), (sql, values) => product().rows(sql, values));
    // 2150 PLN + 12 % = 2408.00 PLN; 1480 EUR + 8.5 % = 1605.80 EUR; 9800 NOK + 10 % = 10780.00 NOK.
    // PLN: 2408.00 + 1605.80 × 4.2730 (6861.58) + 10780 × 0.3624 (3906.67) = 13176.25
    // EUR: 2408 / 4.2730 (563.54) + 1605.80 + 10780 × 0.3624 / 4.2730 (914.27) = 3083.61
    // NOK: 2408 / 0.3624 (6644.59) + 1605.80 × 4.2730 / 0.3624 (18933.73) + 10780.00 = 36358.32
    const boss = await aCompany(product());
    const order = await anOrderAt(product(), boss, OrderStatus.Accepted, { routes: 3 });
    for (const [index, [price, currency, profit_margin]] of [
      [2150, 'PLN', 12] as const,
      [1480, 'EUR', 8.5] as const,
      [9800, 'NOK', 10] as const,
    ].entries()) {
      const route = order.routes[index] ?? 0;
      const { id } = await aQuote(product(), order, route, await aSubcontractor(boss), { price, currency });
      await boss.api.change(`/order-routes/${route}`, { subcontractor_offer_id: id, profit_margin });
    }
    const { screen } = await desk(`/offer/${order.id}`, boss);
    const summary = screen.in('region', 'Podsumowanie wyceny');
    await summary.says('2 408,00 PLN', '1 605,80 EUR', '10 780,00 NOK');
    await summary.says('6 861,58 PLN', '3 906,67 PLN', 'Suma 13 176,25 PLN');
    await summary.click('button', 'EUR');
    await summary.says('563,54 EUR', '914,27 EUR', 'Suma 3 083,61 EUR');
    await summary.click('button', 'NOK');
    await summary.says('6 644,59 NOK', '18 933,73 NOK', 'Suma 36 358,32 NOK');
  });

  it('compares the quotes of a route, and follows the choice with its sum', async () => {
    const { id } = await orderAt(OrderStatus.SentToSubcontractors);
    const visitor = await desk(`/offer/${id}`);
    const { screen } = visitor;
    await screen.click('tab', /Gdańsk → Oslo/);
    const quotes = screen.in('table', /^/);
    await quotes.has('radio', /^Wybierz wycenę/);
    expect(await quotes.count('radio')).toBe(5);
    await quotes.says('Najtańsza');
    expect((await quotes.text()).match(/Najtańsza|Najszybsza/g)?.sort()).toEqual(['Najszybsza', 'Najtańsza']);
    // Who asks for how much is read at a glance: no name is cut in a wide window.
    const cut = await visitor.page.$$eval('main tbody td span[title]', (names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
    await quotes.says('Różnica EUR');
    const summary = screen.in('region', 'Podsumowanie wyceny');
    const sum = async () => /Suma ([\d ]+,\d\d PLN)/.exec(await summary.text())?.[1];
    await summary.says(/Suma [\d ]+,\d\d PLN/);
    const before = await sum();
    await quotes.click('radio', 'Wybierz wycenę: Fjord Express AS');
    await summary.says('Fjord Express AS');
    await visitor.screen.saysNo(`Suma ${before}`);
    const chosen = await sum();
    await screen.fill('Marża Gdańsk → Oslo w procentach', '101');
    await summary.in('alert').says('Od 0 do 100, co 0,1');
    expect(await sum()).toBe(chosen);
    await screen.fill('Marża Gdańsk → Oslo w procentach', '50');
    await visitor.press('Enter');
    await summary.saysNo(`Suma ${chosen}`);
    await quotes.click('button', 'Odznacz wycenę');
    await screen.in('dialog', 'Odznaczyć wycenę?').click('button', 'Odznacz wycenę');
    await summary.saysNo('Fjord Express AS');
    // Nothing can be sent before a quote is chosen.
    await screen.in('main').has('button', 'Wybierz wycenę');
    expect(await summary.attribute('button', /^Wyślij do klienta/, 'aria-disabled')).toBe('true');
  });

  it('writes to the client and to carriers at the right edge of what is known of each', async () => {
    const { id } = await orderAt(OrderStatus.InProgress);
    const visitor = await desk(`/offer/${id}`);
    await visitor.screen.has('button', /^Napisz do podwykonawcy/);
    for (const width of [1440, 768]) {
      await visitor.page.setViewport({ width, height: 900 });
      const places = await visitor.page.$$eval('main button[title^="Napisz do"]', (buttons) =>
        buttons.map((button) => {
          const row = button.closest('tr') ?? button.closest('section')?.querySelector('dl > div');
          const { top, height, right } = button.getBoundingClientRect();
          const known = row?.getBoundingClientRect() ?? new DOMRect();
          return { right, offRow: Math.abs(Math.round(top + height / 2 - known.top - known.height / 2)) };
        }),
      );
      const [client, carrier] = places;
      // The carriers stand in a frame.
      const frame = 13;
      // A row has a line above it.
      expect([width, places.map(({ offRow }) => offRow <= 1)]).toEqual([width, [true, true]]);
      expect([width, carrier?.right]).toEqual([width, (client?.right ?? 0) - frame]);
    }
  });

  it('has a head of three rows in a narrow window, with the next step in one place', async () => {
    const visitor = await desk('/activities');
    await visitor.page.setViewport({ width: 768, height: 1024 });
    for (const [status, , step] of states) {
      if (step === null) continue;
      const { id } = await orderAt(status);
      await visitor.open(`${product().url}/offer/${id}`);
      await visitor.screen.in('main').has('button', new RegExp(`^${step}`));
      const [height, ...edges] = await visitor.page.evaluate(() => {
        const head = document.querySelector('main header');
        const buttons = [
          head?.querySelector('[aria-haspopup=menu]:not(li *)'),
          head?.querySelector('[data-next-step]'),
        ];
        const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right;
        return [head?.clientHeight, ...buttons.map(right)];
      });
      // The sign of a menu without a border stands at the edge.
      expect([status, edges]).toEqual([status, [760, 752]]);
      expect(height).toBeLessThanOrEqual(116);
    }
  });

  it('compares nothing where a route has one quote', async () => {
    const boss = await aCompany(product());
    const order = await anOrderAt(product(), boss, OrderStatus.Accepted);
    await aQuote(product(), order, order.routes[0] ?? 0, await aSubcontractor(boss), { price: 700 });
    const { screen } = await desk(`/offer/${order.id}`, boss);
    const quotes = screen.in('table', /^/);
    await quotes.says('700,00 PLN', 'Z marżą');
    await quotes.saysNo('Różnica');
  });

  it('adds, changes and removes a route', async () => {
    const { id } = await orderAt(OrderStatus.Accepted);
    const { screen } = await desk(`/offer/${id}`);
    await screen.click('button', 'Dodaj trasę');
    const form = screen.in('dialog', /^Nowa trasa/);
    const pickup = form.in('group', 'Załadunek');
    const delivery = form.in('group', 'Rozładunek');
    await delivery.fill('Miasto', '');
    await pickup.choose('Kraj', 'Polska');
    await form.click('button', 'Dodaj trasę');
    await delivery.hasFault('Miasto', 'Pole wymagane');
    await pickup.hasFault('Kod pocztowy', 'Format');
    for (const [part, city] of [
      [pickup, 'Gdynia'],
      [delivery, 'Sopot'],
    ] as const) {
      await part.choose('Kraj', 'Polska');
      await part.fillAll({ 'Ulica i numer': 'ul. Morska 1', Miasto: city, 'Kod pocztowy': '81-001' });
    }
    await pickup.fill(/^Data i godzina/, '2027-02-02T08:00');
    await delivery.fill(/^Data i godzina/, '2027-02-01T08:00');
    // The order's own window would end before the route.
    await form.fill('Rozładunek do', '');
    await form.click('button', 'Dodaj trasę');
    await delivery.hasFault(/^Data i godzina/, 'Rozładunek nie może być przed załadunkiem');
    await pickup.fill(/^Data i godzina/, '2027-01-31T08:00');
    await delivery.hasNoFault(/^Data i godzina/);
    await form.click('button', 'Dodaj trasę');
    await screen.in('status').says('Dodano trasę Gdynia → Sopot');
    await screen.has('tab', /Gdynia → Sopot/);
    await screen.click('button', 'Usuń trasę Gdynia → Sopot');
    const question = screen.in('dialog', 'Usunąć trasę Gdynia → Sopot?');
    await question.says('Tego nie da się cofnąć.');
    await question.click('button', 'Usuń trasę');
    await screen.in('status').says('Usunięto trasę Gdynia → Sopot');
    await screen.hasNo('tab', /Gdynia → Sopot/);
  });

  it('saves what was typed once the focus leaves the fields, gives it back, and asks only about what cannot be saved', async () => {
    const { id } = await orderAt(OrderStatus.Created);
    const visitor = await desk(`/offer/${id}`);
    const { screen } = visitor;
    const before = await screen.value('Rodzaj ładunku');
    const kept = () => owner.api.read<{ cargo_type: string }>(`/orders/${id}/details`);
    await screen.fill('Rodzaj ładunku', 'Całkiem co innego');
    await screen.click('link', 'Powrót do aktywności');
    await screen.has('heading', /^Aktywności/);
    expect(await kept()).toMatchObject({ cargo_type: 'Całkiem co innego' });
    const toast = screen.in('status');
    await toast.says('Zapisano zmiany');
    await toast.click('button', 'Cofnij');
    await toast.says('Poprzednie wartości są z powrotem');
    expect(await kept()).toMatchObject({ cargo_type: before });

    await visitor.page.goBack();
    await screen.has('form', 'Szczegóły zlecenia');
    await screen.fill('Rodzaj ładunku', 'Jeszcze inaczej');
    // Another field of the same group: nothing is sent yet.
    await screen.fill('Uwagi', 'Winda');
    await screen.click('heading', /./);
    await screen.says(/Zapisano \d/);
    expect(await kept()).toMatchObject({ cargo_type: 'Jeszcze inaczej', notes: 'Winda' });

    await screen.fill('Rodzaj ładunku', '');
    await screen.click('link', 'Powrót do aktywności');
    const question = screen.in('dialog', 'Wyjść bez zapisywania?');
    await question.click('button', 'Wróć do edycji');
    await screen.hasFault('Rodzaj ładunku', 'Pole wymagane');
    await screen.fill('Rodzaj ładunku', 'Teraz dobrze');
    await screen.click('button', /^Zapisz/);
    await screen.in('status').says('Zapisano zmiany');
    // An earlier save may still be told.
    await until(async () => (await kept()).cargo_type === 'Teraz dobrze' || undefined, 'change that is kept');
  });

  it('keeps what was typed when somebody else changed the order meanwhile', async () => {
    const { id } = await orderAt(OrderStatus.Created);
    const visitor = await desk(`/offer/${id}`);
    const { screen } = visitor;
    await screen.fill('Rodzaj ładunku', 'Moje');
    await screen.fill('Uwagi', 'Winda');
    await owner.api.change(`/orders/${id}`, { cargo_type: 'Cudze', delivery_city: 'Kolding' });
    await screen.click('button', /^Zapisz/);
    const note = screen.in('form', 'Szczegóły zlecenia').in('alert');
    await note.says('Ktoś w międzyczasie zmienił to zlecenie', 'Rozładunek: Miasto: Kolding');
    await note.says('Rodzaj ładunku: Cudze (u Ciebie: Moje)');
    await note.saysNo('Winda');
    await note.click('button', 'Zachowaj moje zmiany');
    await screen.saysNo('Ktoś w międzyczasie zmienił to zlecenie');
    expect(await screen.in('group', 'Rozładunek').value('Miasto')).toBe('Kolding');
    expect(await screen.value('Rodzaj ładunku')).toBe('Moje');
    await screen.click('button', /^Zapisz/);
    await screen.in('status').says('Zapisano zmiany');
    expect(await owner.api.read(`/orders/${id}/details`)).toMatchObject({
      cargo_type: 'Moje',
      notes: 'Winda',
      delivery_city: 'Kolding',
    });
    visitor.forgetRefusals();
  });

  it('takes somebody else’s changes instead, and gives the own ones back when that was a mistake', async () => {
    const { id } = await orderAt(OrderStatus.Created);
    const visitor = await desk(`/offer/${id}`);
    const { screen } = visitor;
    await screen.fill('Rodzaj ładunku', 'Znów moje');
    await owner.api.change(`/orders/${id}`, { cargo_type: 'Znów cudze' });
    await screen.click('button', /^Zapisz/);
    await screen.click('button', 'Weź nowszą wersję');
    await screen.saysNo('Ktoś w międzyczasie zmienił to zlecenie');
    expect(await screen.value('Rodzaj ładunku')).toBe('Znów cudze');
    await screen.click('button', 'Przywróć moje zmiany');
    expect(await screen.value('Rodzaj ładunku')).toBe('Znów moje');
    await screen.click('button', /^Zapisz/);
    await screen.in('status').says('Zapisano zmiany');
    visitor.forgetRefusals();
  });

  it('shows what can no longer be saved because the order went on meanwhile', async () => {
    const boss = await aCompany(product());
    const order = await anOrderAt(product(), boss, OrderStatus.SentToSubcontractors);
    await chooseQuotes(product(), order);
    const visitor = await desk(`/offer/${order.id}`, boss);
    const { screen } = visitor;
    await screen.fill('Uwagi', 'Winda');
    await boss.api.act('/send-offers-to-client', mailFields(order));
    await screen.says('Tych zmian nie można już zapisać', 'Uwagi: Winda');
    await screen.click('button', 'Odrzuć moje zmiany');
    await screen.saysNo('Winda');
  });

  it('tells who was asked for a price, and shows prices as they come, beside what is being typed', async () => {
    const boss = await aCompany(product());
    const order = await anOrderAt(product(), boss, OrderStatus.Accepted);
    const [routeId = 0] = order.routes;
    const quick = await aSubcontractor(boss, { name: 'Prędki Transport' });
    const lost = await aSubcontractor(boss, { name: 'Zaginiony Fracht' });
    const visitor = await desk(`/offer/${order.id}?route=${routeId}`, boss);
    const { screen } = visitor;
    await screen.says('Brak ofert podwykonawców', 'Zapytaj podwykonawców: każdy dostanie e-mail');
    await screen.click('tab', 'Szczegóły');
    await screen.fill('Uwagi', 'Winda');

    // Asking moves the order on, which is nobody else’s change.
    await boss.api.create(`/order-routes/${routeId}/price-requests`, {
      subcontractor_ids: [quick.id, lost.id],
    });
    await isDelivered(lost.email);
    await product().rows(`update messages set status = 'failed' where recipient_email = $1`, [lost.email]);
    await screen.click('tab', /Gdańsk → Bergen/);
    await screen.says('Zapytano 2 podwykonawców, czekamy na ceny.', 'E-maile, które nie dotarły: 1');
    await screen.in('listitem', /^Zaginiony Fracht/).says('e-mail nie dotarł', 'zapytano');
    await screen.in('listitem', /^Prędki Transport/).saysNo('e-mail nie dotarł');

    await screen.click('tab', 'Szczegóły');
    await aQuote(product(), order, routeId, quick, { price: 900 });
    const toast = screen.in('status');
    await toast.says('Nowa wycena: Prędki Transport', 'Gdańsk → Bergen, 900,00 PLN');
    await toast.click('button', 'Pokaż');
    await screen.in('row', /Prędki Transport/).says('900,00 PLN', 'Nowa');
    await screen.click('tab', 'Szczegóły');
    expect(await screen.value('Uwagi')).toBe('Winda');
    // It was saved when the focus went to the other tab.
    expect(await boss.api.read(`/orders/${order.id}/details`)).toMatchObject({ notes: 'Winda' });
    visitor.forgetRefusals();
  });

  it('tells requests over a link from what was entered by hand', async () => {
    const boss = await aCompany(product());
    const { id } = await anOrderAt(product(), boss, OrderStatus.Created);
    const { screen } = await desk(`/offer/${id}`, boss);
    await screen.click('button', 'Historia');
    await screen.in('dialog', 'Historia').says('Wprowadzono ręcznie');
  });

  it('opens although a part of it is at fault, which that part says', async () => {
    const { id } = await orderAt(OrderStatus.Accepted);
    const visitor = await desk('/activities');
    const problem = {
      title: 'Błąd',
      status: 400,
      detail: 'Kwota jest za duża.',
      code: 'amount_out_of_range',
    };
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      if (!/\/orders\/\d+\/(workspace|summary)$/.test(new URL(request.url()).pathname))
        return void request.continue();
      void request.respond({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      });
    });
    await visitor.open(`${product().url}/offer/${id}`);
    await visitor.screen.has('field', /^Ulica/);
    await visitor.screen.says('Kwota jest za duża.');
    visitor.forgetRefusals();
  });

  it('is not there for orders that are not, or are others’, and asks for them once', async () => {
    const visitor = await desk('/activities');
    const asked: string[] = [];
    visitor.page.on('request', (request) => {
      if (/\/orders\/\d+\/workspace$/.test(request.url())) asked.push(request.url());
    });
    await visitor.open(`${product().url}/offer/999999`);
    await visitor.screen.has('heading', 'Błąd');
    await visitor.screen.says('Nie znaleziono oferty');
    const rival = await demoUser(product(), 'rival');
    const { items } = await rival.api.read<OrderPage>('/quotations');
    await visitor.open(`${product().url}/offer/${items[0]?.id}`);
    await visitor.screen.says('Nie znaleziono oferty');
    expect(asked).toHaveLength(2);
    visitor.forgetRefusals();
  });
});
