import type { UiLanguage } from '../text/language.js';

/** Terms of orders to carriers by the language that they are written in, one paragraph a line. */
export type OrderTerms = Partial<Record<UiLanguage, string>>;

const polish = [
  'Do przewozu stosuje się Konwencję CMR, a w przewozie krajowym Prawo przewozowe. Przyjmując zlecenie, przewoźnik przyjmuje te warunki.',
  'Przewoźnik ma ważną licencję oraz ubezpieczenie odpowiedzialności cywilnej przewoźnika obejmujące ten przewóz i na prośbę zleceniodawcy przedstawia polisę.',
  'Przeładunek, doładunek oraz powierzenie przewozu innemu przewoźnikowi wymagają uprzedniej zgody zleceniodawcy na piśmie lub e-mailem.',
  'Pojazd jest sprawny, czysty, suchy i odpowiedni do ładunku. Kierowca sprawdza liczbę sztuk i stan opakowań oraz zabezpiecza ładunek. Zastrzeżenia wpisuje do listu przewozowego i zgłasza zleceniodawcy przed wyjazdem z załadunku.',
  'Przed załadunkiem przewoźnik podaje numery rejestracyjne pojazdu oraz imię, nazwisko i telefon kierowcy.',
  'O opóźnieniu, szkodzie, wypadku i każdej przeszkodzie w przewozie przewoźnik zawiadamia zleceniodawcę od razu, zanim podejmie dalsze kroki.',
  'We wszystkich sprawach dotyczących przewozu przewoźnik kontaktuje się ze zleceniodawcą, a nie z nadawcą, odbiorcą ani innymi stronami.',
  'Cena jest ceną netto i obejmuje wszystkie koszty przewozu, w tym paliwo, opłaty drogowe i promy. Podatek VAT dolicza się zgodnie z przepisami.',
  'W dniu rozładunku przewoźnik przesyła e-mailem skan potwierdzonego listu przewozowego (CMR). Fakturę z podpisanym listem przewozowym i innymi dokumentami przewozu przesyła w ciągu 14 dni od rozładunku na adres zleceniodawcy.',
  'Termin płatności liczy się od dnia otrzymania prawidłowej faktury wraz z kompletem dokumentów.',
];

const english = [
  'The carriage is governed by the CMR Convention, and inland by the law of the country. By accepting the order, the carrier accepts these terms.',
  'The carrier holds a valid licence and a carrier’s liability insurance that covers this carriage, and shows the policy when asked to.',
  'No transshipment, no additional loads and no subcontracting without the principal’s prior consent in writing or by e-mail.',
  'The vehicle is sound, clean, dry and fit for the load. The driver checks the number of pieces and the state of the packaging and secures the load. Reservations are written into the consignment note and reported to the principal before leaving the place of loading.',
  'Before loading, the carrier tells the number plates of the vehicle and the driver’s name and phone number.',
  'The carrier reports any delay, damage, accident or other obstacle to the principal at once, before taking further steps.',
  'In all matters of this carriage the carrier contacts the principal, and not the sender, the consignee or other parties.',
  'The price is net and covers all costs of the carriage, fuel, tolls and ferries included. VAT is added as the law requires.',
  'On the day of unloading the carrier sends a scan of the confirmed consignment note (CMR) by e-mail. The invoice with the signed consignment note and the other documents of the carriage is sent to the principal’s address within 14 days of unloading.',
  'The payment term runs from the day on which a correct invoice with all documents is received.',
];

const norwegian = [
  'Transporten er underlagt CMR-konvensjonen, og innenlands vegfraktloven. Ved å godta oppdraget godtar transportøren disse vilkårene.',
  'Transportøren har gyldig løyve og en ansvarsforsikring som dekker denne transporten, og viser polisen på forespørsel.',
  'Omlasting, samlasting og bruk av andre transportører krever oppdragsgivers forhåndssamtykke, skriftlig eller per e-post.',
  'Kjøretøyet er i orden, rent, tørt og egnet for godset. Sjåføren kontrollerer antall kolli og emballasjens tilstand og sikrer lasten. Forbehold skrives i fraktbrevet og meldes til oppdragsgiver før avreise fra lastestedet.',
  'Før lasting oppgir transportøren kjøretøyets registreringsnumre og sjåførens navn og telefonnummer.',
  'Forsinkelse, skade, ulykke og andre hindringer meldes straks til oppdragsgiver, før transportøren gjør noe videre.',
  'I alle spørsmål om transporten kontakter transportøren oppdragsgiver, ikke avsender, mottaker eller andre parter.',
  'Prisen er uten merverdiavgift og dekker alle kostnader ved transporten, også drivstoff, bompenger og ferger. Merverdiavgift kommer i tillegg etter loven.',
  'På lossedagen sender transportøren en skannet kopi av det kvitterte fraktbrevet (CMR) per e-post. Faktura med signert fraktbrev og øvrige dokumenter sendes til oppdragsgivers adresse innen 14 dager etter lossing.',
  'Betalingsfristen løper fra den dagen korrekt faktura med alle dokumenter er mottatt.',
];

/** What holds where a company has written no terms of its own. */
export const defaultOrderTerms: Readonly<Record<UiLanguage, string>> = {
  pl: polish.join('\n'),
  en: english.join('\n'),
  no: norwegian.join('\n'),
};

/** The terms that hold for a carrier who reads a language: the company's own in it, else the built-in ones. */
export function orderTermsFor(own: OrderTerms, language: UiLanguage): string {
  return own[language]?.trim() || defaultOrderTerms[language];
}
