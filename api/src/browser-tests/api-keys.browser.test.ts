import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiKeyList } from '../modules/identity/api-keys/api-key.dto.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Product } from './testing/product.js';

describe('API keys', () => {
  const browser = useBrowser();
  let product: Product;
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    product = await Product.start({ demo: true });
    owner = await aCompany(product);
  });
  afterAll(() => product.stop());

  it('are made, shown once, listed with their last use, and revoked', async () => {
    const visitor = await openDesk(browser, product, owner, '/user-settings/api-keys');
    const { screen } = visitor;
    await screen.in('main').says('Nie ma jeszcze żadnego klucza');
    await screen.in('main').click('button', 'Utwórz klucz');
    const dialog = screen.in('dialog', 'Utwórz klucz');
    await dialog.fillAll({ Nazwa: 'System magazynowy' });
    await dialog.click('checkbox', /^Zlecenia/);
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Utwórz klucz');

    const made = screen.in('dialog', 'Utworzono klucz „System magazynowy”');
    const token = /fk_[A-Za-z0-9]{40}/.exec(await made.text())?.[0] ?? '';
    expect(token).toHaveLength(43);
    expect(await seriousFaults(visitor)).toEqual([]);
    // Whoever has not copied it is asked.
    await made.click('button', 'Zamknij');
    await screen.in('dialog', 'Zamknąć bez skopiowania klucza?').click('button', 'Zamknij mimo to');

    const { items } = await owner.api.read<ApiKeyList>('/api-keys');
    expect(items).toMatchObject([{ name: 'System magazynowy', scopes: ['read', 'orders'] }]);
    await product.api.as(token).read('/clients');
    await visitor.reload();
    const table = screen.in('table', 'Klucze API');
    await table.says('System magazynowy');
    await table.says('127.0.0.1');
    expect(await table.text()).not.toContain(token);
    expect(await seriousFaults(visitor)).toEqual([]);

    await table.click('button', 'Unieważnij klucz „System magazynowy”');
    await screen.in('dialog').click('button', 'Unieważnij klucz');
    await screen.in('status').says('Unieważniono klucz „System magazynowy”');
    await screen.in('main').says('Nie ma jeszcze żadnego klucza');
    expect((await product.api.as(token).get('/clients')).status).toBe(401);
  });
});
