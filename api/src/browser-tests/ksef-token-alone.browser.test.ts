import { afterAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import { offlineCertificate, signInCertificate } from '../modules/billing/ksef/testing/certificates.js';
import { FakeKsef } from '../modules/billing/ksef/testing/fake-ksef.js';
import { enterSeller, latestInvoice, saveInvoice } from '../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Files } from './testing/downloads.js';
import { useProduct } from './testing/product.js';

const fake = await FakeKsef.start({ now: () => new Date() });
const files = new Files();
afterAll(async () => {
  files.remove();
  await fake.close();
});

/** Waits until an order's invoice is offline. */
async function wentOffline(order: TestOrder): Promise<void> {
  for (let tries = 120; tries > 0; tries -= 1) {
    if ((await latestInvoice(order)).ksef?.status === 'offline') return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The invoice did not go offline');
}

describe('a company that has a KSeF token and no certificate for offline invoices', () => {
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
    await screen.says(
      'PDF faktur offline nie ma wymaganego kodu QR „CERTYFIKAT”: brak certyfikatu do faktur offline.',
    );
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.open(`${product().url}/offer/${order.id}?tab=documents`);
    await screen.says('PDF bez wymaganego kodu QR „CERTYFIKAT”: brak certyfikatu do faktur offline.');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('link', 'Przejdź do ustawień KSeF');

    const form = screen.in('form', 'KSeF');
    const lacking = 'zabraknie wymaganego drugiego: „CERTYFIKAT”';
    await form.says('Nie ma certyfikatu do faktur offline', lacking);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    const [certificate, key] = [
      'Certyfikat do faktur offline (PEM)',
      'Klucz prywatny do faktur offline (PEM)',
    ];
    await files.choose(visitor, `Wybierz plik: ${certificate}`, 'offline.crt', '%PDF-1.7');
    await form.hasFault(certificate, 'Plik offline.crt nie zawiera certyfikatu');
    await files.choose(visitor, `Wybierz plik: ${certificate}`, 'offline.crt', signInCertificate.certificate);
    await files.choose(visitor, `Wybierz plik: ${key}`, 'offline.key', signInCertificate.private_key);
    await form.click('button', 'Zapisz');
    await form.hasFault(certificate, 'To certyfikat do uwierzytelniania');
    await visitor.hasTrouble(/422/);
    await form.fill(certificate, offlineCertificate.certificate);
    await files.choose(visitor, `Wybierz plik: ${key}`, 'offline.key', offlineCertificate.encrypted_key);
    await form.fill('Hasło klucza do faktur offline', offlineCertificate.password);
    await form.click('button', 'Zapisz');
    await screen.in('status').says('Zapisano ustawienia KSeF');
    await form.says(
      'Zapisano token',
      'Baltic offline, numer seryjny 01F20A5D352AE590',
      'Certyfikat ważny do',
    );
    await form.saysNo(lacking);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    expect(await owner.api.read('/company-settings/ksef')).toMatchObject({
      credential: { kind: 'token', certificate_ends_at: null },
      offline_certificate: { environment: 'test' },
      signs_offline_codes: true,
    });

    // The hint on the invoice goes, too.
    await visitor.open(`${product().url}/offer/${order.id}?tab=documents`);
    await screen.says('KSeF: offline');
    await screen.isSettled();
    await screen.saysNo('PDF bez wymaganego kodu QR');
    expect(visitor.troubles).toEqual([]);
  });
});
