import { beforeAll, describe, expect, it } from '@jest/globals';
import { aClient } from '../testing/directory.js';
import { anOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('places without anything in them', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  const desk = (path: string, of = owner) =>
    openDesk(browser, product(), of, path, { width: 1440, height: 900 });

  it('say once what they are for, with a drawing, and offer the next step', async () => {
    const places = [
      ['/activities', 'Tu będą trafiać Twoje zlecenia i wiadomości', 'button', 'Nowe zlecenie'],
      ['/activities/board', 'Tu będą trafiać Twoje zlecenia i wiadomości', 'button', 'Nowe zlecenie'],
      ['/activities/table', 'Tu będą trafiać Twoje zlecenia i wiadomości', 'button', 'Nowe zlecenie'],
      ['/client-directory', 'Tu będą Twoi klienci', 'button', 'Dodaj klienta'],
      ['/subcontractors', 'Tu będą Twoi podwykonawcy', 'button', 'Dodaj podwykonawcę'],
      ['/subcontractors/groups', 'Tu będą Twoje grupy', 'button', 'Nowa grupa'],
      ['/client-mailings', 'Nie ma jeszcze e-maila do wielu klientów', 'link', 'Przejdź do klientów'],
      ['/imports', 'Jeszcze niczego nie importowano', 'link', 'Import klientów'],
      ['/money', 'Żaden klient nie zalega z płatnością', 'link', 'Przejdź do zleceń'],
      ['/money?view=payables', 'Nie ma nic do zapłaty', 'link', 'Przejdź do zleceń'],
      ['/money?view=margins', /^W tym okresie nie zafakturowano/, 'link', 'Przejdź do zleceń'],
    ] as const;
    const visitor = await desk('/queue');
    const { page, screen } = visitor;
    for (const [path, title, role, act] of places) {
      await visitor.open(product().url + path);
      await screen.in('main').has('heading', title);
      await screen.in('main').has(role, act);
      await page.waitForSelector('main svg[viewBox="0 0 192 104"]');
      // What is offered is offered once, with at most one main act.
      const mains = await page.$$eval('main .MuiButton-contained', (all) =>
        all.map((one) => one.textContent),
      );
      expect([path, mains]).toEqual([path, mains.slice(0, 1)]);
      expect([path, await page.$$eval('h1', (all) => all.length)]).toEqual([path, 1]);
      await screen.isSettled();
      expect([path, await seriousFaults(visitor)]).toEqual([path, []]);
    }
    // What is done most comes first, for the keyboard as well.
    await visitor.open(`${product().url}/client-directory`);
    await screen.in('main').has('heading', 'Tu będą Twoi klienci');
    expect(await page.$$eval('[data-actions] > *', ([first]) => first?.textContent)).toBe('Dodaj klienta');
    expect(visitor.troubles).toEqual([]);
  });

  it('lead on from the page of a client', async () => {
    const { id } = await aClient(owner);
    const visitor = await desk(`/client-directory/${id}/overview?tab=documents`);
    const { screen } = visitor;
    await screen.has('heading', 'Brak dokumentów');
    await screen.in('main').click('button', 'Zlecenia');
    await screen.has('heading', 'Brak zleceń');
    await screen.click('button', 'Zakończone');
    await screen.in('main').click('button', 'Wszystkie zlecenia');
    await visitor.page.locator('[data-actions] ::-p-text(Nowe zlecenie)').click();
    await screen.has('dialog', /^Nowe zlecenie/);
  });

  it('lead back to everything where only a search or a filter hides it', async () => {
    const other = await aCompany(product());
    await anOrder(other);
    const visitor = await desk('/activities/board?q=qqqq', other);
    const { screen } = visitor;
    await screen.has('heading', 'Nic nie pasuje do „qqqq”');
    await screen.click('button', 'Wyczyść wyszukiwanie');
    await screen.has('region', /^W wycenie 1/);
    await visitor.isAt('/activities/board');

    await visitor.open(`${product().url}/queue`);
    await screen.has('button', /^Do wyceny 1/);
    await screen.click('button', 'Moje');
    await screen.has('heading', 'Wszystko zrobione');
    await screen.in('main').click('button', 'Pokaż wszystko');
    await screen.has('button', /^Do wyceny 1/);
  });

  it('offer in the palette to enter what is not there, the first of it by Enter alone', async () => {
    const visitor = await desk('/activities');
    const { screen } = visitor;
    await visitor.press('Control+k');
    const palette = screen.in('dialog', 'Szukanie i polecenia');
    await palette.fill('Szukanie i polecenia', 'qqqq');
    await palette.says('Nic nie pasuje do „qqqq”');
    await palette.has('option', /^Dodaj podwykonawcę/);
    await visitor.press('ArrowDown', 'Enter');
    await screen.has('dialog', /^Dodaj klienta/);
    await visitor.press('Escape');
    await visitor.press('Control+k');
    await palette.fill('Szukanie i polecenia', 'qqqq');
    await palette.says('Nic nie pasuje do „qqqq”');
    await visitor.press('Enter');
    await screen.has('dialog', /^Nowe zlecenie/);
  });
});
