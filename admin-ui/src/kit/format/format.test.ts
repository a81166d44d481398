import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayOf } from './dates';
import { formatOf } from './format';

/** Blanks that do not break differ between engines; to a reader they are the same. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it('writes amounts as each language does, with a real minus', () => {
    assert.equal(plain(formatOf('pl').amount(13349.69)), '13 349,69');
    assert.equal(plain(formatOf('no').amount(13349.69)), '13 349,69');
    assert.equal(formatOf('en').amount(13349.69), '13,349.69');
    assert.equal(formatOf('pl').amount(-95.2), '\u221295,20');
  });

  it('writes rates of exchange with four decimals', () => {
    assert.equal(formatOf('pl').rate('4.25440'), '4,2544');
    assert.equal(formatOf('en').rate(4.2), '4.2000');
  });

  it('groups thousands from four digits on', () => {
    assert.equal(plain(formatOf('pl').weight(6840.5)), '6 840,5 kg');
  });

  it('writes a range with what both ends share once', () => {
    const year = dayOf(new Date()).slice(0, 4);
    const range = (language: 'pl' | 'en' | 'no', from: string, to: string) =>
      plain(formatOf(language).shortRange(`${from}T12:00:00Z`, `${to}T12:00:00Z`));
    assert.equal(range('pl', `${year}-12-01`, `${year}-12-07`), '1 – 7 gru');
    assert.match(range('en', `${year}-11-30`, `${year}-12-03`), /^30 Nov – 3 Dec$/);
    assert.equal(range('pl', `${year}-12-07`, `${year}-12-01`), '7 gru – 1 gru');
    assert.match(
      range('no', `${year}-12-30`, `${Number(year) + 1}-01-02`),
      new RegExp(`${year}.*${Number(year) + 1}$`),
    );
  });

  it('puts times into Warsaw', () => {
    assert.equal(formatOf('pl').time('2026-11-20T08:21:00Z'), '09:21');
    assert.equal(formatOf('no').time('2026-11-20T08:21:00Z'), '09:21');
    assert.match(plain(formatOf('no').dateTime('2026-11-20T08:21:00Z')), /^20\. nov\..* kl\. 09:21$/);
    assert.equal(plain(formatOf('no').fullDateTime('2026-11-20T08:21:00Z')), '20. november 2026 kl. 09:21');
    assert.equal(formatOf('en').time('2026-11-20T08:21:00Z'), '09:21');
  });

  it('tells what other clocks show, with the day only where it is another one', () => {
    const at = (language: 'pl' | 'en', instant: string, zone: string) =>
      plain(formatOf(language).timeAt(instant, zone) ?? '–');
    assert.equal(at('pl', '2026-11-30T07:00:00Z', 'Europe/London'), '07:00');
    assert.equal(at('en', '2026-11-30T07:00:00Z', 'Europe/Vilnius'), '09:00');
    assert.match(at('pl', '2026-11-29T23:30:00Z', 'Europe/London'), /^29 lis, 23:30$/);
    assert.equal(at('pl', '2026-11-30T07:00:00Z', 'Europe/Oslo'), '–');
  });

  it('names languages', () => {
    assert.equal(formatOf('pl').language('no'), 'norweski');
    assert.equal(formatOf('no').language('de'), 'tysk');
    assert.equal(formatOf('en').language('it'), 'Italian');
  });

  it('names the day in the reader’s language', () => {
    const thisYear = Number(dayOf(new Date()).slice(0, 4));
    assert.match(plain(formatOf('pl').day(`${thisYear - 1}-11-18T12:00:00Z`)), /18 listopada \d{4}/);
    assert.match(plain(formatOf('no').shortDate(`${thisYear}-11-18T12:00:00Z`)), /^18\. nov/);
  });

  it('begins a day with its hour by the day, so that the hour can stand apart', () => {
    const thisYear = Number(dayOf(new Date()).slice(0, 4));
    for (const language of ['pl', 'en', 'no'] as const)
      for (const year of [thisYear, thisYear - 1]) {
        const { dateTime, shortDate } = formatOf(language);
        const at = `${year}-11-18T12:00:00Z`;
        assert.ok(dateTime(at).startsWith(shortDate(at)), `${dateTime(at)} begins with ${shortDate(at)}`);
      }
  });

  it('breaks no date and no hour at the end of a line, only between them', () => {
    const lines = (text: string) => text.split(' ').map(plain);
    const at = '2020-12-28T14:00:00Z';
    assert.deepEqual(lines(formatOf('en').shortDate(at)), ['28 Dec 2020']);
    assert.deepEqual(lines(formatOf('pl').dateTime(at)), ['28 gru 2020,', '15:00']);
    assert.deepEqual(lines(formatOf('no').dateTime(at)), ['28. des. 2020', 'kl. 15:00']);
    assert.deepEqual(lines(formatOf('no').fullDateTime(at)), ['28. desember 2020', 'kl. 15:00']);
    assert.deepEqual(lines(formatOf('pl').shortRange(at, '2021-01-03T14:00:00Z')), [
      '28 gru 2020 –',
      '3 sty 2021',
    ]);
  });

  it('counts the year by Warsaw’s midnight', () => {
    const thisYear = Number(dayOf(new Date()).slice(0, 4));
    const shortDate = (instant: string) => plain(formatOf('en').shortDate(instant));
    assert.equal(shortDate(`${thisYear}-12-31T22:59:59Z`), '31 Dec');
    assert.equal(shortDate(`${thisYear}-12-31T23:00:00Z`), `1 Jan ${thisYear + 1}`);
    assert.equal(shortDate(`${thisYear - 1}-12-31T23:00:00Z`), '1 Jan');
    assert.equal(shortDate(`${thisYear - 1}-12-31T22:59:59Z`), `31 Dec ${thisYear - 1}`);
  });
});
