import type { Place } from './demo-places.js';

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
