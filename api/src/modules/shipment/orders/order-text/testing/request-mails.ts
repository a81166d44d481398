import type { OrderTextField } from '../order-text.dto.js';

/** A made-up request, with what a person would enter for it. Dates are days in Warsaw, with the hour where the mail tells it. */
export interface RequestMail {
  name: string;
  text: string;
  expected: Partial<Record<OrderTextField, string | number>>;
}

/** The day on which all of them came, a Thursday. */
export const dayOfMails = '2026-11-26';

/** By these the reader was made. */
export const knownMails: readonly RequestMail[] = [
  {
    name: 'pl: full addresses in blocks',
    text: `Dzień dobry,

proszę o wycenę transportu:

Załadunek:
ul. Przemysłowa 12
80-001 Gdańsk
07.12.2026 godz. 8:00-14:00

Rozładunek:
Industriveien 5
0581 Oslo, Norwegia
09.12.2026

Towar: meble tapicerowane
Ilość palet: 12
Waga: 4 800 kg
LDM: 4,8

Pozdrawiam
Jan Kowalski
Meblo-Dom Sp. z o.o.
tel. +48 58 123 45 67
jan.kowalski@meblodom.example`,
    expected: {
      pickup_street: 'ul. Przemysłowa 12',
      pickup_post_code: '80-001',
      pickup_city: 'Gdańsk',
      pickup_country: 'PL',
      pickup_date: '2026-12-07 08:00',
      pickup_until: '2026-12-07 14:00',
      delivery_street: 'Industriveien 5',
      delivery_post_code: '0581',
      delivery_city: 'Oslo',
      delivery_country: 'NO',
      delivery_date: '2026-12-09',
      cargo_type: 'meble tapicerowane',
      pallets_count: 12,
      weight: 4800,
      ldm: 4.8,
      client_name: 'Meblo-Dom Sp. z o.o.',
      client_phone: '+48 58 123 45 67',
      client_email: 'jan.kowalski@meblodom.example',
    },
  },
  {
    name: 'pl: one sentence',
    text: `Witam, ile za transport z Gdańska do Bergen? 10 palet mebli, razem 3,5 t, załadunek 8 grudnia, dostawa do 11 grudnia.
Anna`,
    expected: {
      pickup_city: 'Gdańsk',
      pickup_country: 'PL',
      delivery_city: 'Bergen',
      delivery_country: 'NO',
      pallets_count: 10,
      cargo_type: 'mebli',
      weight: 3500,
      pickup_date: '2026-12-08',
      delivery_date: '2026-12-11',
    },
  },
  {
    name: 'pl: frozen goods with temperature',
    text: `Szukamy chłodni na przyszły tydzień:
Załadunek: PL 84-120 Władysławowo, 30.11.2026
Rozładunek: N-7010 Trondheim, 02.12.2026
33 EUR palety, ryby mrożone, 21 t brutto, temp. -20°C
Nr ref. 2026/ZT/881

Z poważaniem
Marek Nowak
Mrożonki Bałtyk S.A.
m. 601 202 303`,
    expected: {
      pickup_post_code: '84-120',
      pickup_city: 'Władysławowo',
      pickup_country: 'PL',
      pickup_date: '2026-11-30',
      delivery_post_code: '7010',
      delivery_city: 'Trondheim',
      delivery_country: 'NO',
      delivery_date: '2026-12-02',
      pallets_count: 33,
      weight: 21000,
      cargo_type: 'ryby mrożone',
      temperature_min: -20,
      temperature_max: -20,
      body_type: 'reefer',
      client_reference: '2026/ZT/881',
      client_name: 'Mrożonki Bałtyk S.A.',
      client_phone: '601 202 303',
    },
  },
  {
    name: 'pl: pallets of one weight each',
    text: `Dzień dobry

Trasa: Łódź - Drammen
6 palet 120x80x160 cm, każda 420 kg, towar: płytki ceramiczne
Termin załadunku: 04.12.2026
Warunki FCA. Prosimy o ofertę do 27.11.

Ceramika Łódzka Sp. z o.o., ul. Piotrkowska 200, 90-001 Łódź
biuro@ceramikalodzka.example`,
    expected: {
      pickup_city: 'Łódź',
      pickup_country: 'PL',
      delivery_city: 'Drammen',
      delivery_country: 'NO',
      pallets_count: 6,
      length_cm: 120,
      width_cm: 80,
      height_cm: 160,
      weight: 2520,
      cargo_type: 'płytki ceramiczne',
      pickup_date: '2026-12-04',
      incoterm: 'FCA',
      client_name: 'Ceramika Łódzka Sp. z o.o.',
      client_email: 'biuro@ceramikalodzka.example',
    },
  },
  {
    name: 'en: labelled list',
    text: `Hello,

Please quote the following shipment:

Pick-up: Unit 4, Riverside Estate, Leeds LS9 0PX, United Kingdom
Delivery: Brobekkveien 80, 0582 Oslo, Norway
Loading date: 3 December 2026
Delivery date: 8 December 2026
Goods: machine parts
Number of pallets: 8
Gross weight: 5,200 kg
Dimensions: 120 x 100 x 150 cm

Kind regards
Emma Clark
Northern Tools Ltd
+44 113 496 0000
emma@northerntools.example`,
    expected: {
      pickup_post_code: 'LS9 0PX',
      pickup_city: 'Leeds',
      pickup_country: 'GB',
      delivery_street: 'Brobekkveien 80',
      delivery_post_code: '0582',
      delivery_city: 'Oslo',
      delivery_country: 'NO',
      pickup_date: '2026-12-03',
      delivery_date: '2026-12-08',
      cargo_type: 'machine parts',
      pallets_count: 8,
      weight: 5200,
      length_cm: 120,
      width_cm: 100,
      height_cm: 150,
      client_name: 'Northern Tools Ltd',
      client_phone: '+44 113 496 0000',
      client_email: 'emma@northerntools.example',
    },
  },
  {
    name: 'en: short and in sentences',
    text: `Hi, can you give me a rate for 22 pallets of bottled water from Rotterdam to Stavanger, about 18 tonnes? Collection on 1 December, delivery by 4 December. Curtainsider is fine.
Thanks, Tom`,
    expected: {
      pallets_count: 22,
      cargo_type: 'bottled water',
      pickup_city: 'Rotterdam',
      pickup_country: 'NL',
      delivery_city: 'Stavanger',
      delivery_country: 'NO',
      weight: 18000,
      pickup_date: '2026-12-01',
      delivery_date: '2026-12-04',
      body_type: 'curtain_side',
    },
  },
  {
    name: 'en: dangerous goods with a head',
    text: `From: Peter Olsen <peter@chemline.example>
Sent: 25 November 2026 10:12
To: spedycja@mail.frakto.example
Subject: Quote needed, order no. 45001239

Hello,
we need a quote for ADR goods:
UN 1263, class 3, 4 pallets of paint, 2.4 t
Collect from Hamburg 20457 on 02/12/2026 between 08:00 and 12:00
Deliver to 5067 Bergen on 07/12/2026
DAP Bergen

Peter Olsen
Chemline GmbH`,
    expected: {
      client_email: 'peter@chemline.example',
      client_reference: '45001239',
      adr_un: '1263',
      adr_class: '3',
      pallets_count: 4,
      cargo_type: 'paint',
      weight: 2400,
      pickup_city: 'Hamburg',
      pickup_post_code: '20457',
      pickup_country: 'DE',
      pickup_date: '2026-12-02 08:00',
      pickup_until: '2026-12-02 12:00',
      delivery_post_code: '5067',
      delivery_city: 'Bergen',
      delivery_country: 'NO',
      delivery_date: '2026-12-07',
      incoterm: 'DAP',
      client_name: 'Chemline GmbH',
    },
  },
  {
    name: 'no: blocks',
    text: `Hei,

Vi ønsker pris på følgende transport:

Hentes hos:
Kystveien 14
4005 Stavanger
Dato: 01.12.2026 kl. 09:00

Leveres til:
ul. Portowa 3
81-350 Gdynia, Polen
Dato: 04.12.2026

14 paller fersk laks, 9 800 kg, kjølebil +2 til +4 °C

Med vennlig hilsen
Kari Nordmann
Fjordfisk AS
Tlf: 51 23 45 67
kari@fjordfisk.example`,
    expected: {
      pickup_street: 'Kystveien 14',
      pickup_post_code: '4005',
      pickup_city: 'Stavanger',
      pickup_country: 'NO',
      pickup_date: '2026-12-01 09:00',
      delivery_street: 'ul. Portowa 3',
      delivery_post_code: '81-350',
      delivery_city: 'Gdynia',
      delivery_country: 'PL',
      delivery_date: '2026-12-04',
      pallets_count: 14,
      cargo_type: 'fersk laks',
      weight: 9800,
      body_type: 'reefer',
      temperature_min: 2,
      temperature_max: 4,
      client_name: 'Fjordfisk AS',
      client_phone: '51 23 45 67',
      client_email: 'kari@fjordfisk.example',
    },
  },
  {
    name: 'no: one sentence',
    text: `Hei! Hva koster det å frakte 5 paller fra Lillestrøm til Poznań? Totalt 2100 kg, lasting mandag 30. november.
Mvh Ola`,
    expected: {
      pallets_count: 5,
      pickup_city: 'Lillestrøm',
      pickup_country: 'NO',
      delivery_city: 'Poznań',
      delivery_country: 'PL',
      weight: 2100,
      pickup_date: '2026-11-30',
    },
  },
  {
    name: 'no: loading metres and a reference',
    text: `Forespørsel transport

Lastested: NO-3036 Drammen
Lossested: DE-22113 Hamburg
Lastedato: 7.12.2026
Vare: trelast
Lastemeter: 13,6
Vekt: 22 tonn
Deres ref: 77-1204

Hilsen
Per Hansen
Drammen Trelast AS`,
    expected: {
      pickup_post_code: '3036',
      pickup_city: 'Drammen',
      pickup_country: 'NO',
      delivery_post_code: '22113',
      delivery_city: 'Hamburg',
      delivery_country: 'DE',
      pickup_date: '2026-12-07',
      cargo_type: 'trelast',
      ldm: 13.6,
      weight: 22000,
      client_reference: '77-1204',
      client_name: 'Drammen Trelast AS',
    },
  },
  {
    name: 'de: labelled',
    text: `Guten Tag,

bitte um ein Angebot für folgenden Transport:

Ladestelle: Hafenstraße 22, 24103 Kiel
Entladestelle: ul. Fabryczna 7, 41-200 Sosnowiec, Polen
Ladedatum: 02.12.2026
Lieferung: 04.12.2026, 7-12 Uhr
Ware: Maschinenteile
Anzahl Paletten: 9
Gewicht: 6.300 kg
Lademeter: 3,6

Mit freundlichen Grüßen
Klaus Berger
Nordtechnik GmbH
Tel.: +49 431 5550 12
k.berger@nordtechnik.example`,
    expected: {
      pickup_street: 'Hafenstraße 22',
      pickup_post_code: '24103',
      pickup_city: 'Kiel',
      pickup_country: 'DE',
      delivery_street: 'ul. Fabryczna 7',
      delivery_post_code: '41-200',
      delivery_city: 'Sosnowiec',
      delivery_country: 'PL',
      pickup_date: '2026-12-02',
      delivery_date: '2026-12-04 07:00',
      delivery_until: '2026-12-04 12:00',
      cargo_type: 'Maschinenteile',
      pallets_count: 9,
      weight: 6300,
      ldm: 3.6,
      client_name: 'Nordtechnik GmbH',
      client_phone: '+49 431 5550 12',
      client_email: 'k.berger@nordtechnik.example',
    },
  },
  {
    name: 'de: one sentence',
    text: `Hallo, was kostet ein Transport von Berlin nach Oslo? 7 Paletten Fliesen, insgesamt 5,6 to, Abholung am 3. Dezember, Anlieferung bis 8. Dezember.
Gruß, Stefan`,
    expected: {
      pickup_city: 'Berlin',
      pickup_country: 'DE',
      delivery_city: 'Oslo',
      delivery_country: 'NO',
      pallets_count: 7,
      cargo_type: 'Fliesen',
      weight: 5600,
      pickup_date: '2026-12-03',
      delivery_date: '2026-12-08',
    },
  },
  {
    name: 'pl: only countries and an amount',
    text: `Dzień dobry, interesuje nas cena za całopojazdowy transport z Polski do Norwegii, 24 tony stali, plandeka. Szczegóły podamy później.`,
    expected: {
      pickup_country: 'PL',
      delivery_country: 'NO',
      weight: 24000,
      body_type: 'curtain_side',
      cargo_type: 'stali',
    },
  },
  {
    name: 'en: not a request',
    text: `Dear Sirs, please find attached our invoice no. 2026/11/04 of 24.11.2026 for 1,250 EUR, payable within 30 days. Best regards, Accounts`,
    expected: {},
  },
];

