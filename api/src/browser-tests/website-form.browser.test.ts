import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EmbeddedForm } from '../modules/shipment/embedded-forms/embedded-form.dto.js';
import type { CarrierRegistrationPage } from '../modules/shipment/carrier-registrations/carrier-registration.dto.js';
import type { OrderDetails, OrderPage } from '../modules/shipment/orders/order.dto.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { layoutShift } from './testing/layout-shift.js';
import { Client, typedRequest as request } from './testing/people/client.js';
import { useProduct } from './testing/product.js';
import { Screen } from './testing/screen.js';
import { until } from './testing/until.js';
import { useWebsite } from './testing/website.js';

describe('the form on a website', () => {
  const product = useProduct();
  const browser = useBrowser();
  const website = useWebsite();
  let owner: TestMember & SignedIn;
  let form: EmbeddedForm;

  beforeAll(async () => {
    owner = await aCompany(product());
    const saved = await owner.api.put<EmbeddedForm>('/embedded-form', {
      is_on: true,
      sites: [website.origin()],
      accent: '#8a2be2',
    });
    form = saved.body;
  });

  const snippet = (attributes = ''): string =>
    `<script src="${product().url}/embed.js" data-company="${form.code}" data-language="pl" ${attributes}></script>`;

  /** Somebody in the frame of a page. */
  async function inFrame(address: string, size = { width: 1200, height: 900 }) {
    const visitor = await browser.visitor(size);
    await visitor.open(address);
    const frame = await visitor.frame();
    const client = new Client(
      Object.assign(Object.create(visitor) as typeof visitor, { screen: new Screen(frame) }),
    );
    return { visitor, frame, client };
  }

  it.each([360, 1200])(
    'takes a request of a stranger, moves nothing and is as tall as it needs to be, %i px wide',
    async (width) => {
      const { visitor, frame, client } = await inFrame(website.pasting(snippet()), { width, height: 900 });
      await client.screen.has('heading', 'Zapytanie o wycenę transportu');
      await client.screen.says(owner.companyName);
      const height = () => visitor.page.$eval('iframe', (one) => one.getBoundingClientRect().height);
      const inside = () => frame.evaluate(() => document.documentElement.scrollHeight);
      await until(
        async () => (Math.abs((await height()) - (await inside())) <= 2 ? true : undefined),
        'height of the frame',
      );
      expect(await layoutShift(visitor)).toBeLessThanOrEqual(0.1);
      expect(await visitor.page.$eval('iframe', (one) => one.title)).toBe('Zapytanie o transport');
      expect(
        await frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')),
      ).toBe('#8a2be2');
      expect(await seriousFaults(visitor)).toEqual([]);

      await client.send();
      await client.screen.says('Popraw 16 pól, żeby wysłać');
      await client.fillIn(request);
      const email = `kari${width}@fjordfisk.example`;
      await client.screen.fillAll({
        'Imię i nazwisko': 'Kari Nordmann',
        Firma: 'Fjordfisk AS',
        'Adres e-mail, na który przyjdzie oferta': email,
      });
      await client.send();
      await client.screen.has('heading', 'Zapytanie wysłane');
      const { items } = await owner.api.read<OrderPage>('/quotations', { page_size: 100 });
      const order = items.find(({ client_email }) => client_email === email);
      expect(order).toMatchObject({
        client_name: 'Fjordfisk AS',
        contact_name: 'Kari Nordmann',
        request_site: website.origin(),
        is_unconfirmed: true,
        pickup_city: 'Gdańsk',
        weight: 8400.5,
      });
    },
  );

  it('takes one request when its answer is lost, and says so when it is sent again', async () => {
    // A page of thanks that is no address is none.
    const { visitor, frame, client } = await inFrame(website.pasting(snippet('data-thanks="http://"')));
    await client.screen.has('heading', 'Zapytanie o wycenę transportu');
    await client.fillIn(request);
    const email = 'lost@nordmann.example';
    await client.screen.fillAll({
      'Imię i nazwisko': 'Ola Nordmann',
      Firma: 'Nordmann AS',
      'Adres e-mail, na który przyjdzie oferta': email,
    });
    await frame.evaluate(() => {
      const real = globalThis.fetch;
      globalThis.fetch = async (...sent) => {
        await real(...sent);
        throw new TypeError('The connection is gone');
      };
      addEventListener('back', () => (globalThis.fetch = real));
    });
    await client.send();
    await client.screen.says('Brak połączenia');
    await frame.evaluate(() => dispatchEvent(new Event('back')));
    await client.send();
    await client.screen.has('heading', 'Zapytanie wysłane');
    await client.screen.says(`Twoje zapytanie już do nas dotarło. Napiszemy na ${email}.`);
    const { items } = await owner.api.read<OrderPage>('/quotations', { page_size: 100 });
    expect(items.filter(({ client_email }) => client_email === email)).toHaveLength(1);
    visitor.forgetRefusals();
  });

  it('leads to the website’s own page of thanks, and can be bare and dark', async () => {
    const attributes = `data-thanks="/thanks" data-bare data-theme="dark" data-accent="#ffcc00" data-title="Zapytaj nas"`;
    const { visitor, frame, client } = await inFrame(website.pasting(snippet(attributes)));
    await client.screen.has('heading', 'Zapytanie o wycenę transportu');
    expect(await frame.$('header')).toBeNull();
    await until(
      async () =>
        (await frame.evaluate(() => getComputedStyle(document.body).backgroundColor)) === 'rgb(14, 18, 19)' ||
        undefined,
      'dark ground',
    );
    expect(await visitor.page.$eval('iframe', (one) => one.title)).toBe('Zapytaj nas');
    expect(await seriousFaults(visitor)).toEqual([]);
    await client.fillIn(request);
    await client.screen.fillAll({
      'Imię i nazwisko': 'Ola Nordmann',
      Firma: 'Nordmann AS',
      'Adres e-mail, na który przyjdzie oferta': 'ola@nordmann.example',
    });
    await client.send();
    await visitor.isAt('/thanks');
  });

  it.each([360, 1200])('takes a carrier with its papers and moves nothing, %i px wide', async (width) => {
    await owner.api.put('/embedded-form', { takes_carriers: true });
    const { visitor, frame, client } = await inFrame(website.pasting(snippet('data-form="carrier"')), {
      width,
      height: 900,
    });
    const { screen } = client;
    await screen.has('heading', 'Zgłoszenie przewoźnika');
    await screen.says(owner.companyName);
    expect(await visitor.page.$eval('iframe', (one) => one.title)).toBe('Zgłoszenie przewoźnika');
    expect(await layoutShift(visitor)).toBeLessThanOrEqual(0.01);
    expect(await seriousFaults(visitor)).toEqual([]);
    await screen.click('button', 'Wyślij zgłoszenie');
    await screen.says('Popraw 5 pól, żeby wysłać');
    const name = `Nord-Trans ${width} Sp. z o.o.`;
    await screen.fillAll({
      'Nazwa firmy': name,
      'NIP albo numer VAT': `PL 774318${width}`,
      'Imię i nazwisko': 'Jan Kowalski',
      'Adres e-mail': `jan${width}@nord-trans.example`,
    });
    await screen.choose('Kraj', 'Polska');
    await screen.choose('Rodzaj', 'Chłodnia');
    await screen.fill('Ile', '12');
    await screen.choose('Z kraju', 'Polska');
    await screen.choose('Do kraju', 'Norwegia');
    const policy = screen.in('group', 'Polisa OCP / CMR');
    await policy.fill('Numer', 'OCP/2026/118');
    await frame.$eval('[name="papers.insurance.valid_until"]', (field) => {
      const input = field as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2027-03-31');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await frame.$eval('#file-insurance', (field) => {
      const input = field as HTMLInputElement;
      const files = new DataTransfer();
      files.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'ocp.pdf'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await screen.click('button', 'Wyślij zgłoszenie');
    await screen.has('heading', 'Zgłoszenie wysłane');
    const { items } = await owner.api.read<CarrierRegistrationPage>('/carrier-registrations');
    expect(items.find((one) => one.name === name)).toMatchObject({
      is_known: false,
      site: website.origin(),
      fleet: [{ kind: 'reefer', count: 12 }],
      lanes: [{ from_country: 'PL', to_country: 'NO' }],
      papers: [{ kind: 'insurance', valid_until: '2027-03-31', file: { filename: 'ocp.pdf' } }],
    });
  });

  it('shows carriers who registered above the directory, to be accepted on their pages', async () => {
    const office = await openDesk(browser, product(), owner, '/subcontractors');
    await office.screen.says(/przewoźników zgłosiło się przez stronę/);
    await office.screen.click('link', 'Nord-Trans 1200 Sp. z o.o.');
    await office.screen.says('Zgłosił się sam przez stronę', '12 × Chłodnia');
    expect(await seriousFaults(office)).toEqual([]);
    await office.screen.click('button', 'Przyjmij');
    await office.screen.says('Przyjęto: Nord-Trans 1200 Sp. z o.o.');
    const { items } = await owner.api.read<CarrierRegistrationPage>('/carrier-registrations');
    expect(items.find(({ name }) => name.includes('1200'))).toMatchObject({ state: 'accepted' });
  });

  it('is refused on a website that is not allowed', async () => {
    const { client } = await inFrame(website.pasting(snippet(), 'localhost'));
    await client.screen.says(/nie może działać na tej stronie internetowej/);
    const hidden = await browser.visitor();
    // A website that does not tell who it is gets the page, and the browser does not show it.
    await hidden.open(
      website.pasting(
        `<iframe referrerpolicy="no-referrer" title="Formularz" src="${product().url}/embed/${form.code}"></iframe>`,
        'localhost',
      ),
    );
    await hidden.hasTrouble(/frame-ancestors 'self' http:\/\/127\.0\.0\.1/);
  });

  it('is set up by the owner, and the order and the client are confirmed by hand', async () => {
    const office = await openDesk(browser, product(), owner, '/user-settings/company');
    const part = office.screen.in('region', 'Formularz na stronę');
    await part.fill('Dozwolone strony', `${website.origin()}\nnie strona/x`);
    await part.click('button', 'Zapisz formularz');
    await part.says(/To nie są adresy stron: nie strona\/x/);
    office.forgetRefusals();
    await part.fill('Dozwolone strony', `${website.origin()}\nwww.baltyk.example`);
    await part.click('checkbox', 'Nadawca potwierdza zapytanie przez e-mail');
    await part.click('button', 'Zapisz formularz');
    await office.screen.says('Zapisano formularz na stronę');
    const saved = await owner.api.read<EmbeddedForm>('/embedded-form');
    expect(saved).toMatchObject({
      sites: [website.origin(), 'https://www.baltyk.example'],
      confirm_requests: true,
      accent: '#8a2be2',
    });
    expect(await part.value('Kod na stronę')).toContain(`data-company="${form.code}"`);
    expect(await seriousFaults(office)).toEqual([]);
    await part.click('button', 'Podgląd formularza');
    await new Screen(await office.frame()).has('heading', 'Zapytanie o wycenę transportu');
    await office.press('Escape');

    const { items } = await owner.api.read<OrderPage>('/quotations', { page_size: 100 });
    const order = items.find(({ contact_name }) => contact_name === 'Kari Nordmann');
    await office.open(`${product().url}/offer/${order?.id}`);
    await office.screen.says('Zapytanie ze strony, niepotwierdzone', /Kari Nordmann, kari/);
    await office.screen.click('button', 'Potwierdź zapytanie i klienta');
    await office.screen.says('Potwierdzono zapytanie');
    expect(await owner.api.read<OrderDetails>(`/orders/${order?.id}/details`)).toMatchObject({
      is_unconfirmed: false,
    });
  });
});
