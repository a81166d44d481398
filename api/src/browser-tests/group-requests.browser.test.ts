import { afterEach, describe, expect, it } from '@jest/globals';
import { addressHash } from '../kernel/links/unsubscribe-link.js';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { SubcontractorDto } from '../modules/directory/subcontractors/subcontractor.dto.js';
import { aGroup, aSubcontractor } from '../testing/directory.js';
import { anOrderAt } from '../testing/orders.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { linkIn } from './testing/mailbox.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

type Owner = Awaited<ReturnType<typeof aCompany>>;

const polish = { country_id: 1, post_code: '80-001', city: 'Gdańsk' };

describe('asking groups for prices', () => {
  const refuseRecipients: Record<string, number> = {};
  let held: Promise<void> | undefined;
  let release = () => undefined as void;
  const product = useProduct({ mailServer: { refuseRecipients, onMessage: () => held } });
  const browser = useBrowser();

  /** The mail server takes nothing until it is released. */
  function holdMails(): void {
    held = new Promise((resolve) => {
      release = resolve;
    });
  }
  afterEach(() => release());

  async function groupOf(owner: Owner, name: string, members: readonly SubcontractorDto[]): Promise<number> {
    const group = await aGroup(owner, { name });
    for (const { id } of members)
      await owner.api.create(`/subcontractor-groups/${group.id}/members`, { subcontractor_id: id });
    return group.id;
  }

  /** A route to ask about, with two groups: one carrier is in both, one cannot be reached, one has no address. */
  async function aRouteToAskAbout() {
    const owner = await aCompany(product());
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    const both = await aSubcontractor(owner, { name: 'Obie Grupy', ...polish });
    const lost = await aSubcontractor(owner, { name: 'Zaginiony Fracht', ...polish });
    const norwegian = await aSubcontractor(owner, { name: 'Fjord Express AS' });
    const other = await aSubcontractor(owner, { name: 'Żuławy Trans', ...polish });
    const silent = await aSubcontractor(owner, { name: 'Bez Adresu', email: null, ...polish });
    await groupOf(owner, 'Chłodnie', [both, lost, norwegian]);
    const ferries = await groupOf(owner, 'Promy', [both, other, silent]);
    await groupOf(owner, 'Pusta', []);
    refuseRecipients[lost.email ?? ''] = 550;
    const path = `/offer/${order.id}?route=${order.routes[0]}&part=quotes`;
    return { owner, path, ferries, carriers: { both, lost, norwegian, other } };
  }

  it('sends each member one mail, shows how far it is wherever one goes, and tries again', async () => {
    const { owner, path, carriers } = await aRouteToAskAbout();
    const { both, lost, norwegian, other } = carriers;
    const mailsTo = async ({ email }: SubcontractorDto) => product().mails.allTo(email ?? '');
    holdMails();
    const visitor = await openDesk(browser, product(), owner, path);
    const { screen } = visitor;

    await screen.click('button', 'Zapytaj podwykonawców');
    const asking = screen.in('dialog', 'Zapytaj podwykonawców');
    await screen.hasFocus('Szukaj grupy po nazwie');
    expect(await asking.attribute('checkbox', /^Pusta/, 'disabled')).not.toBeNull();
    await asking.click('button', 'Pokaż, kto jest w grupie Chłodnie');
    await asking.says('polski: 2 · norweski: 1', 'Zaginiony Fracht');
    await asking.click('checkbox', /^Chłodnie/);
    await asking.fill('Szukaj grupy po nazwie', 'prom');
    await asking.hasNo('checkbox', /^Chłodnie/);
    await asking.click('checkbox', /^Promy/);
    await asking.says('2 grupy, 4 e-maile', 'Czyta w nim 3 z 4 wybranych.');
    await asking.fill('Temat', 'Gdańsk – Bergen w grudniu');
    await asking.fill('Treść', 'Czy jedziecie, {{name}}?\n\n{{order_link}}');
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.press('Control+Enter');

    const progress = screen.in('dialog', /^Zapytania o wycenę/);
    await progress.says(
      'Wysłano do 0 z 4 podwykonawców',
      'Pominięto, bo nie mają adresu e-mail: Bez Adresu.',
    );
    await progress.says('bez drugiego e-maila: 1');
    await progress.in('listitem', /^Chłodnie/).says('0 z 3');
    await progress.in('listitem', /^Promy/).says('0 z 1');
    expect(await seriousFaults(visitor)).toEqual([]);
    await progress.click('button', 'Pracuj dalej');
    await screen.hasFocus('Zapytaj podwykonawców');

    // It goes on while one is elsewhere, and is found again.
    await screen.click('link', 'Powrót do aktywności');
    await screen.has('heading', /^Aktywności/);
    await visitor.page.goBack();
    await screen.click('button', /^Wysyłanie zapytań: 0 z 4/);
    await progress.in('listitem', /^Zaginiony Fracht/).says('czeka');
    await visitor.reload();
    await screen.has('button', /^Wysyłanie zapytań: 0 z 4/);
    release();
    await screen.hasNo('button', /^Wysyłanie zapytań/);
    for (const carrier of [both, norwegian, other]) expect(await mailsTo(carrier)).toHaveLength(1);
    const [words] = await mailsTo(both);
    expect(words).toMatchObject({ subject: 'Gdańsk – Bergen w grudniu', language: 'pl' });
    expect(words?.text).toContain('Czy jedziecie, Obie Grupy?');
    const [foreign] = await mailsTo(norwegian);
    expect(foreign).toMatchObject({ language: 'no' });
    expect(foreign?.text).not.toContain('Czy jedziecie');
    if (words && foreign) expect(linkIn(words).href).not.toBe(linkIn(foreign).href);

    await screen.click('button', /^Zapytania, które nie dotarły: 1 z 4/);
    const asked = progress.in('region', 'Kogo zapytano');
    await asked.in('listitem', /^Zaginiony Fracht/).says('no mail for');
    expect(await asked.count('listitem')).toBe(1);
    delete refuseRecipients[lost.email ?? ''];
    await progress.click('button', 'Wyślij ponownie');
    await progress.says('Wysłano do 4 z 4 podwykonawców');
    await asked.in('listitem', /^Zaginiony Fracht/).says('przekazano serwerowi poczty');
    await asked.hasNo('button', /^Nie dotarło/);
    expect(await mailsTo(lost)).toHaveLength(1);
    await progress.click('button', 'Zamknij');
    await screen.hasNo('dialog');
    await screen.hasNo('button', /^Zapytania, które nie dotarły/);
  });

  it('says who has unsubscribed, before and after, and leaves them out', async () => {
    const { owner, path, carriers } = await aRouteToAskAbout();
    const { other } = carriers;
    await product().rows('insert into mailing_refusals (company_id, address_hash) values ($1, $2)', [
      owner.companyId,
      addressHash(owner.companyId, other.email ?? ''),
    ]);
    const { screen } = await openDesk(browser, product(), owner, path);
    await screen.click('button', 'Zapytaj podwykonawców');
    const asking = screen.in('dialog', 'Zapytaj podwykonawców');
    await asking.click('button', 'Pokaż, kto jest w grupie Promy');
    await asking.in('listitem', /^Żuławy Trans/).says('wypisał się');
    await asking.click('checkbox', /^Promy/);
    await asking.says('1 grupa, 1 e-mail');
    await asking.click('button', /^Wyślij zapytania/);
    const progress = screen.in('dialog', /^Zapytania o wycenę/);
    await progress.says('Pominięto, bo wypisali się z wiadomości zbiorowych: 1. Można ich zapytać osobno.');
    await progress.says('Wysłano do 1 z 1 podwykonawców');
    expect(await product().mails.allTo(other.email ?? '')).toEqual([]);
  });

  it('asks a group once about a route', async () => {
    const { owner, path } = await aRouteToAskAbout();
    const visitor = await openDesk(browser, product(), owner, path);
    const { screen } = visitor;
    await screen.click('button', 'Zapytaj podwykonawców');
    const asking = screen.in('dialog', 'Zapytaj podwykonawców');
    expect(await asking.attribute('button', /^Wyślij zapytania/, 'aria-disabled')).toBe('true');
    await asking.click('checkbox', /^Promy/);
    await asking.click('button', /^Wyślij zapytania/);
    const progress = screen.in('dialog', /^Zapytania o wycenę/);
    await progress.has('button', 'Zamknij');
    await visitor.press('Escape');
    await screen.in('status').says('Wysłano zapytanie do 2 podwykonawców!');
    await screen.click('button', 'Wszystkie zapytania (2)');
    await progress.says('Wysłano do 2 z 2 podwykonawców', '100%');
    await progress.click('button', 'Zamknij');
    await screen.click('button', 'Zapytaj podwykonawców');
    await asking.has('checkbox', /^Promy Zapytano .* O jedną trasę pyta się grupę raz\./);
    expect(await asking.attribute('checkbox', /^Promy/, 'disabled')).not.toBeNull();
    await asking.click('button', 'Pokaż, kto jest w grupie Promy');
    await asking.in('listitem', /^Obie Grupy/).says('już zapytano');
    await asking.in('listitem', /^Bez Adresu/).says('brak e-maila');
  });

  it('tells which group could not be asked, and asks the others all the same', async () => {
    const { owner, path, ferries } = await aRouteToAskAbout();
    const visitor = await openDesk(browser, product(), owner, path);
    const { screen } = visitor;
    await screen.click('button', 'Zapytaj podwykonawców');
    const asking = screen.in('dialog', 'Zapytaj podwykonawców');
    await asking.click('checkbox', /^Promy/);
    await asking.click('checkbox', /^Chłodnie/);
    await owner.api.remove(`/subcontractor-groups/${ferries}`);
    await asking.click('button', /^Wyślij zapytania/);
    await asking.in('alert').says('Nie zapytano: Promy.');
    await asking.hasNo('checkbox', /^Promy/);
    await asking.has('checkbox', /^Chłodnie Zapytano/);
    await asking.click('button', 'Zamknij');
    await screen.in('alert').says('Błędy przy wysyłce do części grup.');
    await screen.has('button', 'Wszystkie zapytania (3)');
    visitor.forgetRefusals();
  });

  it('keeps what was typed until it is given up', async () => {
    const { owner, path } = await aRouteToAskAbout();
    const visitor = await openDesk(browser, product(), owner, path);
    const { screen } = visitor;
    await screen.click('button', 'Zapytaj podwykonawców');
    const asking = screen.in('dialog', 'Zapytaj podwykonawców');
    await asking.click('checkbox', /^Promy/);
    await asking.says('1 grupa, 2 e-maile', 'Czytają w nim wszyscy wybrani.');
    // A subject alone is worth keeping.
    await asking.fill('Temat', 'Na jutro');
    await asking.choose('Język wiadomości', 'norweski');
    await asking.says('Nikt z wybranych nie czyta w tym języku');
    await visitor.press('Escape');
    const question = screen.in('dialog', 'Wyjść bez zapisywania?');
    await question.click('button', 'Wróć do edycji');
    expect(await asking.value('Temat')).toBe('Na jutro');
    await asking.fill('Treść', 'Pilne!');
    expect(await asking.value('Treść')).toBe('Pilne!');
    // The other way of asking loses nothing: neither the choice nor the words.
    await asking.click('button', 'Pojedynczo');
    await asking.has('checkbox', /^Obie Grupy/);
    await asking.says('1 grupa, 2 e-maile');
    await asking.click('button', 'Grupy (1)');
    expect(await asking.value('Treść')).toBe('Pilne!');
    await visitor.press('Escape');
    await question.click('button', 'Wyjdź bez zapisywania');
    await screen.hasNo('dialog');
  });

  it('sends one request to groups and to single carriers together, and nobody two', async () => {
    const { owner, path, carriers } = await aRouteToAskAbout();
    const { both, norwegian, other } = carriers;
    const { screen } = await openDesk(browser, product(), owner, path);
    await screen.click('button', 'Zapytaj podwykonawców');
    const asking = screen.in('dialog', 'Zapytaj podwykonawców');
    await asking.click('checkbox', /^Promy/);
    await asking.click('button', 'Pojedynczo');
    // One whom the group reaches, and one whom it does not.
    await asking.click('checkbox', new RegExp(`^${both.name}`));
    await asking.click('checkbox', new RegExp(`^${norwegian.name}`));
    await asking.click('button', 'Grupy (1)');
    await asking.click('button', 'Pojedynczo (2)');
    await asking.says('3 e-maile');
    await asking.click('button', /^Wyślij zapytania/);
    await screen.in('dialog', /^Zapytania o wycenę/).has('button', 'Zamknij');
    for (const carrier of [both, norwegian, other]) {
      await product().mails.mailTo(carrier.email ?? '', /./);
      expect(await product().mails.allTo(carrier.email ?? '')).toHaveLength(1);
    }
  });

  it('offers the text of the language that is chosen, and a company without groups the way to them', async () => {
    const owner = await aCompany(product());
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    const { screen } = await openDesk(
      browser,
      product(),
      owner,
      `/offer/${order.id}?route=${order.routes[0]}`,
    );
    await screen.click('button', /^Zapytaj podwykonawców/);
    const asking = screen.in('dialog', 'Zapytaj podwykonawców');
    await asking.has('field', 'Szukaj po nazwie, mieście lub e-mailu');
    await asking.click('button', 'Grupy');
    await asking.says('Nie ma jeszcze grup');
    expect(await asking.value('Temat')).toBe('Zapytanie o wycenę transportu');
    await asking.choose('Język wiadomości', 'norweski');
    const norwegian = async () => /^Forespørsel/.test(await asking.value('Temat')) || undefined;
    await until(norwegian, 'Norwegian subject', () => asking.value('Temat'));
    await asking.click('link', 'Utwórz grupę');
    await screen.has('heading', /^Podwykonawcy/);
  });
});
