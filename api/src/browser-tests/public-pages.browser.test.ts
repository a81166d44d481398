import { describe, expect, it } from '@jest/globals';
import { aCompany } from './testing/accounts.js';
import { useBrowser } from './testing/browser.js';
import { useProduct } from './testing/product.js';
import { Screen } from './testing/screen.js';
import { sentScriptBytes } from './testing/script-size.js';
import { until } from './testing/until.js';
import { useWebsite } from './testing/website.js';

const languages = ['pl', 'en', 'no'] as const;

/** Pages that are the same for everybody, with their headings and with something else that they say, by language. */
const forms = [
  {
    path: '/order',
    file: '/forms/order.html',
    headings: [
      'Zapytanie o wycenę transportu',
      'Transport quotation request',
      'Forespørsel om transportpris',
    ],
    parts: ['Załadunek', 'Pickup', 'Henting'],
  },
  {
    path: '/subcontractor-offer',
    file: '/forms/subcontractor-offer.html',
    headings: ['Zapytanie o wycenę transportu', 'Transport quote request', 'Forespørsel om transportpris'],
    parts: ['Twoja oferta', 'Your offer', 'Ditt pristilbud'],
  },
] as const;

/** Pages that show the record of a link, with what they say to who brings none. */
const records = [
  {
    path: '/client-offer-selection',
    file: '/forms/client-offer-selection.html',
    headings: ['Nieprawidłowy link', 'This link does not work', 'Ugyldig lenke'],
    parts: ['Brakuje części linku', 'Missing required parameters', 'mangler'],
  },
  {
    path: '/subcontractor-order-view',
    file: '/forms/subcontractor-order-view.html',
    headings: ['Błąd', 'Error', 'Feil'],
    parts: ['Brakuje części linku', 'Missing required order data', 'mangler'],
  },
] as const;

const pages = [...forms, ...records];

const inLanguages = (some: readonly (typeof pages)[number][]) =>
  some.flatMap(({ path, file, headings, parts }) =>
    languages.map((language, place) => ({
      language,
      address: `${path}/${language}`,
      otherAddress: `${file}?lang=${language}`,
      heading: headings[place] ?? '',
      part: parts[place] ?? '',
    })),
  );

/** Each page in each language. */
const editions = inLanguages(pages);

