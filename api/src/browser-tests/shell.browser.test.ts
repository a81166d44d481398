import { beforeAll, describe, expect, it } from '@jest/globals';
import { taken } from '../testing/api-caller.js';
import { aCompany, demoUser, type SignedIn } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('shell', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let owner: SignedIn;

  beforeAll(async () => {
    owner = await demoUser(product(), 'owner');
  });

  const desk = (path: string, options: DeskOptions = {}, user = owner) =>
    openDesk(browser, product(), user, path, options);

  it('says who works for which company, and leads to every screen', async () => {
    const { screen } = await desk('/');
    const menu = screen.in('navigation', 'Menu główne');
    await menu.says('Bałtyk Spedycja', 'Właściciel', 'Anna Kowalczyk', 'owner@demo.example');
    for (const entry of ['Katalog klientów', 'Podwykonawcy', 'Aktywności', 'Do zrobienia']) {
      await menu.click('link', new RegExp(`^${entry}`));
      await screen.in('main').has('heading', new RegExp(`^${entry}`));
    }
    expect(await menu.count('link', /Skrzynka nadawcza/)).toBe(0);
  });

  it('goes by keyboard', async () => {
    const visitor = await desk('/activities');
    const { screen } = visitor;
    await screen.has('heading', /^Aktywności/);
    await visitor.press('g', 'c');
    await visitor.isAt(/^\/client-directory/);
    await screen.has('heading', /^Katalog klientów/);
    await visitor.press('g', 's');
    await screen.has('heading', /^Podwykonawcy/);
    await visitor.press('g', 'a');
    await screen.has('heading', /^Aktywności/);
    await visitor.press('g', 'c');
    await screen.has('row', /Elektromontaż|Agromix/);
    await visitor.press('/');
    await screen.hasFocus('Szukaj klientów');
    // What is typed there is no key of the product.
    await visitor.press('g', 'a', '?');
    expect(await screen.value('Szukaj klientów')).toBe('ga?');
    await visitor.press('Escape');
    await screen.hasNo('dialog');
  });

  it('lists its keys on ?, and gives the focus back', async () => {
    const visitor = await desk('/client-directory');
    const { screen } = visitor;
    await screen.has('button', 'Dodaj klienta');
    await visitor.press('?');
    const help = screen.in('dialog', /^Skróty klawiszowe/);
    await help.says('Szukanie i polecenia Ctrl K', 'Ta lista ?', 'Aktywności G potem A');
    // While it is open, other keys do nothing.
    await visitor.press('g', 's');
    await visitor.press('Escape');
    await screen.hasNo('dialog');
    await screen.has('heading', /^Katalog klientów/);
    await screen.in('navigation', 'Menu główne').click('button', 'Skróty klawiszowe');
    await help.has('heading', 'Wszędzie');
    await visitor.press('Escape');
    await screen.hasFocus('Skróty klawiszowe');
  });

  it('finds orders, clients, subcontractors and commands on Ctrl+K', async () => {
    const visitor = await desk('/activities');
    const { screen } = visitor;
    await screen.has('heading', /^Aktywności/);
    await visitor.press('Control+k');
    const palette = screen.in('dialog', 'Szukanie i polecenia');
    await screen.hasFocus('Szukanie i polecenia');
    await palette.fill('Szukanie i polecenia', 'elektromontaz');
    await palette.in('group', 'Zlecenia').has('option', /Elektromontaż/);
    await palette.in('group', 'Klienci').has('option', /Elektromontaż/);
    // What matches by what one sees comes first, and what does not says why it is there.
    await palette.fill('Szukanie i polecenia', 'gdansk');
    await palette.in('group', 'Zlecenia').has('option', /Kartuzy → Stavanger, ul\. Gdańska/);
    const found = await visitor.page.$$eval('[role=option]', (all) =>
      all.map(({ textContent }) => textContent),
    );
    const ofStreet = found.findIndex((text) => text.includes('Kartuzy'));
    expect(found.slice(0, ofStreet).filter((text) => /Gdańsk(?!a)/.test(text))).toHaveLength(ofStreet);
    await palette.fill('Szukanie i polecenia', '#6');
    await palette.in('group', 'Zlecenia').has('option', /Elektromontaż/);
    await visitor.press('Enter');
    await visitor.isAt('/offer/6');
    await visitor.press('Control+k');
    await palette.fill('Szukanie i polecenia', 'dodaj pod');
    await palette.in('group', 'Polecenia').has('option', /^Dodaj podwykonawcę/);
    await visitor.press('Enter');
    await screen.has('dialog', /^Dodaj podwykonawcę/);
    await visitor.isAt('/subcontractors/create');
    await visitor.press('Escape');
    await visitor.press('Control+k');
    await palette.fill('Szukanie i polecenia', 'qqqq');
    await palette.says('Nic nie pasuje do „qqqq”');
    await visitor.press('Escape');
    await screen.hasNo('dialog');
  });

  it('speaks another language at once, and after a reload', async () => {
    const visitor = await desk('/activities');
    const { screen } = visitor;
    await screen.click('button', 'Język: Polski');
    await screen.click('menuitem', 'Norsk');
    await screen.has('heading', /^Aktiviteter/);
    expect(await visitor.language()).toBe('no');
    await visitor.reload();
    await screen.has('heading', /^Aktiviteter/);
    expect(await visitor.kept('frakto.locale')).toBe('no');
    await screen.click('button', /^Språk/);
    await screen.click('menuitem', 'Polski');
    await screen.has('heading', /^Aktywności/);
  });

  it('is dark when asked to, and stays so', async () => {
    const visitor = await desk('/activities');
    const { screen } = visitor;
    const ground = () => visitor.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await screen.click('button', /^Motyw/);
    await screen.click('menuitem', 'Ciemny');
    await screen.has('button', 'Motyw: Ciemny');
    const dark = await ground();
    expect(dark).not.toBe(light);
    await visitor.reload();
    await screen.has('heading', /^Aktywności/);
    expect(await ground()).toBe(dark);
  });

  it('folds its menu away and remembers that', async () => {
    const visitor = await desk('/activities');
    const { screen } = visitor;
    await screen.click('button', 'Zwiń menu');
    await screen.has('button', 'Rozwiń menu');
    await visitor.reload();
    await screen.has('button', 'Rozwiń menu');
    await screen.in('navigation', 'Menu główne').click('link', /^Katalog klientów/);
    await screen.has('heading', /^Katalog klientów/);
  });

  it('has its menu in a drawer on phones', async () => {
    const { screen } = await desk('/activities', { width: 360, height: 760 });
    await screen.click('button', 'Otwórz menu');
    await screen.in('dialog').click('link', /^Podwykonawcy/);
    await screen.has('heading', /^Podwykonawcy/);
    await screen.hasNo('dialog');
  });

  it('signs out', async () => {
    const visitor = await desk('/client-directory', {}, await demoUser(product(), 'owner'));
    const { screen } = visitor;
    await screen.click('button', 'Wyloguj');
    await visitor.isAt('/');
    await screen.has('form', 'Zaloguj się');
    await screen.in('status').says('Wylogowano pomyślnie');
    expect([await visitor.kept('frakto.token'), await visitor.kept('frakto.user')]).toEqual([null, null]);
    await visitor.page.goBack();
    await screen.has('form', 'Zaloguj się');
  });

  it('lets somebody sign in again where somebody has just signed out', async () => {
    const visitor = await desk('/client-directory', {}, await aCompany(product()));
    const { screen } = visitor;
    await screen.click('button', 'Wyloguj');
    const next = await aCompany(product());
    const form = screen.in('form', 'Zaloguj się');
    await form.fillAll({ 'E-mail': next.email, Hasło: next.password });
    await form.click('button', 'Zaloguj się');
    await screen.has('heading', /^Do zrobienia/);
    await visitor.reload();
    await screen.has('heading', /^Do zrobienia/);
    expect(await visitor.kept('frakto.token')).not.toBeNull();
  });

  it('forgets a session that the server has ended, and says so', async () => {
    const user = await demoUser(product(), 'owner');
    const visitor = await desk('/activities', {}, user);
    const { screen } = visitor;
    await screen.has('heading', /^Aktywności/);
    taken(await user.api.post('/auth/logout'), 204);
    // By its address: what the page asks for by itself may end the session on the screen, and its menu, at any moment.
    await visitor.open(`${product().url}/subcontractors`);
    await visitor.isAt('/');
    const note = screen.in('form', 'Zaloguj się').in('status');
    await note.says('Sesja wygasła. Zaloguj się ponownie.');
    await visitor.reload();
    await note.says('Sesja wygasła. Zaloguj się ponownie.');
    expect([await visitor.kept('frakto.token'), await visitor.kept('frakto.user')]).toEqual([null, null]);
    await visitor.hasTrouble(/401/);
    visitor.forgetRefusals();
  });

  it('says of an unknown address that nothing is there, and shows ways on', async () => {
    const visitor = await desk('/nowhere/at/all');
    const { screen } = visitor;
    await screen.has('heading', 'Nie ma takiej strony');
    await screen.in('main').says(/nowhere.at.all/);
    await visitor.isAt('/nowhere/at/all');
    await screen.in('main').click('button', 'Szukaj');
    await screen.has('dialog', 'Szukanie i polecenia');
    await visitor.press('Escape');
    await screen.in('main').click('button', 'Przejdź na stronę startową');
    await visitor.isAt('/queue');
  });
});
