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

/** A company of the directories: name, local part of its address, place, and for carriers how they price. */
export type Entry = readonly [name: string, mail: string, place: Place];

/** Clients of the first demo company. */
export const balticClients: readonly Entry[] = [
  ['Elektromontaż Sp. z o.o.', 'zakupy@elektromontaz.example', 'poznan'],
  ['Oslofjord Bygg AS', 'innkjop@oslofjordbygg.example', 'oslo'],
  ['Chłodnie Mazury S.A.', 'logistyka@chlodniemazury.example', 'elk'],
  ['Tønsberg Møbelimport AS', 'post@tonsbergmobel.example', 'tonsberg'],
  ['Stolarnia Kaszuby Sp. z o.o.', 'biuro@stolarniakaszuby.example', 'kartuzy'],
  ['Trans-Glass Krosno', 'spedycja@transglass.example', 'krosno'],
  ['Agromix Toruń Sp. z o.o.', 'zamowienia@agromix.example', 'torun'],
  ['Huta Szkła Krosno S.A.', 'transport@hutaszkla.example', 'krosno'],
  ['Browar Warmia Sp. z o.o.', 'logistyka@browarwarmia.example', 'olsztyn'],
  ['Polmeble Wschód S.A.', 'wysylka@polmeble.example', 'bialystok'],
  ['Nordlys Seafood AS', 'ordre@nordlysseafood.example', 'tromso'],
  ['Kornik Meble Biurowe', 'biuro@kornikmeble.example', 'swarzedz'],
  ['Bergen Maritime Service AS', 'drift@bergenmaritime.example', 'bergen'],
  ['Fabryka Okien Vidok', 'transport@vidok.example', 'wroclaw'],
  ['Łódzkie Tkaniny Techniczne', 'eksport@tkaninylodz.example', 'lodz'],
  ['Trøndelag Laks AS', 'logistikk@trondelaglaks.example', 'trondheim'],
  ['Stal-Bud Szczecin', 'zaopatrzenie@stalbud.example', 'szczecin'],
  ['Vest Ventilasjon AS', 'lager@vestventilasjon.example', 'stavanger'],
  ['Ceramika Pomorska', 'wysylki@ceramikapomorska.example', 'gdansk'],
  ['Drammen Trelast AS', 'innkjop@drammentrelast.example', 'drammen'],
  ['Berliner Küchenwerk GmbH', 'einkauf@kuechenwerk.example', 'berlin'],
  ['Sørlandet Elektro AS', 'post@sorlandetelektro.example', 'kristiansand'],
  ['Wielkopolskie Maszyny Rolne', 'serwis@wmr.example', 'poznan'],
  ['Sunnmøre Plast AS', 'ordre@sunnmoreplast.example', 'alesund'],
  ['Hanse Import GmbH', 'spedition@hanseimport.example', 'hamburg'],
  ['Yorkshire Joinery Ltd', 'orders@yorkshirejoinery.example', 'leeds'],
  ['Salten Bygg AS', 'post@saltenbygg.example', 'bodo'],
  ['Podlaskie Nabiały', 'eksport@podlaskienabialy.example', 'bialystok'],
];

/** Clients of the other demo company. */
export const rivalClients: readonly Entry[] = [
  ['Kruszywa Śląskie', 'biuro@kruszywa.example', 'wroclaw'],
  ['Fjellheim Hytter AS', 'post@fjellheim.example', 'bergen'],
  ['Meblex Sp. z o.o.', 'transport@meblex.example', 'swarzedz'],
  ['Nordic Frukt AS', 'innkjop@nordicfrukt.example', 'oslo'],
  ['Papiernia Łódź', 'wysylka@papiernia.example', 'lodz'],
  ['Rør og Varme AS', 'lager@rorogvarme.example', 'drammen'],
  ['Drewex Ełk', 'biuro@drewex.example', 'elk'],
  ['Havfisk Ålesund AS', 'ordre@havfisk.example', 'alesund'],
  ['Szkło-Pak', 'zamowienia@szklopak.example', 'krosno'],
  ['Spreewald Konserven GmbH', 'versand@spreewald.example', 'berlin'],
  ['Autoczęści Toruń', 'magazyn@autoczesci.example', 'torun'],
  ['Lofoten Tørrfisk AS', 'post@lofotentorrfisk.example', 'bodo'],
];

