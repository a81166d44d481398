import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import * as enums from '../src/enums.js';
import * as labels from '../src/labels.js';

interface Contract {
  components: { schemas: Record<string, { enum?: (string | number | null)[]; 'x-labels'?: object }> };
}

const { schemas } = (
  JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')) as Contract
).components;

describe('the names of members for people', () => {
  it('are those of the contract, one for each member in Polish, English and Norwegian', () => {
    const exported = Object.entries<Readonly<Record<string, Readonly<Record<string, string>>>>>(labels);
    assert.ok(exported.length >= 20);
    for (const [name, byLanguage] of exported) {
      const set = name.replace(/Labels$/, '');
      const values = (enums as Record<string, unknown>)[`${set}Values`];
      assert.ok(Array.isArray(values), `${name} is of no set`);
      assert.deepEqual(Object.keys(byLanguage), ['pl', 'en', 'no'], name);
      for (const [language, texts] of Object.entries(byLanguage)) {
        assert.deepEqual(Object.keys(texts).sort(), values.map(String).sort(), `${name} in ${language}`);
        for (const text of Object.values(texts)) assert.match(text, /\S/, `${name} in ${language}`);
      }
    }
  });

  it('leave out no set that the contract has names for', () => {
    for (const [name, schema] of Object.entries(schemas)) {
      if (!schema['x-labels']) continue;
      const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Labels`;
      assert.deepEqual((labels as Record<string, unknown>)[constant], schema['x-labels'], constant);
    }
  });
});
