import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupedNumber, heldNumber, readField, understoodNumber, writtenNumber } from './numbers';

const held = (text: string, whole = false) => heldNumber(readField(text, 'pl', whole), text);

describe('numbers in forms', () => {
  it('are held as numbers, and as what was typed where they are none or may be two', () => {
    assert.deepEqual(
      ['', '6 840,5', '1.450', '1,450', 'dużo'].map((text) => held(text)),
      [null, 6840.5, 1450, '1,450', 'dużo'],
    );
    assert.equal(held('1,450', true), 1450);
  });

  it('are shown as they were held', () => {
    assert.deepEqual(
      [1450.5, null, '1,450'].map((value) => writtenNumber(value, 'pl')),
      ['1450,5', '', '1,450'],
    );
    // With two decimals at least: none is lost where there are more.
    assert.deepEqual(
      [6.2, 7, 1450, 0.125, 1.23456].map((value) => writtenNumber(value, 'pl', 2)),
      ['6,20', '7,00', '1450,00', '0,1250', '1,23456'],
    );
    assert.equal(writtenNumber(6.2, 'en', 2), '6.20');
  });

  it('are shown in groups while nobody types, and are read as the same', () => {
    const shown = (locale: 'pl' | 'en' | 'no', decimals: number) =>
      [13780.4, 1450, 999, -1234567.891, 0].map((value) => {
        const text = groupedNumber(value, locale, decimals);
        assert.deepEqual(readField(text, locale, false), { kind: 'number', value }, text);
        return text.replaceAll(/\s/g, ' ');
      });
    assert.deepEqual(shown('pl', 2), ['13 780,40', '1 450,00', '999,00', '-1 234 567,8910', '0,00']);
    assert.deepEqual(shown('no', 0), ['13 780,4', '1 450', '999', '-1 234 567,8910', '0']);
    assert.deepEqual(shown('en', 2), ['13,780.40', '1,450.00', '999.00', '-1,234,567.8910', '0.00']);
  });

  it('are told as they were understood', () => {
    const told = [
      understoodNumber(1450, 'EUR', 'pl'),
      understoodNumber(1450, 'EUR', 'en'),
      understoodNumber(0.125, 'EUR/km', 'no'),
      understoodNumber(1450.5, 'kg', 'pl'),
      understoodNumber(1450, undefined, 'pl'),
    ].map((text) => text.replaceAll(/\s/g, ' '));
    assert.deepEqual(told, ['1 450,00 EUR', '1,450.00 EUR', '0,125 EUR/km', '1 450,5 kg', '1 450']);
  });
});
