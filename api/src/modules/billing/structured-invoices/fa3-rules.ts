import { isValidIBAN } from 'ibantools';
import { stdnum, validateEntity } from 'stdnum';
import { divideRounded } from '../../../kernel/money/money-arithmetic.js';
import { currencies } from '../../../kernel/money/money.js';
import { fa3Rates, isFa3Rate, type Fa3RateFields } from './fa3-rates.js';
import { childrenOf, descendantsOf, nodeAt, textAt, type Fa3Node } from './fa3-tree.js';
import { isKsefNumber, sellerOfKsefNumber } from './ksef-number.js';

/** What a structured invoice gets wrong although its schema lets it pass. */
export type RuleCode =
  | 'account_currency'
  | 'account_doubtful'
  | 'advance_rate'
  | 'buyer_address_missing'
  | 'buyer_name_missing'
  | 'buyer_number_corrected'
  | 'contract_rate'
  | 'corrected_after'
  | 'corrected_missing'
  | 'corrected_unexpected'
  | 'due_before_issue'
  | 'eu_number_doubtful'
  | 'eu_number_missing'
  | 'exempt_basis_missing'
  | 'exempt_unexpected'
  | 'issued_ahead'
  | 'ksef_number_doubtful'
  | 'line_number_repeated'
  | 'line_number_skipped'
  | 'line_sum_wrong'
  | 'nip_elsewhere'
  | 'nip_missing'
  | 'nip_wrong'
  | 'quantity_sign'
  | 'rate_inverted'
  | 'rate_of_zloty'
  | 'rate_missing'
  | 'rate_without_lines'
  | 'reverse_charge_missing'
  | 'reverse_charge_unexpected'
  | 'settlement_wrong'
  | 'shares_wrong'
  | 'split_payment_missing'
  | 'state_before_unexpected'
  | 'sum_missing'
  | 'sum_wrong'
  | 'tax_in_zloty_missing'
  | 'tax_in_zloty_unexpected'
  | 'tax_in_zloty_wrong'
  | 'tax_wrong'
  | 'third_party_missing'
  | 'total_in_zloty'
  | 'total_wrong';

/**
 * Numbers that others give and that neither KSeF nor the law checks: they keep no invoice back, which could not be put right by a
 * correction either.
 */
export const doubts: readonly string[] = [
  'account_doubtful',
  'eu_number_doubtful',
  'ksef_number_doubtful',
] satisfies RuleCode[];

/** A rule that a structured invoice breaks. */
export interface Breach<Code extends string = RuleCode> {
  code: Code;
  /** The element at fault. */
  path: string;
  /** What the rule expects instead, or what is wrong, for the message. */
  value?: string;
}

/** Documents whose lines and sums are those of sales: neither advance payments nor what settles them. */
const kindsOfSales = ['VAT', 'KOR', 'UPR'];

/** What the rules look at. */
interface Checked {
  root: Fa3Node;
  facts: Fa3Node;
  kind: string;
  isCorrection: boolean;
  currency: string;
  lines: Line[];
  /** The day in Warsaw, `YYYY-MM-DD`. */
  today: string;
}

/** A line of an invoice. Amounts are in hundredths. */
interface Line {
  node: Fa3Node;
  number: string;
  fields: Fa3RateFields | null;
  /** `P_11`; null where the line has none. */
  net: bigint | null;
  /** -1 for what stands before a correction. */
  sign: 1n | -1n;
  /** Units of PLN for one of the currency, as written. */
  exchangeRate: string | null;
}

type Rule = (checked: Checked) => Breach[];

/**
 * What a structured invoice gets wrong by law or by the Ministry's description of FA(3), where the schema does not see it.
 * @param root the element `Faktura` of a document that its schema accepts
 * @param today the day in Warsaw, `YYYY-MM-DD`
 */
export function breachesOf(root: Fa3Node, today: string): Breach[] {
  const facts = nodeAt(root, 'Fa');
  if (!facts) return [];
  const kind = textAt(facts, 'RodzajFaktury') ?? '';
  const checked: Checked = {
    root,
    facts,
    kind,
    isCorrection: kind.startsWith('KOR'),
    currency: textAt(facts, 'KodWaluty') ?? '',
    lines: childrenOf(facts, 'FaWiersz').map(lineOf),
    today,
  };
  return rules.flatMap((rule) => rule(checked));
}

