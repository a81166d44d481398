import type { RequestMail } from './request-mails.js';

// More made-up requests, as they come: forwarded, in tables, in short forms, with dates in words and several companies. All came on
// `dayOfMails`.

/** Written first and kept aside until the reader was mended by the others: then it read 23 of these 28 wholly, and was mended by the rest, too. */
export const asideMails: readonly RequestMail[] = [
  {
    name: 'pl: two dates in one sentence',
    text: `Dzień dobry, mamy do przewiezienia 18 palet z Częstochowy (42-200, ul. Legionów 59) do Hamburga (20539, Peutestrasse 22). Podjęcie 01.12.2026 o 7:00, dostarczenie 03.12.2026 do 12:00. Waga 9,5 t, towar: kable.
Pozdrawiam, Adam Wrona, Kabelpol S.A.`,
    expected: {
      pallets_count: 18,
      pickup_city: 'Częstochowa',
      pickup_post_code: '42-200',
      pickup_street: 'ul. Legionów 59',
      pickup_country: 'PL',
      delivery_city: 'Hamburg',
      delivery_post_code: '20539',
      delivery_street: 'Peutestrasse 22',
      delivery_country: 'DE',
      pickup_date: '2026-12-01 07:00',
      delivery_date: '2026-12-03',
      delivery_until: '2026-12-03 12:00',
      weight: 9500,
      cargo_type: 'kable',
      client_name: 'Kabelpol S.A.',
    },
  },
  {
    name: 'pl: short forms',
    text: `zal. 1.12 godz 8.00 Rzeszów 35-105, rozl. 3.12 godz. 14.00 Bergen 5067
12 plt / 6 t / okna PCV
pilne!`,
    expected: {
      pickup_date: '2026-12-01 08:00',
      pickup_city: 'Rzeszów',
      pickup_post_code: '35-105',
      pickup_country: 'PL',
      delivery_date: '2026-12-03 14:00',
      delivery_city: 'Bergen',
      delivery_post_code: '5067',
      delivery_country: 'NO',
      pallets_count: 12,
      weight: 6000,
      cargo_type: 'okna PCV',
    },
  },
  {
    name: 'pl: range of days and inflected towns',
    text: `Witam,
szukam auta na 9-10 grudnia: odbiór w Toruniu, ul. Szosa Lubicka 12, 87-100, dostawa w Goleniowie, 72-100. 33 palety, papier, 22 tony.
Z poważaniem
Toruń-Pak Sp. z o.o.
tel. 56 611 22 33`,
    expected: {
      pickup_date: '2026-12-09',
      pickup_until: '2026-12-10',
      pickup_city: 'Toruń',
      pickup_street: 'ul. Szosa Lubicka 12',
      pickup_post_code: '87-100',
      pickup_country: 'PL',
      delivery_city: 'Goleniów',
      delivery_post_code: '72-100',
      delivery_country: 'PL',
      pallets_count: 33,
      cargo_type: 'papier',
      weight: 22000,
      client_name: 'Toruń-Pak Sp. z o.o.',
      client_phone: '56 611 22 33',
    },
  },
  {
    name: 'pl: table with tabs',
    text: `Proszę o cenę jak niżej:

Załadunek\tRozładunek\tData załadunku\tData rozładunku\tTowar\tIlość palet\tWaga kg
Zabrze 41-800, ul. Wolności 300\tWien 1110, Simmeringer Hauptstrasse 5\t02.12.2026\t04.12.2026\tpłyty MDF\t20\t19500

Pozdrawiam
Marta Sowa`,
    expected: {
      pickup_city: 'Zabrze',
      pickup_post_code: '41-800',
      pickup_street: 'ul. Wolności 300',
      pickup_country: 'PL',
      delivery_city: 'Wien',
      delivery_post_code: '1110',
      delivery_street: 'Simmeringer Hauptstrasse 5',
      delivery_country: 'AT',
      pickup_date: '2026-12-02',
      delivery_date: '2026-12-04',
      cargo_type: 'płyty MDF',
      pallets_count: 20,
      weight: 19500,
    },
  },
  {
    name: 'pl: capitals',
    text: `ZAŁADUNEK: 05-850 OŻARÓW MAZOWIECKI UL. POZNAŃSKA 98 DN. 01-12-2026 GODZ. 6:00
ROZŁADUNEK: 21129 HAMBURG DN. 02-12-2026
TOWAR: AGD, 33 PALETY, 12 T`,
    expected: {
      pickup_post_code: '05-850',
      pickup_city: 'OŻARÓW MAZOWIECKI',
      pickup_street: 'UL. POZNAŃSKA 98',
      pickup_country: 'PL',
      pickup_date: '2026-12-01 06:00',
      delivery_post_code: '21129',
      delivery_city: 'HAMBURG',
      delivery_country: 'DE',
      delivery_date: '2026-12-02',
      cargo_type: 'AGD',
      pallets_count: 33,
      weight: 12000,
    },
  },
  {
    name: 'pl: dates in words',
    text: `Dzień dobry, potrzebujemy auta na drugiego grudnia o siódmej rano z Gdyni do Malmö. Rozładunek następnego dnia. 10 palet, elektronika, 3200 kg.
Krzysztof`,
    expected: {
      pickup_date: '2026-12-02 07:00',
      pickup_city: 'Gdynia',
      pickup_country: 'PL',
      delivery_city: 'Malmö',
      delivery_country: 'SE',
      delivery_date: '2026-12-03',
      pallets_count: 10,
      cargo_type: 'elektronika',
      weight: 3200,
    },
  },
  {
    name: 'pl: forwarded with a changed count',
    text: `Cześć, jednak będzie 16 palet zamiast 12. Reszta bez zmian.

---- Wiadomość przekazana ----
Od: Iwona Mazur <iwona@szklarnia.example>
Data: 25.11.2026 09:41
Temat: transport Jarosław - Stavanger

Odbiór: Jarosław 37-500, pojutrze
Dostawa: Stavanger 4005, do wtorku
Pomidory w skrzynkach, 7 t

Iwona Mazur
Szklarnia San Sp. z o.o.`,
    expected: {
      pallets_count: 16,
      pickup_city: 'Jarosław',
      pickup_post_code: '37-500',
      pickup_country: 'PL',
      pickup_date: '2026-11-28',
      delivery_city: 'Stavanger',
      delivery_post_code: '4005',
      delivery_country: 'NO',
      delivery_date: '2026-12-01',
      cargo_type: 'Pomidory w skrzynkach',
      weight: 7000,
      client_name: 'Szklarnia San Sp. z o.o.',
      client_email: 'iwona@szklarnia.example',
    },
  },
  {
    name: 'pl: several loads',
    text: `Proszę o wycenę dwóch transportów:
1) Lublin 20-209 -> Drammen 3036, 8 palet, 4 t, załadunek 30.11
2) Radom 26-600 -> Oslo 0581, 20 palet, 9 t, załadunek 02.12`,
    expected: {
      pickup_city: 'Lublin',
      pickup_post_code: '20-209',
      pickup_country: 'PL',
      delivery_city: 'Drammen',
      delivery_post_code: '3036',
      delivery_country: 'NO',
      pallets_count: 8,
      weight: 4000,
      pickup_date: '2026-11-30',
    },
  },
  {
    name: 'pl: phone and deadline are no dates',
    text: `Witam! Cena na jutro z Opola do Brna (602 00)? 5 palet, 2,1 t, farby. Czekam na odpowiedź do 15:00, tel. 77 12 12 300.
Firma Kolor s.c.`,
    expected: {
      pickup_date: '2026-11-27',
      pickup_city: 'Opole',
      pickup_country: 'PL',
      delivery_city: 'Brno',
      delivery_post_code: '602 00',
      delivery_country: 'CZ',
      pallets_count: 5,
      weight: 2100,
      cargo_type: 'farby',
      client_name: 'Firma Kolor s.c.',
      client_phone: '77 12 12 300',
    },
  },
  {
    name: 'pl: blocks with companies',
    text: `Adres załadunku:
Meble Wolsztyn Sp. z o.o.
ul. Dworcowa 15/3
64-200 Wolsztyn
Data: 3 grudnia, godz. 8-12

Adres rozładunku:
Bohus AS
Industrigata 7/9
3414 Lierstranda, Norwegia
Data: 7 grudnia

26 palet, 5 400 kg, meble w paczkach

--
Anna Kos | Spedytor
Trans-Kos Sp. z o.o. | ul. Polna 1, 60-101 Poznań | +48 600 100 200`,
    expected: {
      pickup_street: 'ul. Dworcowa 15/3',
      pickup_post_code: '64-200',
      pickup_city: 'Wolsztyn',
      pickup_country: 'PL',
      pickup_date: '2026-12-03 08:00',
      pickup_until: '2026-12-03 12:00',
      delivery_street: 'Industrigata 7/9',
      delivery_post_code: '3414',
      delivery_city: 'Lierstranda',
      delivery_country: 'NO',
      delivery_date: '2026-12-07',
      pallets_count: 26,
      weight: 5400,
      cargo_type: 'meble w paczkach',
      client_name: 'Trans-Kos Sp. z o.o.',
      client_phone: '+48 600 100 200',
    },
  },
  {
    name: 'en: load and unload in one line',
    text: `Hi, Load 01/12/2026 07:00 Kielce, unload 03/12/2026 09:00 Odense. 20 pallets of tiles, 22 t.
Rgds
Mike`,
    expected: {
      pickup_date: '2026-12-01 07:00',
      pickup_city: 'Kielce',
      pickup_country: 'PL',
      delivery_date: '2026-12-03 09:00',
      delivery_city: 'Odense',
      delivery_country: 'DK',
      pallets_count: 20,
      cargo_type: 'tiles',
      weight: 22000,
    },
  },
  {
    name: 'en: full addresses in one sentence',
    text: `Please quote from Unit 12, Hams Hall, Birmingham B46 1DA, UK to Kerkstraat 20, 5701 PL Helmond, Netherlands. 16 pallets of shoes, 4.2 tonnes. Ready 1st December, deliver 3rd December.
Kind regards, Anne Hill, Hill Footwear Ltd, anne@hillfootwear.example`,
    expected: {
      pickup_city: 'Birmingham',
      pickup_post_code: 'B46 1DA',
      pickup_country: 'GB',
      delivery_street: 'Kerkstraat 20',
      delivery_post_code: '5701 PL',
      delivery_city: 'Helmond',
      delivery_country: 'NL',
      pallets_count: 16,
      cargo_type: 'shoes',
      weight: 4200,
      pickup_date: '2026-12-01',
      delivery_date: '2026-12-03',
      client_name: 'Hill Footwear Ltd',
      client_email: 'anne@hillfootwear.example',
    },
  },
  {
    name: 'en: American dates',
    text: `Hello team,
Pickup: 12/04/2026, Gdansk 80-001, Poland
Delivery: 12/09/2026, Oslo 0581, Norway
10 skids on 10 pallets, weight 8,000 kg, commodity: auto parts
Thanks
Bob Stone, Stone Freight Inc.`,
    expected: {
      pickup_date: '2026-12-04',
      pickup_city: 'Gdansk',
      pickup_post_code: '80-001',
      pickup_country: 'PL',
      delivery_date: '2026-12-09',
      delivery_city: 'Oslo',
      delivery_post_code: '0581',
      delivery_country: 'NO',
      pallets_count: 10,
      weight: 8000,
      cargo_type: 'auto parts',
      client_name: 'Stone Freight Inc.',
    },
  },
  {
    name: 'en: range and available from',
    text: `Goods available from 02.12., must arrive latest 09.12.
Route: Wrocław 52-131 - Trondheim 7010
24 pallets / 14 t of canned food
regards
Foodline BV`,
    expected: {
      pickup_date: '2026-12-02',
      delivery_date: '2026-12-09',
      pickup_city: 'Wrocław',
      pickup_post_code: '52-131',
      pickup_country: 'PL',
      delivery_city: 'Trondheim',
      delivery_post_code: '7010',
      delivery_country: 'NO',
      pallets_count: 24,
      weight: 14000,
      cargo_type: 'canned food',
      client_name: 'Foodline BV',
    },
  },
  {
    name: 'en: weekdays in two sentences',
    text: `Morning! We need a truck next Tuesday from Rotterdam to Łódź. Deliver by Thursday. 33 pallets of coffee, 19.8 tonnes.
Best, Ines`,
    expected: {
      pickup_date: '2026-12-01',
      pickup_city: 'Rotterdam',
      pickup_country: 'NL',
      delivery_city: 'Łódź',
      delivery_country: 'PL',
      delivery_date: '2026-12-03',
      pallets_count: 33,
      cargo_type: 'coffee',
      weight: 19800,
    },
  },
  {
    name: 'en: drop with a country before the town',
    text: `Collection: Felixstowe IP11 3SY, UK, Monday 30th Nov 08:00-12:00
Drop: Via Roma 12, 20090 Segrate, Italy, Friday 4th Dec
9 plts, 5,400 kgs, cosmetics
PO 7781200
Sarah
Glow Ltd`,
    expected: {
      pickup_city: 'Felixstowe',
      pickup_post_code: 'IP11 3SY',
      pickup_country: 'GB',
      pickup_date: '2026-11-30 08:00',
      pickup_until: '2026-11-30 12:00',
      delivery_street: 'Via Roma 12',
      delivery_post_code: '20090',
      delivery_city: 'Segrate',
      delivery_country: 'IT',
      delivery_date: '2026-12-04',
      pallets_count: 9,
      weight: 5400,
      cargo_type: 'cosmetics',
      client_reference: '7781200',
      client_name: 'Glow Ltd',
    },
  },
  {
    name: 'en: table of labels with tabs',
    text: `Shipper\tBaltic Wood UAB, Pramones g. 4, LT-02190 Vilnius
Consignee\tTreland AS, Storgata 10, 2815 Gjøvik, Norway
Loading date\t2 December 2026
Delivery date\t5 December 2026
Goods\ttimber
No. of pallets\t22
Gross weight\t21 000 kg`,
    expected: {
      pickup_street: 'Pramones g. 4',
      pickup_post_code: 'LT-02190',
      pickup_city: 'Vilnius',
      pickup_country: 'LT',
      delivery_street: 'Storgata 10',
      delivery_post_code: '2815',
      delivery_city: 'Gjøvik',
      delivery_country: 'NO',
      pickup_date: '2026-12-02',
      delivery_date: '2026-12-05',
      cargo_type: 'timber',
      pallets_count: 22,
      weight: 21000,
      client_name: 'Baltic Wood UAB',
    },
  },
  {
    name: 'en: house numbers and a long signature',
    text: `Hi there

we have 6 pallets (machinery, 3100 kg) at Wien, Hauptstrasse 5/2, A-1010 going to ul. Krakowska 7/12, 30-552 Kraków, PL. Loading 7-8 December 2026, unloading 10 December.

Best regards
Paul Weber
Alpin Maschinen GmbH
Office: Ring 4/1, 1010 Wien | +43 1 555 12 12
On behalf of Danube Holding AG`,
    expected: {
      pallets_count: 6,
      cargo_type: 'machinery',
      weight: 3100,
      pickup_city: 'Wien',
      pickup_street: 'Hauptstrasse 5/2',
      pickup_post_code: '1010',
      pickup_country: 'AT',
      delivery_street: 'ul. Krakowska 7/12',
      delivery_post_code: '30-552',
      delivery_city: 'Kraków',
      delivery_country: 'PL',
      pickup_date: '2026-12-07',
      pickup_until: '2026-12-08',
      delivery_date: '2026-12-10',
      client_name: 'Alpin Maschinen GmbH',
      client_phone: '+43 1 555 12 12',
    },
  },
  {
    name: 'en: in three days',
    text: `Hello, can you collect 2 pallets of books in 3 days in Gdańsk and deliver to Kristiansand (4608)? 1.1 t together.
Thank you, Jane`,
    expected: {
      pallets_count: 2,
      cargo_type: 'books',
      pickup_date: '2026-11-29',
      pickup_city: 'Gdańsk',
      pickup_country: 'PL',
      delivery_city: 'Kristiansand',
      delivery_post_code: '4608',
      delivery_country: 'NO',
      weight: 1100,
    },
  },
  {
    name: 'no: fetch and bring in one sentence',
    text: `Hei, kan dere hente 4 paller hos Byggmester AS, Storgata 12, 3015 Drammen og levere hos Trelast AS, Havnegata 3, 4306 Sandnes? 2,4 tonn, vinduer. Henting mandag, levering onsdag.
Mvh Byggmester AS v/ Knut`,
    expected: {
      pallets_count: 4,
      pickup_street: 'Storgata 12',
      pickup_post_code: '3015',
      pickup_city: 'Drammen',
      pickup_country: 'NO',
      delivery_street: 'Havnegata 3',
      delivery_post_code: '4306',
      delivery_city: 'Sandnes',
      delivery_country: 'NO',
      weight: 2400,
      cargo_type: 'vinduer',
      pickup_date: '2026-11-30',
      delivery_date: '2026-12-02',
      client_name: 'Byggmester AS',
    },
  },
  {
    name: 'no: from and to with Swedish code',
    text: `God dag, ønsker pris på transport fra Industriveien 20, 1481 Hagan til Stockholmsgatan 5, 411 04 Göteborg, Sverige. 8 paller møbler, 1900 kg. Lasting 1. desember kl 07.30, lossing 2. desember.
Vennlig hilsen Møbelhuset Hagan AS`,
    expected: {
      pickup_street: 'Industriveien 20',
      pickup_post_code: '1481',
      pickup_city: 'Hagan',
      pickup_country: 'NO',
      delivery_street: 'Stockholmsgatan 5',
      delivery_post_code: '411 04',
      delivery_city: 'Göteborg',
      delivery_country: 'SE',
      pallets_count: 8,
      cargo_type: 'møbler',
      weight: 1900,
      pickup_date: '2026-12-01 07:30',
      delivery_date: '2026-12-02',
      client_name: 'Møbelhuset Hagan AS',
    },
  },
  {
    name: 'no: in Moss',
    text: `Hei
Vi skal hente i Moss, Varnaveien 43, 1526, neste tirsdag og levere til Malmö, Hamngatan 4, 211 22. 11 paller sjømat, 6 tonn. Må være fremme torsdag morgen kl 08:00.
Hilsen Siri`,
    expected: {
      pickup_city: 'Moss',
      pickup_street: 'Varnaveien 43',
      pickup_post_code: '1526',
      pickup_country: 'NO',
      pickup_date: '2026-12-01',
      delivery_city: 'Malmö',
      delivery_street: 'Hamngatan 4',
      delivery_post_code: '211 22',
      delivery_country: 'SE',
      delivery_date: '2026-12-03 08:00',
      pallets_count: 11,
      cargo_type: 'sjømat',
      weight: 6000,
    },
  },
  {
    name: 'no: range of days',
    text: `Hei, lasting 7.-8. desember i Bodø, lossing i Szczecin senest 14. desember. 19 paller tørrfisk, 9,5 tonn. Kjølebil ikke nødvendig.
Mvh
Nordfisk AS
tlf 75 50 12 12`,
    expected: {
      pickup_date: '2026-12-07',
      pickup_until: '2026-12-08',
      pickup_city: 'Bodø',
      pickup_country: 'NO',
      delivery_city: 'Szczecin',
      delivery_country: 'PL',
      delivery_date: '2026-12-14',
      pallets_count: 19,
      cargo_type: 'tørrfisk',
      weight: 9500,
      client_name: 'Nordfisk AS',
      client_phone: '75 50 12 12',
    },
  },
  {
    name: 'no: forwarded',
    text: `Kan du se på denne?

Fra: Ola Berg <ola@papirverket.example>
Sendt: torsdag 26. november 2026 08:12
Til: Transport
Emne: Transport Halden - Poznań

Hei,
vi trenger bil fra 1771 Halden til 61-139 Poznań. Klar for henting 30. november, levering senest 2. desember.
Antall paller: 26
Vekt: 18 500 kg
Vare: papir

Ola Berg
Papirverket AS
+47 69 12 12 12`,
    expected: {
      client_email: 'ola@papirverket.example',
      pickup_post_code: '1771',
      pickup_city: 'Halden',
      pickup_country: 'NO',
      delivery_post_code: '61-139',
      delivery_city: 'Poznań',
      delivery_country: 'PL',
      pickup_date: '2026-11-30',
      delivery_date: '2026-12-02',
      pallets_count: 26,
      weight: 18500,
      cargo_type: 'papir',
      client_name: 'Papirverket AS',
      client_phone: '+47 69 12 12 12',
    },
  },
  {
    name: 'no: labels',
    text: `Hentested: Ålesund (6002)
Hentedato: 01.12.2026 kl. 10-14
Leveringssted: Gdynia (81-340)
Leveringsdato: 05.12.2026
Gods: klippfisk, 20 paller, 16 tonn
Med hilsen
Klippfisk Møre AS
Kari Vik, kari@kmore.example, mob 91 23 45 67`,
    expected: {
      pickup_city: 'Ålesund',
      pickup_post_code: '6002',
      pickup_country: 'NO',
      pickup_date: '2026-12-01 10:00',
      pickup_until: '2026-12-01 14:00',
      delivery_city: 'Gdynia',
      delivery_post_code: '81-340',
      delivery_country: 'PL',
      delivery_date: '2026-12-05',
      cargo_type: 'klippfisk',
      pallets_count: 20,
      weight: 16000,
      client_name: 'Klippfisk Møre AS',
      client_email: 'kari@kmore.example',
      client_phone: '91 23 45 67',
    },
  },
  {
    name: 'no: tomorrow',
    text: `Hei! Haster: 3 paller fra Oslo til Kristiansand i morgen, 1200 kg, maskindeler. Må leveres fredag.
Per, 40 12 12 12`,
    expected: {
      pallets_count: 3,
      pickup_city: 'Oslo',
      pickup_country: 'NO',
      delivery_city: 'Kristiansand',
      delivery_country: 'NO',
      pickup_date: '2026-11-27',
      delivery_date: '2026-11-27',
      weight: 1200,
      cargo_type: 'maskindeler',
      client_phone: '40 12 12 12',
    },
  },
  {
    name: 'no: two loads',
    text: `Hei, vi har to lass:
Lass 1: Larvik til Lublin, 15 paller stein, 20 tonn, lasting 2.12
Lass 2: Larvik til Kielce, 12 paller stein, 17 tonn, lasting 4.12
Hilsen Larvik Stein AS`,
    expected: {
      pickup_city: 'Larvik',
      pickup_country: 'NO',
      delivery_city: 'Lublin',
      delivery_country: 'PL',
      pallets_count: 15,
      cargo_type: 'stein',
      weight: 20000,
      pickup_date: '2026-12-02',
      client_name: 'Larvik Stein AS',
    },
  },
  {
    name: 'no: no request',
    text: `Hei, vedlagt faktura 4471 for levering 12.11.2026. Betales innen 12.12.2026. Mvh Regnskap`,
    expected: {},
  },
];

