import { describe, expect, test } from '@jest/globals';
import { doubtsAbout, type CompanyNumbers } from './company-numbers.js';
import { phoneNumber } from './phone-number.js';

const codes = (numbers: CompanyNumbers, country: string | null) =>
  doubtsAbout(numbers, country).map(({ code }) => code);

describe('numbers that nothing stands against', () => {
  test.each<[string, CompanyNumbers]>([
    ['PL', { vat_number: '526-000-12-46', business_registration_number: '000002217', phone: '600 100 200' }],
    ['PL', { vat_number: 'PL 5260001246', bank_account: '61 1090 1014 0000 0712 1981 2874' }],
    ['PL', { bank_account: 'PL61109010140000071219812874', iban: 'PL61 1090 1014 0000 0712 1981 2874' }],
    ['NO', { vat_number: 'NO 974 760 673 MVA', business_registration_number: '974 760 673' }],
    ['NO', { vat_number: '974760673', bank_account: '8601 11 17947', phone: '22 34 50 00' }],
    ['DE', { vat_number: 'DE 136695976', bank_account: 'DE89370400440532013000' }],
    ['VA', { vat_number: 'no rule is known', bank_account: '0159-26-007654' }],
    ['PL', { bic: 'BPKO PL PW' }],
    ['NO', { bic: 'dnbanokkxxx' }],
    ['PL', {}],
    ['PL', { vat_number: ' ', phone: null }],
    ['PL', { phone: '+47 22 34 50 00' }],
  ])('%s %j', (country, numbers) => {
    expect(codes(numbers, country)).toEqual([]);
  });

  test('without a country only what means the same everywhere is judged', () => {
    expect(codes({ vat_number: '1', business_registration_number: '2', bank_account: '3' }, null)).toEqual(
      [],
    );
    expect(codes({ phone: '600 100 200', iban: 'PL00' }, null)).toEqual(['doubtful_iban', 'doubtful_phone']);
  });
});

describe('numbers with a fault', () => {
  test.each<[string, CompanyNumbers, string[]]>([
    ['PL', { vat_number: '526-000-12-47' }, ['doubtful_nip']],
    ['PL', { business_registration_number: '123456789' }, ['doubtful_regon']],
    ['PL', { bank_account: '61 1090 1014 0000 0712 1981 2875' }, ['doubtful_bank_account']],
    ['PL', { phone: '12' }, ['doubtful_phone']],
    ['PL', { bic: 'BPKOPLP' }, ['doubtful_bic']],
    ['NO', { bic: 'DNBAXXKK1' }, ['doubtful_bic']],
    ['NO', { vat_number: '974760674MVA' }, ['doubtful_mva']],
    ['NO', { business_registration_number: '974760674' }, ['doubtful_organisation_number']],
    ['NO', { bank_account: '8601 11 17948' }, ['doubtful_bank_account']],
    [
      'DE',
      { vat_number: 'DE136695977', bank_account: 'DE88370400440532013000' },
      ['doubtful_vat_number', 'doubtful_bank_account'],
    ],
    ['PL', { vat_number: '1', phone: '2', iban: '3' }, ['doubtful_nip', 'doubtful_iban', 'doubtful_phone']],
  ])('%s %j', (country, numbers, expected) => {
    expect(codes(numbers, country)).toEqual(expected);
  });
});

test.each([
  ['600 100 200', 'PL', '+48600100200'],
  ['(22) 345 67 89', 'PL', '+48223456789'],
  ['0047 22345000', 'PL', '+4722345000'],
  ['+44 20 7946 0958', null, '+442079460958'],
  ['22 34 50 00', 'NO', '+4722345000'],
  ['22 345 67 89 wew. 12', 'PL', null],
  ['600 100 200', null, null],
  ['call me', 'PL', null],
  ['', 'PL', null],
])('%s in %s is dialled as %s', (typed, country, expected) => {
  expect(phoneNumber(typed, country)).toBe(expected);
});
