import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import { anOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('the data of a company', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    owner = await aCompany(product());
  });
  const desk = () => openDesk(browser, product(), owner, '/user-settings/company');

  it('are exported while the owner is elsewhere, and downloaded', async () => {
    await anOrder(owner);
    const visitor = await desk();
    const { screen } = visitor;
    const section = screen.in('region', 'Eksport wszystkich danych');
    await section.click('button', 'Eksportuj wszystkie dane');
    await screen.in('navigation', 'Części ustawień').click('link', 'Osobiste');
    await screen.has('heading', 'Język');
    await screen.in('navigation', 'Części ustawień').click('link', 'Firma');
    await section.says(/Eksport z .* jest gotowy/);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    const answer = await fetch(`${product().url}/companies/${owner.companyId}/export`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    await section.has('button', 'Pobierz plik ZIP');
    await section.has('button', 'Przygotuj nowy');
  });

  it('of a person are shown first, and erased once the address is typed again', async () => {
    const order = await anOrder(owner);
    const email = order.client.email ?? '';
    const visitor = await desk();
    const { screen } = visitor;
    const section = screen.in('region', 'Usuwanie danych osoby');
    await section.fill('Adres e-mail tej osoby', email);
    await section.click('button', 'Pokaż, co zostanie usunięte');
    await section.says('Klienci w katalogu', 'Zlecenia (bez nazwy, adresu e-mail i notatek)');
    await section.says('Dowód wykonania usługi; RODO, art. 17 ust. 3 lit. e');
    await section.has('link', order.client.name);
    await section.has('link', new RegExp(`^${order.id}: Gdańsk – `));
    const details = () => owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect((await details()).client_email).toBe(email);
    const confirmation = `Wpisz jeszcze raz ${email}`;
    await section.fill(confirmation, 'ktos@inny.example');
    await section.click('button', 'Usuń dane tej osoby');
    await section.hasFault(confirmation, `Wpisz dokładnie: ${email}`);
    expect((await details()).client_email).toBe(email);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await section.fill(confirmation, email);
    await section.click('button', 'Usuń dane tej osoby');
    await screen.in('status').says(`Usunięto dane osoby ${email}`);
    expect(await details()).toMatchObject({ client_id: null, client_name: null, client_email: '' });
    const receipt = screen.in('region', 'Potwierdzenie usunięcia');
    await receipt.says(
      `Dane osoby ${email} usunięto`,
      'Wykonanie: ',
      'Klienci w katalogu: 1',
      'Dowód wykonania usługi',
    );
    await receipt.has('button', 'Drukuj potwierdzenie');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    await section.fill('Adres e-mail tej osoby', email);
    await section.click('button', 'Pokaż, co zostanie usunięte');
    await section.says('Pod tym adresem nie ma niczego do usunięcia.', 'Zostaje');
    await section.fill('Adres e-mail tej osoby', 'nikt@nigdzie.example');
    await section.click('button', 'Pokaż, co zostanie usunięte');
    await section.says('Nie znaleziono danych: firma nie ma niczego, co dotyczy nikt@nigdzie.example.');
    // The receipt is there again after the page was left.
    await visitor.reload();
    await section.click('button', /^Otwórz potwierdzenie: /);
    const past = screen.in('region', 'Potwierdzenie wcześniejszego usunięcia');
    await past.says('Klienci w katalogu: 1', 'Adresy i ładunek zleceń: 1', 'Dowód wykonania usługi');
    await past.has('button', 'Drukuj potwierdzenie');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
  });

  it('of a person whom somebody else has erased meanwhile: what stays is listed', async () => {
    const order = await anOrder(owner);
    const email = order.client.email ?? '';
    const visitor = await desk();
    const section = visitor.screen.in('region', 'Usuwanie danych osoby');
    await section.fill('Adres e-mail tej osoby', email);
    await section.click('button', 'Pokaż, co zostanie usunięte');
    await section.fill(`Wpisz jeszcze raz ${email}`, email);
    await owner.api.act('/privacy/erase', { email });
    await section.click('button', 'Usuń dane tej osoby');
    await section.says('Pod tym adresem nie ma niczego do usunięcia.', 'Zostaje');
    await section.says(/Wpisy w dzienniku zdarzeń: \d/);
  });
});
