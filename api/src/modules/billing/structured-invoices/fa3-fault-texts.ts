import type { UiLanguage } from '../../../kernel/text/language.js';
import type { FileCode } from './check-fa3.js';
import { doubts, type Breach, type RuleCode } from './fa3-rules.js';
import type { Fa3FaultDto } from '../../../platform/http/api-types.js';

type Texts = Readonly<Record<UiLanguage, string>>;

/** What is wrong; `{value}` is what the check says beside the code. */
const faultTexts: Readonly<Record<RuleCode | FileCode, Texts>> = {
  account_currency: {
    pl: 'Rachunek jest w innej walucie niż faktura ({value}).',
    en: 'The account is in another currency than the invoice ({value}).',
    no: 'Kontoen er i en annen valuta enn fakturaen ({value}).',
  },
  account_doubtful: {
    pl: 'Numer rachunku {value} ma błędne cyfry kontrolne.',
    en: 'The account number {value} has wrong check digits.',
    no: 'Kontonummeret {value} har feil kontrollsifre.',
  },
  advance_rate: {
    pl: 'To pole jest na kurs faktury zaliczkowej. Kurs podatku wpisuje się w wierszu.',
    en: 'This field is for the rate of an advance invoice. The rate of the tax belongs in the line.',
    no: 'Dette feltet er for kursen på en forskuddsfaktura. Avgiftskursen hører hjemme på linjen.',
  },
  buyer_address_missing: {
    pl: 'Brakuje adresu nabywcy albo jego kraju.',
    en: 'The buyer’s address or country is missing.',
    no: 'Kjøperens adresse eller land mangler.',
  },
  buyer_name_missing: {
    pl: 'Brakuje nazwy nabywcy.',
    en: 'The buyer’s name is missing.',
    no: 'Kjøperens navn mangler.',
  },
  buyer_number_corrected: {
    pl: 'Błędnego NIP-u nabywcy ({value}) nie poprawia się korektą danych: skoryguj fakturę do zera i wystaw nową.',
    en: 'A wrong NIP of the buyer ({value}) is not put right by a correction of data: correct the invoice to zero and issue a new one.',
    no: 'Feil NIP hos kjøperen ({value}) rettes ikke med en dataendring: endre fakturaen til null og utsted en ny.',
  },
  contract_rate: {
    pl: 'To pole jest na kurs umowny przeliczenia na złote, a nie na kurs podatku.',
    en: 'This field is for an agreed rate of conversion to PLN, not for the rate of the tax.',
    no: 'Dette feltet er for en avtalt kurs til PLN, ikke for avgiftskursen.',
  },
  corrected_after: {
    pl: 'Korygowana faktura ma datę późniejszą niż korekta ({value}).',
    en: 'The corrected invoice is dated after the correction ({value}).',
    no: 'Den endrede fakturaen er datert etter endringen ({value}).',
  },
  corrected_missing: {
    pl: 'Korekta nie mówi, którą fakturę koryguje.',
    en: 'The correction does not say which invoice it corrects.',
    no: 'Endringen sier ikke hvilken faktura den endrer.',
  },
  corrected_unexpected: {
    pl: 'Zwykła faktura nie może wskazywać korygowanej.',
    en: 'An invoice that is no correction cannot name a corrected one.',
    no: 'En faktura som ikke er en endring, kan ikke vise til en endret.',
  },
  due_before_issue: {
    pl: 'Termin płatności jest przed dniem wystawienia ({value}).',
    en: 'Payment is due before the day of issue ({value}).',
    no: 'Betalingen forfaller før fakturadatoen ({value}).',
  },
  eu_number_doubtful: {
    pl: 'Numer VAT UE {value} ma nietypową postać lub cyfrę kontrolną.',
    en: 'The EU VAT number {value} has an unusual form or check digit.',
    no: 'EU-mva-nummeret {value} har uvanlig form eller kontrollsiffer.',
  },
  eu_number_missing: {
    pl: 'Usługa dla firmy z innego kraju UE wymaga jej numeru VAT UE.',
    en: 'A service to a company elsewhere in the EU needs its EU VAT number.',
    no: 'En tjeneste til et firma i et annet EU-land krever firmaets EU-mva-nummer.',
  },
  exempt_basis_missing: {
    pl: 'Sprzedaż jest wykazana jako zwolniona bez podstawy prawnej. Stawka 5% nie jest zwolnieniem.',
    en: 'Sales are shown as exempt without a legal basis. A rate of 5% is no exemption.',
    no: 'Salget er oppgitt som unntatt uten hjemmel. En sats på 5 % er ikke unntak.',
  },
  exempt_unexpected: {
    pl: 'Podano podstawę zwolnienia, a nic nie jest zwolnione.',
    en: 'A basis of exemption is named, and nothing is exempt.',
    no: 'Et unntak er hjemlet, men ingenting er unntatt.',
  },
  issued_ahead: {
    pl: 'Dzień wystawienia jest późniejszy niż dzisiaj ({value}).',
    en: 'The day of issue is after today ({value}).',
    no: 'Fakturadatoen er etter i dag ({value}).',
  },
  ksef_number_doubtful: {
    pl: 'Numer KSeF {value} ma błędne cyfry kontrolne albo należy do innego sprzedawcy.',
    en: 'The KSeF number {value} has wrong check digits or is another seller’s.',
    no: 'KSeF-nummeret {value} har feil kontrollsifre eller tilhører en annen selger.',
  },
  line_number_repeated: {
    pl: 'Numer wiersza {value} się powtarza.',
    en: 'The line number {value} is repeated.',
    no: 'Linjenummeret {value} gjentas.',
  },
  line_number_skipped: {
    pl: 'Numer wiersza powinien być {value}.',
    en: 'The line number should be {value}.',
    no: 'Linjenummeret skulle vært {value}.',
  },
  line_sum_wrong: {
    pl: 'Ilość razy cena to {value}.',
    en: 'Quantity times price is {value}.',
    no: 'Antall ganger pris er {value}.',
  },
  nip_elsewhere: {
    pl: 'Polskie NIP wpisuje się w pole NIP, inaczej nabywca nie dostanie faktury w KSeF.',
    en: 'A Polish NIP belongs in the field NIP, else the buyer does not get the invoice in KSeF.',
    no: 'Et polsk NIP hører hjemme i feltet NIP, ellers får ikke kjøperen fakturaen i KSeF.',
  },
  nip_missing: {
    pl: 'Brakuje NIP-u.',
    en: 'The NIP is missing.',
    no: 'NIP mangler.',
  },
  nip_wrong: {
    pl: 'NIP {value} ma błędną cyfrę kontrolną.',
    en: 'The NIP {value} has a wrong check digit.',
    no: 'NIP {value} har feil kontrollsiffer.',
  },
  quantity_sign: {
    pl: 'Ilość {value} nie może być ujemna: korekta pokazuje stan przed i po.',
    en: 'The quantity {value} cannot be negative: a correction shows what was and what is.',
    no: 'Antallet {value} kan ikke være negativt: en endring viser før og etter.',
  },
  rate_inverted: {
    pl: 'Kurs jest odwrócony: ma to być liczba złotych za jednostkę waluty ({value}).',
    en: 'The exchange rate is inverted: it is PLN for one unit of the currency ({value}).',
    no: 'Kursen er snudd: den er PLN for én enhet av valutaen ({value}).',
  },
  rate_of_zloty: {
    pl: 'Faktura w złotych nie ma kursu.',
    en: 'An invoice in PLN has no exchange rate.',
    no: 'En faktura i PLN har ingen kurs.',
  },
  rate_missing: {
    pl: 'Brakuje kursu, po którym podatek przeliczono na złote.',
    en: 'The exchange rate of the tax in PLN is missing.',
    no: 'Kursen for avgiften i PLN mangler.',
  },
  rate_without_lines: {
    pl: 'Żaden wiersz nie ma stawki, której to suma.',
    en: 'No line has the rate that this is the sum of.',
    no: 'Ingen linje har satsen som dette er summen av.',
  },
  reverse_charge_missing: {
    pl: 'Brakuje adnotacji „odwrotne obciążenie”.',
    en: 'The words “reverse charge” are missing.',
    no: 'Ordene «omvendt avgiftsplikt» mangler.',
  },
  reverse_charge_unexpected: {
    pl: 'Adnotacja „odwrotne obciążenie” stoi przy sprzedaży opodatkowanej w Polsce.',
    en: 'Sales that are taxed in Poland bear the words “reverse charge”.',
    no: 'Salg som avgiftsbelegges i Polen, er merket «omvendt avgiftsplikt».',
  },
  settlement_wrong: {
    pl: 'Kwota do zapłaty po rozliczeniach to {value}.',
    en: 'The amount to be paid after charges and deductions is {value}.',
    no: 'Beløpet å betale etter tillegg og fradrag er {value}.',
  },
  shares_wrong: {
    pl: 'Udziały nabywców są większe niż 100%.',
    en: 'The shares of the buyers are more than 100%.',
    no: 'Kjøpernes andeler er over 100 %.',
  },
  split_payment_missing: {
    pl: 'Brakuje adnotacji „mechanizm podzielonej płatności”.',
    en: 'The words “split payment” are missing.',
    no: 'Ordene «delt betaling» mangler.',
  },
  state_before_unexpected: {
    pl: 'Stan przed korektą może być tylko na korekcie.',
    en: 'A state before a correction belongs on corrections only.',
    no: 'En tilstand før endringen hører bare hjemme på endringer.',
  },
  sum_missing: {
    pl: 'Brakuje sumy wierszy z tą stawką: {value}.',
    en: 'The sum of the lines at this rate is missing: {value}.',
    no: 'Summen av linjene med denne satsen mangler: {value}.',
  },
  sum_wrong: {
    pl: 'Suma wierszy z tą stawką to {value}.',
    en: 'The sum of the lines at this rate is {value}.',
    no: 'Summen av linjene med denne satsen er {value}.',
  },
  tax_in_zloty_missing: {
    pl: 'Brakuje podatku w złotych.',
    en: 'The tax in PLN is missing.',
    no: 'Avgiften i PLN mangler.',
  },
  tax_in_zloty_unexpected: {
    pl: 'Faktura w złotych nie ma osobnej kwoty podatku w złotych.',
    en: 'An invoice in PLN has no tax in PLN of its own.',
    no: 'En faktura i PLN har ingen egen avgift i PLN.',
  },
  tax_in_zloty_wrong: {
    pl: 'Podatek w złotych po kursie z faktury to {value}.',
    en: 'The tax in PLN by the rate of the invoice is {value}.',
    no: 'Avgiften i PLN etter fakturaens kurs er {value}.',
  },
  tax_wrong: {
    pl: 'Podatek według stawki to {value}.',
    en: 'The tax by its rate is {value}.',
    no: 'Avgiften etter satsen er {value}.',
  },
  third_party_missing: {
    pl: 'Brakuje podmiotu trzeciego (rola {value}), dla którego jest faktura.',
    en: 'The third party (role {value}) that the invoice is for is missing.',
    no: 'Tredjeparten (rolle {value}) som fakturaen gjelder, mangler.',
  },
  total_in_zloty: {
    pl: 'Kwota należności jest w złotych, a ma być w walucie faktury: {value}.',
    en: 'The total is in PLN and has to be in the currency of the invoice: {value}.',
    no: 'Totalen er i PLN og skal være i fakturaens valuta: {value}.',
  },
  total_wrong: {
    pl: 'Suma wartości i podatków to {value}.',
    en: 'The sum of all values and taxes is {value}.',
    no: 'Summen av alle verdier og avgifter er {value}.',
  },
  characters_refused: {
    pl: 'Tekst zawiera znaki, których KSeF nie przyjmuje.',
    en: 'The text has characters that KSeF does not take.',
    no: 'Teksten har tegn som KSeF ikke godtar.',
  },
  element_missing: {
    pl: 'Brakuje wymaganej danej.',
    en: 'Something that has to be there is missing.',
    no: 'Noe som må være med, mangler.',
  },
  element_unexpected: {
    pl: 'Tej danej nie może tu być.',
    en: 'This cannot stand here.',
    no: 'Dette kan ikke stå her.',
  },
  not_utf8: {
    pl: 'Plik nie jest w UTF-8 bez znacznika BOM.',
    en: 'The file is not in UTF-8 without a byte order mark.',
    no: 'Filen er ikke i UTF-8 uten BOM.',
  },
  not_xml: {
    pl: 'Plik nie jest poprawnym dokumentem XML.',
    en: 'The file is no well-formed XML document.',
    no: 'Filen er ikke et velformet XML-dokument.',
  },
  too_large: {
    pl: 'Plik jest większy niż 1 MB.',
    en: 'The file is larger than 1 MB.',
    no: 'Filen er større enn 1 MB.',
  },
  value_not_allowed: {
    pl: 'Wartość „{value}” nie pasuje do schematu FA(3).',
    en: 'The value “{value}” does not fit the schema FA(3).',
    no: 'Verdien «{value}» passer ikke med skjemaet FA(3).',
  },
};