/** By these the reader was mended. No score of them tells how it reads other mails. */
export const messyMails: readonly RequestMail[] = [
  {
    name: 'pl: podjąć and dostarczyć',
    text: `Podjąć 07.12.2026, dostarczyć 10.12.2026, Poznań - Oslo, 12 palet, 6 t, części zamienne`,
    expected: {
      pickup_date: '2026-12-07',
      delivery_date: '2026-12-10',
      pickup_city: 'Poznań',
      pickup_country: 'PL',
      delivery_city: 'Oslo',
      delivery_country: 'NO',
      pallets_count: 12,
      weight: 6000,
      cargo_type: 'części zamienne',
    },
  },
  {
    name: 'pl: tomorrow and Monday',
    text: `Szukam auta na jutro z Poznania do Berlina, 5 palet, 2 t. Rozładunek w poniedziałek. Nie potrzeba chłodni.`,
    expected: {
      pickup_date: '2026-11-27',
      pickup_city: 'Poznań',
      pickup_country: 'PL',
      delivery_city: 'Berlin',
      delivery_country: 'DE',
      delivery_date: '2026-11-30',
      pallets_count: 5,
      weight: 2000,
    },
  },
  {
    name: 'pl: range in a label',
    text: `Termin załadunku: 7-8 grudnia 2026
Miejsce załadunku: 63-600 Kępno, ul. Fabryczna 7
Termin dostawy: 11.12.2026
Miejsce dostawy: Oslo 0581, Økernveien 99
Towar: krzesła biurowe
Ilość: 20 palet
Waga: 3,2 t`,
    expected: {
      pickup_date: '2026-12-07',
      pickup_until: '2026-12-08',
      pickup_post_code: '63-600',
      pickup_city: 'Kępno',
      pickup_street: 'ul. Fabryczna 7',
      pickup_country: 'PL',
      delivery_date: '2026-12-11',
      delivery_city: 'Oslo',
      delivery_post_code: '0581',
      delivery_street: 'Økernveien 99',
      delivery_country: 'NO',
      cargo_type: 'krzesła biurowe',
      pallets_count: 20,
      weight: 3200,
    },
  },
  {
    name: 'pl: brackets on both sides',
    text: `Dzień dobry, trzeba odebrać 3 grudnia 6 palet z Kępna (63-600, ul. Fabryczna 7) i dostarczyć do Oslo (0581, Økernveien 99) 7 grudnia. 1,8 t, lampy.
Z poważaniem, Lumen Sp. j.`,
    expected: {
      pickup_date: '2026-12-03',
      pallets_count: 6,
      pickup_city: 'Kępno',
      pickup_post_code: '63-600',
      pickup_street: 'ul. Fabryczna 7',
      pickup_country: 'PL',
      delivery_city: 'Oslo',
      delivery_post_code: '0581',
      delivery_street: 'Økernveien 99',
      delivery_country: 'NO',
      delivery_date: '2026-12-07',
      weight: 1800,
      cargo_type: 'lampy',
      client_name: 'Lumen Sp. j.',
    },
  },
  {
    name: 'pl: codes behind towns',
    text: `Ile za przewóz z Elbląga 82-300 do Olsztyna 10-437? 4 palety, 1,2 t, załadunek 7/8.12`,
    expected: {
      pickup_city: 'Elbląg',
      pickup_post_code: '82-300',
      pickup_country: 'PL',
      delivery_city: 'Olsztyn',
      delivery_post_code: '10-437',
      delivery_country: 'PL',
      pallets_count: 4,
      weight: 1200,
      pickup_date: '2026-12-07',
      pickup_until: '2026-12-08',
    },
  },
  {
    name: 'pl: shorthand with hours',
    text: `Zał. 30.11 godz 14.00 Gdynia, rozł. 01.12 godz. 8.00 Radom. 33 pal / 11,2 T / KOSMETYKI`,
    expected: {
      pickup_date: '2026-11-30 14:00',
      pickup_city: 'Gdynia',
      pickup_country: 'PL',
      delivery_date: '2026-12-01 08:00',
      delivery_city: 'Radom',
      delivery_country: 'PL',
      pallets_count: 33,
      weight: 11200,
      cargo_type: 'KOSMETYKI',
    },
  },
  {
    name: 'pl: words for days',
    text: `Prosimy o podstawienie auta pierwszego grudnia o szóstej rano w Olsztynie, rozładunek trzeciego grudnia w Gdańsku. 14 palet zamiast 10, mleko w proszku, 12 ton.`,
    expected: {
      pickup_date: '2026-12-01 06:00',
      pickup_city: 'Olsztyn',
      pickup_country: 'PL',
      delivery_date: '2026-12-03',
      delivery_city: 'Gdańsk',
      delivery_country: 'PL',
      pallets_count: 14,
      cargo_type: 'mleko w proszku',
      weight: 12000,
    },
  },
  {
    name: 'pl: table in tabs',
    text: `Załadunek\tKatowice 40-001, ul. Stawowa 3
Rozładunek\tLyon 69007, Rue de Gerland 12
Data załadunku\t30.11.2026
Data rozładunku\t03.12.2026
Towar\tsprzęt nagłośnieniowy
Ilość palet\t33
Waga\t8 500 kg`,
    expected: {
      pickup_city: 'Katowice',
      pickup_post_code: '40-001',
      pickup_street: 'ul. Stawowa 3',
      pickup_country: 'PL',
      delivery_city: 'Lyon',
      delivery_post_code: '69007',
      delivery_street: 'Rue de Gerland 12',
      delivery_country: 'FR',
      pickup_date: '2026-11-30',
      delivery_date: '2026-12-03',
      cargo_type: 'sprzęt nagłośnieniowy',
      pallets_count: 33,
      weight: 8500,
    },
  },
  {
    name: 'pl: capitals in a row',
    text: `ZAŁADUNEK 05-500 PIASECZNO UL. PUŁAWSKA 100 dn. 30-11-2026
ROZŁADUNEK 1010 WIEN, HAUPTSTRASSE 5/2 dn. 02-12-2026
24 PAL, 11 T`,
    expected: {
      pickup_post_code: '05-500',
      pickup_city: 'PIASECZNO',
      pickup_street: 'UL. PUŁAWSKA 100',
      pickup_country: 'PL',
      pickup_date: '2026-11-30',
      delivery_post_code: '1010',
      delivery_city: 'WIEN',
      delivery_street: 'HAUPTSTRASSE 5/2',
      delivery_country: 'AT',
      delivery_date: '2026-12-02',
      pallets_count: 24,
      weight: 11000,
    },
  },
  {
    name: 'pl: one date before, one behind',
    text: `Dzień dobry, 1 grudnia. Rozładunek: Brno, Křenová 12, 602 00, 2 grudnia. Załadunek w Opocznie 26-300. Płytki, 24 t.`,
    expected: {
      pickup_date: '2026-12-01',
      delivery_date: '2026-12-02',
      delivery_city: 'Brno',
      delivery_street: 'Křenová 12',
      delivery_post_code: '602 00',
      delivery_country: 'CZ',
      pickup_city: 'Opoczno',
      pickup_post_code: '26-300',
      pickup_country: 'PL',
      weight: 24000,
      cargo_type: 'Płytki',
    },
  },
  {
    name: 'pl: hours in short',
    text: `Hej, odbiór za 3 dni g.9 z Mielca 39-300, dostawa Göteborg 411 04 w środę. 10 plt folia, 5t
Mvh / pozdr. Piotr, Folmax Sp. z o.o.`,
    expected: {
      pickup_date: '2026-11-29 09:00',
      pickup_city: 'Mielec',
      pickup_post_code: '39-300',
      pickup_country: 'PL',
      delivery_city: 'Göteborg',
      delivery_post_code: '411 04',
      delivery_country: 'SE',
      delivery_date: '2026-12-02',
      pallets_count: 10,
      cargo_type: 'folia',
      weight: 5000,
      client_name: 'Folmax Sp. z o.o.',
    },
  },
  {
    name: 'pl: three loads in a table',
    text: `Trasa | Data załadunku | Palety | Waga
Gdynia - Oslo | 01.12.2026 | 12 | 5 400 kg
Gdynia - Bergen | 02.12.2026 | 20 | 9 000 kg
Gdynia - Moss | 03.12.2026 | 8 | 2 000 kg`,
    expected: {
      pickup_city: 'Gdynia',
      pickup_country: 'PL',
      delivery_city: 'Oslo',
      delivery_country: 'NO',
      pickup_date: '2026-12-01',
      pallets_count: 12,
      weight: 5400,
    },
  },
  {
    name: 'en: load and unload',
    text: `Load 02/12/2026 08:00 Opoczno, unload 04/12/2026 10:00 Aarhus. Opoczno 26-300 (Przemyslowa 5) to Aarhus 8000 DK (Havnevej 12). 33 pallets tiles 24t`,
    expected: {
      pickup_date: '2026-12-02 08:00',
      delivery_date: '2026-12-04 10:00',
      pickup_city: 'Opoczno',
      pickup_post_code: '26-300',
      pickup_street: 'Przemyslowa 5',
      pickup_country: 'PL',
      delivery_city: 'Aarhus',
      delivery_post_code: '8000',
      delivery_street: 'Havnevej 12',
      delivery_country: 'DK',
      pallets_count: 33,
      cargo_type: 'tiles',
      weight: 24000,
    },
  },
  {
    name: 'en: next Wednesday, by Friday',
    text: `Could you do next Wednesday from Hamburg to Kraków? Deliver by Friday. 10 pallets of wine, 7 t.`,
    expected: {
      pickup_date: '2026-12-02',
      pickup_city: 'Hamburg',
      pickup_country: 'DE',
      delivery_city: 'Kraków',
      delivery_country: 'PL',
      delivery_date: '2026-12-04',
      pallets_count: 10,
      cargo_type: 'wine',
      weight: 7000,
    },
  },
  {
    name: 'en: ready and deliver',
    text: `Ready 30th November, deliver 2nd December. Pickup: Manchester M17 1AB, UK. Delivery: Rzeszów 35-105, Poland. 4 pallets of electronics, 900 kg`,
    expected: {
      pickup_date: '2026-11-30',
      delivery_date: '2026-12-02',
      pickup_city: 'Manchester',
      pickup_post_code: 'M17 1AB',
      pickup_country: 'GB',
      delivery_city: 'Rzeszów',
      delivery_post_code: '35-105',
      delivery_country: 'PL',
      pallets_count: 4,
      cargo_type: 'electronics',
      weight: 900,
    },
  },
  {
    name: 'en: from Unit 5',
    text: `We need a van from Unit 5, Trafford Park, Manchester M17 1AB, UK to Industrieweg 14, 5627 BS Eindhoven. Collection 3 December at 10:00. 2 pallets, 600 kg.
Thanks
Mark, North Parts Ltd, call 0161 555 1212`,
    expected: {
      body_type: 'van',
      pickup_city: 'Manchester',
      pickup_post_code: 'M17 1AB',
      pickup_country: 'GB',
      delivery_street: 'Industrieweg 14',
      delivery_post_code: '5627 BS',
      delivery_city: 'Eindhoven',
      delivery_country: 'NL',
      pickup_date: '2026-12-03 10:00',
      pallets_count: 2,
      weight: 600,
      client_name: 'North Parts Ltd',
      client_phone: '0161 555 1212',
    },
  },
  {
    name: 'en: American dates in a sentence',
    text: `Pick up 12/05/2026 and deliver 12/08/2026, Szczecin to Copenhagen, 8 pallets of toys, 2,400 kg.`,
    expected: {
      pickup_date: '2026-12-05',
      delivery_date: '2026-12-08',
      pickup_city: 'Szczecin',
      pickup_country: 'PL',
      delivery_city: 'Copenhagen',
      delivery_country: 'DK',
      pallets_count: 8,
      cargo_type: 'toys',
      weight: 2400,
    },
  },
  {
    name: 'en: house numbers',
    text: `Delivery address: Wien, Hauptstrasse 5/2, A-1010
Collection address: from Havnegata 5, 0150 Oslo, Norway
Collection 1 Dec, please call 22 12 12 12 before`,
    expected: {
      delivery_city: 'Wien',
      delivery_street: 'Hauptstrasse 5/2',
      delivery_post_code: '1010',
      delivery_country: 'AT',
      pickup_street: 'Havnegata 5',
      pickup_post_code: '0150',
      pickup_city: 'Oslo',
      pickup_country: 'NO',
      notes: 'please call 22 12 12 12 before',
      pickup_date: '2026-12-01',
    },
  },
  {
    name: 'en: loading in a range, unloading later',
    text: `Loading 7-8 December 2026 in Katowice (40-001), unloading 10 December in Bergen (5003).
24 pallets / 14 t of canned food. Reefer not required.
Sent from my phone`,
    expected: {
      pickup_date: '2026-12-07',
      pickup_until: '2026-12-08',
      pickup_city: 'Katowice',
      pickup_post_code: '40-001',
      pickup_country: 'PL',
      delivery_date: '2026-12-10',
      delivery_city: 'Bergen',
      delivery_post_code: '5003',
      delivery_country: 'NO',
      pallets_count: 24,
      weight: 14000,
      cargo_type: 'canned food',
    },
  },
  {
    name: 'en: available and must arrive',
    text: `Available from 01.12., must arrive latest 08.12. Norway to ul. Portowa 3, 81-350 Gdynia. Pick up at Havnegata 5, 4306 Sandnes. 5 pallets, salmon feed, 4 t
BR
Feed Nordic AS`,
    expected: {
      pickup_date: '2026-12-01',
      delivery_date: '2026-12-08',
      delivery_street: 'ul. Portowa 3',
      delivery_post_code: '81-350',
      delivery_city: 'Gdynia',
      delivery_country: 'PL',
      pickup_street: 'Havnegata 5',
      pickup_post_code: '4306',
      pickup_city: 'Sandnes',
      pickup_country: 'NO',
      pallets_count: 5,
      weight: 4000,
      cargo_type: 'salmon feed',
      client_name: 'Feed Nordic AS',
    },
  },
  {
    name: 'en: Felixstowe and Segrate',
    text: `Pick: Felixstowe IP11 3SY, UK - Tue 1 Dec 09:00
Drop: Zona Industriale 5, 20090 Segrate, Italy - Fri 4 Dec
Goods: shoes
Pallets: 18
Weight: 6,400 kg

Kind regards,
Tom Price
Price Forwarding Ltd (agent for Scarpa S.r.l.)
tel 01394 555 121`,
    expected: {
      pickup_city: 'Felixstowe',
      pickup_post_code: 'IP11 3SY',
      pickup_country: 'GB',
      pickup_date: '2026-12-01 09:00',
      delivery_street: 'Zona Industriale 5',
      delivery_post_code: '20090',
      delivery_city: 'Segrate',
      delivery_country: 'IT',
      delivery_date: '2026-12-04',
      cargo_type: 'shoes',
      pallets_count: 18,
      weight: 6400,
      client_name: 'Price Forwarding Ltd',
      client_phone: '01394 555 121',
    },
  },
  {
    name: 'en: loads numbered',
    text: `Hi, two shipments please.

Load 1:
Pickup: PL 62-800 Kalisz -> Delivery: NO-0581 Oslo
3 Dec, 10 pallets, 4 t

Load 2:
Pickup: PL 62-800 Kalisz -> Delivery: SE-211 22 Malmö
4 Dec, 6 pallets, 2 t`,
    expected: {
      pickup_post_code: '62-800',
      pickup_city: 'Kalisz',
      pickup_country: 'PL',
      delivery_post_code: '0581',
      delivery_city: 'Oslo',
      delivery_country: 'NO',
      pickup_date: '2026-12-03',
      pallets_count: 10,
      weight: 4000,
    },
  },
  {
    name: 'en: delivery weekday after a dated loading',
    text: `Loading Monday 7 December in Lublin, delivery Wednesday in Kaunas (LT-44001), next day at the latest.
12 pallets of paint, 6 t. We would like an answer by tomorrow.`,
    expected: {
      pickup_date: '2026-12-07',
      pickup_city: 'Lublin',
      pickup_country: 'PL',
      delivery_date: '2026-12-09',
      delivery_city: 'Kaunas',
      delivery_post_code: 'LT-44001',
      delivery_country: 'LT',
      pallets_count: 12,
      cargo_type: 'paint',
      weight: 6000,
    },
  },
  {
    name: 'no: hente and levere',
    text: `Hei, vi vil ha hentet 3 paller: hente 3 paller hos Kunde AS, Storgata 1, 3015 Drammen og levere hos Mottaker AS, Havnegata 5, 4306 Sandnes. Hentes 1.12, leveres 2.12.`,
    expected: {
      pallets_count: 3,
      pickup_street: 'Storgata 1',
      pickup_post_code: '3015',
      pickup_city: 'Drammen',
      pickup_country: 'NO',
      delivery_street: 'Havnegata 5',
      delivery_post_code: '4306',
      delivery_city: 'Sandnes',
      delivery_country: 'NO',
      pickup_date: '2026-12-01',
      delivery_date: '2026-12-02',
    },
  },
  {
    name: 'no: fra og til med gater',
    text: `Hei! Pris fra Industriveien 20, 1481 Hagan til Stockholmsgatan 5, 411 04 Göteborg, Sverige? 7 paller møbler, henting neste tirsdag, fremme fredag morgen kl 07:00.
Vennlig hilsen Klippfisk Møre AS`,
    expected: {
      pickup_street: 'Industriveien 20',
      pickup_post_code: '1481',
      pickup_city: 'Hagan',
      pickup_country: 'NO',
      delivery_street: 'Stockholmsgatan 5',
      delivery_post_code: '411 04',
      delivery_city: 'Göteborg',
      delivery_country: 'SE',
      pallets_count: 7,
      cargo_type: 'møbler',
      pickup_date: '2026-12-01',
      delivery_date: '2026-12-04 07:00',
      client_name: 'Klippfisk Møre AS',
    },
  },
  {
    name: 'no: i Moss',
    text: `Hei, vi har 9 paller som skal hentes i Moss, Varnaveien 43, 1526, den 30. november kl 08-15 og levere til Malmö, Hamngatan 4, 211 22. Vekt 4,5 tonn.
Mvh Bryggeriet AS v/ Nils`,
    expected: {
      pallets_count: 9,
      pickup_city: 'Moss',
      pickup_street: 'Varnaveien 43',
      pickup_post_code: '1526',
      pickup_country: 'NO',
      pickup_date: '2026-11-30 08:00',
      pickup_until: '2026-11-30 15:00',
      delivery_city: 'Malmö',
      delivery_street: 'Hamngatan 4',
      delivery_post_code: '211 22',
      delivery_country: 'SE',
      weight: 4500,
      client_name: 'Bryggeriet AS',
    },
  },
  {
    name: 'no: codes in brackets',
    text: `Kristiansand (4608) - Bergen (5003), 6 paller sjømat, 3 tonn. Lasting 1. desember kl 07.30. Kjølebil ikke nødvendig.`,
    expected: {
      pickup_city: 'Kristiansand',
      pickup_post_code: '4608',
      pickup_country: 'NO',
      delivery_city: 'Bergen',
      delivery_post_code: '5003',
      delivery_country: 'NO',
      pallets_count: 6,
      cargo_type: 'sjømat',
      weight: 3000,
      pickup_date: '2026-12-01 07:30',
    },
  },
  {
    name: 'no: table',
    text: `Lastested\tStavanger 4005, Kystveien 14
Lossested\tGdynia 81-350, ul. Portowa 3
Lastedato\t02.12.2026
Lossedato\t05.12.2026
Vare\tfiskefôr
Antall paller\t24
Vekt\t22 000 kg`,
    expected: {
      pickup_city: 'Stavanger',
      pickup_post_code: '4005',
      pickup_street: 'Kystveien 14',
      pickup_country: 'NO',
      delivery_city: 'Gdynia',
      delivery_post_code: '81-350',
      delivery_street: 'ul. Portowa 3',
      delivery_country: 'PL',
      pickup_date: '2026-12-02',
      delivery_date: '2026-12-05',
      cargo_type: 'fiskefôr',
      pallets_count: 24,
      weight: 22000,
    },
  },
  {
    name: 'no: long range and deadline',
    text: `Hei, kan dere gi tilbud innen fredag? Lasting mellom 7. og 9. desember i Narvik, levering Katowice 14. desember. 20 paller laks, 16 tonn.`,
    expected: {
      pickup_date: '2026-12-07',
      pickup_until: '2026-12-09',
      pickup_city: 'Narvik',
      pickup_country: 'NO',
      delivery_city: 'Katowice',
      delivery_country: 'PL',
      delivery_date: '2026-12-14',
      pallets_count: 20,
      cargo_type: 'laks',
      weight: 16000,
    },
  },
  {
    name: 'no: forwarded twice',
    text: `FYI

---------- Forwarded message ---------
Fra: Nina Lie <nina@isolasjon.example>
Dato: tor. 26. nov. 2026 kl. 09:30
Emne: Bil fra Larvik
Til: <post@spedisjon.example>

Hei
Bil ønskes 30.11 kl 06:00 fra Larvik (3256) til Lübeck (23552). Lossing 01.12.
33 paller isolasjon, 6 tonn
Ring meg på 33 12 12 12

Vennlig hilsen
Nina Lie
Isolasjon Sør AS
Industrigata 8/10, 3256 Larvik`,
    expected: {
      client_email: 'nina@isolasjon.example',
      client_phone: '33 12 12 12',
      pickup_date: '2026-11-30 06:00',
      pickup_city: 'Larvik',
      pickup_post_code: '3256',
      pickup_country: 'NO',
      delivery_city: 'Lübeck',
      delivery_post_code: '23552',
      delivery_country: 'DE',
      delivery_date: '2026-12-01',
      pallets_count: 33,
      cargo_type: 'isolasjon',
      weight: 6000,
      client_name: 'Isolasjon Sør AS',
    },
  },
  {
    name: 'no: leverandør',
    text: `Hei, leverandøren vår i Lillehammer har 2 paller klare 1. desember. De skal til Odense 5000 senest 3. desember. 850 kg.
Hilsen Grete`,
    expected: {
      pallets_count: 2,
      pickup_date: '2026-12-01',
      pickup_city: 'Lillehammer',
      pickup_country: 'NO',
      delivery_city: 'Odense',
      delivery_post_code: '5000',
      delivery_country: 'DK',
      delivery_date: '2026-12-03',
      weight: 850,
    },
  },
  {
    name: 'no: i overmorgen',
    text: `Trenger transport i overmorgen kl 12 fra Tromsø til Alta, levering dagen etter. 2 paller, 700 kg, matvarer.`,
    expected: {
      pickup_date: '2026-11-28 12:00',
      pickup_city: 'Tromsø',
      pickup_country: 'NO',
      delivery_city: 'Alta',
      delivery_country: 'NO',
      delivery_date: '2026-11-29',
      pallets_count: 2,
      weight: 700,
      cargo_type: 'matvarer',
    },
  },
];
