import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import type { OrderHistory } from '../modules/shipment/orders/order-history.dto.js';
import type { RouteList } from '../modules/shipment/routes/route.dto.js';
import { refused } from '../testing/api-caller.js';
import { aSubcontractor } from '../testing/directory.js';
import { acceptance, aLink } from '../testing/links.js';
import { anOrder, anOrderAt, answerAsClient, aQuote, chooseQuotes } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import type { Visitor } from './testing/visitor.js';

describe('steps of an order', () => {
  const product = useProduct();
  const browser = useBrowser();
  let boss: Awaited<ReturnType<typeof aCompany>>;

  beforeAll(async () => {
    boss = await aCompany(product());
  });

  /** The calls of a kind that the page makes from now on. */
  function callsOf(visitor: Visitor, method: string, path: RegExp): string[] {
    const calls: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.method() === method && path.test(request.url())) calls.push(request.url());
    });
    return calls;
  }

  it('accept a request as its questions are sent, and not before', async () => {
    const order = await anOrder(boss);
    const carrier = await aSubcontractor(boss);
    const { screen } = await openDesk(browser, product(), boss, `/offer/${order.id}`);
    const main = screen.in('main');
    const statusNow = async () => (await boss.api.read<OrderDetails>(`/orders/${order.id}/details`)).status;
    await main.click('button', 'Przyjmij i zapytaj podwykonawców');
    const dialog = screen.in('dialog', 'Zapytaj podwykonawców');
    await dialog.says('Dopóki nic nie wyślesz, nic się nie zmieni');
    await dialog.click('button', 'Anuluj');
    await screen.hasNo('dialog', 'Zapytaj podwykonawców');
    expect(await statusNow()).toBe(OrderStatus.Created);
    await main.click('button', 'Przyjmij i zapytaj podwykonawców');
    await dialog.click('checkbox', new RegExp(`^${carrier.name}`));
    await dialog.click('button', /^Wyślij zapytanie|^Zapytaj/);
    await screen.hasNo('dialog', 'Zapytaj podwykonawców');
    await main.has('tab', /→/);
    expect(await statusNow()).toBe(OrderStatus.SentToSubcontractors);
  });

  it('have the button to the client in the head, and under the sum where the offer is made', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.Accepted);
    await chooseQuotes(product(), order);
    const { page, screen } = await openDesk(browser, product(), boss, `/offer/${order.id}`);
    await screen.in('main').has('button', 'Wyślij do klienta');
    const count = () =>
      page.$$eval(
        'button',
        (buttons) => buttons.filter((button) => button.textContent.includes('Wyślij do klienta')).length,
      );
    expect(await count()).toBe(2);
    // In the bar at the foot of a narrow window, too; a phone has the next step there.
    await page.setViewport({ width: 768, height: 1024 });
    expect(await count()).toBe(2);
    await screen.in('region', 'Podsumowanie wyceny').click('button', 'Wyślij do klienta');
    await screen.has('dialog', /^Wyślij ofertę do klienta/);
  });

  it('begin with asking for prices, and open at the quotes once there are some to compare', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.Accepted);
    const { screen } = await openDesk(browser, product(), boss, `/offer/${order.id}`);
    const main = screen.in('main');
    await main.click('button', 'Zapytaj podwykonawców');
    await screen.has('dialog', 'Zapytaj podwykonawców');

    const valued = await anOrderAt(product(), boss, OrderStatus.SentToSubcontractors);
    const route = valued.routes[0] ?? 0;
    for (const price of [900, 950])
      await aQuote(product(), valued, route, await aSubcontractor(boss), { price, currency: 'EUR' });
    const visitor = await openDesk(browser, product(), boss, `/offer/${valued.id}`);
    const valuation = visitor.screen.in('main');
    await valuation.has('button', 'Wybierz wycenę');
    await valuation.click('tab', 'Szczegóły');
    await valuation.click('button', 'Porównaj wyceny');
    await valuation.has('button', 'Wybierz wycenę');
    expect(visitor.place).toContain(`route=${valued.routes[0]}`);
  });

  it('remind whom they wait for by one key, and say when that was last', async () => {
    for (const [status, title, waits] of [
      [OrderStatus.SentToClient, 'Przypomnij klientowi', 'Czekamy na klienta od'],
      [OrderStatus.SentToContractor, 'Przypomnij podwykonawcy', 'Czekamy na podwykonawcę od'],
    ] as const) {
      const order = await anOrderAt(product(), boss, status);
      const visitor = await openDesk(browser, product(), boss, `/offer/${order.id}`);
      const { screen } = visitor;
      await screen.in('main').has('button', title);
      await screen.in('main').says(waits);
      await screen.isSettled();
      await visitor.press('.');
      await screen.in('dialog', title).click('button', 'Wyślij przypomnienie');
      await screen.hasNo('dialog');
      await screen.in('main').says(/; przypomniano /);
    }
  });

  it('are taken once, however often the keys are pressed', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.Accepted);
    await chooseQuotes(product(), order);
    const visitor = await openDesk(browser, product(), boss, `/offer/${order.id}`);
    const sent = callsOf(visitor, 'POST', /send-offers-to-client$/);
    await visitor.screen.isSettled();
    await visitor.screen.in('main').click('button', /^Wyślij do klienta/);
    await visitor.screen.has('dialog', /^Wyślij ofertę do klienta/);
    await visitor.press('Control+Enter', 'Control+Enter');
    await visitor.screen.in('status').says(/^Wysłano ofertę na/);
    await visitor.screen.hasNo('dialog', /^Wyślij ofertę do klienta/);
    expect(sent).toHaveLength(1);
  });

  it('are taken once by two clicks at one moment', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.AcceptedByClient);
    const visitor = await openDesk(browser, product(), boss, `/offer/${order.id}`);
    const steps = callsOf(visitor, 'PUT', /\/status$/);
    await visitor.screen.has('button', /^Utwórz zlecenie/);
    await visitor.page.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.startsWith('Utwórz zlecenie'),
      );
      button?.click();
      button?.click();
    });
    await visitor.screen.in('status').says('Utworzono zlecenie');
    expect(steps).toHaveLength(1);
  });

  it('take what the client said by phone, and ask before its reason is lost', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.SentToClient);
    const visitor = await openDesk(browser, product(), boss, `/offer/${order.id}`);
    const { screen } = visitor;
    await screen.click('button', /^Klient odrzucił/);
    const dialog = screen.in('dialog', 'Zapisać odmowę klienta?');
    await dialog.fill('Notatka', 'Za drogo o 10%');
    await visitor.press('Escape');
    await screen.in('dialog', 'Wyjść bez zapisywania?').click('button', 'Wróć do edycji');
    expect(await dialog.value('Notatka')).toBe('Za drogo o 10%');
    await dialog.click('button', 'Zapisz odmowę');
    await screen.hasNo('dialog');
    const { items } = await boss.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.map(({ reason }) => reason)).toContain('Za drogo o 10%');
  });

  it('take what a carrier said by phone', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.SentToContractor);
    const { screen } = await openDesk(
      browser,
      product(),
      boss,
      `/offer/${order.id}?tab=route&route=${order.routes[0]}`,
    );
    await screen.click('button', 'Zapisz odpowiedź');
    const dialog = screen.in('dialog', 'Zapisz odpowiedź podwykonawcy');
    await dialog.click('radio', 'Przyjmuje zlecenie');
    await dialog.fill('Notatka do historii', 'Pan Janek, telefonicznie');
    await dialog.click('button', 'Zapisz odpowiedź');
    await screen.in('status').says(`${order.carriers[0]?.name}: zlecenie przyjęte`);
    await screen.hasNo('dialog');
    const { items } = await boss.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.at(-1)).toMatchObject({
      user_id: boss.id,
      reason: 'Pan Janek, telefonicznie',
      to_status: 8,
    });
  });

  it('take back a link that the client was sent', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.SentToClient);
    const link = await aLink(boss, { kind: 'client-offer-selection', order_id: order.id });
    const { screen } = await openDesk(browser, product(), boss, `/offer/${order.id}`);
    await screen.in('main').click('button', 'Więcej działań');
    await screen.click('menuitem', 'Unieważnij link klienta');
    await screen.in('dialog', /^Unieważnić link/).click('button', 'Unieważnij link');
    await screen.in('status').says(/^Link już nie działa/);
    refused(await product().api.post('/public/quotation-acceptance', acceptance(link)), 400, 'invalid_link');
  });

  it('delete a request that nobody was offered, and lead to the activities', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.SentToSubcontractors);
    const visitor = await openDesk(browser, product(), boss, `/offer/${order.id}`);
    const { screen } = visitor;
    await screen.in('main').click('button', 'Więcej działań');
    await screen.click('menuitem', 'Usuń zlecenie');
    await screen.in('dialog', `Usunąć zlecenie #${order.id}?`).click('button', 'Usuń zlecenie');
    await screen.in('status').says(`Zlecenie #${order.id} zostało usunięte`);
    await visitor.isAt('/activities');
    expect((await boss.api.get(`/orders/${order.id}/details`)).status).toBe(404);
  });

  it('take a price that is set by hand, in the currency that is shown', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.SentToSubcontractors);
    const { screen } = await openDesk(browser, product(), boss, `/offer/${order.id}?currency=EUR`);
    const summary = screen.in('region', 'Podsumowanie wyceny');
    await summary.click('button', 'Ustal cenę ręcznie');
    const dialog = screen.in('dialog', /^Cena dla klienta/);
    await dialog.fill(/^Cena/, '1234,50');
    await dialog.click('button', 'Ustal cenę');
    await summary.says('Cena ustalona ręcznie');
    await summary.says(/1.234,50.EUR/);
    expect(await boss.api.read<OrderDetails>(`/orders/${order.id}/details`)).toMatchObject({
      client_price: 1234.5,
      currency_for_client: 'EUR',
    });
    await summary.click('button', 'Zmień cenę ręczną');
    await screen.in('dialog', /^Cena dla klienta/).click('button', 'Wróć do sumy tras');
    await summary.has('button', 'Ustal cenę ręcznie');
  });

  it('that come too late close their dialog and say what happened', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.SentToClient);
    const visitor = await openDesk(browser, product(), boss, `/offer/${order.id}`);
    await visitor.screen.click('button', /^Klient przyjął/);
    const dialog = visitor.screen.in('dialog', 'Zapisać zgodę klienta?');
    await dialog.has('button', /^Zamknij/);
    await answerAsClient(product(), order, 'reject');
    await dialog.click('button', 'Zapisz zgodę');
    await visitor.screen.says('Klient odrzucił ofertę w międzyczasie');
    await visitor.screen.hasNo('dialog', 'Zapisać zgodę klienta?');
    visitor.forgetRefusals();
  });

  it('ask before another carrier is chosen for a refused order', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.RejectedBySubcontractor, { spares: true });
    const [refused] = order.carriers;
    const [spare] = order.spares;
    const visitor = await openDesk(
      browser,
      product(),
      boss,
      `/offer/${order.id}?route=${order.routes[0] ?? 0}&part=quotes`,
    );
    const { screen } = visitor;
    const choices = callsOf(visitor, 'PUT', /select-offer$/);
    const declined = screen.in('row', new RegExp(refused?.name ?? ''));
    await declined.says('odrzucił zlecenie');
    // What was chosen and refused is chosen no more.
    await declined.saysNo('wybrana', 'Najtańsza');
    await declined.hasNo('radio');
    await screen.click('radio', `Wybierz wycenę: ${spare?.carrier.name}`);
    const question = screen.in('dialog', `Wybrać wycenę: ${spare?.carrier.name}?`);
    await question.says(/1.200,00.PLN/);
    await question.click('button', 'Anuluj');
    expect(choices).toHaveLength(0);
    await screen.click('radio', `Wybierz wycenę: ${spare?.carrier.name}`);
    await question.click('button', 'Wybierz tę wycenę');
    await screen.hasNo('radio');
    await screen.in('region', 'Podsumowanie wyceny').says('Cena dla klienta jest ustalona');
    expect(choices).toHaveLength(1);
  });

  it('send the order of the route that is open, unless another is chosen by its carrier', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.OrderCreated, { routes: 2 });
    const [, open = 0] = order.routes;
    const [first, second] = order.carriers;
    const visitor = await openDesk(browser, product(), boss, `/offer/${order.id}?route=${open}&part=details`);
    const sent = callsOf(visitor, 'POST', /send-subcontractor-acceptance$/);
    const { screen } = visitor;
    await screen.in('main').click('button', /^Wyślij zlecenie do podwykonawcy/);
    const dialog = screen.in('dialog', 'Wyślij zlecenie do podwykonawcy');
    await dialog.isTicked('radio', new RegExp(`${second?.name}$`));
    await dialog.says(`${second?.name} dostanie zlecenie`);
    await dialog.click('radio', new RegExp(`${first?.name}$`));
    await dialog.says(`${first?.name} dostanie zlecenie`);
    await dialog.click('radio', new RegExp(`${second?.name}$`));
    await dialog.click('button', 'Wyślij zlecenie');
    await screen.in('status').says(`Wysłano zlecenie do: ${second?.name}`);
    expect(sent).toHaveLength(1);
    const { items } = await boss.api.read<RouteList>(`/orders/${order.id}/order-routes`);
    expect(items.map(({ status }) => status)).toEqual([0, 1]);
  });

  it('warn of routes that overlap while carriers have the order, and no longer when it is paid', async () => {
    const seen = async (status: OrderStatus) => {
      const order = await anOrderAt(product(), boss, status, { routes: 2 });
      const page = `/offer/${order.id}?route=${order.routes[1] ?? 0}&part=details`;
      const { screen } = await openDesk(browser, product(), boss, page);
      await screen.has('region', /Podsumowanie wyceny|Rozliczenie/);
      await screen.says('Termin płatności');
      return screen;
    };
    const running = await seen(OrderStatus.SentToContractor);
    await running.says(/Zaczyna się .+ zanim skończy się/);
    const paid = await seen(OrderStatus.Paid);
    await paid.saysNo(/Zaczyna się .+ zanim skończy się/);
  });

  it('wait for a margin that is one', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.Accepted);
    const [route = 0] = order.routes;
    await chooseQuotes(product(), order);
    const dear = await aSubcontractor(boss);
    await aQuote(product(), order, route, dear, { price: 10_000_000, currency: 'USD' });
    const visitor = await openDesk(browser, product(), boss, `/offer/${order.id}?route=${route}&part=quotes`);
    const { screen } = visitor;
    const isOff = () =>
      screen.in('main').attribute('button', /^Wyślij do klienta Popraw marżę/, 'aria-disabled');
    for (const margin of ['101', '-5', 'abc', '12,55']) {
      await screen.fill(/^Marża .* w procentach$/, margin);
      expect(await isOff()).toBe('true');
    }
    await screen.fill(/^Marża .* w procentach$/, '12,5');
    await screen.in('main').has('button', /^Wyślij do klienta$/);
  });
});
