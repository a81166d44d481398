import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderHistory } from '../modules/shipment/orders/order-history.dto.js';
import type { LinkDto } from '../modules/shipment/links/link.dto.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import { aLink } from '../testing/links.js';
import {
  anOrderAt,
  answerAsClient,
  carrierLink,
  sendOffer,
  step,
  type TestOrder,
} from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany } from './testing/accounts.js';
import { changed, expired, forged } from './testing/broken-links.js';
import { useBrowser } from './testing/browser.js';
import { linkIn } from './testing/mailbox.js';
import { useProduct } from './testing/product.js';

describe('answers over a link', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  async function statusOf({ id }: TestOrder): Promise<number> {
    return (await owner.api.read<OrderDetails>(`/orders/${id}/details`)).status;
  }

  async function lastReason({ id }: TestOrder): Promise<string | null | undefined> {
    return (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items.at(-1)?.reason;
  }

  describe('client’s offer', () => {
    async function anOffer(routes = 1) {
      const order = await anOrderAt(product(), owner, OrderStatus.SentToClient, { routes });
      const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id, lang: 'pl' });
      return { order, link };
    }

    it('shows the record’s price whatever the address says, and is accepted once', async () => {
      const { order, link } = await anOffer(2);
      const visitor = await browser.visitor({ width: 360, height: 760 });
      await visitor.open(changed(link, { price_for_client: '1.00' }));
      await visitor.screen.has('heading', `Oferta transportowa ${order.id}`);
      await visitor.screen.says('Cena netto 2 200,00 PLN', '1–3 gru 2026', 'Gdańsk', 'Bergen');
      await visitor.screen.says('Cena netto', 'Termin płatności: 30 dni od daty faktury.');
      // By keyboard: the question can be left, and answered.
      const question = visitor.screen.in('dialog', 'Przyjąć ofertę?');
      await visitor.screen.click('button', 'Przyjmij ofertę');
      await question.has('button', 'Przyjmuję ofertę za 2 200,00 PLN');
      await visitor.press('Escape');
      await visitor.screen.hasNo('dialog');
      await visitor.screen.hasFocus('Przyjmij ofertę');
      expect(await statusOf(order)).toBe(OrderStatus.SentToClient);
      await visitor.press('Enter');
      await question.has('button', 'Wróć');
      await visitor.screen.hasFocus('Wróć');
      const button = await question.in('button', /^Przyjmuję/).element();
      await visitor.press('Tab', 'Enter');
      await button.evaluate((one) => (one as HTMLButtonElement).click());
      await visitor.screen.has('heading', 'Oferta przyjęta');
      await visitor.screen.says(`Oferta ${order.id} została przyjęta`, 'Co dalej');
      expect(await statusOf(order)).toBe(OrderStatus.AcceptedByClient);

      await visitor.open(link.url);
      await visitor.screen.has('heading', 'Ta oferta została już przyjęta');
      expect(await visitor.screen.count('button', /ofertę$/)).toBe(0);
    });

    it('is rejected with a reason, after a question', async () => {
      const { order, link } = await anOffer();
      const visitor = await browser.visitor();
      await visitor.open(link.url);
      await visitor.screen.click('button', 'Odrzuć ofertę');
      const dialog = visitor.screen.in('dialog', 'Odrzucić ofertę?');
      await dialog.click('button', 'Wróć');
      await visitor.screen.hasNo('dialog');
      await visitor.screen.hasFocus('Odrzuć ofertę');
      expect(await statusOf(order)).toBe(OrderStatus.SentToClient);
      await visitor.screen.click('button', 'Odrzuć ofertę');
      await dialog.fill('Powód (możesz pominąć)', 'Za drogo');
      await dialog.click('button', 'Odrzuć ofertę');
      await visitor.screen.has('heading', 'Oferta odrzucona');
      expect(await statusOf(order)).toBe(OrderStatus.RejectedByClient);
      expect(await lastReason(order)).toBe('Za drogo');
      await visitor.open(link.url);
      await visitor.screen.has('heading', 'Ta oferta została już odrzucona');
    });

    it('says politely that somebody else was faster', async () => {
      const { order, link } = await anOffer();
      const visitor = await browser.visitor();
      await visitor.open(link.url);
      await visitor.screen.has('button', 'Przyjmij ofertę');
      await answerAsClient(product(), order, 'reject');
      await visitor.screen.click('button', 'Przyjmij ofertę');
      await visitor.screen.in('dialog').click('button', /^Przyjmuję/);
      await visitor.screen.has('heading', 'Ta oferta została już odrzucona');
      expect(await statusOf(order)).toBe(OrderStatus.RejectedByClient);
      visitor.forgetRefusals();
    });

    it('says in each language that a revised offer has a newer link', async () => {
      const { order, link } = await anOffer();
      await answerAsClient(product(), order, 'reject');
      await step(order, OrderStatus.Accepted);
      const visitor = await browser.visitor();
      const words = {
        pl: 'zastąpiła go nowsza oferta',
        en: 'a newer offer took',
        no: 'et nyere tilbud har tatt',
      };
      for (const [language, said] of Object.entries(words)) {
        link.url.pathname = `/client-offer-selection/${language}`;
        await visitor.open(link.url);
        await visitor.screen.in('main').says(new RegExp(said));
      }
      visitor.forgetRefusals();
    });

    it('is read and accepted over the short link of its mail, with more notes than a link has room for', async () => {
      const order = await anOrderAt(product(), owner, OrderStatus.Accepted, { spares: true });
      const notes = 'Rampa od podwórza, awizacja dzień wcześniej. '.repeat(80);
      await owner.api.change(`/orders/${order.id}`, { notes });
      await sendOffer(order);
      const mail = await product().mails.mailTo(order.client.email ?? '', /^Oferta transportowa/);
      const address = String(linkIn(mail));
      expect(address).toMatch(/\/l\/[\w-]{64}$/);
      expect(address.length).toBeLessThanOrEqual(120);
      const visitor = await browser.visitor({ width: 360, height: 760 });
      await visitor.open(address);
      await visitor.screen.has('heading', `Oferta transportowa ${order.id}`);
      await visitor.screen.says('1 100,00 PLN', 'Gdańsk', 'awizacja dzień wcześniej');
      expect(visitor.place).not.toMatch(/Gda|1100|order_data/);
      await visitor.screen.click('button', 'Przyjmij ofertę');
      await visitor.screen.in('dialog').click('button', /^Przyjmuję/);
      await visitor.screen.has('heading', 'Oferta przyjęta');
      expect(await statusOf(order)).toBe(OrderStatus.AcceptedByClient);
    });

    it('is refused over a short link that is damaged or was taken back', async () => {
      const { order, link } = await anOffer();
      const asked = { kind: 'client-offer-selection', order_id: order.id, lang: 'pl' } as const;
      const { short_url } = await owner.api.create<LinkDto>('/links', asked);
      const address = String(short_url);
      const visitor = await browser.visitor();
      // Nothing can be read from such a code, so the page speaks the language of the browser.
      await visitor.open(`${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`);
      await visitor.screen.has('heading', 'Nieprawidłowy link');
      await owner.api.act('/links/revoke', asked);
      await visitor.open(address);
      await visitor.screen.has('heading', 'Nieprawidłowy link');
      const said = await visitor.screen.in('main').text();
      await visitor.open(link.url);
      await visitor.screen.has('heading', 'Nieprawidłowy link');
      expect(await visitor.screen.in('main').text()).toBe(said);
      visitor.forgetRefusals();
    });

    it('is refused with a link that does not hold', async () => {
      const { order, link } = await anOffer();
      const visitor = await browser.visitor();
      const refusal = async (address: URL) => {
        await visitor.open(address);
        await visitor.screen.has('heading', 'Nieprawidłowy link');
        expect(await visitor.screen.count('button', /ofertę$/)).toBe(0);
        return visitor.screen.in('main').text();
      };
      expect(await refusal(forged(link))).toContain('uszkodzony albo zastąpiła go nowsza oferta');
      expect(await refusal(changed(link, { sig: null }))).toContain('Brakuje części linku.');
      expect(await refusal(changed(link, { order_data: '%%%' }))).toContain('Ten link jest uszkodzony.');
      expect(await refusal(expired(link, 'client-offer-selection'))).toContain('Ten link wygasł.');
      expect(await statusOf(order)).toBe(OrderStatus.SentToClient);
      visitor.forgetRefusals();
    });
  });

  describe('carrier’s order', () => {
    async function anOrderToCarry() {
      const order = await anOrderAt(product(), owner, OrderStatus.SentToContractor);
      return { order, link: await carrierLink(order) };
    }

    it('is read and accepted, at either form of its address', async () => {
      const { order, link } = await anOrderToCarry();
      const visitor = await browser.visitor({ width: 360, height: 760 });
      const address = changed(link, { price: '999999', client_name: 'Ktoś inny' });
      address.pathname = `/subcontractor-order-view/${order.carriers[0]?.id}`;
      await visitor.open(address);
      await visitor.screen.has('heading', `Zlecenie transportowe ${order.id}`);
      await visitor.screen.says('1 000,00 PLN', order.client.name, 'wt., 1 gru 2026, 10:00', '8 400,5 kg');
      await visitor.screen.saysNo('999', 'Ktoś inny');
      await visitor.screen.click('button', 'Przyjmij zlecenie');
      await visitor.screen.in('dialog').click('button', 'Przyjmuję zlecenie za 1 000,00 PLN');
      await visitor.screen.has('heading', 'Dziękujemy za odpowiedź');
      await visitor.screen.says(`Zlecenie ${order.id} zostało przyjęte.`, 'Załadunek: Gdańsk');
      expect(await statusOf(order)).toBe(OrderStatus.InProgress);
      await visitor.open(link.url);
      await visitor.screen.has('heading', /(przyjęte|godtatt) \d/);
    });

    it('is rejected with a reason', async () => {
      const { order, link } = await anOrderToCarry();
      const visitor = await browser.visitor();
      link.url.pathname = '/subcontractor-order-view/pl';
      await visitor.open(link.url);
      await visitor.screen.click('button', 'Odrzuć zlecenie');
      const dialog = visitor.screen.in('dialog', 'Odrzucić zlecenie?');
      await dialog.fill('Powód (możesz pominąć)', 'Brak pojazdu');
      await dialog.click('button', 'Odrzuć zlecenie');
      await visitor.screen.has('heading', 'Dziękujemy za odpowiedź');
      await visitor.screen.says(`Zlecenie ${order.id} zostało odrzucone.`);
      expect(await statusOf(order)).toBe(OrderStatus.RejectedBySubcontractor);
      expect(await lastReason(order)).toContain('Brak pojazdu');
    });

    it('is refused with a link that does not hold', async () => {
      const { order, link } = await anOrderToCarry();
      link.url.pathname = '/subcontractor-order-view/pl';
      const visitor = await browser.visitor();
      const refusal = async (address: URL) => {
        await visitor.open(address);
        await visitor.screen.has('heading', 'Błąd');
        expect(await visitor.screen.count('button', /zlecenie$/)).toBe(0);
        return visitor.screen.in('main').text();
      };
      expect(await refusal(forged(link))).toContain('Sprawdź, czy link jest prawidłowy.');
      expect(await refusal(changed(link, { order_id: null }))).toContain('Brakuje części linku.');
      expect(await refusal(expired(link, 'subcontractor-order-view'))).toContain('Ten link wygasł.');
      const { order_id, route_id, subcontractor_id } = Object.fromEntries(link.url.searchParams);
      const ids = [order_id, route_id, subcontractor_id].map(Number);
      await owner.api.act('/links/revoke', {
        kind: 'subcontractor-order-view',
        order_id: ids[0],
        route_id: ids[1],
        subcontractor_id: ids[2],
      });
      expect(await refusal(link.url)).toContain('Sprawdź, czy link jest prawidłowy.');
      expect(await statusOf(order)).toBe(OrderStatus.SentToContractor);
      visitor.forgetRefusals();
    });
  });
});