/** Written with the others and kept aside: nothing of the reader was made by these. */
export const heldOutMails: readonly RequestMail[] = [
  {
    name: 'pl: dispatcher shorthand',
    text: `cześć, mam do zabrania:
zał. 62-800 Kalisz 1.12 godz 10
rozł. 4631 Kristiansand 4.12
15 pal, 7,2 t, opakowania kartonowe
ile?`,
    expected: {
      pickup_post_code: '62-800',
      pickup_city: 'Kalisz',
      pickup_country: 'PL',
      pickup_date: '2026-12-01 10:00',
      delivery_post_code: '4631',
      delivery_city: 'Kristiansand',
      delivery_country: 'NO',
      delivery_date: '2026-12-04',
      pallets_count: 15,
      weight: 7200,
      cargo_type: 'opakowania kartonowe',
    },
  },
  {
    name: 'pl: sender and receiver',
    text: `Szanowni Państwo,

zwracam się z prośbą o ofertę na przewóz:

Nadawca:
Huta Szkła Jasło Sp. z o.o.
ul. Kolejowa 45
38-200 Jasło

Odbiorca:
Nordic Glass AB
Fabriksgatan 10
412 50 Göteborg, Szwecja

Odbiór towaru możliwy od 03.12.2026, dostawa najpóźniej 07.12.2026.
Ładunek: szkło hartowane na stojakach, 18 palet, masa całkowita 14.400 kg.

Z wyrazami szacunku
Barbara Zięba
Dział Logistyki
logistyka@hutajaslo.example
tel. 13 446 00 00`,
    expected: {
      pickup_street: 'ul. Kolejowa 45',
      pickup_post_code: '38-200',
      pickup_city: 'Jasło',
      pickup_country: 'PL',
      delivery_street: 'Fabriksgatan 10',
      delivery_post_code: '412 50',
      delivery_city: 'Göteborg',
      delivery_country: 'SE',
      pickup_date: '2026-12-03',
      delivery_date: '2026-12-07',
      cargo_type: 'szkło hartowane na stojakach',
      pallets_count: 18,
      weight: 14400,
      client_email: 'logistyka@hutajaslo.example',
      client_phone: '13 446 00 00',
    },
  },
  {
    name: 'pl: prose with a street',
    text: `Dzień dobry,
potrzebujemy w piątek przewieźć 3 palety (80x120, wys. 180 cm) z naszego magazynu w Krakowie (30-552, ul. Wielicka 30) do klienta w Oslo. Każda paleta waży 350 kg. Wymagana winda. Dostawa do wtorku 1 grudnia.
Pozdrawiam serdecznie, Ewa Lis, PHU Lisek, 502 111 222`,
    expected: {
      notes: 'Wymagana winda',
      pallets_count: 3,
      length_cm: 80,
      width_cm: 120,
      height_cm: 180,
      pickup_city: 'Kraków',
      pickup_post_code: '30-552',
      pickup_street: 'ul. Wielicka 30',
      pickup_country: 'PL',
      delivery_city: 'Oslo',
      delivery_country: 'NO',
      pickup_date: '2026-11-27',
      delivery_date: '2026-12-01',
      weight: 1050,
      client_name: 'PHU Lisek',
      client_phone: '502 111 222',
    },
  },
  {
    name: 'pl: arrow and pharmaceuticals',
    text: `Zapytanie: Warszawa (02-677) -> Berlin (12277)
załadunek 30.11.2026 6:00-8:00, rozładunek 01.12.2026
leki, 26 palet EUR, 9 ton, temperatura kontrolowana od 2 do 8 st. C
nr zamówienia: ZK/5521/26
DAP
--
Farmacja Plus S.A.
zamowienia@farmacjaplus.example`,
    expected: {
      pickup_city: 'Warszawa',
      pickup_post_code: '02-677',
      pickup_country: 'PL',
      delivery_city: 'Berlin',
      delivery_post_code: '12277',
      delivery_country: 'DE',
      pickup_date: '2026-11-30 06:00',
      pickup_until: '2026-11-30 08:00',
      delivery_date: '2026-12-01',
      cargo_type: 'leki',
      pallets_count: 26,
      weight: 9000,
      temperature_min: 2,
      temperature_max: 8,
      client_reference: 'ZK/5521/26',
      incoterm: 'DAP',
      client_name: 'Farmacja Plus S.A.',
      client_email: 'zamowienia@farmacjaplus.example',
    },
  },
  {
    name: 'en: forwarded agent request',
    text: `Dear team,

Kindly advise your best rate for below:

POL: Gdynia, Poland
POD: Aarhus, Denmark
Commodity: steel coils
Weight: 23.5 MT
Equipment: flatbed
Ready date: Dec 5, 2026
Incoterms: FCA Gdynia
Our reference: BKG-88213

Best Regards,
Rahul Mehta
Oceanic Logistics Limited
Phone: +45 33 12 00 00
Email: rahul@oceanic.example`,
    expected: {
      pickup_city: 'Gdynia',
      pickup_country: 'PL',
      delivery_city: 'Aarhus',
      delivery_country: 'DK',
      cargo_type: 'steel coils',
      weight: 23500,
      body_type: 'flatbed',
      pickup_date: '2026-12-05',
      incoterm: 'FCA',
      client_reference: 'BKG-88213',
      client_name: 'Oceanic Logistics Limited',
      client_phone: '+45 33 12 00 00',
      client_email: 'rahul@oceanic.example',
    },
  },
  {
    name: 'en: collection and delivery points',
    text: `Good morning

We have a part load for you:
Collection point: Jana Pawła II 40, 61-139 Poznań, PL
Delivery point: Sandviksveien 110, 1365 Blommenholm, NO
Ready: Monday 30 Nov, must deliver Thursday 3 Dec before 15:00
11 euro pallets of kitchen appliances, 3,850 kgs, 4.4 ldm

Cheers
Lucy Brown, Home & Co Ltd, lucy.brown@homeco.example`,
    expected: {
      pickup_street: 'Jana Pawła II 40',
      pickup_post_code: '61-139',
      pickup_city: 'Poznań',
      pickup_country: 'PL',
      delivery_street: 'Sandviksveien 110',
      delivery_post_code: '1365',
      delivery_city: 'Blommenholm',
      delivery_country: 'NO',
      pickup_date: '2026-11-30',
      delivery_date: '2026-12-03',
      pallets_count: 11,
      cargo_type: 'kitchen appliances',
      weight: 3850,
      ldm: 4.4,
      client_name: 'Home & Co Ltd',
      client_email: 'lucy.brown@homeco.example',
    },
  },
  {
    name: 'en: two crates without pallets',
    text: `Hi,
Could you price moving two crates (2.4 x 1.2 x 1.1 m, 900 kg each) from Manchester to Wrocław? We'd like them picked up tomorrow. Not stackable.
Regards
Joan Reid`,
    expected: {
      notes: 'Not stackable',
      length_cm: 240,
      width_cm: 120,
      height_cm: 110,
      weight: 1800,
      pickup_city: 'Manchester',
      pickup_country: 'GB',
      delivery_city: 'Wrocław',
      delivery_country: 'PL',
      pickup_date: '2026-11-27',
    },
  },
  {
    name: 'no: informal',
    text: `Heisann
trenger bil fra Ålesund til Szczecin uke 49, henting tirsdag 1.12 kl 12, levering torsdag 3.12. 20 paller med tørrfisk på ca 11 tonn.
Kan du sende pris innen i morgen kveld?
Vh Lars, Sunnmøre Fisk AS, tlf 90 12 34 56`,
    expected: {
      pickup_city: 'Ålesund',
      pickup_country: 'NO',
      delivery_city: 'Szczecin',
      delivery_country: 'PL',
      pickup_date: '2026-12-01 12:00',
      delivery_date: '2026-12-03',
      pallets_count: 20,
      cargo_type: 'tørrfisk',
      weight: 11000,
      client_name: 'Sunnmøre Fisk AS',
      client_phone: '90 12 34 56',
    },
  },
  {
    name: 'no: form-like',
    text: `Avsender: Norsk Aluminium AS, Verksgata 2, 6884 Øvre Årdal
Mottaker: Metall-Pol Sp. z o.o., ul. Hutnicza 15, 43-300 Bielsko-Biała
Opplasting: 02.12.2026 mellom 07:00 og 15:00
Levering: 07.12.2026
Antall paller: 24
Vekt brutto: 23 800 kg
Godstype: aluminiumsbarrer
Ordrenr: NA-40921
Kontakt: Siri Dahl, siri.dahl@norskal.example, +47 57 66 00 00`,
    expected: {
      pickup_street: 'Verksgata 2',
      pickup_post_code: '6884',
      pickup_city: 'Øvre Årdal',
      pickup_country: 'NO',
      delivery_street: 'ul. Hutnicza 15',
      delivery_post_code: '43-300',
      delivery_city: 'Bielsko-Biała',
      delivery_country: 'PL',
      pickup_date: '2026-12-02 07:00',
      pickup_until: '2026-12-02 15:00',
      delivery_date: '2026-12-07',
      pallets_count: 24,
      weight: 23800,
      cargo_type: 'aluminiumsbarrer',
      client_reference: 'NA-40921',
      client_name: 'Norsk Aluminium AS',
      client_email: 'siri.dahl@norskal.example',
      client_phone: '+47 57 66 00 00',
    },
  },
  {
    name: 'no: dangerous goods',
    text: `God dag
Vi skal sende 2 paller lakk (UN 1263, ADR klasse 3) fra 1630 Gamle Fredrikstad til 20-209 Lublin. Vekt 780 kg per pall. Kan hentes fredag 4. desember.
Mvh
Fredrikstad Maling AS
post@fmaling.example`,
    expected: {
      pallets_count: 2,
      cargo_type: 'lakk',
      adr_un: '1263',
      adr_class: '3',
      pickup_post_code: '1630',
      pickup_city: 'Gamle Fredrikstad',
      pickup_country: 'NO',
      delivery_post_code: '20-209',
      delivery_city: 'Lublin',
      delivery_country: 'PL',
      weight: 1560,
      pickup_date: '2026-12-04',
      client_name: 'Fredrikstad Maling AS',
      client_email: 'post@fmaling.example',
    },
  },
  {
    name: 'de: tender line',
    text: `Sehr geehrte Damen und Herren,

wir suchen für unseren Kunden einen Kühlauflieger:
Beladung in D-28195 Bremen am 01.12.2026 ab 14 Uhr
Entladung in NO-5003 Bergen am 04.12.2026
33 Europaletten Tiefkühlware, Gesamtgewicht 19,8 t, Temperatur -22 °C

Ihre Antwort erbitten wir bis 27.11.2026.

Freundliche Grüße
Sabine Kurz
Frostlog GmbH & Co. KG
Telefon 0421 777 88 99`,
    expected: {
      body_type: 'reefer',
      pickup_post_code: '28195',
      pickup_city: 'Bremen',
      pickup_country: 'DE',
      pickup_date: '2026-12-01 14:00',
      delivery_post_code: '5003',
      delivery_city: 'Bergen',
      delivery_country: 'NO',
      delivery_date: '2026-12-04',
      pallets_count: 33,
      cargo_type: 'Tiefkühlware',
      weight: 19800,
      temperature_min: -22,
      temperature_max: -22,
      client_name: 'Frostlog GmbH & Co. KG',
      client_phone: '0421 777 88 99',
    },
  },
  {
    name: 'de: prose',
    text: `Hallo zusammen,
für den 8.12. brauche ich einen Planenzug ab Leipzig (04158) nach Katowice, 24 t Papierrollen, 13,6 Lademeter. Zustellung am 9.12. vormittags. Bestellnummer 4500771.
Viele Grüße
Jens Vogt, Papierkontor AG`,
    expected: {
      pickup_date: '2026-12-08',
      body_type: 'curtain_side',
      pickup_city: 'Leipzig',
      pickup_post_code: '04158',
      pickup_country: 'DE',
      delivery_city: 'Katowice',
      delivery_country: 'PL',
      weight: 24000,
      cargo_type: 'Papierrollen',
      ldm: 13.6,
      delivery_date: '2026-12-09',
      client_reference: '4500771',
      client_name: 'Papierkontor AG',
    },
  },
  {
    name: 'de: several stops',
    text: `Anfrage Teilladung
Absender: Wagner Möbel KG, Gewerbepark 3, 32049 Herford
Empfänger: Bohus Lager, Industrivegen 25, 2069 Jessheim, Norwegen
4 Paletten à 310 kg, Maße 120x80x210
Abholung: 30.11. - 01.12.2026
Frei Haus, nicht stapelbar
wagner@wagnermoebel.example`,
    expected: {
      notes: 'nicht stapelbar',
      pickup_street: 'Gewerbepark 3',
      pickup_post_code: '32049',
      pickup_city: 'Herford',
      pickup_country: 'DE',
      delivery_street: 'Industrivegen 25',
      delivery_post_code: '2069',
      delivery_city: 'Jessheim',
      delivery_country: 'NO',
      pallets_count: 4,
      weight: 1240,
      length_cm: 120,
      width_cm: 80,
      height_cm: 210,
      pickup_date: '2026-11-30',
      pickup_until: '2026-12-01',
      client_email: 'wagner@wagnermoebel.example',
      client_name: 'Wagner Möbel KG',
    },
  },
  {
    name: 'en: chasing a payment',
    text: `Hi, our records show invoice 4711 over 2,300 EUR from 3 November is still open. Could you confirm when we can expect the money? The delivery to Oslo was fine, thank you. Regards, Mary Finch, Finch Ltd`,
    expected: { delivery_city: 'Oslo', delivery_country: 'NO', client_name: 'Finch Ltd' },
  },
];

