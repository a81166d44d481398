import { describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import { anOrder, anOrderAt } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('the queue of work', () => {
  const product = useProduct();
  const browser = useBrowser();

  it('shows what waits, leads to its act, and lets it be assigned, put off and brought back', async () => {
    const owner = await aCompany(product());
    const first = await anOrder(owner);
    const second = await anOrder(owner);
    const visitor = await openDesk(browser, product(), owner, '/', { width: 1440, height: 900 });
    const { screen } = visitor;
    const main = screen.in('main');
    await visitor.isAt('/queue');
    const toPrice = main.in('region', 'Do wyceny');
    await toPrice.has('button', /^Do wyceny 2/);
    expect(await seriousFaults(visitor)).toEqual([]);

    // By the keyboard alone: the first entry, and its act.
    await visitor.press('j');
    await visitor.press('.');
    await visitor.isAt(`/offer/${first.id}`);
    await screen.hasFocus(/^Przyjmij zapytanie/);
    await visitor.page.goBack();

    await toPrice.in('listitem', new RegExp(`#${second.id}`)).click('button', 'Wybierz opiekuna');
    await screen.click('menuitem', new RegExp(owner.me.name));
    await toPrice.in('listitem', new RegExp(`#${second.id}`)).has('button', `Opiekun: ${owner.me.name}`);
    await main.in('group', 'Czyje zlecenia').click('button', 'Moje');
    await toPrice.has('button', /^Do wyceny 1/);
    await visitor.reload();
    await toPrice.has('button', /^Do wyceny 1/);
    await main.in('group', 'Czyje zlecenia').click('button', 'Wszystkie');

    await main.click('button', `Odłóż zlecenie ${second.id}`);
    await screen.click('menuitem', /^Jutro/);
    await screen.in('status').says(new RegExp(`Zlecenie ${second.id} odłożono`));
    await toPrice.has('button', /^Do wyceny 1/);
    const snoozed = main.in('region', 'Odłożone');
    await snoozed.click('button', /^Odłożone 1/);
    await snoozed.click('button', `Przywróć zlecenie ${second.id}`);
    await toPrice.has('button', /^Do wyceny 2/);
    expect(await owner.api.read<OrderDetails>(`/orders/${second.id}/details`)).toMatchObject({
      assignee_id: owner.me.id,
      snoozed_until: null,
    });
  });

  it('opens the dialog of an act, and is glad when nothing waits', async () => {
    const owner = await aCompany(product());
    const visitor = await openDesk(browser, product(), owner, '/queue');
    const { screen } = visitor;
    await screen.has('heading', 'Wszystko zrobione');
    await anOrderAt(product(), owner, OrderStatus.OrderCreated);
    await visitor.reload();
    await screen.in('main').click('link', /^Wyślij zlecenie: /);
    await screen.has('dialog', /^Wyślij zlecenie/);
  });

  it('keeps lists by a name as tabs, with numbers and totals', async () => {
    const owner = await aCompany(product());
    await anOrder(owner);
    await anOrderAt(product(), owner, OrderStatus.SentToClient);
    const visitor = await openDesk(browser, product(), owner, '/activities/table');
    const { screen } = visitor;
    const main = screen.in('main');
    await main.says(/Razem 2 zlecenia/);
    await main.click('button', 'Status: wszystkie');
    await screen.click('menuitem', 'Zapytanie utworzone');
    await main.click('button', 'Zapisz ten widok');
    const dialog = screen.in('dialog', 'Zapisz widok');
    await dialog.fill('Nazwa', 'Nowe');
    await dialog.click('button', 'Zapisz');
    const tabs = main.in('navigation', 'Zapisane widoki');
    await tabs.has('button', /^Nowe 1/);
    await tabs.click('button', 'Wszystkie zlecenia');
    await main.says(/Razem 2 zlecenia/);
    await tabs.click('button', /^Nowe 1/);
    await main.has('button', 'Status: Zapytanie utworzone');
    await tabs.click('button', 'Więcej dla widoku Nowe');
    await screen.click('menuitem', 'Usuń');
    await tabs.hasNo('button', /^Nowe/);
  });
});
