import { describe, expect, it } from '@jest/globals';
import type { OrderDraftPage } from '../modules/shipment/order-drafts/order-draft.dto.js';
import type { OrderPage } from '../modules/shipment/orders/order.dto.js';
import { aClient } from '../testing/directory.js';
import { aCompany } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

describe('drafts of orders', () => {
  const product = useProduct();
  const browser = useBrowser();

  it('are saved incomplete, found in the queue, and become the order', async () => {
    const owner = await aCompany(product());
    await aClient(owner, { name: 'Szklarnia Kaszubska', email: 'biuro@szklarnia.example' });
    const visitor = await openDesk(browser, product(), owner, '/queue');
    const { screen } = visitor;
    await visitor.press('n');
    await visitor.isAt('/activities/new');
    const form = screen.in('dialog', /^Nowe zlecenie/);
    await form.in('button', /^Zapisz szkic/).says('Nie ma jeszcze czego zapisać');
    await form.fill('Klient', 'szklarnia');
    await screen.click('option', /^Szklarnia Kaszubska/);
    await form.in('group', 'Załadunek').fill('Miasto', 'Kartuzy');
    await form.fill('Liczba palet', 'dwie');
    await form.fill('Waga (kg)', '900');
    await form.click('button', 'Zapisz szkic');
    await form.hasFault('Liczba palet', /./);
    await form.fill('Liczba palet', '12');
    expect(await seriousFaults(visitor)).toEqual([]);
    await form.click('button', 'Zapisz szkic');
    await screen.in('status').says(/Zapisano szkic/);
    await screen.hasNo('dialog', /^Nowe zlecenie/);
    expect((await owner.api.read<OrderPage>('/orders')).total).toBe(0);

    await visitor.open(`${product().url}/queue`);
    const drafts = screen.in('main').in('region', 'Szkice zleceń');
    await drafts
      .in('listitem', /Kartuzy/)
      .says('Szklarnia Kaszubska, Kartuzy → …', `Autor szkicu: ${owner.me.name}`);
    await drafts.click('link', /^Dokończ: Szklarnia Kaszubska/);
    await visitor.isAt(/^\/queue\/new\?/);
    expect(await form.value(/^Klient/)).toBe('Szklarnia Kaszubska');
    expect(await form.value('Liczba palet')).toBe('12');
    await form.click('button', 'Dodaj zlecenie');
    await form.hasFault('Rodzaj ładunku', 'Pole wymagane');
    await form
      .in('group', 'Załadunek')
      .fillAll({ 'Ulica i numer': 'ul. Szklana 4', 'Kod pocztowy': '83-300' });
    const delivery = form.in('group', 'Rozładunek');
    await delivery.fillAll({ 'Ulica i numer': 'Fiskebrygga 4', Miasto: 'Oslo', 'Kod pocztowy': '0250' });
    await form.fill('Data i godzina załadunku', '2027-05-10T08:00');
    await form.fill('Data i godzina rozładunku', '2027-05-12T08:00');
    await form.click('button', 'Zapisz szkic');
    await screen.in('status').says(/Zapisano szkic/);
    await visitor.isAt('/queue');
    const [draft] = (await owner.api.read<OrderDraftPage>('/order-drafts')).items;
    expect(draft).toMatchObject({ version: 2, title: 'Szklarnia Kaszubska, Kartuzy → Oslo' });

    await visitor.open(`${product().url}/new-order?draft=${draft?.id}`);
    await form.fill('Rodzaj ładunku', 'Szkło w skrzyniach');
    await form.click('button', 'Dodaj zlecenie');
    await screen.in('status').says(/Dodano zlecenie #\d+/);
    await visitor.isAt(/^\/offer\/\d+$/);
    expect((await owner.api.read<OrderDraftPage>('/order-drafts')).total).toBe(0);
  });

  it('that a colleague changed or completed meanwhile lose nothing that was typed', async () => {
    const owner = await aCompany(product());
    const { id } = await owner.api.create<{ id: number }>('/order-drafts', {
      values: { cargo_type: 'Szkło' },
    });
    const visitor = await openDesk(browser, product(), owner, `/queue/new?draft=${id}`);
    const { screen } = visitor;
    const form = screen.in('dialog', /^Nowe zlecenie/);
    await form.fill('Rodzaj ładunku', 'Szkło w skrzyniach');
    await owner.api.change(`/order-drafts/${id}`, { values: { cargo_type: 'Okna' } });
    await form.click('button', 'Zapisz szkic');
    await screen.says('Nie zapisano szkicu');
    expect(await form.value('Rodzaj ładunku')).toBe('Szkło w skrzyniach');
    await screen.click('button', 'Wczytaj zapisaną wersję');
    await until(
      async () => ((await form.value('Rodzaj ładunku')) === 'Okna' ? true : undefined),
      'version that was saved',
    );
    expect(visitor.troubles.splice(0)).toEqual([expect.stringContaining('409')]);
    await form.click('button', 'Usuń szkic');
    await screen.in('status').says('Usunięto szkic');
    await visitor.isAt('/queue');
    await visitor.open(`${product().url}/queue/new?draft=${id}`);
    await screen.has('heading', 'Tego szkicu już nie ma');
    // Whatever was asked for is gone, and the browser says so.
    expect(visitor.troubles.splice(0).filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });
});
