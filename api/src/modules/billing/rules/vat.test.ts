import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moneyOf } from '../../../kernel/money/money.js';
import {
  differenceOf,
  findVatTreatment,
  isUnusual,
  taxed,
  totalsOf,
  usualTreatment,
  vatTreatments,
  type InvoiceTotals,
  type TaxedTransport,
} from './vat.js';
import { vatLabel } from './vat-labels.js';

const minor = fc.integer({ min: 0, max: 1_000_000_000 });
const treatment = fc.constantFrom(...vatTreatments('PL'));
const line = fc.tuple(minor, treatment).map(([net, how]) => taxed(moneyOf(net, 'EUR'), how));
const lines = fc.array(line, { maxLength: 12 });
const sumOf = (totals: InvoiceTotals, part: 'net' | 'vat' | 'gross') =>
  totals.byTreatment.reduce((sum, amount) => sum + amount[part].minor, 0);

describe('tax on a net amount', () => {
  it.each([
    [100_00, 23, 23_00],
    [1, 23, 0],
    [2, 25, 1],
    [10_05, 8, 80],
    [333_33, 5, 16_67],
    [999_99, 0, 0],
  ])('of %i at %i%% is %i', (net, rate, vat) => {
    expect(taxed(moneyOf(net, 'PLN'), { rate, vatCase: null }).vat.minor).toBe(vat);
  });
});

describe('sums', () => {
  it('of the rates add up to those of the invoice, and gross is net with tax', () => {
    fc.assert(
      fc.property(lines, (amounts) => {
        const totals = totalsOf(amounts, 'EUR');
        for (const part of ['net', 'vat', 'gross'] as const)
          expect(sumOf(totals, part)).toBe(totals[part].minor);
        expect(totals.gross.minor).toBe(totals.net.minor + totals.vat.minor);
        for (const { net, vat, gross } of totals.byTreatment) expect(gross.minor).toBe(net.minor + vat.minor);
      }),
    );
  });

  it('name each rate once', () => {
    fc.assert(
      fc.property(lines, (amounts) => {
        const names = totalsOf(amounts, 'EUR').byTreatment.map(
          ({ treatment: { rate, vatCase } }) => `${rate} ${vatCase}`,
        );
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it('before a correction with its difference come to those after it', () => {
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const [before, after] = [totalsOf(first, 'EUR'), totalsOf(second, 'EUR')];
        const difference = differenceOf(before, after);
        for (const part of ['net', 'vat', 'gross'] as const) {
          expect(before[part].minor + difference[part].minor).toBe(after[part].minor);
          expect(sumOf(difference, part)).toBe(difference[part].minor);
        }
      }),
    );
  });
});

describe('treatments', () => {
  it('are those of the country', () => {
    expect(findVatTreatment('PL', 0, 'np')).toEqual({ rate: 0, vatCase: 'np' });
    expect(findVatTreatment('PL', 25, null)).toBeNull();
    expect(findVatTreatment('PL', 23, 'oo')).toBeNull();
    expect(findVatTreatment('NO', 0, 'np')).toBeNull();
    expect(findVatTreatment('NO', 25, null)).toEqual({ rate: 25, vatCase: null });
  });

  const at = (buyerCountry: string | null, isBusiness = true, isInternational = true): TaxedTransport => ({
    buyerCountry,
    isBusiness,
    isInternational,
  });
  it.each<['PL' | 'NO', TaxedTransport, number, string | null]>([
    ['PL', at('PL'), 0, null],
    ['PL', at('PL', true, false), 23, null],
    ['PL', at('DE'), 0, 'oo'],
    ['PL', at('DE', false), 23, null],
    ['PL', at('NO'), 0, 'np'],
    ['PL', at(null), 0, null],
    ['NO', at('NO', true, false), 25, null],
    ['NO', at('NO'), 0, null],
    ['NO', at('PL', true, false), 0, null],
    ['PL', { ...at('PL'), isWithinUnion: true }, 23, null],
    ['PL', { ...at('DE'), isWithinUnion: true }, 0, 'oo'],
  ])('usual from %s for %p is %i %s', (country, transport, rate, vatCase) => {
    expect(usualTreatment(country, transport)).toEqual({ rate, vatCase });
  });

  const named = ({ rate, vatCase }: { rate: number; vatCase: string | null }) => vatCase ?? String(rate);
  it.each<['PL' | 'NO', TaxedTransport, string[]]>([
    ['PL', at('PL'), ['0']],
    ['PL', at('PL', true, false), ['23']],
    ['PL', { ...at('PL'), isWithinUnion: true }, ['23', '0']],
    ['PL', at('DE'), ['0', 'oo']],
    ['PL', at('DE', false), ['23']],
    ['PL', at('NO'), ['0', 'np']],
    ['NO', at('NO', true, false), ['25']],
    ['NO', at('NO'), ['0']],
    ['NO', at('PL', true, false), ['25', '0']],
    ['NO', at('PL'), ['0']],
  ])('of %s for %p that are not unusual are %p', (country, transport, expected) => {
    const found = vatTreatments(country).filter((one) => !isUnusual(country, transport, one));
    expect(found.map(named)).toEqual(expected);
  });

  it('have a label and an explanation in each language', () => {
    for (const country of ['PL', 'NO'] as const)
      for (const one of vatTreatments(country))
        for (const language of ['pl', 'en', 'no'] as const) {
          const { label, explanation } = vatLabel(country, one, language);
          expect(label).toContain(one.vatCase ?? String(one.rate));
          expect(explanation.length).toBeGreaterThan(20);
        }
  });
});