/** Carriers of the first demo company; every third drives by contract. */
export const balticCarriers: readonly Entry[] = [
  ['Baltic Carriers UAB', 'dispatch@balticcarriers.example', 'gdansk'],
  ['Nordtrans Gdynia Sp. z o.o.', 'wyceny@nordtrans.example', 'gdansk'],
  ['Skandia Cargo AS', 'tilbud@skandiacargo.example', 'oslo'],
  ['Fjord Express AS', 'booking@fjordexpress.example', 'bergen'],
  ['Euro-Truck Śląsk S.A.', 'oferty@eurotruck.example', 'wroclaw'],
  ['Trans-Pol Logistyka Sp. z o.o.', 'biuro@transpol.example', 'poznan'],
  ['Vestland Transport AS', 'ordre@vestlandtransport.example', 'bergen'],
  ['Hansa Linie GmbH', 'anfragen@hansalinie.example', 'hamburg'],
  ['Kurjer Nord AS', 'drift@kurjernord.example', 'tromso'],
  ['Mazur-Trans', 'spedycja@mazurtrans.example', 'elk'],
  ['Wschód Cargo Sp. z o.o.', 'zlecenia@wschodcargo.example', 'bialystok'],
  ['Oslofjord Frakt AS', 'post@oslofjordfrakt.example', 'drammen'],
  ['Chłodnia na Kołach', 'dyspozytor@chlodnianakolach.example', 'torun'],
  ['Trøndelag Spedisjon AS', 'tilbud@trondelagspedisjon.example', 'trondheim'],
  ['Pomorze Transport', 'biuro@pomorzetransport.example', 'szczecin'],
  ['Sørvest Logistikk AS', 'ordre@sorvest.example', 'stavanger'],
  ['Łódź Express', 'wyceny@lodzexpress.example', 'lodz'],
  ['Berliner Frachtkontor GmbH', 'angebot@frachtkontor.example', 'berlin'],
  ['Kashubia Trucking', 'office@kashubia.example', 'kartuzy'],
  ['Nordland Bil AS', 'drift@nordlandbil.example', 'bodo'],
  ['Pennine Haulage Ltd', 'quotes@penninehaulage.example', 'leeds'],
  ['Warmia Spedycja', 'zlecenia@warmiaspedycja.example', 'olsztyn'],
];

/** Carriers of the other demo company. */
export const rivalCarriers: readonly Entry[] = [
  ['Viking Frakt AS', 'post@vikingfrakt.example', 'oslo'],
  ['Silesia Trans', 'biuro@silesiatrans.example', 'wroclaw'],
  ['Bryggen Transport AS', 'ordre@bryggentransport.example', 'bergen'],
  ['Polski Szlak Sp. z o.o.', 'wyceny@polskiszlak.example', 'lodz'],
  ['Elbe Logistik GmbH', 'dispo@elbelogistik.example', 'hamburg'],
  ['Arktis Cargo AS', 'drift@arktiscargo.example', 'tromso'],
  ['Mazowsze Truck', 'oferty@mazowszetruck.example', 'torun'],
  ['Sunnmøre Frakt AS', 'tilbud@sunnmorefrakt.example', 'alesund'],
];

