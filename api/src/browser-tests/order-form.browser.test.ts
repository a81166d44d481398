import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderDetails, OrderPage } from '../modules/shipment/orders/order.dto.js';
import { aClient } from '../testing/directory.js';
import { aLink, type OpenedLink } from '../testing/links.js';
import { anOrder, anOrderAt, requestFields } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany } from './testing/accounts.js';
import { changed, expired, forged } from './testing/broken-links.js';
import { useBrowser } from './testing/browser.js';
import { layoutShift } from './testing/layout-shift.js';
import { Client, typedRequest as request } from './testing/people/client.js';
import { useProduct } from './testing/product.js';

describe('order form', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  /** A new client of the company, at their form. */
  async function atForm(
    changes: Readonly<Record<string, string>> = {},
  ): Promise<Client & { link: OpenedLink }> {
    const { id } = await aClient(owner);
    const link = await aLink(owner, { kind: 'order-form', client_id: id, lang: 'pl' });
    const client = new Client(await browser.visitor({ width: 360, height: 760 }));
    await client.visitor.open(changed(link, changes));
    await client.screen.has('heading', 'Zapytanie o wycenę transportu');
    return Object.assign(client, { link });
  }

  /** What the company has got from a client. */
  async function requestsOf({ link }: { link: OpenedLink }): Promise<OrderDetails[]> {
    const { items } = await owner.api.read<OrderPage>('/quotations', { page_size: 1000 });
    const own = items.filter(({ client_id }) => client_id === link.id('client_id'));
    return Promise.all(own.map(({ id }) => owner.api.read<OrderDetails>(`/orders/${id}/details`)));
  }

  it('sends what was typed, in Warsaw’s time', async () => {
    const client = await atForm();
    await client.fillIn({ ...request, notes: 'Winda' });
    await client.send();
    await client.screen.has('heading', 'Zapytanie wysłane');
    const [order] = await requestsOf(client);
    expect(order).toMatchObject({
      ...requestFields(),
      pickup_date: '2027-03-01T07:00:00.000Z',
      delivery_date: '2027-03-03T15:00:00.000Z',
      notes: 'Winda',
      status: 0,
    });
    await client.screen.says(`Numer zapytania ${order?.id}`, order?.client_email ?? '', 'Co dalej');
  });

  it('says whose mailbox gets the offer, and without a signature that it is fixed in the form', async () => {
    const client = await atForm();
    const field = 'Adres e-mail, na który przyjdzie oferta';
    await client.screen.says(field, client.link.url.searchParams.get('client_email') ?? '');
    await client.screen.saysNo(/Oferta przyjdzie tylko na ten adres/);
    const embedded = new URL(client.link.url);
    for (const name of ['sig', 'exp']) embedded.searchParams.delete(name);
    await client.visitor.open(embedded);
    await client.screen.says(field, embedded.searchParams.get('client_email') ?? '');
    await client.screen.says(
      /Oferta przyjdzie tylko na ten adres. Jeśli nie jest Twój, skontaktuj się z firmą/,
    );
  });

  it('says at each field and in a summary what is missing, and sends nothing', async () => {
    const client = await atForm();
    await client.send();
    await client.screen.hasFocus('Popraw 13 pól, żeby wysłać');
    const summary = client.screen.in('group', 'Popraw 13 pól, żeby wysłać');
    // The first five are in sight; the rest is one tap away.
    expect(await summary.count('listitem')).toBe(5);
    await client.visitor.page.click('summary::-p-text(i jeszcze 8)');
    expect(await summary.texts('listitem')).toContain('Kod pocztowy załadunku: pole wymagane');
    expect(await summary.count('listitem')).toBe(13);
    for (const section of ['Załadunek', 'Rozładunek']) {
      for (const label of ['Ulica i numer', 'Miasto', 'Kod pocztowy', 'Kraj']) {
        await client.screen.in('region', section).hasFault(label, 'Pole wymagane');
      }
    }
    await summary.click('link', 'Waga: pole wymagane');
    await client.screen.hasFocus('Waga (kg)');
    expect(client.visitor.place).not.toContain('#');
    await client.fillIn(request);
    await client.screen.hasNo('group', /^Popraw/);
    expect(await requestsOf(client)).toEqual([]);
  });

  it('refuses what cannot be', async () => {
    const client = await atForm();
    await client.fillIn({
      ...request,
      pickup: { ...request.pickup, postCode: '80001' },
      delivery: { ...request.delivery, postCode: '50', date: '2027-02-28T16:00' },
      pallets: '0',
      weight: '0,05',
    });
    await client.send();
    const delivery = client.screen.in('region', 'Rozładunek');
    await delivery.hasFault('Kod pocztowy', 'Wpisz kod w formacie');
    await delivery.hasFault('Data i godzina rozładunku', 'Rozładunek nie może być przed załadunkiem');
    const load = client.screen.in('region', 'Ładunek');
    await load.hasFault('Liczba palet', 'Co najmniej 1 paleta, bez ułamków');
    await load.hasFault('Waga (kg)', 'Co najmniej 0,1 kg');
    // Poland's post code got its hyphen when the field was left.
    await client.screen.in('region', 'Załadunek').hasNoFault('Kod pocztowy');
    expect(await client.screen.in('region', 'Załadunek').value('Kod pocztowy')).toBe('80-001');
    await load.fill('Liczba palet', 'dwie');
    await load.hasFault('Liczba palet', 'Wpisz liczbę');
    expect(await requestsOf(client)).toEqual([]);
  });

  it('keeps what was typed through a reload, until it is sent', async () => {
    const client = await atForm();
    await client.fillIn(request);
    await client.visitor.reload();
    await client.screen.has('heading', 'Zapytanie o wycenę transportu');
    const load = client.screen.in('region', 'Ładunek');
    expect(await load.value('Waga (kg)')).toBe('8\u00a0400,5');
    expect(await client.screen.in('region', 'Rozładunek').value('Data i godzina rozładunku')).toBe(
      '03.03.2027 16:00',
    );
    await client.send();
    await client.screen.has('heading', 'Zapytanie wysłane');
    await client.visitor.reload();
    await client.screen.has('heading', 'Zapytanie wysłane');
    await client.screen.click('button', 'Wyślij kolejne zapytanie');
    await client.screen.has('heading', 'Zapytanie o wycenę transportu');
    expect(await load.value('Waga (kg)')).toBe('');
    expect(await requestsOf(client)).toHaveLength(1);
  });

  it('is filled in by its address', async () => {
    const client = await atForm({
      pickup_city: 'Gdynia',
      pickup_post_code: '81-001',
      pickup_country: 'PL',
      pickup_date: '2027-06-01T06:30:00Z',
      pallets_count: '7',
      weight: '1234.5',
      cargo_type: '<b>Rury</b>',
      notes: 'Ostrożnie',
    });
    const pickup = client.screen.in('region', 'Załadunek');
    await pickup.has('option', 'Polska');
    expect(await pickup.value('Miasto')).toBe('Gdynia');
    expect(await pickup.value('Kod pocztowy')).toBe('81-001');
    expect(await pickup.value('Kraj')).toBe('PL');
    expect(await pickup.value('Data i godzina załadunku')).toBe('01.06.2027 08:30');
    const load = client.screen.in('region', 'Ładunek');
    expect(await load.value('Liczba palet')).toBe('7');
    expect(await load.value('Waga (kg)')).toBe('1\u00a0234,5');
    expect(await load.value('Rodzaj ładunku')).toBe('<b>Rury</b>');
    expect(await load.value('Uwagi')).toBe('Ostrożnie');
  });

  it('takes the payment term from the company, or asks for it', async () => {
    const { screen, visitor, link } = await atForm();
    const term = screen.in('field', 'Termin płatności (dni)');
    // The company's settings come after the form.
    await screen.says(`Termin ustala ${owner.companyName}.`);
    expect(await screen.value('Termin płatności (dni)')).toBe('30');
    expect(await (await term.element()).evaluate((one) => (one as HTMLInputElement).disabled)).toBe(true);
    await owner.api.change('/company-settings', { payment_terms_days: null });
    try {
      await visitor.open(link.url);
      await screen.fill('Termin płatności (dni)', '366');
      await screen.click('button', 'Wyślij zapytanie');
      await screen.hasFault('Termin płatności (dni)', 'Nieprawidłowy termin płatności (0-365 dni)');
    } finally {
      await owner.api.change('/company-settings', { payment_terms_days: 30 });
    }
  });

  it.each([360, 768, 1440])('stays where it is while its script wakes up: %i px', async (width) => {
    const { id } = await aClient(owner);
    const { url } = await aLink(owner, { kind: 'order-form', client_id: id, lang: 'pl' });
    const visitor = await browser.visitor({ width, height: 900 });
    await visitor.open(url);
    await visitor.screen.says('Adres e-mail, na który przyjdzie oferta', owner.companyName);
    expect(await layoutShift(visitor)).toBeLessThanOrEqual(0.01);
  });

  it('makes one request of two presses', async () => {
    const client = await atForm();
    await client.fillIn(request);
    const button = await client.screen.in('button', 'Wyślij zapytanie').element();
    await button.evaluate((one) => {
      (one as HTMLButtonElement).click();
      (one as HTMLButtonElement).click();
    });
    await client.screen.has('heading', 'Zapytanie wysłane');
    expect(await requestsOf(client)).toHaveLength(1);
  });

  it('loses nothing while the connection is down', async () => {
    const client = await atForm();
    await client.fillIn(request);
    await client.visitor.page.setOfflineMode(true);
    await client.send();
    await client.screen.in('alert').says('Brak połączenia', 'Wpisane dane zostają na tej stronie');
    await client.visitor.hasTrouble(/ERR_INTERNET_DISCONNECTED/);
    await client.visitor.page.setOfflineMode(false);
    await client.screen.hasNo('alert');
    await client.send();
    await client.screen.has('heading', 'Zapytanie wysłane');
    expect(await requestsOf(client)).toHaveLength(1);
  });

  it('says so when nobody is behind the address', async () => {
    const client = await atForm();
    await client.visitor.open(changed(client.link, { user_id: '999999' }));
    await client.screen.has('heading', 'Nieprawidłowy link');
    await client.screen.says('Jest uszkodzony albo nadawca go wycofał.');
    await client.visitor.hasTrouble(/404.*company-settings/);
  });

  describe('that completes a request', () => {
    async function atCompletion() {
      const order = await anOrder(owner);
      const link = await aLink(owner, { kind: 'order-form', order_id: order.id, lang: 'pl' });
      const client = new Client(await browser.visitor());
      await client.visitor.open(link.url);
      return { client, order, link };
    }

    it('shows what is known and takes what is changed', async () => {
      const { client, order } = await atCompletion();
      await client.screen.has('heading', `Uzupełnij zapytanie ${order.id}`);
      const load = client.screen.in('region', 'Ładunek');
      await load.fillAll({ 'Rodzaj ładunku': 'Okna', 'Waga (kg)': '640' });
      expect(await load.value('Liczba palet')).toBe('12');
      await client.screen.click('button', 'Wyślij uzupełnione zapytanie');
      await client.screen.has('heading', 'Dziękujemy za uzupełnienie');
      expect(await owner.api.read(`/orders/${order.id}/details`)).toMatchObject({
        cargo_type: 'Okna',
        weight: 640,
        pallets_count: 12,
        status: 0,
      });
    });

    it('is closed once the offer was sent', async () => {
      const order = await anOrderAt(product(), owner, OrderStatus.SentToClient);
      const link = await aLink(owner, { kind: 'order-form', order_id: order.id, lang: 'pl' });
      const { visitor, screen } = new Client(await browser.visitor());
      await visitor.open(link.url);
      await screen.has('heading', 'To zapytanie jest już w realizacji');
      expect(await screen.count('field')).toBe(0);
    });

    it('is refused with a forged, an expired or a withdrawn link', async () => {
      const { client, order, link } = await atCompletion();
      const refusal = async (address: URL) => {
        await client.visitor.open(address);
        await client.screen.has('heading', 'Nieprawidłowy link');
        return client.screen.in('main').text();
      };
      expect(await refusal(forged(link))).toContain('Jest uszkodzony albo nadawca go wycofał');
      expect(await refusal(changed(link, { order_id: String(order.id + 1) }))).toContain('Jest uszkodzony');
      expect(await refusal(changed(link, { sig: null }))).toContain('Brakuje części linku');
      expect(await refusal(expired(link, 'order-form'))).toContain('Ten link wygasł.');
      await owner.api.act('/links/revoke', { kind: 'order-form', order_id: order.id });
      expect(await refusal(link.url)).toContain('nadawca go wycofał');
      client.visitor.forgetRefusals();
    });
  });
});
