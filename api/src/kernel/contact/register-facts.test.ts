import { describe, expect, test } from '@jest/globals';
import { isKrsNumber, registerFacts } from './register-facts.js';

const polish = {
  company_name: 'Bałtyk Spedycja sp. z o.o.',
  nip: '526-000-12-46',
  regon: '000331501',
  krs: '0000123456',
  register_court: 'Sąd Rejonowy Gdańsk-Północ w Gdańsku, VIII Wydział Gospodarczy KRS',
  share_capital: '50 000,00 PLN',
  organization_number: '974760673',
};

describe('what registers say of a company', () => {
  test('in Poland: numbers, the court of its register, its capital', () => {
    expect(registerFacts('PL', polish)).toEqual([
      { label: 'NIP', value: '526-000-12-46' },
      { label: 'REGON', value: '000331501' },
      { label: 'KRS', value: `0000123456, ${polish.register_court}` },
      { label: 'Kapitał zakładowy', value: '50 000,00 PLN' },
    ]);
    expect(registerFacts('PL', { nip: '526-000-12-46' }, true)).toEqual([
      { label: 'NIP', value: 'PL5260001246' },
    ]);
  });

  test.each([
    ['Fjord Frakt AS', 'NO 974760673 MVA', '974760673 MVA, Foretaksregisteret'],
    ['Fjord Frakt ASA', null, '974760673, Foretaksregisteret'],
    ['Baltic Freight NUF', null, '974760673, Foretaksregisteret'],
    ['Ola Nordmann', '974760673 MVA', '974760673 MVA'],
    // A word that begins like a kind of company is none.
    ['Frakt Asker', null, '974760673'],
  ])('in Norway: %s', (company_name, vat_number, value) => {
    const company = { company_name, vat_number, organization_number: '974760673', nip: '1' };
    expect(registerFacts('NO', company)).toEqual([{ label: 'Org.nr.', value }]);
  });

  test('nothing where nothing was entered', () => {
    expect(registerFacts('PL', { nip: ' ', krs: '' })).toEqual([]);
    expect(registerFacts('NO', { company_name: 'Fjord Frakt AS' })).toEqual([]);
    expect(registerFacts(null, {})).toEqual([]);
  });

  test('a number of the KRS has ten digits', () => {
    expect(isKrsNumber('0000123456')).toBe(true);
    for (const wrong of ['123456', '00001234567', '0000 12345', 'KRS0000123', '００００１２３４５６'])
      expect(isKrsNumber(wrong)).toBe(false);
  });
});
