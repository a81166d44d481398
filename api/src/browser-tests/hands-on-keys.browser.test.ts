import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import { aSubcontractor } from '../testing/directory.js';
import { enterSeller } from '../testing/invoices.js';
import { anOrder, anOrderAt, answerAsCarrier, answerAsClient, aQuote } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Files } from './testing/downloads.js';
import { dragFiles, takesFiles } from './testing/drag-files.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

describe('an order by keyboard', () => {
  const product = useProduct();
  const browser = useBrowser();
  let boss: Awaited<ReturnType<typeof aCompany>>;

  beforeAll(async () => {
    boss = await aCompany(product());
  });

  it('has its acts in the palette and in the list of keys, and keys for its tabs', async () => {
    const order = await anOrderAt(product(), boss, OrderStatus.OrderCreated);
    const visitor = await openDesk(browser, product(), boss, `/offer/${order.id}`);
    const { screen } = visitor;
    await screen.has('tab', /→/);
    await screen.isSettled();
    await visitor.press('3');
    expect(visitor.place).toContain(`route=${order.routes[0]}`);
    await visitor.press('2');
    await until(async () => visitor.place.includes('tab=documents') || undefined, 'the documents');
    await visitor.press('?');
    const keys = screen.in('dialog', /^Skróty klawiszowe/);
    await keys.says(`Zlecenie #${order.id}`, 'Wyślij zlecenie do podwykonawcy . / S', 'Karta: Dokumenty 2');
    await visitor.press('Escape');
    await screen.hasNo('dialog');
    await visitor.press('Control+k');
    const palette = screen.in('dialog', 'Szukanie i polecenia');
    const ofOrder = palette.in('group', `Zlecenie #${order.id}`);
    await ofOrder.has('option', /^Wyślij zlecenie do podwykonawcy/);
    await ofOrder.has('option', /^Duplikuj/);
    await palette.in('group', 'Ostatnie zlecenia').has('option', new RegExp(`^${order.id} `));
    // The next step stands first.
    await visitor.press('Enter');
    await screen.has('dialog', 'Wyślij zlecenie do podwykonawcy');
    await visitor.press('Control+Enter');
    await screen.in('status').says('Wysłano zlecenie do');
    await screen.hasNo('dialog');
  });

  it('goes on to the orders beside it in the list that one came from', async () => {
    const own = await aCompany(product());
    const orders = [await anOrder(own), await anOrder(own)];
    const visitor = await openDesk(browser, product(), own, '/activities/table');
    const { screen } = visitor;
    const [older, newer] = orders.map(({ id }) => id);
    await screen.in('main').has('row', new RegExp(`#${newer}`));
    await visitor.page.click(`main a[href="/offer/${newer}"]`);
    await screen.says('1 z 2');
    await screen.isSettled();
    await visitor.press('j');
    await visitor.isAt(`/offer/${older}`);
    await screen.says('2 z 2');
    await screen.isSettled();
    await visitor.press('[');
    await visitor.isAt(`/offer/${newer}`);
  });
});

/** As many as the way from a request to its money may cost; what the client and the carrier press is their own. */
const mostClicks = 15;

