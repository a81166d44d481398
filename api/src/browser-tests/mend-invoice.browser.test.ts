import { afterAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import { FakeKsef } from '../modules/billing/ksef/testing/fake-ksef.js';
import { hashOf, spoilFile } from '../modules/billing/ksef/testing/spoilt-file.js';
import { nipOf } from '../modules/billing/received-invoices/testing/carriers-invoice.js';
import { enterSeller, invoicesOf, latestInvoice, polishSeller, saveInvoice } from '../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

const fake = await FakeKsef.start({ now: () => new Date() });
afterAll(() => fake.close());

/** Waits until KSeF has said something of an order's latest invoice, and something else than what was known. */
async function decided(order: TestOrder, known = 'waiting'): Promise<string> {
  for (let tries = 120; tries > 0; tries -= 1) {
    const { ksef } = await latestInvoice(order);
    if (ksef && !['waiting', 'sent', known].includes(ksef.status)) return ksef.status;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('KSeF has said nothing of the invoice');
}

describe('an invoice that KSeF refused', () => {
  const product = useProduct({ settings: { KSEF_URL: fake.url } });
  const browser = useBrowser();

  it('is mended from the list of what is not in KSeF, with the reason in sight, and sent under its number', async () => {
    const owner = await aCompany(product());
    await enterSeller(owner);
    await owner.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
    const order = await anOrderAt(product(), owner, OrderStatus.OrderCreated);
    fake.refusal = () => ({ code: 450, description: 'Błąd weryfikacji', details: ['Podmiot1: adres'] });
    await saveInvoice(order);
    expect(await decided(order)).toBe('refused');
    fake.refusal = () => null;
    await enterSeller(owner, 'PL', { ...polishSeller, address: 'ul. Krótka 2' });
    const { id, number } = await latestInvoice(order);

    const visitor = await openDesk(browser, product(), owner, '/money?view=unsent', {
      width: 1440,
      height: 900,
    });
    const { screen } = visitor;
    await screen.says('Podmiot1: adres');
    await screen.click('link', `Popraw i wyślij ${number}`);
    const dialog = screen.in('dialog', `Popraw fakturę ${number}`);
    await dialog.says('Dlaczego KSeF ją odrzucił:', 'Podmiot1: adres', 'Do zapłaty 1 100,00 PLN');
    await dialog.has('button', 'Pobierz plik');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.fill('Termin płatności', '21');
    await dialog.click('button', 'Popraw i wyślij do KSeF');
    await screen.in('status').says(`Poprawiono fakturę ${number}`);
    expect(await decided(order)).toBe('accepted');
    await screen.says(/Odrzucona wersja .*Podmiot1: adres/);
    await screen.has('button', /^Pobierz XML odrzuconej wersji/);
    await screen.hasNo('button', `Popraw i wyślij ${number}`);
    const { items, refused } = await invoicesOf(order);
    expect(items).toMatchObject([{ number, ksef: { status: 'accepted' } }]);
    expect(refused).toMatchObject([{ id, number }]);
    expect(fake.accepted.map(({ xml }) => xml.includes('Krótka 2'))).toEqual([true]);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    expect(visitor.troubles).toEqual([]);
  });

  it('and that was issued offline and is with the client is sent again as a technical correction', async () => {
    const owner = await aCompany(product());
    await enterSeller(owner, 'PL', { ...polishSeller, nip: nipOf(31) });
    fake.tokens.clear();
    const token = { environment: 'test', token: 'good-token' };
    await owner.api.change('/company-settings/ksef', token);
    const order = await anOrderAt(product(), owner, OrderStatus.OrderCreated);
    await saveInvoice(order);
    expect(await decided(order)).toBe('offline');
    const first = await spoilFile(product(), order);
    await owner.api.act(`/orders/${order.id}/send-invoice`, { recipient_email: 'k@klient.example' });
    fake.tokens.add('good-token');
    await owner.api.change('/company-settings/ksef', token);
    expect(await decided(order, 'offline')).toBe('refused');

    const { number } = await latestInvoice(order);
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}?tab=documents`, {
      width: 1440,
      height: 900,
    });
    const { screen } = visitor;
    await screen.says('Klient ma już tę fakturę, więc jej treść się nie zmieni.');
    await screen.hasNo('button', `Popraw i wyślij ${number}`);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', `Wyślij ponownie bez zmian: ${number}`);
    await screen.says('korekta techniczna pliku');
    expect(await decided(order, 'offline')).toBe('accepted');
    await screen.says(/KSeF \d{10}-\d{8}-/);
    await screen.saysNo('PDF bez wymaganego kodu QR');
    expect(fake.accepted.at(-1)).toMatchObject({ invoiceNumber: number, correctedHash: hashOf(first) });
    expect(visitor.troubles).toEqual([]);
  });
});
