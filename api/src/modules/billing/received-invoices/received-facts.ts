import { isDay } from '../../../kernel/time/warsaw-time.js';
import { childrenOf, descendantsOf, nodeAt, textAt, type Fa3Node } from '../structured-invoices/fa3-tree.js';

/** A line of a received invoice. */
export interface ReceivedLine {
  name: string;
  quantity: string | null;
  unit: string | null;
  /** Net, as a decimal text; null where the line has none. */
  net: string | null;
  /** As FA(3) names it: `23`, `np I`. */
  rate: string | null;
}

/** What a received invoice says, as far as the product has a use for it. Sums are decimal texts. */
export interface ReceivedFacts {
  number: string;
  issue_date: string;
  sale_date: string | null;
  /** `VAT`, `KOR`, `ZAL` and the like. */
  kind: string;
  currency: string;
  net: string;
  vat: string;
  /** `P_15`: what is due. */
  gross: string;
  seller_nip: string;
  seller_name: string;
  buyer_name: string;
  /** Texts in which the number of our order may stand, the field that is meant for it first. */
  order_texts: string[];
  /** Numbers of invoices that it corrects. */
  corrects: string[];
  reason: string | null;
  due_date: string | null;
  /** Where it is to be paid: to the factor where it names one. Null where it names none, or several. */
  account: string | null;
  /** It names different accounts, and none that goes before the others. Absent of what was read before this was told. */
  has_several_accounts?: boolean;
  /** Split payment is compulsory (`P_18A`). */
  is_split_payment: boolean;
  lines: ReceivedLine[];
  line_count: number;
}

const mostLines = 200;
const mostTexts = 20;
const decimal = /^-?\d{1,11}(?:\.\d{1,8})?$/;

/** Adds decimal texts exactly, in hundredths; null where one is none. */
function sumOf(texts: readonly string[]): string | null {
  let sum = 0n;
  for (const text of texts) {
    if (!decimal.test(text)) return null;
    const [whole = '0', part = ''] = text.replace('-', '').split('.');
    const hundredths = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
    sum += text.startsWith('-') ? -hundredths : hundredths;
  }
  const digits = String(sum < 0n ? -sum : sum).padStart(3, '0');
  if (digits.length > 13) return null;
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const short = (text: string | null, most: number): string | null => text?.slice(0, most) || null;

/** What an invoice says; null where it is none, or its sums are none. */
export function receivedFacts(root: Fa3Node): ReceivedFacts | null {
  const fa = nodeAt(root, 'Fa');
  if (root.name !== 'Faktura' || !fa) return null;
  const sums = (names: RegExp) =>
    sumOf(fa.children.filter(({ name }) => names.test(name)).map(({ text }) => text));
  const [net, vat] = [sums(/^P_13_(?:\d+|6_[123])$/), sums(/^P_14_\d+$/)];
  const gross = sumOf([textAt(fa, 'P_15') ?? '']);
  const [number, issueDate, currency] = [textAt(fa, 'P_2'), textAt(fa, 'P_1'), textAt(fa, 'KodWaluty')];
  const isWhole = net && vat && gross && number && issueDate && isDay(issueDate) && currency;
  if (!isWhole || !/^[A-Z]{3}$/.test(currency)) return null;
  const day = (text: string | null): string | null => (text && isDay(text) ? text : null);
  const terms = nodeAt(fa, 'WarunkiTransakcji');
  const textsOf = (holders: readonly Fa3Node[], name: string): string[] =>
    holders.flatMap((holder) => textAt(holder, name) ?? []);
  const orders = [
    ...textsOf(childrenOf(terms, 'Transport'), 'NrZleceniaTransportu'),
    ...textsOf(childrenOf(terms, 'Zamowienia'), 'NrZamowienia'),
  ];
  const lines = childrenOf(fa, 'FaWiersz');
  const payment = nodeAt(fa, 'Platnosc');
  return {
    number: number.slice(0, 256),
    issue_date: issueDate,
    sale_date: day(textAt(fa, 'P_6')),
    kind: (textAt(fa, 'RodzajFaktury') ?? 'VAT').slice(0, 10),
    currency,
    net,
    vat,
    gross,
    seller_nip: (textAt(root, 'Podmiot1/DaneIdentyfikacyjne/NIP') ?? '').slice(0, 10),
    seller_name: (textAt(root, 'Podmiot1/DaneIdentyfikacyjne/Nazwa') ?? '').slice(0, 512),
    buyer_name: (textAt(root, 'Podmiot2/DaneIdentyfikacyjne/Nazwa') ?? '').slice(0, 512),
    order_texts: orders.slice(0, mostTexts).map((text) => text.slice(0, 256)),
    corrects: childrenOf(fa, 'DaneFaKorygowanej')
      .slice(0, mostTexts)
      .flatMap((one) => short(textAt(one, 'NrFaKorygowanej'), 256) ?? []),
    reason: short(textAt(fa, 'PrzyczynaKorekty'), 256),
    due_date: dueDayOf(payment),
    ...accountOf(payment),
    is_split_payment: textAt(fa, 'Adnotacje/P_18A') === '1',
    lines: lines.slice(0, mostLines).map((line) => ({
      name: (textAt(line, 'P_7') ?? '').slice(0, 512),
      quantity: short(textAt(line, 'P_8B'), 30),
      unit: short(textAt(line, 'P_8A'), 50),
      net: sumOf([textAt(line, 'P_11') ?? '']),
      rate: short(textAt(line, 'P_12'), 10),
    })),
    line_count: lines.length,
  };
}

/** Once a claim is sold, paying the seller does not pay it (art. 509 and 512 of the Civil Code): the factor's account goes before the seller's. */
function accountOf(
  payment: Fa3Node | null,
): Required<Pick<ReceivedFacts, 'account' | 'has_several_accounts'>> {
  const named = (name: string): string[] =>
    childrenOf(payment, name).flatMap((one) => short(textAt(one, 'NrRB'), 34) ?? []);
  const ofFactor = named('RachunekBankowyFaktora');
  const accounts = ofFactor.length > 0 ? ofFactor : named('RachunekBankowy');
  const different = new Set(
    accounts.map((one) =>
      one
        .replaceAll(/[\s-]/g, '')
        .toUpperCase()
        .replace(/^PL(?=\d{26}$)/, ''),
    ),
  );
  const isSeveral = different.size > 1;
  return { account: isSeveral ? null : (accounts[0] ?? null), has_several_accounts: isSeveral };
}

/** The last day by which something of it is due. */
function dueDayOf(payment: Fa3Node | null): string | null {
  if (!payment) return null;
  const days = [...descendantsOf(payment)].filter(({ name, text }) => name === 'Termin' && isDay(text));
  return (
    days
      .map(({ text }) => text)
      .toSorted()
      .at(-1) ?? null
  );
}
