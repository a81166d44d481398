import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import { anOrderAt } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { linkIn } from './testing/mailbox.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

const title = /^Poproś klienta o uzupełnienie danych/;

describe('a client is asked for data', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  it('by a mail in their language, and what they send is seen without loading the page again', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}`);
    const { screen } = visitor;
    await screen.in('list', 'Stan zlecenia').says('Dane kompletne');
    await screen.click('button', 'Poproś o dane');
    const dialog = screen.in('dialog', title);
    expect(await dialog.value(/^E-mail odbiorcy/)).toBe(order.client.email);
    expect(await dialog.value('Temat')).toBe('Prosimy o uzupełnienie danych do wyceny transportu');
    await dialog.choose(/^Język maila i formularza/, 'norweski');
    await until(
      async () => ((await dialog.value('Wiadomość')).startsWith('Hei') ? true : undefined),
      'Norwegian text',
    );
    await dialog.fill('Temat', 'Hvor mange paller?');
    await dialog.choose(/^Język maila i formularza/, 'niemiecki');
    await dialog.says('Wpisany tekst zostaje.');
    await dialog.choose(/^Język maila i formularza/, 'norweski');
    await dialog.saysNo('Wpisany tekst zostaje.');
    expect(await dialog.value('Temat')).toBe('Hvor mange paller?');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.press('Control+Enter');

    await screen.in('status').says(`Wysłano prośbę o dane na ${order.client.email}`);
    await screen.hasNo('dialog');
    await screen.has('button', 'Poproś o dane');
    await screen.in('list', 'Stan zlecenia').says(/Czekamy na dane klienta od /);

    const mail = await product().mails.mailTo(order.client.email ?? '', /Hvor mange paller/);
    expect(mail.language).toBe('no');
    const client = await browser.visitor({ width: 360, height: 760 });
    await client.open(linkIn(mail));
    await client.screen.has('heading', `Fullfør forespørsel ${order.id}`);
    await client.screen.isSettled();
    expect(await client.screen.value(/^Antall paller/)).toBe('12');
    expect(await client.screen.value(/^Godstype/)).toBe('Meble');
    await client.screen.fill(/^Antall paller/, '7');
    await client.screen.click('button', 'Send fullført forespørsel');
    await client.screen.has('heading', 'Takk for at du fullførte');

    await screen.in('list', 'Stan zlecenia').says(/Klient uzupełnił dane \d/);
    await screen.in('status').says('Klient uzupełnił dane');
    expect(await screen.value(/^Liczba palet/)).toBe('7');
    await screen.click('button', 'Historia');
    await screen.in('dialog', 'Historia').says('Poproszono klienta o dane', 'Klient uzupełnił zapytanie');
  });

  it('again, as a reminder, until the forwarder has learned it by other ways', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.Created);
    const mail = { order_id: order.id, recipient_email: order.client.email, subject: '', message: '' };
    await owner.api.act('/send-completion-request-email', mail);
    const { screen } = await openDesk(browser, product(), owner, `/offer/${order.id}`);
    await screen.in('list', 'Stan zlecenia').says(/Czekamy na dane klienta od /);
    await screen.click('button', 'Poproś o dane');
    await screen.in('dialog', title).says(/Poproszono już .*To będzie przypomnienie\./);
    await screen.in('dialog', title).click('button', 'Wyślij ponownie');
    await screen.hasNo('dialog');
    await screen.click('button', 'Więcej działań');
    await screen.click('menuitem', 'Oznacz dane jako kompletne');
    await screen.in('status').says('Dane oznaczono jako kompletne');
    await screen.in('list', 'Stan zlecenia').says('Dane kompletne');
    const details = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(details.is_data_complete).toBe(true);
  });

  it('not without a record, which is said, and not once the offer is made', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.Created);
    await owner.api.change(`/orders/${order.id}`, { client_id: null, is_data_complete: false });
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}`);
    expect(await visitor.screen.attribute('button', /^Poproś o dane ./, 'aria-disabled')).toBe('true');
    const offered = await anOrderAt(product(), owner, OrderStatus.SentToClient);
    await visitor.open(`${product().url}/offer/${offered.id}`);
    await visitor.screen.has('button', /^Klient przyjął/);
    await visitor.screen.hasNo('button', /^Poproś o dane/);
    await visitor.screen.saysNo('Dane kompletne');
  });
});
