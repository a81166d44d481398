import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as z from 'zod/mini';
import {
  checkForm,
  clientInputSchema,
  companySettingsUpdateSchema,
  type FormFault,
  isInstant,
  publicQuotationInputSchema,
  registrationSchema,
} from '../src/forms.js';

const request = {
  pickup_street: 'Długa 1',
  pickup_city: 'Łódź',
  pickup_post_code: '90-001',
  pickup_country: 'PL',
  pickup_date: '2026-11-20T09:30:00.000Z',
  delivery_street: 'Storgata 1',
  delivery_city: 'Oslo',
  delivery_post_code: '0155',
  delivery_country: 'NO',
  delivery_date: '2026-11-23T09:30:00+01:00',
  pallets_count: 1,
  weight: 0.1,
  cargo_type: 'Palety',
  client_id: 1,
  user_id: 2,
  client_email: 'buyer@client.example',
  payment_days: 30,
};

function faultsOf(schema: z.core.$ZodType, values: unknown): readonly FormFault[] {
  const check = checkForm(schema, values);
  return check.ok ? [] : check.faults;
}

/** The faults of a request with one field changed. */
function faultsWith(changes: Record<string, unknown>): readonly FormFault[] {
  return faultsOf(publicQuotationInputSchema, { ...request, ...changes });
}

describe('a form that is in order', () => {
  it('is handed back without fields that the call does not have', () => {
    const check = checkForm(publicQuotationInputSchema, { ...request, notes: null, surprise: 1 });
    assert.deepEqual(check, { ok: true, value: { ...request, notes: null } });
  });

  it('may leave out what is optional, and clear what can be cleared', () => {
    const client = { name: 'A', address: 'B', post_code: '90-001', country_id: 1 };
    assert.deepEqual(faultsOf(clientInputSchema, client), []);
    assert.deepEqual(faultsOf(clientInputSchema, { ...client, email: '', city: null, phone: null }), []);
    assert.deepEqual(faultsOf(companySettingsUpdateSchema, {}), []);
    assert.deepEqual(
      faultsOf(companySettingsUpdateSchema, { profit_margin: null, payment_terms_days: 0 }),
      [],
    );
  });

  it('was checked without code made from text, which pages forbid', () => {
    assert.equal(z.config().jitless, true);
  });

  it('takes every tenth of a percent and every cent, though floats cannot hold them', () => {
    for (let tenth = 0; tenth <= 1000; tenth += 1) {
      assert.deepEqual(faultsOf(companySettingsUpdateSchema, { profit_margin: tenth / 10 }), []);
    }
    for (const weight of [0.1, 0.29, 1.15, 19.99, 1234567.89]) assert.deepEqual(faultsWith({ weight }), []);
  });
});

describe('a fault', () => {
  const cases: readonly [field: string, value: unknown, fault: Omit<FormFault, 'field'>][] = [
    ['pickup_street', undefined, { code: 'required' }],
    ['pickup_street', null, { code: 'required' }],
    ['pickup_street', '', { code: 'required' }],
    ['pickup_street', '   ', { code: 'required' }],
    ['pickup_street', 'x'.repeat(201), { code: 'too_long', limit: 200 }],
    ['pickup_street', 7, { code: 'not_a_text' }],
    ['pickup_country', 'Polska', { code: 'invalid_format' }],
    ['client_email', 'a@b.co,c@d.co', { code: 'invalid_format' }],
    ['pickup_date', undefined, { code: 'required' }],
    ['pickup_date', '2026-11-20', { code: 'not_a_date' }],
    ['pickup_date', '2026-02-30T09:30:00Z', { code: 'not_a_date' }],
    ['pallets_count', undefined, { code: 'required' }],
    ['pallets_count', NaN, { code: 'not_a_number' }],
    ['pallets_count', '1', { code: 'not_a_number' }],
    ['pallets_count', 0, { code: 'too_small', limit: 1 }],
    ['pallets_count', 1.5, { code: 'not_an_integer' }],
    ['weight', 0.09, { code: 'too_small', limit: 0.1 }],
    ['weight', 1.005, { code: 'too_many_decimals', limit: 2 }],
    ['payment_days', 366, { code: 'too_large', limit: 365 }],
    ['payment_days', -1, { code: 'too_small', limit: 0 }],
  ];
  for (const [field, value, fault] of cases) {
    it(`of ${field} with ${JSON.stringify(value)?.slice(0, 20)} is ${fault.code}`, () => {
      assert.deepEqual(faultsWith({ [field]: value }), [{ field, ...fault }]);
    });
  }

  it('is told of every field at once, once each', () => {
    const faults = faultsOf(publicQuotationInputSchema, {});
    // Whose request it is can be said by a name instead: that takes two fields, and is the rules' affair.
    const optional = ['payment_days', 'client_id'];
    const required = Object.keys(request).filter((field) => !optional.includes(field));
    assert.deepEqual(
      faults.map(({ field, code }) => `${field} ${code}`).sort(),
      required.map((field) => `${field} required`).sort(),
    );
  });

  it('inside of an object has its path', () => {
    const faults = faultsOf(companySettingsUpdateSchema, { company_data: { post_code: 'x'.repeat(13) } });
    assert.deepEqual(faults, [{ field: 'company_data.post_code', code: 'too_long', limit: 12 }]);
  });

  it('of a field that may be empty is the fault of what was entered', () => {
    const client = { name: 'A', address: 'B', post_code: '90-001', country_id: 1 };
    assert.deepEqual(faultsOf(clientInputSchema, { ...client, email: 'nobody' }), [
      { field: 'email', code: 'invalid_format' },
    ]);
  });

  it('of a value outside of a set says so', () => {
    const person = {
      email: 'a@b.example',
      name: 'Al',
      company_name: 'Co',
      email_name: 'al',
      password: 'kq8-zt',
    };
    assert.deepEqual(faultsOf(registrationSchema, { ...person, default_language: 'de' }), [
      { field: 'default_language', code: 'not_in_list' },
    ]);
    assert.deepEqual(faultsOf(registrationSchema, { ...person, email_name: 'A' }), [
      { field: 'email_name', code: 'too_short', limit: 2 },
    ]);
    assert.deepEqual(faultsOf(registrationSchema, { ...person, password: '12345', email_name: 'Al' }), [
      { field: 'email_name', code: 'invalid_format' },
      { field: 'password', code: 'too_short', limit: 6 },
    ]);
  });

  it('of a rule that the form adds has that rule’s word and field', () => {
    const ordered = publicQuotationInputSchema.check(
      z.refine((form) => form.pickup_date <= form.delivery_date, {
        path: ['delivery_date'],
        error: 'before_pickup',
      }),
    );
    assert.deepEqual(faultsOf(ordered, { ...request, delivery_date: '2026-11-19T09:30:00.000Z' }), [
      { field: 'delivery_date', code: 'before_pickup' },
    ]);
  });
});

describe('an instant', () => {
  const instants = [
    '2026-11-20T09:30Z',
    '2026-11-20T09:30:00Z',
    '2024-02-29T23:59:59.999+02:00',
    '0001-01-01T00:00:00Z',
  ];
  const others = [
    '',
    '2026-11-20T09:30:00',
    '2025-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-20T25:00:00Z',
  ];
  for (const text of instants) it(`is ${text}`, () => assert.equal(isInstant(text), true));
  for (const text of others) it(`is not ${JSON.stringify(text)}`, () => assert.equal(isInstant(text), false));
});