/** Where on screen something can be put right, by the record and its field. */
const placeTexts = {
  'company_data.company_name': {
    pl: 'dane firmy: nazwa',
    en: 'company data: name',
    no: 'firmaopplysninger: navn',
  },
  'company_data.nip': { pl: 'dane firmy: NIP', en: 'company data: NIP', no: 'firmaopplysninger: NIP' },
  'company_data.address': {
    pl: 'dane firmy: adres',
    en: 'company data: address',
    no: 'firmaopplysninger: adresse',
  },
  'company_data.email': {
    pl: 'dane firmy: e-mail',
    en: 'company data: e-mail',
    no: 'firmaopplysninger: e-post',
  },
  'company_data.phone': {
    pl: 'dane firmy: telefon',
    en: 'company data: phone',
    no: 'firmaopplysninger: telefon',
  },
  'company_data.regon': {
    pl: 'dane firmy: REGON',
    en: 'company data: REGON',
    no: 'firmaopplysninger: REGON',
  },
  'company_data.krs': { pl: 'dane firmy: KRS', en: 'company data: KRS', no: 'firmaopplysninger: KRS' },
  'company_data.bank_account': {
    pl: 'dane firmy: rachunek bankowy',
    en: 'company data: bank account',
    no: 'firmaopplysninger: bankkonto',
  },
  'client.name': { pl: 'karta klienta: nazwa', en: 'client: name', no: 'kunde: navn' },
  'client.address': { pl: 'karta klienta: adres', en: 'client: address', no: 'kunde: adresse' },
  'client.country_id': { pl: 'karta klienta: kraj', en: 'client: country', no: 'kunde: land' },
  'client.vat_number': { pl: 'karta klienta: NIP / VAT', en: 'client: VAT number', no: 'kunde: mva-nummer' },
  'order.routes': { pl: 'zlecenie: trasy', en: 'order: routes', no: 'ordre: ruter' },
  'order.cargo_type': { pl: 'zlecenie: ładunek', en: 'order: load', no: 'ordre: gods' },
  'order.client_reference': {
    pl: 'zlecenie: nr referencyjny klienta',
    en: 'order: client’s reference',
    no: 'ordre: kundens referanse',
  },
  'invoice.issue_date': {
    pl: 'faktura: data wystawienia',
    en: 'invoice: date of issue',
    no: 'faktura: fakturadato',
  },
  'invoice.number': { pl: 'faktura: numer', en: 'invoice: number', no: 'faktura: nummer' },
  'invoice.sale_date': {
    pl: 'faktura: data sprzedaży',
    en: 'invoice: date of sale',
    no: 'faktura: leveringsdato',
  },
  'invoice.net_amount': { pl: 'faktura: kwota', en: 'invoice: amount', no: 'faktura: beløp' },
  'invoice.vat_rate': { pl: 'faktura: stawka VAT', en: 'invoice: VAT rate', no: 'faktura: mva-sats' },
  'invoice.tax_rate': { pl: 'faktura: kurs waluty', en: 'invoice: exchange rate', no: 'faktura: valutakurs' },
  'invoice.payment_days': {
    pl: 'faktura: termin płatności',
    en: 'invoice: due date',
    no: 'faktura: forfallsdato',
  },
  'invoice.reason': { pl: 'korekta: przyczyna', en: 'correction: reason', no: 'endring: årsak' },
  'invoice.corrects': { pl: 'korekta: faktura', en: 'correction: invoice', no: 'endring: faktura' },
  invoice: { pl: 'faktura', en: 'invoice', no: 'faktura' },
} as const satisfies Readonly<Record<string, Texts>>;

