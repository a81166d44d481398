import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Paged } from '../platform/http/api-types.js';
import type { ClientDto } from '../modules/directory/clients/client.dto.js';
import { companyPages, openWebsite } from '../testing/websites.js';
import { demoUser, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { useProduct } from './testing/product.js';

const path = '/client-scanner';
const start = 'Rozpocznij skanowanie';
const field = 'Adresy stron';

const websites = [
  await openWebsite(companyPages('Meblex', 'meblex.pl')),
  await openWebsite(companyPages('Okna Wisła', 'okna-wisla.pl')),
  await openWebsite({ '/': '<p>Wkrótce</p>' }),
];
/** Answers so late that somebody can stop it. */
const slow = await openWebsite(companyPages('Powolna', 'powolna.pl'), 4_000);
const [meblex, wisla, empty] = websites.map(({ url }) => url) as [string, string, string];
afterAll(() => Promise.all([...websites, slow].map((website) => website.close())));

describe('the client scanner', () => {
  const product = useProduct({
    demo: true,
    settings: { CRAWLER_ALLOW_HOSTS: [...websites, slow].map(({ host }) => host).join(',') },
  });
  const browser = useBrowser();
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await demoUser(product(), 'admin');
  });
  const desk = (options?: DeskOptions) => openDesk(browser, product(), admin, path, options);

  it('is where administrators land, and nobody else', async () => {
    const visitor = await openDesk(browser, product(), admin, '/');
    await visitor.isAt(path);
    await visitor.screen.in('navigation').has('link', 'Skaner klientów');
    const owner = await openDesk(browser, product(), await demoUser(product(), 'owner'), path);
    await owner.screen.in('alert').says('Strony skanują tylko administratorzy');
    expect(await owner.screen.count('button', start)).toBe(0);
  });

  it('says what is wrong with what was entered, and loses nothing of it', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    expect(await screen.attribute('button', new RegExp(`^${start}`), 'aria-disabled')).toBe('true');
    await screen.says('Podaj co najmniej jeden adres strony');
    await screen.fill(field, 'to nie jest adres\n\nmeblex.pl\nftp://x.pl');
    await screen.in('main').says('3 adresy');
    await screen.click('button', start);
    await screen.hasFault(field, '2 wiersze nie są adresami stron: „to nie jest adres”, „ftp://x.pl”');
    await visitor.hasTrouble(/422/);
    expect(await screen.value(field)).toBe('to nie jest adres\n\nmeblex.pl\nftp://x.pl');
    expect(await screen.value('Kraj firm')).toBe('1');
    await screen.click('button', 'Wyczyść pole');
    await screen.hasNoFault(field);
  });

  it('finds companies, tells what gave nothing, and saves those that are chosen', async () => {
    const { screen } = await desk();
    await screen.fill(field, `${meblex}\n${wisla}\n${empty}\nhttp://10.0.0.1`);
    await screen.click('button', start);
    const main = screen.in('main');
    await main.says('4 z 4', '100%', '2 adresy nic nie dały');
    await main.has('heading', /^Znalezione firmy\s*2$/);
    await main.says(
      'Meblex Sp. z o.o.',
      'biuro@meblex.pl',
      '+48 42 600 00 00',
      'ul. Długa 12, 90-001 Łódź, Polska',
    );
    await main.isTicked('checkbox', 'Zaznacz Meblex Sp. z o.o.');

    await main.click('checkbox', 'Odznacz wszystkie');
    await main.says('Zaznaczono 0');
    await main.click('checkbox', 'Zaznacz Meblex Sp. z o.o.');
    await main.click('button', 'Zapisz zaznaczone (1)');
    await screen.says('Zapisano firmy', '1 nowa, 0 zaktualizowanych');
    await main.saysNo('Meblex Sp. z o.o.');
    const { items } = await admin.api.read<Paged<ClientDto>>('/client-database', { q: 'meblex' });
    expect(items).toMatchObject([{ name: 'Meblex Sp. z o.o.', city: 'Łódź', country_id: 1 }]);

    await main.click('button', 'Usuń Okna Wisła Sp. z o.o. z listy');
    await screen.says('Usunięto Okna Wisła Sp. z o.o.', 'Tu pojawią się znalezione firmy');
  });

  it('tells whom saving would update, and clears the list when asked', async () => {
    const { screen } = await desk();
    await screen.fill(field, meblex);
    await screen.click('button', start);
    const main = screen.in('main');
    await main.says('Zaktualizuje: Meblex Sp. z o.o.');
    await main.click('button', 'Wyczyść wyniki');
    await screen.in('dialog').says('Wyczyścić 1 znalezioną firmę?');
    await screen.in('dialog').click('button', 'Wyczyść wyniki');
    await screen.says('Wyczyszczono wyniki', 'Tu pojawią się znalezione firmy');
  });

  it('takes no others while one runs, shows it to every administrator, and can be stopped', async () => {
    const { screen } = await desk();
    await screen.fill(field, slow.url);
    await screen.click('button', start);
    await screen.in('main').says('Skanowanie stron trwa.', /Teraz: /);
    const other = await desk();
    await other.screen.in('main').says('0 z 1', 'Skanowanie');
    await other.screen.hasNo('button', start);
    await other.screen.click('button', 'Zatrzymaj');
    await other.screen.says('Zatrzymano skanowanie', 'Zatrzymany');
    await screen.in('main').says('Zatrzymany');
    expect(await screen.value(field)).toBe(slow.url);
  });

  it.each([
    { language: 'pl', scheme: 'light', width: 1_440 },
    { language: 'en', scheme: 'dark', width: 768 },
    { language: 'no', scheme: 'light', width: 360 },
  ] as const)('has nothing that axe finds serious, $language, $scheme, $width', async (options) => {
    await admin.api.act('/crawler/start', { urls: [meblex, empty], country_id: 1 });
    const visitor = await desk(options);
    await visitor.screen.in('main').says('Meblex Sp. z o.o.');
    await visitor.screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
