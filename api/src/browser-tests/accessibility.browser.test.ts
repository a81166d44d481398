import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { LinkInput } from '../modules/shipment/links/link.dto.js';
import { aSubcontractor } from '../testing/directory.js';
import { aLink } from '../testing/links.js';
import { acceptRequest, anOrder, anOrderAt } from '../testing/orders.js';
import { aCompany, demoUser } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type Language } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import type { Visitor } from './testing/visitor.js';

/** Each language once, and one of them on a dark screen. */
const visits = [
  { language: 'pl', scheme: 'light' },
  { language: 'en', scheme: 'light' },
  { language: 'no', scheme: 'light' },
  { language: 'pl', scheme: 'dark' },
] as const;

describe('what axe finds serious', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  /** The query of each page's link, by the page's path without its language. */
  let links: URL[];

  beforeAll(async () => {
    const owner = await aCompany(product());
    const [request, offered, ordered] = [
      await anOrder(owner),
      await anOrderAt(product(), owner, OrderStatus.SentToClient),
      await anOrderAt(product(), owner, OrderStatus.SentToContractor),
    ];
    await acceptRequest(request, 1);
    const carrier = await aSubcontractor(owner);
    const [route_id = 0] = request.routes;
    const carriage = {
      order_id: ordered.id,
      route_id: ordered.routes[0] ?? 0,
      subcontractor_id: ordered.carriers[0]?.id ?? 0,
    };
    const inputs: LinkInput[] = [
      { kind: 'order-form', client_id: request.client.id },
      { kind: 'subcontractor-offer', order_id: request.id, route_id, subcontractor_id: carrier.id },
      { kind: 'client-offer-selection', order_id: offered.id },
      { kind: 'subcontractor-order-view', ...carriage },
    ];
    links = [];
    for (const input of inputs) links.push((await aLink(owner, input)).url);
  });

  /** Opens addresses one after another and looks at each once it stands. */
  async function faultsAt(visitor: Visitor, addresses: readonly string[], language: Language) {
    const faults: Record<string, string[]> = {};
    for (const address of addresses) {
      await visitor.open(product().url + address);
      await visitor.screen.has('heading');
      await visitor.screen.isSettled();
      expect([address, await visitor.language()]).toEqual([address, language]);
      const found = await seriousFaults(visitor);
      if (found.length > 0) faults[address.split('?')[0] ?? ''] = found;
    }
    return faults;
  }

  it.each(visits)('is nowhere on a screen of the application, $language, $scheme', async (visit) => {
    const { language } = visit;
    const owner = await demoUser(product(), 'owner');
    const desk = await openDesk(browser, product(), owner, '/activities', visit);
    const screens = [
      '/queue',
      '/activities',
      '/activities/board',
      '/activities/table',
      '/activities/new',
      '/client-directory',
      '/client-directory/create',
    ];
    expect(await faultsAt(desk, [...screens, '/subcontractors', '/subcontractors/create'], language)).toEqual(
      {},
    );

    const admin = await demoUser(product(), 'admin');
    const office = await openDesk(browser, product(), admin, '/mail-outbox', visit);
    expect(await faultsAt(office, ['/mail-outbox', '/client-directory'], language)).toEqual({});
    await office.open(`${product().url}/mail-outbox`);
    await office.screen.in('table').click('link', /./);
    await office.frame();
    expect(await seriousFaults(office)).toEqual([]);
  });

  it.each(visits)('is nowhere on a page for everybody, $language, $scheme', async ({ language, scheme }) => {
    const stranger = await browser.visitor({ scheme });
    await stranger.open(`${product().url}/api/health/live`);
    await stranger.keep({ 'frakto.locale': language });
    // The language is the last part of the path, or a parameter of an address that names a file.
    const forms = links.flatMap(({ pathname, search }) => {
      const isFile = pathname.endsWith('.html');
      const path = isFile ? pathname : pathname.replace(/[^/]+$/, language);
      return [search, ''].map((text) => {
        const query = new URLSearchParams(text);
        if (isFile) query.set('lang', language);
        return `${path}?${query.toString()}`;
      });
    });
    const test = language === 'pl' ? '/test' : `/test?lang=${language}`;
    expect(await faultsAt(stranger, ['/', test, ...forms], language)).toEqual({});
  });
});