function lineOf(node: Fa3Node): Line {
  const rate = textAt(node, 'P_12') ?? '';
  return {
    node,
    number: textAt(node, 'NrWierszaFa') ?? '',
    fields: isFa3Rate(rate) ? fa3Rates[rate] : null,
    net: amountAt(node, 'P_11'),
    sign: nodeAt(node, 'StanPrzed') ? -1n : 1n,
    exchangeRate: textAt(node, 'KursWaluty'),
  };
}

/** NIPs have the right check digit, wherever they stand; KSeF refuses others in production. */
const nipsAreRight: Rule = ({ root }) =>
  [...descendantsOf(root)].flatMap(({ name, path, text }) =>
    name === 'NIP' && stdnum['PL']?.['nip']?.validate(text).isValid !== true
      ? [{ code: 'nip_wrong', path, value: text } as const]
      : [],
  );

/** A Polish buyer gets the invoice by their NIP alone; VAT numbers of the Union look like those of their country. */
const buyersNumbersAreRight: Rule = ({ root }) => {
  const id = nodeAt(root, 'Podmiot2/DaneIdentyfikacyjne');
  const number = id && nodeAt(id, 'NrVatUE');
  const country = id && textAt(id, 'KodUE');
  if (id && number && country === 'PL') return [{ code: 'nip_elsewhere', path: number.path }];
  if (number && country) {
    const { checked, isValid } = validateEntity(country === 'EL' ? 'GR' : country, number.text);
    if (checked && !isValid)
      return [{ code: 'eu_number_doubtful', path: number.path, value: `${country}${number.text}` }];
  }
  const other = id && nodeAt(id, 'NrID');
  const isPolish =
    other && textAt(id, 'KodKraju') === 'PL' && /^\d{10}$/.test(other.text.replaceAll(/\D/g, ''));
  return isPolish ? [{ code: 'nip_elsewhere', path: other.path }] : [];
};

/** Name and address of the buyer stand on every invoice but a simplified one (art. 106e ust. 1 pkt 3 and ust. 5 pkt 3). */
const buyerIsNamed: Rule = ({ root, kind }) => {
  const buyer = nodeAt(root, 'Podmiot2');
  if (!buyer || kind === 'UPR') return [];
  const { path } = buyer;
  return [
    ...(nodeAt(buyer, 'DaneIdentyfikacyjne/Nazwa')
      ? []
      : [{ code: 'buyer_name_missing', path: `${path}/DaneIdentyfikacyjne/Nazwa` } as const]),
    ...(nodeAt(buyer, 'Adres') ? [] : [{ code: 'buyer_address_missing', path: `${path}/Adres` } as const]),
  ];
};

/** Services to companies elsewhere in the Union name their VAT number (art. 106e ust. 1 pkt 24); reverse charge in Poland a NIP. */
const buyerSuitsRates: Rule = ({ root, lines }) => {
  const id = nodeAt(root, 'Podmiot2/DaneIdentyfikacyjne');
  if (!id) return [];
  const has = (rate: string) => lines.some(({ node }) => textAt(node, 'P_12') === rate);
  if (has('np II') && !nodeAt(id, 'NrVatUE'))
    return [{ code: 'eu_number_missing', path: `${id.path}/NrVatUE` }];
  if (has('oo') && !nodeAt(id, 'NIP')) return [{ code: 'nip_missing', path: `${id.path}/NIP` }];
  return [];
};

/** KSeF takes no invoice of tomorrow; money is not due before the invoice is there; what is corrected was issued before. */
const daysFollow: Rule = ({ facts, kind, today }) => {
  const issued = nodeAt(facts, 'P_1');
  if (!issued) return [];
  const breaches: Breach[] = [];
  if (issued.text > today) breaches.push({ code: 'issued_ahead', path: issued.path, value: today });
  const isPaid = nodeAt(facts, 'Platnosc/Zaplacono') !== null;
  for (const term of childrenOf(nodeAt(facts, 'Platnosc'), 'TerminPlatnosci')) {
    const due = nodeAt(term, 'Termin');
    if (due && kind === 'VAT' && !isPaid && due.text < issued.text)
      breaches.push({ code: 'due_before_issue', path: due.path, value: issued.text });
  }
  for (const corrected of childrenOf(facts, 'DaneFaKorygowanej')) {
    const day = nodeAt(corrected, 'DataWystFaKorygowanej');
    if (day && day.text > issued.text)
      breaches.push({ code: 'corrected_after', path: day.path, value: issued.text });
  }
  return breaches;
};

