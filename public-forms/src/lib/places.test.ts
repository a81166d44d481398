import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryCode, countryName, countryOptions, FALLBACK_COUNTRIES } from './countries';
import { addressIn } from './language';
import { BUILT_IN_RULES, postCodeFits, tidyPostCode } from './post-code';

describe('post codes', () => {
  const cases: readonly [string, string, boolean][] = [
    ['60-166', 'PL', true],
    ['60166', 'PL', false],
    ['6-0166', 'PL', false],
    ['5257', 'NO', true],
    ['52570', 'NO', false],
    ['SW1A 1AA', 'GB', true],
    ['10115', 'DE', true],
    ['371 65', 'SE', true],
    ['', 'DE', false],
    ['<b>', 'DE', false],
  ];
  for (const [code, country, fits] of cases) {
    it(`${code || 'nothing'} ${fits ? 'fits' : 'does not fit'} ${country}`, () => {
      assert.equal(postCodeFits(code, country), fits);
    });
  }

  it('follow the rules of the contract, and survive one that cannot be read', () => {
    const rules = new Map([...BUILT_IN_RULES, ['DE', { pattern: '^\\d{5}$', example: '10115' }]]);
    assert.equal(postCodeFits('1011', 'DE', rules), false);
    rules.set('FR', { pattern: '(', example: '75001' });
    assert.equal(postCodeFits('75001', 'FR', rules), true);
  });

  it('are written as their country does', () => {
    assert.equal(tidyPostCode(' 60166', 'PL'), '60-166');
    assert.equal(tidyPostCode('60 166', 'PL'), '60-166');
    assert.equal(tidyPostCode('PL-60–166', 'PL'), '60-166');
    assert.equal(tidyPostCode('6016', 'PL'), '6016');
    assert.equal(tidyPostCode('NO-5257', 'NO'), '5257');
    assert.equal(tidyPostCode('sw1a  1aa', 'GB'), 'SW1A 1AA');
  });
});

describe('countries', () => {
  it('are named in the reader’s language and sorted by its alphabet', () => {
    assert.equal(countryName('NO', 'pl'), 'Norwegia');
    assert.equal(countryName('no', 'no'), 'Norge');
    assert.equal(countryName('Narnia', 'pl'), 'Narnia');
    const names = countryOptions(FALLBACK_COUNTRIES, 'no').map((option) => option.name);
    assert.ok(names.indexOf('Østerrike') > names.indexOf('Tyskland'));
    assert.equal(new Set(FALLBACK_COUNTRIES).size, FALLBACK_COUNTRIES.length);
  });

  it('are found by code or by name in any of the three languages', () => {
    for (const text of ['PL', 'pl', 'Polska', 'poland', ' Polen '])
      assert.equal(countryCode(text), 'PL', text);
    assert.equal(countryCode('osterrike'), '');
    assert.equal(countryCode('Włochy'), 'IT');
    assert.equal(countryCode('wlochy'), 'IT');
    assert.equal(countryCode('Narnia'), '');
    assert.equal(countryCode(''), '');
  });
});

describe('the same page in another language', () => {
  const cases: readonly [string, string, string][] = [
    ['/order/pl', '?user_id=1', '/order/en?user_id=1'],
    ['/order/pl', '', '/order/en'],
    ['/forms/order.html', '?user_id=1&lang=pl', '/forms/order.html?user_id=1&lang=en'],
    ['/test', '', '/test?lang=en'],
    ['/subcontractor-order-view/no', '?order_id=3', '/subcontractor-order-view/en?order_id=3'],
    [
      '/subcontractor-order-view/42',
      '?order_id=3',
      '/subcontractor-order-view/en?order_id=3&subcontractor_id=42',
    ],
  ];
  for (const [path, search, expected] of cases) {
    it(`${path}${search}`, () => assert.equal(addressIn('en', path, search), expected));
  }
});