/** Clients that administrators keep for all companies. A few have no address to write to. */
export const globalClients: readonly Entry[] = [
  ['Alnes Trevare AS', 'post@alnestrevare.example', 'alesund'],
  ['Amber Glass Gdańsk', 'spedycja@amberglass.example', 'gdansk'],
  ['Armatura Rzeszów S.A.', 'logistyka@armatura.example', 'rzeszow'],
  ['Bawełna Łódzka Sp. z o.o.', 'wysylka@bawelna.example', 'lodz'],
  ['Bergens Hermetikk AS', 'ordre@bergenshermetikk.example', 'bergen'],
  ['Bremer Kaffeekontor GmbH', 'versand@kaffeekontor.example', 'bremen'],
  ['Brněnské strojírny s.r.o.', 'expedice@strojirny.example', 'brno'],
  ['Cegielnia Elbląska', '', 'olsztyn'],
  ['Cukrownia Kujawy S.A.', 'transport@cukrownia.example', 'torun'],
  ['Dalane Naturstein AS', 'post@dalanestein.example', 'stavanger'],
  ['Deichtor Papier GmbH', 'logistik@deichtor.example', 'hamburg'],
  ['Drewno Bieszczady', 'biuro@drewnobieszczady.example', 'rzeszow'],
  ['Drukarnia Poznańska', 'wysylki@drukarnia.example', 'poznan'],
  ['Elbtal Fenster GmbH', 'versand@elbtalfenster.example', 'leipzig'],
  ['Elektronika Wrocław S.A.', 'magazyn@elektronika.example', 'wroclaw'],
  ['Fabryka Mebli Olsztyn', 'transport@meble-olsztyn.example', 'olsztyn'],
  ['Fjordfisk Bodø AS', 'ordre@fjordfisk.example', 'bodo'],
  ['Folie Toruń Sp. z o.o.', 'zamowienia@folie.example', 'torun'],
  ['Fredrikstad Mekaniske AS', 'lager@fredrikstadmek.example', 'fredrikstad'],
  ['Garnek Hurtownia Naczyń', '', 'katowice'],
  ['Glomma Papir AS', 'logistikk@glommapapir.example', 'fredrikstad'],
  ['Göteborgs Kullager AB', 'order@kullager.example', 'goteborg'],
  ['Grenland Aluminium AS', 'innkjop@grenlandalu.example', 'kristiansand'],
  ['Gryf Stocznia Remontowa', 'zaopatrzenie@gryf.example', 'szczecin'],
  ['Haugaland Elektro AS', 'post@haugalandelektro.example', 'haugesund'],
  ['Huta Baltic Steel', 'spedycja@balticsteel.example', 'katowice'],
  ['Isbjørn Frys AS', 'ordre@isbjornfrys.example', 'tromso'],
  ['Jutlandia Landbrug A/S', 'indkob@jutlandia.example', 'aarhus'],
  ['Kable Bydgoskie', '', 'torun'],
  ['Karkonoskie Szkło', 'eksport@karkonoskieszklo.example', 'wroclaw'],
  ['Kopernik Zabawki Drewniane', 'biuro@kopernikzabawki.example', 'torun'],
  ['Kraftnett Verksted AS', 'verksted@kraftnett.example', 'drammen'],
  ['Leipziger Maschinenbau GmbH', 'einkauf@leipzigermaschinen.example', 'leipzig'],
  ['Lofotpakk AS', 'post@lofotpakk.example', 'bodo'],
  ['Lubuskie Wina', 'zamowienia@lubuskiewina.example', 'poznan'],
  ['Maasvlakte Metaal B.V.', 'orders@maasmetaal.example', 'rotterdam'],
  ['Mazurskie Miody', 'biuro@mazurskiemiody.example', 'elk'],
  ['Møre Båtbyggeri AS', 'lager@morebatbyggeri.example', 'alesund'],
  ['Nidaros Kontormøbler AS', 'ordre@nidaroskontor.example', 'trondheim'],
  ['Nordmarka Sykkel AS', 'import@nordmarkasykkel.example', 'oslo'],
  ['Odra Chemia Sp. z o.o.', 'logistyka@odrachemia.example', 'wroclaw'],
  ['Oppland Trehus AS', 'post@opplandtrehus.example', 'drammen'],
  ['Opakowania Śląsk', 'wysylka@opakowania.example', 'katowice'],
  ['Pasieka Podlasie', '', 'bialystok'],
  ['Pomorskie Przetwory Rybne', 'eksport@przetworyrybne.example', 'gdansk'],
  ['Rheinhafen Stahl GmbH', 'versand@rheinhafenstahl.example', 'bremen'],
  ['Roland Narzędzia', 'biuro@rolandnarzedzia.example', 'poznan'],
  ['Rzeszowskie Okucia', 'magazyn@okucia.example', 'rzeszow'],
  ['Sandnes Keramikk AS', 'post@sandneskeramikk.example', 'stavanger'],
  ['Schwarzberg Spielwaren GmbH', 'lager@schwarzberg.example', 'berlin'],
  ['Skåne Trädgård AB', 'order@skanetradgard.example', 'goteborg'],
  ['Szczecińskie Silniki', 'zaopatrzenie@silniki.example', 'szczecin'],
  ['Telemark Skifer AS', 'post@telemarkskifer.example', 'kristiansand'],
  ['Tkalnia Żyrardów', 'eksport@tkalnia.example', 'lodz'],
  ['Tromsø Marin AS', 'drift@tromsomarin.example', 'tromso'],
  ['Tulipan Export B.V.', 'export@tulipan.example', 'rotterdam'],
  ['Vestfold Gartneri AS', 'post@vestfoldgartneri.example', 'tonsberg'],
  ['Warmińskie Kominki', 'biuro@kominki.example', 'olsztyn'],
  ['Wielton Części', 'zamowienia@wielton-czesci.example', 'lodz'],
  ['Zakłady Papiernicze Kostrzyn S.A.', 'spedycja@papierkostrzyn.example', 'szczecin'],
];

