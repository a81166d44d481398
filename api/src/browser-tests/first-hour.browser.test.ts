import { describe, expect, it } from '@jest/globals';
import type { OrderDetails, OrderPage } from '../modules/shipment/orders/order.dto.js';
import { aClient } from '../testing/directory.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Client, typedRequest as request } from './testing/people/client.js';
import { useProduct } from './testing/product.js';

const mail = (email: string) => `Dzień dobry, proszę o cenę transportu.
Załadunek: ul. Przemysłowa 12, 80-001 Gdańsk, 1 marca 2027 godz. 8:00
Rozładunek: Bryggen 7, 5003 Bergen, Norwegia, 3 marca 2027
12 palet mebli, 4 800 kg. Kierowca musi mieć buty ochronne.

Pozdrawiam
Jan Kowalski, ${email}`;

describe('the first hour of a company', () => {
  const product = useProduct();
  const browser = useBrowser();

  it('pastes a mail: fields are filled and marked, and what was typed before stays', async () => {
    const owner = await aCompany(product());
    const { name, email } = await aClient(owner);
    const visitor = await openDesk(browser, product(), owner, '/activities/new', {
      width: 1440,
      height: 900,
    });
    const dialog = visitor.screen.in('dialog', 'Nowe zlecenie');
    await dialog.fill('Liczba palet', '14');

    await dialog.click('button', 'Wypełnij z e-maila');
    await dialog.fill('Treść e-maila', mail(email ?? ''));
    await dialog.click('button', 'Odczytaj');
    await dialog.says(/Wypełniono 1\d pól/, /buty ochronne/);

    expect(await dialog.value('Liczba palet')).toBe('14');
    expect(await dialog.value('E-mail klienta')).toBe(email);
    expect(await dialog.value('Klient')).toBe(name);
    expect(await dialog.value('Waga (kg)')).toMatch(/^4\s?800$/);
    expect(await dialog.in('group', 'Załadunek').value('Miasto')).toBe('Gdańsk');
    expect(await dialog.in('group', 'Rozładunek').value('Kod pocztowy')).toBe('5003');
    const marks = () =>
      visitor.page.$$eval('[data-origin]', (all) => all.map((one) => one.getAttribute('data-origin')));
    expect(await marks()).toEqual(expect.arrayContaining(['weight', 'pickup_city', 'delivery_post_code']));
    expect(await marks()).not.toContain('pallets_count');
    expect(await seriousFaults(visitor)).toEqual([]);

    // The mark tells the piece of the mail, and goes once somebody types something else.
    await visitor.page.hover('[data-origin=weight]');
    await visitor.page.waitForSelector('[role=tooltip]::-p-text(„4 800 kg”)');
    await dialog.fill('Waga (kg)', '5000');
    expect(await marks()).not.toContain('weight');

    await dialog.click('button', 'Dodaj zlecenie');
    await visitor.screen.in('status').says(/Dodano zlecenie/);
    const { items } = await owner.api.read<OrderPage>('/quotations');
    expect(items).toMatchObject([
      { client_name: name, pallets_count: 14, weight: 5000, pickup_city: 'Gdańsk', delivery_city: 'Bergen' },
    ]);
    await visitor.isAt(`/offer/${items[0]?.id ?? 0}`);
  });

  it('gets a link for everybody, with its code; whoever opens it says who they are', async () => {
    const owner = await aCompany(product());
    const visitor = await openDesk(browser, product(), owner, '/client-directory', {
      width: 1440,
      height: 900,
    });
    await visitor.screen.in('main').click('button', 'Więcej działań');
    await visitor.screen.click('menuitem', 'Link do formularza');
    const dialog = visitor.screen.in('dialog', 'Link do formularza');
    await dialog.has('image', 'Kod QR z linkiem do formularza');
    const address = await dialog.value('Adres');
    expect(new URL(address).searchParams.get('client')).toBe('new');
    expect(await seriousFaults(visitor)).toEqual([]);

    const client = new Client(await browser.visitor({ width: 360, height: 760 }));
    await client.visitor.open(new URL(address));
    await client.screen.has('heading', 'Zapytanie o wycenę transportu');
    await client.fillIn(request);
    await client.screen.click('button', 'Wyślij zapytanie');
    await client.screen.hasFault('Firma albo imię i nazwisko', 'Pole wymagane');
    await client.screen.fill('Firma albo imię i nazwisko', 'Nowa Firma');
    await client.screen.fill('Adres e-mail, na który przyjdzie oferta', 'biuro@nowa.example');
    expect(await seriousFaults(client.visitor)).toEqual([]);
    await client.screen.click('button', 'Wyślij zapytanie');
    await client.screen.has('heading', 'Zapytanie wysłane');

    const { items } = await owner.api.read<OrderPage>('/quotations');
    const order = await owner.api.read<OrderDetails>(`/orders/${items[0]?.id ?? 0}/details`);
    expect(order).toMatchObject({
      client_id: null,
      client_name: 'Nowa Firma',
      client_email: 'biuro@nowa.example',
      client_claim: null,
    });
  });
});