describe('public pages', () => {
  const product = useProduct();
  const browser = useBrowser();
  const website = useWebsite();

  const htmlAt = async (address: string) => {
    const answer = await fetch(product().url + address, { headers: { accept: 'text/html' } });
    return answer.text();
  };

  /** Pages that the server writes lead to their other languages with all that their address has. */
  const withoutLanguages = (html: string) => html.replaceAll(/<a href="[^"]*" lang="/g, '<a lang="');

  it('are there in three languages before any script runs', async () => {
    const reader = await browser.visitor({ scripts: 'off', width: 360 });
    for (const { address, language, heading, part } of inLanguages(forms)) {
      await reader.open(product().url + address);
      expect([address, await reader.language()]).toEqual([address, language]);
      expect(await reader.screen.texts('heading')).toEqual(expect.arrayContaining([heading, part]));
      expect(await reader.page.title()).toContain(heading);
      expect(await reader.screen.text()).toMatch(/JavaScript/);
    }
    for (const { address, language, heading, part } of inLanguages(records)) {
      await reader.open(product().url + address);
      expect([address, await reader.language()]).toEqual([address, language]);
      expect(await reader.screen.texts('heading')).toEqual(expect.arrayContaining([heading]));
      expect(await reader.page.title()).toContain(heading);
      const said = await reader.screen.text();
      expect(said).toContain(part);
      expect(said).not.toMatch(/JavaScript/);
    }
  });

  it('are the same at both addresses', async () => {
    for (const { address, otherAddress } of editions) {
      const html = await htmlAt(address);
      expect(html).toContain('<!doctype html>');
      expect([otherAddress, withoutLanguages(await htmlAt(otherAddress))]).toEqual([
        otherAddress,
        withoutLanguages(html),
      ]);
    }
  });

  it('are Polish where the address names no language', async () => {
    const reader = await browser.visitor();
    for (const { path, file } of pages) {
      for (const address of [`${path}/pl`, file, `${file}?lang=xx`, '/test']) {
        await reader.open(product().url + address);
        expect([address, await reader.language()]).toEqual([address, 'pl']);
      }
    }
  });

  it('are English where the address names a language of mails that they do not speak', async () => {
    for (const { path, file } of pages) {
      const english = withoutLanguages(await htmlAt(`${path}/en`));
      expect(english).toContain('<html lang="en"');
      for (const language of ['de', 'fr', 'es', 'it']) {
        for (const address of [
          `${path}/${language}`,
          `${path}/${language}?lang=pl`,
          `${file}?lang=${language}`,
        ])
          expect([address, withoutLanguages(await htmlAt(address))]).toEqual([address, english]);
      }
    }
    expect(withoutLanguages(await htmlAt('/subcontractor-order-view/17?lang=de'))).toBe(
      withoutLanguages(await htmlAt('/subcontractor-order-view/en')),
    );
  });

  it('lead to their other languages with the same link', async () => {
    const owner = await aCompany(product());
    const query = `?client_id=1&user_id=${owner.id}&client_email=a%40b.example`;
    const reader = await browser.visitor();
    await reader.open(`${product().url}/order/pl${query}`);
    await reader.screen.click('button', 'PL – Język: polski');
    await reader.screen.click('link', 'Norsk');
    await reader.screen.has('heading', 'Forespørsel om transportpris');
    expect(reader.place).toBe(`/order/no${query}`);
    expect(await reader.language()).toBe('no');
  });

  it('say what is wrong with an address that is no link', async () => {
    const reader = await browser.visitor({ width: 360 });
    for (const { path } of pages) {
      const isOrder = path === '/subcontractor-order-view';
      await reader.open(`${product().url}${path}/pl`);
      await reader.screen.has('heading', isOrder ? 'Błąd' : 'Nieprawidłowy link');
      await reader.screen.says('Brakuje części linku.', 'Niczego nie wysłaliśmy ani nie zmieniliśmy.');
      await reader.open(`${product().url}${path}/en`);
      const isPrice = path === '/subcontractor-offer';
      await reader.screen.has(
        'heading',
        isOrder ? 'Error' : isPrice ? 'Invalid offer link' : 'This link does not work',
      );
      await reader.open(`${product().url}${path}/no`);
      await reader.screen.has('heading', isOrder ? 'Feil' : 'Ugyldig lenke');
    }
  });

  it.each([
    ['gzip', 90_000],
    ['br', 78_000],
  ] as const)(
    'need little script each, sent as it was packed when it was built: by %s at most %i bytes',
    async (packing, most) => {
      const reader = await browser.visitor();
      const addresses = [
        ...editions.map(({ address }) => address),
        ...languages.map((one) => `/test?lang=${one}`),
      ];
      const sizes: [string, number][] = [];
      for (const address of addresses)
        sizes.push([address, await sentScriptBytes(reader, product().url + address, packing)]);
      const tooLarge = sizes.filter(([, bytes]) => bytes > most || bytes < 1_000);
      expect(tooLarge).toEqual([]);
    },
  );

  it('let only the order form stand on other websites', async () => {
    const owner = await aCompany(product());
    const query = `?client_id=1&user_id=${owner.id}&client_email=a%40b.example`;
    const reader = await browser.visitor();
    await reader.open(website.framing(`${product().url}/order/pl${query}`));
    const form = new Screen(await reader.frame());
    await form.has('heading', 'Zapytanie o wycenę transportu');
    await form.fill('Rodzaj ładunku', 'Meble');
    await until(async () => ((await website.heightTold(reader)) > 600 ? true : undefined), 'height told');

    const others = pages.map(({ path }) => `${path}/pl`).filter((path) => !path.startsWith('/order'));
    for (const path of [...others, '/test', '/']) {
      await reader.open(website.framing(product().url + path));
      await reader.hasTrouble(/frame-ancestors 'none'/);
    }
  });

  it('check themselves', async () => {
    const reader = await browser.visitor();
    await reader.open(`${product().url}/test`);
    await reader.screen.has('heading', 'Strony publiczne działają');
    await reader.screen.says('Skrypt Działa', 'API Gotowe');
    await reader.open(`${product().url}/test?lang=en`);
    await reader.screen.says('Script Running');
    expect(await reader.language()).toBe('en');
  });
});
