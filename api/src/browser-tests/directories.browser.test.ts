import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoUser, type SignedIn } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import type { Screen } from './testing/screen.js';

/** What differs between the two directories. */
const directories = [
  {
    path: '/client-directory',
    title: 'Katalog klientów',
    add: 'Dodaj klienta',
    edit: 'Edytuj klienta',
    remove: 'Usuń klienta',
    search: 'Szukaj klientów',
    total: 38,
    own: 'Elektromontaż Sp. z o.o.',
    required: ['Nazwa', 'Ulica i numer', 'Kod pocztowy'],
    fields: { 'Ulica i numer': 'ul. Żółta 1', 'Kod pocztowy': '80-123' },
    // Łódź and Tromsø, as somebody types them who has neither letter.
    found: { chlodnie: 'Chłodnie Mazury S.A.', ELK: 'Chłodnie Mazury S.A.' },
    nothing: 'Nic nie pasuje do „qqqq”',
    missing: 'Nie ma takiego klienta',
  },
  {
    path: '/subcontractors',
    title: 'Podwykonawcy',
    add: 'Dodaj podwykonawcę',
    edit: 'Edytuj podwykonawcę',
    remove: 'Usuń podwykonawcę',
    search: 'Szukaj podwykonawców',
    total: 30,
    own: 'Hansa Linie GmbH',
    required: ['Nazwa'],
    fields: { Miasto: 'Gdańsk' },
    found: { slask: 'Euro-Truck Śląsk S.A.', SORVEST: 'Sørvest Logistikk AS' },
    nothing: 'Nic nie pasuje do „qqqq”',
    missing: 'Nie ma takiego podwykonawcy',
  },
] as const;

