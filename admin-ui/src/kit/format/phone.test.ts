import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { phoneLink, phoneText } from './phone';

describe('phone numbers', () => {
  const cases: [kept: string, shown: string][] = [
    ['+48600100200', '+48 600 100 200'],
    ['+48587201031', '+48 58 720 10 31'],
    ['+4722551031', '+47 22 55 10 31'],
    ['+4791234567', '+47 912 34 567'],
    ['+49308841031', '+49 308 841 031'],
    ['+441134961031', '+44 113 496 10 31'],
    ['+37052345678', '+370 523 456 78'],
    ['+33142685300', '+33 1 42 68 53 00'],
    ['+12025550123', '+1 202 555 01 23'],
  ];
  for (const [kept, shown] of cases) {
    it(`shows ${kept} as ${shown}`, () => assert.equal(phoneText(kept), shown));
  }

  it('leaves alone what was not understood', () => {
    for (const typed of ['600 100 200', '58 620 00 00 wew. 12', '', '+48 600']) {
      assert.equal(phoneText(typed), typed);
    }
  });

  it('loses no digit', () => {
    for (const [kept] of cases) assert.equal(phoneText(kept).replaceAll(' ', ''), kept);
  });

  it('links to what can be dialled', () => {
    assert.equal(phoneLink('+48 600-100-200'), 'tel:+48600100200');
  });
});
