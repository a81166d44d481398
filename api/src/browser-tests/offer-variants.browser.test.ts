import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import type { RouteList } from '../modules/shipment/routes/route.dto.js';
import { aSubcontractor } from '../testing/directory.js';
import { aLink } from '../testing/links.js';
import { anOrderAt, aQuote, chooseQuotes, mailFields, type TestOrder } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('an offer in variants', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: Awaited<ReturnType<typeof aCompany>>;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  /** An order with a cheap quote and one that is delivered two days earlier. */
  async function priced(): Promise<{ order: TestOrder; cheap: number; fast: number }> {
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    await chooseQuotes(product(), order);
    const carrier = await aSubcontractor(owner, { name: 'Szybki Fracht' });
    const price = { price: 1500, delivery_date: '2026-12-01T18:00:00.000Z' };
    const fast = await aQuote(product(), order, order.routes[0] ?? 0, carrier, price);
    return { order, cheap: order.offers[0] ?? 0, fast: fast.id };
  }
  async function sent() {
    const made = await priced();
    const variants = [
      { kind: 'cheap', quote_ids: [made.cheap] },
      { kind: 'own', label: 'Ekspres', quote_ids: [made.fast] },
    ];
    await owner.api.act('/send-offers-to-client', mailFields(made.order, { variants }));
    return made;
  }
  const details = ({ id }: TestOrder) => owner.api.read<OrderDetails>(`/orders/${id}/details`);
  const chosen = async ({ id }: TestOrder) =>
    (await owner.api.read<RouteList>(`/orders/${id}/order-routes`)).items[0]?.subcontractor_offer_id;
  const linkTo = async ({ id }: TestOrder) =>
    (await aLink(owner, { kind: 'client-offer-selection', order_id: id, lang: 'pl' })).url;

  it('is put together in the dialog, read before it is sent, and chosen from by the client', async () => {
    const { order, fast } = await priced();
    const desk = await openDesk(browser, product(), owner, `/offer/${order.id}`);
    await desk.screen.in('main').click('button', /^Wyślij do klienta/);
    const dialog = desk.screen.in('dialog', /^Wyślij ofertę do klienta/);
    await dialog.says('trasa, terminy i cena oferty', 'przycisk: odpowiedz na ofertę');
    await dialog.saysNo('[OFFER DETAILS]');
    await dialog.click('button', 'Dodaj warianty do wyboru');
    const [first, second] = [dialog.in('group', /^Wariant A/), dialog.in('group', /^Wariant B/)];
    await first.says('1 100,00 PLN');
    await second.says('1 650,00 PLN');
    await second.choose('Rodzaj', 'Własna nazwa');
    await dialog.click('button', 'Wyślij ofertę');
    await second.says('Pole wymagane');
    await second.fill('Nazwa dla klienta', 'Ekspres');
    await second.fill('Cena dla klienta', '1600');
    await second.says('1 600,00 PLN');
    expect(await seriousFaults(desk)).toEqual([]);
    await dialog.click('button', 'Wyślij ofertę');
    await desk.screen.in('status').says(/^Wysłano ofertę na/);

    const client = await browser.visitor({ width: 360, height: 760 });
    const { screen } = client;
    await client.open(await linkTo(order));
    await screen.has('heading', `Oferta transportowa ${order.id}`);
    await screen.says(
      'Wybierz wariant',
      '1 100,00 PLN',
      'Najtańszy',
      '1 600,00 PLN',
      'Ekspres',
      '2 dni szybciej',
    );
    expect(await seriousFaults(client)).toEqual([]);
    await screen.click('radio', /Ekspres/);
    await screen.click('button', 'Przyjmij ofertę');
    await screen.in('dialog').click('button', 'Przyjmuję ofertę za 1 600,00 PLN (Ekspres)');
    await screen.has('heading', 'Oferta przyjęta');
    expect(await details(order)).toMatchObject({ status: 4, price_for_client: 1600 });
    expect(await chosen(order)).toBe(fast);
  });

  it('is chosen from without scripts', async () => {
    const { order, fast } = await sent();
    const visitor = await browser.visitor({ scripts: 'off', width: 360, height: 760 });
    const { screen } = visitor;
    await visitor.open(await linkTo(order));
    await screen.clickUnscripted('radio', /Ekspres/);
    await screen.clickUnscripted('button', 'Przyjmij ofertę');
    await screen.clickUnscripted('button', 'Wróć');
    await screen.clickUnscripted('button', 'Przyjmij ofertę');
    await screen.clickUnscripted('button', 'Przyjmuję ofertę za 1 650,00 PLN (Ekspres)');
    await screen.has('heading', 'Oferta przyjęta');
    expect(await chosen(order)).toBe(fast);
  });

  it('is taken by telephone once it is said which', async () => {
    const { order, fast } = await sent();
    const { screen } = await openDesk(browser, product(), owner, `/offer/${order.id}`);
    await screen.click('button', /^Klient przyjął/);
    const dialog = screen.in('dialog');
    await dialog.click('button', 'Zapisz zgodę');
    await dialog.says('Pole wymagane');
    await dialog.choose('Przyjęty wariant', /^Ekspres · 1.650,00 PLN/);
    await dialog.click('button', 'Zapisz zgodę');
    await screen.hasNo('dialog');
    expect(await chosen(order)).toBe(fast);
    await screen.click('button', /^Historia/);
    await screen.in('dialog').says('Ekspres 1 650,00 PLN');
  });
});
