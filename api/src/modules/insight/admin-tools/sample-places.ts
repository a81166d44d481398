/** A place where something is loaded or unloaded. */
export interface SamplePlace {
  street: string;
  city: string;
  post_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

type Row = readonly [street: string, city: string, postCode: string, country: string];

const rows: readonly Row[] = [
  ['ul. Logistyczna 22', 'Pruszków', '05-800', 'PL'],
  ['ul. Portowa 15', 'Gdynia', '81-350', 'PL'],
  ['ul. Przemysłowa 9', 'Tychy', '43-100', 'PL'],
  ['ul. Składowa 4', 'Bydgoszcz', '85-083', 'PL'],
  ['ul. Rzgowska 281', 'Łódź', '93-338', 'PL'],
  ['ul. Żerańska 12', 'Warszawa', '03-044', 'PL'],
  ['ul. Krakowska 180', 'Wrocław', '52-015', 'PL'],
  ['ul. Obornicka 330', 'Poznań', '60-693', 'PL'],
  ['ul. Mełgiewska 7', 'Lublin', '20-234', 'PL'],
  ['ul. Hutnicza 35', 'Gliwice', '44-100', 'PL'],
  ['Strømsveien 245', 'Oslo', '0668', 'NO'],
  ['Industriveien 33', 'Ski', '1400', 'NO'],
  ['Sandviksveien 26', 'Hamar', '2315', 'NO'],
  ['Fabrikkgaten 5', 'Bergen', '5059', 'NO'],
  ['Haakon VIIs gate 14', 'Trondheim', '7041', 'NO'],
  ['Forusbeen 78', 'Stavanger', '4033', 'NO'],
  ['Stakkevollvegen 55', 'Tromsø', '9010', 'NO'],
  ['Ågotnes industriområde 3', 'Ågotnes', '5363', 'NO'],
  ['Billwerder Ring 12', 'Hamburg', '21035', 'DE'],
  ['Industriestraße 44', 'Kassel', '34121', 'DE'],
  ['Gewerbepark 8', 'Nürnberg', '90431', 'DE'],
  ['Exportgatan 9', 'Göteborg', '422 46', 'SE'],
  ['Bronsyxegatan 11', 'Malmö', '213 75', 'SE'],
  ['Vejlevej 120', 'Kolding', '6000', 'DK'],
  ['Vareseweg 25', 'Rotterdam', '3047 AT', 'NL'],
  ['Haven 1053', 'Antwerpen', '2030', 'BE'],
  ['Vídeňská 101', 'Brno', '619 00', 'CZ'],
  ['Savanorių pr. 178', 'Vilnius', '03154', 'LT'],
  ['Tyburn Road 210', 'Birmingham', 'B24 8HJ', 'GB'],
];

/** Real towns with post codes of theirs. */
export const samplePlaces: readonly SamplePlace[] = rows.map(([street, city, post_code, country]) => ({
  street,
  city,
  post_code,
  country,
}));
