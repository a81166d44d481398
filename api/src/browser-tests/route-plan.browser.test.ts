import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { RouteList } from '../modules/shipment/routes/route.dto.js';
import { aSubcontractor } from '../testing/directory.js';
import { anOrderAt, aQuote, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

describe('the plan of an order’s routes', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  const routesOf = async ({ id }: TestOrder) =>
    (await owner.api.read<RouteList>(`/orders/${id}/order-routes`)).items;
  const datesOf = async (order: TestOrder) =>
    (await routesOf(order)).map((route) => [String(route.pickup_date), String(route.delivery_date)]);
  /** Waits until the routes have dates. */
  const areDriven = (order: TestOrder, dates: readonly (readonly string[])[]) =>
    until(
      async () => {
        const found = await datesOf(order);
        return JSON.stringify(found) === JSON.stringify(dates) ? true : undefined;
      },
      `routes at ${JSON.stringify(dates)}`,
    );
  const open = (order: TestOrder, options = {}) =>
    openDesk(browser, product(), owner, `/offer/${order.id}`, options);

  it('is split in a town, moved by keys and by dragging, pushed along, and joined again', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    const visitor = await open(order);
    const { screen, page } = visitor;
    await screen.click('button', 'Podziel trasę Gdańsk → Bergen w…');
    const dialog = screen.in('dialog', /^Podziel trasę Gdańsk → Bergen/);
    await dialog.click('button', 'Podziel trasę');
    await dialog.hasFault(/^Miejscowość przeładunku/, /./);
    await dialog.fill(/^Miejscowość przeładunku/, 'Karlskrona');
    await dialog.choose(/^Kraj/, 'Szwecja');
    await dialog.fill(/^Przyjazd i odjazd/, '2026-12-01T09:00');
    await dialog.click('button', 'Podziel trasę');
    await dialog.hasFault(/^Przyjazd i odjazd/, /Podaj termin między/);
    await dialog.fill(/^Przyjazd i odjazd/, '2026-12-02T07:00');
    await dialog.click('button', 'Podziel trasę');
    await screen.says('Podzielono trasę: Karlskrona');
    const [start, change, end] = [
      '2026-12-01T08:00:00.000Z',
      '2026-12-02T06:00:00.000Z',
      '2026-12-03T16:00:00.000Z',
    ];
    const list = screen.in('region', 'Trasy w kolejności jazdy');
    await list.says(/1 Gdańsk → Karlskrona.*2 Karlskrona → Bergen/);
    await areDriven(order, [
      [start, change],
      [change, end],
    ]);

    // An hour and a quarter later, and the second route with it.
    await page.focus('[aria-label="Rozładunek trasy Gdańsk → Karlskrona"]');
    await page.keyboard.down('Shift');
    await visitor.press('ArrowRight');
    await page.keyboard.up('Shift');
    await visitor.press('ArrowRight');
    const later = '2026-12-02T07:15:00.000Z';
    await areDriven(order, [
      [start, later],
      [later, '2026-12-03T17:15:00.000Z'],
    ]);
    await screen.says('Przesunięto 2 trasy');
    await screen.click('button', 'Cofnij');
    await areDriven(order, [
      [start, change],
      [change, end],
    ]);

    // The second route alone, until it takes no time.
    await page.focus('[aria-label="Rozładunek trasy Karlskrona → Bergen"]');
    await visitor.press('PageDown');
    await visitor.press('PageDown');
    await list.says(/Trasa trwa zero minut/);
    await areDriven(order, [
      [start, change],
      [change, change],
    ]);
    await page.reload();
    await list.says(/Trasa trwa zero minut/);

    // By its bar, with the mouse, before the end of the first one; Escape would put it back, letting go keeps it.
    const grip = await page.waitForSelector('[aria-label="Cała trasa Gdańsk → Karlskrona"]');
    await grip?.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await list.click('checkbox', 'Przesuwaj też następne trasy');
    const box = await grip?.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 6 });
    await list.says(/Zaczyna się .+ zanim skończy się Gdańsk → Karlskrona/);
    await page.mouse.up();
    const dragged = await until(async () => {
      const [first] = await datesOf(order);
      return first && first[0] !== start ? first : undefined;
    }, 'the dragged route');
    expect(Date.parse(dragged[1] ?? '') - Date.parse(dragged[0] ?? '')).toBe(
      Date.parse(change) - Date.parse(start),
    );
    expect(Date.parse(dragged[0] ?? '') % (15 * 60_000)).toBe(0);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);

    await list.click('button', 'Połącz trasę Gdańsk → Karlskrona z następną');
    const joins = screen.in('dialog', /^Połączyć Gdańsk → Karlskrona i Karlskrona → Bergen\?/);
    await joins.click('button', 'Połącz trasy');
    await until(async () => ((await routesOf(order)).length === 1 ? true : undefined), 'one route');
  });

  it('keeps a priced route whole, and says why', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    await aQuote(product(), order, order.routes[0] ?? 0, await aSubcontractor(owner));
    const { screen } = await open(order);
    const name = 'Podziel trasę Gdańsk → Bergen w…';
    expect(await screen.attribute('button', name, 'aria-disabled')).toBe('true');
    await screen.click('button', name);
    await screen.hasNo('dialog');
  });

  it('is shown on a map, with the crow’s kilometres and with what is not known', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted, { routes: 2 });
    const last = `/order-routes/${order.routes[1] ?? 0}`;
    // No town has a code of that area.
    await owner.api.change(last, { pickup_city: 'Nigdziewo Dolne', pickup_post_code: '79-100' });
    const visitor = await open(order, { height: 2000 });
    const { screen } = visitor;
    await screen.has('image', 'Mapa tras: Gdańsk, Bergen');
    await screen.says(/Nieznane położenie: Nigdziewo Dolne/);
    await screen.says(/Bez nieznanych odcinków 1\s0\d\d/);
    const land = await visitor.page.$$eval('svg[role="img"] path', (paths) => paths.length);
    expect(land).toBeGreaterThan(5);
    expect(await seriousFaults(visitor)).toEqual([]);
    await owner.api.change(last, { pickup_post_code: '80-299' });
    await screen.says(/pokazano okolicę jej kodu pocztowego: Nigdziewo Dolne/);
    await screen.saysNo(/Nieznane położenie/);
  });
});
