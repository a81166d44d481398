import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shortName } from './short-name';

describe('the short name of a company', () => {
  const names: Record<string, string> = {
    'Elektromontaż Sp. z o.o.': 'Elektromontaż',
    'Transport Kowalski sp. z o.o. sp. k.': 'Transport Kowalski',
    'Chłodnie Mazury S.A.': 'Chłodnie Mazury',
    'Oslofjord Bygg AS': 'Oslofjord Bygg',
    'Berliner Küchenwerk GmbH': 'Berliner Küchenwerk',
    'Yorkshire Joinery Ltd': 'Yorkshire Joinery',
    'Baltic Carriers UAB': 'Baltic Carriers',
    'Mazur-Trans': 'Mazur-Trans',
    Las: 'Las',
    AS: 'AS',
    'zakupy@elektromontaz.example': 'zakupy@elektromontaz.example',
  };
  for (const [name, short] of Object.entries(names))
    it(`of ${name} is ${short}`, () => assert.equal(shortName(name), short));
});
