import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { LinkDto } from '../modules/shipment/links/link.dto.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import type { RouteList } from '../modules/shipment/routes/route.dto.js';
import { aLink } from '../testing/links.js';
import { anOrderAt, answerAsCarrier, carrierLink, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { expired, forged } from './testing/broken-links.js';
import { useBrowser } from './testing/browser.js';
import { layoutShift } from './testing/layout-shift.js';
import { useProduct } from './testing/product.js';
import { translatePage } from './testing/translate-page.js';

const languages = ['pl', 'en', 'no'] as const;

describe('pages that are read', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  const statusOf = async ({ id }: TestOrder) =>
    (await owner.api.read<OrderDetails>(`/orders/${id}/details`)).status;
  const routeOf = async ({ id }: TestOrder) =>
    (await owner.api.read<RouteList>(`/orders/${id}/order-routes`)).items[0];

  async function anOffer(routes = 1) {
    const order = await anOrderAt(product(), owner, OrderStatus.SentToClient, { routes });
    const input = { kind: 'client-offer-selection', order_id: order.id, lang: 'pl' } as const;
    return { order, input, link: await aLink(owner, input) };
  }

  async function anOrderToCarry() {
    const order = await anOrderAt(product(), owner, OrderStatus.SentToContractor);
    const link = await carrierLink(order);
    link.url.pathname = '/subcontractor-order-view/pl';
    return { order, link };
  }

  /** Somebody whose browser runs no scripts. */
  const reader = () => browser.visitor({ scripts: 'off', width: 360, height: 760 });

  describe('without scripts', () => {
    it('let a client read an offer over the short link of a mail, and accept it', async () => {
      const { order, input } = await anOffer(2);
      const { short_url } = await owner.api.create<LinkDto>('/links', input);
      const visitor = await reader();
      const { screen } = visitor;
      await visitor.open(String(short_url));
      await screen.has('heading', `Oferta transportowa ${order.id}`);
      await screen.says('Cena netto 2 200,00 PLN', '1–3 gru 2026', 'Gdańsk', 'Bergen', owner.companyName);
      await screen.says('Cena netto', 'Termin płatności: 30 dni od daty faktury.');
      await screen.saysNo('JavaScript');
      await screen.clickUnscripted('button', 'Przyjmij ofertę');
      await screen.has('heading', 'Przyjąć ofertę?');
      expect(await statusOf(order)).toBe(OrderStatus.SentToClient);
      await screen.clickUnscripted('button', 'Wróć');
      await screen.has('heading', `Oferta transportowa ${order.id}`);
      await screen.clickUnscripted('button', 'Przyjmij ofertę');
      await screen.clickUnscripted('button', 'Przyjmuję ofertę za 2 200,00 PLN');
      await screen.has('heading', 'Oferta przyjęta');
      expect(await visitor.page.title()).toBe('Oferta przyjęta');
      await screen.says(`Oferta ${order.id} została przyjęta`, 'Co dalej');
      expect(await statusOf(order)).toBe(OrderStatus.AcceptedByClient);
      // What a reload would send again is a question and not an answer.
      await visitor.reload();
      await screen.has('heading', 'Oferta przyjęta');
    });

    it('let a client reject an offer with a reason', async () => {
      const { order, link } = await anOffer();
      const visitor = await reader();
      const { screen } = visitor;
      await visitor.open(link.url);
      await screen.clickUnscripted('button', 'Odrzuć ofertę');
      await screen.has('heading', 'Odrzucić ofertę?');
      await screen.choose('Co zdecydowało?', 'Cena');
      await screen.fill('Powód (możesz pominąć)', 'Za drogo');
      await screen.clickUnscripted('button', 'Odrzuć ofertę');
      await screen.has('heading', 'Oferta odrzucona');
      expect(await statusOf(order)).toBe(OrderStatus.RejectedByClient);
      await visitor.open(link.url);
      await screen.has('heading', 'Ta oferta została już odrzucona');
      await screen.has('heading', `Oferta transportowa ${order.id}`);
      await screen.says('Gdańsk', 'wt., 1 gru 2026');
    });

    it('let a carrier read an order, accept it with the vehicle, and correct that later', async () => {
      const { order, link } = await anOrderToCarry();
      const visitor = await reader();
      const { screen } = visitor;
      await visitor.open(link.url);
      await screen.has('heading', `Zlecenie transportowe ${order.id}`);
      await screen.says('1 000,00 PLN', order.client.name, 'wt., 1 gru 2026, 10:00', '8 400,5 kg');
      await screen.has('button', 'Pobierz zlecenie (PDF)');
      await screen.fill('Nr rej. pojazdu', 'gd 777');
      await screen.clickUnscripted('button', 'Przyjmij zlecenie');
      await screen.has('heading', 'Przyjąć zlecenie?');
      await screen.clickUnscripted('button', 'Przyjmuję zlecenie za 1 000,00 PLN');
      await screen.has('heading', 'Dziękujemy za odpowiedź');
      expect(await routeOf(order)).toMatchObject({ truck_plates: 'GD 777' });
      expect(await screen.value('Nr rej. pojazdu')).toBe('GD 777');
      await screen.fill('Imię i nazwisko kierowcy', 'Jan Kowalski');
      await visitor.press('Enter');
      await screen.says('Zapisano. Spedytor już to widzi.');
      expect(await routeOf(order)).toMatchObject({ truck_plates: 'GD 777', driver_name: 'Jan Kowalski' });
      expect(await statusOf(order)).toBe(OrderStatus.InProgress);
      // Who comes back later looks up where to go, and which order it was.
      await visitor.open(link.url);
      await screen.has('heading', new RegExp(`^Zlecenie ${order.id}, przyjęte \\d`));
      await screen.has('heading', `Zlecenie transportowe ${order.id}`);
      await screen.says('Gdańsk', 'wt., 1 gru 2026, 10:00', '8 400,5 kg');
    });

    it('ask who presses Enter at the vehicle whether to accept, and reject nothing', async () => {
      const { order, link } = await anOrderToCarry();
      const visitor = await reader();
      await visitor.open(link.url);
      await visitor.screen.fill('Imię i nazwisko kierowcy', 'Jan Kowalski');
      await visitor.press('Enter');
      await visitor.screen.has('heading', 'Przyjąć zlecenie?');
      expect(await statusOf(order)).toBe(OrderStatus.SentToContractor);
    });

    it('lead to their other languages with the same link', async () => {
      const { order, link } = await anOffer();
      const visitor = await reader();
      await visitor.open(link.url);
      await visitor.screen.clickUnscripted('button', 'PL – Język: polski');
      await visitor.screen.clickUnscripted('link', 'English');
      await visitor.screen.has('heading', `Transport offer ${order.id}`);
      await visitor.screen.has('button', 'Accept offer');
      // Readers of English live anywhere: they are told that times go by the clocks of the place.
      await visitor.screen.says('Tue, 1 Dec 2026, 10:00 local time');
    });

    it('tell whom to call about a link that does not hold', async () => {
      const { link } = await anOffer();
      const visitor = await reader();
      await visitor.open(expired(link, 'client-offer-selection'));
      await visitor.screen.has('heading', 'Nieprawidłowy link');
      await visitor.screen.in('main').says('Ten link wygasł.', owner.companyName);
      await visitor.open(forged(link));
      await visitor.screen.in('main').says('uszkodzony albo zastąpiła go nowsza oferta');
      visitor.forgetRefusals();
    });
  });

  it.each([
    [360, 'light'],
    [1440, 'dark'],
  ] as const)('stand as they came when their script wakes up: %i px, %s', async (width, scheme) => {
    const { link } = await anOffer(2);
    const { link: order } = await anOrderToCarry();
    const still = await browser.visitor({ scripts: 'off', width, height: 760, scheme });
    const live = await browser.visitor({ width, height: 760, scheme });
    const asked: string[] = [];
    live.page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    for (const url of [link.url, order.url]) {
      for (const language of languages) {
        url.pathname = url.pathname.replace(/[^/]+$/, language);
        await still.open(url);
        await live.open(url);
        await live.page.waitForSelector('dialog');
        expect(await live.screen.text()).toBe(await still.screen.text());
        expect(await layoutShift(live)).toBeLessThanOrEqual(0.01);
        expect(await seriousFaults(live)).toEqual([]);
      }
    }
    // What stands there already is not asked for once more.
    expect(asked).toEqual([]);
  });

  it('keep the words of the server where the browser words dates, amounts and countries otherwise', async () => {
    const { link } = await anOffer(2);
    const { link: order } = await anOrderToCarry();
    const { order: accepted, link: thanks } = await anOrderToCarry();
    await answerAsCarrier(product(), accepted, 'accept');
    thanks.url.searchParams.set('done', 'accept');
    const still = await browser.visitor({ scripts: 'off' });
    const live = await browser.visitor();
    // Another edition of the same standard, as browsers have one each.
    await live.page.evaluateOnNewDocument(() => {
      const reword = (prototype: object, name: string) => {
        const property = Object.getOwnPropertyDescriptor(prototype, name);
        const worded = (own: (...values: unknown[]) => string, of: unknown) =>
          function (...values: unknown[]) {
            return `${own.apply(of, values)}~`;
          };
        Object.defineProperty(prototype, name, {
          get(this: unknown) {
            return worded((property?.get?.call(this) ?? property?.value) as () => string, this);
          },
        });
      };
      reword(Intl.DateTimeFormat.prototype, 'format');
      reword(Intl.DateTimeFormat.prototype, 'formatRange');
      reword(Intl.NumberFormat.prototype, 'format');
      reword(Intl.DisplayNames.prototype, 'of');
    });
    for (const { url } of [link, order, thanks]) {
      for (const language of languages) {
        url.pathname = url.pathname.replace(/[^/]+$/, language);
        await still.open(url);
        await live.open(url);
        // By these it is seen that the script runs: questions before an answer, the focus on what came of one.
        await live.page.waitForSelector('dialog, h1:focus');
        expect(await live.screen.text()).toBe(await still.screen.text());
      }
    }
    // What the script writes later is in the words of the browser.
    await live.open(link.url);
    await live.screen.click('button', 'Godta tilbudet');
    await live.screen.in('dialog').has('button', /^Jeg godtar tilbudet for .*~/);
  });

  it('are answered while the browser translates them', async () => {
    const { order, link } = await anOrderToCarry();
    const visitor = await browser.visitor();
    const { screen } = visitor;
    await visitor.open(link.url);
    await visitor.page.waitForSelector('dialog');
    await translatePage(visitor);
    await screen.fill('Nr rej. pojazdu', 'gd 777');
    await screen.click('button', 'Przyjmij zlecenie');
    await screen.in('dialog').click('button', 'Wróć');
    await screen.click('button', 'Przyjmij zlecenie');
    await screen.in('dialog').click('button', /^Przyjmuję zlecenie za/);
    await screen.has('heading', 'Dziękujemy za odpowiedź');
    for (const driver of ['Jan Kowalski', 'Anna Nowak']) {
      await screen.fill('Imię i nazwisko kierowcy', driver);
      await screen.saysNo('Zapisano. Spedytor już to widzi.');
      await screen.click('button', 'Zapisz pojazd i kierowcę');
      await screen.says('Zapisano. Spedytor już to widzi.');
      expect(await routeOf(order)).toMatchObject({ truck_plates: 'GD 777', driver_name: driver });
    }
  });

  it('take an answer that is given before their script has come', async () => {
    const { order, link } = await anOffer();
    const visitor = await browser.visitor();
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      // It is never heard of again, as over a bad connection.
      if (request.resourceType() === 'script') return;
      void request.continue();
    });
    void visitor.page.goto(String(link.url)).catch(() => undefined);
    await visitor.screen.click('button', 'Przyjmij ofertę');
    await visitor.screen.click('button', /^Przyjmuję ofertę za/);
    await visitor.screen.has('heading', 'Oferta przyjęta');
    expect(await statusOf(order)).toBe(OrderStatus.AcceptedByClient);
  });

  it('keep what was typed before their script came', async () => {
    const { link } = await anOrderToCarry();
    const visitor = await browser.visitor();
    await visitor.openBeforeScripts(link.url, () =>
      visitor.screen.fill('Imię i nazwisko kierowcy', 'Jan Kowalski'),
    );
    await visitor.page.waitForSelector('dialog');
    expect(await visitor.screen.value('Imię i nazwisko kierowcy')).toBe('Jan Kowalski');
  });
});
