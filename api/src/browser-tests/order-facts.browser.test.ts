import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import type { LinkDto } from '../modules/shipment/links/link.dto.js';
import type { OrderHistory } from '../modules/shipment/orders/order-history.dto.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import type { RouteList } from '../modules/shipment/routes/route.dto.js';
import { aSubcontractor } from '../testing/directory.js';
import { anOrder, anOrderAt, aQuote, chooseQuotes, type TestOrder } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type Language } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('what an order may say beside the usual', () => {
  const product = useProduct();
  const browser = useBrowser();
  let boss: Awaited<ReturnType<typeof aCompany>>;

  beforeAll(async () => {
    boss = await aCompany(product());
  });

  const details = ({ id }: TestOrder) => boss.api.read<OrderDetails>(`/orders/${id}/details`);
  const openOrder = (order: TestOrder, language: Language = 'pl') =>
    openDesk(browser, product(), boss, `/offer/${order.id}`, { language });

  it('has a weight that is asked about when it may be two numbers', async () => {
    const order = await anOrder(boss);
    const visitor = await openOrder(order);
    const { screen } = visitor;
    const save = () => screen.in('main').click('button', /^Zapisz$/);
    await screen.fill('Waga (kg)', '1.450,5');
    await screen.in('main').says('1 450,5 kg');
    await screen.fill('Waga (kg)', '1,450');
    await screen.hasFault('Waga (kg)', /^Czy to 1 450, czy 1,45\?/);
    await save();
    await screen.hasFocus('Waga (kg)');
    expect((await details(order)).weight).toBe(8400.5);
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', /^1\s450\skg$/);
    expect(await screen.value('Waga (kg)')).toBe('1450');
    await screen.hasFocus('Waga (kg)');
    await screen.hasNoFault('Waga (kg)');
    await save();
    await screen.in('status').says('Zapisano zmiany');
    expect((await details(order)).weight).toBe(1450);
  });

  it('is entered below the cargo, folded to what is filled, and saved', async () => {
    const order = await anOrder(boss);
    const visitor = await openOrder(order);
    const { screen } = visitor;
    const more = screen.in('region', 'Więcej o ładunku');
    await more.click('button', 'Dodaj więcej');
    await more.fillAll({
      'Metry ładunkowe (LDM)': '6,4',
      'Długość (cm)': '240',
      'Temperatura od (°C)': '-18',
      'Temperatura do (°C)': '-22',
      'Numer UN': '12',
      'Nr referencyjny klienta': 'PO-118',
    });
    await more.choose('Pojazd', 'Chłodnia');
    await more.choose('Klasa ADR', '4.1');
    await more.hasFault('Temperatura do (°C)', 'Nie może być niższa od minimalnej');
    await more.hasFault('Numer UN', 'Cztery cyfry');
    await more.fillAll({ 'Temperatura do (°C)': '-15', 'Numer UN': '1263' });
    await more.fill('Załadunek do', '2026-12-01T08:00');
    await screen.in('main').click('button', /^Zapisz$/);
    await more.hasFault('Załadunek do', 'Okno nie może kończyć się, zanim się zacznie');
    await more.fill('Załadunek do', '2026-12-01T13:00');
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.in('main').click('button', /^Zapisz$/);
    await screen.in('status').says('Zapisano zmiany');
    await more.click('button', 'Pokaż mniej');
    await more.says('6,4', 'dł. 240 cm', 'Chłodnia', '−18 … −15 °C', 'UN 1263, klasa 4.1', 'PO-118');
    expect(await details(order)).toMatchObject({
      ldm: 6.4,
      length_cm: 240,
      body_type: 'reefer',
      temperature_min: -18,
      temperature_max: -15,
      adr_un: '1263',
      adr_class: '4.1',
      client_reference: 'PO-118',
      pickup_until: '2026-12-01T12:00:00.000Z',
    });
  });

  it('is read with an offer; references can still be named', async () => {
    const order = await anOrder(boss, { body_type: 'mega', pickup_until: '2026-12-01T12:00:00.000Z' });
    await product().rows('update orders set status = 6 where id = $1', [order.id]);
    const visitor = await openOrder(order, 'no');
    const { screen } = visitor;
    await screen.in('main').says('Mega', /09:00 til 13:00/);
    await screen.click('button', 'Rediger referanser');
    const dialog = screen.in('dialog', /^Referanser/);
    await dialog.fill('Vår referanse', 'OSL-7');
    await dialog.click('button', 'Lagre');
    await screen.in('status').says('Referansene er lagret');
    await screen.in('main').says('OSL-7');
    expect(await details(order)).toMatchObject({ our_reference: 'OSL-7' });
  });

  it('is copied into a new request, whose history leads back', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.RejectedByClient);
    const visitor = await openOrder(order);
    const { screen } = visitor;
    await screen.click('button', 'Więcej działań');
    await screen.click('menuitem', 'Duplikuj zlecenie');
    const dialog = screen.in('dialog', /^Zduplikować zlecenie #\d+\?/);
    await dialog.hasFocus('Załadunek');
    await dialog.fill('Załadunek', '2027-01-11T07:30');
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Duplikuj');
    await screen.in('status').says(/^Zduplikowano jako zlecenie #/);
    await screen.in('main').says('Nowe zapytanie');
    const copy = Number(new URL(visitor.page.url()).pathname.split('/').at(-1));
    expect(copy).not.toBe(order.id);
    expect(await boss.api.read(`/orders/${copy}/details`)).toMatchObject({
      status: 0,
      pickup_date: '2027-01-11T06:30:00.000Z',
    });
    await screen.click('button', 'Historia');
    await screen.in('dialog', 'Historia').click('link', `Zlecenie #${order.id}`);
    await screen.in('main').says(`#${order.id}`, 'Oferta odrzucona');
  });

  it('is lost for a reason that can be counted', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.SentToClient);
    const { screen } = await openOrder(order, 'en');
    await screen.click('button', 'Client rejected');
    const dialog = screen.in('dialog', /^Record the client’s rejection/);
    await dialog.choose('Why was it lost?', 'Lost to a competitor');
    await dialog.fill('Note', 'Half the price');
    await dialog.click('button', 'Record rejection');
    await screen.in('main').says('Lost to a competitor', 'Half the price');
    expect(await details(order)).toMatchObject({ lost_reason: 'competitor', lost_note: 'Half the price' });
  });

  describe('the sequence of routes', () => {
    async function threeRoutes() {
      const order = await anOrderAt(product(), boss, OrderStatus.Accepted, { routes: 3 });
      for (const [index, id] of order.routes.entries())
        await boss.api.change(`/order-routes/${id}`, { pickup_city: ['Elbląg', 'Oslo', 'Malmö'][index] });
      return order;
    }
    const sequenceOf = async ({ id }: TestOrder) =>
      (await boss.api.read<RouteList>(`/orders/${id}/order-routes`)).items.map(
        ({ pickup_city }) => pickup_city,
      );

    it('is changed by keys and by buttons, which keep the focus', async () => {
      const order = await threeRoutes();
      const visitor = await openOrder(order);
      const { screen } = visitor;
      const list = screen.in('region', 'Trasy w kolejności jazdy');
      await list.says('Zaczyna się w innym miejscu (Oslo)');
      await list.click('button', 'Przesuń w górę: Malmö → Bergen');
      await screen.says('Malmö → Bergen: miejsce 2 z 3');
      await screen.hasFocus('Przesuń w górę: Malmö → Bergen');
      await visitor.press('Enter');
      await screen.says('Malmö → Bergen: miejsce 1 z 3');
      await screen.hasFocus('Przesuń w górę: Malmö → Bergen');
      await visitor.page.focus('[aria-label^="Przesuń trasę Elbląg"]');
      await visitor.press('ArrowDown');
      await screen.says('Elbląg → Bergen: miejsce 3 z 3');
      await visitor.page.reload();
      await list.says(/1 Malmö → Bergen.*2 Oslo → Bergen.*3 Elbląg → Bergen/);
      await screen.isSettled();
      expect(await seriousFaults(visitor)).toEqual([]);
      expect(await sequenceOf(order)).toEqual(['Malmö', 'Oslo', 'Elbląg']);
    });

    it('is changed by dragging; Escape puts a route back', async () => {
      const order = await threeRoutes();
      const visitor = await openOrder(order);
      const list = visitor.screen.in('region', 'Trasy w kolejności jazdy');
      await list.has('button', /^Przesuń trasę Elbląg/);
      const { page } = visitor;
      const handleOf = (city: string) => page.$(`[aria-label^="Przesuń trasę ${city}"]`);
      const centre = async (city: string) => {
        const box = await (await handleOf(city))?.boundingBox();
        return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      };
      const dragTo = async (from: string, to: string) => {
        await (
          await handleOf('Oslo')
        )?.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const [start, end] = [await centre(from), await centre(to)];
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y + Math.sign(end.y - start.y) * 40, { steps: 8 });
      };
      await dragTo('Elbląg', 'Malmö');
      await list.says(/1 Oslo → Bergen.*2 Malmö → Bergen.*3 Elbląg → Bergen/);
      await visitor.press('Escape');
      await list.says(/1 Elbląg → Bergen/);
      await page.mouse.up();
      expect(await sequenceOf(order)).toEqual(['Elbląg', 'Oslo', 'Malmö']);

      await dragTo('Malmö', 'Elbląg');
      await page.mouse.up();
      await visitor.screen.says('Malmö → Bergen: miejsce 1 z 3');
      await list.says(/1 Malmö → Bergen.*2 Elbląg → Bergen.*3 Oslo → Bergen/);
      await visitor.page.reload();
      await list.says(/1 Malmö → Bergen/);
      expect(await sequenceOf(order)).toEqual(['Malmö', 'Elbląg', 'Oslo']);
    });
  });

  it('recalls what carriers asked for on the lane', async () => {
    const before = await anOrderAt(product(), boss, OrderStatus.Accepted);
    const [routeId = 0] = before.routes;
    const carrier = await aSubcontractor(boss);
    const price = { price: 1234.5, currency: 'USD' };
    await boss.api.change(`/order-routes/${routeId}`, {
      delivery_post_code: '9008',
      delivery_city: 'Tromsø',
    });
    const { id } = await aQuote(product(), before, routeId, carrier, price);
    await boss.api.change(`/order-routes/${routeId}/select-offer`, { offer_id: id });
    const order = await anOrder(boss, { delivery_post_code: '9010', delivery_city: 'Tromsø' });
    const accepted = await boss.api.change<OrderDetails>(`/orders/${order.id}/status`, { status: 1 });
    const path = `/offer/${order.id}?route=${accepted.routes[0]?.id ?? 0}&part=quotes`;
    const visitor = await openDesk(browser, product(), boss, path);
    const lane = visitor.screen.in('region', 'Wcześniejsze ceny na tej relacji');
    await lane.says('PL 80 → NO 90', 'mediana 1 234,50 USD', '1 wycena', 'wybrane wyceny: 1 234,50 USD');
    await lane.click('button', 'Pokaż wyceny');
    await lane.says(carrier.name);
    expect(await seriousFaults(visitor)).toEqual([]);
    await lane.click('link', `Otwórz zlecenie #${before.id}`);
    await visitor.screen.in('main').says(`#${before.id}`);
  });

  describe('the last day of an offer', () => {
    it('is named when it is sent, told to both sides, and over when it is over', async () => {
      const order = await anOrderAt(product(), boss, OrderStatus.Accepted);
      await chooseQuotes(product(), order);
      const desk = await openOrder(order);
      await desk.screen.in('main').click('button', /^Wyślij do klienta/);
      const dialog = desk.screen.in('dialog', /^Wyślij ofertę do klienta/);
      // A week, or the day before loading: the proposal is nothing to warn of.
      await dialog.saysNo('Oferta byłaby ważna jeszcze w dniu załadunku', 'Klient ma na odpowiedź tylko');
      await dialog.fill('Oferta ważna do', '2020-01-31');
      await dialog.click('button', 'Wyślij ofertę');
      await dialog.hasFault('Oferta ważna do', 'Ten dzień już minął');
      const day = warsawDay(new Date(Date.now() + 7 * 86_400_000));
      await dialog.fill('Oferta ważna do', day);
      await dialog.hasNoFault('Oferta ważna do');
      expect(await seriousFaults(desk)).toEqual([]);
      await dialog.click('button', 'Wyślij ofertę');
      await desk.screen.in('main').says(/Oferta jest ważna do \d/);
      expect(await details(order)).toMatchObject({ status: 3, valid_until: day });

      const link = { kind: 'client-offer-selection', order_id: order.id, lang: 'en' };
      const { url } = await boss.api.create<LinkDto>('/links', link);
      const client = await browser.visitor();
      await client.open(url);
      await client.screen.says(/The offer is valid until \d+ \w+, 23:59 Polish time\./);
      expect(await seriousFaults(client)).toEqual([]);

      await product().rows(`update orders set valid_until = '2026-01-05' where id = $1`, [order.id]);
      await client.screen.click('button', 'Accept offer');
      await client.screen.in('dialog').click('button', /^I accept/);
      await client.screen.has('heading', 'This offer has run out');
      await client.screen.says('Mon, 5 Jan 2026');
      expect(await seriousFaults(client)).toEqual([]);
      expect(await details(order)).toMatchObject({ status: 3 });
      client.forgetRefusals();
      await desk.page.reload();
      await desk.screen.in('main').says('Oferta straciła ważność 5 sty');
      await desk.screen.in('list', 'Postęp zlecenia').says('Wygasła 5 sty');
      await desk.screen.click('button', /^Klient przyjął/);
      await desk.screen.in('dialog').click('button', 'Zapisz zgodę');
      await desk.screen.in('main').says('Klient przyjął ofertę.');
    });

    it('a client who says no may say what for', async () => {
      const order = await anOrderAt(product(), boss, OrderStatus.SentToClient);
      const link = { kind: 'client-offer-selection', order_id: order.id, lang: 'no' };
      const { url } = await boss.api.create<LinkDto>('/links', link);
      const { screen, open } = await visitorOf();
      await open(url);
      await screen.click('button', 'Avslå tilbudet');
      const dialog = screen.in('dialog');
      await dialog.choose('Hva avgjorde?', 'Prisen');
      await dialog.click('button', 'Avslå tilbudet');
      await screen.has('heading', 'Tilbudet er avslått');
      const { items } = await boss.api.read<OrderHistory>(`/orders/${order.id}/history`);
      expect(items.at(-1)).toMatchObject({ event: 'reject', facts: { lost_reason: 'price' } });
    });

    async function visitorOf() {
      const visitor = await browser.visitor();
      return { screen: visitor.screen, open: (url: string) => visitor.open(url) };
    }
  });

  it('is shown to the carrier who is asked and to the one who drives', async () => {
    const order = await anOrder(boss, {
      ldm: 13.6,
      body_type: 'curtain_side',
      temperature_min: 2,
      temperature_max: 8,
      client_reference: 'PO-118',
      pickup_until: '2026-12-01T12:00:00.000Z',
    });
    const accepted = await boss.api.change<OrderDetails>(`/orders/${order.id}/status`, { status: 1 });
    const carrier = await aSubcontractor(boss);
    const ids = { order_id: order.id, route_id: accepted.routes[0]?.id ?? 0, subcontractor_id: carrier.id };
    const { url } = await boss.api.create<LinkDto>('/links', {
      kind: 'subcontractor-offer',
      ...ids,
      lang: 'en',
    });
    const visitor = await browser.visitor({ width: 360, height: 800 });
    await visitor.open(url);
    // What not every lorry may carry is told before the cargo is opened.
    await visitor.screen.says('+2 … +8 °C', /09:00\s*–\s*13:00/);
    await visitor.screen.click('button', /^Cargo/);
    await visitor.screen.says('13.6', 'Curtain-sider');
    await visitor.screen.saysNo('PO-118');
    expect(await seriousFaults(visitor)).toEqual([]);
  });
});