/** Carriers that administrators keep for all companies. */
export const globalCarriers: readonly Entry[] = [
  ['Aarhus Godstransport A/S', 'booking@aarhusgods.example', 'aarhus'],
  ['Adriatyk Trans', 'wyceny@adriatyktrans.example', 'katowice'],
  ['Agder Frakt AS', 'tilbud@agderfrakt.example', 'kristiansand'],
  ['Alster Spedition GmbH', 'dispo@alsterspedition.example', 'hamburg'],
  ['Bałtycka Flota Drogowa', 'oferty@baltyckaflota.example', 'gdansk'],
  ['Bieszczady Cargo', 'biuro@bieszczadycargo.example', 'rzeszow'],
  ['Bohemia Kamion s.r.o.', 'doprava@bohemiakamion.example', 'brno'],
  ['Bremer Fernverkehr GmbH', 'anfragen@bremerfern.example', 'bremen'],
  ['Chłodnictwo Drogowe Wrocław', 'spedycja@chlodniwroc.example', 'wroclaw'],
  ['Delta Wegtransport B.V.', 'planning@deltaweg.example', 'rotterdam'],
  ['Drammen Tungtransport AS', 'post@drammentung.example', 'drammen'],
  ['Ekspres Rzeszów', 'zlecenia@ekspresrzeszow.example', 'rzeszow'],
  ['Elbe-Oder Transporte GmbH', 'angebot@elbeoder.example', 'leipzig'],
  ['Fjell og Fjord Frakt AS', 'ordre@fjellogfjord.example', 'bergen'],
  ['Flota Kujawska', 'wyceny@flotakujawska.example', 'torun'],
  ['Fredrikstad Bilspedisjon AS', 'booking@fredrikstadbil.example', 'fredrikstad'],
  ['Göta Åkeri AB', 'trafik@gotaakeri.example', 'goteborg'],
  ['Gryfia Trans', '', 'szczecin'],
  ['Haugesund Lastebil AS', 'post@haugesundlast.example', 'haugesund'],
  ['Jura Logistyka', 'biuro@juralogistyka.example', 'katowice'],
  ['Karmøy Kjøletransport AS', 'ordre@karmoykjole.example', 'haugesund'],
  ['Kociewie Transport', 'oferty@kociewie.example', 'kartuzy'],
  ['Leipziger Sammelgut GmbH', 'dispo@sammelgut.example', 'leipzig'],
  ['Lillestrøm Budbil AS', 'tilbud@lillestrombud.example', 'oslo'],
  ['Małopolska Spedycja', 'wyceny@malopolskaspedycja.example', 'katowice'],
  ['Mjøsa Transport AS', 'post@mjosatransport.example', 'drammen'],
  ['Nadodrze Truck', 'zlecenia@nadodrze.example', 'szczecin'],
  ['Nordkapp Frakt AS', 'drift@nordkappfrakt.example', 'tromso'],
  ['Öresund Logistik AB', 'order@oresundlogistik.example', 'goteborg'],
  ['Podlasie Cysterny', '', 'bialystok'],
  ['Romsdal Thermo AS', 'ordre@romsdalthermo.example', 'alesund'],
  ['Schelde Trucking B.V.', 'planning@scheldetrucking.example', 'rotterdam'],
  ['Sudety Ekspres', 'biuro@sudetyekspres.example', 'wroclaw'],
  ['Suwałki Cargo Sp. z o.o.', 'oferty@suwalkicargo.example', 'elk'],
  ['Telemark Tank AS', 'post@telemarktank.example', 'tonsberg'],
  ['Trzy Porty Spedycja', 'wyceny@trzyporty.example', 'gdansk'],
  ['Vesterålen Frakt AS', 'drift@vesteralenfrakt.example', 'bodo'],
  ['Wartburg Transporte GmbH', 'angebot@wartburgtransporte.example', 'leipzig'],
  ['Yorkdale Freight Ltd', 'quotes@yorkdale.example', 'leeds'],
  ['Żuławy Trans', 'zlecenia@zulawytrans.example', 'gdansk'],
];

