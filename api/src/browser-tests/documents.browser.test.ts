import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { demoPdf } from '../demo/demo-pdf.js';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import { documentsOf, uploadToOrder } from '../testing/documents.js';
import { anOrderAt, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Files } from './testing/downloads.js';
import { useProduct } from './testing/product.js';

const pod = demoPdf(['CMR 1', 'Towar otrzymano bez uwag.']);
/** A picture of one dot. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the files of an order', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;
  let files: Files;

  beforeAll(async () => {
    owner = await aCompany(product());
  });
  beforeEach(() => {
    files = new Files();
  });
  afterEach(() => files.remove());

  const statusOf = async ({ id }: TestOrder) =>
    (await owner.api.read<OrderDetails>(`/orders/${id}/details`)).status;

  it('prove each route to be delivered, which moves the order on; a wrong file is refused at its name', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress, { routes: 2 });
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}`, {
      width: 1440,
      height: 900,
    });
    const { screen } = visitor;
    await screen.click('tab', 'Dokumenty');
    await screen.says(/Brak dokumentów/);
    // The list has its columns also before there is anything in them.
    expect(await visitor.page.$eval('main table thead', (head) => head.clientHeight)).toBeGreaterThan(30);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);

    const [first] = await visitor.page.$$('button[aria-label^="Dodaj POD"]');
    await first?.click();
    const dialog = screen.in('dialog');
    await files.choose(visitor, 'Wybierz pliki', 'strona.pdf', '<!doctype html><script>1</script>');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Dodaj');
    await screen.says('Zawartość pliku nie jest tym, co mówi jego nazwa.');
    await dialog.click('button', 'Usuń z listy strona.pdf');
    await files.choose(visitor, 'Wybierz pliki', 'POD 1.pdf', pod);
    await dialog.click('button', 'Dodaj');
    await screen.has('button', 'POD 1.pdf');
    expect(await statusOf(order)).toBe(OrderStatus.InProgress);

    await screen.click('button', /^Dodaj POD, /);
    await files.choose(visitor, 'Wybierz pliki', 'POD 2.pdf', pod);
    await dialog.click('button', 'Dodaj');
    await screen.has('button', 'POD 2.pdf');
    expect(await statusOf(order)).toBe(OrderStatus.PodReceived);
    expect(visitor.troubles.filter((trouble) => !trouble.includes('415'))).toEqual([]);
    visitor.troubles.length = 0;
  });

  it('have what can be done with them in columns, whether or not they can be deleted', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.PodReceived);
    await uploadToOrder(owner, order.id, { name: 'notatka.txt', content: 'Zadzwonić przed dostawą.' });
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}?tab=documents`);
    await visitor.screen.has('button', 'notatka.txt');
    const placesOf = (name: string) =>
      visitor.page.$$eval(`main td button[aria-label^="${name}"]`, (buttons) => [
        ...new Set(buttons.map((button) => button.getBoundingClientRect().right)),
      ]);
    for (const name of ['Podgląd ', 'Pobierz ']) expect(await placesOf(name)).toHaveLength(1);
    expect(await placesOf('Usuń ')).not.toEqual(await placesOf('Pobierz '));
  });

  it('are looked at, downloaded and deleted', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.OrderCreated);
    await uploadToOrder(owner, order.id, { name: 'zdjęcie.png', content: picture });
    await uploadToOrder(owner, order.id, { name: 'notatka.txt', content: 'Zadzwonić przed dostawą.' });
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}?tab=documents`, {
      width: 360,
      height: 760,
    });
    const { screen } = visitor;
    await files.receive(visitor);
    await screen.click('button', 'notatka.txt');
    await screen.in('dialog', 'notatka.txt').says('Podgląd niedostępny');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.in('dialog', 'notatka.txt').click('button', 'Pobierz plik');
    expect((await files.downloaded('notatka.txt')).toString()).toBe('Zadzwonić przed dostawą.');
    await visitor.page.keyboard.press('Escape');

    await screen.click('button', 'zdjęcie.png');
    await visitor.page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('img[src^="blob:"]')?.naturalWidth === 1,
    );
    await visitor.page.keyboard.press('Escape');

    await screen.click('button', 'Usuń notatka.txt');
    await screen.click('button', 'Usuń dokument');
    await screen.says('Usunięto: notatka.txt');
    const { items } = await documentsOf(owner, order.id);
    expect(items.map(({ original_filename }) => original_filename)).toEqual(['zdjęcie.png']);
    expect(visitor.troubles).toEqual([]);
  });
});
