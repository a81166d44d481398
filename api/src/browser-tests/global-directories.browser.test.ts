import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoUser, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

/** What differs between the two global directories. */
const directories = [
  {
    path: '/admin-global-clients',
    api: '/client-database',
    title: 'Globalni klienci',
    add: 'Dodaj globalnego klienta',
    submit: 'Dodaj klienta',
    edit: 'Edytuj globalnego klienta',
    remove: 'Usuń klienta',
    search: 'Szukaj globalnych klientów',
    fields: { 'Ulica i numer': 'ul. Żółta 1', 'Kod pocztowy': '80-123' },
    pages: 'Strona 1 z 3',
    one: 'Alnes Trevare AS',
    nothing: 'Nic nie pasuje do „qqqq”',
    refused: 'Globalnych klientów prowadzą tylko administratorzy',
    several: 'Usunięto 3 klientów',
  },
  {
    path: '/admin-global-subcontractors',
    api: '/global-subcontractors',
    title: 'Globalni podwykonawcy',
    add: 'Dodaj globalnego podwykonawcę',
    submit: 'Dodaj podwykonawcę',
    edit: 'Edytuj globalnego podwykonawcę',
    remove: 'Usuń podwykonawcę',
    search: 'Szukaj globalnych podwykonawców',
    fields: { Miasto: 'Gdańsk' },
    pages: null,
    one: 'Aarhus Godstransport A/S',
    nothing: 'Nic nie pasuje do „qqqq”',
    refused: 'Globalnych podwykonawców prowadzą tylko administratorzy',
    several: 'Usunięto 3 podwykonawców',
  },
] as const;

describe.each(directories)('$title', (directory) => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let admin: SignedIn;

  beforeAll(async () => {
    admin = await demoUser(product(), 'admin');
  });

  async function desk(search = '') {
    const visitor = await openDesk(browser, product(), admin, directory.path + search);
    await visitor.screen.has('heading', new RegExp(`^${directory.title}`));
    return visitor;
  }

  it('are entered, changed and deleted by name', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    await screen.click('button', directory.add);
    await visitor.isAt(`${directory.path}/create`);
    const form = screen.in('dialog', new RegExp(`^${directory.add}`));
    expect(await seriousFaults(visitor)).toEqual([]);
    await form.fillAll({ Nazwa: 'Ósemka Łódź', ...directory.fields, Telefon: '600100200' });
    await form.click('button', directory.submit);
    await screen.in('status').says('Dodano Ósemka Łódź');
    await screen.hasNo('dialog');

    await screen.fill(directory.search, 'osemka');
    await screen.click('button', 'Szukaj');
    await screen.in('row', /Ósemka/).says('+48 600 100 200');
    await screen.click('button', 'Edytuj Ósemka Łódź');
    const edit = screen.in('dialog', new RegExp(`^${directory.edit}`));
    expect(await edit.value('Telefon')).toBe('+48 600 100 200');
    await edit.fill('Nazwa', 'Ósemka Gdynia');
    await edit.click('button', 'Zapisz');
    await screen.in('status').says('Zapisano Ósemka Gdynia');
    await screen.hasNo('dialog');

    await screen.click('button', 'Usuń Ósemka Gdynia');
    const question = screen.in('dialog', 'Usunąć Ósemka Gdynia?');
    await question.says('kolekcji');
    await question.click('button', directory.remove);
    await screen.in('status').says('Usunięto Ósemka Gdynia');
    await screen.hasNo('row', /Ósemka Gdynia/);
  });

  it('are paged only where there is more than one page, and searched by Enter', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    await screen.has('link', directory.one);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    expect(await screen.count('button', 'Następna')).toBe(directory.pages ? 1 : 0);
    if (directory.pages) await screen.says(directory.pages);
    await screen.fill(directory.search, 'qqqq');
    await visitor.press('Enter');
    await screen.has('heading', directory.nothing);
    await screen.click('button', 'Wyczyść wyszukiwanie');
    await screen.has('link', directory.one);
  });

  it('are deleted several at once', async () => {
    for (const number of [1, 2, 3]) {
      await admin.api.create(directory.api, {
        name: `Zbędna ${number}`,
        address: 'ul. Krótka 1',
        post_code: '00-950',
        country_id: 1,
      });
    }
    const { screen } = await desk();
    await screen.has('link', directory.one);
    await screen.fill(directory.search, 'zbedna');
    await screen.hasNo('link', directory.one);
    await screen.click('checkbox', 'Zaznacz wszystkie na stronie');
    await screen.click('button', 'Usuń (3)');
    await screen.in('dialog').click('button', /^Usuń$/);
    await screen.in('status').says(directory.several);
    await screen.hasNo('dialog');
    await screen.hasNo('row', /Zbędna/);
  });

  it('say what failed while loading, and try again', async () => {
    const visitor = await desk();
    const { screen, page } = visitor;
    await screen.has('link', directory.one);
    await page.setRequestInterception(true);
    let isBroken = true;
    page.on('request', (request) => {
      const isList = request.url().includes(`/api${directory.api}?`);
      void (isBroken && isList ? request.abort('failed') : request.continue());
    });
    await screen.fill(directory.search, 'a');
    await screen.in('alert').says(/^Nie udało się wczytać (danych|podwykonawców)/);
    isBroken = false;
    await screen.click('button', 'Spróbuj ponownie');
    await screen.has('table');
    visitor.troubles.splice(0);
  });

  it('are not for others than administrators', async () => {
    const owner = await demoUser(product(), 'owner');
    const { screen } = await openDesk(browser, product(), owner, directory.path);
    await screen.in('alert').has('heading', directory.refused);
    expect(await screen.count('button', directory.add)).toBe(0);
  });
});

describe('a form of a global client', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();

  it('calls the numbers of a company as its country does', async () => {
    const admin = await demoUser(product(), 'admin');
    const { screen } = await openDesk(browser, product(), admin, '/admin-global-clients/create');
    const form = screen.in('dialog');
    await form.has('field', 'NIP');
    await form.has('field', 'REGON');
    await form.choose('Kraj', 'Norwegia');
    await form.has('field', 'Numer MVA');
    await form.has('field', 'Numer organizacyjny');
    await form.choose('Kraj', 'Wybierz…');
    await form.has('field', 'Numer VAT');
    await form.has('field', 'Numer rejestrowy firmy');
  });

  it('leads administrators there from the directory of a company', async () => {
    const admin = await demoUser(product(), 'admin');
    const visitor = await openDesk(browser, product(), admin, '/client-directory');
    await visitor.screen.click('link', 'Otwórz globalną bazę klientów');
    await visitor.isAt('/admin-global-clients');
    await visitor.press('g', 's');
    await visitor.isAt('/admin-global-subcontractors');
    await visitor.press('g', 'c');
    await visitor.isAt('/admin-global-clients');
  });
});
