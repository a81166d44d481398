import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from '../platform/clock/clock.port.js';
import { FakeLoadExchange } from '../testing/fake-load-exchange.js';
import { acceptRequest, anOrder } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Product } from './testing/product.js';

describe('the load exchange', () => {
  const browser = useBrowser();
  let fake: FakeLoadExchange;
  let product: Product;

  beforeAll(async () => {
    fake = await FakeLoadExchange.start(systemClock);
    product = await Product.start({ settings: { LOAD_EXCHANGE_URL: fake.url } });
  });
  afterAll(async () => {
    await product.stop();
    await fake.close();
  });

  it('is shown what leaves before it does, brings quotes with their source, and lets the load be withdrawn', async () => {
    const owner = await aCompany(product);
    const settings = '/company-settings/load-exchange';
    await owner.api.change(settings, {
      is_on: true,
      client_id: fake.clientId,
      client_secret: fake.clientSecret,
      api_key: fake.apiKey,
    });
    await owner.api.act(`${settings}/sign-in`, { code: fake.newCode() });
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
    const order = await anOrder(owner, { pickup_date: days(3), delivery_date: days(5) });
    await acceptRequest(order, 1);

    const visitor = await openDesk(
      browser,
      product,
      owner,
      `/offer/${order.id}?route=${order.routes[0]}&part=quotes`,
    );
    const { screen } = visitor;
    await screen.click('button', 'Opublikuj na Trans.eu');
    const dialog = screen.in('dialog', /^Publikacja na Trans\.eu/);
    await dialog.says('PL 80-001 Gdańsk', 'NO 5003 Bergen', 'Meble, 12 palet');
    await dialog.saysNo('ul. Portowa', order.client.name);
    await dialog.fill(/^Oczekiwana cena/, '1850');
    await dialog.says(/1.850,00.EUR/);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Opublikuj');
    await screen.says('Ładunek jest opublikowany');

    const [freight] = fake.published;
    if (!freight) throw new Error('nothing is published');
    fake.offer(freight, { company_id: 1, legal_name: 'Nord-Trans Sp. z o.o.', vat_id: 'PL7743186491' }, 1790);
    // As if three minutes had passed.
    await product.rows('update load_publications set next_try_at = to_timestamp(0)');
    await screen.says('Nord-Trans Sp. z o.o.', 'Trans.eu');

    await screen.click('button', 'Wycofaj');
    await screen.has('button', 'Opublikuj na Trans.eu');
    expect(fake.published).toEqual([]);

    // Once more, with what was chosen the last time.
    await screen.click('button', 'Opublikuj na Trans.eu');
    await dialog.says(/1.850,00.EUR/);
  });

  it('tells why a sign-in failed, and removes the application when that is confirmed', async () => {
    const owner = await aCompany(product);
    await owner.api.change('/company-settings/load-exchange', {
      is_on: true,
      client_id: fake.clientId,
      client_secret: fake.clientSecret,
      api_key: fake.apiKey,
    });
    const tab = '/user-settings/load-exchange';
    const visitor = await openDesk(browser, product, owner, `${tab}?error=access_denied&state=none`);
    const { screen } = visitor;
    await screen.says(
      'Nie udało się zalogować do Trans.eu',
      'nie należy do logowania rozpoczętego w tym oknie',
    );
    await visitor.isAt(tab);
    await screen.click('button', 'Usuń aplikację');
    await screen.in('dialog', 'Usunąć aplikację?').click('button', 'Usuń aplikację');
    await screen.says('Aplikacja usunięta');
    await screen.hasNo('button', 'Usuń aplikację');
    await screen.isTicked('checkbox', 'Publikowanie', false);
  });

  it('is switched off at once when that is confirmed, and on again', async () => {
    const owner = await aCompany(product);
    const address = '/company-settings/load-exchange';
    const visitor = await openDesk(browser, product, owner, '/user-settings/load-exchange');
    const { screen } = visitor;
    // Nothing is stored that could be switched on: the application is entered first.
    await screen.hasNo('button', 'Zapisz');
    await screen.click('checkbox', 'Publikowanie');
    await screen.fill('Client ID', fake.clientId);
    await screen.fill('Client secret', fake.clientSecret);
    await screen.fill('Klucz API', fake.apiKey);
    await screen.click('button', 'Zapisz');
    await screen.says('Zapisano ustawienia Trans.eu');
    expect(await owner.api.read(address)).toMatchObject({ is_on: true, client_id: fake.clientId });

    await screen.click('checkbox', 'Publikowanie');
    await screen.in('dialog', 'Wyłączyć publikowanie?').click('button', 'Wyłącz');
    await screen.says('Publikowanie wyłączone');
    expect(await owner.api.read(address)).toMatchObject({ is_on: false, client_id: fake.clientId });
    await screen.click('checkbox', 'Publikowanie');
    await screen.says('Publikowanie włączone');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    expect(await owner.api.read(address)).toMatchObject({ is_on: true });

    // What was entered here before is removed like any other.
    await screen.click('button', 'Usuń aplikację');
    await screen.in('dialog', 'Usunąć aplikację?').click('button', 'Usuń aplikację');
    await screen.says('Aplikacja usunięta');
    await screen.isTicked('checkbox', 'Publikowanie', false);
    await screen.hasNo('button', 'Zapisz');
  });
});
