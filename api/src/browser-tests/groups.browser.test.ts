import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GroupDto } from '../modules/directory/groups/group.dto.js';
import { aGroup, aSubcontractor } from '../testing/directory.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('groups of subcontractors', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: SignedIn & TestMember;

  beforeEach(async () => {
    owner = await aCompany(product());
  });

  const desk = (path = '/subcontractors/groups') => openDesk(browser, product(), owner, path);

  async function inGroup(group: GroupDto, names: readonly string[]): Promise<void> {
    for (const name of names) {
      const { id } = await aSubcontractor(owner, { name });
      await owner.api.create(`/subcontractor-groups/${group.id}/members`, { subcontractor_id: id });
    }
  }

  it('are a tab of the subcontractors', async () => {
    const visitor = await desk('/subcontractors');
    const { screen } = visitor;
    await screen.in('navigation', 'Podwykonawcy i grupy').click('link', 'Grupy');
    await visitor.isAt('/subcontractors/groups');
    await screen.has('heading', 'Tu będą Twoje grupy');
    await screen.in('navigation', 'Podwykonawcy i grupy').click('link', 'Podwykonawcy');
    await screen.has('heading', 'Tu będą Twoi podwykonawcy');
  });

  it('are made with a colour, changed and deleted', async () => {
    const visitor = await desk();
    const { screen } = visitor;
    await screen.in('main').click('button', 'Nowa grupa');
    const form = screen.in('dialog', /^Nowa grupa/);
    await form.click('button', 'Utwórz grupę');
    await form.hasFault('Nazwa', 'Pole wymagane');
    await form.fillAll({ Nazwa: 'Chłodnie', Opis: 'Od −20 °C do +8 °C' });
    await form.click('radio', 'Morski');
    expect(await form.value('Własny kolor, jako #RRGGBB')).toBe('#0D9488');
    await form.fill('Własny kolor, jako #RRGGBB', 'zielony');
    await form.click('button', 'Utwórz grupę');
    await form.hasFault('Własny kolor, jako #RRGGBB', 'Zły format');
    expect(await seriousFaults(visitor)).toEqual([]);
    await form.fill('Własny kolor, jako #RRGGBB', '#123abc');
    await form.click('button', 'Utwórz grupę');
    await screen.in('status').says('Utworzono grupę Chłodnie');
    await visitor.isAt(/^\/subcontractors\/groups\/\d+/);
    await screen.has('heading', 'W tej grupie nie ma jeszcze nikogo');

    await screen.click('button', 'Edytuj grupę');
    const edit = screen.in('dialog', /^Edytuj grupę/);
    await edit.fill('Nazwa', 'Chłodnie i mroźnie');
    await edit.click('button', 'Zapisz');
    await screen.in('status').says('Zapisano grupę Chłodnie i mroźnie');
    await screen.has('heading', 'Chłodnie i mroźnie');

    await screen.click('button', 'Usuń grupę');
    const question = screen.in('dialog', 'Usunąć grupę Chłodnie i mroźnie?');
    await question.click('button', 'Usuń grupę');
    await screen.in('status').says('Usunięto grupę Chłodnie i mroźnie');
    await screen.has('heading', 'Tu będą Twoje grupy');
  });

  it('have a name only once', async () => {
    await aGroup(owner, { name: 'Niemcy' });
    const visitor = await desk('/subcontractors/groups/create');
    const form = visitor.screen.in('dialog', /^Nowa grupa/);
    await form.fillAll({ Nazwa: 'Niemcy', Opis: 'Do 24 t' });
    await form.click('button', 'Utwórz grupę');
    await form.hasFault('Nazwa', 'Grupa o tej nazwie już istnieje.');
    expect(await form.value('Opis')).toBe('Do 24 t');
    visitor.forgetRefusals();
  });

  it('lose nothing that was typed when somebody else is faster', async () => {
    const group = await aGroup(owner, { name: 'Niemcy', description: 'Do 24 t' });
    await aGroup(owner, { name: 'Zachód' });
    const visitor = await desk(`/subcontractors/groups/${group.id}/edit`);
    const form = visitor.screen.in('dialog', /^Edytuj grupę/);
    await form.fillAll({ Nazwa: 'Zachód', Opis: 'Do 12 t' });
    await form.click('button', 'Zapisz');
    await form.hasFault('Nazwa', 'Grupa o tej nazwie już istnieje.');
    expect(await form.value('Opis')).toBe('Do 12 t');
    await form.fill('Nazwa', 'Niemcy i Austria');
    await owner.api.change(`/subcontractor-groups/${group.id}`, { description: 'Do 7 t', color: '#123ABC' });
    await form.click('button', 'Zapisz');
    const note = form.in('alert');
    await note.says('Ktoś zapisał ten wpis w międzyczasie', 'Do 7 t', 'Do 12 t', '#123ABC');
    expect(await form.value('Nazwa')).toBe('Niemcy i Austria');
    expect(await seriousFaults(visitor)).toEqual([]);
    await note.click('button', 'Wczytaj i zachowaj moje zmiany');
    await form.hasNo('alert');
    await form.click('button', 'Zapisz');
    await visitor.screen.in('status').says('Zapisano grupę Niemcy i Austria');
    visitor.forgetRefusals();
    const stored = await owner.api.read<GroupDto>(`/subcontractor-groups/${group.id}`);
    expect(stored).toMatchObject({ name: 'Niemcy i Austria', description: 'Do 12 t', color: '#123ABC' });
  });

  it('are found by any letter', async () => {
    for (const name of ['Łódź i okolice', 'Norwegia']) await aGroup(owner, { name });
    const { screen } = await desk();
    const groups = screen.in('region', 'Grupy');
    await groups.has('link', /^Norwegia/);
    await screen.fill('Szukaj grup', 'lodz');
    await groups.hasNo('link', /^Norwegia/);
    await groups.has('link', /^Łódź i okolice/);
    await screen.fill('Szukaj grup', 'qqq');
    await groups.has('heading', 'Nic nie pasuje do „qqq”');
  });

  it('ask before they forget whom somebody ticked', async () => {
    const group = await aGroup(owner, { name: 'Norwegia' });
    await aSubcontractor(owner, { name: 'Mazur-Trans' });
    const visitor = await desk(`/subcontractors/groups/${group.id}/add`);
    const { screen } = visitor;
    const dialog = screen.in('dialog', /^Dodaj do grupy Norwegia/);
    await dialog.click('checkbox', /^Mazur-Trans/);
    await visitor.press('Escape');
    await screen.in('dialog', 'Wyjść bez zapisywania?').click('button', 'Wróć do edycji');
    await dialog.click('button', 'Dodaj (1)');
    await screen.in('table').has('link', 'Mazur-Trans');
    await screen.hasNo('dialog');
  });

  it('get several members at once, and only those who are not in it', async () => {
    const group = await aGroup(owner, { name: 'Norwegia' });
    await inGroup(group, ['Kurjer Nord AS']);
    for (const name of ['Fjord Express AS', 'Sørvest Logistikk AS', 'Mazur-Trans']) {
      await aSubcontractor(owner, { name });
    }
    const visitor = await desk(`/subcontractors/groups/${group.id}`);
    const { screen } = visitor;
    await screen.in('table').has('link', 'Kurjer Nord AS');
    await screen.click('button', 'Dodaj członków');
    const dialog = screen.in('dialog', /^Dodaj do grupy Norwegia/);
    await dialog.has('checkbox', /^Mazur-Trans/);
    expect(await dialog.count('checkbox', /^Kurjer Nord AS/)).toBe(0);
    await dialog.click('checkbox', /^Mazur-Trans/);
    await dialog.fill('Szukaj podwykonawców spoza grupy', 'sorvest');
    await dialog.hasNo('checkbox', /^Mazur-Trans/);
    await dialog.click('checkbox', /^Sørvest Logistikk AS/);
    expect(await seriousFaults(visitor)).toEqual([]);
    // What was ticked before the search still counts.
    await dialog.click('button', 'Dodaj (2)');
    await screen.in('status').says('Dodano do grupy 2 podwykonawców');
    await screen.hasNo('dialog');
    for (const name of ['Kurjer Nord AS', 'Mazur-Trans', 'Sørvest Logistikk AS']) {
      await screen.in('table').has('link', name);
    }
    await screen.in('region', 'Grupy').has('link', /3 podwykonawców$/);
  });

  it('say who could not be added, and why', async () => {
    const group = await aGroup(owner, { name: 'Norwegia' });
    const [first, second] = [
      await aSubcontractor(owner, { name: 'Fjord Express AS' }),
      await aSubcontractor(owner, { name: 'Mazur-Trans' }),
    ];
    const visitor = await desk(`/subcontractors/groups/${group.id}/add`);
    const dialog = visitor.screen.in('dialog', /^Dodaj do grupy Norwegia/);
    await dialog.click('checkbox', /^Fjord Express AS/);
    await dialog.click('checkbox', /^Mazur-Trans/);
    await owner.api.create(`/subcontractor-groups/${group.id}/members`, { subcontractor_id: first.id });
    await dialog.click('button', 'Dodaj (2)');
    await dialog.in('alert').says('Fjord Express AS: Ten podwykonawca jest już w tej grupie.');
    await dialog.says('Udało się: 1 pozycja');
    visitor.forgetRefusals();
    const { items } = await owner.api.read<{ items: { subcontractor_id: number }[] }>(
      `/subcontractor-groups/${group.id}/members`,
    );
    expect(items.map((item) => item.subcontractor_id).sort()).toEqual([first.id, second.id].sort());
  });

  it('lose members one by one, which can be undone, or several at once', async () => {
    const group = await aGroup(owner, { name: 'Norwegia' });
    await inGroup(group, ['Fjord Express AS', 'Kurjer Nord AS', 'Mazur-Trans']);
    const visitor = await desk(`/subcontractors/groups/${group.id}`);
    const { screen } = visitor;
    await screen.click('button', 'Usuń Kurjer Nord AS z grupy');
    await screen.in('status').says('Usunięto Kurjer Nord AS z grupy');
    await screen.hasNo('row', /Kurjer Nord/);
    await screen.click('button', 'Cofnij');
    await screen.has('row', /Kurjer Nord/);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);

    await screen.in('table').click('checkbox', 'Zaznacz wszystkie na stronie');
    await screen.click('button', 'Usuń z grupy (3)');
    const question = screen.in('dialog', 'Usunąć z grupy 3 członków?');
    await question.click('button', 'Usuń z grupy');
    await screen.in('status').says('Usunięto z grupy 3 członków');
    await screen.has('heading', 'W tej grupie nie ma jeszcze nikogo');
    const { total } = await owner.api.read<{ total: number }>('/subcontractor-directory');
    expect(total).toBe(3);
  });

  it('say that there is no such group', async () => {
    const visitor = await desk('/subcontractors/groups/987654');
    await visitor.screen.has('heading', /^(Nie ma takiej grupy|Tu będą Twoje grupy)/);
    await aGroup(owner);
    await visitor.reload();
    await visitor.screen.has('heading', 'Nie ma takiej grupy');
    visitor.forgetRefusals();
  });
});
