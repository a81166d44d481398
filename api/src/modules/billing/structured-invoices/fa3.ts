import { createHash } from 'node:crypto';
import XmlBuilder from 'fast-xml-builder';
import { isDeepStrictEqual } from 'node:util';
import { convert } from '../../../kernel/money/money-arithmetic.js';
import { add, parseMoney, subtract, toDecimal, zero, type Money } from '../../../kernel/money/money.js';
import { madeUpSource } from '../../shipment/index.js';
import type { InvoiceContent, InvoiceLine, InvoiceParty } from '../invoices/invoice-content.js';
import { legalNotes } from '../invoices/invoice-labels.js';
import { asksForMoney, legalBasesOf, transferTitle } from '../invoices/invoice-page.js';
import { isInUnion } from '../rules/vat.js';
import { addressOf, addressOfPlace, fa3CarrierOf, nipOf, taxIdOf } from './fa3-party.js';
import { fa3Rates, fa3RatesInOrder, type Fa3Rate } from './fa3-rates.js';
import { fa3Text } from './fa3-text.js';

/** What the invoice itself does not say. */
export interface Fa3Circumstances {
  /** When the invoice was issued. */
  createdAt: Date;
  /** Of a correction the number that KSeF gave to what it corrects; null when that was issued outside KSeF. */
  correctedNumber: string | null;
}

/** An invoice as KSeF takes it. */
export interface StructuredInvoice {
  /** FA(3) in UTF-8. */
  xml: Buffer;
  /** SHA-256 of it, in base64. */
  hash: string;
}

/** An element: its children by name in the order of the schema, or its text. Undefined is left out. */
type Element = { [name: string]: Element | Element[] | string | undefined };

const namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
const builder = new XmlBuilder({ ignoreAttributes: false, suppressEmptyNode: false });

/**
 * An invoice or a correction by Polish law as a structured invoice FA(3) (art. 2 pkt 32a of the VAT Act). Nothing but its
 * arguments counts, so that the same invoice is the same file, byte for byte. What the law asks for and the invoice has not is
 * left out, and refused by the check; what is optional and not in the form of FA(3), such as a phone number that is too long,
 * is left out too.
 *
 * | element | what it says | by what (VAT Act, unless named) |
 * |---|---|---|
 * | `DataWytworzeniaFa` | the instant of issue | the schema |
 * | `Podmiot1` | seller: NIP, name, address; prefix `PL` with services of art. 100 ust. 1 pkt 4 | art. 106e ust. 1 pkt 3 and 4, art. 97 ust. 10 pkt 2 |
 * | `Podmiot2` | buyer: NIP, or EU VAT number, or another number, or none; `JST`, `GV` 2: no unit of a municipality or VAT group | art. 106e ust. 1 pkt 3, 5 and 24 |
 * | `KodWaluty` | currency of all amounts but those with `W` | art. 106e ust. 11 |
 * | `P_1`, `P_1M`, `P_2` | day and place of issue, number | art. 106e ust. 1 pkt 1 and 2 |
 * | `P_6` | day of the sale, where it is another one | art. 106e ust. 1 pkt 6 |
 * | `P_13_x`, `P_14_x` | sums by rate ({@link fa3Rates}); of a correction what it changes | art. 106e ust. 1 pkt 13 and 14, art. 106j ust. 2 pkt 5 |
 * | `P_14_xW` | tax in PLN | art. 106e ust. 11 |
 * | `P_15` | all that is due, in the currency of the invoice; of a correction what it changes | art. 106e ust. 1 pkt 15 |
 * | `P_16` | 2: the product has no cash accounting | art. 106e ust. 1 pkt 16 |
 * | `P_17` | 2: the buyer never issues | art. 106e ust. 1 pkt 17 |
 * | `P_18` | 1 where the buyer accounts for the tax | art. 106e ust. 1 pkt 18 |
 * | `P_18A` | 2: transport is not in annex 15 | art. 106e ust. 1 pkt 18a |
 * | `P_19N`, `P_22N`, `P_23`, `P_PMarzyN` | no exemption, vehicles, triangular sale, margin | art. 106e ust. 1 pkt 19 and 22, art. 136, art. 106e ust. 2 and 3 |
 * | `RodzajFaktury` | `VAT` or `KOR` | art. 106b, art. 106j |
 * | `PrzyczynaKorekty`, `DaneFaKorygowanej`, `Podmiot2K` | reason, what is corrected, the buyer before | art. 106j ust. 2 pkt 2, 2a and 3 |
 * | `TypKorekty` | 2 where less is due, else 1 | art. 29a ust. 13 and 17 |
 * | `FaWiersz` | the service; of a correction before (`StanPrzed`) and after | art. 106e ust. 1 pkt 7 to 12, art. 106j ust. 2 pkt 5 |
 * | `GTU` | `GTU_13`, transport, where it is taxed in Poland | § 10 ust. 3 pkt 2 of the regulation on JPK_VAT |
 * | `KursWaluty` | the rate of the tax in PLN; its table and day in `DodatkowyOpis` | art. 31a, art. 106e ust. 11 |
 * | `Platnosc`, `WarunkiTransakcji` | terms of payment, references, transport | optional |
 * | `Stopka` | registers | art. 206 and 374 of the Code of Commercial Companies |
 *
 * Not written: `Podmiot3`, since invoices know no third party; `Przewoznik`, unless the forwarder chose that the client learns who
 * drives; the hours of the transport, since an invoice freezes days (`DodatkowyOpis` has them); `FP` and `TP`, of which the
 * product knows nothing.
 * @throws {MoneyFormatError} when the content is not what the product issues
 */
