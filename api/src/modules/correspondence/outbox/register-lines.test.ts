import { expect, test } from '@jest/globals';
import type { Sender } from '../../identity/companies/company.service.js';
import { registerLines } from './register-lines.js';

const sender = (changes: Partial<Sender>): Sender => ({
  company_name: 'Bałtyk Spedycja',
  email_name: 'baltyk',
  phone: null,
  email: null,
  website: null,
  company_data: null,
  invoice_country: null,
  ...changes,
});

test('a Polish company says its full name, its seat and its numbers', () => {
  const company_data = {
    company_name: 'Bałtyk Spedycja sp. z o.o.',
    address: 'ul. Portowa 3',
    post_code: '81-350',
    city: 'Gdynia',
    nip: '5260001246',
    regon: '000331501',
    krs: '0000123456',
    register_court: 'Sąd Rejonowy Gdańsk-Północ w Gdańsku, VIII Wydział Gospodarczy KRS',
    share_capital: '50 000,00 PLN',
    organization_number: '974760673',
  };
  expect(registerLines(sender({ company_data, invoice_country: 'PL' }))).toEqual([
    'Bałtyk Spedycja sp. z o.o., ul. Portowa 3, 81-350 Gdynia',
    'NIP 5260001246 · REGON 000331501',
    'KRS 0000123456, Sąd Rejonowy Gdańsk-Północ w Gdańsku, VIII Wydział Gospodarczy KRS, kapitał zakładowy 50 000,00 PLN',
  ]);
});

test('a Norwegian one its own, under the names of its registers', () => {
  const company_data = {
    company_name: 'Fjord Frakt AS',
    city: 'Oslo',
    organization_number: '974760673',
    vat_number: 'NO974760673MVA',
    nip: '1',
  };
  expect(registerLines(sender({ company_data, invoice_country: 'NO' }))).toEqual([
    'Fjord Frakt AS, Oslo',
    'Org.nr. 974760673MVA, Foretaksregisteret',
  ]);
});

test('one that has entered nothing says nothing', () => {
  expect(registerLines(sender({}))).toEqual([]);
  expect(registerLines(sender({ company_data: { nip: ' ' }, invoice_country: 'PL' }))).toEqual([]);
});
