import { beforeEach, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { RouteList } from '../modules/shipment/routes/route.dto.js';
import { aSubcontractor } from '../testing/directory.js';
import { anOrderAt, aQuote } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { closedDesk } from './testing/desk.js';
import { holdSockets } from './testing/hold-sockets.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';
import type { Visitor } from './testing/visitor.js';

describe('two people choose quotes of one route', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;

  beforeEach(async () => {
    owner = await aCompany(product());
  });

  /** A route with two quotes, and somebody who compares them. */
  async function atQuotes() {
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    const [routeId = 0] = order.routes;
    const mine = await aQuote(product(), order, routeId, await aSubcontractor(owner, { name: 'Moja Firma' }));
    const dear = await aSubcontractor(owner, { name: 'Cudza Firma' });
    const theirs = await aQuote(product(), order, routeId, dear, { price: 1100 });
    const visitor = await closedDesk(browser, product(), owner);
    await visitor.page.evaluateOnNewDocument(holdSockets);
    await visitor.open(`${product().url}/offer/${order.id}?route=${routeId}&part=quotes`);
    // Over a bad line nobody is told what others choose, until they choose themselves.
    await visitor.page.evaluate(() => {
      globalThis.liveSockets.isDeaf = true;
    });
    const { screen } = visitor;
    await screen.has('radio', 'Wybierz wycenę: Moja Firma');
    const select = (offer_id: number | null) =>
      owner.api.change(`/order-routes/${routeId}/select-offer`, { offer_id });
    const isChosen = (id: number) =>
      until(async () => {
        const { items } = await owner.api.read<RouteList>(`/orders/${order.id}/order-routes`);
        return items[0]?.subcontractor_offer_id === id ? true : undefined;
      }, `choice of ${id}`);
    return { visitor, screen, mine: mine.id, theirs: theirs.id, select, isChosen };
  }

  /** What the page asks to choose, and in place of what. */
  function choicesOf({ page }: Visitor): unknown[] {
    const choices: unknown[] = [];
    page.on('request', (request) => {
      if (/select-offer$/.test(request.url())) choices.push(JSON.parse(request.postData() ?? ''));
    });
    return choices;
  }

  it('the later one is told what is chosen by now, and chooses again', async () => {
    const { visitor, screen, mine, theirs, select, isChosen } = await atQuotes();
    await select(theirs);
    await screen.click('radio', 'Wybierz wycenę: Moja Firma');
    const note = screen.in('alert');
    await note.says(
      /W międzyczasie ktoś inny wybrał: Cudza Firma, 1.100,00 PLN/,
      /Twój wybór, Moja Firma, nie został zapisany/,
    );
    await screen.isTicked('radio', 'Wybierz wycenę: Cudza Firma');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await isChosen(theirs);
    await note.click('button', 'Wybierz mimo to: Moja Firma');
    await isChosen(mine);
    await screen.isTicked('radio', 'Wybierz wycenę: Moja Firma');
    await screen.saysNo(/W międzyczasie ktoś inny/);
    visitor.forgetRefusals();
  });

  it('nobody takes back a choice that they have not seen', async () => {
    const { visitor, screen, mine, theirs, select, isChosen } = await atQuotes();
    await screen.click('radio', 'Wybierz wycenę: Moja Firma');
    await isChosen(mine);
    await screen.in('region', 'Podsumowanie wyceny').says('Moja Firma');
    await select(theirs);
    await screen.click('button', 'Odznacz wycenę');
    await screen.in('dialog', 'Odznaczyć wycenę?').click('button', 'Odznacz wycenę');
    const note = screen.in('alert');
    await note.says(
      /W międzyczasie ktoś inny wybrał: Cudza Firma, 1.100,00 PLN/,
      /Wycena nie została odznaczona/,
    );
    await note.click('button', 'Zamknij');
    await screen.saysNo(/W międzyczasie ktoś inny/);
    await isChosen(theirs);
    visitor.forgetRefusals();
  });

  it('two quick choices of one person follow each other', async () => {
    const { visitor, mine, theirs, isChosen } = await atQuotes();
    const choices = choicesOf(visitor);
    await visitor.page.evaluate(() => {
      for (const name of ['Moja Firma', 'Cudza Firma'])
        document.querySelector<HTMLElement>(`input[aria-label="Wybierz wycenę: ${name}"]`)?.click();
    });
    await isChosen(theirs);
    expect(choices).toEqual([
      { offer_id: mine, replaces: null },
      { offer_id: theirs, replaces: mine },
    ]);
    await visitor.screen.isTicked('radio', 'Wybierz wycenę: Cudza Firma');
  });
});
