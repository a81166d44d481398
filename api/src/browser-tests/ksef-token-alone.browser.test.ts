import { afterAll, describe, expect, it } from '@jest/globals';
import { CertificateService } from 'ksef-client-ts';
import { OrderStatus } from '../kernel/order/order-status.js';
import { FakeKsef } from '../modules/billing/ksef/testing/fake-ksef.js';
import { enterSeller, latestInvoice, saveInvoice } from '../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

const fake = await FakeKsef.start({ now: () => new Date() });
afterAll(() => fake.close());

/** Waits until an order's invoice is offline. */
async function wentOffline(order: TestOrder): Promise<void> {
  for (let tries = 120; tries > 0; tries -= 1) {
    if ((await latestInvoice(order)).ksef?.status === 'offline') return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The invoice did not go offline');
}

describe('a company that has a KSeF token and no certificate', () => {
  const product = useProduct({ settings: { KSEF_URL: fake.url } });
  const browser = useBrowser();

  it('is told that invoices issued without KSeF lack their second QR code, until a certificate is entered', async () => {
    const owner = await aCompany(product());
    await enterSeller(owner);
    await owner.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
    const order = await anOrderAt(product(), owner, OrderStatus.OrderCreated);
    fake.outage = 503;
    await saveInvoice(order);
    await wentOffline(order);

    const visitor = await openDesk(browser, product(), owner, '/money?view=unsent', {
      width: 1440,
      height: 900,
    });
    const { screen } = visitor;
    await screen.says('PDF faktur offline nie ma wymaganego kodu QR „CERTYFIKAT”: zapisano sam token.');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.open(`${product().url}/offer/${order.id}?tab=documents`);
    await screen.says('PDF bez wymaganego kodu QR „CERTYFIKAT”: zapisano sam token.');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('link', 'Przejdź do ustawień KSeF');

    const form = screen.in('form', 'KSeF');
    const lacking = 'zabraknie wymaganego drugiego: „CERTYFIKAT”';
    await form.says('Zapisano sam token.', lacking);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    const { certificatePem, privateKeyPem } = await CertificateService.generateCompanySeal(
      'F',
      'VATPL-5260001246',
      'F',
    );
    await form.fillAll({ 'Certyfikat (PEM)': certificatePem, 'Klucz prywatny (PEM)': privateKeyPem });
    await form.click('button', 'Zapisz');
    await form.hasFault('Token KSeF', 'Wpisz też token');
    await form.fill('Token KSeF', 'good-token');
    await form.click('button', 'Zapisz');
    await screen.in('status').says('Zapisano ustawienia KSeF');
    await form.says('Zapisano token', 'Certyfikat ważny do');
    await form.saysNo(lacking);
    expect(await owner.api.read('/company-settings/ksef')).toMatchObject({
      credential: { kind: 'token', certificate_ends_at: expect.any(String) },
    });

    // The hint on the invoice goes, too.
    await visitor.open(`${product().url}/offer/${order.id}?tab=documents`);
    await screen.says('KSeF: offline');
    await screen.isSettled();
    await screen.saysNo('PDF bez wymaganego kodu QR');
    expect(visitor.troubles).toEqual([]);
  });
});
