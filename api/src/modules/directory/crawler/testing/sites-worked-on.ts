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

/** Half of the samples, which the reader is made to get right. */
export const sitesWorkedOn: readonly SiteSample[] = [
  {
    host: 'wulkan-serwis.pl',
    country: 'PL',
    kind: 'web agency in the footer with a link to dial it',
    pages: {
      '/': elementor({
        title: 'Wulkanizacja Radom | Wulkan-Serwis',
        nav: menu(['#uslugi', 'Usługi'], ['#kontakt', 'Kontakt']),
        body: '<h1>Opony, felgi, wyważanie</h1><section id="kontakt"><p>Wulkan-Serwis Sp. z o.o.</p><p>ul. Kozienicka 102</p><p>26-600 Radom</p><p>Telefon 48 331 20 20</p><p>serwis@wulkan-serwis.pl</p></section>',
        footer:
          '<p>NIP 5440398021</p><p>Realizacja strony: Agencja Kreatywna Fala Sp. z o.o. <a href="tel:+48221112233">22 111 22 33</a> <a href="mailto:kontakt@fala.agency">kontakt@fala.agency</a></p>',
      }),
    },
    expected: {
      name: 'Wulkan-Serwis Sp. z o.o.',
      email: 'serwis@wulkan-serwis.pl',
      phone: '+48483312020',
      address: 'ul. Kozienicka 102|26-600|Radom',
      number: '5440398021',
    },
  },
  {
    host: 'snekker-hagen.no',
    country: 'NO',
    kind: 'web agency in the footer, free mailbox of the owner',
    pages: {
      '/': bootstrap({
        title: 'Snekker Hagen - tømrer i Drammen',
        lang: 'nb',
        body: '<h1>Tilbygg, terrasser, bad</h1><p>Ring Ola på 905 12 345 eller send e-post til snekkerhagen@gmail.com</p><p>Snekker Hagen, Konnerudgata 40, 3045 Drammen</p>',
        footer:
          '<div>Org.nr. 932 006 901</div><div>Nettside levert av <a href="https://webfabrikken.example">Webfabrikken AS</a>, Torggata 2, 0181 Oslo, tlf 21 00 11 22, post@webfabrikken.example, org.nr 921 455 461</div>',
      }),
    },
    expected: {
      name: 'Snekker Hagen',
      email: 'snekkerhagen@gmail.com',
      phone: '+4790512345',
      address: 'Konnerudgata 40|3045|Drammen',
      number: '932006901',
    },
  },
  {
    host: 'kwiaty-jutrzenka.pl',
    country: 'PL',
    kind: 'regulamin with payment operator and courier',
    pages: {
      '/': builder({
        title: 'Kwiaciarnia Jutrzenka',
        lang: 'pl',
        nav: '<a href="/bukiety">Bukiety</a><a href="/regulamin-sklepu">Regulamin</a>',
        body: '<h1>Bukiety z dostawą</h1>',
        footer: '<p>Płatności obsługuje Przelewy24</p>',
      }),
      '/regulamin-sklepu': builder({
        title: 'Regulamin | Kwiaciarnia Jutrzenka',
        lang: 'pl',
        body: `<h1>Regulamin</h1><p>1. Sklep internetowy prowadzony jest przez Annę Rogalską prowadzącą działalność gospodarczą pod firmą Kwiaciarnia Jutrzenka Anna Rogalska, ul. Szeroka 14, 87-100 Toruń, NIP 5630486857, e-mail: kwiaty@kwiaty-jutrzenka.pl, tel. 56 622 33 10.</p>
          <p>2. Podmiotem świadczącym obsługę płatności online jest Blue Pay S.A., ul. Powstańców Warszawy 6, 81-718 Sopot, NIP 5176703862, tel. 58 760 48 44, kontakt@bluepay.example.</p><p>3. Dostawę realizuje Kurier24 Sp. z o.o., ul. Ładunkowa 3, 02-255 Warszawa.</p>`,
      }),
    },
    expected: {
      name: 'Kwiaciarnia Jutrzenka Anna Rogalska',
      email: 'kwiaty@kwiaty-jutrzenka.pl',
      phone: '+48566223310',
      address: 'ul. Szeroka 14|87-100|Toruń',
      number: '5630486857',
    },
  },
  {
    host: 'malerwerkstatt-uhl.de',
    country: 'DE',
    kind: 'Impressum with supervisory authority, host and chamber',
    pages: {
      '/': bootstrap({
        title: 'Malerwerkstatt Uhl',
        lang: 'de',
        nav: menu(['/impressum.html', 'Impressum']),
        body: '<h1>Farbe im Raum</h1>',
      }),
      '/impressum.html': bootstrap({
        title: 'Impressum',
        lang: 'de',
        body: `<h1>Impressum</h1><p>Zuständige Kammer: Handwerkskammer Region Stuttgart, Heilbronner Straße 43, 70191 Stuttgart, Telefon 0711 1657-0, info@hwk-stuttgart.example</p><p>Malerwerkstatt Uhl GmbH &amp; Co. KG<br>Ringstraße 5<br>72766 Reutlingen</p><p>Fon 07121 33 44 55<br>Fax 07121 33 44 56<br>mail@malerwerkstatt-uhl.de</p><p>USt-ID: DE545119753</p><p>Hosting: Hetzling Online GmbH, Industriestr. 25, 91710 Gunzenhausen</p>`,
      }),
    },
    expected: {
      name: 'Malerwerkstatt Uhl GmbH & Co. KG',
      email: 'mail@malerwerkstatt-uhl.de',
      phone: '+497121334455',
      address: 'Ringstraße 5|72766|Reutlingen',
      number: 'DE545119753',
    },
  },
  {
    host: 'brygge-kaffe.no',
    country: 'NO',
    kind: 'personvern with the controller and a vendor of software',
    pages: {
      '/': bootstrap({
        title: 'Brygge Kaffe',
        lang: 'nb',
        nav: menu(['/meny', 'Meny'], ['/personvern', 'Personvern']),
        body: '<h1>Nybrent kaffe</h1>',
      }),
      '/personvern': bootstrap({
        title: 'Personvern',
        lang: 'nb',
        body: '<h1>Personvern</h1><p>Vi bruker bookingsystem fra Bordplan AS, Storgata 1, 0155 Oslo, support@bordplan.example, tlf 22 00 33 44.</p><p>Brygge Kaffe Drift AS er behandlingsansvarlig. Adresse: Bryggen 7, 5003 Bergen. Telefon: 55 31 00 10. E-post: kaffe@brygge-kaffe.no. Org.nr: 918 639 128.</p>',
      }),
    },
    expected: {
      name: 'Brygge Kaffe Drift AS',
      email: 'kaffe@brygge-kaffe.no',
      phone: '+4755310010',
      address: 'Bryggen 7|5003|Bergen',
      number: '918639128',
    },
  },
  {
    host: 'stalprofil.pl',
    country: 'PL',
    kind: 'address hidden by a delivery network, fax labelled in front',
    pages: {
      '/': bootstrap({
        title: 'Stalprofil – wyroby hutnicze',
        lang: 'pl',
        nav: menu(['/kontakt.html', 'Kontakt']),
        body: '<h1>Profile i blachy</h1>',
      }),
      '/kontakt.html': bootstrap({
        title: 'Kontakt',
        lang: 'pl',
        body: `<div class="col-md-6"><h5>Stalprofil-Bis S.A.</h5><p>ul. Hutnicza 33, 41-300 Dąbrowa Górnicza</p><p>fax: 32 264 00 01, tel: 32 264 00 00</p><p><a href="/cdn-cgi/l/email-protection#${cloaked('handel@stalprofil.pl', 0x51)}"><i class="fa fa-envelope"></i></a></p><p>NIP: 559-493-43-05; BDO 000012345; konto: 12 1020 2313 0000 3802 0555 4446</p></div>`,
      }),
    },
    expected: {
      name: 'Stalprofil-Bis S.A.',
      email: 'handel@stalprofil.pl',
      phone: '+48322640000',
      address: 'ul. Hutnicza 33|41-300|Dąbrowa Górnicza',
      number: '5594934305',
    },
  },
  {
    host: 'uslugi-koparka.pl',
    country: 'PL',
    kind: 'script joins the parts of the address',
    pages: {
      '/': tables({
        title: 'Usługi koparką Puławy',
        body: `<P>Roboty Ziemne Jacek Wrona<BR>Gołąb, ul. Folwarczna 8, 24-100 Puławy<BR>tel. kom. 697 001 221</P><SCRIPT LANGUAGE="JavaScript"><!--
document.write("<a href=\\"mailto:" + "jacek" + "@" + "uslugi-koparka" + ".pl\\">napisz</a>");
//--></SCRIPT><P>NIP 531 281 97 06</P>`,
      }),
    },
    expected: {
      name: 'Roboty Ziemne Jacek Wrona',
      email: 'jacek@uslugi-koparka.pl',
      phone: '+48697001221',
      address: 'ul. Folwarczna 8|24-100|Puławy',
      number: '5312819706',
    },
  },
  {
    host: 'cotswold-cider.co.uk',
    country: 'GB',
    kind: 'script joins parts that are named before',
    pages: {
      '/': bootstrap({
        title: 'Cotswold Cider Barn',
        body: `<h1>Craft cider</h1><p>Cotswold Cider Barn Ltd, Orchard House, 3 Church Street, Stroud GL5 1JL</p><p>Tel: 01453 764 300</p><p id="mail"></p><script>var u = 'cheers', d = 'cotswold-cider.co.uk'; document.getElementById('mail').innerHTML = u + '@' + d;</script>`,
      }),
    },
    expected: {
      name: 'Cotswold Cider Barn Ltd',
      email: 'cheers@cotswold-cider.co.uk',
      phone: '+441453764300',
      address: 'Orchard House, 3 Church Street|GL5 1JL|Stroud',
      number: null,
    },
  },
  {
    host: 'blomsterbinderiet.dk',
    country: 'DK',
    kind: 'hCard, in Danish',
    pages: {
      '/': bootstrap({
        title: 'Blomsterbinderiet',
        lang: 'da',
        body: '<h1>Buketter</h1><p class="vcard"><b class="fn org">Blomsterbinderiet Aarhus ApS</b> <span class="adr"><span class="street-address">Frederiksgade 60</span>, <span class="postal-code">8000</span> <span class="locality">Aarhus C</span></span> <a class="email" href="mailto:hej@blomsterbinderiet.dk">hej@blomsterbinderiet.dk</a> <span class="tel">86 12 34 00</span> CVR/moms DK39035456</p>',
      }),
    },
    expected: {
      name: 'Blomsterbinderiet Aarhus ApS',
      email: 'hej@blomsterbinderiet.dk',
      phone: '+4586123400',
      address: 'Frederiksgade 60|8000|Aarhus C',
      number: 'DK39035456',
    },
  },
  {
    host: 'pompyciepla-ekoterm.pl',
    country: 'PL',
    kind: 'structured data of a product with its seller, and the company’s own',
    pages: {
      '/': elementor({
        title: 'Pompa ciepła 9 kW – Ekoterm',
        head:
          described({
            '@context': 'https://schema.org',
            '@type': 'Product',
            name: 'Pompa 9 kW',
            brand: { '@type': 'Brand', name: 'Thermax' },
            manufacturer: {
              '@type': 'Organization',
              name: 'Thermax Polska Sp. z o.o.',
              telephone: '22 400 40 40',
              email: 'info@thermax.example',
              address: {
                '@type': 'PostalAddress',
                streetAddress: 'ul. Fabryczna 1',
                postalCode: '02-100',
                addressLocality: 'Warszawa',
              },
            },
          }) +
          described({
            '@context': 'https://schema.org',
            '@type': 'HVACBusiness',
            name: 'Ekoterm Instalacje',
            legalName: 'Ekoterm Instalacje Sp. z o.o.',
            telephone: '+48 15 822 44 10',
            email: 'instalacje@pompyciepla-ekoterm.pl',
            taxID: '5273840486',
            address: {
              '@type': 'PostalAddress',
              streetAddress: 'ul. Przemysłowa 12',
              postalCode: '39-400',
              addressLocality: 'Tarnobrzeg',
              addressCountry: 'PL',
            },
          }),
        body: '<h1>Pompa ciepła 9 kW</h1>',
      }),
    },
    expected: {
      name: 'Ekoterm Instalacje Sp. z o.o.',
      email: 'instalacje@pompyciepla-ekoterm.pl',
      phone: '+48158224410',
      address: 'ul. Przemysłowa 12|39-400|Tarnobrzeg',
      number: '5273840486',
    },
  },
  {
    host: 'landhandel-moor.de',
    country: 'DE',
    kind: 'graph whose organisation refers to a place elsewhere',
    pages: {
      '/': elementor({
        title: 'Landhandel Moor',
        lang: 'de',
        head: described({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'WebSite',
              '@id': 'https://landhandel-moor.de/#website',
              name: 'Landhandel Moor',
              publisher: { '@id': 'https://landhandel-moor.de/#org' },
            },
            {
              '@type': ['Organization', 'Place'],
              '@id': 'https://landhandel-moor.de/#org',
              name: 'Landhandel Moor GmbH',
              vatID: 'DE828804907',
              telephone: ['04431 70 80 90'],
              email: 'info@landhandel-moor.de',
              location: { '@id': 'https://landhandel-moor.de/#local-main-place' },
              address: { '@id': 'https://landhandel-moor.de/#local-main-address' },
            },
            {
              '@type': 'PostalAddress',
              '@id': 'https://landhandel-moor.de/#local-main-address',
              streetAddress: 'Moorweg 3',
              addressLocality: 'Wildeshausen',
              postalCode: '27793',
              addressCountry: 'DE',
            },
          ],
        }),
        body: '<h1>Saatgut und Dünger</h1><p>Unsere Partner: BayAgrar AG, Telefon 089 9222-0</p>',
      }),
    },
    expected: {
      name: 'Landhandel Moor GmbH',
      email: 'info@landhandel-moor.de',
      phone: '+494431708090',
      address: 'Moorweg 3|27793|Wildeshausen',
      number: 'DE828804907',
    },
  },
  {
    host: 'baltpack.pl',
    country: 'PL',
    kind: 'page made by scripts, its data as the state of a store',
    pages: {
      '/': `<!doctype html><html lang="pl"><head><title>BaltPack</title></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script>window.__INITIAL_STATE__={"layout":{"footer":{"company":"BaltPack Sp. z o.o.","street":"ul. Hutnicza 16","postalCode":"81-061","city":"Gdynia","phone":"58 781 22 00","email":"biuro@baltpack.pl","nip":"5615047496"}},"user":null};</script><script src="/static/js/main.8c1d.js"></script></body></html>`,
    },
    expected: {
      name: 'BaltPack Sp. z o.o.',
      email: 'biuro@baltpack.pl',
      phone: '+48587812200',
      address: 'ul. Hutnicza 16|81-061|Gdynia',
      number: '5615047496',
    },
  },
  {
    host: 'gosciniec-podlaski.pl',
    country: 'PL',
    kind: 'frames with contacts in the one at the bottom',
    pages: {
      '/': '<html><head><title>Gościniec Podlaski</title></head><frameset rows="80,*,60"><frame src="gora.html"><frame src="strona.html"><frame src="dol.html"></frameset></html>',
      '/gora.html':
        '<html><body><a href="pokoje.html">Pokoje</a> <a href="menu.html">Karta dań</a> <a href="galeria.html">Galeria</a></body></html>',
      '/strona.html': '<html><body><h2>Zapraszamy na Podlasie</h2></body></html>',
      '/dol.html':
        '<html><body>Gościniec Podlaski Irena Sawicka, Białowieska 40, 17-200 Hajnówka, tel. 85 682 30 30, gosciniec@gosciniec-podlaski.pl, NIP 5684536620</body></html>',
      '/pokoje.html': '<html><body>Pokoje</body></html>',
      '/menu.html': '<html><body>Kartacze</body></html>',
      '/galeria.html': '<html><body>Zdjęcia</body></html>',
    },
    expected: {
      name: 'Gościniec Podlaski Irena Sawicka',
      email: 'gosciniec@gosciniec-podlaski.pl',
      phone: '+48856823030',
      address: 'Białowieska 40|17-200|Hajnówka',
      number: '5684536620',
    },
  },
  {
    host: 'szklarnie-dab.pl',
    country: 'PL',
    kind: 'address as the alt of a picture',
    pages: {
      '/': tables({
        title: 'Szklarnie Dąb',
        body: '<P><B>Szklarnie Dąb Sp. z o.o.</B><BR>Szklarniowa 1, 05-082 Stare Babice<BR>tel. 22 752 90 10<BR><IMG SRC="mail.gif" ALT="dab@szklarnie-dab.pl"></P>',
        footer: 'Wykonanie: <A HREF="mailto:jurek@vp.pl">Jurek</A>',
      }),
    },
    expected: {
      name: 'Szklarnie Dąb Sp. z o.o.',
      email: 'dab@szklarnie-dab.pl',
      phone: '+48227529010',
      address: 'Szklarniowa 1|05-082|Stare Babice',
      number: null,
    },
  },
  {
    host: 'agrochem-lublin.pl',
    country: 'PL',
    kind: 'branches before the head office, whose tax number stands there',
    pages: {
      '/': elementor({ title: 'Agrochem', nav: menu(['/kontakt/', 'Kontakt']), body: '<h1>Nawozy</h1>' }),
      '/kontakt/': elementor({
        title: 'Kontakt – Agrochem',
        body: `<h3>Filia Zamość</h3><p>ul. Hrubieszowska 40, 22-400 Zamość</p><p>Tel. 84 638 10 10</p><p>zamosc@agrochem-lublin.pl</p><h3>Magazyn Chełm</h3><p>ul. Rejowiecka 169, 22-100 Chełm</p><p>Tel. 82 564 20 20</p><p>chelm@agrochem-lublin.pl</p>
          <h3>Siedziba główna</h3><p>Agrochem Lublin Sp. z o.o.</p><p>ul. Mełgiewska 7, 20-209 Lublin</p><p>Tel. 81 746 30 30</p><p>biuro@agrochem-lublin.pl</p><p>NIP 5219221131</p>`,
      }),
    },
    expected: {
      name: 'Agrochem Lublin Sp. z o.o.',
      email: 'biuro@agrochem-lublin.pl',
      phone: '+48817463030',
      address: 'ul. Mełgiewska 7|20-209|Lublin',
      number: '5219221131',
    },
  },
  {
    host: 'fjordtransport.no',
    country: 'NO',
    kind: 'departments before the head office, in Norwegian',
    pages: {
      '/': bootstrap({
        title: 'Fjordtransport',
        lang: 'nb',
        nav: menu(['/avdelinger', 'Våre avdelinger']),
        body: '<h1>Vi kjører på Vestlandet</h1>',
      }),
      '/avdelinger': bootstrap({
        title: 'Avdelinger',
        lang: 'nb',
        body: `<h2>Avdeling Florø</h2><p>Strandgata 22, 6900 Florø<br>Tlf: 57 74 00 11<br>floro@fjordtransport.no</p><h2>Avdeling Odda</h2><p>Røldalsvegen 4, 5750 Odda<br>Tlf: 53 64 00 22<br>odda@fjordtransport.no</p><h2>Hovedkontor</h2><p>Fjordtransport Vest AS<br>Terminalveien 10, 5300 Kleppestø<br>Tlf: 56 14 00 33<br>post@fjordtransport.no<br>Org.nr. NO 944 636 374 MVA</p>`,
      }),
    },
    expected: {
      name: 'Fjordtransport Vest AS',
      email: 'post@fjordtransport.no',
      phone: '+4756140033',
      address: 'Terminalveien 10|5300|Kleppestø',
      number: '944636374MVA',
    },
  },
  {
    host: 'poligraf-bydgoszcz.pl',
    country: 'PL',
    kind: 'fax and phone as columns of a table',
    pages: {
      '/': tables({
        title: 'Drukarnia Poligraf',
        body: '<P>Drukarnia Poligraf s.c.<BR>ul. Gdańska 190<BR>85-674 Bydgoszcz</P><TABLE><TR><TH>faks</TH><TD>52 341 15 16</TD></TR><TR><TH>telefon</TH><TD>52 341 15 15</TD></TR><TR><TH>e-mail</TH><TD>druk@poligraf-bydgoszcz.pl</TD></TR><TR><TH>NIP</TH><TD>5744248498</TD></TR></TABLE>',
      }),
    },
    expected: {
      name: 'Drukarnia Poligraf s.c.',
      email: 'druk@poligraf-bydgoszcz.pl',
      phone: '+48523411515',
      address: 'ul. Gdańska 190|85-674|Bydgoszcz',
      number: '5744248498',
    },
  },
  {
    host: 'gabinet-sowa.pl',
    country: 'PL',
    kind: 'hidden by its style and by the class of its style sheet',
    pages: {
      '/': elementor({
        title: 'Gabinet weterynaryjny Sowa',
        head: '<style>.visually{color:red}.bot-trap, .x2{visibility:hidden}</style>',
        body: `<p class="bot-trap">Lecznica Bis Sp. z o.o. tel. 501 000 999 lecznica@gabinet-sowa-bis.pl</p><p style="font-size:0;color:#fff">kontakt@gabinet-sowa.pl 502 000 888</p><p hidden>biuro@gabinet-sowa.pl</p><p>Gabinet Weterynaryjny Sowa Ewa Sowińska</p><p>os. Leśne 14, 62-028 Koziegłowy</p><p>tel. 61 812 55 05</p><p>sowa.wet@onet.pl</p>`,
      }),
    },
    expected: {
      name: 'Gabinet Weterynaryjny Sowa Ewa Sowińska',
      email: 'sowa.wet@onet.pl',
      phone: '+48618125505',
      address: 'os. Leśne 14|62-028|Koziegłowy',
      number: null,
    },
  },
  {
    host: 'remonty-kos.pl',
    country: 'PL',
    kind: 'sample company of a theme in the footer and in structured data',
    pages: {
      '/': bootstrap({
        title: 'Remonty Kos - wykończenia wnętrz Opole',
        lang: 'pl',
        head: described({
          '@context': 'https://schema.org',
          '@type': 'LocalBusiness',
          name: 'Construction Company',
          telephone: '+1 555 123 4567',
          email: 'info@example.com',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '123 Street',
            addressLocality: 'New York',
            addressCountry: 'US',
          },
        }),
        body: '<h1>Remonty mieszkań</h1><p>Remonty Kos Paweł Kos, ul. Niemodlińska 19, 45-710 Opole</p><p>zadzwoń 663 200 114</p><p>pawel@remonty-kos.pl</p>',
        footer:
          '<p>123 Street, New York, USA</p><p>+012 345 67890</p><p>info@yoursite.com</p><p>Lorem ipsum dolor sit amet</p>',
      }),
    },
    expected: {
      name: 'Remonty Kos Paweł Kos',
      email: 'pawel@remonty-kos.pl',
      phone: '+48663200114',
      address: 'ul. Niemodlińska 19|45-710|Opole',
      number: null,
    },
  },
  {
    host: 'farby-tecza.pl',
    country: 'PL',
    kind: 'headings that are no name',
    pages: {
      '/': elementor({
        title: 'Witamy na naszej stronie!',
        head: '<meta property="og:site_name" content="Witamy na naszej stronie!">',
        nav: menu(['/kontakt', 'Kontakt']),
        body: '<h1>Farby dla profesjonalistów</h1>',
      }),
      '/kontakt': elementor({
        title: 'Kontakt',
        body: '<h1>Dane kontaktowe</h1><p>Hurtownia Farb „Tęcza” Zbigniew Mróz</p><p>al. Wojska Polskiego 11</p><p>65-077 Zielona Góra</p><p>68 325 47 00</p><p>tecza[at]farby-tecza[dot]pl</p><p>NIP 518-097-00-61, REGON 310465319</p>',
      }),
    },
    expected: {
      name: 'Hurtownia Farb „Tęcza” Zbigniew Mróz',
      email: 'tecza@farby-tecza.pl',
      phone: '+48683254700',
      address: 'al. Wojska Polskiego 11|65-077|Zielona Góra',
      number: '5180970061',
    },
  },
  {
    host: 'zlom-metal.pl',
    country: 'PL',
    kind: 'two phone numbers without a sign between them',
    pages: {
      '/': tables({
        title: 'Skup złomu',
        body: '<P>Złom-Metal Sp. z o.o.<BR>ul. Torowa 3, 33-100 Tarnów<BR>tel. 14 621 10 10<SPAN></SPAN>14 621 10 11<BR>zlom@zlom-metal.pl<BR>NIP 5463674542</P>',
      }),
    },
    expected: {
      name: 'Złom-Metal Sp. z o.o.',
      email: 'zlom@zlom-metal.pl',
      phone: '+48146211010',
      address: 'ul. Torowa 3|33-100|Tarnów',
      number: '5463674542',
    },
  },
  {
    host: 'mleczarnia-zagora.pl',
    country: 'PL',
    kind: 'words against robots in the address',
    pages: {
      '/': elementor({
        title: 'Mleczarnia Zagóra',
        nav: menu(['/dane', 'Dane firmy']),
        body: '<h1>Sery dojrzewające</h1>',
      }),
      '/dane': elementor({
        title: 'Dane firmy',
        body: '<p>Spółdzielnia Mleczarska Zagóra</p><p>Mleczna 2, 34-735 Niedźwiedź</p><p>tel. +48 18 331 70 00</p><p>e-mail: <a href="mailto:sekretariat@usun-to.mleczarnia-zagora.pl">sekretariat@USUŃ-TO.mleczarnia-zagora.pl</a></p><p>KRS 0000099887, NIP 5833621177</p>',
      }),
    },
    expected: {
      name: 'Spółdzielnia Mleczarska Zagóra',
      email: 'sekretariat@mleczarnia-zagora.pl',
      phone: '+48183317000',
      address: 'Mleczna 2|34-735|Niedźwiedź',
      number: '5833621177',
    },
  },
  {
    host: 'bygmax.no',
    country: 'NO',
    kind: 'entities and a hidden part within the address',
    pages: {
      '/': bootstrap({
        title: 'Bygmax',
        lang: 'nb',
        body: '<p>Bygmax Utleie AS<br>Stålveien 12, 4330 Ålgård</p><p>&#x2B;47 51 61 80 00</p><p>&#117;&#116;&#108;&#101;&#105;&#101;<span style="display:none">nospam</span>&#64;bygmax<b>.</b>no</p><p>Organisasjonsnummer: 932359057</p>',
      }),
    },
    expected: {
      name: 'Bygmax Utleie AS',
      email: 'utleie@bygmax.no',
      phone: '+4751618000',
      address: 'Stålveien 12|4330|Ålgård',
      number: '932359057',
    },
  },
  {
    host: 'dunes-surf.fr',
    country: 'FR',
    kind: 'legal notice with a host, in French',
    pages: {
      '/': builder({
        title: 'Dunes Surf',
        lang: 'fr',
        nav: '<a href="/mentions-legales">Mentions légales</a>',
        body: '<p>Planches et combinaisons</p>',
      }),
      '/mentions-legales': builder({
        title: 'Mentions légales',
        lang: 'fr',
        body: '<h2>Hébergement</h2><p>IONOS SARL, 7 place de la Gare, 57200 Sarreguemines, 09 70 80 89 11</p><h2>Éditeur du site</h2><p>Dunes Surf SAS, 25 avenue de la Plage, 40150 Hossegor, tél. 05 58 43 22 11, bonjour@dunes-surf.fr, TVA FR07182993279</p>',
      }),
    },
    expected: {
      name: 'Dunes Surf SAS',
      email: 'bonjour@dunes-surf.fr',
      phone: '+33558432211',
      address: '25 avenue de la Plage|40150|Hossegor',
      number: 'FR07182993279',
    },
  },
  {
    host: 'autoczesci-rondo.pl',
    country: 'PL',
    kind: 'list of suppliers before the company’s own line',
    pages: {
      '/': bootstrap({
        title: 'Auto części Rondo',
        lang: 'pl',
        nav: menu(['/kontakt', 'Kontakt']),
        body: '<h1>Nasi dostawcy</h1><ul><li>InterTeam Sp. z o.o., tel. 22 514 16 00, info@interteam.example</li><li>Moto Hurt S.A., ul. Magazynowa 2, 61-001 Poznań, sklep@motohurt.example</li></ul>',
      }),
      '/kontakt': bootstrap({
        title: 'Kontakt',
        lang: 'pl',
        body: '<p>Nasz dostawca: InterTeam Sp. z o.o., ul. Kolorowa 8, 02-200 Warszawa, tel. 22 514 16 00, NIP 5437396271</p><p>Sklep: Auto Części Rondo Sp. j., ul. Rondo 1, 59-300 Lubin, tel. 76 842 11 00, sklep@autoczesci-rondo.pl, NIP 5768707138</p>',
      }),
    },
    expected: {
      name: 'Auto Części Rondo Sp. j.',
      email: 'sklep@autoczesci-rondo.pl',
      phone: '+48768421100',
      address: 'ul. Rondo 1|59-300|Lubin',
      number: '5768707138',
    },
  },
  {
    host: 'gasthof-hirsch.at',
    country: 'AT',
    kind: 'microdata',
    pages: {
      '/': bootstrap({
        title: 'Gasthof Hirsch',
        lang: 'de',
        body: '<div itemscope itemtype="http://schema.org/Hotel"><h1 itemprop="name">Gasthof Hirsch</h1><div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">Dorfplatz 3</span>, <span itemprop="postalCode">6365</span> <span itemprop="addressLocality">Kirchberg</span></div>Fax <span itemprop="faxNumber">05357 2345-4</span> Tel <span itemprop="telephone">05357 2345</span> <a itemprop="email" href="mailto:gasthof@gasthof-hirsch.at">E-Mail</a></div>',
        footer: '<p>Website: Tirolweb GmbH, Innrain 5, 6020 Innsbruck, office@tirolweb.example</p>',
      }),
    },
    expected: {
      name: 'Gasthof Hirsch',
      email: 'gasthof@gasthof-hirsch.at',
      phone: '+4353572345',
      address: 'Dorfplatz 3|6365|Kirchberg',
      number: null,
    },
  },
  {
    host: 'ludlow-print.co.uk',
    country: 'GB',
    kind: 'contacts one link away under an unusual name',
    pages: {
      '/': bootstrap({
        title: 'Print and bind',
        nav: menu(['/p/1', 'Books'], ['/p/2', 'Leaflets'], ['/p/3', 'Say hello']),
        body: '<h1>Short-run printing</h1>',
        footer: '<p>Theme by <a href="mailto:hi@themesmith.example">Themesmith</a></p>',
      }),
      '/p/1': bootstrap({ title: 'Books', body: '<p>Perfect bound</p>' }),
      '/p/2': bootstrap({ title: 'Leaflets', body: '<p>A5, A6</p>' }),
      '/p/3': bootstrap({
        title: 'Say hello',
        body: '<p>Ludlow Print Works LLP<br>14 Corve Street<br>Ludlow SY8 1DA</p><p>01584 872 900</p><p>studio at ludlow-print dot co dot uk</p><p>VAT GB221236762</p>',
      }),
    },
    expected: {
      name: 'Ludlow Print Works LLP',
      email: 'studio@ludlow-print.co.uk',
      phone: '+441584872900',
      address: '14 Corve Street|SY8 1DA|Ludlow',
      number: 'GB221236762',
    },
  },
  {
    host: 'tepelna-cerpadla.cz',
    country: 'CZ',
    kind: 'e-mail of the data protection officer before the office, in Czech',
    pages: {
      '/': bootstrap({
        title: 'Tepelná čerpadla Morava',
        lang: 'cs',
        nav: menu(['/kontakt', 'Kontakt']),
        body: '<h1>Vytápění</h1>',
      }),
      '/kontakt': bootstrap({
        title: 'Kontakt',
        lang: 'cs',
        body: '<p>Pověřenec GDPR: gdpr@tepelna-cerpadla.cz, tel. 602 111 222</p><p>Termo Morava spol. s r.o.</p><p>Hradecká 5</p><p>746 01 Opava</p><p>Tel.: +420 553 610 200</p><p>info@tepelna-cerpadla.cz</p><p>DIČ: CZ35864354</p>',
      }),
    },
    expected: {
      name: 'Termo Morava spol. s r.o.',
      email: 'info@tepelna-cerpadla.cz',
      phone: '+420553610200',
      address: 'Hradecká 5|746 01|Opava',
      number: 'CZ35864354',
    },
  },
  {
    host: 'lysekil-marin.se',
    country: 'SE',
    kind: 'agency’s structured data beside the company’s text, in Swedish',
    pages: {
      '/': bootstrap({
        title: 'Lysekil Marin – båtmotorer',
        lang: 'sv',
        body: '<h1>Service av båtmotorer</h1><p>Lysekil Marin AB<br>Kungsgatan 44<br>453 33 Lysekil</p><p>Telefon: 0523-100 20</p><p>verkstad@lysekil-marin.se</p>',
        footer: `${described({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Webbverket AB', url: 'https://webbverket.example', email: 'hej@webbverket.example', telephone: '08-400 50 60', address: { '@type': 'PostalAddress', streetAddress: 'Götgatan 1', postalCode: '116 46', addressLocality: 'Stockholm' } })}<p>Webbplats av Webbverket AB</p>`,
      }),
    },
    expected: {
      name: 'Lysekil Marin AB',
      email: 'verkstad@lysekil-marin.se',
      phone: '+4652310020',
      address: 'Kungsgatan 44|453 33|Lysekil',
      number: null,
    },
  },
  {
    host: 'olivar-verde.es',
    country: 'ES',
    kind: 'legal notice with sections, in Spanish',
    pages: {
      '/': elementor({
        title: 'Olivar Verde',
        lang: 'es',
        nav: menu(['/aviso-legal/', 'Aviso legal']),
        body: '<h1>Aceite de oliva</h1>',
        footer: '<p>Diseño web: Estudio Limón, hola@estudiolimon.example, 91 555 66 77</p>',
      }),
      '/aviso-legal/': elementor({
        title: 'Aviso legal',
        lang: 'es',
        body: '<h1>Aviso legal</h1><p>Titular: Olivar Verde S.L.<br>Domicilio: Calle Almazara 9, 23400 Úbeda<br>Teléfono: 953 75 10 20<br>Correo electrónico: aceite@olivar-verde.es</p>',
        footer: '<p>Diseño web: Estudio Limón, hola@estudiolimon.example, 91 555 66 77</p>',
      }),
    },
    expected: {
      name: 'Olivar Verde S.L.',
      email: 'aceite@olivar-verde.es',
      phone: '+34953751020',
      address: 'Calle Almazara 9|23400|Úbeda',
      number: null,
    },
  },
];
