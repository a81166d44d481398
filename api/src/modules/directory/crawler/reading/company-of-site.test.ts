import { describe, expect, test } from '@jest/globals';
import { companyOfSite, type CompanyOfSite } from './company-of-site.js';
import { readPage } from './read-page.js';
import { evidenceOf, SiteEvidence } from './site-evidence.js';

interface CorpusPage {
  html: string;
  path?: string;
  bonus?: number;
}

/** The company that pages of one website tell of. */
function companyOn(site: string, country: string, ...pages: readonly CorpusPage[]): CompanyOfSite | null {
  const evidence = new SiteEvidence();
  for (const { html, path = '/', bonus = 0 } of pages) {
    const url = new URL(path, `https://${site}`).href;
    evidence.add(evidenceOf(readPage(html), { url, bonus, country, site }));
  }
  return companyOfSite(evidence, site, new URL(`https://${site}`), country);
}

const contact = (html: string): CorpusPage => ({ html, path: '/kontakt', bonus: 2 });
const sourceOf = (company: CompanyOfSite | null, field: string) =>
  company?.origins.find((origin) => origin.field === field)?.source;

describe('a company described for machines', () => {
  test('in a graph with things that refer to each other', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', '@id': '#site', name: 'Meblex – sklep' },
        {
          '@type': ['Organization', 'Brand'],
          '@id': '#org',
          name: 'Meblex',
          legalName: 'Meblex Łódź Sp. z o.o.',
          email: 'mailto:biuro@meblex.pl',
          telephone: '42 600 00 00',
          taxID: '526-000-12-46',
          address: { '@id': '#office' },
          description: 'Producent mebli od 1990 roku.',
        },
        {
          '@type': 'PostalAddress',
          '@id': '#office',
          streetAddress: 'ul. Długa 12',
          postalCode: '90001',
          addressLocality: 'Łódź',
          addressCountry: 'PL',
        },
      ],
    };
    const html = `<title>Sklep</title><script type="application/ld+json">${JSON.stringify(graph)}</script>`;
    expect(companyOn('meblex.pl', 'PL', { html })).toMatchObject({
      name: 'Meblex Łódź Sp. z o.o.',
      address: 'ul. Długa 12',
      city: 'Łódź',
      post_code: '90-001',
      country_id: 1,
      email: 'biuro@meblex.pl',
      phone: '+48426000000',
      url: 'https://meblex.pl',
      vat_number: '5260001246',
      notes: 'Producent mebli od 1990 roku.',
    });
  });

  test('with a country of its own, by its name', () => {
    const thing = {
      '@type': 'LocalBusiness',
      name: 'Fjord Trelast AS',
      telephone: '22 34 50 00',
      vatID: 'NO 974 760 673 MVA',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Storgata 4',
        postalCode: '0184',
        addressLocality: 'Oslo',
        addressCountry: 'Norge',
      },
    };
    const html = `<script type='application/ld+json'>[${JSON.stringify(thing)},]</script>`;
    expect(companyOn('fjordtrelast.no', 'PL', { html })).toMatchObject({
      country_id: 21,
      post_code: '0184',
      phone: '+4722345000',
      vat_number: '974760673MVA',
      business_registration_number: '974760673',
    });
  });

  test('by microdata', () => {
    const html = `
      <div itemscope itemtype="http://schema.org/Organization">
        <span itemprop="name">Drewnex S.A.</span>
        <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
          <span itemprop="streetAddress">Leśna 7</span>, <span itemprop="postalCode">15-001</span>
          <span itemprop="addressLocality">Białystok</span><meta itemprop="addressCountry" content="PL">
        </div>
        <a itemprop="email" href="mailto:handel@drewnex.pl">napisz</a>
        <span itemprop="telephone">85 740 00 00</span>
      </div>`;
    const company = companyOn('drewnex.pl', 'PL', { html });
    expect(company).toMatchObject({
      name: 'Drewnex S.A.',
      address: 'Leśna 7',
      city: 'Białystok',
      post_code: '15-001',
      email: 'handel@drewnex.pl',
      phone: '+48857400000',
    });
    expect(sourceOf(company, 'email')).toBe('structured_data');
  });

  test('values that only say that there are none are none', () => {
    const thing = {
      '@type': 'Organization',
      name: 'null',
      email: 'NULL',
      telephone: ' ',
      taxID: 'undefined',
    };
    const html = `<script type="application/ld+json">${JSON.stringify(thing)}</script>
      <title>Kowal</title><a href="mailto:biuro@kowal.pl">biuro@kowal.pl</a>`;
    expect(companyOn('kowal.pl', 'PL', { html })).toMatchObject({
      name: 'Kowal',
      email: 'biuro@kowal.pl',
      phone: null,
      address: null,
      vat_number: null,
    });
  });
});

