import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { locales } from '../i18n/locale';
import { fromLocalInput } from './dates';
import { readDate, writeDate, type DateRules } from './typed-dates';

const day: DateRules = { withTime: false, today: '2026-11-26' };
const moment: DateRules = { ...day, withTime: true };

/** The date that a text is read as; why there is none, in words. */
function read(text: string, rules: DateRules): string {
  const reading = readDate(text, rules);
  if (reading.kind === 'date') return reading.value;
  if (reading.kind === 'nothing') return 'nothing';
  return reading.lacksTime ? 'lacks the time' : 'unreadable';
}

function reads(rules: DateRules, cases: Readonly<Record<string, string>>): void {
  for (const [text, expected] of Object.entries(cases)) assert.equal(read(text, rules), expected, text);
}

describe('a day as it is typed', () => {
  it('is read with the day first, whatever stands between its parts', () => {
    for (const text of [
      '01.12.2026',
      '1.12.2026',
      '01/12/2026',
      '1/12-2026',
      '1-12-2026',
      '1,12,2026',
      '1. 12. 2026',
      '1 12 2026',
      ' 1.12.26 ',
      '1.12.26.',
      '01122026',
      '011226',
    ])
      assert.equal(read(text, day), '2026-12-01', text);
  });

  it('is read with the year first where that has four digits', () => {
    reads(day, {
      '2026-12-01': '2026-12-01',
      '2026/12/1': '2026-12-01',
      '20261201': '2026-12-01',
      '20122026': '2026-12-20',
    });
  });

  it('has two digits of a year for one of this century', () => {
    reads(day, { '1.12.00': '2000-12-01', '1.12.99': '2099-12-01' });
  });

  it('exists in the calendar', () => {
    reads(day, {
      '29.02.2028': '2028-02-29',
      '29.02.2027': 'unreadable',
      '29.02.2100': 'unreadable',
      '31.11.2026': 'unreadable',
      '0.12.2026': 'unreadable',
      '1.13.2026': 'unreadable',
      '12/25/2026': 'unreadable',
    });
  });

  it('is nothing else', () => {
    reads(day, {
      '': 'nothing',
      '  ': 'nothing',
      '1': 'unreadable',
      '1.': 'unreadable',
      '1.12.2': 'unreadable',
      '1.12.202': 'unreadable',
      '1.12.0026': 'unreadable',
      jutro: 'unreadable',
      '1.12.2026 8:00': 'unreadable',
      '2026-12-01T08:00': 'unreadable',
    });
  });
});

describe('a day without its year', () => {
  it('is the next such day', () => {
    reads(day, { '26.11': '2026-11-26', '25.11': '2027-11-25', '0112': '2026-12-01', '1.12.': '2026-12-01' });
  });

  it('is in the next leap year where it needs one', () => {
    reads(day, { '29.2': '2028-02-29' });
    reads({ ...day, today: '2096-03-01' }, { '29.2': '2104-02-29' });
  });

  it('lies within the bounds where it can', () => {
    reads({ ...day, max: day.today }, { '1.12': '2025-12-01', '26.11': '2026-11-26', '29.2': '2024-02-29' });
    reads({ ...day, min: '2027-06-01' }, { '1.5': '2028-05-01', '1.6': '2027-06-01' });
    reads({ ...day, min: '2024-01-15', max: '2024-12-01' }, { '15.1': '2024-01-15', '1.12': '2024-12-01' });
    reads({ ...day, min: '2026-01-15', max: day.today }, { '1.12': '2026-12-01' });
  });
});

describe('a date with its time as it is typed', () => {
  it('is read to the minute', () => {
    for (const text of [
      '01.12.2026 08:00',
      '1.12.2026 8',
      '1.12.26 8.00',
      '1.12 8:00',
      '1.12, 8:00',
      '01/12/2026, 08:00',
      '1 12 2026 800',
      '01122026 0800',
      '01122026 8:00',
      '0112260800',
      '011220260800',
      '2026-12-01T08:00',
      '2026-12-01 08:00:00',
    ])
      assert.equal(read(text, moment), '2026-12-01T08:00', text);
    reads(moment, { '1.12 10:30': '2026-12-01T10:30', '1.12.2026 23:59': '2026-12-01T23:59' });
  });

  it('is asked for its time', () => {
    reads(moment, { '1.12.2026': 'lacks the time', '01122026': 'lacks the time', '1.12': 'lacks the time' });
  });

  it('has no times that clocks do not show', () => {
    for (const time of ['24:00', '8:60', '80', '8:0', '8 pm', 'rano'])
      assert.equal(read(`1.12.2026 ${time}`, moment), 'unreadable', time);
  });

  it('keeps to the clocks of Warsaw around both changes', () => {
    reads(moment, { '29.03.2026 2:30': '2026-03-29T03:30', '25.10.2026 2:30': '2026-10-25T02:30' });
    assert.equal(fromLocalInput(read('25.10.2026 2:30', moment)), '2026-10-25T00:30:00.000Z');
    assert.equal(fromLocalInput(read('1.12.2026 8:00', moment)), '2026-12-01T07:00:00.000Z');
    assert.equal(fromLocalInput(read('1.7.2026 8:00', moment)), '2026-07-01T06:00:00.000Z');
  });
});

describe('a date as it is written', () => {
  it('follows the language', () => {
    assert.equal(writeDate('2026-12-01', 'pl'), '01.12.2026');
    assert.equal(writeDate('2026-12-01', 'en'), '01/12/2026');
    assert.equal(writeDate('2026-12-01T08:00', 'no'), '01.12.2026 08:00');
    assert.equal(writeDate('2026-12-01T08:00', 'en'), '01/12/2026 08:00');
  });

  it('is read as the same date', () => {
    for (const locale of locales) {
      assert.equal(read(writeDate('2028-02-29', locale), day), '2028-02-29');
      assert.equal(read(writeDate('2026-01-02T00:05', locale), moment), '2026-01-02T00:05');
    }
  });

  it('stays as it was typed while it is no date', () => {
    for (const text of ['', '1.12.2', 'jutro']) assert.equal(writeDate(text, 'pl'), text);
  });
});