describe('the way from a request to its money', () => {
  const product = useProduct();
  const browser = useBrowser();
  const files = new Files();

  afterAll(() => files.remove());

  it(`costs at most ${mostClicks} clicks with one route`, async () => {
    const boss = await aCompany(product());
    await enterSeller(boss);
    await boss.api.change('/company-settings', { create_order_on_acceptance: true });
    const carrier = await aSubcontractor(boss);
    const order = await anOrder(boss);
    const visitor = await openDesk(browser, product(), boss, '/activities');
    const { page, screen } = visitor;
    const main = screen.in('main');
    await main.has('link', new RegExp(`#${order.id}`));
    const presses: string[] = [];
    await page.exposeFunction('notePress', (what: string) => presses.push(what));
    await page.evaluate(() => {
      window.addEventListener(
        'pointerdown',
        ({ isTrusted, target }) => {
          const { notePress } = window as unknown as { notePress: (what: string) => void };
          if (isTrusted) notePress((target as HTMLElement).textContent?.slice(0, 40) ?? '');
        },
        true,
      );
    });
    const statusIs = async (status: OrderStatus) => {
      await until(async () => {
        const { status: now } = await boss.api.read<OrderDetails>(`/orders/${order.id}/details`);
        return now === status || undefined;
      }, `status ${status}`);
    };
    /** A key of an act counts as a click. */
    const key = async (...keys: string[]) => {
      await screen.isSettled();
      presses.push(keys.join(' '));
      await visitor.press(...keys);
    };

    await main.click('link', new RegExp(`#${order.id}`));
    await main.click('button', 'Przyjmij i zapytaj podwykonawców');
    const asking = screen.in('dialog', 'Zapytaj podwykonawców');
    await asking.click('checkbox', new RegExp(`^${carrier.name}`));
    await key('Control+Enter');
    await statusIs(OrderStatus.SentToSubcontractors);
    const { routes } = await boss.api.read<OrderDetails>(`/orders/${order.id}/details`);
    const route = routes[0]?.id ?? 0;
    const known = { ...order, routes: [route], carriers: [carrier] };
    await aQuote(product(), known, route, carrier);
    // There is nothing to choose between.
    await main.click('button', 'Wyślij do klienta');
    await screen.has('dialog', /^Wyślij ofertę do klienta/);
    await key('Control+Enter');
    await statusIs(OrderStatus.SentToClient);
    await answerAsClient(product(), known, 'accept');
    await main.click('button', 'Wyślij zlecenie do podwykonawcy');
    await screen.has('dialog', 'Wyślij zlecenie do podwykonawcy');
    await key('Control+Enter');
    await statusIs(OrderStatus.SentToContractor);
    await answerAsCarrier(product(), known, 'accept');
    await main.has('button', 'Dodaj dokument');
    presses.push('drop');
    const drag = (kind: 'dragenter' | 'drop') => dragFiles(page, kind, ['POD.txt'], Buffer.from('received'));
    // The page takes files once all of it has come.
    await until(async () => {
      await drag('dragenter');
      return (await takesFiles(page)) || undefined;
    }, 'place for files');
    await drag('drop');
    await screen.in('dialog', /^Dodaj dokument/).says('POD.txt');
    await key('Control+Enter');
    await statusIs(OrderStatus.PodReceived);
    await main.click('button', 'Wystaw fakturę');
    await screen.in('dialog', /^Wystaw fakturę/).says('Do zapłaty');
    await key('Control+Enter');
    await statusIs(OrderStatus.InvoiceCreated);
    // Issuing leads on to sending.
    await screen.in('dialog', /^Wyślij fakturę/).says(/Załącznik: Faktura/);
    await key('Control+Enter');
    await statusIs(OrderStatus.InvoiceSent);
    await main.click('button', 'Oznacz jako opłaconą');
    await screen.has('dialog', /^Czy zapłacono/);
    await key('Control+Enter');
    await statusIs(OrderStatus.Paid);
    if (presses.length > mostClicks) throw new Error(`${presses.length} clicks: ${presses.join(' | ')}`);
    expect(presses.length).toBeLessThanOrEqual(mostClicks);
  });

  it('is gone by keyboard alone, from the queue to the payment', async () => {
    const boss = await aCompany(product());
    await enterSeller(boss);
    await boss.api.change('/company-settings', { create_order_on_acceptance: true });
    const carrier = await aSubcontractor(boss);
    const order = await anOrder(boss);
    const visitor = await openDesk(browser, product(), boss, '/queue');
    const { page, screen } = visitor;
    let pointers = 0;
    await page.exposeFunction('notePointer', () => pointers++);
    await page.evaluate(() => {
      const { notePointer } = window as unknown as { notePointer: () => void };
      window.addEventListener('pointerdown', notePointer, true);
    });
    const statusIs = (status: OrderStatus) =>
      until(async () => {
        const { status: now } = await boss.api.read<OrderDetails>(`/orders/${order.id}/details`);
        return now === status || undefined;
      }, `status ${status}`);
    const press = async (...keys: string[]) => {
      await screen.isSettled();
      await visitor.press(...keys);
    };
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        const label = element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
        return `${element?.getAttribute('aria-label') ?? ''} ${label}`.trim();
      });
    /** Goes on with Tab until something of that name has the focus. */
    const tabTo = async (name: RegExp) => {
      await screen.isSettled();
      const passed: string[] = [];
      for (let step = 0; step < 40; step++) {
        await visitor.press('Tab');
        const now = await focused();
        if (name.test(now)) return;
        passed.push(now.slice(0, 30));
      }
      throw new Error(`Tab never came to ${String(name)}, but to ${passed.join(' | ')}`);
    };
    /** A step by its key, the next one by `.`, and then its dialog. */
    const take = async (dialog: RegExp, key = '.') => {
      await press(key);
      await screen.has('dialog', dialog);
    };

    await screen.in('main').has('link', new RegExp(`#${order.id}`));
    await press('j');
    await press('Enter');
    await visitor.isAt(`/offer/${order.id}`);
    await screen.in('main').has('button', 'Przyjmij i zapytaj podwykonawców');
    await take(/^Zapytaj podwykonawców/, 'a');
    await tabTo(new RegExp(`^${carrier.name}`));
    await press('Space');
    await press('Control+Enter');
    await statusIs(OrderStatus.SentToSubcontractors);
    const { routes } = await boss.api.read<OrderDetails>(`/orders/${order.id}/details`);
    const route = routes[0]?.id ?? 0;
    const known = { ...order, routes: [route], carriers: [carrier] };
    await aQuote(product(), known, route, carrier);
    await screen.in('main').has('button', /^Wyślij do klienta$/);
    await take(/^Wyślij ofertę do klienta/);
    await press('Control+Enter');
    await statusIs(OrderStatus.SentToClient);
    await answerAsClient(product(), known, 'accept');
    await screen.in('main').has('button', 'Wyślij zlecenie do podwykonawcy');
    await take(/^Wyślij zlecenie do podwykonawcy/);
    await press('Control+Enter');
    await statusIs(OrderStatus.SentToContractor);
    await answerAsCarrier(product(), known, 'accept');
    // The unloading is awaited: until then documents are added, also a POD that comes before it.
    await screen.in('main').says('Czekamy na rozładunek');
    await screen.in('main').has('button', 'Dodaj dokument');
    await take(/^Dodaj dokument/);
    await tabTo(/Wybierz plik|Przeciągnij/);
    const [chooser] = await Promise.all([page.waitForFileChooser(), press('Enter')]);
    await chooser.accept([files.write('POD.txt', 'received')]);
    await screen.in('dialog', /^Dodaj dokument/).says('POD.txt');
    await press('Control+Enter');
    await statusIs(OrderStatus.PodReceived);
    await screen.in('main').has('button', 'Wystaw fakturę');
    await take(/^Wystaw fakturę/);
    await screen.in('dialog', /^Wystaw fakturę/).says('Do zapłaty');
    await press('Control+Enter');
    await statusIs(OrderStatus.InvoiceCreated);
    await screen.in('dialog', /^Wyślij fakturę/).says(/Załącznik: Faktura/);
    await press('Control+Enter');
    await statusIs(OrderStatus.InvoiceSent);
    await screen.in('main').has('button', 'Oznacz jako opłaconą');
    await take(/^Czy zapłacono/);
    await press('Control+Enter');
    await statusIs(OrderStatus.Paid);
    expect(pointers).toBe(0);
  });
});