/** What a company has of the global entries, by their names; clients with a note of its own, or none. */
export interface Collection {
  clients: readonly (readonly [name: string, note: string | null])[];
  carriers: readonly string[];
}

/** The collection of the first demo company. */
export const balticCollection: Collection = {
  clients: [
    ['Bergens Hermetikk AS', 'Awizacja dzień wcześniej, rampa tylko do 14:00.'],
    ['Cukrownia Kujawy S.A.', null],
    ['Garnek Hurtownia Naczyń', 'Dzwonić do magazynu, e-maila nie mają.'],
    ['Göteborgs Kullager AB', null],
    ['Isbjørn Frys AS', 'Tylko chłodnie, −18 °C.'],
    ['Kable Bydgoskie', null],
    ['Leipziger Maschinenbau GmbH', null],
    ['Maasvlakte Metaal B.V.', null],
    ['Vestfold Gartneri AS', 'Sezon od marca do września.'],
    ['Zakłady Papiernicze Kostrzyn S.A.', null],
  ],
  carriers: [
    'Agder Frakt AS',
    'Bałtycka Flota Drogowa',
    'Bremer Fernverkehr GmbH',
    'Göta Åkeri AB',
    'Karmøy Kjøletransport AS',
    'Nordkapp Frakt AS',
    'Podlasie Cysterny',
    'Żuławy Trans',
  ],
};

/** The collection of the other demo company. */
export const rivalCollection: Collection = {
  clients: [
    ['Fjordfisk Bodø AS', null],
    ['Nidaros Kontormøbler AS', 'Levering bak bygget.'],
    ['Tromsø Marin AS', null],
  ],
  carriers: ['Delta Wegtransport B.V.', 'Romsdal Thermo AS'],
};

/** A group of carriers: which, their names say. */
export interface DemoGroup {
  name: string;
  description: string | null;
  color: string;
  members: readonly string[];
}

/** Groups of the first demo company. */
export const balticGroups: readonly DemoGroup[] = [
  {
    name: 'Norwegia południowa',
    description: 'Oslo, Drammen, Kristiansand i Stavanger; odpowiadają tego samego dnia',
    color: '#3B82F6',
    members: [
      'Skandia Cargo AS',
      'Oslofjord Frakt AS',
      'Sørvest Logistikk AS',
      'Agder Frakt AS',
      'Nordtrans Gdynia Sp. z o.o.',
      'Baltic Carriers UAB',
      'Karmøy Kjøletransport AS',
    ],
  },
  {
    name: 'Chłodnie',
    description: 'Transport w temperaturze kontrolowanej, od −20 °C do +8 °C, z rejestratorem',
    color: '#0D9488',
    members: [
      'Chłodnia na Kołach',
      'Mazur-Trans',
      'Fjord Express AS',
      'Karmøy Kjøletransport AS',
      'Żuławy Trans',
    ],
  },
  {
    name: 'Niemcy i tranzyt',
    description: null,
    color: '#D97706',
    members: [
      'Hansa Linie GmbH',
      'Berliner Frachtkontor GmbH',
      'Euro-Truck Śląsk S.A.',
      'Bremer Fernverkehr GmbH',
    ],
  },
  {
    name: 'Stawki kontraktowe',
    description: 'Stałe stawki do końca roku; pytać przed giełdą',
    color: '#DC2626',
    members: [
      'Skandia Cargo AS',
      'Trans-Pol Logistyka Sp. z o.o.',
      'Kurjer Nord AS',
      'Oslofjord Frakt AS',
      'Pomorze Transport',
      'Berliner Frachtkontor GmbH',
    ],
  },
];

/** Groups of the other demo company. */
export const rivalGroups: readonly DemoGroup[] = [
  {
    name: 'Østlandet',
    description: 'Faste avtaler, samme dag',
    color: '#16A34A',
    members: ['Viking Frakt AS', 'Polski Szlak Sp. z o.o.', 'Elbe Logistik GmbH'],
  },
];