describe.each(directories)('$title', (directory) => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let owner: SignedIn;

  beforeAll(async () => {
    owner = await demoUser(product(), 'owner');
  });

  async function desk(search = '') {
    const visitor = await openDesk(browser, product(), owner, directory.path + search);
    await visitor.screen.has('heading', new RegExp(`^${directory.title}`));
    return visitor;
  }

  /** The names on the page, in their order. */
  async function names(screen: Screen): Promise<string[]> {
    await screen.isSettled();
    const rows = await screen.in('table').texts('link', /^[^@+]+$/);
    return rows.filter((name) => !/^\S+\.example$/.test(name));
  }

  it('enters, changes and deletes a company', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    await screen.click('button', directory.add);
    await visitor.isAt(`${directory.path}/create`);
    const form = screen.in('dialog', new RegExp(`^${directory.add}`));
    await form.fillAll({ Nazwa: 'Ósemka Łódź', 'E-mail': 'biuro@osemka.example', ...directory.fields });
    await form.click('button', directory.add);
    await screen.in('status').says('Dodano Ósemka Łódź');
    await screen.hasNo('dialog');

    await screen.fill(directory.search, 'osemka');
    await visitor.isAt(/osemka/);
    await screen.in('row', /Ósemka/).says('biuro@osemka.example');
    await screen.click('button', 'Edytuj Ósemka Łódź');
    const edit = screen.in('dialog', new RegExp(`^${directory.edit}`));
    expect(await edit.value('E-mail')).toBe('biuro@osemka.example');
    await edit.fill('Nazwa', 'Ósemka Gdynia');
    await edit.fill('Telefon', '+48 58 620 00 00');
    await visitor.press('Control+Enter');
    await screen.in('status').says('Zapisano Ósemka Gdynia');
    await screen.in('row', /Ósemka Gdynia/).says('+48 58 620 00 00');

    await screen.click('button', 'Usuń Ósemka Gdynia');
    const question = screen.in('dialog', 'Usunąć Ósemka Gdynia?');
    await screen.hasFocus('Anuluj');
    await question.click('button', 'Anuluj');
    await screen.hasNo('dialog');
    await screen.has('row', /Ósemka Gdynia/);
    await screen.click('button', 'Usuń Ósemka Gdynia');
    await question.click('button', directory.remove);
    await screen.in('status').says('Usunięto Ósemka Gdynia');
    await screen.hasNo('row', /Ósemka Gdynia/);
  });

  it('keeps the focus in the list when a row goes', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    for (const name of ['Qxq Pierwsza', 'Qxq Druga']) {
      await screen.click('button', directory.add);
      const form = screen.in('dialog', new RegExp(`^${directory.add}`));
      await form.fillAll({ Nazwa: name, ...directory.fields });
      await form.click('button', directory.add);
      await screen.hasNo('dialog');
    }
    await screen.fill(directory.search, 'qxq');
    await screen.hasNo('link', directory.own);
    await screen.click('button', 'Usuń Qxq Druga');
    await screen.in('dialog', 'Usunąć Qxq Druga?').click('button', directory.remove);
    await screen.hasNo('row', /Druga/);
    await screen.hasFocus('Qxq Pierwsza');
    await screen.click('button', 'Usuń Qxq Pierwsza');
    await screen.in('dialog', 'Usunąć Qxq Pierwsza?').click('button', directory.remove);
    await screen.in('status').says('Usunięto Qxq Pierwsza');
    await screen.hasNo('row', /Pierwsza/);
  });

  it('says at each field what is wrong, and asks before it forgets what was typed', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    await screen.click('button', directory.add);
    const form = screen.in('dialog', new RegExp(`^${directory.add}`));
    await form.click('button', directory.add);
    for (const label of directory.required) await form.hasFault(label, 'Pole wymagane');
    await form.fillAll({ Nazwa: 'Bez sensu', 'E-mail': 'nie-adres', 'Kod pocztowy': '8001' });
    await form.click('button', directory.add);
    await form.hasFault('E-mail', 'To nie jest adres e-mail');
    await form.hasFault('Kod pocztowy', 'Format');
    await form.choose('Kraj', 'Norwegia');
    await form.hasNoFault('Kod pocztowy');
    await visitor.press('Escape');
    const question = screen.in('dialog', 'Wyjść bez zapisywania?');
    await question.click('button', 'Wróć do edycji');
    expect(await form.value('Nazwa')).toBe('Bez sensu');
    await visitor.press('Escape');
    await question.click('button', 'Wyjdź bez zapisywania');
    await screen.hasNo('dialog');
    await visitor.isAt(new RegExp(`^${directory.path}(\\?|$)`));
  });

  it('warns of a company that is there already, and takes it all the same', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    await screen.click('button', directory.add);
    const form = screen.in('dialog', new RegExp(`^${directory.add}`));
    await form.fill('Nazwa', directory.own.toLowerCase());
    await form.fill('E-mail', 'nowa@firma.example');
    await form.says(/już jest w katalogu/);
    await form.fill('Nazwa', `${directory.own} 2`);
    await form.fill('E-mail', 'inna@firma.example');
    await form.saysNo(/już jest w katalogu/);
    expect(await form.value('Nazwa')).toBe(`${directory.own} 2`);
  });

  it('says at once that there is no such company', async () => {
    const visitor = await openDesk(browser, product(), owner, directory.path);
    for (const [id, times] of [
      ['987654', 1],
      ['abc', 0],
    ] as const) {
      const asked: string[] = [];
      visitor.page.on('request', (request) => {
        if (request.url().includes(id) && request.resourceType() === 'fetch') asked.push(request.url());
      });
      await visitor.open(`${product().url}${directory.path}/${id}`);
      const dialog = visitor.screen.in('dialog', directory.missing);
      await dialog.says('albo nie należy do Twojej firmy');
      expect(await dialog.count('button', 'Spróbuj ponownie')).toBe(0);
      expect(asked).toHaveLength(times);
      await dialog.click('button', /^Zamknij$/);
      await visitor.screen.hasNo('dialog');
    }
    visitor.forgetRefusals();
  });

  it('finds by any letter, and says when there is nothing to find', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    for (const [typed, name] of Object.entries(directory.found)) {
      await screen.fill(directory.search, typed);
      await visitor.isAt(new RegExp(encodeURIComponent(typed)));
      await screen.in('status').says('Strona 1 z 1');
      await screen.has('link', name);
      expect((await names(screen)).length).toBeLessThan(5);
    }
    await visitor.reload();
    await screen.has('link', Object.values(directory.found).at(-1));
    await screen.fill(directory.search, 'qqqq');
    await screen.has('heading', directory.nothing);
    await visitor.press('Escape');
    await screen.in('status').says('Strona 1 z 2');
  });

  it('keeps page, order and search in the address', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    await screen.in('status').says('Strona 1 z 2');
    await screen.says(`Wyświetlono 1–20 z ${directory.total}`);
    const first = await names(screen);
    expect(first).toEqual([...first].sort((one, other) => one.localeCompare(other, 'pl')));
    await screen.click('button', 'Następna');
    await screen.in('status').says('Strona 2 z 2');
    await visitor.isAt(/[?&]page=2/);
    const second = await names(screen);
    expect(second).toHaveLength(directory.total - 20);
    await visitor.reload();
    await screen.in('status').says('Strona 2 z 2');
    expect(await names(screen)).toEqual(second);
    await visitor.page.goBack();
    await screen.in('status').says('Strona 1 z 2');
    expect(await names(screen)).toEqual(first);
    await screen.click('button', /^(Klient|Podwykonawca)$/);
    await visitor.isAt(/order=DESC/);
    await screen.has('link', second.at(-1));
    expect((await names(screen))[0]).toBe(second.at(-1));
  });

  it('opens a company by its address', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    const name = directory.own;
    await screen.click('link', name);
    await visitor.isAt(new RegExp(`^${directory.path}/\\d+/overview`));
    await screen.has('heading', new RegExp(`^${name}`));
    await screen.in('main').click('button', 'Edytuj');
    await visitor.isAt(new RegExp(`^${directory.path}/\\d+$`));
    const form = screen.in('dialog', new RegExp(`^${directory.edit}`));
    await form.has('field', 'Nazwa');
    await visitor.reload();
    expect(await form.value('Nazwa')).toBe(name);
    await visitor.press('Escape');
    await screen.hasNo('dialog');
    // The form leads back to the page that it was opened from.
    await visitor.isAt(new RegExp(`^${directory.path}/\\d+/overview`));
  });
});
