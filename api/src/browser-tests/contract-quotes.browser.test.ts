import { beforeEach, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OfferDto } from '../modules/shipment/quotes/offer.dto.js';
import type { SubcontractorDto } from '../modules/directory/subcontractors/subcontractor.dto.js';
import { aSubcontractor } from '../testing/directory.js';
import { anOrderAt, aQuote, priceFields, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

const opener = 'Wybierz podwykonawcę kontraktowego';
const title = /^Zapytaj podwykonawcę kontraktowego/;

describe('the price of a contract subcontractor', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;

  beforeEach(async () => {
    owner = await aCompany(product());
  });

  const contractor = (name: string) => aSubcontractor(owner, { name, rate_type: 'Contract' });

  /** The dialog of an order's first route. */
  async function atDialog(order: TestOrder) {
    const path = `/offer/${order.id}?route=${order.routes[0]}&part=details`;
    const visitor = await openDesk(browser, product(), owner, path);
    await visitor.screen.click('button', opener);
    const dialog = visitor.screen.in('dialog', title);
    await dialog.has('field', /^Cena/);
    return { visitor, screen: visitor.screen, dialog };
  }

  function enterFor(order: TestOrder, { id }: SubcontractorDto, changes: object = {}): Promise<OfferDto> {
    const input = { ...priceFields(), subcontractor_id: id, quotation_route_id: order.routes[0], ...changes };
    return owner.api.create('/subcontractor-offers', input);
  }

  it('is found among many, checked at its fields, and stands among the quotes at once', async () => {
    const names = Array.from({ length: 21 }, (_, place) => `Umowny ${String(place + 1).padStart(2, '0')}`);
    await Promise.all(names.map(contractor));
    await aSubcontractor(owner, { name: 'Umowny Spotowy' });
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    const { visitor, screen, dialog } = await atDialog(order);

    await dialog.says('Strona 1 z 2');
    expect(await dialog.count('radio')).toBe(20);
    await dialog.click('button', 'Następna');
    await dialog.says('Strona 2 z 2', 'Umowny 21');
    await dialog.fill('Szukaj po nazwie, mieście lub e-mailu', 'umowny');
    await visitor.press('Enter');
    await dialog.says('Strona 1 z 2');
    await dialog.saysNo('Umowny Spotowy');
    await dialog.fill('Szukaj po nazwie, mieście lub e-mailu', 'umowny 07');
    await dialog.says('Strona 1 z 1');

    await dialog.has('button', 'Dodaj wycenę Brakuje jeszcze: Podwykonawca kontraktowy; Cena');
    await dialog.click('radio', /^Umowny 07/);
    await dialog.has('button', 'Dodaj wycenę Brakuje jeszcze: Cena');
    await dialog.fill(/^Cena/, '0');
    await visitor.press('Control+Enter');
    await dialog.hasFault(/^Cena/, 'Podaj prawidłową cenę > 0');
    await dialog.fill(/^Cena/, '2500,5');
    await dialog.choose(/^Waluta/, 'EUR');
    await dialog.says(/2.750,55.EUR/, 'marża 10%, domyślna firmy');
    await dialog.fill(/^Rozładunek, data i godzina/, '2026-12-01T09:00');
    await dialog.click('button', 'Dodaj wycenę');
    await dialog.hasFault(
      /^Rozładunek, data i godzina/,
      'Nieprawidłowe daty (dostawa musi być po załadunku).',
    );
    await dialog.fill(/^Rozładunek, data i godzina/, '2026-12-02T09:00');
    await dialog.hasNoFault(/^Rozładunek, data i godzina/);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Dodaj wycenę');

    await screen.hasNo('dialog');
    await screen.in('status').says('Zapisano wycenę: Umowny 07');
    await screen.in('row', /Umowny 07/).says(/2.500,50.EUR/, /2.750,55.EUR/);
    await screen.has('heading', /W wycenie$/);
    await screen.hasFocus(opener);
    // It is no news to whoever entered it.
    await screen.saysNo('Nowa wycena: Umowny 07');
    await screen.click('button', 'Historia');
    await screen.in('dialog', 'Historia').says('Wpisano cenę z umowy', /Umowny 07: 2.500,50.EUR/);
    expect(await seriousFaults(visitor)).toEqual([]);
  });

  it('takes the place of the earlier one, which is said before', async () => {
    const carrier = await contractor('Stały Przewoźnik');
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    await enterFor(order, carrier, { price: 900 });
    const { screen, dialog } = await atDialog(order);
    await dialog.click('radio', /^Stały Przewoźnik/);
    await dialog.says('Zastąpi dotychczasową wycenę: 900,00 PLN.');
    await dialog.fill(/^Cena/, '850');
    await dialog.click('button', 'Zastąp wycenę');
    await screen.in('row', /Stały Przewoźnik/).says(/850,00.PLN/);
  });

  it('cannot be that of a carrier who is chosen, also when that happened meanwhile', async () => {
    const chosen = await contractor('Wybrany Zawczasu');
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    const late = await contractor('Wybrany Po Chwili');
    const first = await enterFor(order, chosen);
    const select = (offer_id: number) =>
      owner.api.change(`/order-routes/${order.routes[0]}/select-offer`, { offer_id });
    await select(first.id);
    const { visitor, dialog } = await atDialog(order);
    await dialog.says('wybrana, najpierw ją odznacz');
    expect(await dialog.attribute('radio', /^Wybrany Zawczasu/, 'disabled')).not.toBeNull();
    await dialog.click('radio', /^Wybrany Po Chwili/);
    await dialog.fill(/^Cena/, '850');
    const second = await aQuote(product(), order, order.routes[0] ?? 0, late, { price: 700 });
    await select(second.id);
    await dialog.click('button', /^(Dodaj|Zastąp) wycenę/);
    await dialog.says('Wybranej wyceny nie można zmienić. Najpierw ją odznacz.');
    visitor.forgetRefusals();
  });

  it('is refused at the field when somebody has no contract rates any more', async () => {
    const carrier = await contractor('Dawniej Umowny');
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    const { visitor, dialog } = await atDialog(order);
    await dialog.click('radio', /^Dawniej Umowny/);
    await dialog.fill(/^Cena/, '850');
    await owner.api.change(`/subcontractors-personal/${carrier.id}`, { rate_type: 'Spot' });
    await dialog.click('button', 'Dodaj wycenę');
    await dialog.says('To nie jest podwykonawca kontraktowy');
    visitor.forgetRefusals();
  });
});
