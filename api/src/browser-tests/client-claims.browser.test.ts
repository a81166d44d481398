import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import { aClient } from '../testing/directory.js';
import { requestFields } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('a request that only claims to be a client’s', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  async function aClaim(email = 'ktos@obcy.example') {
    const client = await aClient(owner);
    const body = { ...requestFields(), user_id: owner.id, client_id: client.id, client_email: email };
    const { id } = await product().api.create<{ id: number }>('/public/quotation', body);
    return { id, client, details: () => owner.api.read<OrderDetails>(`/orders/${id}/details`) };
  }

  it('is marked in the activities, compared on its page, and confirmed by one click', async () => {
    const { id, client, details } = await aClaim();
    const visitor = await openDesk(browser, product(), owner, '/activities');
    const { screen } = visitor;
    await screen.says('Klient niepotwierdzony');
    await screen.in('main').click('link', /^Nieprzeczytane Zlecenie ktos@obcy.example/);
    await screen.says(
      `Czy to zapytanie jest od klienta ${client.name}?`,
      'a adres jest inny niż w katalogu',
      'Adres w katalogu',
      client.email ?? '',
      'ktos@obcy.example',
    );
    await screen.isTicked('radio', `${client.email} (z katalogu)`);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', `Tak, to ${client.name}`);
    await screen.has('heading', new RegExp(`^${client.name} #${id}`));
    await screen.saysNo('Czy to zapytanie jest od klienta');
    expect(await details()).toMatchObject({ client_id: client.id, client_email: client.email });
  });

  it('is written to at the address that was given when somebody picks it', async () => {
    const { id, client, details } = await aClaim();
    const { screen } = await openDesk(browser, product(), owner, `/offer/${id}`);
    await screen.click('radio', 'ktos@obcy.example (z zapytania)');
    await screen.click('button', `Tak, to ${client.name}`);
    await screen.saysNo('Czy to zapytanie jest od klienta');
    expect(await details()).toMatchObject({ client_id: client.id, client_email: 'ktos@obcy.example' });
  });

  it('is dismissed, and stays a request without a client', async () => {
    const { id, client, details } = await aClaim();
    const { screen } = await openDesk(browser, product(), owner, `/offer/${id}`);
    await screen.click('button', 'To ktoś inny');
    await screen.in('status').says('Zapytanie pozostaje bez klienta z katalogu');
    await screen.saysNo(`Czy to zapytanie jest od klienta ${client.name}?`);
    expect(await details()).toMatchObject({ client_id: null, client_claim: null });
  });
});