/** Corrections say what they correct (art. 106j ust. 2 pkt 2a), others do not; KSeF numbers are the seller's and have their check digits. */
const correctionsAreTied: Rule = ({ root, facts, isCorrection }) => {
  const corrected = childrenOf(facts, 'DaneFaKorygowanej');
  const path = `${facts.path}/DaneFaKorygowanej`;
  if (isCorrection && corrected.length === 0) return [{ code: 'corrected_missing', path }];
  if (!isCorrection && corrected.length > 0) return [{ code: 'corrected_unexpected', path }];
  const seller = textAt(root, 'Podmiot1/DaneIdentyfikacyjne/NIP');
  return corrected.flatMap((one) => {
    const number = nodeAt(one, 'NrKSeFFaKorygowanej');
    const isRight = !number || (isKsefNumber(number.text) && sellerOfKsefNumber(number.text) === seller);
    return isRight ? [] : [{ code: 'ksef_number_doubtful', path: number.path, value: number.text }];
  });
};

/** Another NIP is another buyer: the invoice is corrected to nothing, and a new one issued. */
const buyersNipStays: Rule = ({ root, facts }) => {
  const key = (node: Fa3Node) => textAt(node, 'IDNabywcy');
  const now = [nodeAt(root, 'Podmiot2'), ...childrenOf(root, 'Podmiot3')].filter((node) => node !== null);
  return childrenOf(facts, 'Podmiot2K').flatMap((before) => {
    const former = nodeAt(before, 'DaneIdentyfikacyjne/NIP');
    const same = now.find((node) => key(node) === key(before)) ?? now[0];
    const nip = same && textAt(same, 'DaneIdentyfikacyjne/NIP');
    return former && nip !== former.text
      ? [{ code: 'buyer_number_corrected', path: former.path, value: former.text } as const]
      : [];
  });
};

/** Lines are counted from 1; before and after a correction one has the same number. */
const linesAreNumbered: Rule = ({ lines, isCorrection }) =>
  ([1n, -1n] as const).flatMap((sign) => {
    const seen = new Set<string>();
    return lines
      .filter((line) => line.sign === sign)
      .flatMap(({ node, number }, index): Breach[] => {
        const path = `${node.path}/NrWierszaFa`;
        if (seen.has(number)) return [{ code: 'line_number_repeated', path, value: number }];
        seen.add(number);
        const isNext = isCorrection || number === String(index + 1);
        return isNext ? [] : [{ code: 'line_number_skipped', path, value: String(index + 1) }];
      });
  });

/** What stood before a correction stands on corrections only, and as it was: neither quantities nor prices change their sign there. */
const quantitiesArePositive: Rule = ({ lines, isCorrection }) => {
  const isByStates = lines.some(({ sign }) => sign < 0n);
  return lines.flatMap(({ node, sign }): Breach[] => {
    const quantity = nodeAt(node, 'P_8B');
    const isNegative = quantity?.text.startsWith('-') ?? false;
    return [
      ...(sign < 0n && !isCorrection
        ? [{ code: 'state_before_unexpected', path: `${node.path}/StanPrzed` } as const]
        : []),
      ...(quantity && isNegative && (isByStates || !isCorrection)
        ? [{ code: 'quantity_sign', path: quantity.path, value: quantity.text } as const]
        : []),
    ];
  });
};

/** Price times quantity, less a discount of the line or of each piece, is the value of a line. */
const linesAddUp: Rule = ({ lines }) =>
  lines.flatMap(({ node, net }) => {
    const [quantity, price] = [scaledAt(node, 'P_8B', 6), scaledAt(node, 'P_9A', 8)];
    if (net === null || quantity === null || price === null) return [];
    const discount = scaledAt(node, 'P_10', 8) ?? 0n;
    const values = [quantity * price - discount * 10n ** 6n, quantity * (price - discount)].map((value) =>
      divideRounded(value, 10n ** 12n),
    );
    const [value = 0n] = values;
    return values.some((one) => isNear(one, net, 1n))
      ? []
      : [{ code: 'line_sum_wrong', path: `${node.path}/P_11`, value: written(value) }];
  });

/** All places where sums stand, once each. */
const allFields = [...new Map(Object.values(fa3Rates).map((fields) => [fields.net, fields])).values()];

