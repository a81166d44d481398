import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyUserDto } from '../modules/identity/companies/company.dto.js';
import { aClient, aSubcontractor } from '../testing/directory.js';
import { acceptRequest, anOrder, aQuote, type TestOrder } from '../testing/orders.js';
import { nextNumber } from '../testing/next-number.js';
import { goodPassword, type TestMember } from '../testing/people.js';
import { aCompany, signIn, type SignedIn } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { closedDesk } from './testing/desk.js';
import { holdSockets } from './testing/hold-sockets.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';
import type { Visitor } from './testing/visitor.js';

/** Random scripts in a run of all tests; `LIVE_SCRIPTS=100` has more of them. */
const scripts = Number(process.env['LIVE_SCRIPTS'] ?? 15);
const firstSeed = Number(process.env['LIVE_SEED'] ?? 1);

describe('what others do', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;
  let colleague: TestMember & SignedIn;

  beforeAll(async () => {
    owner = await aCompany(product());
    const email = `colleague${nextNumber()}@forwarder.example`;
    await owner.api.create<CompanyUserDto>(`/companies/${owner.companyId}/register-user`, {
      name: 'Marek Zych',
      email,
      password: goodPassword,
      default_language: 'pl',
    });
    const { companyId, companyName } = owner;
    colleague = { ...(await signIn(product().api, email, goodPassword)), companyId, companyName };
  });

  /** Opens a screen, and waits until its socket is open. */
  async function desk(who: SignedIn, path: string): Promise<Visitor> {
    const visitor = await closedDesk(browser, product(), who);
    await visitor.page.evaluateOnNewDocument(holdSockets);
    await visitor.open(product().url + path);
    await visitor.screen.has('main');
    await until(
      () =>
        visitor.page.evaluate(
          () => globalThis.liveSockets.all.some(({ readyState }) => readyState === 1) || undefined,
        ),
      'socket',
    );
    // It says where it is.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return visitor;
  }

  const cut = ({ page }: Visitor) =>
    page.evaluate(() => {
      globalThis.liveSockets.isBlocked = true;
      for (const socket of globalThis.liveSockets.all.splice(0)) socket.close(4000);
    });

  const mend = ({ page }: Visitor) =>
    page.evaluate(() => {
      globalThis.liveSockets.isBlocked = false;
      globalThis.liveSockets.isDeaf = false;
      globalThis.dispatchEvent(new Event('online'));
    });

  /** An order in valuation with a route. */
  async function anOpenOrder(): Promise<TestOrder & { route: number }> {
    const order = await anOrder(owner, { pickup_city: 'Świdnica' });
    await acceptRequest(order, 1);
    return { ...order, route: order.routes[0] ?? 0 };
  }

  it('is on the list, the board and the page of an order before one looks twice', async () => {
    const [table, board] = await Promise.all([
      desk(owner, '/activities/table'),
      desk(colleague, '/activities/board'),
    ]);
    const order = await anOpenOrder();
    await table.screen.has('row', /Świdnica → Bergen/);
    await board.screen.has('link', /Świdnica → Bergen/);
    const page = await desk(owner, `/offer/${order.id}?route=${order.route}`);
    const carrier = await aSubcontractor(colleague, { name: 'Trans Żwawy' });
    const asked = performance.now();
    await aQuote(product(), order, order.route, carrier, { price: 1234 });
    await page.screen.in('status').says(/Trans Żwawy/);
    // Polling would have taken ten seconds.
    expect(performance.now() - asked).toBeLessThan(5_000);
    await page.screen.says('1 234,00');
    await colleague.api.change(`/orders/${order.id}`, { pickup_city: 'Jelenia Góra' });
    await page.screen.has('listitem', /Jelenia Góra → Bergen/);
    await table.screen.has('row', /Jelenia Góra → Bergen/);
    await board.screen.has('link', /Jelenia Góra → Bergen/);
  });

  it('is who is on an order, and what they edit there', async () => {
    const order = await anOpenOrder();
    const mine = await desk(owner, `/offer/${order.id}`);
    await mine.screen.hasNo('group', /To zlecenie mają też otwarte/);
    const theirs = await desk(colleague, `/offer/${order.id}`);
    await mine.screen.in('group', /To zlecenie mają też otwarte: Marek Zych/).says('Marek też tu jest');
    await theirs.screen.has('group', new RegExp(`otwarte: ${owner.me.name}`));
    await theirs.screen.fill('Uwagi', 'Winda załadowcza');
    await mine.screen.in('group', /otwarte: Marek Zych/).says('Marek zmienia szczegóły');
    await theirs.page.close();
    await mine.screen.hasNo('group', /To zlecenie mają też otwarte/);
  });

  it('does not replace what one is typing: it is told, and both can be had', async () => {
    const order = await anOpenOrder();
    const { screen } = await desk(owner, `/offer/${order.id}`);
    await screen.fill('Uwagi', 'Moje uwagi');
    await colleague.api.change(`/orders/${order.id}`, { cargo_type: 'Szkło' });
    await screen.says(/zmienił/i);
    expect(await screen.value('Uwagi')).toBe('Moje uwagi');
  });

  it('is there after a cut, as if there had been none', async () => {
    const visitor = await desk(owner, '/client-directory');
    await cut(visitor);
    await aClient(colleague, { name: 'Klient Przerwy' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await visitor.screen.hasNo('row', /Klient Przerwy/);
    await mend(visitor);
    await visitor.screen.has('row', /Klient Przerwy/);
  });

  it(
    `leaves each screen as a fresh one, whatever happened and however often the line was cut (${scripts} scripts)`,
    async () => {
      const order = await anOpenOrder();
      const paths = [
        '/activities',
        '/activities/board',
        '/activities/table',
        '/client-directory',
        '/subcontractors',
        `/offer/${order.id}?tab=details`,
        `/offer/${order.id}?route=${order.route}`,
      ];
      const wrong: string[] = [];
      for (let seed = firstSeed; seed < firstSeed + scripts; seed += 1) {
        const random = randomOf(seed);
        const path = pick(random, paths);
        const visitor = await desk(owner, path);
        const done = [path];
        for (let count = 4 + Math.floor(random() * 6); count > 0; count -= 1)
          done.push(await doSomething(random, visitor, order));
        await mend(visitor);
        const fresh = await desk(owner, path);
        const isEqual = await eventuallyEqual(visitor, fresh);
        if (isEqual !== true) wrong.push(`seed ${seed}: ${done.join(', ')}\n${isEqual}`);
        await Promise.all([visitor.page.close(), fresh.page.close()]);
      }
      expect(wrong).toEqual([]);
    },
    scripts * 40_000,
  );

  /** One step of a script: a change by somebody, or something that happens to the line. */
  async function doSomething(random: () => number, visitor: Visitor, order: TestOrder & { route: number }) {
    const number = Math.floor(random() * 10_000);
    const quotes = () =>
      owner.api.read<{ items: { id: number; is_chosen: boolean }[] }>('/subcontractor-offers', {
        order_id: order.id,
      });
    const steps: Record<string, () => Promise<unknown>> = {
      cut: () => cut(visitor),
      mend: () => mend(visitor),
      sleep: () => visitor.page.evaluate(() => (globalThis.liveSockets.isDeaf = true)),
      wake: () =>
        visitor.page.evaluate(() => {
          globalThis.liveSockets.isDeaf = false;
          for (const socket of globalThis.liveSockets.all.splice(0)) socket.close(4000);
        }),
      pause: () => new Promise((resolve) => setTimeout(resolve, number / 10)),
      order: () => anOrder(colleague, { pickup_city: `Miasto ${number}` }),
      details: () => colleague.api.put(`/orders/${order.id}`, { cargo_type: `Ładunek ${number}` }),
      margin: () => colleague.api.put(`/order-routes/${order.route}`, { profit_margin: number % 40 }),
      quote: async () =>
        aQuote(product(), order, order.route, await aSubcontractor(colleague), { price: 1000 + number }),
      choose: async () => {
        const { items } = await quotes();
        const offer_id = items[number % Math.max(1, items.length)]?.id ?? null;
        return colleague.api.put(`/order-routes/${order.route}/select-offer`, { offer_id });
      },
      remove: async () => {
        const { items } = await quotes();
        const free = items.find(({ is_chosen }) => !is_chosen);
        return free && colleague.api.delete(`/subcontractor-offers/${free.id}`);
      },
      client: () => aClient(colleague, { name: `Klient ${number}` }),
      rename: async () => {
        const { items } = await owner.api.read<{ items: { id: number }[] }>('/subcontractors', {});
        const one = items[number % Math.max(1, items.length)];
        return (
          one && colleague.api.put(`/subcontractors-personal/${one.id}`, { name: `Przewoźnik ${number}` })
        );
      },
    };
    const name = pick(random, Object.keys(steps));
    await steps[name]?.();
    return name;
  }
});

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(random: () => number, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

/** What a screen says, but for what tells that something came while one looked. */
async function wordsOf({ page }: Visitor): Promise<string> {
  const text = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
  return text.replaceAll(/^Nowa$/gm, '').replaceAll(/\s+/g, ' ');
}

/** Waits until two windows say the same. @returns what they said otherwise */
async function eventuallyEqual(one: Visitor, other: Visitor): Promise<true | string> {
  const end = Date.now() + 15_000;
  for (;;) {
    const [first, second] = await Promise.all([wordsOf(one), wordsOf(other)]);
    if (first === second && first.length > 100) return true;
    if (Date.now() > end) return `live:  ${first}\nfresh: ${second}`;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