/** Written for what requests say of payment and of needs, apart from how these are read; here that alone counts. */
export const termMails: readonly RequestMail[] = [
  {
    name: 'pl: term of payment in a line of its own',
    text: `Dzień dobry,

zlecam transport:
zał. 90-001 Łódź, 3.12.2026 godz. 9:00
rozł. 21-500 Biała Podlaska, 4.12.2026
22 palety euro, 11,5 t, folia stretch
auto: plandeka lub firanka

Stawka: do uzgodnienia
Termin płatności: 30 dni od otrzymania faktury

Pozdrawiam,
Monika Wójcik
Folimax Sp. z o.o.`,
    expected: { payment_days: 30, body_type: 'curtain_side', pallets_count: 22 },
  },
  {
    name: 'pl: in prose, with a tail lift and an exchange of pallets',
    text: `Cześć Marek, potrzebuję na czwartek auto z Poznania do Bergen, 6 palet (EUR, do wymiany), 2,4 tony części maszyn. Przy rozładunku konieczna winda, bo nie ma rampy. Płatność 45 dni, przelew. Daj znać ile. Tomek, Agro-Mech`,
    expected: {
      payment_days: 45,
      pallets_count: 6,
      notes: 'do wymiany; Przy rozładunku konieczna winda',
    },
  },
  {
    name: 'pl: reefer with temperature, a term the other way round',
    text: `Zapytanie ofertowe
Chłodnia, temp. +2 do +4 °C, 33 palety, ryby świeże
Relacja: 9019 Tromsø (NO) - 80-601 Gdańsk
Załadunek 07.12, rozładunek 10.12
Rozliczenie w PLN, 60 dni termin płatności.
Łososik SA`,
    expected: {
      payment_days: 60,
      body_type: 'reefer',
      temperature_min: 2,
      temperature_max: 4,
      pallets_count: 33,
    },
  },
  {
    name: 'pl: ADR without a class, not to be stacked',
    text: `Witam, proszę o wycenę: Płock -> Hamburg, 10 paletopojemników, 10,8 t, towar ADR (żywice). Palety niepiętrowalne. Kierowca z uprawnieniami. Płatne 14 dni.
Z poważaniem
Chem-Pol`,
    expected: { payment_days: 14, notes: 'towar ADR; Palety niepiętrowalne' },
  },
  {
    name: 'pl: ADR with everything',
    text: `Dzień dobry, 4 palety farby, UN 1263, ADR kl. 3, 1 850 kg. Wrocław - Stavanger. Załadunek 2.12, dostawa do 7.12. Plandeka, pasy mocujące. Płatność: 30 dni od daty wystawienia FV. Kolor-Mix`,
    expected: {
      payment_days: 30,
      adr_un: '1263',
      adr_class: '3',
      body_type: 'curtain_side',
      pallets_count: 4,
      weight: 1850,
      notes: 'pasy mocujące',
    },
  },
  {
    name: 'pl: nothing of payment, no ADR',
    text: `Hej, 3 palety kartonów 900 kg z Radomia do Oslo, bez ADR, dostawa w 5 dni. Przelewem. Kasia`,
    expected: { pallets_count: 3, weight: 900 },
  },
  {
    name: 'en: payment terms in a list',
    text: `Hello,

Please quote the following load:

Collection: Leeds LS10 1AB, 7 December
Delivery: Oslo 0581, 11 December
Goods: 18 pallets furniture, 6.2 tonnes
Equipment: curtainsider
Payment terms: 45 days from invoice
Tail-lift required at delivery

Kind regards
Helen Marsh
Yorkshire Joinery Ltd`,
    expected: {
      payment_days: 45,
      pallets_count: 18,
      body_type: 'curtain_side',
      notes: 'Tail-lift required at delivery',
    },
  },
  {
    name: 'en: net',
    text: `Hi Anna, need a reefer from Gdansk to Aberdeen next Monday. 26 pallets frozen cod at -20°C, 19,800 kg. Our usual terms, payment net 30. Thanks, Rob - North Sea Catch`,
    expected: {
      payment_days: 30,
      body_type: 'reefer',
      temperature_min: -20,
      temperature_max: -20,
      pallets_count: 26,
      weight: 19800,
    },
  },
  {
    name: 'en: temperature without degrees, days end of month',
    text: `Good morning, 12 pallets of wine from Porto to Warsaw, must not freeze. Non-stackable. We pay 30 days end of month. Loading on 4 December, delivery within 6 days please. Vinhos do Norte`,
    expected: {
      payment_days: 30,
      pallets_count: 12,
      notes: 'must not freeze; Non-stackable',
    },
  },
  {
    name: 'en: dangerous goods, payable within',
    text: `Dear team,
we have 2 IBCs of dangerous goods, 2.1 t, ex Rotterdam to Katowice. Box trailer or tautliner is fine. Invoices are payable within 60 days.
Chemtrade BV`,
    expected: { payment_days: 60, body_type: 'curtain_side', notes: '2 IBCs of dangerous goods' },
  },
  {
    name: 'en: pallet exchange, days of transit are no payment',
    text: `Hi, 33 euro pallets (pallet exchange), Lyon - Poznan, payment by bank transfer, transit max 3 days. 21t. Can you do Friday? Pierre`,
    expected: { pallets_count: 33, weight: 21000, notes: 'pallet exchange' },
  },
  {
    name: 'no: betaling og bakløfter',
    text: `Hei,

Vi trenger pris på transport:
Henting: 3036 Drammen, 2. desember
Levering: 70-784 Szczecin, 4. desember
14 paller trelast, 9 800 kg
Bil med bakløfter, kan ikke stables
Betaling 30 dager

Mvh
Kari Moen
Drammen Trelast AS`,
    expected: {
      payment_days: 30,
      pallets_count: 14,
      weight: 9800,
      notes: 'Bil med bakløfter; kan ikke stables',
    },
  },
  {
    name: 'no: kjølebil og betalingsfrist',
    text: `Hei! 20 paller laks, +2°C, kjølebil, fra Trondheim til Białystok fredag. Betalingsfrist er 14 dager netto. Ring meg. Ola, Trøndelag Laks AS`,
    expected: {
      payment_days: 14,
      body_type: 'reefer',
      temperature_min: 2,
      temperature_max: 2,
      pallets_count: 20,
    },
  },
  {
    name: 'no: dagers kreditt, farlig gods, gardintrailer',
    text: `Forespørsel: 8 paller maling (farlig gods), 5,2 tonn, Stavanger til Gdańsk. Gardintrailer. Vi ønsker 45 dagers kreditt. Lastes 3.12, losses 7.12. Hilsen Per i Vest Maling`,
    expected: {
      payment_days: 45,
      pallets_count: 8,
      body_type: 'curtain_side',
      notes: 'farlig gods',
    },
  },
  {
    name: 'no: frostfritt og pallebytte',
    text: `God morgen, kan dere ta 5 paller drikke fra Oslo til Warszawa? Skal være frostfritt, pallebytte hos mottaker. Vekt 3 500 kg. Netto 30 dager. Leveringstid maks 4 dager. Bryggeriet AS`,
    expected: {
      payment_days: 30,
      pallets_count: 5,
      weight: 3500,
      notes: 'Skal være frostfritt; pallebytte hos mottaker',
    },
  },
];
