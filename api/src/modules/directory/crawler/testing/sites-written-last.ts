import { bootstrap, builder, described, elementor, menu, tables, type SiteSample } from './site-sample.js';

/** Samples that were written when the reader was done, above all of companies whose trade is what is others' elsewhere. */
export const sitesWrittenLast: readonly SiteSample[] = [
  {
    host: 'kreska-studio.pl',
    country: 'PL',
    kind: 'web agency’s own website',
    pages: {
      '/': elementor({
        title: 'Kreska Studio – projektowanie stron internetowych, hosting',
        nav: menu(['/kontakt', 'Kontakt'], ['/portfolio', 'Portfolio']),
        body: '<h1>Strony internetowe i sklepy</h1><p>Tworzenie stron www, webdesign i hosting dla firm. Zadzwoń: 71 340 11 22</p>',
        footer: '<p>Realizacja: Kreska Studio</p>',
      }),
      '/kontakt': elementor({
        title: 'Kontakt – Kreska Studio',
        body: '<p>Kreska Studio Julia Pająk</p><p>ul. Komuny Paryskiej 5</p><p>50-451 Wrocław</p><p>NIP: 5643336841</p><p>Telefon: 71 340 11 22</p><p>studio@kreska-studio.pl</p>',
      }),
    },
    expected: {
      name: 'Kreska Studio Julia Pająk',
      email: 'studio@kreska-studio.pl',
      phone: '+48713401122',
      address: 'ul. Komuny Paryskiej 5|50-451|Wrocław',
      number: '5643336841',
    },
  },
  {
    host: 'makler-huber.de',
    country: 'DE',
    kind: 'insurance broker',
    pages: {
      '/': bootstrap({
        title: 'Versicherungsmakler Huber in Passau',
        lang: 'de',
        nav: menu(['/impressum', 'Impressum']),
        body: '<h1>Transportversicherung, Haftpflichtversicherung</h1><p>Rufen Sie uns an: 0851 98 76 50</p>',
      }),
      '/impressum': bootstrap({
        title: 'Impressum – Versicherungsmakler Huber',
        lang: 'de',
        body: '<h2>Impressum</h2><p>Huber Versicherungsmakler GmbH<br>Bahnhofstraße 12<br>94032 Passau</p><p>Telefon: 0851 98 76 50<br>Telefax: 0851 98 76 51<br>post@makler-huber.de</p><p>Zuständige Aufsichtsbehörde: IHK für Niederbayern, Nibelungenstraße 15, 94032 Passau, Tel. 0851 507-0, ihk@passau.example</p><p>USt-IdNr.: DE493237905</p>',
      }),
    },
    expected: {
      name: 'Huber Versicherungsmakler GmbH',
      email: 'post@makler-huber.de',
      phone: '+49851987650',
      address: 'Bahnhofstraße 12|94032|Passau',
      number: 'DE493237905',
    },
  },
  {
    host: 'rorteknikk.no',
    country: 'NO',
    kind: 'supplier that says so',
    pages: {
      '/': bootstrap({
        title: 'Rørteknikk Nord',
        lang: 'nb',
        body: '<h1>Rør og deler</h1><p>Rørteknikk Nord AS er leverandør av rør og ventiler til industrien. Ring oss på 77 02 30 40 eller send e-post til salg@rorteknikk.no.</p>',
        footer:
          '<p>Rørteknikk Nord AS</p><p>Besøksadresse: Ringveien 200, 9018 Tromsø</p><p>Postadresse: Postboks 55, 9251 Tromsø</p><p>Org.nr. 953 728 427 MVA</p>',
      }),
    },
    expected: {
      name: 'Rørteknikk Nord AS',
      email: 'salg@rorteknikk.no',
      phone: '+4777023040',
      address: 'Ringveien 200|9018|Tromsø',
      number: '953728427MVA',
    },
  },
  {
    host: 'drewnolas.pl',
    country: 'PL',
    kind: 'list of people before the office',
    pages: {
      '/': bootstrap({
        title: 'Drewnolas – więźby dachowe',
        lang: 'pl',
        nav: menu(['/kontakt', 'Kontakt']),
        body: '<h1>Więźby</h1>',
      }),
      '/kontakt': bootstrap({
        title: 'Kontakt',
        lang: 'pl',
        body: '<h2>Nasz zespół</h2><div class="card"><h5>Jan Kowal</h5><p>Kierownik sprzedaży</p><p>+48 601 100 200</p><p>j.kowal@drewnolas.pl</p></div><div class="card"><h5>Ewa Lis</h5><p>Księgowość</p><p>+48 601 100 300</p><p>e.lis@drewnolas.pl</p></div><h2>Biuro</h2><p>Drewnolas Sp. z o.o.<br>ul. Leśna 90<br>16-070 Choroszcz</p><p>tel. 85 719 10 10</p><p>biuro@drewnolas.pl</p><p>NIP 5798038268</p>',
      }),
    },
    expected: {
      name: 'Drewnolas Sp. z o.o.',
      email: 'biuro@drewnolas.pl',
      phone: '+48857191010',
      address: 'ul. Leśna 90|16-070|Choroszcz',
      number: '5798038268',
    },
  },
  {
    host: 'spedpol-trans.pl',
    country: 'PL',
    kind: 'carrier with departments and the insurer of its policy',
    pages: {
      '/': elementor({
        title: 'SPEDPOL-TRANS | spedycja krajowa i międzynarodowa',
        nav: menu(['/kontakt', 'Kontakt']),
        body: '<h1>Spedycja</h1><p>Polisa OCP: Ubezpieczyciel Wisła S.A., ul. Długa 1, 00-238 Warszawa, tel. 22 600 10 10</p>',
      }),
      '/kontakt': elementor({
        title: 'Kontakt | SPEDPOL-TRANS',
        body: '<p>Faktury prosimy wysyłać na: faktury@spedpol-trans.pl</p><h4>Dział księgowości</h4><p>tel. 56 650 20 21, ksiegowosc@spedpol-trans.pl</p><h4>Siedziba firmy</h4><p>Spedpol-Trans Spółka z o.o. Sp. k.</p><p>ul. Olsztyńska 110, 87-100 Toruń</p><p>tel. +48 56 650 20 20, fax +48 56 650 20 29</p><p>biuro@spedpol-trans.pl</p><p>NIP: PL 5505802773</p>',
      }),
    },
    expected: {
      name: 'Spedpol-Trans Spółka z o.o. Sp. k.',
      email: 'biuro@spedpol-trans.pl',
      phone: '+48566502020',
      address: 'ul. Olsztyńska 110|87-100|Toruń',
      number: '5505802773',
    },
  },
  {
    host: 'harrowgate-freight.co.uk',
    country: 'GB',
    kind: 'label of the website, registered number',
    pages: {
      '/': bootstrap({
        title: 'Harrowgate Freight',
        nav: menu(['/contact', 'Contact']),
        body: '<h1>A leading provider of road haulage</h1>',
      }),
      '/contact': bootstrap({
        title: 'Contact | Harrowgate Freight',
        body: '<h2>Contact details</h2><p>Harrowgate Freight Services Ltd</p><p>Unit 12, Knaresborough Road<br>Harrogate<br>HG2 7LU</p><p>Website: www.harrowgate-freight.co.uk</p><p>Fax: 01423 555 011<br>Phone: 01423 555 010</p><p>traffic@harrowgate-freight.co.uk</p><p>VAT Reg No: 697165836</p>',
      }),
    },
    expected: {
      name: 'Harrowgate Freight Services Ltd',
      email: 'traffic@harrowgate-freight.co.uk',
      phone: '+441423555010',
      address: 'Unit 12, Knaresborough Road|HG2 7LU|Harrogate',
      number: 'GB697165836',
    },
  },
  {
    host: 'kies-lang.de',
    country: 'DE',
    kind: 'partner with unlimited liability beside the company',
    pages: {
      '/': elementor({
        title: 'Kieswerk Lang',
        lang: 'de',
        nav: menu(['/impressum/', 'Impressum']),
        body: '<h1>Sand und Kies</h1>',
        footer: '<p>© 2025 Kieswerk Lang</p>',
      }),
      '/impressum/': elementor({
        title: 'Impressum - Kieswerk Lang',
        lang: 'de',
        body: '<h1>Impressum</h1><p>Kieswerk Lang GmbH &amp; Co. KG<br>Am Baggersee 1<br>76456 Kuppenheim</p><p>Telefon 07222 4 10 20<br>E-Mail: lang[at]kies-lang.de</p><p>Persönlich haftende Gesellschafterin: Lang Verwaltungs-GmbH, Sitz Rastatt</p><p>Umsatzsteuer-ID: DE 686 315 483</p><p>Bildnachweise: Fotolia LLC</p>',
      }),
    },
    expected: {
      name: 'Kieswerk Lang GmbH & Co. KG',
      email: 'lang@kies-lang.de',
      phone: '+49722241020',
      address: 'Am Baggersee 1|76456|Kuppenheim',
      number: 'DE686315483',
    },
  },
  {
    host: 'butik-malina.pl',
    country: 'PL',
    kind: 'shop with an address for returns and the vendor of its software',
    pages: {
      '/': builder({
        title: 'Butik Malina - sukienki',
        lang: 'pl',
        nav: '<a href="/pl/i/Regulamin/3">Regulamin</a><a href="/pl/i/Zwroty/5">Zwroty</a>',
        body: '<h1>Nowości</h1>',
        footer: '<p>Sklep internetowy Shoper.pl</p><p>Zadzwoń 506 708 901</p>',
      }),
      '/pl/i/Zwroty/5': builder({
        title: 'Zwroty',
        lang: 'pl',
        body: '<p>Adres do zwrotów: Magazyn Fulfilio, ul. Logistyczna 22, 55-040 Bielany Wrocławskie</p>',
      }),
      '/pl/i/Regulamin/3': builder({
        title: 'Regulamin',
        lang: 'pl',
        body: '<p>Sklep prowadzi Malina Fashion Karolina Sroka, ul. Różana 4/8, 10-100 Olsztyn, wpisana do CEIDG, NIP 5476830056, e-mail: kontakt@butik-malina.pl, tel. 506 708 901.</p><p>Bramka płatności: Tpay, Krajowy Integrator Płatności S.A., pl. Andersa 3, 61-894 Poznań</p>',
      }),
    },
    expected: {
      name: 'Malina Fashion Karolina Sroka',
      email: 'kontakt@butik-malina.pl',
      phone: '+48506708901',
      address: 'ul. Różana 4/8|10-100|Olsztyn',
      number: '5476830056',
    },
  },
  {
    host: 'taktekking-vest.no',
    country: 'NO',
    kind: 'no address of the company, one of the agency',
    pages: {
      '/': elementor({
        title: 'Taktekking Vest AS – taktekker i Bergen',
        lang: 'nb',
        body: '<h1>Nytt tak?</h1><p>Ring 55 90 12 12 for gratis befaring</p>',
        footer:
          '<p>Taktekking Vest AS · Janaflaten 8, 5179 Godvik · Org.nr 953 982 684</p><p>Utviklet av <a href="mailto:hei@pikselpust.example">Pikselpust AS</a></p>',
      }),
    },
    expected: {
      name: 'Taktekking Vest AS',
      email: null,
      phone: '+4755901212',
      address: 'Janaflaten 8|5179|Godvik',
      number: '953982684',
    },
  },
  {
    host: 'chlodnie-mroz.com.pl',
    country: 'PL',
    kind: 'phone and fax in one, foreign form, mailbox of a provider',
    pages: {
      '/': tables({
        title: 'CHŁODNIE MRÓZ',
        body: '<P><B>Firma Handlowo-Usługowa MRÓZ</B><BR>Zygmunt Mróz<BR>ul. Zimna 1A<BR>97-300 Piotrków Trybunalski</P><P>tel./fax +48 (44) 649-00-11</P><P>e-mail: chlodnie.mroz@interia.pl</P><P>NIP: 771-27-99-011</P>',
        footer: 'hosting: <A HREF="http://www.serwerownia.example">serwerownia</A> admin@serwerownia.example',
      }),
    },
    expected: {
      name: 'Firma Handlowo-Usługowa MRÓZ',
      email: 'chlodnie.mroz@interia.pl',
      phone: '+48446490011',
      address: 'ul. Zimna 1A|97-300|Piotrków Trybunalski',
      number: null,
    },
  },
  {
    host: 'torneria-bassi.it',
    country: 'IT',
    kind: 'tax number without its country, in Italian',
    pages: {
      '/': elementor({
        title: 'Torneria Bassi – lavorazioni meccaniche',
        lang: 'it',
        nav: menu(['/contatti/', 'Contatti']),
        body: '<h1>Tornitura CNC</h1>',
        footer: '<p>© 2024 Torneria Bassi S.n.c. – P.IVA 08333270703 – Credits: WebFutura</p>',
      }),
      '/contatti/': elementor({
        title: 'Contatti – Torneria Bassi',
        lang: 'it',
        body: '<h2>Dove siamo</h2><p>Via dell’Industria 15<br>40138 Bologna</p><p>Tel. 051 60 12 34</p><p>torneria@torneria-bassi.it</p>',
        footer: '<p>© 2024 Torneria Bassi S.n.c. – P.IVA 08333270703 – Credits: WebFutura</p>',
      }),
    },
    expected: {
      name: 'Torneria Bassi S.n.c.',
      email: 'torneria@torneria-bassi.it',
      phone: '+39051601234',
      address: 'Via dell’Industria 15|40138|Bologna',
      number: 'IT08333270703',
    },
  },
  {
    host: 'pekarna-zlatka.cz',
    country: 'CZ',
    kind: 'shops of the company and its structured data, in Czech',
    pages: {
      '/': bootstrap({
        title: 'Pekárna Zlatka',
        lang: 'cs',
        head: described([
          {
            '@context': 'https://schema.org',
            '@type': 'Bakery',
            name: 'Pekárna Zlatka – prodejna Brno',
            telephone: '+420 541 200 300',
            address: {
              '@type': 'PostalAddress',
              streetAddress: 'Masarykova 12',
              postalCode: '602 00',
              addressLocality: 'Brno',
            },
            parentOrganization: { '@type': 'Organization', name: 'Pekárna Zlatka s.r.o.' },
          },
          {
            '@context': 'https://schema.org',
            '@type': 'Organization',
            name: 'Pekárna Zlatka s.r.o.',
            url: 'https://www.pekarna-zlatka.cz/',
            telephone: '+420 541 200 100',
            email: 'info@pekarna-zlatka.cz',
            vatID: 'CZ55096221',
            address: {
              '@type': 'PostalAddress',
              streetAddress: 'Tovární 3',
              postalCode: '664 42',
              addressLocality: 'Modřice',
            },
          },
        ]),
        body: '<h1>Chléb a pečivo</h1>',
      }),
    },
    expected: {
      name: 'Pekárna Zlatka s.r.o.',
      email: 'info@pekarna-zlatka.cz',
      phone: '+420541200100',
      address: 'Tovární 3|664 42|Modřice',
      number: 'CZ55096221',
    },
  },
  {
    host: 'meblostyl.pl',
    country: 'PL',
    kind: 'privacy policy with controllers abroad and the authority',
    pages: {
      '/': elementor({
        title: 'Meblostyl',
        nav: menu(['/polityka-prywatnosci/', 'Polityka prywatności']),
        body: '<h1>Kuchnie na wymiar</h1>',
        footer: '<p>Proudly powered by WordPress | Theme: Astra</p>',
      }),
      '/polityka-prywatnosci/': elementor({
        title: 'Polityka prywatności – Meblostyl',
        body: '<h2>Administrator</h2><p>Administratorem Twoich danych osobowych jest Meblostyl Kuchnie Sp. z o.o. z siedzibą w Swarzędzu przy ul. Cieszkowskiego 60, 62-020 Swarzędz, wpisana do KRS pod numerem 0000111222, NIP 5448274850, e-mail: biuro@meblostyl.pl, tel. 61 817 30 30.</p><h2>Odbiorcy danych</h2><p>Google Ireland Limited, Gordon House, Barrow Street, Dublin 4; Meta Platforms Ireland Limited; cyber_Folks S.A., ul. Wierzbięcice 1B, 61-569 Poznań.</p><h2>Skarga</h2><p>Prezes Urzędu Ochrony Danych Osobowych, ul. Stawki 2, 00-193 Warszawa, kancelaria@uodo.example, tel. 22 531 03 00</p>',
      }),
    },
    expected: {
      name: 'Meblostyl Kuchnie Sp. z o.o.',
      email: 'biuro@meblostyl.pl',
      phone: '+48618173030',
      address: 'ul. Cieszkowskiego 60|62-020|Swarzędz',
      number: '5448274850',
    },
  },
  {
    host: 'granitplus.pl',
    country: 'PL',
    kind: 'widgets of a footer with a heading each',
    pages: {
      '/': elementor({
        title: 'Granit Plus – blaty kamienne Świdnica',
        body: '<h1>Blaty z granitu</h1>',
        footer:
          '<div class="widget"><h4>Adres</h4><p>Granit Plus s.c.</p><p>ul. Kamienna 14</p><p>58-100 Świdnica</p></div><div class="widget"><h4>Telefon</h4><p><a href="tel:748529910">74 852 99 10</a></p></div><div class="widget"><h4>E-mail</h4><p>granit@granitplus.pl</p></div><div class="widget"><h4>Godziny</h4><p>Pn-Pt 8:00 – 16:00</p></div><div class="copyright">© 2015-2025 Granit Plus. Projekt: StudioWWW.example</div>',
      }),
    },
    expected: {
      name: 'Granit Plus s.c.',
      email: 'granit@granitplus.pl',
      phone: '+48748529910',
      address: 'ul. Kamienna 14|58-100|Świdnica',
      number: null,
    },
  },
  {
    host: 'nordvik-laks.no',
    country: 'NO',
    kind: 'consent tool of another beside a footer in one line',
    pages: {
      '/': bootstrap({
        title: 'Nordvik Laks',
        lang: 'nb',
        body: '<div id="cookie"><p>Vi bruker informasjonskapsler. Løsningen er levert av Samtykke ApS, Havnegade 39, 1058 København, +45 50 33 37 77, info@samtykke.example</p></div><h1>Laks fra Salten</h1>',
        footer:
          '<p>Copyright © 2025 Nordvik Laks AS | Sjøgata 41, 8006 Bodø | Tlf.: 75 50 60 70 | E-post: nordvik(a)nordvik-laks.no | Org: 963 569 378</p><p>Design: Kreativ Kraft AS - tlf 90 00 11 22</p>',
      }),
    },
    expected: {
      name: 'Nordvik Laks AS',
      email: 'nordvik@nordvik-laks.no',
      phone: '+4775506070',
      address: 'Sjøgata 41|8006|Bodø',
      number: '963569378',
    },
  },
  {
    host: 'zajazd-debowy.pl',
    country: 'PL',
    kind: 'labels in one cell, values in the next',
    pages: {
      '/': tables({
        title: 'Zajazd Dębowy',
        nav: '<A HREF="kontakt.html">KONTAKT</A>',
        body: '<P>Noclegi i wesela</P>',
      }),
      '/kontakt.html': tables({
        title: 'Zajazd Dębowy - kontakt',
        body: '<TABLE><TR><TD>Nazwa:</TD><TD>Zajazd Dębowy Halina Pasek</TD></TR><TR><TD>Ulica:</TD><TD>ul. Dębowa 2</TD></TR><TR><TD>Miejscowość:</TD><TD>42-253 Janów</TD></TR><TR><TD>Tel.:</TD><TD>34 327 80 01</TD></TR><TR><TD>Faks:</TD><TD>34 327 80 02</TD></TR><TR><TD>Mail:</TD><TD>debowy@zajazd-debowy.pl</TD></TR></TABLE>',
      }),
    },
    expected: {
      name: 'Zajazd Dębowy Halina Pasek',
      email: 'debowy@zajazd-debowy.pl',
      phone: '+48343278001',
      address: 'ul. Dębowa 2|42-253|Janów',
      number: null,
    },
  },
  {
    host: 'puusepat.fi',
    country: 'FI',
    kind: 'Finnish',
    pages: {
      '/': bootstrap({
        title: 'Puusepät Laine',
        lang: 'fi',
        nav: menu(['/yhteystiedot', 'Yhteystiedot']),
        body: '<h1>Keittiöt</h1>',
      }),
      '/yhteystiedot': bootstrap({
        title: 'Yhteystiedot',
        lang: 'fi',
        body: '<h1>Yhteystiedot</h1><p>Puusepät Laine Oy<br>Sahakatu 4<br>33100 Tampere</p><p>Puh. 03 222 33 44</p><p>info(at)puusepat.fi</p>',
        footer: '<p>Sivut: Verkkotaito Oy, myynti@verkkotaito.example</p>',
      }),
    },
    expected: {
      name: 'Puusepät Laine Oy',
      email: 'info@puusepat.fi',
      phone: '+35832223344',
      address: 'Sahakatu 4|33100|Tampere',
      number: null,
    },
  },
  {
    host: 'gruas-levante.es',
    country: 'ES',
    kind: 'numbers around the clock, address with the town in brackets, in Spanish',
    pages: {
      '/': builder({
        title: 'Grúas Levante | Servicio 24h',
        lang: 'es',
        nav: '<a href="/contacto">Contacto</a>',
        body: '<h1>Grúas y transporte especial</h1>',
      }),
      '/contacto': builder({
        title: 'Contacto | Grúas Levante',
        lang: 'es',
        body: '<p>Grúas Levante S.L.U.</p><p>Polígono Industrial El Pla, Calle Forners 22</p><p>46730 Gandía (Valencia)</p><p>Tel. 96 287 11 22</p><p>gruas@gruas-levante.es</p><p>Diseño web Marea Digital, info@mareadigital.example</p>',
      }),
    },
    expected: {
      name: 'Grúas Levante S.L.U.',
      email: 'gruas@gruas-levante.es',
      phone: '+34962871122',
      address: 'Calle Forners 22|46730|Gandía',
      number: null,
    },
  },
  {
    host: 'slusarz24.pl',
    country: 'PL',
    kind: 'no company but a phone and a mailbox, with the words of guests',
    pages: {
      '/': bootstrap({
        title: 'Ślusarz 24h Łódź – otwieranie drzwi',
        lang: 'pl',
        body: '<h1>Awaryjne otwieranie drzwi</h1><p class="lead">Zadzwoń teraz: 512 340 560</p><p>Napisz: slusarz24@gmail.com</p><h2>Opinie klientów</h2><p>Polecam! Marta, tel. 600 111 000</p>',
        footer: '<p>© Ślusarz 24h Łódź</p>',
      }),
    },
    expected: {
      name: 'Ślusarz 24h Łódź',
      email: 'slusarz24@gmail.com',
      phone: '+48512340560',
      address: null,
      number: null,
    },
  },
  {
    host: 'tischlerei-ott.de',
    country: 'DE',
    kind: 'notice with the responsible person and the source of its text',
    pages: {
      '/': elementor({
        title: 'Tischlerei Ott',
        lang: 'de',
        nav: menu(['/impressum', 'Impressum']),
        body: '<h1>Möbel aus Massivholz</h1>',
      }),
      '/impressum': elementor({
        title: 'Impressum | Tischlerei Ott',
        lang: 'de',
        body: '<p>Tischlerei Ott<br>Inhaber Martin Ott<br>Sägemühle 3<br>87435 Kempten</p><p>Tel. 0831 / 2 34 56<br>Fax 0831 / 2 34 57<br>info@tischlerei-ott.de</p><p>USt-IdNr. gem. § 27a UStG: DE 434186016</p><p>Verantwortlich für den Inhalt: Martin Ott</p><p>Quelle: eRecht Muster GmbH, Lietzenburger Str. 94, 10719 Berlin, kontakt@muster.example</p>',
      }),
    },
    expected: {
      name: 'Tischlerei Ott',
      email: 'info@tischlerei-ott.de',
      phone: '+4983123456',
      address: 'Sägemühle 3|87435|Kempten',
      number: 'DE434186016',
    },
  },
];
