import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoPdf } from '../demo/demo-pdf.js';
import { demoUser, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { Files } from './testing/downloads.js';
import { useProduct } from './testing/product.js';

describe('the test tools', () => {
  const product = useProduct({ demo: true, settings: { ADMIN_SQL: 'read', ADMIN_CLEANUP: 'on' } });
  const browser = useBrowser();
  const files = new Files();
  let admin: SignedIn;

  beforeAll(async () => {
    admin = await demoUser(product(), 'admin');
  });
  afterAll(() => files.remove());

  const office = (path = '/tests', options: DeskOptions = {}) =>
    openDesk(browser, product(), admin, path, options);

  it('are among the entries of an administrator, and nobody else’s', async () => {
    const visitor = await office('/mail-outbox');
    await visitor.press('g', 't');
    await visitor.isAt('/tests');
    await visitor.screen.has('heading', 'Narzędzia testowe');
    await visitor.screen.in('navigation', 'Narzędzia na tej stronie').click('link', 'Podgląd PDF');
    const anchors = visitor.screen.in('navigation', 'Narzędzia na tej stronie');
    expect(await anchors.attribute('link', 'Podgląd PDF', 'aria-current')).toBe('true');

    const owner = await openDesk(browser, product(), await demoUser(product(), 'owner'), '/tests');
    await owner.screen.in('alert').says('Z narzędzi testowych korzystają tylko administratorzy');
  });

  it('send a real mail, and tell that it has left', async () => {
    const visitor = await office();
    const { screen } = visitor;
    const card = screen.in('region', 'Testowy e-mail');
    await card.fill('Wyślij do', 'nikt');
    await card.click('button', 'Wyślij testowy e-mail');
    await card.hasFault('Wyślij do', /adres/i);
    visitor.forgetRefusals();
    await card.fill('Wyślij do', 'proba@odbiorca.example');
    await card.click('button', 'Wyślij testowy e-mail');
    await card.in('status').says('Serwer pocztowy przyjął wiadomość do proba@odbiorca.example.');
    const mail = await product().mails.mailTo('proba@odbiorca.example', /^Testowa wiadomość/);
    expect(mail.subject).toBe('Testowa wiadomość z Frakto');
    await card.click('link', 'Pokaż w skrzynce nadawczej');
    await screen.has('heading', 'Testowa wiadomość z Frakto');
  });

  it('run statements, copy what they give, and say where one is wrong', async () => {
    const visitor = await office();
    await visitor.allowClipboard(product().url);
    const card = visitor.screen.in('region', /^Polecenie SQL/);
    await card.says('Tylko odczyt');
    await card.click('button', 'Wykonaj');
    await card.hasFault('Polecenie', 'Wypełnij to pole');
    await card.fill(
      'Polecenie',
      `select code, name_pl as name, code = 'PL' as name from countries order by id limit 2`,
    );
    await visitor.press('Control+Enter');
    await card.says('2 wiersze');
    expect(await card.in('table').texts('row')).toEqual([
      'code character name text name boolean',
      'PL Polska true',
      'DE Niemcy false',
    ]);
    await card.click('button', 'Kopiuj jako CSV');
    await visitor.screen.says('Wiersze są w schowku');
    expect(await visitor.clipboard()).toBe('code;name;name\r\nPL;Polska;true\r\nDE;Niemcy;false');

    await card.fill('Polecenie', 'select code,\n  nme from countries');
    await card.click('button', 'Wykonaj');
    await card.in('alert').says('column "nme" does not exist', 'Wiersz 2, znak 3');
    await card.fill('Polecenie', 'delete from countries');
    await card.click('button', 'Wykonaj');
    await card.in('alert').says('read-only transaction');
    await card.click('button', 'Wcześniejsze polecenia');
    await card.in('listitem', /limit 2/).click('button', 'Wstaw do edytora');
    await visitor.screen.hasFocus('Polecenie');
    expect(await card.value('Polecenie')).toContain('limit 2');
    visitor.forgetRefusals();
  });

  it('tell a quote request from other texts, with the reasons', async () => {
    const { screen } = await office('/tests#quote');
    const card = screen.in('region', 'Rozpoznawanie zapytań');
    await card.fill('Tekst', 'Proszę o wycenę transportu 12 palet z Łodzi do Oslo, załadunek 24.11.');
    await card.click('button', 'Sprawdź');
    await card.in('status').says('Tak', 'To jest zapytanie o wycenę.');
    await card.in('listitem', /pyta o cenę/).says('wycenę');
    await card.fill('Tekst', 'W załączeniu faktura za listopad, termin płatności 14 dni.');
    await card.click('button', 'Sprawdź');
    await card.in('status').says('Nie', 'To nie jest zapytanie o wycenę.');
    await card.in('listitem', /faktura lub płatność/).says(/−\d/);
  });

  it('enter a random quotation, and make links that open', async () => {
    const visitor = await office();
    const { screen } = visitor;
    const card = screen.in('region', 'Losowe zapytanie');
    await card.click('button', 'Utwórz zapytanie');
    await card.hasFault('Użytkownik', 'Wypełnij to pole');
    await card.fill('Użytkownik', 'anna');
    await screen.click('option', /^Anna Kowalczyk/);
    await card.fill('Klient', 'lodzkie');
    await screen.click('option', /^Łódzkie Tkaniny/);
    await card.click('button', 'Utwórz zapytanie');
    await card.in('status').says(/Utworzono losowe zapytanie nr \d+/);
    await card.says('Nowe zapytanie', 'Załadunek', 'Palety');

    const links = screen.in('region', 'Linki do stron publicznych');
    await links.click('button', 'Wybór oferty przez klienta');
    await links.fill('Użytkownik', 'anna');
    await screen.click('option', /^Anna Kowalczyk/);
    await links.fill('Zlecenie', 'oslo');
    // One that has been sent an offer; of the others there may be any number, made up above.
    await screen.click('option', /Krosno.*Oslo/);
    await links.click('button', 'Utwórz link');
    expect(await links.value('Link')).toMatch(/\/client-offer-selection\/pl\?.*sig=/);

    await links.click('button', 'Zlecenie dla podwykonawcy');
    await links.click('button', 'EN');
    await links.click('button', 'Utwórz link');
    await links.says('Zmyślone zlecenie');
    const sample = await links.value('Link');
    await visitor.open(sample);
    await visitor.screen.says('This is a sample with made-up data', 'Net price for the route', 'kg');
    expect(await visitor.screen.count('button', /Accept|Reject/)).toBe(0);
  });

  it('show a client’s page with several made-up offers', async () => {
    const visitor = await office();
    const links = visitor.screen.in('region', 'Linki do stron publicznych');
    await links.click('button', 'Wybór oferty przez klienta');
    await links.click('button', 'EN');
    await links.click('checkbox', 'Zmyślone oferty');
    await links.fill('Numer zlecenia na stronie', 'GD/11/26');
    await links.click('button', 'Dodaj ofertę');
    await links.click('button', 'Utwórz link');
    await visitor.open(await links.value('Link'));
    await visitor.screen.has('heading', 'Transport offer GD/11/26');
    await visitor.screen.says('This is a sample with made-up data', 'no. 1', 'no. 2', 'no. 3');
    await visitor.screen.says(/3,000\.00\s+EUR/);
    expect(await visitor.screen.count('button', /Accept|Reject/)).toBe(0);
  });

  it('show a PDF, and nothing else', async () => {
    const visitor = await office('/tests#pdf');
    const card = visitor.screen.in('region', 'Podgląd PDF');
    await files.choose(visitor, 'Wybierz PDF', 'obraz.png', 'png');
    await card.in('alert').says('obraz.png to nie PDF: nazwa musi kończyć się na .pdf');
    await files.choose(visitor, 'Wybierz PDF', 'tekst.pdf', 'nic takiego');
    await card.in('alert').says('tekst.pdf to nie PDF: zawartość jest inna');
    await files.choose(visitor, 'Wybierz PDF', 'list.pdf', demoPdf(['List', 'Dzień dobry']));
    await card.says('list.pdf');
    await card.hasNo('alert');
    await card.has('link', 'Otwórz w nowej karcie');
    await card.click('button', 'Zamknij podgląd');
    await card.hasNo('link', 'Otwórz w nowej karcie');
  });

  it.each([
    ['pl', 'light'],
    ['en', 'dark'],
    ['no', 'light'],
  ] as const)('have nothing that axe finds serious, %s, %s', async (language, scheme) => {
    const visitor = await office('/tests', { language, scheme });
    await visitor.screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
  });

  it('clean the database once the words are typed', async () => {
    const visitor = await office('/tests#cleanup');
    const card = visitor.screen.in('region', 'Czyszczenie bazy danych');
    await card.fill('Aby potwierdzić, wpisz DELETE ALL DATA', 'delete');
    await card.click('button', 'Wyczyść bazę danych');
    await card.hasFault('Aby potwierdzić, wpisz DELETE ALL DATA', 'Wpisz dokładnie DELETE ALL DATA');
    await card.fill('Aby potwierdzić, wpisz DELETE ALL DATA', 'DELETE ALL DATA');
    await card.click('button', 'Wyczyść bazę danych');
    await card.in('status').says('Baza danych została wyczyszczona');
    await card.in('row', /^Firmy/).says('2');
    await card.in('row', /^Zlecenia/).says(/\d\d/);
    // Whoever cleaned stays signed in.
    await visitor.reload();
    await visitor.screen.has('heading', 'Narzędzia testowe');
    expect(await seriousFaults(visitor)).toEqual([]);
  });
});