/** Sums by rate are those of the lines (art. 106e ust. 1 pkt 13 and 14): no rate is summed up elsewhere, or nowhere. */
const sumsAreThoseOfLines: Rule = ({ facts, kind, lines }) => {
  const isKnown = lines.length > 0 && lines.every(({ net, fields }) => net !== null && fields !== null);
  if (!kindsOfSales.includes(kind) || !isKnown) return [];
  return allFields.flatMap(({ net: field }): Breach[] => {
    const own = lines.filter(({ fields }) => fields?.net === field);
    const path = `${facts.path}/${field}`;
    const stated = amountAt(facts, field);
    if (own.length === 0) return stated ? [{ code: 'rate_without_lines', path }] : [];
    const sum = own.reduce((all, { net, sign }) => all + sign * (net ?? 0n), 0n);
    if (stated === null) return sum === 0n ? [] : [{ code: 'sum_missing', path, value: written(sum) }];
    return stated === sum ? [] : [{ code: 'sum_wrong', path, value: written(sum) }];
  });
};

/** Tax is its rate's share of the sum; rounded line by line, it may differ by a hundredth for each. */
const taxFollowsRate: Rule = ({ facts, lines }) =>
  allFields.flatMap(({ net: field, tax }): Breach[] => {
    const stated = tax === null ? null : amountAt(facts, tax);
    const sum = amountAt(facts, field);
    if (!tax || stated === null || sum === null) return [];
    const own = lines.filter(({ fields }) => fields?.net === field);
    const percents = [
      ...new Set(
        (own.length > 0
          ? own.map(({ fields }) => fields)
          : Object.values(fa3Rates).filter((one) => one.net === field)
        ).map((fields) => fields?.percent ?? null),
      ),
    ];
    if (percents.includes(null) || percents.length === 0) return [];
    const shares = percents.map((percent) => divideRounded(sum * BigInt(percent ?? 0), 100n));
    const [first = 0n] = shares;
    const slack = BigInt(Math.max(1, own.length));
    const least = shares.reduce((least, one) => (one < least ? one : least), first) - slack;
    const most = shares.reduce((most, one) => (one > most ? one : most), first) + slack;
    return stated >= least && stated <= most
      ? []
      : [{ code: 'tax_wrong', path: `${facts.path}/${tax}`, value: written(first) }];
  });

/**
 * The total is all sums with their tax, in the currency of the invoice (art. 106e ust. 1 pkt 15). Where tax is reckoned from gross
 * prices it may differ by a hundredth for each rate.
 */
const totalAddsUp: Rule = ({ facts, kind, lines }) => {
  const total = nodeAt(facts, 'P_15');
  const stated = amountAt(facts, 'P_15');
  const parts = facts.children.filter(({ name }) => /^P_1[34]_\d+(?:_\d)?$/.test(name));
  if (!total || stated === null || parts.length === 0 || !['VAT', 'KOR'].includes(kind)) return [];
  const sum = parts.reduce((all, { text }) => all + (scaled(text, 2) ?? 0n), 0n);
  const slack = parts.filter(({ name }) => name.startsWith('P_14')).length;
  if (isNear(sum, stated, BigInt(slack))) return [];
  const rate = lines.find(({ exchangeRate }) => exchangeRate)?.exchangeRate;
  const inZloty = rate ? product(sum, rate) : null;
  const isInZloty = inZloty !== null && isNear(inZloty, stated, 5n);
  return [{ code: isInZloty ? 'total_in_zloty' : 'total_wrong', path: total.path, value: written(sum) }];
};

/** Tax in PLN stands on invoices in other currencies, worked out by the rate of the lines (art. 106e ust. 11, art. 31a). */
const taxIsInZloty: Rule = ({ facts, currency, kind, lines }) => {
  const breaches: Breach[] = [];
  const advance = nodeAt(facts, 'KursWalutyZ');
  if (advance && !kind.endsWith('ZAL')) breaches.push({ code: 'advance_rate', path: advance.path });
  const contract = nodeAt(facts, 'WarunkiTransakcji/KursUmowny');
  const isForeign = currency !== 'PLN';
  if (contract && isForeign) breaches.push({ code: 'contract_rate', path: contract.path });
  for (const { tax, net } of allFields) {
    const stated = tax === null ? null : amountAt(facts, tax);
    if (!tax || stated === null) continue;
    const path = `${facts.path}/${tax}W`;
    const inZloty = amountAt(facts, `${tax}W`);
    if (!isForeign) {
      if (inZloty !== null) breaches.push({ code: 'tax_in_zloty_unexpected', path });
      continue;
    }
    const own = lines.filter(({ fields }) => fields?.net === net);
    if (inZloty === null) {
      if (stated !== 0n) breaches.push({ code: 'tax_in_zloty_missing', path });
      continue;
    }
    const rates = new Set(own.map(({ exchangeRate }) => exchangeRate));
    const [rate] = rates;
    if (rates.size !== 1 || !rate) continue;
    const expected = product(stated, rate);
    if (isNear(expected, inZloty, BigInt(Math.max(1, own.length)))) continue;
    const inverted = quotient(stated, rate);
    const isInverted = inverted !== null && isNear(inverted, inZloty, 1n);
    breaches.push({
      code: isInverted ? 'rate_inverted' : 'tax_in_zloty_wrong',
      path,
      value: written(expected),
    });
  }
  return breaches;
};

