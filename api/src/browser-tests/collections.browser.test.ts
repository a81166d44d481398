import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { ClientDto } from '../modules/directory/clients/client.dto.js';
import { aClient } from '../testing/directory.js';
import { anOrderAt } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, demoUser, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

describe('collections of global companies', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let admin: SignedIn;
  let owner: SignedIn & TestMember;

  beforeAll(async () => {
    admin = await demoUser(product(), 'admin');
  });
  beforeEach(async () => {
    owner = await aCompany(product());
  });

  const desk = (path: string) => openDesk(browser, product(), owner, path);

  it('get a client with a note, show it, and let it go and come back', async () => {
    const visitor = await desk('/client-directory');
    const { screen } = visitor;
    await screen.in('main').click('button', 'Dodaj z bazy globalnej');
    await visitor.isAt('/client-directory/global');
    const dialog = screen.in('dialog', /^Dodaj z bazy globalnej/);
    await dialog.says('Wyświetlono 1–10 z 60', 'Strona 1 z 6');
    await dialog.fill('Szukaj w bazie globalnej', 'alesund');
    await dialog.click('button', 'Dodaj Alnes Trevare AS z notatką');
    await dialog.fill('Notatka dla Twojej firmy', 'Rampa od podwórza');
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Zamknij');
    await screen.in('dialog', 'Wyjść bez zapisywania?').click('button', 'Wróć do edycji');
    await dialog.fill('Szukaj w bazie globalnej', 'bodo');
    await dialog.hasNo('listitem', /^Alnes/);
    await dialog.fill('Szukaj w bazie globalnej', 'alesund');
    await dialog.has('field', 'Notatka dla Twojej firmy');
    expect(await dialog.value('Notatka dla Twojej firmy')).toBe('Rampa od podwórza');
    await dialog.click('button', 'Dodaj Alnes Trevare AS');
    await dialog.in('listitem', /^Alnes/).says('W Twojej kolekcji');
    await visitor.press('Escape');
    await screen.hasNo('dialog');
    const row = screen.in('row', /Alnes Trevare/);
    await row.says('Globalny', '+47 22 55 10 31');
    expect(await row.count('button', 'Edytuj Alnes Trevare AS')).toBe(0);

    await row.click('button', 'Notatka: Alnes Trevare AS');
    const entry = screen.in('dialog', /^Alnes Trevare AS/);
    await entry.has('field', 'Notatka Twojej firmy');
    expect(await entry.value('Notatka Twojej firmy')).toBe('Rampa od podwórza');
    await entry.fill('Notatka Twojej firmy', 'Rampa od ulicy');
    await entry.click('button', 'Zapisz notatkę');
    await screen.in('status').says('Zapisano notatkę');
    expect(await seriousFaults(visitor)).toEqual([]);
    await entry.click('button', 'Usuń z kolekcji');
    await screen.in('status').says('Usunięto Alnes Trevare AS z kolekcji');
    await screen.hasNo('dialog');
    await screen.hasNo('row', /Alnes Trevare/);
    await screen.click('button', 'Cofnij');
    await screen.in('row', /Alnes Trevare/).click('button', 'Notatka: Alnes Trevare AS');
    await entry.has('field', 'Notatka Twojej firmy');
    expect(await entry.value('Notatka Twojej firmy')).toBe('Rampa od ulicy');
  });

  it('open an entry by its address, wherever it stands in the list', async () => {
    const { items } = await admin.api.read<{ items: ClientDto[] }>('/client-database', { q: 'alesund' });
    const id = items[0]?.id ?? 0;
    await owner.api.create('/user-global-clients', { client_id: id, notes: 'Rampa od ulicy' });
    for (let number = 0; number < 20; number += 1) await aClient(owner, { name: `Aaa ${number}` });
    const visitor = await desk(`/client-directory/${id}`);
    const { screen } = visitor;
    const entry = screen.in('dialog', /^Alnes Trevare AS/);
    await entry.has('field', 'Notatka Twojej firmy');
    expect(await entry.value('Notatka Twojej firmy')).toBe('Rampa od ulicy');
    await entry.click('button', 'Zamknij');
    await screen.says('1–20 z 21');
    await screen.hasNo('row', /Alnes Trevare/);
    await visitor.open(`${product().url}/client-directory/${id}`);
    await entry.click('button', 'Usuń z kolekcji');
    await screen.in('status').says('Usunięto Alnes Trevare AS z kolekcji');
    await screen.hasNo('dialog');
    await visitor.open(`${product().url}/client-directory/${id}`);
    await screen.in('dialog').says('Nie ma takiego klienta');
    visitor.forgetRefusals();
  });

  it('say that a company is in them already', async () => {
    const visitor = await desk('/client-directory/global');
    const { screen } = visitor;
    const dialog = screen.in('dialog', /^Dodaj z bazy globalnej/);
    await dialog.has('button', 'Dodaj Amber Glass Gdańsk');
    const { items } = await admin.api.read<{ items: ClientDto[] }>('/client-database', { q: 'amber' });
    // A colleague is faster, by less than the screen takes to hear of it.
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      const isAdding = request.method() === 'POST' && request.url().endsWith('/user-global-clients');
      const before = isAdding
        ? owner.api.create('/user-global-clients', { client_id: items[0]?.id ?? 0 })
        : Promise.resolve();
      void before.then(() => request.continue());
    });
    await dialog.click('button', 'Dodaj Amber Glass Gdańsk');
    const row = dialog.in('listitem', /^Amber/);
    await row.in('alert').says('Ta firma jest już w Twojej kolekcji.');
    await row.says('W Twojej kolekcji');
    visitor.forgetRefusals();
  });

  it('get a subcontractor, and ask before it goes', async () => {
    const visitor = await desk('/subcontractors/global');
    const { screen } = visitor;
    const dialog = screen.in('dialog', /^Dodaj z bazy globalnej/);
    await dialog.fill('Szukaj w bazie globalnej', 'zulawy');
    await dialog.click('button', 'Dodaj Żuławy Trans');
    await dialog.in('listitem', /^Żuławy/).says('W Twojej kolekcji');
    await visitor.press('Escape');
    await screen.in('row', /Żuławy/).says('Globalny', 'Kontrakt');
    await screen.click('button', 'Usuń Żuławy Trans z kolekcji');
    const question = screen.in('dialog', 'Usunąć Żuławy Trans z kolekcji?');
    await question.click('button', 'Usuń z kolekcji');
    await screen.in('status').says('Usunięto Żuławy Trans z kolekcji');
    await screen.hasNo('row', /Żuławy/);
  });

  it('are narrowed by filters, which a name keeps', async () => {
    for (const [name, changes] of [
      ['Bez adresu', { email: '' }],
      ['Norweska', { country_id: 21, post_code: '0150' }],
      ['Polska', {}],
    ] as const) {
      await aClient(owner, { name, ...changes });
    }
    const visitor = await desk('/client-directory');
    const { screen } = visitor;
    await screen.has('link', 'Polska');
    expect(await screen.attribute('checkbox', 'Zaznacz Bez adresu', 'disabled')).not.toBeNull();
    await screen.click('button', 'Kraj: wszystkie');
    await screen.click('menuitem', 'Norwegia');
    await screen.hasNo('link', 'Polska');
    await screen.has('link', 'Norweska');
    await screen.click('button', 'Zapisane widoki');
    await screen.click('menuitem', 'Zapisz ten widok…');
    await screen.fill('Nazwa widoku', 'Norwegowie');
    await visitor.press('Escape');
    await screen.in('dialog', 'Wyjść bez zapisywania?').click('button', 'Wróć do edycji');
    await screen.in('dialog').click('button', 'Zapisz');
    await screen.in('status').says('Zapisano widok „Norwegowie”');
    await screen.click('button', 'Kraj: Norwegia');
    await screen.click('menuitem', 'wszystkie');
    await screen.click('button', 'E-mail: wszystkie');
    await screen.click('menuitem', 'bez adresu');
    await screen.hasNo('link', 'Norweska');
    await screen.has('link', 'Bez adresu');
    await screen.click('button', 'Zapisane widoki');
    await screen.click('menuitem', 'Norwegowie');
    await screen.has('link', 'Norweska');
    await screen.hasNo('link', 'Bez adresu');
    await visitor.reload();
    await screen.has('link', 'Norweska');
    await screen.hasNo('link', 'Polska');
  });

  it('lose several at once, and say what could not go', async () => {
    const { carriers } = await anOrderAt(product(), owner, OrderStatus.SentToContractor);
    const [busy] = carriers;
    await owner.api.create('/subcontractors-personal', { name: 'Zbędny', email: 'biuro@zbedny.example' });
    const visitor = await desk('/subcontractors');
    const { screen } = visitor;
    await screen.has('link', 'Zbędny');
    for (const name of ['Zbędny', busy?.name ?? '']) await screen.click('checkbox', `Zaznacz ${name}`);
    await screen.click('button', 'Usuń (2)');
    const question = screen.in('dialog', /^Usunąć z katalogu 2 podwykonawców\?/);
    await question.click('button', 'Usuń z katalogu');
    await question.in('alert').says(`${busy?.name ?? ''}: Ma zlecenie wysłane albo w realizacji`);
    await question.in('status').says('Udało się: 1 pozycja');
    await question.click('button', 'Zamknij');
    await screen.hasNo('row', /Zbędny/);
    await screen.has('row', new RegExp(busy?.name ?? ''));
    visitor.forgetRefusals();
  });

  it('lose all of three pages at once, from the last of them', async () => {
    for (let n = 10; n < 52; n += 1) await aClient(owner, { name: `Wiele ${n}` });
    const visitor = await desk('/client-directory');
    const { screen } = visitor;
    for (const page of [1, 2, 3]) {
      await screen.says(`Strona ${page} z 3`);
      await screen.isSettled();
      await screen.click('checkbox', 'Zaznacz wszystkie na stronie');
      if (page < 3) await screen.click('button', 'Następna');
    }
    await screen.in('status').says('Zaznaczono 42');
    await screen.click('button', 'Usuń (42)');
    await screen.in('dialog', /^Usunąć z katalogu 42/).click('button', 'Usuń z katalogu');
    // Pages go meanwhile, the one that is shown among them.
    await screen.in('status').says(/^Usunięto z katalogu 42/);
    await screen.hasNo('dialog');
    await screen.says('Tu będą Twoi klienci');
  });

  it('are selected from one row to another with Shift', async () => {
    for (let n = 1; n < 7; n += 1) await aClient(owner, { name: `Po kolei ${n}` });
    const visitor = await desk('/client-directory');
    const { screen, page } = visitor;
    const topOfRows = () => page.$eval('tbody', (rows) => rows.getBoundingClientRect().top);
    await screen.has('checkbox', 'Zaznacz Po kolei 2');
    const before = await topOfRows();
    await screen.click('checkbox', 'Zaznacz Po kolei 2');
    await page.keyboard.down('Shift');
    await screen.click('checkbox', 'Zaznacz Po kolei 5');
    await page.keyboard.up('Shift');
    await screen.in('status').says('Zaznaczono 4');
    for (const n of [2, 3, 4, 5]) await screen.isTicked('checkbox', `Zaznacz Po kolei ${n}`);
    await screen.isTicked('checkbox', 'Zaznacz Po kolei 6', false);
    // What can be done with them takes the place of the filters: no row moves, and the search is still there.
    expect(await topOfRows()).toBe(before);
    await screen.has('field', 'Szukaj klientów');
    await screen.hasNo('button', /^Źródło/);
    // Where there is little room, signs are left of the lesser actions, whose names are told on hover, and the count is still in words.
    await page.setViewport({ width: 768, height: 900 });
    const seen = () =>
      page.$$eval('main [aria-hidden] > span', (parts) =>
        parts.filter((part) => part.checkVisibility()).map((part) => part.textContent),
      );
    await until(async () => (await seen()).includes('Zaznaczono: 4') || undefined, 'short count');
    const titles = await page.$$eval('main button[title]', (buttons) => buttons.map(({ title }) => title));
    expect(titles).toEqual(expect.arrayContaining(['Odznacz', 'Usuń (4)', 'Kopiuj adresy e-mail (4)']));
    await page.setViewport({ width: 1440, height: 900 });
    await screen.click('button', 'Odznacz');
    await screen.isTicked('checkbox', 'Zaznacz Po kolei 2', false);
    await screen.hasFocus('Zaznacz wszystkie na stronie');
    await screen.has('button', /^Źródło/);
  });

  it('fill no form from an address that a stranger wrote', async () => {
    const source = encodeURIComponent(JSON.stringify({ name: 'Obcy', email: 'obcy@obcy.example' }));
    const { screen } = await desk(`/client-directory/create?source=${source}`);
    const form = screen.in('dialog', /^Dodaj klienta/);
    await form.fill('Ulica i numer', 'Polna 1');
    expect(await form.value('Nazwa')).toBe('');
    expect(await form.value('E-mail')).toBe('');
  });
});
