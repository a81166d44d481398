import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { demoPdf } from '../demo/demo-pdf.js';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import { receivedFor, sendAsCarrier, uploadToRoute } from '../testing/documents.js';
import { anOrderAt, carrierLink, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { dragFiles, takesFiles } from './testing/drag-files.js';
import { Files } from './testing/downloads.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

const pod = demoPdf(['CMR 1', 'Towar otrzymano bez uwag.']);
const other = demoPdf(['Faktura 7', 'Razem 1000 EUR']);

describe('files that come from outside', () => {
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

  it('are sent over the carrier’s link, looked at and confirmed, which moves the order on', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress);
    const carrier = await browser.visitor({ width: 360, height: 760 });
    const { url } = await carrierLink(order);
    url.pathname = '/subcontractor-order-view/pl';
    await carrier.open(url);
    await carrier.screen.says('Dane do faktury');
    // Before loading nobody expects papers yet: they are sent by who looks for it.
    await carrier.screen.hasNo('button', 'Wyślij pliki');
    await carrier.screen.click('button', 'CMR i faktura');
    await carrier.screen.says('Wybierz pliki lub zrób zdjęcie');
    await carrier.screen.hasNo('button', 'Wyślij pliki');
    const chooser = await carrier.page.$('input[type=file]');
    await files.chooseIn(chooser, 'strona.pdf', '<!doctype html>');
    await carrier.screen.click('button', 'Wyślij pliki');
    await carrier.screen.says('Zawartość pliku nie jest tym, co mówi jego nazwa.');
    expect(await seriousFaults(carrier)).toEqual([]);
    await files.chooseIn(chooser, 'CMR podpisany.pdf', pod);
    await carrier.screen.click('button', 'Wyślij pliki');
    await carrier.screen.says('Wysłano. Spedytor już je widzi.', 'czeka na sprawdzenie');
    expect(await carrier.page.evaluate(() => document.activeElement?.id)).toBe('f-file');
    // What comes next is told anew.
    expect(await carrier.page.$eval('[aria-current=step]', (step) => step.textContent)).toBe(
      'Wyślij fakturę',
    );
    // What nobody has looked at is not ticked off, and the order stands before whom to bill.
    expect(await carrier.page.$eval('.steps .waits', (step) => step.textContent)).toBe(
      'CMR / PODczeka na sprawdzenie',
    );
    await carrier.screen.says(new RegExp(`Zlecenie transportowe ${order.id}[^]*Dane do faktury`));
    expect(await receivedFor(owner, order.id)).toHaveLength(1);
    expect(await seriousFaults(carrier)).toEqual([]);
    // The refusal, which the browser reports.
    expect(carrier.troubles.filter((trouble) => !trouble.includes('415'))).toEqual([]);
    carrier.troubles.length = 0;

    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}?tab=documents`, {
      width: 1440,
      height: 900,
    });
    const { screen } = visitor;
    await screen.says('Otrzymane, do potwierdzenia');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', 'CMR podpisany.pdf');
    const viewer = screen.in('dialog', 'CMR podpisany.pdf');
    await viewer.says('Towar otrzymano bez uwag.');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await viewer.click('button', 'Potwierdź CMR podpisany.pdf');
    await screen.in('status').says('Dodano do dokumentów');
    expect(await statusOf(order)).toBe(OrderStatus.PodReceived);
    expect(visitor.troubles).toEqual([]);
  });

  it('are sent without a script, too', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress);
    const carrier = await browser.visitor({ width: 360, height: 760, scripts: 'off' });
    const { url } = await carrierLink(order);
    url.pathname = '/subcontractor-order-view/pl';
    await carrier.open(url);
    await carrier.screen.clickUnscripted('button', 'CMR i faktura');
    await files.chooseIn(await carrier.page.$('input[type=file]'), 'cmr.pdf', pod);
    await Promise.all([
      carrier.page.waitForNavigation(),
      carrier.page.click('button[name=action][value=file]'),
    ]);
    expect(await carrier.page.content()).toContain('Wysłano. Spedytor już je widzi.');
    expect(await receivedFor(owner, order.id)).toMatchObject([
      { original_filename: 'cmr.pdf', document_type: 'POD' },
    ]);
  });

  it('are not said to be sent when a second try has none', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress);
    const carrier = await browser.visitor({ width: 360, height: 760 });
    const { screen } = carrier;
    const { url } = await carrierLink(order);
    url.pathname = '/subcontractor-order-view/pl';
    await carrier.open(url);
    await screen.click('button', 'CMR i faktura');
    const chooser = await carrier.page.$('input[type=file]');
    await files.chooseIn(chooser, 'cmr.pdf', pod);
    await carrier.page.setOfflineMode(true);
    await screen.click('button', 'Wyślij pliki');
    await screen.has('button', 'Spróbuj ponownie');
    // As browsers do when their dialog is left without choosing.
    await chooser?.uploadFile();
    await screen.click('button', 'Spróbuj ponownie');
    await screen.in('alert').says('Najpierw wybierz plik.');
    await screen.saysNo('Wysłano. Spedytor już je widzi.');
    expect(await receivedFor(owner, order.id)).toEqual([]);
    carrier.troubles.length = 0;
  });

  it('are sent when they were chosen before the script came', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress);
    const carrier = await browser.visitor({ width: 360, height: 760 });
    const { url } = await carrierLink(order);
    url.pathname = '/subcontractor-order-view/pl';
    await carrier.openBeforeScripts(url, async () => {
      await carrier.screen.click('button', 'CMR i faktura');
      await files.chooseIn(await carrier.page.$('input[type=file]'), 'cmr.pdf', pod);
    });
    await carrier.screen.in('list').says('cmr.pdf');
    await carrier.screen.click('button', 'Wyślij pliki');
    await carrier.screen.says('Wysłano. Spedytor już je widzi.');
    expect(await receivedFor(owner, order.id)).toMatchObject([{ original_filename: 'cmr.pdf' }]);
  });

  it('are refused after a question, and turned over by keys in the viewer', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress);
    await uploadToRoute(owner, order.routes[0] ?? 0, { name: 'FV 7.pdf', content: other }, 'OTHER');
    await sendAsCarrier(product(), await carrierLink(order), { name: 'cmr.pdf', content: pod });
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}`, {
      width: 768,
      height: 900,
    });
    const { screen } = visitor;
    // The next step opens the one file that waits.
    await screen.click('button', 'Potwierdź plik');
    await screen.in('dialog', 'cmr.pdf').says('Towar otrzymano bez uwag.', '1 z 2');
    await visitor.press('ArrowRight');
    await screen.in('dialog', 'FV 7.pdf').says('Razem 1000 EUR');
    await visitor.press('ArrowLeft');
    await screen.in('dialog', 'cmr.pdf').says('Towar otrzymano bez uwag.');
    await visitor.press('Escape');
    await screen.click('button', 'Odrzuć cmr.pdf');
    await screen.in('dialog', /^Odrzucić/).click('button', 'Odrzuć');
    await screen.in('status').says('Odrzucono: cmr.pdf');
    expect(await receivedFor(owner, order.id)).toEqual([]);
    expect(visitor.troubles).toEqual([]);
  });

  it('are dropped anywhere on the page: what lacks a POD is proposed', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress, { routes: 2 });
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}`, {
      width: 1440,
      height: 900,
    });
    const { screen } = visitor;
    const drag = (kind: 'dragenter' | 'drop') =>
      dragFiles(visitor.page, kind, ['skan 1.pdf', 'skan 2.pdf'], pod);
    // The page takes files once all of it has come.
    await until(async () => {
      await drag('dragenter');
      return (await takesFiles(visitor.page)) || undefined;
    }, 'place for files');
    await screen.says(`Upuść, żeby dodać do zlecenia ${order.id}`);
    await drag('drop');
    const dialog = screen.in('dialog', 'Dodaj dokumenty zlecenia');
    await dialog.says('skan 1.pdf', 'skan 2.pdf');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Dodaj');
    await screen.in('status').says('Dodano 2 dokumenty');
    const { routes } = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(routes.map(({ has_pod }) => has_pod)).toEqual([true, false]);
    expect(visitor.troubles).toEqual([]);
  });

  it('have a consignment note beside them, which is completed and printed', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.InProgress);
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}?tab=documents`, {
      width: 1440,
      height: 900,
    });
    const { screen } = visitor;
    await files.receive(visitor);
    await screen.click('button', /^List CMR/);
    const dialog = screen.in('dialog', /^List przewozowy CMR/);
    await dialog.says('Egzemplarz dla nadawcy / Copy for sender');
    await dialog.fill('13. Instrukcje nadawcy', 'Temperatura -18 °C');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Zapisz');
    await screen.in('status').says('Zapisano list przewozowy');
    await dialog.says('Temperatura -18 °C');
    await dialog.click('button', 'Pobierz PDF');
    const pdf = await files.downloaded(`cmr-${order.id}.pdf`);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(visitor.troubles).toEqual([]);
  });
});
