import { expect, test } from '@jest/globals';
import type { Sender } from '../companies/company.service.js';
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
    organization_number: '974760673',
  };
  expect(registerLines(sender({ company_data, invoice_country: 'PL' }))).toEqual([
    'Bałtyk Spedycja sp. z o.o., ul. Portowa 3, 81-350 Gdynia',
    'NIP 5260001246 · REGON 000331501',
  ]);
});

test('a Norwegian one its own, under the names of its registers', () => {
  const company_data = {
    company_name: 'Bałtyk Spedycja',
    city: 'Oslo',
    organization_number: '974760673',
    vat_number: 'NO974760673MVA',
    nip: '1',
  };
  expect(registerLines(sender({ company_data, invoice_country: 'NO' }))).toEqual([
    'Oslo',
    'Org.nr. 974760673 · MVA-nr. NO974760673MVA',
  ]);
});

test('one that has entered nothing says nothing', () => {
  expect(registerLines(sender({}))).toEqual([]);
  expect(registerLines(sender({ company_data: { nip: ' ' }, invoice_country: 'PL' }))).toEqual([]);
});
