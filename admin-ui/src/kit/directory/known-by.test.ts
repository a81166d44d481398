import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { knownBy } from './known-by';

const companies = [
  { name: 'Żuraw Sp. z o.o.', email: 'Biuro@Zuraw.example', city: 'Łódź' },
  { name: 'Fjord Møbler AS', email: null, city: 'Bergen' },
];

describe('a company that is there already', () => {
  it('is known by its name, however it is written', () => {
    assert.equal(knownBy('name', '  żuraw  SP. z o.o. ', companies), companies[0]);
    assert.equal(knownBy('name', 'Zuraw Sp. z o.o.', companies), companies[0]);
  });

  it('is known by its address', () => {
    assert.equal(knownBy('email', 'biuro@zuraw.example', companies), companies[0]);
  });

  it('is not one that has it within', () => {
    assert.equal(knownBy('name', 'Fjord', companies), undefined);
    assert.equal(knownBy('email', 'zuraw.example', companies), undefined);
  });
});
