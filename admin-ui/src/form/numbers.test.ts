import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseNumber, writtenNumber } from './numbers';

const locales = ['pl', 'en', 'no'] as const;

describe('numbers that people type', () => {
  const cases: [typed: string, value: number | string | null][] = [
    ['12', 12],
    ['6 840,5', 6840.5],
    ['6840.5', 6840.5],
    ['6.840', 6840],
    ['4,755', 4.755],
    ['12 345,678', 12345.678],
    ['1.234.567,89', 1234567.89],
    ['1,234,567.89', 1234567.89],
    ['0,1', 0.1],
    ['0,125', 0.125],
    ['\u22125', -5],
    ['', null],
    ['  ', null],
    ['1,5,5', '1,5,5'],
    ['dużo', 'dużo'],
    ['Infinity', 'Infinity'],
  ];
  for (const [typed, value] of cases) {
    it(`reads “${typed}” as ${JSON.stringify(value)}`, () => assert.equal(parseNumber(typed, 'pl'), value));
  }

  it('takes the sign of the language for that of decimals, and the other one for that of thousands', () => {
    assert.deepEqual(
      locales.map((locale) => [parseNumber('4,755', locale), parseNumber('4.755', locale)]),
      [
        [4.755, 4755],
        [4755, 4.755],
        [4.755, 4755],
      ],
    );
  });

  it('shows a number so that it is read back as the same', () => {
    for (const value of [0.1, 12, 6840.5, 1234567.89]) {
      for (const locale of locales) assert.equal(parseNumber(writtenNumber(value, locale), locale), value);
    }
  });
});
