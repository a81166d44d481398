import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type * as z from 'zod/mini';
import * as forms from '../src/forms.js';
import { checkFields, type FieldRules, type FormFault } from '../src/rules.js';
import * as generated from '../src/generated/rules.js';

/** What people and programs may put into any field, and what lies at its limits. */
function valuesFor(rules: FieldRules, field: string): unknown[] {
  const {
    minLength = 0,
    maxLength = 300,
    minimum = 0,
    maximum = 1000,
    enum: members = [],
  } = rules[field] ?? {};
  const lengths = [minLength - 1, minLength, maxLength, maxLength + 1].filter((length) => length >= 0);
  return [
    ...[undefined, null, '', ' ', '\n', 'a', 'PL', 'pl', '00-000', 'a\u0000b', 'ab\u0007', 'Łódź 1', ' x '],
    ...['a@b.example', 'a@b.co,c@d.co', 'kq8-zt', 'a.b_9', 'pl', 'EUR', 'accept', 'price', 'elsewhere'],
    ...['2026-11-20T09:30:00.000Z', '2026-11-20', '2026-02-30T09:30:00Z', '2026-11-20T09:30:00+01:00', '12'],
    ...lengths.map((length) => 'x'.repeat(length)),
    ...[
      Number.NaN,
      Infinity,
      -Infinity,
      -1,
      -0.01,
      0,
      0.1,
      0.29,
      1,
      1.005,
      1.15,
      1.5,
      19.99,
      1234567.89,
      1e9,
    ],
    ...[minimum, minimum - 1, minimum - 0.01, maximum, maximum + 1, maximum - 0.01],
    ...members,
    ...[true, false, [], ['a'], {}, { a: 1 }, new Date(0)],
  ];
}

const schemas = forms as unknown as Readonly<Record<string, z.ZodMiniType>>;

/** The faults of fields that are in a table, in its order. */
function faultsOf(schema: z.ZodMiniType, rules: FieldRules, values: object): readonly FormFault[] {
  const check = forms.checkForm(schema, values);
  const faults = check.ok ? [] : check.faults;
  return Object.keys(rules).flatMap((field) => faults.filter((fault) => fault.field === field));
}

describe('the tables of limits', () => {
  const tables = Object.entries<FieldRules>(generated);

  it('are there for what strangers send', () => {
    const names = tables.map(([name]) => name);
    for (const name of [
      'publicQuotationInputRules',
      'publicOfferInputRules',
      'subcontractorResponseInputRules',
    ])
      assert.ok(names.includes(name), name);
  });

  for (const [name, rules] of tables) {
    it(`find what the schema finds: ${name}`, () => {
      const schema = schemas[name.replace(/Rules$/, 'Schema')];
      assert.ok(schema);
      assert.deepEqual(checkFields(rules, {}), faultsOf(schema, rules, {}));
      for (const field of Object.keys(rules)) {
        for (const value of valuesFor(rules, field)) {
          const values = { [field]: value };
          const told = `${field}: ${typeof value} ${String(value).slice(0, 40)}`;
          assert.deepEqual(checkFields(rules, values), faultsOf(schema, rules, values), told);
        }
      }
    });
  }
});
