import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dimensionsText, readFacts, temperatureText } from './facts';
import { fromObject } from './transport';

const facts = (record: object) => readFacts(fromObject(record));

describe('what is known of a load', () => {
  it('is read from the answer, and empty where nothing is said', () => {
    const read = facts({
      ldm: 6.4,
      body_type: 'reefer',
      temperature_min: -22.5,
      adr_un: '1263',
      incoterm: null,
    });
    assert.equal(read.ldm, 6.4);
    assert.equal(read.body, 'reefer');
    assert.equal(read.coldest, -22.5);
    assert.equal(read.un, '1263');
    assert.equal(read.incoterm, '');
    assert.deepEqual(facts({}).sides, [null, null, null]);
  });

  it('writes dimensions, and by their names where not all are known', () => {
    const text = (record: object) => dimensionsText(facts(record), ['L', 'W', 'H'], 'en');
    assert.equal(text({ length_cm: 1240, width_cm: 245, height_cm: 180 }), '1,240 × 245 × 180 cm');
    assert.equal(text({ length_cm: 1240, height_cm: 180 }), 'L 1,240 cm, H 180 cm');
    assert.equal(text({}), '');
  });

  it('writes temperatures as a span, a limit or a single one', () => {
    const text = (coldest: number | null, warmest: number | null) =>
      temperatureText(facts({ temperature_min: coldest, temperature_max: warmest }), 'pl');
    assert.equal(text(2.5, 8), '+2,5 … +8 °C');
    assert.equal(text(null, -18), '≤ -18 °C');
    assert.equal(text(0, null), '≥ 0 °C');
    assert.equal(text(-18, -18), '-18 °C');
    assert.equal(text(null, null), '');
  });
});
