import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OfferPage } from '../modules/shipment/quotes/offer.dto.js';
import { aSubcontractor } from '../testing/directory.js';
import { aLink, type OpenedLink } from '../testing/links.js';
import { acceptRequest, anOrder, aQuote, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { changed, expired, forged } from './testing/broken-links.js';
import { useBrowser } from './testing/browser.js';
import { layoutShift } from './testing/layout-shift.js';
import { useProduct } from './testing/product.js';
import { translatePage } from './testing/translate-page.js';

describe('price form', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  /** A carrier who was asked for the price of a route. */
  async function aRequest() {
    const order = await anOrder(owner);
    await acceptRequest(order, 1);
    const carrier = await aSubcontractor(owner);
    const [routeId = 0] = order.routes;
    const ids = { order_id: order.id, route_id: routeId, subcontractor_id: carrier.id };
    const link = await aLink(owner, { kind: 'subcontractor-offer', ...ids, lang: 'pl' });
    return { order, carrier, routeId, link };
  }

  async function atForm(link: OpenedLink) {
    const visitor = await browser.visitor({ width: 360, height: 760 });
    await visitor.open(link.url);
    await visitor.screen.has('heading', /^Zapytanie o wycenę transportu #\d+$/);
    await visitor.screen.in('main').says('Gdańsk', 'Bergen', '12 palet, 8 400,5 kg, Meble');
    return visitor;
  }

  async function quotesOf(order: TestOrder) {
    const { items } = await owner.api.read<OfferPage>('/subcontractor-offers', { order_id: order.id });
    return items.map(({ price, currency, pickup_date, notes }) => ({ price, currency, pickup_date, notes }));
  }

  it('asks a phone for the price on the first screen; the cargo opens below the route', async () => {
    const { link } = await aRequest();
    const visitor = await atForm(link);
    const { screen } = visitor;
    const boxOf = async (part: typeof screen) => {
      const box = await (await part.element()).boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    const button = await boxOf(screen.in('button', 'Wyślij ofertę'));
    expect(button.bottom).toBeLessThanOrEqual(760);
    expect((await boxOf(screen.in('field', 'Cena netto'))).bottom).toBeLessThan(button.top);
    await screen.in('main').saysNo('30 dni');
    await screen.click('button', /^Ładunek/);
    await screen.in('main').says('Termin płatności', '30 dni');
    expect(await seriousFaults(visitor)).toEqual([]);
  });

  it('takes a price with the dates of the route, and another one instead', async () => {
    const { order, link } = await aRequest();
    const { screen } = await atForm(link);
    expect(await screen.value('Data i godzina załadunku')).toBe('01.12.2026 09:00');
    // The company's currency until another one is said.
    await screen.in('group', 'Waluta').isTicked('radio', 'PLN');
    await screen.fillAll({ 'Cena netto': '1 250,5', Uwagi: 'Plandeka' });
    await screen.in('group', 'Waluta').click('radio', 'EUR');
    await screen.click('button', 'Wyślij ofertę');
    await screen.has('heading', 'Dziękujemy za ofertę');
    await screen.says('Twoja cena 1 250,50 EUR trafiła do spedytora.');
    const given = { currency: 'EUR', pickup_date: '2026-12-01T08:00:00.000Z', notes: 'Plandeka' };
    expect(await quotesOf(order)).toEqual([{ ...given, price: 1250.5 }]);

    await screen.click('button', 'Zmień ofertę');
    await screen.fill('Cena netto', '1190');
    await screen.click('button', 'Wyślij ofertę');
    await screen.says('Twoja cena 1 190,00 EUR trafiła do spedytora.');
    expect(await quotesOf(order)).toEqual([{ ...given, price: 1190 }]);
  });

  it('says at each field what is wrong', async () => {
    const { order, link } = await aRequest();
    const { screen } = await atForm(link);
    await screen.fill('Cena netto', '0');
    await screen.fill('Data i godzina rozładunku', '2026-11-30T12:00');
    await screen.click('button', 'Wyślij ofertę');
    await screen.hasFocus('Popraw 3 pola, żeby wysłać');
    await screen.hasFault('Cena netto', 'Cena musi być większa od 0');
    await screen.hasFault(
      'Data i godzina załadunku',
      'Data załadunku nie może być późniejsza niż data rozładunku',
    );
    await screen.hasFault(
      'Data i godzina rozładunku',
      'Data rozładunku nie może być wcześniejsza niż data załadunku',
    );
    await screen.fill('Data i godzina rozładunku', '30.11');
    await screen.hasFault('Data i godzina rozładunku', 'Wpisz pełną datę i godzinę');
    await screen.fill('Data i godzina rozładunku', '4.12.26 12');
    await screen.hasNoFault('Data i godzina rozładunku');
    await screen.fill('Cena netto', '12,3456');
    await screen.hasFault('Cena netto', 'Najwyżej dwa miejsca po przecinku');
    expect(await quotesOf(order)).toEqual([]);
  });

  it('asks which of two numbers a price is, shows what it understood and sends that', async () => {
    const { order, link } = await aRequest();
    const visitor = await atForm(link);
    const { screen } = visitor;
    await screen.in('group', 'Waluta').click('radio', 'EUR');
    const placeOfButton = async () => (await screen.in('button', 'Wyślij ofertę').element()).boundingBox();
    const before = await placeOfButton();
    await screen.fill('Cena netto', '1450,5');
    await screen.says('1 450,50 EUR');
    expect(await placeOfButton()).toEqual(before);

    await screen.fill('Cena netto', '1,450');
    await screen.hasFault('Cena netto', 'Czy to 1 450, czy 1,45?');
    await screen.click('button', 'Wyślij ofertę');
    await screen.hasFocus('Popraw 1 pole, żeby wysłać');
    expect(await quotesOf(order)).toEqual([]);
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', /1\s450,00\sEUR/);
    expect(await screen.value('Cena netto')).toBe('1450');
    await screen.hasFocus('Cena netto');
    await screen.click('button', 'Wyślij ofertę');
    await screen.says('Twoja cena 1 450,00 EUR trafiła do spedytora.');
    expect(await quotesOf(order)).toMatchObject([{ price: 1450, currency: 'EUR' }]);
  });

  it('keeps what was typed through a reload', async () => {
    const { link } = await aRequest();
    const visitor = await atForm(link);
    await visitor.screen.fill('Cena netto', '777');
    await visitor.screen.in('group', 'Waluta').click('radio', 'NOK');
    await visitor.screen.isTicked('radio', 'NOK');
    await visitor.reload();
    await visitor.screen.says('Gdańsk');
    expect(await visitor.screen.value('Cena netto')).toBe('777,00');
    await visitor.screen.isTicked('radio', 'NOK');
  });

  it('is filled in while the browser translates it', async () => {
    const { order, link } = await aRequest();
    const visitor = await atForm(link);
    const { screen } = visitor;
    await translatePage(visitor);
    await screen.click('button', 'Wyślij ofertę');
    await screen.hasFocus(/^Popraw 1 pole/);
    await screen.hasFault('Cena netto', 'Pole wymagane');
    await screen.fill('Cena netto', '0');
    await screen.hasFault('Cena netto', 'Cena musi być większa od 0');
    await screen.in('group', 'Waluta').click('radio', 'EUR');
    await screen.fill('Cena netto', '1,450');
    await screen.click('button', '1 450,00 EUR');
    await screen.hasNoFault('Cena netto');
    await screen.click('button', 'Wyślij ofertę');
    await screen.has('heading', 'Dziękujemy za ofertę');
    await screen.click('button', 'Zmień ofertę');
    await screen.fill('Cena netto', '1400');
    await screen.click('button', 'Wyślij ofertę');
    await screen.has('heading', 'Dziękujemy za ofertę');
    expect(await quotesOf(order)).toMatchObject([{ price: 1400, currency: 'EUR' }]);
  });

  it('keeps what was typed and chosen before its script came', async () => {
    const { link } = await aRequest();
    const visitor = await browser.visitor();
    await visitor.openBeforeScripts(link.url, async () => {
      await visitor.screen.fill('Cena netto', '1250');
      await visitor.screen.fill('Uwagi', 'Plandeka');
      await visitor.screen.in('group', 'Waluta').click('radio', 'NOK');
    });
    await visitor.screen.says('1 250,00 NOK', 'Gdańsk');
    expect(await visitor.screen.value('Cena netto')).toBe('1\u00a0250,00');
    expect(await visitor.screen.value('Uwagi')).toBe('Plandeka');
    await visitor.screen.in('group', 'Waluta').isTicked('radio', 'NOK');
  });

  it('makes one quote of two presses', async () => {
    const { order, link } = await aRequest();
    const { screen } = await atForm(link);
    await screen.fill('Cena netto', '900');
    await screen.in('group', 'Waluta').click('radio', 'PLN');
    const button = await screen.in('button', 'Wyślij ofertę').element();
    await button.evaluate((one) => {
      (one as HTMLButtonElement).click();
      (one as HTMLButtonElement).click();
    });
    await screen.has('heading', 'Dziękujemy za ofertę');
    expect(await quotesOf(order)).toHaveLength(1);
  });

  it('remembers the price that was given before, and is closed once it was chosen', async () => {
    const { order, carrier, routeId, link } = await aRequest();
    const { id } = await aQuote(product(), order, routeId, carrier, { price: 4321 });
    const visitor = await atForm(link);
    await visitor.screen.says('Twoja oferta 4 321,00 PLN już do nas dotarła. Nowa ją zastąpi.');
    expect(await visitor.screen.value('Cena netto')).toBe('4\u00a0321,00');
    await owner.api.change(`/order-routes/${routeId}/select-offer`, { offer_id: id });
    await visitor.open(link.url);
    await visitor.screen.has('heading', 'Twoja cena jest u spedytora');
    await visitor.screen.says('Spedytor nie zbiera już cen na tę trasę i ma Twoją: 4 321,00 PLN.');
  });

  it('stays where it is when the route comes', async () => {
    const { link } = await aRequest();
    const short = new URL(link.url);
    const signed = /^(user_id|order_id|route_id|subcontractor_id|lang|sig|exp)$/;
    for (const name of [...short.searchParams.keys()])
      if (!signed.test(name)) short.searchParams.delete(name);
    for (const [width, height] of [
      [768, 1024],
      [1440, 900],
    ] as const) {
      const visitor = await browser.visitor({ width, height });
      await visitor.open(short);
      await visitor.screen.in('main').says('Gdańsk', 'Bergen', '8 400,5 kg');
      // What a visitor does not notice: https://web.dev/articles/cls calls up to 0.1 good.
      expect(await layoutShift(visitor)).toBeLessThan(0.05);
    }
  });

  it('tells whom to call when the link was taken back', async () => {
    const { order, carrier, routeId, link } = await aRequest();
    await product().rows(`update company_settings set company_data = $1 where company_id = $2`, [
      { phone: '+48 58 600 10 20' },
      owner.companyId,
    ]);
    await owner.api.act('/links/revoke', {
      kind: 'subcontractor-offer',
      order_id: order.id,
      route_id: routeId,
      subcontractor_id: carrier.id,
    });
    const visitor = await browser.visitor({ width: 360, height: 760 });
    await visitor.open(link.url);
    await visitor.screen.in('main').says(owner.companyName, '+48 58 600 10 20');
    visitor.forgetRefusals();
  });

  it('is refused with a link that does not hold', async () => {
    const { order, link } = await aRequest();
    const other = await aRequest();
    const visitor = await browser.visitor();
    const refusal = async (address: URL) => {
      await visitor.open(address);
      await visitor.screen.has('heading', 'Nieprawidłowy link');
      return visitor.screen.in('main').text();
    };
    expect(await refusal(forged(link))).toContain('Jest uszkodzony albo nadawca go wycofał');
    expect(await refusal(changed(link, { order_id: String(other.order.id) }))).toContain('Jest uszkodzony');
    expect(await refusal(changed(link, { route_id: '0' }))).toContain('Brakuje części linku.');
    expect(await refusal(changed(link, { subcontractor_id: null }))).toContain('Brakuje części linku.');
    expect(await refusal(changed(link, { sig: null }))).toContain('Brakuje części linku.');
    expect(await refusal(expired(link, 'subcontractor-offer'))).toContain('Ten link wygasł.');
    expect(await quotesOf(order)).toEqual([]);
    visitor.forgetRefusals();
  });
});