/** Names a place on screen. */
export type Fa3Place = keyof typeof placeTexts;

/** Which place an element comes from: the first beginning that fits, without places among siblings. */
const placesByPath: readonly (readonly [beginning: RegExp, place: Fa3Place])[] = [
  [/^Podmiot1\/.*NIP$/, 'company_data.nip'],
  [/^Podmiot1\/.*Nazwa$/, 'company_data.company_name'],
  [/^Podmiot1\/.*Email$/, 'company_data.email'],
  [/^Podmiot1\/.*Telefon$/, 'company_data.phone'],
  [/^Podmiot1/, 'company_data.address'],
  [/^(?:Podmiot2|Fa\/Podmiot2K)\/.*Nazwa$/, 'client.name'],
  [
    /^(?:Podmiot2|Fa\/Podmiot2K)\/(?:Adres\/)?(?:DaneIdentyfikacyjne\/)?(?:KodKraju|KodUE)$/,
    'client.country_id',
  ],
  [/^(?:Podmiot2|Fa\/Podmiot2K)\/DaneIdentyfikacyjne/, 'client.vat_number'],
  [/^(?:Podmiot2|Fa\/Podmiot2K)\/Adres/, 'client.address'],
  [/^Fa\/P_1$/, 'invoice.issue_date'],
  [/^Fa\/P_2$/, 'invoice.number'],
  [/^Fa\/P_6$/, 'invoice.sale_date'],
  [/^Fa\/P_14_\dW$/, 'invoice.tax_rate'],
  [/^Fa\/(?:FaWiersz\/KursWaluty|KursWalutyZ|WarunkiTransakcji\/KursUmowny)$/, 'invoice.tax_rate'],
  [/^Fa\/(?:P_13_7|FaWiersz\/P_12|Adnotacje)/, 'invoice.vat_rate'],
  [/^Fa\/(?:P_1[345]|FaWiersz\/P_(?:8B|9A|9B|10|11))/, 'invoice.net_amount'],
  [/^Fa\/FaWiersz\/P_7$/, 'order.routes'],
  [/^Fa\/PrzyczynaKorekty$/, 'invoice.reason'],
  [/^Fa\/DaneFaKorygowanej/, 'invoice.corrects'],
  [/^Fa\/Platnosc\/RachunekBankowy/, 'company_data.bank_account'],
  [/^Fa\/Platnosc\/TerminPlatnosci/, 'invoice.payment_days'],
  [/^Fa\/WarunkiTransakcji\/Zamowienia/, 'order.client_reference'],
  [/^Fa\/WarunkiTransakcji\/Transport\/(?:Opis|Ladunek)/, 'order.cargo_type'],
  [/^Fa\/WarunkiTransakcji\/Transport/, 'order.routes'],
  [/^Stopka\/Rejestry\/REGON/, 'company_data.regon'],
  [/^Stopka\/Rejestry\/KRS/, 'company_data.krs'],
];

/** Where on screen an element of a structured invoice comes from. */
export function placeOfElement(path: string): Fa3Place {
  const plain = path.replaceAll(/\[\d+\]/g, '').replace(/^\/Faktura\/?/, '');
  return placesByPath.find(([beginning]) => beginning.test(plain))?.[1] ?? 'invoice';
}

/** Longest value that a message quotes. */
const longestValue = 100;

/** What keeps an invoice back, in the reader's words and with the place to mend. Doubts about numbers of others do not. */
export function faultsOf(
  breaches: readonly Breach<RuleCode | FileCode>[],
  language: UiLanguage,
): Fa3FaultDto[] {
  return breaches
    .filter(({ code }) => !doubts.includes(code))
    .map(({ code, path, value = '' }) => {
      const field = placeOfElement(path);
      const place = placeTexts[field][language];
      const text = faultTexts[code][language].replaceAll('{value}', () => value.slice(0, longestValue));
      return { code, field, path, message: `${place[0]?.toUpperCase()}${place.slice(1)}. ${text}` };
    });
}
