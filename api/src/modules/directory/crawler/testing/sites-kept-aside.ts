import {
  bootstrap,
  builder,
  cloaked,
  described,
  elementor,
  menu,
  tables,
  type SiteSample,
} from './site-sample.js';

/**
 * Half of the samples, which nobody looks at while the reader is made better: half of them of kinds that the other half
 * has, half of kinds that it does not have.
 */
export const sitesKeptAside: readonly SiteSample[] = [
  {
    host: 'bruk-mazowsze.pl',
    country: 'PL',
    kind: 'web agency in the footer, contacts one link away',
    pages: {
      '/': elementor({
        title: 'Układanie kostki brukowej Mazowsze - Bruk Mazowsze',
        nav: menu(
          ['/', 'Strona główna'],
          ['/realizacje/', 'Realizacje'],
          ['/skontaktuj-sie/', 'Skontaktuj się'],
        ),
        body: '<h1>Solidny bruk od 1998 roku</h1><p>Układamy kostkę brukową, granit i płyty tarasowe w całym województwie.</p>',
        footer:
          '<p>© 2024 Bruk Mazowsze</p><p>Projekt i wykonanie: <a href="https://pixelownia.studio">Pixelownia Sp. z o.o.</a> | tel. 22 100 45 67 | <a href="mailto:biuro@pixelownia.studio">biuro@pixelownia.studio</a></p>',
      }),
      '/skontaktuj-sie/': elementor({
        title: 'Skontaktuj się - Bruk Mazowsze',
        body: '<h2>Napisz do nas</h2><p>Bruk Mazowsze Adam Nowicki<br>ul. Piaskowa 18<br>05-300 Mińsk Mazowiecki</p><p>NIP 5677498249</p><p>+48 602 118 227</p><p>bruk.mazowsze@wp.pl</p>',
        footer:
          '<p>Projekt i wykonanie: <a href="https://pixelownia.studio">Pixelownia Sp. z o.o.</a> | tel. 22 100 45 67 | <a href="mailto:biuro@pixelownia.studio">biuro@pixelownia.studio</a></p>',
      }),
    },
    expected: {
      name: 'Bruk Mazowsze Adam Nowicki',
      email: 'bruk.mazowsze@wp.pl',
      phone: '+48602118227',
      address: 'ul. Piaskowa 18|05-300|Mińsk Mazowiecki',
      number: '5677498249',
    },
  },
  {
    host: 'tartak-bor.pl',
    country: 'PL',
    kind: 'hosting provider named under the page',
    pages: {
      '/': tables({
        title: 'TARTAK BÓR - drewno konstrukcyjne',
        nav: '<A HREF="oferta.htm">OFERTA</A><BR><A HREF="dojazd.htm">DOJAZD</A>',
        body: '<P ALIGN=center><B>TARTAK BÓR SPÓŁKA JAWNA</B><BR>Wojciech i Piotr Bór<BR>Leśna Polana 7, 34-400 Nowy Targ<BR>tel. (018) 264 11 22<BR>e-mail: <A HREF="mailto:tartak@tartak-bor.pl">tartak@tartak-bor.pl</A></P>',
        footer:
          'Serwis utrzymywany na serwerach HostPark S.A., ul. Serwerowa 1, 00-950 Warszawa, tel. 22 555 66 77, pomoc@hostpark.pl',
      }),
      '/oferta.htm': tables({ title: 'Oferta', body: '<P>Więźba, łaty, kontrłaty, deski.</P>' }),
      '/dojazd.htm': tables({ title: 'Dojazd', body: '<P>Z Krakowa drogą nr 47.</P>' }),
    },
    expected: {
      name: 'Tartak Bór Spółka Jawna',
      email: 'tartak@tartak-bor.pl',
      phone: '+48182641122',
      address: 'Leśna Polana 7|34-400|Nowy Targ',
      number: null,
    },
  },
  {
    host: 'fjellgarn.no',
    country: 'NO',
    kind: 'payment provider in the terms of sale',
    pages: {
      '/': bootstrap({
        title: 'Fjellgarn - garn og strikkeoppskrifter på nett',
        lang: 'nb',
        nav: menu(['/produkter', 'Garn'], ['/salgsbetingelser', 'Salgsbetingelser']),
        body: '<h1>Nyheter i høst</h1><p>Merino, alpakka og ull fra norske gårder.</p>',
        footer: '<div class="col">Betal trygt med Klarna og Vipps</div>',
      }),
      '/salgsbetingelser': bootstrap({
        title: 'Salgsbetingelser',
        lang: 'nb',
        body: `<h1>Salgsbetingelser</h1><h3>1. Partene</h3><p>Selger er Fjellgarn Lien AS, Skulegata 9, 5700 Voss, post@fjellgarn.no, 56 51 40 20, organisasjonsnummer 948 045 168, og betegnes i det følgende som selger.</p>
          <h3>6. Betaling</h3><p>Fakturaer utstedes av Klarna Bank AB, Sveavägen 46, 111 34 Stockholm. Kundeservice for Vipps MobilePay AS: Dronning Eufemias gate 42, 0191 Oslo, telefon 22 48 28 00, org.nr. 911 200 244, support@vippsmobilepay.example.</p>
          <h3>14. Konfliktløsning</h3><p>Forbrukertilsynet kan kontaktes på telefon 23 400 600, Postboks 2862 Kjørbekk, 3702 Skien.</p>`,
      }),
    },
    expected: {
      name: 'Fjellgarn Lien AS',
      email: 'post@fjellgarn.no',
      phone: '+4756514020',
      address: 'Skulegata 9|5700|Voss',
      number: '948045168',
    },
  },
  {
    host: 'zielonalawka.pl',
    country: 'PL',
    kind: 'regulamin with the seller after a payment operator',
    pages: {
      '/': bootstrap({
        title: 'Meble ogrodowe - Zielona Ławka',
        lang: 'pl',
        nav: menu(['/koszyk', 'Koszyk'], ['/regulamin', 'Regulamin sklepu']),
        body: '<h1>Meble do ogrodu</h1><div class="product">Ławka Brzoza 899 zł</div>',
        footer: '<a href="/regulamin">Regulamin</a> © Zielona Ławka',
      }),
      '/regulamin': bootstrap({
        title: 'Regulamin - Zielona Ławka',
        lang: 'pl',
        body: `<h1>Regulamin sklepu internetowego</h1><p>§1. Operatorem płatności jest PayTransfer S.A. z siedzibą w Poznaniu, ul. Grunwaldzka 182, 60-166 Poznań, NIP 5740362116, bok@paytransfer.example, tel. 61 100 20 30.</p>
          <p>§2. Sprzedawcą jest Zielona Ławka Spółka z ograniczoną odpowiedzialnością z siedzibą w Kielcach (25-001), ul. Ogrodowa 3, wpisana do rejestru przedsiębiorców KRS 0000654321, NIP: 5108846922, REGON: 356619287.</p>
          <p>§3. Kontakt ze Sprzedawcą: adres e-mail sklep@zielonalawka.pl, numer telefonu 41 333 22 11 (pn-pt 8-16).</p>`,
      }),
    },
    expected: {
      name: 'Zielona Ławka Spółka z ograniczoną odpowiedzialnością',
      email: 'sklep@zielonalawka.pl',
      phone: '+48413332211',
      address: 'ul. Ogrodowa 3|25-001|Kielce',
      number: '5108846922',
    },
  },
  {
    host: 'metallbau-krings.de',
    country: 'DE',
    kind: 'Impressum with insurer, platform and agency',
    pages: {
      '/': bootstrap({
        title: 'Metallbau Krings | Treppen, Geländer, Tore',
        lang: 'de',
        nav: menu(
          ['/leistungen', 'Leistungen'],
          ['/impressum', 'Impressum'],
          ['/datenschutz', 'Datenschutz'],
        ),
        body: '<h1>Ihr Schlosser in der Eifel</h1>',
      }),
      '/impressum': bootstrap({
        title: 'Impressum',
        lang: 'de',
        body: `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Krings Metallbau GmbH<br>Industriestr. 14b<br>53894 Mechernich</p><p>Handelsregister: HRB 12345<br>Registergericht: Amtsgericht Bonn</p><p><strong>Vertreten durch:</strong><br>Josef Krings</p>
          <h2>Kontakt</h2><p>Telefon: +49 (0)2443 90 12-0<br>Telefax: +49 (0)2443 90 12-20<br>E-Mail: info@metallbau-krings.de</p><h2>Umsatzsteuer-ID</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz:<br>DE799796015</p>
          <h2>Angaben zur Berufshaftpflichtversicherung</h2><p><strong>Name und Sitz des Versicherers:</strong><br>Allfina Versicherung AG<br>Königinstraße 28<br>80802 München<br>service@allfina.example</p>
          <h2>Webdesign</h2><p>Nordeifel Media GmbH, Marktplatz 1, 53925 Kall, Tel. 02441 77 88 99, hallo@nordeifel.media, USt-IdNr. DE734734797</p>`,
      }),
      '/datenschutz': bootstrap({
        title: 'Datenschutz',
        lang: 'de',
        body: '<h1>Datenschutzerklärung</h1><p>Hoster: Strato GmbH, Otto-Ostrowski-Straße 7, 10249 Berlin. Datenschutzbeauftragter: dsb@kanzlei-meurer.example</p>',
      }),
    },
    expected: {
      name: 'Krings Metallbau GmbH',
      email: 'info@metallbau-krings.de',
      phone: '+49244390120',
      address: 'Industriestr. 14b|53894|Mechernich',
      number: 'DE799796015',
    },
  },
  {
    host: 'weinhof-lahn.de',
    country: 'DE',
    kind: 'Impressum in a table, two links away',
    pages: {
      '/': tables({
        title: 'Weinhof Lahn',
        nav: '<A HREF="/info/rechtliches.html">Rechtliches</A>',
        body: '<P>Willkommen!</P>',
      }),
      '/info/rechtliches.html': tables({
        title: 'Rechtliches',
        body: '<A HREF="/info/anbieter.html">Anbieterkennzeichnung</A><BR><A HREF="/info/widerruf.html">Widerruf</A>',
      }),
      '/info/widerruf.html': tables({ title: 'Widerruf', body: '<P>Sie haben das Recht…</P>' }),
      '/info/anbieter.html': tables({
        title: 'Anbieter',
        body: '<TABLE><TR><TD>Firma</TD><TD>Weinhof Lahn e.K.</TD></TR><TR><TD>Inhaber</TD><TD>Peter Lahn</TD></TR><TR><TD>Anschrift</TD><TD>Rebenweg 2, 55278 Undenheim</TD></TR><TR><TD>Telefax</TD><TD>06737 1235</TD></TR><TR><TD>Telefon</TD><TD>06737 1234</TD></TR><TR><TD>E-Mail</TD><TD>weinhof (at) weinhof-lahn.de</TD></TR><TR><TD>USt-IdNr.</TD><TD>DE490513538</TD></TR></TABLE>',
      }),
    },
    expected: {
      name: 'Weinhof Lahn e.K.',
      email: 'weinhof@weinhof-lahn.de',
      phone: '+4967371234',
      address: 'Rebenweg 2|55278|Undenheim',
      number: 'DE490513538',
    },
  },
  {
    host: 'klinikknordlys.no',
    country: 'NO',
    kind: 'personvern alone tells who it is, with the authority',
    pages: {
      '/': builder({
        title: 'Klinikk Nordlys',
        lang: 'no',
        nav: '<a href="/behandlinger">Behandlinger</a><a href="/personvernerklaering">Personvernerklæring</a>',
        body: '<p>Fysioterapi og osteopati i Alta.</p>',
        footer: '<p>©2023 by Klinikk Nordlys. Proudly created with Wix.com</p>',
      }),
      '/personvernerklaering': builder({
        title: 'Personvern | Klinikk Nordlys',
        lang: 'no',
        body: '<h1>Personvernerklæring</h1><p>Klage kan sendes Datatilsynet, Postboks 458 Sentrum, 0105 Oslo, telefon 22 39 69 00, postkasse@datatilsynet.no.</p><p>Behandlingsansvarlig er Nordlys Fysioterapi AS (org.nr 915 178 855), Markveien 33, 9510 Alta. Du når oss på hei@klinikknordlys.no eller 78 43 00 12.</p>',
      }),
    },
    expected: {
      name: 'Nordlys Fysioterapi AS',
      email: 'hei@klinikknordlys.no',
      phone: '+4778430012',
      address: 'Markveien 33|9510|Alta',
      number: '915178855',
    },
  },
  {
    host: 'pennine-pallets.co.uk',
    country: 'GB',
    kind: 'privacy policy with the authority and a processor',
    pages: {
      '/': bootstrap({
        title: 'Reconditioned pallets in Yorkshire',
        nav: menu(['/products', 'Products'], ['/privacy', 'Privacy policy']),
        body: '<h1>Pallets, boxes, crates</h1><p>Same-day collection across the north.</p>',
        footer: '<small>Registered in England and Wales</small>',
      }),
      '/privacy': bootstrap({
        title: 'Privacy policy',
        body: `<h1>Privacy policy</h1><p>This policy explains how Pennine Pallets Limited ("we", "us"), Unit 4 Calder Mills, Bridge Street, Todmorden OL14 5AP, looks after your data. VAT no. GB 120293761. Questions: data@pennine-pallets.co.uk or 01706 818 200.</p>
          <p>Our newsletters are sent by Mailpigeon Inc, 675 Ponce de Leon Ave, Atlanta, privacy@mailpigeon.example.</p><p>You may complain to the Information Commissioner's Office, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF, helpline 0303 123 1113, casework@ico.org.uk.</p>`,
      }),
    },
    expected: {
      name: 'Pennine Pallets Limited',
      email: 'data@pennine-pallets.co.uk',
      phone: '+441706818200',
      address: 'Unit 4 Calder Mills, Bridge Street|OL14 5AP|Todmorden',
      number: 'GB120293761',
    },
  },
  {
    host: 'stolarz-kielce.pl',
    country: 'PL',
    kind: 'address hidden by a delivery network, entities in the phone',
    pages: {
      '/': elementor({
        title: 'Stolarz Kielce – meble na wymiar',
        body: `<p>F.H.U. „Dębowy Dom” Marek Zając</p><p>ul. Tarnowska 55/2, 25-394 Kielce</p><p>tel. &#53;&#48;&#52;&nbsp;&#50;&#50;&#48;&nbsp;&#49;&#57;&#48;</p><p>e-mail: <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cloaked('marek@stolarz-kielce.pl')}">[email&#160;protected]</a></p><p>NIP: 589-124-47-22</p>`,
        footer: '<p>Strony www Kielce: WebKielce, kontakt@webkielce.pl</p>',
      }),
    },
    expected: {
      name: 'F.H.U. „Dębowy Dom” Marek Zając',
      email: 'marek@stolarz-kielce.pl',
      phone: '+48504220190',
      address: 'ul. Tarnowska 55/2|25-394|Kielce',
      number: '5891244722',
    },
  },
  {
    host: 'autohaus-perl.at',
    country: 'AT',
    kind: 'script writes the address of parts',
    pages: {
      '/': bootstrap({
        title: 'Autohaus Perl, Graz',
        lang: 'de',
        nav: menu(['/kontakt', 'Kontakt']),
        body: '<h1>Neuwagen und Werkstatt</h1>',
      }),
      '/kontakt': bootstrap({
        title: 'Kontakt',
        lang: 'de',
        body: `<h1>So erreichen Sie uns</h1><p>Autohaus Perl GmbH<br>Puntigamer Straße 124<br>8055 Graz</p><p>T: 0316 29 34 50, F: 0316 29 34 50-9</p>
          <script type="text/javascript">var pre = "office"; var host = "autohaus-perl.at"; document.write('<a href="mai' + 'lto:' + pre + '@' + host + '">' + pre + '@' + host + '</a>');</script><noscript>Bitte JavaScript aktivieren</noscript><p>UID: ATU47603641</p>`,
      }),
    },
    expected: {
      name: 'Autohaus Perl GmbH',
      email: 'office@autohaus-perl.at',
      phone: '+43316293450',
      address: 'Puntigamer Straße 124|8055|Graz',
      number: 'ATU47603641',
    },
  },
  {
    host: 'lakeside-joinery.co.uk',
    country: 'GB',
    kind: 'parts of the address in attributes of an element',
    pages: {
      '/': builder({
        title: 'Lakeside Joinery',
        nav: '<a href="/find-us">Find us</a>',
        body: '<h1>Bespoke staircases</h1>',
      }),
      '/find-us': builder({
        title: 'Find us | Lakeside Joinery',
        body: '<h2>Workshop</h2><p>Lakeside Joinery Ltd<br>8 Mill Lane, Kendal LA9 6ES</p><p>Phone 01539 720 118</p><p><span class="email" data-user="hello" data-domain="lakeside-joinery.co.uk"></span></p><p>Company number 08123456</p>',
      }),
    },
    expected: {
      name: 'Lakeside Joinery Ltd',
      email: 'hello@lakeside-joinery.co.uk',
      phone: '+441539720118',
      address: '8 Mill Lane|LA9 6ES|Kendal',
      number: null,
    },
  },
  {
    host: 'optik-sand.de',
    country: 'DE',
    kind: 'address written backwards and turned by its style',
    pages: {
      '/': bootstrap({
        title: 'Optik Sand in Husum',
        lang: 'de',
        body: `<h1>Brillen und Kontaktlinsen</h1><div class="vcard">Optik Sand, Inh. Birte Sand<br>Großstraße 21, 25813 Husum<br>Tel. 04841 66 55 0<br><span style="unicode-bidi:bidi-override; direction: rtl">ed.dnas-kitpo@tkatnok</span></div>`,
      }),
    },
    expected: {
      name: 'Optik Sand, Inh. Birte Sand',
      email: 'kontakt@optik-sand.de',
      phone: '+49484166550',
      address: 'Großstraße 21|25813|Husum',
      number: null,
    },
  },
  {
    host: 'gospodarstwo-lipa.pl',
    country: 'PL',
    kind: 'hCard',
    pages: {
      '/': tables({
        title: 'Miód z własnej pasieki',
        body: `<DIV class="vcard"><SPAN class="fn org">Gospodarstwo Pasieczne Lipa</SPAN><DIV class="adr"><SPAN class="street-address">Stara Wieś 31</SPAN><BR><SPAN class="postal-code">08-455</SPAN> <SPAN class="locality">Trojanów</SPAN>, <SPAN class="country-name">Polska</SPAN></DIV>
          <DIV class="tel"><SPAN class="type">Fax</SPAN> <SPAN class="value">25 682 70 11</SPAN></DIV><DIV class="tel"><SPAN class="type">Work</SPAN> <SPAN class="value">25 682 70 10</SPAN></DIV><A class="email" href="mailto:miod@gospodarstwo-lipa.pl">napisz</A></DIV>`,
        footer: 'Szablon: Darmowe Szablony, szablony@darmowe-szablony.pl',
      }),
    },
    expected: {
      name: 'Gospodarstwo Pasieczne Lipa',
      email: 'miod@gospodarstwo-lipa.pl',
      phone: '+48256827010',
      address: 'Stara Wieś 31|08-455|Trojanów',
      number: null,
    },
  },
  {
    host: 'elektrokabel.pl',
    country: 'PL',
    kind: 'microdata of a product with its manufacturer',
    pages: {
      '/': bootstrap({
        title: 'Przewody i kable - hurtownia Elektrokabel',
        lang: 'pl',
        nav: menu(['/firma', 'O firmie']),
        body: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Przewód YDYp 3x2,5</h1><div itemprop="manufacturer" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Kablex Fabryka Kabli S.A.</span><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">ul. Miedziana 1</span> <span itemprop="postalCode">95-050</span> <span itemprop="addressLocality">Konstantynów Łódzki</span></div><span itemprop="telephone">42 211 30 30</span><a itemprop="email" href="mailto:info@kablex.example">info@kablex.example</a></div></div>`,
        footer: '<p>Zapraszamy do hurtowni</p>',
      }),
      '/firma': bootstrap({
        title: 'O firmie',
        lang: 'pl',
        body: '<h1>O nas</h1><p>Elektrokabel Hurtownia Sp. z o.o. Sp. k.<br>ul. Prądzyńskiego 20<br>63-400 Ostrów Wielkopolski<br>NIP 5157412543<br>tel./fax 62 735 11 00<br>hurt@elektrokabel.pl</p>',
      }),
    },
    expected: {
      name: 'Elektrokabel Hurtownia Sp. z o.o. Sp. k.',
      email: 'hurt@elektrokabel.pl',
      phone: '+48627351100',
      address: 'ul. Prądzyńskiego 20|63-400|Ostrów Wielkopolski',
      number: '5157412543',
    },
  },
  {
    host: 'transdrob.pl',
    country: 'PL',
    kind: 'graph of a plug-in with a bare organisation, contact points elsewhere',
    pages: {
      '/': elementor({
        title: 'TRANSDROB – transport drobiu',
        head: described({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'WebPage',
              '@id': 'https://transdrob.pl/',
              name: 'TRANSDROB – transport drobiu',
              isPartOf: { '@id': 'https://transdrob.pl/#website' },
            },
            {
              '@type': 'WebSite',
              '@id': 'https://transdrob.pl/#website',
              name: 'transdrob',
              publisher: { '@id': 'https://transdrob.pl/#organization' },
            },
            {
              '@type': 'Organization',
              '@id': 'https://transdrob.pl/#organization',
              name: 'Transdrob Sp. z o.o.',
              contactPoint: [
                {
                  '@type': 'ContactPoint',
                  contactType: 'billing support',
                  telephone: '+48 43 820 10 99',
                  email: 'faktury@transdrob.pl',
                },
                {
                  '@type': 'ContactPoint',
                  contactType: 'customer service',
                  telephone: '+48 43 820 10 10',
                  email: 'biuro@transdrob.pl',
                },
              ],
            },
            { '@type': 'Person', name: 'webmaster', url: 'https://transdrob.pl/author/admin/' },
          ],
        }),
        nav: menu(['/kontakt/', 'Kontakt']),
        body: '<h1>Przewóz żywego drobiu</h1>',
      }),
      '/kontakt/': elementor({
        title: 'Kontakt – TRANSDROB',
        body: '<div class="elementor-icon-box-content"><h3>Baza</h3><p>Baza transportowa, ul. Fermowa 2, 98-235 Błaszki</p></div><div class="elementor-icon-box-content"><h3>Siedziba</h3><p>ul. Kolejowa 40, 98-200 Sieradz</p><p>NIP PL5635296311</p></div>',
      }),
    },
    expected: {
      name: 'Transdrob Sp. z o.o.',
      email: 'biuro@transdrob.pl',
      phone: '+48438201010',
      address: 'ul. Kolejowa 40|98-200|Sieradz',
      number: '5635296311',
    },
  },
  {
    host: 'havglimt.no',
    country: 'NO',
    kind: 'page made by scripts, its data in a script of Next.js',
    pages: {
      '/': `<!DOCTYPE html><html lang="nb"><head><meta charset="utf-8"><title>Havglimt</title><link rel="preload" href="/_next/static/css/1.css" as="style"></head><body><div id="__next"></div>
        <script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"site":{"companyName":"Havglimt Sjømat AS","orgNumber":"907 994 759","contact":{"email":"ordre@havglimt.no","phone":"+47 75 58 20 30","address":{"street":"Kaigata 5","zip":"8300","city":"Svolvær"}}},"agency":{"name":"Reaktor Byrå AS","email":"hei@reaktorbyra.example"}}},"page":"/","buildId":"x1"}</script></body></html>`,
    },
    expected: {
      name: 'Havglimt Sjømat AS',
      email: 'ordre@havglimt.no',
      phone: '+4775582030',
      address: 'Kaigata 5|8300|Svolvær',
      number: '907994759',
    },
  },
  {
    host: 'piekarniazarno.pl',
    country: 'PL',
    kind: 'frames',
    pages: {
      '/': '<html><head><title>Piekarnia Żarno</title></head><frameset cols="180,*"><frame src="menu.html" name="menu"><frame src="glowna.html" name="main"><noframes>Twoja przeglądarka nie obsługuje ramek.</noframes></frameset></html>',
      '/menu.html':
        '<html><body><a href="glowna.html" target="main">Start</a><br><a href="chleby.html" target="main">Chleby</a><br><a href="ciasta.html" target="main">Ciasta</a><br><a href="dane.html" target="main">Gdzie nas znaleźć</a></body></html>',
      '/glowna.html': '<html><body><h1>Chleb na zakwasie</h1></body></html>',
      '/chleby.html': '<html><body><p>Żytni, pszenny</p></body></html>',
      '/ciasta.html': '<html><body><p>Sernik, makowiec</p></body></html>',
      '/dane.html':
        '<html><body><p>Piekarnia Żarno s.c. J. i K. Mielczarek<br>Rynek 12<br>62-600 Koło<br>tel. 63 272 00 15<br>zarno@op.pl<br>NIP 6742168979</p></body></html>',
    },
    expected: {
      name: 'Piekarnia Żarno s.c. J. i K. Mielczarek',
      email: 'zarno@op.pl',
      phone: '+48632720015',
      address: 'Rynek 12|62-600|Koło',
      number: '6742168979',
    },
  },
  {
    host: 'romarheim-bygg.no',
    country: 'NO',
    kind: 'contacts in a frame within the page',
    pages: {
      '/': bootstrap({
        title: 'Romarheim Bygg',
        lang: 'nb',
        body: '<h1>Byggmester på Nordmøre</h1><iframe src="https://www.youtube.com/embed/abc" title="Film"></iframe><iframe src="/widgets/card.html" width="300" height="200" title=""></iframe>',
      }),
      '/widgets/card.html':
        '<html><body><strong>Romarheim Bygg AS</strong><br>Verftsgata 3, 6509 Kristiansund<br>Mobil: 917 22 334<br>E-post: <a href="mailto:firmapost@romarheim-bygg.no">firmapost@romarheim-bygg.no</a><br>Foretaksregisteret 992 645 334 MVA</body></html>',
    },
    expected: {
      name: 'Romarheim Bygg AS',
      email: 'firmapost@romarheim-bygg.no',
      phone: '+4791722334',
      address: 'Verftsgata 3|6509|Kristiansund',
      number: '992645334MVA',
    },
  },
  {
    host: 'kamieniarz-siwek.pl',
    country: 'PL',
    kind: 'contacts as a picture with a text in its alt',
    pages: {
      '/': tables({
        title: 'Zakład kamieniarski Siwek - nagrobki, parapety',
        body: '<IMG SRC="gfx/wizytowka.jpg" ALT="Zakład Kamieniarski Siwek, ul. Cmentarna 8, 27-400 Ostrowiec Świętokrzyski, tel. 41 262 33 44, e-mail siwek@kamieniarz-siwek.pl"><P>Pomniki granitowe.</P>',
        footer: 'Strona: Net-Art, netart@o2.pl',
      }),
    },
    expected: {
      name: 'Zakład Kamieniarski Siwek',
      email: 'siwek@kamieniarz-siwek.pl',
      phone: '+48412623344',
      address: 'ul. Cmentarna 8|27-400|Ostrowiec Świętokrzyski',
      number: null,
    },
  },
  {
    host: 'hydromex.pl',
    country: 'PL',
    kind: 'branches before the head office',
    pages: {
      '/': elementor({
        title: 'Hydromex – hydraulika siłowa',
        nav: menu(['/kontakt', 'Kontakt']),
        body: '<h1>Węże, pompy, siłowniki</h1>',
      }),
      '/kontakt': elementor({
        title: 'Kontakt – Hydromex',
        body: `<h2>Oddziały</h2><div class="elementor-column"><h4>Oddział Gdańsk</h4><p>ul. Portowa 5<br>80-555 Gdańsk<br>tel. 58 300 40 50<br>gdansk@hydromex.pl</p></div><div class="elementor-column"><h4>Oddział Rzeszów</h4><p>ul. Lwowska 77<br>35-301 Rzeszów<br>tel. 17 860 20 20<br>rzeszow@hydromex.pl</p></div>
          <h2>Centrala</h2><p>Hydromex Polska Sp. z o.o.<br>ul. Tłokowa 9<br>41-400 Mysłowice<br>tel. 32 222 18 18<br>centrala@hydromex.pl<br>NIP 5153437977 REGON 349889782</p>`,
      }),
    },
    expected: {
      name: 'Hydromex Polska Sp. z o.o.',
      email: 'centrala@hydromex.pl',
      phone: '+48322221818',
      address: 'ul. Tłokowa 9|41-400|Mysłowice',
      number: '5153437977',
    },
  },
  {
    host: 'kanalservice.se',
    country: 'SE',
    kind: 'head office last, in Swedish',
    pages: {
      '/': bootstrap({
        title: 'Kanalservice',
        lang: 'sv',
        nav: menu(['/kontakta-oss', 'Kontakta oss']),
        body: '<h1>Spolning och relining</h1>',
      }),
      '/kontakta-oss': bootstrap({
        title: 'Kontakta oss',
        lang: 'sv',
        body: '<h1>Kontakta oss</h1><h3>Filial Malmö</h3><p>Hamngatan 3, 211 22 Malmö<br>Tel 040-12 34 00<br>malmo@kanalservice.se</p><h3>Huvudkontor</h3><p>Kanalservice i Norden AB<br>Verkstadsgatan 11, 702 27 Örebro<br>Tel 019-20 50 60<br>info@kanalservice.se</p><p>Momsreg.nr SE515736351501</p>',
      }),
    },
    expected: {
      name: 'Kanalservice i Norden AB',
      email: 'info@kanalservice.se',
      phone: '+4619205060',
      address: 'Verkstadsgatan 11|702 27|Örebro',
      number: 'SE515736351501',
    },
  },
  {
    host: 'ocelove-konstrukce.cz',
    country: 'CZ',
    kind: 'fax in a cell of its own, in Czech',
    pages: {
      '/': tables({
        title: 'Ocelové konstrukce Vaněk',
        nav: '<A HREF="kontakty.html">Kontakty</A>',
        body: '<P>Vítejte</P>',
      }),
      '/kontakty.html': tables({
        title: 'Kontakty',
        body: '<B>Vaněk konstrukce s.r.o.</B><BR>Průmyslová 1480<BR>537 01 Chrudim<TABLE><TR><TD>Fax:</TD><TD>469 620 111</TD></TR><TR><TD>Telefon:</TD><TD>469 620 110</TD></TR><TR><TD>E-mail:</TD><TD>vanek@ocelove-konstrukce.cz</TD></TR><TR><TD>IČO:</TD><TD>49054261</TD></TR><TR><TD>DIČ:</TD><TD>CZ49054261</TD></TR></TABLE>',
      }),
    },
    expected: {
      name: 'Vaněk konstrukce s.r.o.',
      email: 'vanek@ocelove-konstrukce.cz',
      phone: '+420469620110',
      address: 'Průmyslová 1480|537 01|Chrudim',
      number: 'CZ49054261',
    },
  },
  {
    host: 'ogrody-mila.pl',
    country: 'PL',
    kind: 'hidden text for robots with addresses of others',
    pages: {
      '/': bootstrap({
        title: 'Ogrody Mila – projektowanie ogrodów',
        lang: 'pl',
        head: '<style>.hp-field{display:none}.tn{font-weight:bold}</style>',
        body: `<div class="hp-field">Kontakt: biuro@ogrody-mila-oferty.pl tel. 700 100 200 Ogrody Oferty Sp. z o.o., ul. Fałszywa 1, 00-001 Warszawa, NIP 5451354725</div><div style="display: none !important">Zadzwoń: +48 799 000 111 pulapka@ogrody-mila.pl</div>
          <h1>Ogrody, które żyją</h1><p>Mila Zielińska Architektura Krajobrazu<br>ul. Bukowa 6, 62-070 Dopiewo</p><p class="tn">tel. 605 770 880</p><p>pracownia@ogrody-mila.pl</p>`,
      }),
    },
    expected: {
      name: 'Mila Zielińska Architektura Krajobrazu',
      email: 'pracownia@ogrody-mila.pl',
      phone: '+48605770880',
      address: 'ul. Bukowa 6|62-070|Dopiewo',
      number: null,
    },
  },
  {
    host: 'dakwerken-brand.nl',
    country: 'NL',
    kind: 'sample company of a theme left in the page, in Dutch',
    pages: {
      '/': elementor({
        title: 'Dakwerken Brand – dakdekker in Zwolle',
        lang: 'nl',
        nav: menu(['/contact/', 'Contact']),
        body: '<h1>Lekkage? Wij komen vandaag.</h1>',
        footer:
          '<h4>Get in touch</h4><p>Your Company Ltd<br>123 Main Street, New York, NY 10001</p><p>Phone: +1 234 567 8900</p><p>info@yourcompany.com</p>',
      }),
      '/contact/': elementor({
        title: 'Contact – Dakwerken Brand',
        lang: 'nl',
        body: '<p>Dakwerken Brand B.V.</p><p>Lemsterweg 25<br>8042 AB Zwolle</p><p>Telefoon: 038 421 55 66</p><p>E-mail: info@dakwerken-brand.nl</p><p>BTW NL338043640B01</p>',
        footer:
          '<h4>Get in touch</h4><p>Your Company Ltd<br>123 Main Street, New York, NY 10001</p><p>Phone: +1 234 567 8900</p><p>info@yourcompany.com</p>',
      }),
    },
    expected: {
      name: 'Dakwerken Brand B.V.',
      email: 'info@dakwerken-brand.nl',
      phone: '+31384215566',
      address: 'Lemsterweg 25|8042 AB|Zwolle',
      number: 'NL338043640B01',
    },
  },
  {
    host: 'okna-bielik.pl',
    country: 'PL',
    kind: 'headings and titles that are no name',
    pages: {
      '/': elementor({
        title: 'Strona główna',
        head: '<meta property="og:site_name" content="Okna i drzwi – montaż, serwis, doradztwo">',
        nav: menu(['/kontakt', 'Kontakt']),
        body: '<h1>Najlepsze okna w regionie!</h1>',
      }),
      '/kontakt': elementor({
        title: 'Kontakt - Strona główna',
        head: described({
          '@context': 'https://schema.org',
          '@type': 'LocalBusiness',
          name: 'Kontakt',
          telephone: '87 610 44 55',
        }),
        body: '<h1>Skontaktuj się z nami już dziś</h1><p>P.P.H.U. BIELIK Tomasz Bielik</p><p>ul. Suwalska 20 B, 16-300 Augustów</p><p>Tel. 87 610 44 55, e-mail: biuro (małpa) okna-bielik.pl</p><p>NIP 518 983 93 22</p>',
      }),
    },
    expected: {
      name: 'P.P.H.U. BIELIK Tomasz Bielik',
      email: 'biuro@okna-bielik.pl',
      phone: '+48876104455',
      address: 'ul. Suwalska 20 B|16-300|Augustów',
      number: '5189839322',
    },
  },
  {
    host: 'kurier-sad.pl',
    country: 'PL',
    kind: 'two numbers glued together, one with an alternative ending',
    pages: {
      '/': tables({
        title: 'Kurier SAD',
        nav: '<A HREF="kontakt.php">Kontakt</A>',
        body: '<P>Transport ekspresowy do 3,5t</P>',
      }),
      '/kontakt.php': tables({
        title: 'Kontakt',
        body: '<P>KURIER SAD Sp. z o.o., ul. Sadowa 2, 05-600 Grójec<BR>tel. 48 664 10 20 48 664 10 30<BR>kom. 601202303/604505606<BR>kurier@kurier-sad.pl<BR>NIP5528864074REGON316049059</P>',
      }),
    },
    expected: {
      name: 'KURIER SAD Sp. z o.o.',
      email: 'kurier@kurier-sad.pl',
      phone: '+48486641020',
      address: 'ul. Sadowa 2|05-600|Grójec',
      number: '5528864074',
    },
  },
  {
    host: 'skoglund-maskin.no',
    country: 'NO',
    kind: 'words against robots in the address',
    pages: {
      '/': builder({
        title: 'Skoglund Maskin',
        lang: 'no',
        body: '<h2>Gravearbeid på Toten</h2><p>Skoglund Maskin ENK</p><p>Kolbuvegen 101</p><p>2848 Skreia</p><p>Tlf 951 44 870</p><p>E-post: post@FJERN-DETTE.skoglund-maskin.no</p>',
        footer: '<p>Org.nr: 944 388 958</p>',
      }),
    },
    expected: {
      name: 'Skoglund Maskin ENK',
      email: 'post@skoglund-maskin.no',
      phone: '+4795144870',
      address: 'Kolbuvegen 101|2848|Skreia',
      number: '944388958',
    },
  },
  {
    host: 'rolmaszyna.pl',
    country: 'PL',
    kind: 'comments and hidden parts within the address',
    pages: {
      '/': bootstrap({
        title: 'Rolmaszyna - maszyny rolnicze',
        lang: 'pl',
        head: '<style>span.nie-widac { display : none }</style>',
        body: '<p>Rolmaszyna Sp. j. Kubiak, Wrona</p><p>Lipowa 4<br/>63-720 Koźmin Wielkopolski</p><p>biuro<!-- @spam.pl -->&#x40;rol<span class="nie-widac">NIE</span>maszyna&period;pl</p><p>Telefon: 62&thinsp;721&thinsp;60&thinsp;60</p>',
      }),
    },
    expected: {
      name: 'Rolmaszyna Sp. j. Kubiak, Wrona',
      email: 'biuro@rolmaszyna.pl',
      phone: '+48627216060',
      address: 'Lipowa 4|63-720|Koźmin Wielkopolski',
      number: null,
    },
  },
  {
    host: 'agri-conseil.fr',
    country: 'FR',
    kind: 'partners and references with contacts of their own, in French',
    pages: {
      '/': bootstrap({
        title: 'Agri Conseil – matériel viticole',
        lang: 'fr',
        nav: menu(['/partenaires', 'Partenaires'], ['/mentions-legales', 'Mentions légales']),
        body: '<h1>Le bon matériel pour la vigne</h1><blockquote>« Service impeccable. » — Domaine Duval, contact@domaine-duval.example, 03 80 11 22 33</blockquote>',
      }),
      '/partenaires': bootstrap({
        title: 'Partenaires',
        lang: 'fr',
        body: '<ul><li>Tonnellerie Marchand SARL, 4 rue du Port, 21200 Beaune, tél. 03 80 22 33 44, info@tonnellerie-marchand.example</li><li>Bouchons du Sud SAS, 9 avenue Foch, 66000 Perpignan, 04 68 11 22 33</li></ul>',
      }),
      '/mentions-legales': bootstrap({
        title: 'Mentions légales',
        lang: 'fr',
        body: '<h1>Mentions légales</h1><p>Éditeur : Agri Conseil SARL<br>12 rue des Vignes<br>71100 Chalon-sur-Saône<br>Tél. : 03 85 41 52 63<br>Courriel : accueil@agri-conseil.fr<br>TVA intracommunautaire : FR 46962364139</p><p>Hébergeur : OVH SAS, 2 rue Kellermann, 59100 Roubaix, tél. 09 72 10 10 07</p>',
      }),
    },
    expected: {
      name: 'Agri Conseil SARL',
      email: 'accueil@agri-conseil.fr',
      phone: '+33385415263',
      address: '12 rue des Vignes|71100|Chalon-sur-Saône',
      number: 'FR46962364139',
    },
  },
  {
    host: 'ceramica-rossi.it',
    country: 'IT',
    kind: 'one line of small print, with a certifier beside it, in Italian',
    pages: {
      '/': builder({
        title: 'Ceramica Rossi - piastrelle artigianali',
        lang: 'it',
        body: '<h1>Piastrelle fatte a mano</h1><p>Certificato da Qualital Srl, via Roma 1, 20121 Milano, info@qualital.example</p>',
        footer:
          '<p>Ceramica Rossi S.r.l. - Via del Forno 8 - 41042 Fiorano Modenese (MO) - Tel. 0536 84 11 22 - Fax 0536 84 11 23 - info@ceramica-rossi.it - P.IVA IT04815040342</p>',
      }),
    },
    expected: {
      name: 'Ceramica Rossi S.r.l.',
      email: 'info@ceramica-rossi.it',
      phone: '+390536841122',
      address: 'Via del Forno 8|41042|Fiorano Modenese',
      number: 'IT04815040342',
    },
  },
];
