import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoUser, type SignedIn } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import type { Screen } from './testing/screen.js';
import { until } from './testing/until.js';
import type { Visitor } from './testing/visitor.js';

/** Answers to what is searched for that are kept waiting. */
interface Held {
  /** Waits until the page has asked. */
  asked: () => Promise<void>;
  /** Lets the answers come. */
  release: () => Promise<void>;
}

/** Keeps waiting what the page asks the server with this text to search for. */
async function holdSearch({ page }: Visitor, text: string): Promise<Held> {
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isSearch = new URL(request.url()).searchParams.get('q') === text;
    if (isSearch && isHeld) waiting.push(() => request.continue());
    else void request.continue();
  });
  return {
    asked: () =>
      until(async () => waiting.length > 0 || undefined, `search for ${text}`).then(() => undefined),
    release: async () => {
      isHeld = false;
      await Promise.all(waiting.splice(0).map((go) => go()));
    },
  };
}

/** A choice of a list that a field opens, and not of a select. */
const choice = '[role="listbox"] [role="option"]';

describe('choices that come late', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let owner: SignedIn;
  let admin: SignedIn;
  beforeAll(async () => {
    owner = await demoUser(product(), 'owner');
    admin = await demoUser(product(), 'admin');
  });

  /** Types while choices of another text stand there: none is to be had until those of the new text have come. */
  async function choosesLate(visitor: Visitor, where: Screen, field: string, wanted: RegExp): Promise<void> {
    const { screen } = visitor;
    const held = await holdSearch(visitor, 'krosno');
    await where.fill(field, 'a');
    await visitor.page.waitForSelector(choice);
    await where.fill(field, 'krosno');
    await held.asked();
    expect(await visitor.page.$$(choice)).toEqual([]);
    await held.release();
    await screen.click('option', wanted);
  }

  it('are not those of another text where a client is chosen', async () => {
    const visitor = await openDesk(browser, product(), owner, '/activities/new');
    const form = visitor.screen.in('dialog', /^Nowe zlecenie/);
    await choosesLate(visitor, form, 'Klient', /Krosno/);
    expect(await form.value('Klient')).not.toBe('krosno');
  });

  it('are not those of another text where a tool asks for an order', async () => {
    const visitor = await openDesk(browser, product(), admin, '/tests');
    const { screen } = visitor;
    const links = screen.in('region', 'Linki do stron publicznych');
    await links.click('button', 'Wybór oferty przez klienta');
    await links.fill('Użytkownik', 'anna');
    await screen.click('option', /^Anna Kowalczyk/);
    await choosesLate(visitor, links, 'Zlecenie', /Krosno/);
    expect(await links.value('Zlecenie')).not.toBe('krosno');
  });

  it('move no command that stands there already, and take the place of none', async () => {
    const visitor = await openDesk(browser, product(), owner, '/activities');
    const { screen } = visitor;
    await screen.has('heading', /^Aktywności/);
    await visitor.press('Control+k');
    const palette = screen.in('dialog', 'Szukanie i polecenia');
    await palette.fill('Szukanie i polecenia', 'elektromontaz');
    await palette.in('group', 'Zlecenia').has('option', /Elektromontaż/);
    const held = await holdSearch(visitor, 'kli');
    await palette.fill('Szukanie i polecenia', 'kli');
    await held.asked();
    const commands = await palette.texts('option');
    expect(commands).toEqual(expect.arrayContaining([expect.stringMatching(/^Dodaj klienta/)]));
    expect(commands.join()).not.toMatch(/Elektromontaż/);
    await held.release();
    await palette.in('status').says(/\d/);
    expect((await palette.texts('option')).slice(0, commands.length)).toEqual(commands);
    await visitor.press('Enter');
    await screen.has('dialog', /^Dodaj klienta/);
  });
});
