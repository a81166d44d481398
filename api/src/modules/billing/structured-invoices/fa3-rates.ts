/** How FA(3) writes the rate of a line (`P_12`). */
export type Fa3Rate =
  | '23'
  | '22'
  | '8'
  | '7'
  | '5'
  | '4'
  | '3'
  | '0 KR'
  | '0 WDT'
  | '0 EX'
  | 'zw'
  | 'oo'
  | 'np I'
  | 'np II';

/** Where the sums of a rate stand. */
export interface Fa3RateFields {
  /** The sum before tax. */
  net: string;
  /** The tax on it; null where there is none. With `W` behind it, the same in PLN (art. 106e ust. 11). */
  tax: string | null;
  /** In percent; null where tax is no percentage of the net sum. */
  percent: number | null;
  /** What of the Polish VAT Act has it there. */
  law: string;
}

const taxedAt = (percent: number, place: number, law: string): Fa3RateFields => ({
  net: `P_13_${place}`,
  tax: `P_14_${place}`,
  percent,
  law,
});
const untaxed = (place: string, law: string): Fa3RateFields => ({
  net: `P_13_${place}`,
  tax: null,
  percent: 0,
  law,
});

/**
 * Sums stand by rate (art. 106e ust. 1 pkt 13 and 14). This product writes 23, 8, 5, 0 KR, oo, np I and np II; the others
 * are known to the check alone.
 *
 * International transport at 0% (art. 83 ust. 1 pkt 23) is neither an export nor a supply of goods within the Union, whose
 * sums have fields of their own: it is `0 KR`. `oo` is the reverse charge between Polish companies; what a buyer elsewhere in
 * the Union accounts for is `np II`, whatever invoices call it.
 */
export const fa3Rates: Readonly<Record<Fa3Rate, Fa3RateFields>> = {
  '23': taxedAt(23, 1, 'art. 41 ust. 1, art. 146ef'),
  '22': taxedAt(22, 1, 'art. 41 ust. 1'),
  '8': taxedAt(8, 2, 'art. 41 ust. 2, art. 146ef'),
  '7': taxedAt(7, 2, 'art. 41 ust. 2'),
  '5': taxedAt(5, 3, 'art. 41 ust. 2a'),
  '4': { ...taxedAt(4, 4, 'art. 114'), percent: null },
  '3': { ...taxedAt(3, 4, 'art. 114'), percent: null },
  '0 KR': untaxed('6_1', 'art. 83'),
  '0 WDT': untaxed('6_2', 'art. 42'),
  '0 EX': untaxed('6_3', 'art. 41 ust. 4-9'),
  zw: untaxed('7', 'art. 43, art. 113, art. 82 ust. 3'),
  oo: untaxed('10', 'art. 145e'),
  'np I': untaxed('8', 'art. 28b'),
  'np II': untaxed('9', 'art. 28b, art. 100 ust. 1 pkt 4'),
};

/** The rates in the order in which the schema has their sums, which is not that of an object with names such as `8`. */
export const fa3RatesInOrder: readonly Fa3Rate[] = [
  '23',
  '22',
  '8',
  '7',
  '5',
  '4',
  '3',
  '0 KR',
  '0 WDT',
  '0 EX',
  'zw',
  'np I',
  'np II',
  'oo',
];

/** Whether a text is a rate of FA(3). */
export function isFa3Rate(text: string): text is Fa3Rate {
  return Object.hasOwn(fa3Rates, text);
}
