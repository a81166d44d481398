import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAsTyped, readNumber, readWholeNumber, writeNumber, type NumberReading } from '../src/numbers.js';

const languages = ['pl', 'no', 'en'] as const;

/** A number, both readings, or no number at all. */
type Expected = number | [number, number] | 'nothing' | 'unreadable';

function short(reading: NumberReading): unknown {
  if (reading.kind === 'number') return reading.value;
  return reading.kind === 'ambiguous' ? reading.readings : reading.kind;
}

/** What is typed, and what it says in Polish and Norwegian, and in English where that differs. */
const table: readonly [string, Expected, Expected?][] = [
  ['', 'nothing'],
  [' \u00a0', 'nothing'],
  ['12', 12],
  ['0', 0],
  ['007', 7],
  ['1450', 1450],
  // Three digits behind one sign.
  ['1,450', [1450, 1.45], 1450],
  ['1.450', 1450, [1450, 1.45]],
  ['-1,450', [-1450, -1.45], -1450],
  ['123,456', [123_456, 123.456], 123_456],
  ['6,000', [6000, 6], 6000],
  // The only possible reading, whatever the language.
  ['1,45', 1.45],
  ['1.45', 1.45],
  ['1,4500', 1.45],
  ['1.4', 1.4],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1234,567', 1234.567],
  ['1234.567', 1234.567],
  ['1 450', 1450],
  ['1\u00a0450', 1450],
  ['1\u202f450', 1450],
  ["1'450", 1450],
  ['1 450,5', 1450.5],
  ['1 450.5', 1450.5],
  ['12 345,678', 12_345.678],
  ['12 345.678', 12_345.678],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234,567', 1234.567],
  ['1,234.567', 1234.567],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1.234.567,89', 1_234_567.89],
  ['1,234,567.89', 1_234_567.89],
  ['\u22125,5', -5.5],
  ['- 5', -5],
  // Nothing that a number is written like.
  ['1,5,5', 'unreadable'],
  ['1.5,5', 'unreadable'],
  ['12,34,567', 'unreadable'],
  ['1 45', 'unreadable'],
  ['1 450 5', 'unreadable'],
  ['1 450,000.5', 'unreadable'],
  ['0 450', 'unreadable'],
  [',5', 'unreadable'],
  ['5,', 'unreadable'],
  ['--5', 'unreadable'],
  ['12 kg', 'unreadable'],
  ['1e5', 'unreadable'],
  ['0x10', 'unreadable'],
  ['NaN', 'unreadable'],
  ['9'.repeat(400), 'unreadable'],
];

describe('numbers that people type', () => {
  for (const [typed, expected, inEnglish = expected] of table) {
    it(`“${typed.slice(0, 20)}”`, () =>
      assert.deepEqual(
        languages.map((language) => short(readNumber(typed, language))),
        [expected, expected, inEnglish],
      ));
  }

  it('are thousands where decimals are not possible', () => {
    assert.deepEqual(
      languages.map((language) => short(readWholeNumber('1,450', language))),
      [1450, 1450, 1450],
    );
    assert.deepEqual(short(readWholeNumber('1,5', 'pl')), 1.5);
  });

  it('are read back as what a field shows', () => {
    for (const value of [0, 0.1, 12, -3.5, 1.45, 1.455, 123.456, 1450, 6840.5, 1_234_567.89]) {
      for (const language of languages)
        assert.deepEqual(readNumber(writeNumber(value, language), language), { kind: 'number', value });
    }
    assert.deepEqual(
      languages.map((language) => writeNumber(6840.5, language)),
      ['6840,5', '6840,5', '6840.5'],
    );
  });
});

describe('a number as it was typed', () => {
  it('is one that differs by spaces and last zeros alone', () => {
    for (const typed of ['6840', '6 840', '6\u00a0840', '6840,00'])
      assert.equal(isAsTyped(typed, 6840, 'pl'), true);
    assert.equal(isAsTyped('6,2', 6.2, 'no'), true);
    assert.equal(isAsTyped('6.20', 6.2, 'en'), true);
  });

  it('is told where a sign was taken for another', () => {
    assert.equal(isAsTyped('1,450', 1450, 'en'), false);
    assert.equal(isAsTyped('6.2', 6.2, 'pl'), false);
  });
});
