import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import { anOrderAt, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aReceivedInvoice } from '../testing/received-invoices.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('invoices from KSeF', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;
  let orders: TestOrder[];

  beforeAll(async () => {
    owner = await aCompany(product());
    orders = [];
    for (let made = 0; made < 3; made += 1)
      orders.push(await anOrderAt(product(), owner, OrderStatus.OrderCreated));
    const [first, second] = orders;
    const sellerOf = (order: TestOrder | undefined) => order?.carriers[0]?.name ?? '';
    const receive = (changes: object) => aReceivedInvoice(product(), owner, changes);
    await receive({ number: 'FV/1/2026', sellerName: sellerOf(first), order: String(first?.id) });
    await receive({
      number: 'FV/2/2026',
      sellerName: sellerOf(second),
      order: String(second?.id),
      net: 1080,
    });
    await receive({ number: 'FV/3/2026', sellerName: 'Stacja Paliw Sp. z o.o.' });
  });

  it('are told with what they wait for, approved with a reason, assigned by hand and rejected', async () => {
    const visitor = await openDesk(browser, product(), owner, '/money?view=ksef', {
      width: 1440,
      height: 900,
    });
    const { screen } = visitor;
    await screen.says('Brak POD', 'Różnica', '+80,00', 'Nieprzypisana', 'Brak numeru zlecenia na fakturze');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);

    await screen.click('button', 'Sprawdź różnicę: faktura FV/2/2026');
    const dialog = screen.in('dialog', 'Faktura FV/2/2026');
    await dialog.says('Numer KSeF', 'NIP 7743186491', 'Usługa transportowa', '61109010140000071219812874');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.fill('Dlaczego ją przyjmujemy', 'Postój na rampie');
    await dialog.click('button', 'Zatwierdź');
    await screen.says('Zatwierdzono; faktura jest wśród tych do zapłaty');

    await screen.click('button', 'Przypisz: faktura FV/3/2026');
    const assigning = screen.in('dialog', 'Faktura FV/3/2026');
    await assigning.fill('Numer zlecenia', String(orders[2]?.id));
    await assigning.choose('Trasa', /1 000,00/);
    await assigning.click('button', 'Przypisz');
    await assigning.says('Nie ma jeszcze POD');
    await assigning.click('button', 'Odrzuć…');
    await assigning.fill('Powód', 'Paliwo');
    await assigning.click('button', 'Odrzuć');
    await screen.says('Odrzucono');

    await visitor.open(`${product().url}/money?view=payables`);
    await screen.says('FV/2/2026', 'Czeka na POD', '+80,00');
    await visitor.open(`${product().url}/money?view=ksef&state=rejected`);
    await screen.says('FV/3/2026', 'Odrzucona');
    await screen.click('button', 'Pokaż: faktura FV/3/2026');
    await screen.in('dialog', 'Faktura FV/3/2026').click('button', 'Cofnij odrzucenie');
    await screen.says('Nic nie pasuje do filtrów');
    expect(visitor.troubles).toEqual([]);
  });
});
