import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as forms from '@frakto/sdk/forms';
import { columnOf, fieldOf, fieldsLacking, firstChoices, planOf, withField } from './choices';
import { importFieldsOf } from './import-kind';

const suggested = firstChoices({
  mapping: [
    { field: 'name', column: 0 },
    { field: 'city', column: 2 },
  ],
});

describe('choices of an import', () => {
  it('start from what the heads suggest', () => {
    assert.equal(fieldOf(suggested, 2), 'city');
    assert.equal(fieldOf(suggested, 1), null);
    assert.equal(columnOf(suggested, 'address'), null);
    assert.equal(suggested.defaultCountryId, 1);
    const withCountry = firstChoices({ mapping: [{ field: 'country', column: 4 }] });
    assert.equal(withCountry.defaultCountryId, null);
  });

  it('give a column one field and a field one column', () => {
    const moved = withField(suggested, 1, 'name');
    assert.deepEqual(planOf(moved).mapping, [
      { field: 'name', column: 1 },
      { field: 'city', column: 2 },
    ]);
    assert.deepEqual(planOf(withField(moved, 2, 'notes')).mapping, [
      { field: 'name', column: 1 },
      { field: 'notes', column: 2 },
    ]);
    assert.deepEqual(planOf(withField(moved, 1, null)).mapping, [{ field: 'city', column: 2 }]);
  });

  it('tell what nothing fills', () => {
    const needed = ['name', 'address', 'country'] as const;
    assert.deepEqual(fieldsLacking(suggested, needed), ['address']);
    assert.deepEqual(fieldsLacking({ ...suggested, defaultCountryId: null }, needed), ['address', 'country']);
  });
});

describe('fields of an import', () => {
  it('are those of the records, by the rules of the API', () => {
    const ofClients = importFieldsOf(forms, 'clients', false);
    assert.deepEqual(ofClients.required, ['name', 'address', 'post_code', 'country']);
    assert.ok(ofClients.all.includes('vat_number') && !ofClients.all.includes('rate_type'));
    assert.deepEqual(importFieldsOf(forms, 'clients', true).required, ['name', 'address', 'post_code']);
    const ofCarriers = importFieldsOf(forms, 'subcontractors', false);
    assert.deepEqual(ofCarriers.required, ['name']);
    assert.ok(ofCarriers.all.includes('rate_type') && !ofCarriers.all.includes('website'));
  });
});
