import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyUserDto } from '../modules/identity/companies/company.dto.js';
import { aClient } from '../testing/directory.js';
import { anOrder } from '../testing/orders.js';
import { nextNumber } from '../testing/next-number.js';
import { goodPassword, type TestMember } from '../testing/people.js';
import { aCompany, signIn, type SignedIn } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import type { Visitor } from './testing/visitor.js';

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

describe('lists that stay open', () => {
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

  const desk = (who: SignedIn, path: string) => openDesk(browser, product(), who, path);

  /** How often a window has asked for a path from now on. */
  function callsOf({ page }: Visitor, path: string): () => number {
    let count = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith(path) && request.method() === 'GET') count += 1;
    });
    return () => count;
  }

  it('show the clients that a colleague enters, changes and deletes', async () => {
    await aClient(owner, { name: 'Stary Klient' });
    const [mine, theirs] = await Promise.all([
      desk(owner, '/client-directory'),
      desk(colleague, '/client-directory'),
    ]);
    for (const { screen } of [mine, theirs]) await screen.has('row', /Stary Klient/);
    await theirs.screen.click('button', 'Dodaj klienta');
    const form = theirs.screen.in('dialog', /^Dodaj klienta/);
    await form.fillAll({ Nazwa: 'Nowy Klient', 'Ulica i numer': 'ul. Żółta 1', 'Kod pocztowy': '80-123' });
    await form.click('button', 'Dodaj klienta');
    for (const { screen } of [theirs, mine]) await screen.has('row', /Nowy Klient/);
    const { items } = await owner.api.read<{ items: { id: number }[] }>('/client-directory', {
      q: 'Nowy Klient',
    });
    await owner.api.change(`/clients-personal/${items[0]?.id}`, { name: 'Inny Klient' });
    for (const { screen } of [mine, theirs]) await screen.has('row', /Inny Klient/);
    await owner.api.remove(`/clients-personal/${items[0]?.id}`);
    for (const { screen } of [mine, theirs]) await screen.hasNo('row', /Inny Klient/);
  });

  it('are taken from memory by whoever comes back, unless something has changed', async () => {
    await aClient(owner, { name: 'Klient z Pamięci' });
    const visitor = await desk(owner, '/client-directory');
    const { screen } = visitor;
    await screen.has('row', /Klient z Pamięci/);
    // What happened before the window was open is told to it once; and anything else is kept for ten seconds only.
    await pause(6);
    const calls = callsOf(visitor, '/client-directory');
    await screen.click('link', 'Podwykonawcy');
    await visitor.isAt('/subcontractors');
    await pause(11);
    await screen.click('link', 'Katalog klientów');
    await screen.has('row', /Klient z Pamięci/);
    expect(calls()).toBe(0);
    await screen.click('link', 'Podwykonawcy');
    await visitor.isAt('/subcontractors');
    await aClient(colleague, { name: 'Klient Tymczasem' });
    await pause(6);
    await screen.click('link', 'Katalog klientów');
    await screen.has('row', /Klient Tymczasem/);
    expect(calls()).toBe(1);
  });

  it('show the orders that a colleague enters and changes', async () => {
    const table = '/activities/table';
    const [mine, theirs] = await Promise.all([desk(owner, table), desk(colleague, '/activities')]);
    const order = await anOrder(owner, { pickup_city: 'Świeżyno' });
    await mine.screen.has('row', /Świeżyno → Bergen/);
    await theirs.screen.has('link', /Świeżyno/);
    await owner.api.change(`/orders/${order.id}`, { pickup_city: 'Zmianowo' });
    await mine.screen.has('row', /Zmianowo → Bergen/);
  });
});
