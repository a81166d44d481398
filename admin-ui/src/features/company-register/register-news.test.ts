import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { registerNews } from './register-news';

describe('what a register says that a form does not', () => {
  const company = {
    name: 'AGROMIX SP. Z O.O.',
    address: 'ul. Płaska 28',
    post_code: '87-100',
    city: 'Toruń',
    vat_number: '8790012345',
    website: null,
    country_id: 1,
  };
  const fields = ['name', 'address', 'post_code', 'city', 'vat_number', 'website'];

  it('fills what is empty, and asks about what was typed otherwise', () => {
    const typed = { name: 'Agromix', address: '', post_code: ' ', city: 'Toruń', vat_number: '' };
    assert.deepEqual(registerNews(company, typed, fields), {
      empty: { address: 'ul. Płaska 28', post_code: '87-100', vat_number: '8790012345' },
      others: { name: 'AGROMIX SP. Z O.O.' },
    });
  });

  it('takes other capitals, blanks and dashes for the same', () => {
    const typed = {
      name: 'Agromix sp. z o.o.',
      address: 'UL. PŁASKA 28',
      post_code: '87100',
      city: 'toruń',
      vat_number: '879-00-12-345',
    };
    assert.deepEqual(registerNews(company, typed, fields), { empty: {}, others: {} });
  });

  it('leaves alone what the form does not have', () => {
    assert.deepEqual(registerNews(company, {}, ['city']), { empty: { city: 'Toruń' }, others: {} });
  });
});