/** One of them has been worth more than a zloty ever since it was made new in 1995. */
const dearerThanZloty = ['EUR', 'USD', 'GBP', 'CHF'];

/** Lines of taxed sales in another currency say their rate, in PLN for one of the currency; those in PLN have none. */
const ratesAreOfZloty: Rule = ({ currency, kind, lines }) =>
  lines.flatMap(({ node, fields, exchangeRate }): Breach[] => {
    const path = `${node.path}/KursWaluty`;
    if (currency === 'PLN') return exchangeRate === null ? [] : [{ code: 'rate_of_zloty', path }];
    if (exchangeRate === null)
      return kindsOfSales.includes(kind) && fields?.tax ? [{ code: 'rate_missing', path }] : [];
    const isCheap = dearerThanZloty.includes(currency) && Number(exchangeRate) < 1;
    return isCheap ? [{ code: 'rate_inverted', path, value: exchangeRate }] : [];
  });

/** `zw` stands with the law behind it, and nowhere else (art. 106e ust. 1 pkt 19). */
const exemptionsAreBased: Rule = ({ facts, lines, kind }) => {
  const basis = nodeAt(facts, 'Adnotacje/Zwolnienie/P_19');
  const exempt = lines.find(({ node }) => textAt(node, 'P_12') === 'zw');
  const sum = nodeAt(facts, 'P_13_7');
  if ((exempt || sum) && !basis)
    return [{ code: 'exempt_basis_missing', path: `${facts.path}/Adnotacje/Zwolnienie/P_19` }];
  const isSale = kindsOfSales.includes(kind) && lines.length > 0;
  return basis && isSale && !exempt && !sum ? [{ code: 'exempt_unexpected', path: basis.path }] : [];
};

/** Where the buyer accounts for the tax, the invoice says so, and only there (art. 106e ust. 1 pkt 18). */
const reverseChargeIsSaid: Rule = ({ facts, lines, kind }) => {
  const flag = nodeAt(facts, 'Adnotacje/P_18');
  if (!flag || lines.length === 0 || !kindsOfSales.includes(kind)) return [];
  const after = lines.filter(({ sign }) => sign > 0n).map(({ node }) => textAt(node, 'P_12') ?? '');
  const isCharged = after.some((rate) => rate === 'oo' || rate === 'np II');
  if (isCharged && flag.text !== '1') return [{ code: 'reverse_charge_missing', path: flag.path }];
  const canBe = isCharged || after.includes('np I');
  return flag.text === '1' && !canBe ? [{ code: 'reverse_charge_unexpected', path: flag.path }] : [];
};

/** 15,000 PLN, in hundredths: above it, goods and services of annex 15 are paid by split payment (art. 106e ust. 1 pkt 18a). */
const splitPaymentFrom = 1_500_000n;

const splitPaymentIsSaid: Rule = ({ facts, lines, currency }) => {
  const flag = nodeAt(facts, 'Adnotacje/P_18A');
  const isListed = lines.some(({ node }) => nodeAt(node, 'P_12_Zal_15'));
  const total = amountAt(facts, 'P_15');
  if (!flag || flag.text === '1' || !isListed || total === null) return [];
  const rate = lines.find(({ exchangeRate }) => exchangeRate)?.exchangeRate;
  const inZloty = currency === 'PLN' ? total : rate ? product(total, rate) : null;
  return inZloty !== null && inZloty > splitPaymentFrom
    ? [{ code: 'split_payment_missing', path: flag.path }]
    : [];
};