export function structuredInvoiceOf(
  content: InvoiceContent,
  circumstances: Fa3Circumstances,
): StructuredInvoice {
  const written = builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Faktura: { '@_xmlns': namespace, ...invoiceElement(content, circumstances) },
  });
  const xml = Buffer.from(written, 'utf8');
  return { xml, hash: createHash('sha256').update(xml).digest('base64') };
}

function invoiceElement(content: InvoiceContent, { createdAt, correctedNumber }: Fa3Circumstances): Element {
  return {
    Naglowek: {
      KodFormularza: { '@_kodSystemowy': 'FA (3)', '@_wersjaSchemy': '1-0E', '#text': 'FA' },
      WariantFormularza: '3',
      DataWytworzeniaFa: createdAt.toISOString().replace(/\.\d+Z$/, 'Z'),
      SystemInfo: 'Frakto',
    },
    Podmiot1: sellerElement(content),
    Podmiot2: buyerElement(content),
    Fa: factsElement(content, correctedNumber),
    Stopka: footerElement(content.seller),
  };
}

function sellerElement({ seller, buyer, lines }: InvoiceContent): Element {
  const isForUnion = lines.some((line) => rateOf(line, buyer) === 'np II');
  return {
    PrefiksPodatnika: isForUnion ? 'PL' : undefined,
    DaneIdentyfikacyjne: { NIP: nipOf(seller) ?? undefined, Nazwa: fa3Text(seller.name, 512) },
    Adres: addressElement(seller),
    DaneKontaktowe: contactElement(seller),
  };
}

/** The key by which a correction ties the buyer that it names to the one before. */
const buyerKey = '1';

function buyerElement({ buyer, corrects }: InvoiceContent): Element {
  return {
    DaneIdentyfikacyjne: { ...taxIdOf(buyer), Nazwa: fa3Text(buyer.name, 512) },
    Adres: addressElement(buyer),
    IDNabywcy: corrects?.buyer ? buyerKey : undefined,
    JST: '2',
    GV: '2',
  };
}

function addressElement(party: InvoiceParty): Element | undefined {
  const address = addressOf(party);
  return address ? { ...address } : undefined;
}

function contactElement({ email, phone }: InvoiceParty): Element | undefined {
  const address = fa3Text(email, 300);
  const number = fa3Text(phone?.replaceAll(/[^\d+]/g, ''), 300);
  const Email = address && /[^@]@[^@]/.test(address) && address.length <= 255 ? address : undefined;
  const Telefon = number && number.length <= 16 ? number : undefined;
  return Email || Telefon ? { Email, Telefon } : undefined;
}

