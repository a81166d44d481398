import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import { aDocument } from '../testing/documents.js';
import { anInvoicedOrder, enterSeller, invoicesOf } from '../testing/invoices.js';
import { aSubcontractor } from '../testing/directory.js';
import { acceptRequest, anOrder, anOrderAt, aQuote, step, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import { Screen } from './testing/screen.js';

const screenOf = { width: 1440, height: 900 };

describe('invoices', () => {
  const product = useProduct({ ofItsOwn: true });
  const browser = useBrowser();
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  const statusOf = async ({ id }: TestOrder) =>
    (await owner.api.read<OrderDetails>(`/orders/${id}/details`)).status;

  it('lead from the last POD over the invoice and its mail to the payment', async () => {
    await enterSeller(owner);
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress);
    await aDocument(owner, order.routes[0] ?? 0);
    const carrier = { name: 'Trans-Pol', address: 'ul. Bukowa 5', city: 'Poznań', post_code: '60-004' };
    await owner.api.change(`/subcontractors-personal/${order.carriers[0]?.id}`, {
      ...carrier,
      country_id: 1,
      vat_number: '5260001246',
    });
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}`, screenOf);
    const { screen } = visitor;
    const dialog = screen.in('dialog', /^Wystaw fakturę/);
    await screen.click('button', 'Wystaw fakturę');
    await dialog.says('Klient nie ma numeru podatkowego', 'Do zapłaty 1 100,00 PLN');
    await dialog.click('checkbox', /^Ujawnij klientowi podwykonawcę w fakturze w KSeF: Trans-Pol/);
    await dialog.says('Klient zobaczy jego nazwę, numer podatkowy i adres.');
    await dialog.choose('Stawka VAT', '23%');
    await dialog.says('Stawka podstawowa', 'Do zapłaty 1 353,00 PLN', 'zwykle właściwe jest: 0%');
    await dialog.has('button', 'Pobierz plik');
    await dialog.says('Zwykle: 0%.', 'spoza Unii Europejskiej');
    await dialog.click('button', 'Wystaw fakturę');
    await dialog.says('Zaznacz, że ta stawka ma zostać użyta');
    expect(await statusOf(order)).toBe(OrderStatus.PodReceived);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('checkbox', 'Wystaw ze stawką: 23%');
    await dialog.click('button', 'Wystaw fakturę');

    await screen.in('status').says(/Wystawiono fakturę FV\/\d{4}\/0001/);
    expect(await statusOf(order)).toBe(OrderStatus.InvoiceCreated);
    const [issued] = (await invoicesOf(order)).items;
    const { text, body } = await owner.api.get(`/orders/${order.id}/invoices/${issued?.id}/xml`);
    expect(Buffer.isBuffer(body) ? body.toString('utf8') : text).toContain('<Nazwa>Trans-Pol</Nazwa>');
    // Issuing and sending is one act; it can be left for later, and the invoice is marked among the documents.
    const form = screen.in('dialog', /^Wyślij fakturę/);
    await form.says(/Załącznik: Faktura FV-\d{4}-0001\.pdf/);
    await form.click('button', 'Anuluj');
    await screen.says('jeszcze niewysłana');
    await screen.has('button', /^Otwórz FV/);
    expect(await visitor.page.$$eval('[data-fresh="true"]', (rows) => rows.length)).toBe(1);
    await screen.hasNo('button', 'Wystaw fakturę');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);

    await screen.click('button', 'Wyślij fakturę');
    await form.says(/Załącznik: Faktura FV-\d{4}-0001\.pdf/);
    expect(await form.value('Odbiorca')).toBe(order.client.email);
    await form.fill('Temat', 'Faktura za meble');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await form.click('button', 'Podgląd');
    await form.says('Faktura za meble', /Załącznik: Faktura FV/);
    await new Screen(await visitor.frame()).says(order.client.name, 'W załączniku przesyłamy fakturę');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await form.click('button', 'Wyślij fakturę');
    await screen.in('status').says('Faktura jest w drodze do');
    const mail = await product().mails.mailTo(order.client.email ?? '', /^Faktura za meble$/);
    expect(mail.files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Faktura FV-\d{4}-0001\.pdf$/),
      expect.stringMatching(/\.pdf$/),
    ]);
    expect(mail.files[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');

    await screen.says(/Termin płatności \d{1,2} \p{L}{3}( \d{4})?, za 30 dni/u);
    await screen.click('button', /^Wyślij ponownie FV/);
    const again = screen.in('dialog', /fakturę FV|płatności faktury FV/);
    await again.fill('Wiadomość', 'Jeszcze raz to samo.');
    await again.click('button', 'Przypomnienie o płatności');
    expect(await again.value('Temat')).toMatch(/^Przypomnienie o płatności – FV/);
    await again.click('button', 'Faktura ponownie');
    expect(await again.value('Wiadomość')).toBe('Jeszcze raz to samo.');
    await again.click('button', 'Przypomnienie o płatności');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await again.click('button', 'Wyślij przypomnienie');
    await screen.in('status').says('Przypomnienie jest w drodze do');
    const reminder = await product().mails.mailTo(order.client.email ?? '', /^Przypomnienie o płatności/);
    expect(reminder.files).toHaveLength(1);
    await screen.says(/przypomnienie \d/);

    await screen.click('button', 'Oznacz jako opłaconą');
    await screen.says(/Czy zapłacono 1 353,00 PLN z faktury FV\/\d{4}\/0001\?/);
    expect(await statusOf(order)).toBe(OrderStatus.InvoiceSent);
    const payment = screen.in('dialog', /^Czy zapłacono/);
    await payment.fill('Dzień zapłaty', '2020-01-10');
    await payment.click('button', 'Oznacz jako opłaconą');
    await payment.hasFault('Dzień zapłaty', /Faktury jeszcze wtedy nie było/);
    // The refusal, which the browser reports.
    visitor.troubles.splice(0);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await payment.fill('Dzień zapłaty', warsawDay(new Date()));
    await payment.click('button', 'Oznacz jako opłaconą');
    await screen.click('tab', 'Szczegóły');
    await screen.says(/Faktura FV\/\d{4}\/0001 na 1 353,00 PLN jest opłacona \(\d{1,2} \p{L}{3}\)/u);
    expect(await statusOf(order)).toBe(OrderStatus.Paid);
    expect(visitor.troubles).toEqual([]);
  });

  it('are corrected by another, which says what changes before it is issued', async () => {
    const order = await anInvoicedOrder(product(), owner);
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}?tab=documents`, {
      width: 768,
      height: 900,
    });
    const { screen } = visitor;
    await screen.click('button', 'Skoryguj');
    const dialog = screen.in('dialog', /^Skoryguj fakturę/);
    // Until something changes the invoice stands there as it is; what changes is seen before there is a reason for it.
    await dialog.has('group', /^Faktura przed korektą: FV/);
    await dialog.fill('Właściwa cena netto', '1050');
    await dialog.has('group', /^Podgląd korekty: FK/);
    await dialog.click('button', 'Wystaw korektę');
    await dialog.hasFault('Przyczyna korekty', /./);
    await dialog.fill('Przyczyna korekty', 'Rabat');
    await dialog.fill('Właściwa cena netto', '1000');
    await dialog.says('Różnica −100,00 PLN', /FK\/\d{4}\/0001/);
    await dialog.fill('Termin płatności', '14');
    await dialog.says('Różnica −100,00 PLN');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Wystaw korektę');
    await screen.in('status').says(/Wystawiono korektę FK/);
    const mail = screen.in('dialog', /^Wyślij korektę/);
    await mail.says(/Załącznik: /);
    await mail.click('button', 'Podgląd');
    await new Screen(await visitor.frame()).says('przesyłamy fakturę korygującą');
    await mail.click('button', /^Wyślij korektę/);
    await screen.hasNo('dialog', /^Wyślij korektę/);
    await screen.says('Do zapłaty po korektach 1 000,00 PLN');
    await screen.says(/korekta Rabat wystawiona .* termin/);
    expect((await invoicesOf(order)).items).toHaveLength(2);
    expect(visitor.troubles).toEqual([]);
  });

  it('are paid in parts, which can be removed, and money goes back after a correction', async () => {
    const order = await anInvoicedOrder(product(), owner);
    await owner.api.act(`/orders/${order.id}/send-invoice`, {});
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}?tab=documents`, {
      width: 768,
      height: 900,
    });
    const { screen } = visitor;
    await screen.says('Pozostaje do zapłaty 1 100,00 PLN');
    await screen.click('button', 'Zapisz płatność');
    const dialog = screen.in('dialog', /^Płatność za fakturę/);
    expect(await dialog.value('Kwota')).toMatch(/^1\s100,00$/);
    await dialog.fill('Kwota', '-5');
    await dialog.click('button', 'Zapisz płatność');
    await dialog.hasFault('Kwota', /./);
    await dialog.fill('Kwota', '400,50');
    await dialog.fill('Notatka', 'Zaliczka');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Zapisz płatność');
    await screen.in('status').says('Zapisano');
    await screen.says('Zaliczka', 'przelew', 'Pozostaje do zapłaty 699,50 PLN');
    expect(await statusOf(order)).toBe(OrderStatus.InvoiceSent);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);

    await screen.click('button', /^Usuń płatność 400,50/);
    const removal = screen.in('dialog', /^Usunąć płatność 400,50/);
    await removal.click('button', 'Usuń płatność');
    await removal.hasFault('Przyczyna', /./);
    await removal.fill('Przyczyna', 'Inna faktura');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await removal.click('button', 'Usuń płatność');
    await screen.says('Pozostaje do zapłaty 1 100,00 PLN');

    await screen.click('button', 'Zapisz płatność');
    await dialog.click('button', 'Zapisz płatność');
    await screen.says('Pozostaje do zapłaty 0,00 PLN');
    await screen.hasNo('button', 'Zapisz płatność');
    expect(await statusOf(order)).toBe(OrderStatus.Paid);
    await owner.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Rabat', net_amount: 1000 });
    await visitor.open(`${product().url}/offer/${order.id}?tab=documents`);
    await screen.says('Do zwrotu 100,00 PLN');
    await screen.click('button', 'Zapisz płatność');
    await dialog.says('Do zwrotu: 100,00 PLN.');
    await dialog.click('button', 'Zapisz zwrot');
    await screen.says('Pozostaje do zapłaty 0,00 PLN', 'zwrot');
    expect(visitor.troubles).toEqual([]);
  });

  it('and offers ask before an old exchange rate freezes them', async () => {
    await product().rows(`delete from exchange_rates where date > '2025-01-01'`);
    await enterSeller(owner);
    const order = await anOrder(owner);
    await acceptRequest(order, 1);
    const [route = 0] = order.routes;
    const { id } = await aQuote(product(), order, route, await aSubcontractor(owner), { currency: 'EUR' });
    await owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: id });
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}`, screenOf);
    const { screen } = visitor;
    await screen.click('button', 'Wyślij do klienta');
    const offer = screen.in('dialog', /^Wyślij ofertę/);
    await offer.says('Kurs EUR/PLN 4,2730 jest z 31 gru 2024, starszy niż 5 dni roboczych');
    await offer.click('button', 'Wyślij ofertę');
    await offer.says('Zaznacz, że kurs ma zostać użyty');
    expect(await statusOf(order)).toBe(OrderStatus.Accepted);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await offer.click('checkbox', 'Użyj tego kursu mimo to');
    await offer.click('button', 'Wyślij ofertę');
    await screen.in('status').says('Wysłano ofertę na');
    expect(await statusOf(order)).toBe(OrderStatus.SentToClient);

    await step(order, OrderStatus.AcceptedByClient);
    await step(order, OrderStatus.OrderCreated);
    await product().rows(`update orders set currency_for_client = 'EUR' where id = $1`, [order.id]);
    await visitor.open(`${product().url}/offer/${order.id}?tab=documents`);
    await screen.click('button', 'Wystaw fakturę');
    const dialog = screen.in('dialog', /^Wystaw fakturę/);
    await dialog.says('Kurs do podatku: 1 EUR = 4,2730 PLN (NBP, 31 gru 2024)');
    await dialog.click('button', 'Wystaw fakturę');
    await dialog.says('Zaznacz, że kurs ma zostać użyty');
    await dialog.click('checkbox', 'Użyj tego kursu mimo to');
    await dialog.click('button', 'Wystaw fakturę');
    await screen.in('status').says(/Wystawiono fakturę/);
    await screen.in('dialog', /^Wyślij fakturę/).click('button', 'Anuluj');
    await screen.hasNo('dialog');
    await screen.click('button', 'Historia');
    await screen.says('mimo starego kursu EUR/PLN 4.273 z 31 gru 2024');
    expect(visitor.troubles).toEqual([]);
  });

  it('wait for data that is missing, and say where it is entered', async () => {
    const bare = await aCompany(product());
    const order = await anOrderAt(product(), bare, OrderStatus.OrderCreated);
    const visitor = await openDesk(browser, product(), bare, `/offer/${order.id}?tab=documents`, {
      width: 360,
      height: 760,
    });
    const { screen } = visitor;
    await screen.click('button', 'Wystaw fakturę');
    const dialog = screen.in('dialog', /^Wystaw fakturę/);
    await dialog.says(
      'Zanim można wystawić fakturę',
      /Dane firmy do faktury są niepełne.*NIP, ulica i numer/,
    );
    await dialog.says('Podgląd pojawi się, gdy niczego nie będzie brakować.');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('link', 'Uzupełnij dane do faktury');
    await screen.has('heading', /Ustawienia/);
    expect(visitor.troubles).toEqual([]);
  });
});
