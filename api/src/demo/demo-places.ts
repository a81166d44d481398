/** Places that the demo's transports run between: street, city, post code, country. */
export const places = {
  poznan: ['ul. Wieruszowska 12/16', 'Poznań', '60-166', 'PL'],
  gdansk: ['ul. Kontenerowa 7', 'Gdańsk', '80-601', 'PL'],
  lodz: ['ul. Jędrzejowska 43', 'Łódź', '93-636', 'PL'],
  krosno: ['ul. Lwowska 21', 'Krosno', '38-400', 'PL'],
  torun: ['ul. Płaska 28', 'Toruń', '87-100', 'PL'],
  olsztyn: ['ul. Lubelska 30', 'Olsztyn', '10-406', 'PL'],
  elk: ['ul. Suwalska 84', 'Ełk', '19-300', 'PL'],
  bialystok: ['ul. Przędzalniana 60', 'Białystok', '15-688', 'PL'],
  kartuzy: ['ul. Gdańska 42', 'Kartuzy', '83-300', 'PL'],
  szczecin: ['ul. Struga 78', 'Szczecin', '70-784', 'PL'],
  wroclaw: ['ul. Graniczna 8', 'Wrocław', '54-610', 'PL'],
  swarzedz: ['ul. Poznańska 15', 'Swarzędz', '62-020', 'PL'],
  oslo: ['Alnabruveien 3', 'Oslo', '0668', 'NO'],
  bergen: ['Kokstadvegen 23', 'Bergen', '5257', 'NO'],
  trondheim: ['Rosten 8', 'Trondheim', '7075', 'NO'],
  stavanger: ['Kontinentalvegen 22', 'Stavanger', '4056', 'NO'],
  tonsberg: ['Kilengaten 10', 'Tønsberg', '3117', 'NO'],
  drammen: ['Kobbervikdalen 75', 'Drammen', '3036', 'NO'],
  tromso: ['Terminalgata 120', 'Tromsø', '9019', 'NO'],
  alesund: ['Breivika 14', 'Ålesund', '6018', 'NO'],
  kristiansand: ['Mjåvannsvegen 56', 'Kristiansand', '4628', 'NO'],
  bodo: ['Langstranda 2', 'Bodø', '8003', 'NO'],
  berlin: ['Großbeerenstraße 156', 'Berlin', '12277', 'DE'],
  hamburg: ['Dessauer Straße 10', 'Hamburg', '20457', 'DE'],
  leeds: ['Gelderd Road 82', 'Leeds', 'LS12 6BY', 'GB'],
  katowice: ['ul. Roździeńskiego 188', 'Katowice', '40-203', 'PL'],
  rzeszow: ['al. Sikorskiego 250', 'Rzeszów', '35-304', 'PL'],
  fredrikstad: ['Mosseveien 61', 'Fredrikstad', '1610', 'NO'],
  haugesund: ['Karmsundgata 74', 'Haugesund', '5529', 'NO'],
  bremen: ['Senator-Harmssen-Straße 4', 'Bremen', '28197', 'DE'],
  leipzig: ['Torgauer Straße 231', 'Leipzig', '04347', 'DE'],
  goteborg: ['Exportgatan 47', 'Göteborg', '422 46', 'SE'],
  aarhus: ['Sletvej 38', 'Aarhus', '8310', 'DK'],
  rotterdam: ['Waalhaven Oostzijde 85', 'Rotterdam', '3087 BM', 'NL'],
  brno: ['Tuřanka 115', 'Brno', '627 00', 'CZ'],
} as const satisfies Record<
  string,
  readonly [street: string, city: string, postCode: string, country: string]
>;

/** The name of a place. */
export type Place = keyof typeof places;