describe('a company in the text of its pages', () => {
  test('in Polish: footer and contact page, a fax and an account left out', () => {
    const home = `
      <title>Transport drogowy | Stal-Bud</title>
      <nav><a href="/kontakt">Kontakt</a></nav>
      <p>Zaufało nam 600 200 300 klientów.</p>
      <footer>© 2019–2026 Stal-Bud Kowalski Sp. z o.o. Wszelkie prawa zastrzeżone</footer>`;
    const page = `
      <h1>Kontakt</h1>
      <p>Stal-Bud Kowalski Sp. z o.o.<br>ul. Fabryczna 5A lok. 3<br>31-553 Kraków</p>
      <p>NIP: 526-000-12-46, REGON: 000002217, KRS 0000123456</p>
      <p>Nr konta: 61 1090 1014 0000 0712 1981 2874</p>
      <p>Fax: 12 410 00 01<br>Tel.: 12 410 00 00<br>kom. +48 600 100 200</p>
      <p>E-mail: biuro@stal-bud.pl, jan.kowalski@stal-bud.pl</p>
      <p>Realizacja: <a href="mailto:hello@agencja.example.pl">agencja</a></p>`;
    expect(companyOn('stal-bud.pl', 'PL', { html: home }, contact(page))).toMatchObject({
      name: 'Stal-Bud Kowalski Sp. z o.o.',
      address: 'ul. Fabryczna 5A lok. 3',
      city: 'Kraków',
      post_code: '31-553',
      email: 'biuro@stal-bud.pl',
      phone: '+48124100000',
      vat_number: '5260001246',
      business_registration_number: '000002217',
      notes: expect.stringMatching(
        /KRS 0000123456\nE-mail: .*jan\.kowalski@stal-bud\.pl.*\nTel\.: \+48 600 100 200/,
      ) as unknown as string,
    });
  });

  test('in Polish: an e-mail address before the street belongs to no street', () => {
    const hidden = 'Zakład Łódź SA kontakt: zaklad(małpa)zaklad.pl ul. Świętego 4, 90-001 Łódź';
    const expected = {
      address: 'ul. Świętego 4',
      post_code: '90-001',
      city: 'Łódź',
      email: 'zaklad@zaklad.pl',
    };
    expect(companyOn('zaklad.pl', 'PL', contact(`<p>${hidden}</p>`))).toMatchObject(expected);
    const plain = hidden.replace('(małpa)', '@');
    expect(companyOn('zaklad.pl', 'PL', contact(`<p>${plain}</p>`))).toMatchObject(expected);
  });

  test('in Norwegian', () => {
    const home = `<title>Hjem - Nordlys Frakt</title><footer>Nordlys Frakt AS | Org.nr. 974 760 673 MVA |
      Besøksadresse: Storgata 4B, 9008 Tromsø | Tlf. 77 60 00 00 | post@nordlysfrakt.no</footer>`;
    expect(companyOn('nordlysfrakt.no', 'NO', { html: home })).toMatchObject({
      name: 'Nordlys Frakt AS',
      address: 'Storgata 4B',
      city: 'Tromsø',
      post_code: '9008',
      phone: '+4777600000',
      email: 'post@nordlysfrakt.no',
      business_registration_number: '974760673',
      vat_number: '974760673MVA',
    });
  });

  test('in English: the post code stands behind the city', () => {
    const page = `<h1>Contact us</h1><p>Northern Timber Ltd<br>12 High Street, Manchester M1 1AE</p>
      <p>Call 0161 496 0000 or write to sales@northerntimber.co.uk</p>`;
    expect(companyOn('northerntimber.co.uk', 'GB', contact(page))).toMatchObject({
      name: 'Northern Timber Ltd',
      address: '12 High Street',
      city: 'Manchester',
      post_code: 'M1 1AE',
      phone: '+441614960000',
      email: 'sales@northerntimber.co.uk',
    });
  });

  test('in German, with the VAT number of the country', () => {
    const page = `<h1>Impressum</h1><p>Holzwerk GmbH &amp; Co. KG<br>Hauptstraße 7<br>10115 Berlin</p>
      <p>Telefon: 030 901820</p><p>USt-IdNr.: DE 136695976</p><p>info (at) holzwerk (dot) de</p>`;
    expect(companyOn('holzwerk.de', 'DE', contact(page))).toMatchObject({
      name: 'Holzwerk GmbH & Co. KG',
      address: 'Hauptstraße 7',
      city: 'Berlin',
      post_code: '10115',
      vat_number: 'DE136695976',
      email: 'info@holzwerk.de',
    });
  });

  test('numbers with a wrong check digit are none, nor is a year a post code', () => {
    const html = `<footer>NIP 526-000-12-47 © 2024 Kowal Sp. j. tel. 12 410 00 00</footer>`;
    expect(companyOn('kowal.pl', 'PL', { html })).toMatchObject({ vat_number: null, name: 'Kowal Sp. j.' });
    const norwegian = `<footer>© 2024 Smia AS, tlf 77 60 00 00</footer>`;
    expect(companyOn('smia.no', 'NO', { html: norwegian })).toMatchObject({
      name: 'Smia AS',
      post_code: null,
    });
  });

  test('without any way to a company there is none', () => {
    expect(companyOn('kot.pl', 'PL', { html: '<title>Kot</title><p>Witaj! Mam 3 koty.</p>' })).toBeNull();
  });
});

describe('the name', () => {
  test.each([
    [
      'the site’s own name before its title',
      '<meta property="og:site_name" content="Lamex"><title>Okna – Lamex Łódź</title>',
      'Lamex',
    ],
    [
      'the part of a title that is like the host',
      '<title>Okna i drzwi w Łodzi | Lamex Okna</title>',
      'Lamex Okna',
    ],
    ['the host when nothing better is there', '<title>Strona główna</title>', 'lamex.pl'],
    [
      'the registered name that contains the short one',
      '<script type="application/ld+json">{"@type":"Organization","name":"Lamex"}</script><footer>Lamex Okna Sp. z o. o.</footer>',
      'Lamex Okna Sp. z o. o.',
    ],
  ])('%s', (_what, head, name) => {
    const html = `${head}<a href="tel:+48426000000">zadzwoń</a>`;
    expect(companyOn('lamex.pl', 'PL', { html })?.name).toBe(name);
  });
});
