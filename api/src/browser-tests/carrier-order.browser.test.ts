import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { RouteList } from '../modules/shipment/routes/route.dto.js';
import { anOrderAt, carrierLink, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Files } from './testing/downloads.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

describe('the order to a carrier', () => {
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

  const routeOf = async ({ id }: TestOrder) =>
    (await owner.api.read<RouteList>(`/orders/${id}/order-routes`)).items[0];

  it('is downloaded and accepted with the vehicle, which is corrected later over the same link', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.SentToContractor);
    const { url } = await carrierLink(order);
    const visitor = await browser.visitor({ width: 360, height: 760 });
    const { screen } = visitor;
    await files.receive(visitor);
    await visitor.open(url);
    await screen.click('button', 'Last ned oppdraget (PDF)');
    const pdf = await files.downloaded(`transportoppdrag-${order.id}-1.pdf`);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await seriousFaults(visitor)).toEqual([]);

    await screen.fill('Reg.nr. bil', 'ab 12345');
    await screen.fill('Sjåførens navn', 'Kari Nordmann');
    await screen.click('button', 'Godta oppdraget');
    await screen.in('dialog', 'Godta oppdraget?').click('button', /^Jeg godtar oppdraget for /);
    await screen.has('heading', 'Takk for svaret');
    expect(await routeOf(order)).toMatchObject({ truck_plates: 'AB 12345', driver_name: 'Kari Nordmann' });
    expect(await seriousFaults(visitor)).toEqual([]);

    await visitor.open(url);
    await screen.has('heading', new RegExp(`^Oppdrag ${order.id}, godtatt \\d`));
    // What was told already folds away; what comes next stands in a list.
    await screen
      .in('main')
      .says('AB 12345, Kari Nordmann', 'Henting: Gdańsk', 'Send signert CMR etter levering');
    // Told to screen readers, too.
    expect(await visitor.page.$eval('.steps .done', (step) => step.textContent)).toMatch(/^Utført:/);
    await screen.hasNo('field', 'Sjåførens telefon');
    await screen.click('button', 'Endre kjøretøy eller sjåfør');
    await screen.fill('Sjåførens telefon', '900 12 345');
    await screen.click('button', 'Lagre kjøretøy og sjåfør');
    await screen.says('Lagret. Speditøren ser det nå.');
    expect(await routeOf(order)).toMatchObject({ truck_plates: 'AB 12345', driver_phone: '+4790012345' });
  });

  it('arrives with the mail as a file', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.SentToContractor);
    const [row] = await until(async () => {
      const rows = await product().rows<{ filename: string; size: number | null; failure: string | null }>(
        `select a.filename, a.size, a.failure from mail_attachments a join mail_outbox o on o.id = a.outbox_id
           join messages m on m.id = o.message_id where m.order_id = $1 and o.status = 'sent'`,
        [order.id],
      );
      return rows.length > 0 ? rows : undefined;
    }, 'the mail to the carrier');
    expect(row).toMatchObject({ filename: `transportoppdrag-${order.id}-1.pdf`, failure: null });
    expect(row?.size).toBeGreaterThan(10_000);
  });

  it('is had by the forwarder, who asks for the vehicle or enters it', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress);
    const path = `/offer/${order.id}?route=${order.routes[0]}&part=details`;
    const visitor = await openDesk(browser, product(), owner, path, { width: 1440, height: 900 });
    const { screen } = visitor;
    await files.receive(visitor);
    await screen.click('button', 'Zlecenie (PDF)');
    const pdf = await files.downloaded(`transportoppdrag-${order.id}-1.pdf`);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

    await screen.click('button', 'Poproś o nr rej. i kierowcę');
    const asking = screen.in('dialog', 'Poproś o nr rej. i kierowcę');
    // The mail is seen before it goes out, in the carrier's language.
    await asking.says(/Vi trenger registreringsnumre og sjåfør/);
    await asking.click('button', 'Poproś o nr rej. i kierowcę');
    await screen.has('button', 'Poproś ponownie');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', /^Wpisz pojazd i kierowcę/);
    const dialog = screen.in('dialog');
    await dialog.fill('Nr rej. pojazdu', 'gd 777');
    await dialog.fill('Kierowca', 'Jan Kowalski');
    await dialog.fill('Telefon kierowcy', '+48 600 100 200');
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Zapisz');
    await screen.hasNo('dialog');
    await screen.says('GD 777', 'Jan Kowalski', '+48 600 100 200');
    await screen.hasNo('button', 'Poproś ponownie');
  });
});
