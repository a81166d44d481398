import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decimalsOf, numberInLink, numberText, parseId, typedNumber } from './numbers';

describe('numbers in links', () => {
  const cases: readonly [string, number | null][] = [
    ['12', 12],
    ['6840,5', 6840.5],
    ['6840.5', 6840.5],
    ['6 840,50', 6840.5],
    ['6\u00a0840,50', 6840.5],
    ['6\u202f840,50', 6840.5],
    ['6.840,50', 6840.5],
    ['6,840.50', 6840.5],
    ['1.234.567,89', 1_234_567.89],
    ['6,840', 6.84],
    ['-3', -3],
    ['\u22123', -3],
    ['0', 0],
    ['', null],
    [' ', null],
    ['12 kg', null],
    ['1e5', null],
    [',5', null],
    ['5,', null],
    ['1,2,3', null],
    ['NaN', null],
  ];
  for (const [text, value] of cases)
    it(`"${text}" is ${String(value)}`, () => assert.equal(numberInLink(text), value));

  it('counts decimals', () => {
    assert.deepEqual([1, 1.5, 12.34, 12.345, 0.0000001, 1e21].map(decimalsOf), [0, 1, 2, 3, 20, 0]);
  });

  it('shows a number with the reader’s decimal sign', () => {
    assert.equal(numberText(6840.5, 'pl'), '6840,5');
    assert.equal(numberText(null, 'pl'), '');
  });

  it('does not guess what a person typed', () => {
    assert.deepEqual(
      [typedNumber('1,450', 'en'), typedNumber('1,450', 'pl'), typedNumber('1.450', 'pl')],
      [1450, Number.NaN, 1450],
    );
    assert.deepEqual([typedNumber(' ', 'pl'), typedNumber('dużo', 'pl')], [undefined, Number.NaN]);
    assert.equal(typedNumber('1,450', 'pl', true), 1450);
  });
});

describe('ids in links', () => {
  it('are positive whole numbers that the API can hold', () => {
    assert.equal(parseId('1'), 1);
    assert.equal(parseId('2147483647'), 2_147_483_647);
    for (const text of [
      '0',
      '-1',
      '1.5',
      '2147483648',
      '99999999999',
      'abc',
      '1 OR 1',
      '',
      null,
      undefined,
    ]) {
      assert.equal(parseId(text), null, String(text));
    }
  });
});