/** A line with what it is to be counted as: what stands before a correction is taken off. */
interface CountedLine {
  /** From 1; before and after a correction a line has the same. */
  number: number;
  line: InvoiceLine;
  rate: Fa3Rate;
  isBefore: boolean;
}

/** What the lines of a document are; none where a correction leaves price and tax as they were. */
function countedLines({ lines, buyer, corrects }: InvoiceContent): CountedLine[] {
  const counted = (all: readonly InvoiceLine[], isBefore: boolean, of: InvoiceParty): CountedLine[] =>
    all.map((line, index) => ({ number: index + 1, line, rate: rateOf(line, of), isBefore }));
  const after = counted(lines, false, buyer);
  if (!corrects) return after;
  const before = counted(corrects.lines, true, corrects.buyer ?? buyer);
  const charged = (all: CountedLine[]) => all.map(({ line: { net, vat }, rate }) => [net, vat, rate]);
  if (isDeepStrictEqual(charged(before), charged(after))) return [];
  return [...before, ...after].sort((first, second) => first.number - second.number);
}

/**
 * How FA(3) calls the rate of a line. Invoices call `oo` whatever the buyer accounts for; here it is the reverse charge within
 * Poland alone, and a service to a company elsewhere in the Union has a name of its own.
 */
function rateOf({ vat_rate, vat_case }: InvoiceLine, buyer: InvoiceParty): Fa3Rate {
  if (vat_case === null) return vat_rate === 0 ? '0 KR' : (String(vat_rate) as Fa3Rate);
  const { NIP, KodUE } = taxIdOf(buyer);
  const isInPoland = buyer.country === 'PL' || (buyer.country === null && NIP !== undefined);
  if (vat_case === 'oo' && isInPoland) return 'oo';
  const isElsewhereInUnion =
    KodUE !== undefined || (vat_case === 'oo' && buyer.country !== null && isInUnion(buyer.country));
  return isElsewhereInUnion ? 'np II' : 'np I';
}

/** Sums before tax and of tax. */
interface RateSums {
  net: Money;
  vat: Money;
}

/** The sums of an invoice for each rate, in its currency; of a correction what it changes. */
export function sumsOf(content: InvoiceContent): ReadonlyMap<Fa3Rate, RateSums> {
  return sumsByRate(countedLines(content), content);
}

function sumsByRate(lines: readonly CountedLine[], { currency }: InvoiceContent): Map<Fa3Rate, RateSums> {
  const sums = new Map<Fa3Rate, RateSums>();
  for (const { line, rate, isBefore } of lines) {
    const known = sums.get(rate) ?? { net: zero(currency), vat: zero(currency) };
    const count = isBefore ? subtract : add;
    sums.set(rate, {
      net: count(known.net, parseMoney(line.net, currency)),
      vat: count(known.vat, parseMoney(line.vat, currency)),
    });
  }
  return sums;
}

function sumsElement(lines: readonly CountedLine[], content: InvoiceContent): Element {
  const { conversion } = content;
  const sums = sumsByRate(lines, content);
  const element: Element = {};
  for (const rate of fa3RatesInOrder) {
    const sum = sums.get(rate);
    if (!sum) continue;
    const { net, tax } = fa3Rates[rate];
    element[net] = toDecimal(sum.net);
    if (!tax) continue;
    element[tax] = toDecimal(sum.vat);
    if (conversion) element[`${tax}W`] = toDecimal(convert(sum.vat, conversion.currency, conversion.rate));
  }
  return element;
}

