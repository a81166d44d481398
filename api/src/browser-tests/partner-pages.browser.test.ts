import { beforeEach, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import { aClient, aSubcontractor } from '../testing/directory.js';
import { anInvoicedOrder } from '../testing/invoices.js';
import { anOrderAt } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('pages of clients and carriers', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: SignedIn & TestMember;

  beforeEach(async () => {
    owner = await aCompany(product());
  });

  const desk = (path: string) => openDesk(browser, product(), owner, path);

  it('show what is open with a client, whom to call, and begin an order for them', async () => {
    const order = await anOrderAt(product(), owner, OrderStatus.SentToClient);
    const { id, name } = order.client;
    const visitor = await desk('/client-directory');
    const { screen } = visitor;
    await screen.click('link', name);
    await visitor.isAt(`/client-directory/${id}/overview`);
    const main = screen.in('main');
    await main.has('heading', new RegExp(`^${name}`));
    await main.says('Gdańsk → Bergen', 'Oferta u klienta');
    await main.click('button', 'Dodaj osobę');
    const form = screen.in('dialog', /^Dodaj osobę/);
    await form.fill('Imię i nazwisko', 'Zofia Żak');
    await form.choose('Rola', 'Księgowość');
    await form.fill('E-mail', 'to nie adres');
    await form.click('checkbox', 'Faktury');
    await form.click('button', 'Zapisz');
    await form.hasFault('E-mail', /adres/);
    await form.fill('E-mail', 'faktury@meble.example');
    expect(await seriousFaults(visitor)).toEqual([]);
    await form.click('button', 'Zapisz');
    await screen.in('status').says('Zapisano: Zofia Żak');
    await main.in('listitem', /Zofia Żak/).says('Księgowość', 'faktury@meble.example');
    expect(await seriousFaults(visitor)).toEqual([]);

    for (const tab of ['Zlecenia', 'Wiadomości', 'Dokumenty']) {
      await screen.in('main').in('navigation').click('link', tab);
      await main.has('heading', tab);
    }
    await main.click('button', 'Nowe zlecenie');
    await visitor.isAt('/activities/new');
    const request = screen.in('dialog', /^Nowe/);
    await request.has('field', /E-mail klienta/);
    expect(await request.value(/E-mail klienta/)).toBe(order.client.email);
  });

  it('keep papers of a carrier, and say what stands against the next order', async () => {
    await owner.api.change('/company-settings', { carrier_check: 'block' });
    const order = await anOrderAt(product(), owner, OrderStatus.OrderCreated);
    const [carrier] = order.carriers;
    const visitor = await desk(`/subcontractors/${carrier?.id}/overview?tab=papers`);
    const { screen } = visitor;
    const main = screen.in('main');
    await main.click('button', 'Dodaj dokument');
    const paper = screen.in('dialog', /^Dodaj dokument/);
    await paper.fill('Numer', 'OCP 77');
    await paper.fill('Ważność do', '2020-01-31');
    await paper.click('button', 'Zapisz');
    await main.in('listitem', /OCP 77/).says('Po terminie');
    await main.says(/Zlecenie do tego podwykonawcy zostanie wstrzymane/);
    expect(await seriousFaults(visitor)).toEqual([]);
    const list = await desk('/subcontractors');
    await list.screen.in('row', new RegExp(carrier?.name ?? '')).says('Po terminie');
    expect(await seriousFaults(list)).toEqual([]);
    // Where it is warned of, it can be mended.
    await main.click('button', 'Dodaj polisę OCP');
    const next = screen.in('dialog', /^Dodaj dokument/);
    await next.fill('Numer', 'OCP 78');
    await next.fill('Ważność do', '2036-01-31');
    await next.click('button', 'Zapisz');
    await main.in('listitem', /OCP 78/).says('Ważn');
    await main.saysNo(/Zlecenie do tego podwykonawcy zostanie wstrzymane/);
  });

  it('have people who are proposed where a client is written to', async () => {
    const order = await anInvoicedOrder(product(), owner);
    const contacts = `/client-directory/${order.client.id}/contacts`;
    await owner.api.create(contacts, { name: 'Ola Magazyn', email: 'ola@meble.example' });
    await owner.api.create(contacts, {
      name: 'Zofia Żak',
      role: 'accounting',
      email: 'faktury@meble.example',
      gets_invoices: true,
    });
    const visitor = await desk(`/offer/${order.id}`);
    const { screen } = visitor;
    await screen.in('main').click('button', 'Wyślij fakturę');
    const form = screen.in('dialog', /^Wyślij fakturę/);
    const people = form.in('group', 'Osoby u klienta');
    await people.has('button', 'Zofia Żak, księgowość');
    // Whoever is to get invoices stands before the others.
    expect((await people.texts('button')).map((name) => name.split(',')[0])).toEqual([
      order.client.email,
      'Zofia Żak',
      'Ola Magazyn',
    ]);
    await people.click('button', 'Zofia Żak, księgowość');
    expect(await form.value('Odbiorca')).toBe('faktury@meble.example');
    expect(await seriousFaults(visitor)).toEqual([]);
    await form.click('button', 'Wyślij fakturę');
    await screen.in('status').says('Faktura jest w drodze do faktury@meble.example');
  });

  it('hold an order to a carrier back whose insurance has expired, until somebody says why', async () => {
    await owner.api.change('/company-settings', { carrier_check: 'block' });
    const order = await anOrderAt(product(), owner, OrderStatus.OrderCreated);
    await owner.api.create(`/subcontractor-directory/${order.carriers[0]?.id}/papers`, {
      kind: 'insurance',
      number: 'OCP 77',
      valid_until: '2020-01-31',
    });
    const visitor = await desk(`/offer/${order.id}`);
    const { screen } = visitor;
    const main = screen.in('main');
    await main.click('button', 'Wyślij zlecenie do podwykonawcy');
    const send = screen.in('dialog', /^Wyślij/);
    await send.has('field', /^Dlaczego/);
    await send.says(/polisa OCP po terminie od 31 sty 2020/);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await send.fill(/^Dlaczego/, 'Nowa polisa jutro');
    await send.click('button', /^Wyślij/);
    await screen.hasNo('dialog');
    const history = await owner.api.read<{ items: { event: string; reason: string | null }[] }>(
      `/orders/${order.id}/history`,
    );
    expect(history.items.find(({ event }) => event === 'unfit_carrier_accepted')?.reason).toBe(
      'Nowa polisa jutro',
    );
  });

  it('are looked into from the list with Space, and left with Escape', async () => {
    await aSubcontractor(owner, { name: 'Adler Transport' });
    await aSubcontractor(owner, { name: 'Bryggen Frakt' });
    const visitor = await desk('/subcontractors');
    const { screen } = visitor;
    await screen.has('link', 'Adler Transport');
    await visitor.page.focus('main [data-row]');
    await visitor.press('Space');
    await screen.in('region', /Adler Transport/).says('Odpowiedzi', '0 z 0 zapytań');
    await visitor.press('ArrowDown');
    await screen.has('region', /Bryggen Frakt/);
    await screen.hasFocus('Bryggen Frakt');
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.press('Escape');
    await screen.hasNo('region', /Bryggen Frakt/);
    await screen.hasFocus('Bryggen Frakt');
  });

  it('are open to whoever has just added a client, who stands on top of the list', async () => {
    await aClient(owner, { name: 'Aaa' });
    const visitor = await desk('/client-directory');
    const { screen } = visitor;
    await screen.has('link', 'Aaa');
    await screen.in('main').click('button', 'Dodaj klienta');
    const form = screen.in('dialog', /^Dodaj klienta/);
    await form.fillAll({ Nazwa: 'Zzz Nowy', 'Ulica i numer': 'ul. Żółta 1', 'Kod pocztowy': '80-123' });
    await form.click('button', 'Dodaj klienta');
    await screen.hasNo('dialog');
    await screen.has('link', 'Zzz Nowy');
    const [first] = await screen.in('table').texts('row', /ul\. /);
    expect(first).toContain('Zzz Nowy');
    await screen.click('button', 'Otwórz');
    await visitor.isAt(/^\/client-directory\/\d+\/overview/);
    await screen.in('main').has('heading', /^Zzz Nowy/);
  });
});
