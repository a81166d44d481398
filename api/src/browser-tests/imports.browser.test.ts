import { afterAll, describe, expect, it } from '@jest/globals';
import type { Paged } from '../platform/http/api-types.js';
import type { ClientDto } from '../modules/directory/clients/client.dto.js';
import { aClient } from '../testing/directory.js';
import { aCompany, demoUser, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { Files } from './testing/downloads.js';
import { useProduct } from './testing/product.js';
import type { Visitor } from './testing/visitor.js';

const head = 'Nazwa;Adres;Kod pocztowy;Miasto;Kraj;E-mail;Opiekun';
const good = 'Łódzkie Meble;ul. Długa 1;90-001;Łódź;Polska;biuro@meble.example;Jan';
const table = (...lines: string[]) => [head, ...lines].join('\n');
const chooser = 'Wybierz plik';

describe('an import', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  const files = new Files();
  afterAll(() => files.remove());

  async function desk(user: SignedIn, path: string, options?: DeskOptions): Promise<Visitor> {
    const visitor = await openDesk(browser, product(), user, path, options);
    await files.receive(visitor);
    return visitor;
  }

  const clients = ({ api }: SignedIn) => api.read<Paged<ClientDto>>('/clients-personal', { page_size: 100 });

  it('leads from a file over its columns and a preview to the directory', async () => {
    const owner = await aCompany(product());
    const visitor = await desk(owner, '/client-directory');
    const { screen } = visitor;
    await screen.click('link', 'Import klientów');
    await visitor.isAt('/imports/clients');
    await screen.says(
      'najwyżej 10 MB',
      'Potrzebne dla każdej firmy: Nazwa, Ulica i numer, Kod pocztowy, Kraj.',
    );
    await files.choose(
      visitor,
      chooser,
      'kontrahenci.csv',
      table(good, 'Bez adresu;;90-001;;Atlantyda;;', ' łódzkie  meble ;ul. 2;90-001;;PL;;', good),
    );

    await screen.has('heading', 'Co trafi do którego pola?');
    await screen.says('Używane kolumny: 6 z 7');
    const field = (column: string) => `Pole dla kolumny „${column}”`;
    expect(await screen.value(field('Nazwa'))).toBe('name');
    expect(await screen.value(field('Opiekun'))).toBe('');
    await screen.choose(field('Nazwa'), 'Pomiń');
    await screen.in('status').says('Wybierz kolumnę z nazwami firm.');
    await screen.choose(field('Nazwa'), 'Nazwa (wymagane)');
    await screen.choose(field('Opiekun'), 'Uwagi');
    await screen.choose('Kraj wierszy, które go nie podają', 'Norwegia');
    await screen.click('button', 'Sprawdź wiersze');

    await screen.has('heading', 'Co zostanie wprowadzone');
    await screen.in('row', /Bez adresu/).says('Pole wymagane', 'Nieznany kraj');
    await screen.click('button', 'Pierwsze wiersze');
    expect(await screen.count('row', /Już jest/)).toBe(1);
    await screen.click('button', 'Wróć do kolumn');
    expect(await screen.value(field('Opiekun'))).toBe('notes');
    expect(await screen.value('Kraj wierszy, które go nie podają')).toBe('21');
    await visitor.reload();
    expect(await screen.value(field('Opiekun'))).toBe('notes');
    await screen.click('button', 'Sprawdź wiersze');
    await screen.click('button', 'Importuj 2 wiersze');

    await screen.in('status').says('Import zakończony');
    await screen.click('button', 'Pobierz odrzucone wiersze');
    const refused = (await files.downloaded('kontrahenci-rejected.csv')).toString();
    expect(refused).toMatch(/^\ufeffNazwa;.*;Błędy\nBez adresu;.*Nieznany kraj/);
    await screen.click('link', 'Przejdź do katalogu');
    await screen.has('row', /Łódzkie Meble/);
    const { items } = await clients(owner);
    expect(items).toHaveLength(2);
    expect(items.find(({ name }) => name === 'Łódzkie Meble')).toMatchObject({ notes: 'Jan', country_id: 1 });
  });

  it.each([
    ['pl', 'clients', 'Pobierz szablon (CSV)', 'klienci-szablon.csv', chooser, 'Używane kolumny: 11 z 11'],
    [
      'pl',
      'subcontractors',
      'Pobierz szablon (CSV)',
      'podwykonawcy-szablon.csv',
      chooser,
      'kolumny: 10 z 10',
    ],
    [
      'en',
      'clients',
      'Download a template (CSV)',
      'clients-template.csv',
      'Choose a file',
      '11 of 11 columns',
    ],
    [
      'en',
      'subcontractors',
      'Download a template (CSV)',
      'subcontractors-template.csv',
      'Choose a file',
      '10 of 10',
    ],
    ['no', 'clients', 'Last ned en mal (CSV)', 'kunder-mal.csv', 'Velg en fil', '11 av 11 kolonner'],
    ['no', 'subcontractors', 'Last ned en mal (CSV)', 'underleverandorer-mal.csv', 'Velg en fil', '10 av 10'],
  ] as const)('knows the template that it gives: %s, %s', async (language, kind, save, name, field, used) => {
    const owner = await aCompany(product());
    const visitor = await desk(owner, `/imports/${kind}`, { language });
    const { screen } = visitor;
    await screen.click('button', save);
    const template = (await files.downloaded(name)).toString();
    expect(template.startsWith('\ufeff')).toBe(true);
    const cells = template.trim().split(';');
    await files.choose(visitor, field, 'a.csv', template + cells.map((_head, n) => `x${n}`).join(';'));
    await screen.says(new RegExp(used));
  });

  it('asks for the columns where the address of its preview is opened anew', async () => {
    const owner = await aCompany(product());
    const first = await desk(owner, '/imports/clients');
    await files.choose(first, chooser, 'kontrahenci.csv', table(good));
    await first.screen.click('button', 'Sprawdź wiersze');
    await first.screen.has('heading', 'Co zostanie wprowadzone');
    await first.isAt(/\/preview$/);
    const second = await desk(owner, new URL(first.page.url()).pathname);
    await second.screen.has('heading', 'Co trafi do którego pola?');
    await second.screen.click('button', 'Sprawdź wiersze');
    await second.screen.click('button', 'Importuj 1 wiersz');
    await second.screen.in('status').says('Import zakończony');
  });

  it('refuses what is no table, and sends nothing that is too large', async () => {
    const owner = await aCompany(product());
    const visitor = await desk(owner, '/imports/clients');
    const { screen } = visitor;
    const sent: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const refusals: [string, string | Buffer, string][] = [
      ['wielki.csv', Buffer.alloc(50 * 1024 * 1024, 'x'), 'wielki.csv ma 50 MB. Przyjmujemy najwyżej 10 MB'],
      ['zdjęcie.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'nie da się odczytać jako tabeli'],
      ['pusty.csv', head, 'nie ma wierszy'],
      ['za-długi.csv', `a\n${'x\n'.repeat(50_001)}`, 'najwyżej 50000 wierszy'],
    ];
    for (const [index, [name, content, words]] of refusals.entries()) {
      await files.choose(visitor, chooser, name, content);
      await screen.in('alert').says(new RegExp(words));
      expect(sent).toHaveLength(index);
    }
    visitor.forgetRefusals();
    await files.choose(visitor, chooser, 'dobry.csv', table(good));
    await screen.has('heading', 'Co trafi do którego pola?');
  });

  it('goes on while its screen is left, and tells when it is done', async () => {
    const owner = await aCompany(product());
    const visitor = await desk(owner, '/imports/subcontractors');
    const { screen } = visitor;
    const lines = Array.from({ length: 15_000 }, (_none, n) => `Przewoźnik ${n};Kontraktowa`);
    await files.choose(visitor, chooser, 'przewoźnicy.csv', ['Przewoźnik;Stawka', ...lines].join('\n'));
    await screen.click('button', 'Sprawdź wiersze');
    await screen.click('button', /Importuj 15.000 wierszy/);
    await screen.in('status').says('Wprowadzanie wierszy…');
    await screen.click('link', 'Wcześniejsze importy');
    await screen.in('row', /przewoźnicy\.csv/).says(/Trwa, \d+%/);
    await screen.in('status').says('Zaimportowano przewoźnicy.csv');
    await screen.in('row', /przewoźnicy\.csv/).says('Zakończony');
    await screen.click('button', 'Pokaż');
    await screen.has('heading', 'Import zakończony');
    await screen.says(/15.000/);
  });

  it('of an administrator goes into the global directory', async () => {
    const admin = await demoUser(product(), 'admin');
    const visitor = await desk(admin, '/admin-global-clients', { language: 'en' });
    const { screen } = visitor;
    await screen.click('button', 'More actions');
    await screen.click('menuitem', /^Import/);
    await screen.says('Required for each company: Name, Street and number, Post code.');
    await files.choose(visitor, 'Choose a file', 'g.csv', 'Name;Address;Zip\nGlobal Timber;Road 1;X1');
    await screen.choose('Country for rows without one', 'None');
    await screen.click('button', 'Check the rows');
    await screen.click('button', 'Import 1 row');
    await screen.in('status').says('Import complete');
    const found = await admin.api.read<Paged<ClientDto>>('/client-database', { q: 'global timber' });
    expect(found).toMatchObject({ total: 1, items: [{ country_id: null }] });
  });

  it('that is not there says so', async () => {
    const visitor = await desk(await aCompany(product()), '/imports/987654');
    await visitor.screen.has('heading', 'Nie ma takiego importu');
    visitor.forgetRefusals();
    await visitor.open(`${product().url}/imports/abc`);
    await visitor.screen.has('heading', 'Nie ma takiego importu');
  });

  const looks: DeskOptions[] = [
    { language: 'pl', scheme: 'light' },
    { language: 'en', scheme: 'dark', width: 768 },
    { language: 'no', scheme: 'light', width: 768 },
  ];
  it.each(looks)('has nothing that axe finds serious: %o', async (look) => {
    const owner = await aCompany(product());
    const visitor = await desk(owner, '/imports/clients', look);
    const { screen } = visitor;
    const stands = async () => {
      await screen.isSettled();
      expect(await seriousFaults(visitor)).toEqual([]);
    };
    await screen.has('heading');
    await stands();
    const input = await visitor.page.waitForSelector('input[type=file]');
    const label = await input?.evaluate((one) => one.getAttribute('aria-label') ?? '');
    await files.choose(visitor, label ?? '', 'a.csv', table(good, 'Bez adresu;;1;;Atlantyda;x;'));
    await screen.has('table');
    await stands();
    const press = () => visitor.page.$eval('footer button:last-child', (one) => one.click());
    await press();
    await screen.has('row', /Bez adresu/);
    await stands();
    await press();
    await screen.has('link', /directory|katalog/i);
    await screen.hasNo('table');
    await stands();
    await visitor.open(`${product().url}/imports`);
    await screen.has('row', /a\.csv/);
    await stands();
  });
});

describe('an export', () => {
  const product = useProduct();
  const browser = useBrowser();
  const files = new Files();
  afterAll(() => files.remove());

  it('saves the directory, or what the list shows, as CSV and as a workbook', async () => {
    const owner = await aCompany(product());
    await aClient(owner, { name: '=cmd|calc', city: 'Łódź' });
    await aClient(owner, { name: 'Drammen Trelast', city: 'Drammen' });
    await aClient(owner, { name: 'Narvik Fisk', city: 'Narvik', email: null });
    const visitor = await openDesk(
      browser,
      product(),
      owner,
      '/client-directory?filter=%7B%22q%22%3A%22lodz%22%7D',
    );
    await files.receive(visitor);
    const { screen } = visitor;
    await screen.has('row', /cmd/);
    const save = async (choice: string, name: string, count: string) => {
      await screen.click('button', 'Więcej działań');
      await screen.click('menuitem', 'Eksportuj katalog');
      await screen.click('menuitem', choice);
      await screen.in('status').says(`Pobrano ${name}: ${count}`);
      return files.downloaded(name);
    };
    const found = (await save('To, co pokazuje lista: 1 rekord: CSV', 'clients.csv', '1 rekord')).toString();
    expect(found.startsWith('\ufeffname;')).toBe(true);
    expect(found).toContain("'=cmd|calc");
    expect(found).not.toContain('Drammen');
    expect((await save('Wszystkie rekordy: CSV', 'clients.csv', '3 rekordy')).toString()).toContain(
      'Drammen',
    );
    const workbook = await save('Wszystkie rekordy: Excel (.xlsx)', 'clients.xlsx', '3 rekordy');
    expect(workbook.subarray(0, 2).toString()).toBe('PK');

    await visitor.open(`${product().url}/client-directory`);
    await screen.has('row', /Narvik/);
    await screen.click('button', 'E-mail: wszystkie');
    await screen.click('menuitem', 'z adresem');
    await screen.hasNo('row', /Narvik/);
    const written = await save('To, co pokazuje lista: 2 rekordy: CSV', 'clients.csv', '2 rekordy');
    expect(written.toString()).toContain('Drammen');
    expect(written.toString()).not.toContain('Narvik');
  });
});
