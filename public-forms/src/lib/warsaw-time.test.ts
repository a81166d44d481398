import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fieldToIso, instantToWall, parseMoment, wallToInstant } from './warsaw-time';

const iso = (wall: string): string | null => wallToInstant(wall)?.toISOString() ?? null;

describe('wall time in Warsaw', () => {
  const cases: readonly [string, string][] = [
    ['2026-11-25T08:00', '2026-11-25T07:00:00.000Z'],
    ['2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
    ['2026-01-01T00:30', '2025-12-31T23:30:00.000Z'],
    ['2028-02-29T12:00', '2028-02-29T11:00:00.000Z'],
    ['2026-11-25', '2026-11-24T23:00:00.000Z'],
  ];
  for (const [wall, instant] of cases) it(`${wall} is ${instant}`, () => assert.equal(iso(wall), instant));

  it('changes its offset at the very minute', () => {
    assert.equal(iso('2026-03-29T01:59'), '2026-03-29T00:59:00.000Z');
    assert.equal(iso('2026-03-29T03:00'), '2026-03-29T01:00:00.000Z');
    assert.equal(iso('2026-10-25T01:59'), '2026-10-24T23:59:00.000Z');
    assert.equal(iso('2026-10-25T03:00'), '2026-10-25T02:00:00.000Z');
  });

  it('moves an hour that spring skips forward, as a clock would', () => {
    assert.equal(iso('2026-03-29T02:30'), '2026-03-29T01:30:00.000Z');
    assert.equal(instantToWall(new Date('2026-03-29T01:30:00Z')), '2026-03-29T03:30');
  });

  it('takes the first of two equal hours in autumn', () => {
    assert.equal(iso('2026-10-25T02:30'), '2026-10-25T00:30:00.000Z');
  });

  it('refuses what is no date', () => {
    for (const text of [
      '',
      'jutro',
      '2026-02-30T10:00',
      '2026-13-01T10:00',
      '2026-11-25T24:10',
      '25.11.2026',
      '26-1-1',
    ]) {
      assert.equal(iso(text), null, text);
    }
  });

  it('comes back as it went, every hour of a year but the one that does not exist', () => {
    const start = Date.UTC(2026, 0, 1);
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const instant = new Date(start + hour * 3_600_000);
      const again = wallToInstant(instantToWall(instant));
      const repeated = instant.toISOString() === '2026-10-25T01:00:00.000Z';
      const expected = repeated ? '2026-10-25T00:00:00.000Z' : instant.toISOString();
      assert.equal(again?.toISOString(), expected);
    }
  });
});

describe('dates in links', () => {
  const cases: readonly [string, string | null][] = [
    ['2026-11-25T07:00:00.000Z', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25T08:00:00+01:00', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25T08:00:00 01:00', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25T08:00+0100', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25 08:00', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25T08:00:30', '2026-11-25T07:00:30.000Z'],
    ['2026-02-30T08:00:00Z', null],
    ['undefined', null],
    ['', null],
  ];
  for (const [text, instant] of cases) {
    it(`"${text}" is ${instant ?? 'nothing'}`, () =>
      assert.equal(parseMoment(text)?.toISOString() ?? null, instant));
  }
});

describe('what a date field sends', () => {
  it('sends an untouched instant back to the second', () => {
    const original = new Date('2026-11-25T07:00:41.000Z');
    assert.equal(fieldToIso(instantToWall(original), original), '2026-11-25T07:00:41.000Z');
  });

  it('keeps the second of two equal autumn hours', () => {
    const original = new Date('2026-10-25T01:30:00.000Z');
    assert.equal(fieldToIso('2026-10-25T02:30', original), original.toISOString());
    assert.equal(fieldToIso('2026-10-25T02:31', original), '2026-10-25T00:31:00.000Z');
  });

  it('is read as it was typed', () => {
    const read = (text: string) => fieldToIso(text, null);
    for (const text of [
      '1.12.2026 9',
      '01.12.2026, 09:00',
      '1/12/26 0900',
      '1 12 2026 9.00',
      '2026-12-01T09:00',
    ])
      assert.equal(read(text), '2026-12-01T08:00:00.000Z', text);
    for (const text of [
      '1.12.2026',
      '2026-12-01',
      '1.12 9:00',
      '31.2.2026 9:00',
      '1.13.2026 9:00',
      '1.12.2026 24:00',
      'jutro',
    ])
      assert.equal(read(text), null, text);
  });

  it('is nothing where it is a stretch of hours, or the year stands first', () => {
    for (const text of ['1.12.2026 8-16', '1.12.2026 10/12', '26-12-01 09:00', '1.12-2026 9:00', '1.12.2026'])
      assert.equal(fieldToIso(text, null), null, text);
    assert.equal(fieldToIso('1.12.2026 9.30', null), '2026-12-01T08:30:00.000Z');
    assert.equal(fieldToIso('1. 12. 2026, 9:30', null), '2026-12-01T08:30:00.000Z');
  });

  it('is null while the field is empty', () => assert.equal(fieldToIso('', new Date()), null));
});
