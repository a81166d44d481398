import { describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import { anOrder, anOrderAt } from '../testing/orders.js';
import { aCompany, signIn } from './testing/accounts.js';
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
    // A company that has not begun has nothing done.
    await screen.in('region', 'Pierwsze kroki').click('button', 'Ukryj');
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

  it('keeps parts of the queue as tabs with numbers, which colleagues see once they are shared', async () => {
    const owner = await aCompany(product());
    const entry = {
      name: 'Ola Zielińska',
      email: `ola${owner.id}@forwarder.example`,
      password: owner.password,
    };
    await owner.api.create(`/companies/${owner.companyId}/register-user`, entry);
    const colleague = await signIn(product().api, entry.email, entry.password);
    const [theirs] = [await anOrder(owner), await anOrder(owner)];
    await owner.api.change(`/orders/${theirs.id}/assignee`, { user_id: colleague.me.id });
    await anOrderAt(product(), owner, OrderStatus.PodReceived);
    const visitor = await openDesk(browser, product(), owner, '/queue');
    const { screen } = visitor;
    const main = screen.in('main');
    await main.has('region', 'Do zafakturowania');
    await main.click('button', 'Powody: wszystkie');
    await screen.click('menuitem', 'Do wyceny');
    await visitor.press('Escape');
    await main.hasNo('region', 'Do zafakturowania');
    await main.click('button', 'Opiekun: dowolny');
    await screen.click('menuitem', colleague.me.name);
    await main.in('region', 'Do wyceny').has('button', /^Do wyceny 1/);
    await visitor.reload();
    await main.in('region', 'Do wyceny').has('button', /^Do wyceny 1/);
    await main.click('button', 'Zapisz ten widok');
    const dialog = screen.in('dialog', 'Zapisz widok');
    await dialog.fill('Nazwa', 'Wyceny kolegi');
    await dialog.click('checkbox', 'Udostępnij wszystkim w firmie');
    await dialog.click('button', 'Zapisz');
    const tabs = main.in('navigation', 'Zapisane widoki');
    await tabs.has('button', /Wyceny kolegi 1/);
    expect(await seriousFaults(visitor)).toEqual([]);
    await tabs.click('button', 'Wszystko do zrobienia');
    await main.has('region', 'Do zafakturowania');

    const other = await openDesk(browser, product(), colleague, '/queue');
    const theirTabs = other.screen.in('navigation', 'Zapisane widoki');
    await theirTabs.click('button', /Wyceny kolegi 1/);
    await other.screen.in('main').hasNo('region', 'Do zafakturowania');
    await other.screen
      .in('main')
      .in('region', 'Do wyceny')
      .has('button', /^Do wyceny 1/);
    // The table has tabs of its own.
    await other.open(`${product().url}/activities/table`);
    await other.screen.in('navigation', 'Zapisane widoki').has('button', 'Wszystkie zlecenia');
    await other.screen.in('navigation', 'Zapisane widoki').hasNo('button', /Wyceny kolegi/);
  });

  it('lets orders be looked into with Space, here and in the table', async () => {
    const owner = await aCompany(product());
    const first = await anOrder(owner);
    const second = await anOrderAt(product(), owner, OrderStatus.SentToContractor);
    const visitor = await openDesk(browser, product(), owner, '/queue');
    const { screen } = visitor;
    await screen.in('main').has('region', 'Do wyceny');
    await visitor.page.focus(`main a[data-order="${first.id}"]`);
    await visitor.press('Space');
    const peek = screen.in('region', new RegExp(`^Podgląd: .*zlecenie ${first.id}$`));
    await peek.says('Następny krok', 'Przyjmij zapytanie', 'Czeka na', 'nas', 'Gdańsk → Bergen');
    await visitor.press('Escape');
    await screen.hasNo('region', /^Podgląd/);

    await visitor.open(`${product().url}/activities/table`);
    await screen.in('main').has('link', /./);
    await visitor.page.focus('main [data-row]');
    await visitor.press('Space');
    const inTable = screen.in('region', new RegExp(`^Podgląd: .*zlecenie ${second.id}$`));
    await inTable.says('podwykonawców', 'Gdańsk → Bergen');
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.press('ArrowDown');
    await screen.has('region', new RegExp(`^Podgląd: .*zlecenie ${first.id}$`));
    await visitor.press('Space');
    await screen.hasNo('region', /^Podgląd/);
  });
});