function factsElement(content: InvoiceContent, correctedNumber: string | null): Element {
  const { currency, issue_date, sale_date, corrects, sums } = content;
  const lines = countedLines(content);
  const due = corrects ? corrects.difference.gross : sums.gross;
  return {
    KodWaluty: currency,
    P_1: issue_date,
    P_1M: fa3Text(content.issue_place, 256),
    P_2: content.number,
    P_6: sale_date === issue_date ? undefined : sale_date,
    ...sumsElement(lines, content),
    P_15: toDecimal(parseMoney(due, currency)),
    Adnotacje: {
      P_16: '2',
      P_17: '2',
      P_18: legalBasesOf(content).includes('reverse_charge') ? '1' : '2',
      P_18A: '2',
      Zwolnienie: { P_19N: '1' },
      NoweSrodkiTransportu: { P_22N: '1' },
      P_23: '2',
      PMarzy: { P_PMarzyN: '1' },
    },
    RodzajFaktury: corrects ? 'KOR' : 'VAT',
    ...correctionElement(content, correctedNumber),
    DodatkowyOpis: descriptions(content, lines.length > 0),
    FaWiersz: lines.map((line) => lineElement(line, content)),
    Platnosc: paymentElement(content),
    WarunkiTransakcji: termsElement(content),
  };
}

function correctionElement({ corrects }: InvoiceContent, correctedNumber: string | null): Element {
  if (!corrects) return {};
  const { difference, number, issue_date, reason, buyer } = corrects;
  const changesPrice = difference.gross !== 0 || difference.vat !== 0;
  return {
    PrzyczynaKorekty: fa3Text(reason, 256),
    TypKorekty: changesPrice ? (difference.gross < 0 ? '2' : '1') : undefined,
    DaneFaKorygowanej: {
      DataWystFaKorygowanej: issue_date,
      NrFaKorygowanej: number,
      ...(correctedNumber ? { NrKSeF: '1', NrKSeFFaKorygowanej: correctedNumber } : { NrKSeFN: '1' }),
    },
    Podmiot2K: buyer
      ? {
          DaneIdentyfikacyjne: { ...taxIdOf(buyer), Nazwa: fa3Text(buyer.name, 512) },
          Adres: addressElement(buyer),
          IDNabywcy: buyerKey,
        }
      : undefined,
  };
}

/** All of an invoice that FA(3) has no field for. */
function descriptions(content: InvoiceContent, hasLines: boolean): Element[] {
  const { conversion, corrects, currency, our_reference } = content;
  const facts: [key: string, value: string | null, line?: number][] = [
    ...legalBasesOf(content).map((basis): [string, string] => ['Podstawa prawna', legalNotes[basis].law]),
    ['Kurs waluty', conversion && rateText(currency, conversion)],
    ['Nasz numer referencyjny', our_reference],
    ['Tytuł przelewu', corrects && asksForMoney(content) ? transferTitle(content) : null],
    ['Data sprzedaży przed korektą', corrects?.sale_date ?? null],
    ['Termin płatności przed korektą', corrects?.due_date ?? null],
    ...(hasLines ? content.lines.flatMap((line, index) => loadFacts(line, index + 1)) : []),
  ];
  return facts.flatMap(([key, value, line]) => {
    const Wartosc = fa3Text(value, 256);
    return Wartosc ? [{ NrWiersza: line === undefined ? undefined : String(line), Klucz: key, Wartosc }] : [];
  });
}

function loadFacts(line: InvoiceLine, place: number): [string, string, number][] {
  return [
    ['Załadunek', line.pickup_day, place],
    ['Rozładunek', line.delivery_day, place],
    ['Ładunek', line.cargo, place],
    ['Liczba palet', String(line.pallets), place],
    ['Masa w kg', String(line.weight), place],
  ];
}

function rateText(
  currency: string,
  { currency: home, rate, source, table_no, date }: NonNullable<InvoiceContent['conversion']>,
): string {
  const bank = source === madeUpSource ? 'wymyślony na potrzeby demo' : source;
  return `1 ${currency} = ${rate} ${home}, ${bank}${table_no ? `, tabela ${table_no}` : ''} z dnia ${date}`;
}

/** Rates that are taxed in Poland, whose services bear marks for the records of VAT. */
function isTaxedInPoland(rate: Fa3Rate): boolean {
  return fa3Rates[rate].tax !== null || rate === '0 KR';
}

