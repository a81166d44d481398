import { beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { demoUser, signIn, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('administration of users', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let admin: SignedIn;

  beforeAll(async () => {
    admin = await demoUser(product(), 'admin');
  });

  const office = (path = '/user-management', user = admin) => openDesk(browser, product(), user, path);

  it('adds, finds, changes and deletes a user', async () => {
    const visitor = await office();
    const { screen } = visitor;
    await screen.has('heading', /^Zarządzanie użytkownikami/);
    await screen.click('button', 'Dodaj użytkownika');
    const form = screen.in('dialog', /^Nowy użytkownik/);
    await form.click('radio', /^Ustaw hasło teraz/);
    await form.click('button', 'Dodaj użytkownika');
    for (const label of ['Imię i nazwisko', 'E-mail', 'Hasło', 'Nazwa firmy', 'Nazwa adresu nadawcy'])
      await form.hasFault(label, 'Pole wymagane');
    await form.fillAll({
      'Imię i nazwisko': 'Łucja Ćwik',
      'E-mail': 'lucja@forwarder.example',
      Hasło: 'Trzy-osie-i-naczepa',
      'Nazwa firmy': 'Bałtyk Spedycja',
      'Nazwa adresu nadawcy': 'cwik',
    });
    await form.click('button', 'Dodaj użytkownika');
    await form.hasFault('Nazwa firmy', /./);
    await form.fill('Nazwa firmy', 'Ćwik Trans');
    await form.click('button', 'Dodaj użytkownika');
    await screen.in('status').says('Dodano: Łucja Ćwik');

    await screen.fill('Szukaj użytkowników', 'lucja');
    await visitor.isAt(/lucja/);
    const row = screen.in('row', /lucja@forwarder\.example/);
    await row.says('Właściciel', 'nigdy');
    await row.click('button', 'Edytuj: Łucja Ćwik');
    await screen.hasFocus('Imię i nazwisko');
    await screen.fill('E-mail', 'owner@demo.example');
    await visitor.press('Enter');
    await screen.hasFault('E-mail', /./);
    await screen.fill('E-mail', 'lucja@cwik.example');
    await screen.fill('Imię i nazwisko', 'Łucja Ćwik-Nowak');
    await screen.in('table').click('button', 'Zapisz');
    await screen.in('status').says('Zapisano: Łucja Ćwik-Nowak');
    await screen.in('row', /lucja@cwik\.example/).says('Łucja Ćwik-Nowak');

    await screen.click('button', 'Ustaw hasło: Łucja Ćwik-Nowak');
    const password = screen.in('dialog', /^Nowe hasło/);
    await password.click('radio', /^Ustaw hasło teraz/);
    await password.fill('Nowe hasło', '12345');
    await password.click('button', 'Ustaw hasło');
    await password.hasFault('Nowe hasło', 'Co najmniej 6 znaków');
    await password.fill('Nowe hasło', 'Cztery-osie-bez-naczepy');
    await password.click('button', 'Ustaw hasło');
    await screen.in('status').says('Ustawiono hasło: Łucja Ćwik-Nowak');
    const lucja = await signIn(product().api, 'lucja@cwik.example', 'Cztery-osie-bez-naczepy');
    expect(lucja.me.user_companies[0]?.company_name).toBe('Ćwik Trans');

    await screen.click('button', 'Usuń: Łucja Ćwik-Nowak');
    const question = screen.in('dialog', 'Usunąć użytkownika Łucja Ćwik-Nowak?');
    await screen.hasFocus('Anuluj');
    await question.click('button', 'Usuń użytkownika');
    await screen.in('status').says('Usunięto: Łucja Ćwik-Nowak');
    await screen.has('heading', /^Nic nie pasuje do/);
    visitor.forgetRefusals();
  });

  it('makes administrators, but lets nobody take their own role or delete themselves', async () => {
    const visitor = await office();
    const { screen } = visitor;
    const mine = screen.in('row', /admin@demo\.example/);
    expect(await screen.attribute('button', 'Nie możesz usunąć siebie', 'aria-disabled')).toBe('true');
    await mine.click('button', /^Edytuj: /);
    const flag = await screen
      .in('table')
      .in('checkbox', /Administrator/)
      .element();
    expect(await flag.evaluate((one) => (one as HTMLInputElement).disabled)).toBe(true);
    await screen.in('main').says('Nie możesz odebrać sobie roli administratora');
    expect(await seriousFaults(visitor)).toEqual([]);
    await visitor.press('Escape');

    await screen.click('button', 'Edytuj: Piotr Zieliński');
    await screen.click('checkbox', /^Administrator/);
    await screen.in('table').click('button', 'Zapisz');
    await screen.in('row', /worker@demo\.example/).says('Administrator');
    await screen.click('button', 'Edytuj: Piotr Zieliński');
    await screen.click('checkbox', /^Administrator/);
    await screen.in('table').click('button', 'Zapisz');
    await screen.in('row', /worker@demo\.example/).says('Pracownik');
  });

  it('signs somebody out everywhere, after a question, and nobody by themselves', async () => {
    const worker = await demoUser(product(), 'worker');
    const visitor = await office('/user-management?filter=%7B%22q%22%3A%22worker%22%7D');
    const { screen } = visitor;
    const row = screen.in('row', /worker@demo\.example/);
    await row.click('button', /^Wyloguj wszędzie: /);
    const question = screen.in('dialog', /^Wylogować wszędzie/);
    await screen.hasFocus('Anuluj');
    expect(await seriousFaults(visitor)).toEqual([]);
    await question.click('button', 'Wyloguj wszędzie');
    await screen.in('status').says('Wylogowano wszędzie: ');
    expect((await worker.api.get('/auth/me')).status).toBe(401);
    await signIn(product().api, worker.email, worker.password);

    const atSelf = await office('/user-management?filter=%7B%22q%22%3A%22admin%22%7D');
    const own = 'Swoje urządzenia wylogowuje się na stronie konta';
    expect(await atSelf.screen.attribute('button', own, 'aria-disabled')).toBe('true');
  });

  it('removes the second factor of somebody who has lost it, after a question', async () => {
    const worker = await demoUser(product(), 'worker');
    const { otpauth_uri } = await worker.api.act<{ otpauth_uri: string }>('/auth/second-factor');
    const code = new TOTP({ secret: new URL(otpauth_uri).searchParams.get('secret') ?? '' }).generate();
    await worker.api.post('/auth/second-factor/confirm', { code });
    const visitor = await office('/user-management?filter=%7B%22q%22%3A%22worker%22%7D');
    const { screen } = visitor;
    const row = screen.in('row', /worker@demo\.example/);
    await row.says('Drugi składnik');
    await row.click('button', /^Usuń drugi składnik: /);
    const question = screen.in('dialog', /^Usunąć drugi składnik/);
    await screen.hasFocus('Anuluj');
    expect(await seriousFaults(visitor)).toEqual([]);
    await question.click('button', 'Usuń drugi składnik');
    await screen.in('status').says('nie ma już drugiego składnika');
    await row.saysNo('Drugi składnik');
    expect((await worker.api.get('/auth/me')).status).toBe(401);
    await signIn(product().api, worker.email, worker.password);
  });

  it('tells of another administrator’s change, and loads it', async () => {
    const visitor = await office('/user-management?filter=%7B%22q%22%3A%22rival%22%7D');
    const { screen } = visitor;
    await screen.click('button', 'Edytuj: Ingrid Solberg');
    const { items } = await admin.api.read<{ items: { id: number }[] }>('/users?q=rival');
    await admin.api.put(`/users/${items[0]?.id ?? 0}`, { name: 'Ingrid Solberg Dahl' });
    await screen.fill('Imię i nazwisko', 'Inga Solberg');
    await screen.in('table').click('button', 'Zapisz');
    await screen.in('alert').says('Nie zapisano użytkownika');
    await screen.in('alert').click('button', 'Wczytaj najnowszą wersję');
    await screen.has('row', /Ingrid Solberg Dahl/);
    visitor.forgetRefusals();
  });

  it('finds people by their company, and by what keeps them from working', async () => {
    const { screen } = await office();
    await screen.fill('Szukaj użytkowników', 'Bałtyk Spedycja');
    await screen.in('row', /owner@demo\.example/).says('Bałtyk Spedycja');
    await screen.hasNo('row', /rival@demo\.example/);
    await screen.click('button', 'Stan: wszystkie');
    await screen.click('menuitem', 'Nieaktywny');
    await screen.hasNo('row', /owner@demo\.example/);
    await screen.has('button', 'Stan: Nieaktywny');
  });

  it('shows each column in its order, and nothing to those who do not administer', async () => {
    const visitor = await office();
    const { screen } = visitor;
    for (const column of ['Imię i nazwisko', 'E-mail', 'Utworzono', 'Ostatnie logowanie']) {
      await screen.in('table').click('button', column);
      await screen.isSettled();
      await screen.has('row', /owner@demo\.example/);
    }
    expect(await seriousFaults(visitor)).toEqual([]);
    const owner = await demoUser(product(), 'owner');
    for (const path of ['/user-management', '/clients']) {
      const desk = await office(path, owner);
      await desk.screen.in('main').says(/administrator/);
      expect(await desk.screen.count('table')).toBe(0);
    }
  });
});

describe('sample client list', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();

  it('searches by Enter and by button, and does nothing else', async () => {
    const admin = await demoUser(product(), 'admin');
    const visitor = await openDesk(browser, product(), admin, '/clients');
    const { screen } = visitor;
    const list = screen.in('list', 'Lista klientów');
    await list.says('Nordfisk Tromsø AS', 'Ingrid Solberg', 'Utworzono');
    expect(await screen.attribute('button', /^Dodaj klienta/, 'aria-disabled')).toBe('true');
    await screen.fill('Szukaj na liście klientów', 'tromso');
    await list.says('Meble Wielkopolska S.A.');
    await visitor.press('Enter');
    await list.saysNo('Meble Wielkopolska S.A.');
    await screen.fill('Szukaj na liście klientów', 'qqqq');
    await screen.in('main').click('button', 'Szukaj');
    await screen.has('heading', 'Nic nie pasuje do „qqqq”');
    await screen.click('button', 'Wyczyść wyszukiwanie');
    await list.says('Meble Wielkopolska S.A.');
    expect(await seriousFaults(visitor)).toEqual([]);
  });

  it('asks strangers to sign in, and leads back', async () => {
    const visitor = await browser.visitor();
    await visitor.open(`${product().url}/clients`);
    const { screen } = visitor;
    await screen.has('heading', 'Wymagane logowanie');
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', 'Przejdź do logowania');
    await screen.fillAll({ 'E-mail': 'admin@demo.example', Hasło: 'frakto-demo' });
    await visitor.press('Enter');
    await screen.has('heading', /^Lista klientów/);
  });
});
