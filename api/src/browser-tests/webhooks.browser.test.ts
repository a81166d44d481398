import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestMember } from '../testing/people.js';
import {
  closeReceivers,
  openReceiver,
  verifyCall,
  type WebhookReceiver,
} from '../testing/webhook-receiver.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Product } from './testing/product.js';

describe('webhooks', () => {
  const browser = useBrowser();
  let product: Product;
  let receiver: WebhookReceiver;
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    receiver = await openReceiver();
    product = await Product.start({ demo: true, settings: { CRAWLER_ALLOW_HOSTS: receiver.host } });
    owner = await aCompany(product);
  });
  afterAll(async () => {
    await product.stop();
    await closeReceivers();
  });

  it('are added, tested, looked into, and deleted', async () => {
    const visitor = await openDesk(browser, product, owner, '/user-settings/webhooks');
    const { screen } = visitor;
    await screen.in('main').says('Nie ma jeszcze żadnego webhooka');
    await screen.in('main').click('button', 'Dodaj webhook');
    const dialog = screen.in('dialog', 'Dodaj webhook');
    await dialog.fillAll({ Adres: receiver.url });
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Dodaj webhook');

    const made = screen.in('dialog', 'Sekret webhooka');
    const secret = /whsec_[A-Za-z0-9+/=]+/.exec(await made.text())?.[0] ?? '';
    expect(await seriousFaults(visitor)).toEqual([]);
    // Whoever has not copied it is asked.
    await made.click('button', 'Zamknij');
    await screen.in('dialog', 'Zamknąć bez skopiowania sekretu?').click('button', 'Zamknij mimo to');

    const table = screen.in('table', 'Webhooki');
    await table.says('Klient odpowiedział na ofertę');
    receiver.answer = (_call, response) => response.writeHead(200).end('thank you');
    await table.click('button', `Dostarczenia: ${receiver.url}`);
    const deliveries = screen.in('dialog', 'Dostarczenia');
    await deliveries.says('Jeszcze nic nie wysłano.');
    await deliveries.click('button', 'Wyślij test');
    await deliveries.says('Dostarczono');
    await deliveries.says('odpowiedź 200');
    const [call] = receiver.calls;
    if (!call) throw new Error('Nothing came');
    expect(verifyCall(secret, call)).toEqual(call.event);
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.page.keyboard.press('Escape');

    await table.click('button', `Usuń: ${receiver.url}`);
    await screen.in('dialog').click('button', 'Usuń');
    await screen.in('status').says('Usunięto webhook');
    await screen.in('main').says('Nie ma jeszcze żadnego webhooka');
  });
});