function lineElement({ number, line, rate, isBefore }: CountedLine, content: InvoiceContent): Element {
  const net = toDecimal(parseMoney(line.net, content.currency));
  return {
    NrWierszaFa: String(number),
    P_7: fa3Text(`Usługa transportowa: ${line.way}`, 512),
    P_8A: 'usł.',
    P_8B: '1',
    P_9A: net,
    P_11: net,
    P_12: rate,
    GTU: isTaxedInPoland(rate) ? 'GTU_13' : undefined,
    KursWaluty: content.conversion?.rate,
    StanPrzed: isBefore ? '1' : undefined,
  };
}

/** Payment by bank transfer. */
const byTransfer = '6';
const swiftPattern = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

function paymentElement(content: InvoiceContent): Element | undefined {
  const { account, corrects, due_date } = content;
  const TerminPlatnosci: Element = { Termin: due_date };
  if (!asksForMoney(content)) return corrects?.due_date === undefined ? undefined : { TerminPlatnosci };
  const number = (account.iban ?? account.account ?? '').replaceAll(/\s/g, '');
  return {
    TerminPlatnosci,
    FormaPlatnosci: byTransfer,
    RachunekBankowy: number
      ? {
          NrRB: number,
          SWIFT: account.swift && swiftPattern.test(account.swift) ? account.swift : undefined,
          NazwaBanku: fa3Text(account.bank, 256),
        }
      : undefined,
  };
}

const byRoad = '3';
const pallets = '13';

/** As often as FA(3) takes `Transport`. */
const mostTransports = 20;

function termsElement(content: InvoiceContent): Element {
  const { client_reference, order_number, lines } = content;
  const reference = fa3Text(client_reference, 256);
  const load: Element = lines.some((line) => line.pallets > 0)
    ? { OpisLadunku: pallets }
    : { LadunekInny: '1', OpisInnegoLadunku: fa3Text(lines[0]?.cargo, 50) ?? 'towar' };
  const place = (written: string | undefined): Element | undefined => {
    const address = addressOfPlace(written);
    return address ? { ...address } : undefined;
  };
  return {
    Zamowienia: reference ? { NrZamowienia: reference } : undefined,
    Transport: transportsOf(content).map(({ pickup_place, delivery_place, carrier }) => ({
      RodzajTransportu: byRoad,
      Przewoznik: carrierElement(carrier),
      NrZleceniaTransportu: String(order_number),
      ...load,
      WysylkaZ: place(pickup_place),
      WysylkaDo: place(delivery_place),
    })),
  };
}

function carrierElement(carrier: InvoiceParty | null): Element | undefined {
  const named = carrier && fa3CarrierOf(carrier);
  if (!named) return undefined;
  const { id, name, address } = named;
  return { DaneIdentyfikacyjne: { ...id, Nazwa: name }, AdresPrzewoznika: { ...address } };
}

/** The way as a whole; where carriers are named, each part that another one drives. */
function transportsOf({ legs = [], pickup_place, delivery_place }: InvoiceContent) {
  const isNamed =
    legs.length <= mostTransports && legs.some(({ carrier }) => carrier && fa3CarrierOf(carrier));
  return isNamed ? legs : [{ pickup_place, delivery_place, carrier: null }];
}

function footerElement(seller: InvoiceParty): Element | undefined {
  const valueOf = (label: string) => seller.numbers.find((number) => number.label === label)?.value;
  const registered = valueOf('KRS');
  const KRS = registered?.match(/^\d{10}/)?.[0];
  const regon = valueOf('REGON')?.replaceAll(/\D/g, '');
  const REGON = regon && /^(?:\d{9}|\d{14})$/.test(regon) ? regon : undefined;
  const capital = valueOf('Kapitał zakładowy');
  const notes = [registered && `KRS ${registered}`, capital && `Kapitał zakładowy: ${capital}`];
  const note = fa3Text(notes.filter(Boolean).join('; '), 3500);
  if (!note && !KRS && !REGON) return undefined;
  return {
    Informacje: note ? { StopkaFaktury: note } : undefined,
    Rejestry: KRS || REGON ? { KRS, REGON } : undefined,
  };
}