/** Who receives an invoice for a municipality's unit, or for a member of a VAT group, is named; shares of buyers are no more than all. */
const thirdPartiesAreNamed: Rule = ({ root }) => {
  const roles = childrenOf(root, 'Podmiot3').map((party) => textAt(party, 'Rola'));
  const needed = [
    ['JST', '8'],
    ['GV', '10'],
  ] as const;
  const breaches: Breach[] = needed.flatMap(([flag, role]) =>
    textAt(root, `Podmiot2/${flag}`) === '1' && !roles.includes(role)
      ? [{ code: 'third_party_missing', path: `${root.path}/Podmiot3`, value: role } as const]
      : [],
  );
  const shares = childrenOf(root, 'Podmiot3').map((party) => scaledAt(party, 'Udzial', 6) ?? 0n);
  if (shares.reduce((all, share) => all + share, 0n) > 100_000_000n)
    breaches.push({ code: 'shares_wrong', path: `${root.path}/Podmiot3` });
  return breaches;
};

/** The seller's accounts have their check digits, and are in the currency of the invoice where they say in which. */
const accountsSuit: Rule = ({ facts, currency }) =>
  childrenOf(nodeAt(facts, 'Platnosc'), 'RachunekBankowy').flatMap((account): Breach[] => {
    const number = nodeAt(account, 'NrRB');
    const described = nodeAt(account, 'OpisRachunku');
    const iban = number?.text.replaceAll(/\s/g, '').replace(/^(?=\d{26}$)/, 'PL') ?? '';
    const named = currencies.filter((one) => new RegExp(`\\b${one}\\b`, 'i').test(described?.text ?? ''));
    return [
      ...(number && /^[A-Z]{2}\d{2}/.test(iban) && !isValidIBAN(iban)
        ? [{ code: 'account_doubtful', path: number.path, value: number.text } as const]
        : []),
      ...(described && named.length > 0 && !named.some((one) => one === currency)
        ? [{ code: 'account_currency', path: described.path, value: currency } as const]
        : []),
    ];
  });

/** What is to be paid is the total with what is added to it and taken off. */
const settlementAddsUp: Rule = ({ facts }) => {
  const settlement = nodeAt(facts, 'Rozliczenie');
  const due = settlement && amountAt(settlement, 'DoZaplaty');
  const total = amountAt(facts, 'P_15');
  if (!settlement || due === null || total === null) return [];
  const sumOf = (name: string) =>
    childrenOf(settlement, name).reduce((all, one) => all + (amountAt(one, 'Kwota') ?? 0n), 0n);
  const expected = total + sumOf('Obciazenia') - sumOf('Odliczenia');
  return expected === due
    ? []
    : [{ code: 'settlement_wrong', path: `${settlement.path}/DoZaplaty`, value: written(expected) }];
};

const rules: readonly Rule[] = [
  nipsAreRight,
  buyersNumbersAreRight,
  buyerIsNamed,
  buyerSuitsRates,
  daysFollow,
  correctionsAreTied,
  buyersNipStays,
  linesAreNumbered,
  quantitiesArePositive,
  linesAddUp,
  sumsAreThoseOfLines,
  taxFollowsRate,
  totalAddsUp,
  taxIsInZloty,
  ratesAreOfZloty,
  exemptionsAreBased,
  reverseChargeIsSaid,
  splitPaymentIsSaid,
  thirdPartiesAreNamed,
  accountsSuit,
  settlementAddsUp,
];

const decimal = /^(-?)(\d{1,20})(?:\.(\d{1,8}))?$/;

/** A decimal text as a whole number of units so many places after the point; null for anything else. */
function scaled(text: string, places: number): bigint | null {
  const [match, sign, whole = '', decimals = ''] = decimal.exec(text) ?? [];
  if (match === undefined || decimals.length > places) return null;
  const units = BigInt(whole + decimals.padEnd(places, '0'));
  return sign ? -units : units;
}

function scaledAt(node: Fa3Node, names: string, places: number): bigint | null {
  const text = textAt(node, names);
  return text === null ? null : scaled(text, places);
}

/** In hundredths. */
function amountAt(node: Fa3Node, names: string): bigint | null {
  return scaledAt(node, names, 2);
}

/** An amount in hundredths, times a rate. */
function product(amount: bigint, rate: string): bigint {
  return divideRounded(amount * (scaled(rate, 8) ?? 0n), 10n ** 8n);
}

function quotient(amount: bigint, rate: string): bigint | null {
  const units = scaled(rate, 8);
  return units && units > 0n ? divideRounded(amount * 10n ** 8n, units) : null;
}

function isNear(one: bigint, other: bigint, slack: bigint): boolean {
  const difference = one - other;
  return difference <= slack && difference >= -slack;
}

/** Hundredths as FA(3) writes them. */
function written(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
