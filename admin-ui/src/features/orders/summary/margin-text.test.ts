import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMargin, writeMargin } from './margin-text';

describe('margins as text', () => {
  for (const [text, margin] of [
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 0 ', 0],
    ['100', 100],
    ['100,0', 100],
  ] as const) {
    it(`reads ${text}`, () => assert.equal(readMargin(text, 'pl'), margin));
  }

  for (const text of ['', '-1', '100,1', '101', '12,55', '1e1', 'abc', '12,', ',5', '0x10', '5,000']) {
    it(`refuses “${text}”`, () => assert.equal(readMargin(text, 'pl'), null));
  }

  it('writes what it reads, in the language', () => {
    assert.equal(writeMargin(12, 'pl-PL'), '12');
    assert.equal(writeMargin(12.5, 'en-GB'), '12.5');
    assert.equal(readMargin(writeMargin(7.3, 'nb-NO'), 'no'), 7.3);
  });
});
