import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import type { ReceivablePage } from '../modules/billing/money/money.dto.js';
import type { PaymentFilePage } from '../modules/billing/payment-files/payment-file.dto.js';
import { aDocument } from '../testing/documents.js';
import { anInvoicedOrder, enterSeller } from '../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Files } from './testing/downloads.js';
import { useProduct } from './testing/product.js';

describe('the page of money', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;
  let orders: TestOrder[];

  beforeAll(async () => {
    owner = await aCompany(product());
    orders = [await anInvoicedOrder(product(), owner), await anInvoicedOrder(product(), owner)];
    for (const { id } of orders) await owner.api.act(`/orders/${id}/send-invoice`, {});
  });

  const open = () => owner.api.read<ReceivablePage>('/money/receivables');

  it('takes a partial payment in the row, and reminds of several invoices at once', async () => {
    const visitor = await openDesk(browser, product(), owner, '/money', { width: 1440, height: 900 });
    const { screen } = visitor;
    await screen.says('Przed terminem', '2 200,00');
    const { items } = await open();
    const [first] = items;
    await screen.click('button', `Zapisz płatność za fakturę ${first?.number ?? ''}`);
    const dialog = screen.in('dialog', /^Płatność za fakturę/);
    expect(await dialog.value('Kwota')).toMatch(/^1\s100,00$/);
    await dialog.fill('Kwota', '400,50');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Zapisz płatność');
    await screen.says('699,50 PLN', 'zapłacono 400,50 PLN', '1 799,50');

    const reminded = items.map(({ number, order_id }) => ({
      number,
      client_email: orders.find(({ id }) => id === order_id)?.client.email,
    }));
    const topOfRows = () => visitor.page.$eval('main tbody', (rows) => rows.getBoundingClientRect().top);
    const before = await topOfRows();
    await screen.click('checkbox', 'Zaznacz wszystkie faktury na tej stronie');
    await screen.in('status').says('Zaznaczono 2 faktury');
    expect(await topOfRows()).toBe(before);
    await screen.has('field', 'Szukaj faktur');
    await screen.click('button', 'Odznacz');
    await screen.hasFocus('Zaznacz wszystkie faktury na tej stronie');
    await screen.click('checkbox', 'Zaznacz wszystkie faktury na tej stronie');
    // Another part of the list has a selection of its own; what is typed stays where it is typed.
    await screen.fill('Szukaj faktur', 'nikt taki');
    await screen.says('Wyczyść');
    await screen.hasFocus('Szukaj faktur');
    await screen.hasNo('button', 'Odznacz');
    await screen.fill('Szukaj faktur', '');
    await screen.isTicked('checkbox', 'Zaznacz wszystkie faktury na tej stronie', false);
    await screen.click('checkbox', 'Zaznacz wszystkie faktury na tej stronie');
    await screen.click('button', 'Wyślij przypomnienia (2)');
    // Each is shown as it will arrive, before any is sent.
    const reminders = screen.in('dialog', 'Wysłać 2 przypomnienia?');
    for (const { number, client_email } of reminded) {
      await reminders.click('button', new RegExp(number));
      await reminders.says(`Do: ${client_email}`, `Przypomnienie o płatności – ${number}`);
    }
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await reminders.click('button', 'Wyślij przypomnienia (2)');
    await screen.says('Wysyłamy 2 przypomnienia');
    expect((await open()).items.map(({ reminders_sent }) => reminders_sent)).toEqual([1, 1]);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    expect(visitor.troubles).toEqual([]);
  });

  it('reminds of one invoice in words of its own', async () => {
    const other = await aCompany(product());
    const order = await anInvoicedOrder(product(), other);
    await other.api.act(`/orders/${order.id}/send-invoice`, {});
    const visitor = await openDesk(browser, product(), other, '/money', { width: 1440, height: 900 });
    const { screen } = visitor;
    await screen.click('button', /^Przypomnij o fakturze/);
    const dialog = screen.in('dialog', /^Przypomnij o fakturze/);
    await dialog.says('Załącznik', /\.pdf/);
    await dialog.click('button', 'Edytuj');
    await dialog.fill('Wiadomość', 'Prosimy o przelew do piątku.');
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.press('Control+Enter');
    await screen.in('status').says('Przypomnienie jest w drodze do');
    const { items } = await other.api.read<{ items: unknown[] }>('/messages', { client_id: order.client.id });
    expect(JSON.stringify(items)).toContain('Prosimy o przelew do piątku.');
  });

  it('reminds nobody who pays while the reminders are looked at', async () => {
    const other = await aCompany(product());
    for (const order of [await anInvoicedOrder(product(), other), await anInvoicedOrder(product(), other)])
      await other.api.act(`/orders/${order.id}/send-invoice`, {});
    const { items } = await other.api.read<ReceivablePage>('/money/receivables');
    const [paid, owing] = items;
    const pay = (one: typeof paid) =>
      other.api.create(`/orders/${one?.order_id}/payments`, { amount: one?.balance });
    const { screen } = await openDesk(browser, product(), other, '/money', { width: 1440, height: 900 });
    await screen.click('checkbox', 'Zaznacz wszystkie faktury na tej stronie');
    await screen.click('button', 'Wyślij przypomnienia (2)');
    await screen.has('dialog', 'Wysłać 2 przypomnienia?');
    await pay(paid);
    await screen.in('dialog', 'Wysłać 1 przypomnienie?').says(owing?.number ?? '-');
    await pay(owing);
    await screen.hasNo('dialog');
  });

  it('has what carriers get, entered with the order and held against the agreed price', async () => {
    await enterSeller(owner);
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress);
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}?tab=documents`, {
      width: 1440,
      height: 900,
    });
    const { screen } = visitor;
    await screen.click('button', 'Wprowadź fakturę');
    const dialog = screen.in('dialog', 'Faktura podwykonawcy');
    await dialog.says('Uzgodniono: 1 000,00 PLN');
    await dialog.fill('Numer', 'FV 12/2026');
    await dialog.fill('Netto', '1100');
    await dialog.says('Kwota inna niż uzgodniona');
    await dialog.fill('Powód różnicy', 'Postój na rampie');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Wprowadź fakturę');
    await screen.says('FV 12/2026', '+100,00 PLN: Postój na rampie', 'termin liczy się od POD');

    await visitor.open(`${product().url}/money?view=payables`);
    await screen.says('FV 12/2026', 'Czeka na POD', '1 100,00 PLN');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', 'Zapisz płatność za fakturę FV 12/2026');
    await screen.in('dialog', /^Płatność za fakturę/).click('button', 'Zapisz płatność');
    await screen.says('Nie ma nic do zapłaty');
    expect(visitor.troubles).toEqual([]);
  });

  it('writes a file with which the bank pays carriers, asks for the account, and marks it as paid', async () => {
    const payer = await aCompany(product());
    await enterSeller(payer);
    const order = await anOrderAt(product(), payer, OrderStatus.InProgress);
    const route_id = order.routes[0] ?? 0;
    await aDocument(payer, route_id);
    await payer.api.create(`/orders/${order.id}/carrier-invoices`, {
      route_id,
      number: 'FV 77/2026',
      issue_date: '2026-11-02',
      currency: 'PLN',
      net_amount: 1000,
      vat_amount: 230,
    });
    const visitor = await openDesk(browser, product(), payer, '/money?view=payables', {
      width: 1440,
      height: 900,
    });
    const files = new Files();
    await files.receive(visitor);
    const { screen } = visitor;
    await screen.click('checkbox', 'Zaznacz fakturę FV 77/2026');
    await screen.click('button', 'Plik przelewów (1)');
    const dialog = screen.in('dialog', 'Plik przelewów do banku');
    await dialog.says('Poza plikiem', 'Nie podano rachunku');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.fill('Rachunek do faktury FV 77/2026', '61 1090 1014 0000 0712 1981 2875');
    await dialog.click('button', 'Dodaj');
    await dialog.says('Rachunek ma błędne cyfry kontrolne');
    await dialog.fill('Rachunek do faktury FV 77/2026', '61 1090 1014 0000 0712 1981 2874');
    await dialog.click('button', 'Dodaj');
    await dialog.says('PL61 1090 1014 0000 0712 1981 2874', '1 230,00 PLN');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Zapisz plik');
    await screen.says('Zapisano plik z 1 przelewem');
    const { items } = await payer.api.read<PaymentFilePage>('/money/payment-files');
    const [file] = items;
    const name = `przelewy-${warsawDay(new Date(String(file?.created_at)))}-${file?.id}.xml`;
    const content = (await files.downloaded(name)).toString();
    expect(content).toContain('<InstdAmt Ccy="PLN">1230.00</InstdAmt>');

    await screen.click('button', 'Pliki przelewów');
    const list = screen.in('dialog', 'Pliki przelewów');
    await list.says('1 230,00 PLN', 'Nieoznaczony jako zapłacony');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await list.click('button', /^Oznacz jako zapłacony: plik z/);
    await screen.in('dialog', 'Bank zapłacił').click('button', 'Zapisz płatności');
    await screen.says('Zapisano 1 płatność');
    await screen.in('dialog', 'Pliki przelewów').says('Zapłacono');
    expect(visitor.troubles).toEqual([]);
  });

  it('shows margins with their orders, and writes a file for the accountant', async () => {
    const visitor = await openDesk(browser, product(), owner, '/money?view=margins', {
      width: 1440,
      height: 900,
    });
    const files = new Files();
    await files.receive(visitor);
    const { screen } = visitor;
    const name = orders[0]?.client.name ?? '';
    // It opens with the clients of the last three months; another period stands in the address.
    expect(await screen.attribute('button', 'Klient', 'aria-pressed')).toBe('true');
    expect(await screen.attribute('button', '3 miesiące', 'aria-pressed')).toBe('true');
    await screen.click('button', 'Całość');
    await visitor.isAt('/money?view=margins&period=all');
    await screen.click('button', 'Kwartał');
    await visitor.isAt('/money?view=margins&period=quarter');
    expect(await screen.attribute('button', 'Kwartał', 'aria-pressed')).toBe('true');
    expect(await screen.attribute('button', '3 miesiące', 'aria-pressed')).toBe('false');
    // Without both days it is all; with one of them, nothing else stands in the address.
    await screen.fill('Od', '');
    await screen.click('heading', /^Finanse/);
    await visitor.isAt(/^\/money\?view=margins&to=[\d-]+$/);
    await screen.fill('Do', '');
    await screen.click('heading', /^Finanse/);
    await visitor.isAt('/money?view=margins&period=all');
    expect(await screen.attribute('button', 'Całość', 'aria-pressed')).toBe('true');
    await screen.says(name, '200,00 PLN');
    await screen.click('button', name);
    await screen.has('link', new RegExp(`^FV.*${name}`));
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);

    await screen.click('button', 'Eksport dla księgowości');
    const dialog = screen.in('dialog', 'Eksport dla księgowości');
    const [item] = (await open()).items;
    const day = item?.issue_date ?? '';
    await dialog.fill('Od', day);
    await dialog.fill('Do', day);
    await dialog.choose('Format', 'CSV (średniki)');
    await dialog.click('button', 'Pobierz');
    const content = (await files.downloaded(`invoices-${day}-${day}.csv`)).toString();
    expect(content).toMatch(/^\ufeffNumer;Rodzaj;/);
    expect(content).toContain('1100,00;');
    expect(visitor.troubles).toEqual([]);
  });
});
