import type { RequestMail } from './request-mails.js';

/**
 * Half of a set of forty that was written before anybody looked at the reader: by these it was mended, and read 8 of 20 of them wholly before.
 */
export const outsideMails: readonly RequestMail[] = [
  {
    name: 'pl: a street with a short form',
    text: `Dzień dobry,
proszę o wycenę transportu:
załadunek: 61-806 Poznań, ul. Św. Marcin 24, 03.12.2026
rozładunek: 22761 Hamburg, Schnackenburgallee 45, 04.12.2026
24 palety EUR, 18 500 kg, płyty meblowe
Termin płatności 45 dni.
Pozdrawiam
Jan Kowalski, Meblex Sp. z o.o., tel. 601 111 222`,
    expected: {
      pallets_count: 24,
      weight: 18500,
      cargo_type: 'płyty meblowe',
      pickup_street: 'ul. Św. Marcin 24',
      pickup_city: 'Poznań',
      pickup_post_code: '61-806',
      pickup_country: 'PL',
      delivery_street: 'Schnackenburgallee 45',
      delivery_city: 'Hamburg',
      delivery_post_code: '22761',
      delivery_country: 'DE',
      pickup_date: '2026-12-03',
      delivery_date: '2026-12-04',
      payment_days: 45,
      client_name: 'Meblex Sp. z o.o.',
      client_phone: '601 111 222',
    },
  },
  {
    name: 'pl: europallets of one weight each',
    text: `Pilne! Potrzebuję auta z Gdyni (81-336) do Oslo 0581, załadunek czwartek 3 grudnia, dostawa najpóźniej w poniedziałek. 12 europalet po 650 kg, ryby mrożone, -18 st.`,
    expected: {
      pallets_count: 12,
      weight: 7800,
      cargo_type: 'ryby mrożone',
      temperature_min: -18,
      temperature_max: -18,
      pickup_city: 'Gdynia',
      pickup_post_code: '81-336',
      pickup_country: 'PL',
      delivery_city: 'Oslo',
      delivery_post_code: '0581',
      delivery_country: 'NO',
      pickup_date: '2026-12-03',
      delivery_date: '2026-12-07',
    },
  },
  {
    name: 'pl: "na" before the town of delivery',
    text: `cześć, mam 10 palet cegły do przewiezienia z Krakowa na Katowice w piątek, 9 ton. Dasz radę? pozdro Marek`,
    expected: {
      pallets_count: 10,
      weight: 9000,
      cargo_type: 'cegły',
      pickup_city: 'Kraków',
      pickup_country: 'PL',
      delivery_city: 'Katowice',
      delivery_country: 'PL',
      pickup_date: '2026-11-27',
    },
  },
  {
    name: 'pl: big bags of one weight each',
    text: `Załadunek:
Rolno-Pol
Strzelecka 8
64-010 Krzywiń
2026-12-08 g. 8-14

Rozładunek:
AgroNord A/S
Havnegade 12
DK-8000 Aarhus
2026-12-09

Ładunek: nawóz w big-bagach, 24 big-bagi po 1000 kg`,
    expected: {
      weight: 24000,
      cargo_type: 'nawóz w big-bagach',
      pickup_street: 'Strzelecka 8',
      pickup_city: 'Krzywiń',
      pickup_post_code: '64-010',
      pickup_country: 'PL',
      delivery_street: 'Havnegade 12',
      delivery_city: 'Aarhus',
      delivery_post_code: '8000',
      delivery_country: 'DK',
      pickup_date: '2026-12-08 08:00',
      pickup_until: '2026-12-08 14:00',
      delivery_date: '2026-12-09',
    },
  },
  {
    name: 'pl: a line of the lane',
    text: `Relacja: PL 55-040 Kobierzyce - FR 69007 Lyon
Załadunek 04/12 godz. 10
Dostawa 08/12 godz. 7 awizacja
20 palet / 12 t / elektronika
Płatność 60 dni od otrzymania faktury`,
    expected: {
      pallets_count: 20,
      weight: 12000,
      cargo_type: 'elektronika',
      pickup_city: 'Kobierzyce',
      pickup_post_code: '55-040',
      pickup_country: 'PL',
      delivery_city: 'Lyon',
      delivery_post_code: '69007',
      delivery_country: 'FR',
      pickup_date: '2026-12-04 10:00',
      delivery_date: '2026-12-08 07:00',
      payment_days: 60,
    },
  },
  {
    name: 'pl: forwarded, codes behind towns',
    text: `Od: Zakupy Drewpol <zakupy@drewpol.example>
Wysłano: poniedziałek, 30 listopada 2026 16:20
Do: biuro@nordfracht.example
Temat: transport Olsztyn - Malmo

Witam,
proszę o ofertę: Olsztyn (10-409, ul. Lubelska 30) -> Malmö, Szwecja (211 20)
odbiór 3.12 (czw.), dostawa 7.12 (pon.)
tarcica, 24 t, firanka
Pozdrawiam
Halina Wójcik`,
    expected: {
      weight: 24000,
      cargo_type: 'tarcica',
      body_type: 'curtain_side',
      pickup_street: 'ul. Lubelska 30',
      pickup_city: 'Olsztyn',
      pickup_post_code: '10-409',
      pickup_country: 'PL',
      delivery_city: 'Malmö',
      delivery_post_code: '211 20',
      delivery_country: 'SE',
      pickup_date: '2026-12-03',
      delivery_date: '2026-12-07',
      client_name: 'Drewpol',
      client_email: 'zakupy@drewpol.example',
    },
  },
  {
    name: 'pl: the delivery first, the loading the day before',
    text: `Dzień dobry
Dostawa ma być w Lublinie na ul. Mełgiewskiej 7/9, kod 20-209, w środę 9 grudnia. Zabrać trzeba od dostawcy z Kalisza (62-800, Wrocławska 30) dzień wcześniej. 8 palet, ok. 3200 kg, napoje.`,
    expected: {
      pallets_count: 8,
      weight: 3200,
      cargo_type: 'napoje',
      pickup_street: 'Wrocławska 30',
      pickup_city: 'Kalisz',
      pickup_post_code: '62-800',
      pickup_country: 'PL',
      delivery_street: 'ul. Mełgiewskiej 7/9',
      delivery_city: 'Lublin',
      delivery_post_code: '20-209',
      delivery_country: 'PL',
      pickup_date: '2026-12-08',
      delivery_date: '2026-12-09',
    },
  },
  {
    name: 'pl: a table with bars',
    text: `Zapytanie
skąd | dokąd | data zał. | data rozł. | palety | waga
Zielona Góra 65-001 | Stavanger 4006 | 11.12.2026 | 15.12.2026 | 18 | 9900 kg`,
    expected: {
      pallets_count: 18,
      weight: 9900,
      pickup_city: 'Zielona Góra',
      pickup_post_code: '65-001',
      pickup_country: 'PL',
      delivery_city: 'Stavanger',
      delivery_post_code: '4006',
      delivery_country: 'NO',
      pickup_date: '2026-12-11',
      delivery_date: '2026-12-15',
    },
  },
  {
    name: 'en: a container from a port',
    text: `We require transport for 1 x 40' container of tyres from the port of Rotterdam to 31-580 Krakow, Poland. Ready 9th Dec. Weight 14,200kg.`,
    expected: {
      body_type: 'container',
      weight: 14200,
      cargo_type: 'tyres',
      pickup_city: 'Rotterdam',
      pickup_country: 'NL',
      delivery_city: 'Krakow',
      delivery_post_code: '31-580',
      delivery_country: 'PL',
      pickup_date: '2026-12-09',
    },
  },
  {
    name: 'en: "ex" and "for"',
    text: `Any truck available tomorrow ex Poznan for Berlin? Full load, 24t of steel, deliver Thursday morning.`,
    expected: {
      weight: 24000,
      cargo_type: 'steel',
      pickup_city: 'Poznan',
      pickup_country: 'PL',
      delivery_city: 'Berlin',
      delivery_country: 'DE',
      pickup_date: '2026-11-27',
      delivery_date: '2026-12-03',
    },
  },
  {
    name: 'en: a short form before a weight',
    text: `Loading: 3rd December, Lodz. Unloading: 4th December, Vienna. 22 pallets, approx. 11 tons, clothes.
Is price below 900 EUR possible? Payment 14 days.`,
    expected: {
      pallets_count: 22,
      weight: 11000,
      cargo_type: 'clothes',
      pickup_city: 'Lodz',
      pickup_country: 'PL',
      delivery_city: 'Vienna',
      delivery_country: 'AT',
      pickup_date: '2026-12-03',
      delivery_date: '2026-12-04',
      payment_days: 14,
    },
  },
  {
    name: 'no: labels with addresses',
    text: `Hei,
vi ønsker pris på transport:
Henting: Industrigata 5, 3044 Drammen, torsdag 3. desember
Levering: Sluppenvegen 12, 7037 Trondheim, fredag 4. desember
12 paller, totalt 8 400 kg, byggevarer
Betaling 30 dager.
Mvh Ole Berg, Bygg AS`,
    expected: {
      pallets_count: 12,
      weight: 8400,
      cargo_type: 'byggevarer',
      pickup_street: 'Industrigata 5',
      pickup_city: 'Drammen',
      pickup_post_code: '3044',
      pickup_country: 'NO',
      delivery_street: 'Sluppenvegen 12',
      delivery_city: 'Trondheim',
      delivery_post_code: '7037',
      delivery_country: 'NO',
      pickup_date: '2026-12-03',
      delivery_date: '2026-12-04',
      payment_days: 30,
      client_name: 'Bygg AS',
    },
  },
  {
    name: 'no: sender and receiver',
    text: `Avsender: Møbelfabrikken AS, Fabrikkveien 8, 6230 Sykkylven
Mottaker: Meble Dom Sp. z o.o., ul. Handlowa 4, 60-185 Skórzewo, Polen
Lastedato: 07.12.2026
Leveringsdato: 10.12.2026
Gods: sofaer, 28 kolli, 3 200 kg
Referanse: MF-2211`,
    expected: {
      weight: 3200,
      cargo_type: 'sofaer',
      client_reference: 'MF-2211',
      pickup_street: 'Fabrikkveien 8',
      pickup_city: 'Sykkylven',
      pickup_post_code: '6230',
      pickup_country: 'NO',
      delivery_street: 'ul. Handlowa 4',
      delivery_city: 'Skórzewo',
      delivery_post_code: '60-185',
      delivery_country: 'PL',
      pickup_date: '2026-12-07',
      delivery_date: '2026-12-10',
      client_name: 'Møbelfabrikken AS',
    },
  },
  {
    name: 'no: a consignment',
    text: `Vi har et parti stålbjelker på 22 tonn som skal fra Mo i Rana til Gøteborg i Sverige. Henting 9. des., levering senest 11. des. Åpen henger.`,
    expected: {
      weight: 22000,
      cargo_type: 'stålbjelker',
      body_type: 'flatbed',
      pickup_city: 'Mo i Rana',
      pickup_country: 'NO',
      delivery_city: 'Gøteborg',
      delivery_country: 'SE',
      pickup_date: '2026-12-09',
      delivery_date: '2026-12-11',
    },
  },
  {
    name: 'no: half a lorry',
    text: `God dag, prisforespørsel: en halv bil (7 ldm, 6 tonn) med trelast, Hamar - Malmø, neste tirsdag. Dere får betalt på 45 dager.`,
    expected: {
      weight: 6000,
      cargo_type: 'trelast',
      ldm: 7,
      pickup_city: 'Hamar',
      pickup_country: 'NO',
      delivery_city: 'Malmø',
      delivery_country: 'SE',
      pickup_date: '2026-12-01',
      payment_days: 45,
    },
  },
  {
    name: 'no: today and tomorrow',
    text: `Hasteoppdrag: 1 pall reservedeler, 300 kg, Kristiansand -> Ålesund, hentes i dag før kl 16, leveres i morgen tidlig`,
    expected: {
      pallets_count: 1,
      weight: 300,
      cargo_type: 'reservedeler',
      pickup_city: 'Kristiansand',
      pickup_country: 'NO',
      delivery_city: 'Ålesund',
      delivery_country: 'NO',
      pickup_date: '2026-11-26',
      pickup_until: '2026-11-26',
      delivery_date: '2026-11-27',
    },
  },
  {
    name: 'no: pallets in words',
    text: `Hei, to paller med vin, 1 400 kg til sammen, fra Haugesund til Bodø. Hentes fredag 4/12 og må være framme tirsdag 8/12.
Hilsen Vinhuset`,
    expected: {
      pallets_count: 2,
      weight: 1400,
      cargo_type: 'vin',
      pickup_city: 'Haugesund',
      pickup_country: 'NO',
      delivery_city: 'Bodø',
      delivery_country: 'NO',
      pickup_date: '2026-12-04',
      delivery_date: '2026-12-08',
    },
  },
];
