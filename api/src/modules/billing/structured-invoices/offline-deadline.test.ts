import { describe, expect, test } from '@jest/globals';
import { offlineDeadline } from './offline-deadline.js';

describe('an invoice of offline24 is sent by the next working day', () => {
  test.each([
    ['Monday', '2026-02-02', '2026-02-03'],
    ['Friday', '2026-02-06', '2026-02-09'],
    ['Saturday', '2026-02-07', '2026-02-09'],
    ['Sunday', '2026-02-08', '2026-02-09'],
    ['the last day of February', '2026-02-27', '2026-03-02'],
    ['the 29 of February', '2028-02-29', '2028-03-01'],
    ['before Good Friday, which is no holiday', '2026-04-02', '2026-04-03'],
    ['Good Friday: over Easter Monday', '2026-04-03', '2026-04-07'],
    ['Easter Sunday', '2026-04-05', '2026-04-07'],
    ['Easter Monday', '2026-04-06', '2026-04-07'],
    ['before 1 May, a Friday: 3 May is a Sunday', '2026-04-30', '2026-05-04'],
    ['2 May, no holiday but a Saturday', '2026-05-02', '2026-05-04'],
    ['before Whit Sunday', '2026-05-22', '2026-05-25'],
    ['before Corpus Christi, a Thursday', '2026-06-03', '2026-06-05'],
    ['Corpus Christi', '2026-06-04', '2026-06-05'],
    ['before 15 August, a Saturday', '2026-08-14', '2026-08-17'],
    ['before 1 November, a Sunday', '2026-10-30', '2026-11-02'],
    ['before 11 November, a Wednesday', '2026-11-10', '2026-11-12'],
    ['11 November', '2026-11-11', '2026-11-12'],
    ['before Christmas Eve: three holidays and a Sunday', '2026-12-23', '2026-12-28'],
    ['Christmas Eve', '2026-12-24', '2026-12-28'],
    ['before the New Year, a Friday', '2026-12-31', '2027-01-04'],
    ['before Epiphany, a Wednesday', '2027-01-05', '2027-01-07'],
    ['before Easter of 2027', '2027-03-26', '2027-03-30'],
    ['before 3 May, a Monday', '2027-04-30', '2027-05-04'],
    ['before Corpus Christi of 2027', '2027-05-26', '2027-05-28'],
    ['before 1 November, a Monday', '2027-10-29', '2027-11-02'],
    ['before Christmas Eve of 2027, a Friday', '2027-12-23', '2027-12-27'],
    ['before Epiphany, a Tuesday', '2026-01-05', '2026-01-07'],
  ])('%s: %s → %s', (_, issueDate, deadline) => {
    expect(offlineDeadline({ mode: 'offline24', issueDate })).toBe(deadline);
  });
});

describe('after KSeF was unavailable, by the next working day', () => {
  test.each([
    ['2026-03-10', '2026-03-11'],
    ['2026-03-13', '2026-03-16'],
    ['2026-12-23', '2026-12-28'],
    ['2026-04-30', '2026-05-04'],
  ])('until %s → %s', (until, deadline) => {
    expect(offlineDeadline({ mode: 'unavailable', until })).toBe(deadline);
  });
});

describe('after a failure, within seven working days', () => {
  test.each([
    ['a Saturday (the Ministry’s example)', '2025-07-12', '2025-07-22'],
    ['a Monday', '2026-02-02', '2026-02-11'],
    ['over Easter', '2026-03-31', '2026-04-10'],
    ['over the holidays of May', '2026-04-28', '2026-05-08'],
    ['over Corpus Christi', '2026-06-01', '2026-06-11'],
    ['over 11 November', '2026-11-09', '2026-11-19'],
    ['over Christmas', '2026-12-18', '2026-12-31'],
    ['over Christmas and the New Year', '2026-12-21', '2027-01-04'],
    ['over Epiphany', '2026-12-31', '2027-01-13'],
  ])('that ended on %s: %s → %s', (_, until, deadline) => {
    expect(offlineDeadline({ mode: 'failure', until })).toBe(deadline);
  });
});

describe('a failure that is announced meanwhile', () => {
  const issued = { mode: 'offline24', issueDate: '2025-07-08' } as const;

  test('moves the deadline to seven working days after its end (the Ministry’s example)', () => {
    expect(offlineDeadline(issued, [{ from: '2025-07-09', until: '2025-07-12' }])).toBe('2025-07-22');
  });

  test('after the deadline changes nothing', () => {
    expect(offlineDeadline(issued, [{ from: '2025-07-10', until: '2025-07-12' }])).toBe('2025-07-09');
  });

  test('counts anew with the next one', () => {
    const failures = [
      { from: '2025-07-09', until: '2025-07-12' },
      { from: '2025-07-22', until: '2025-07-23' },
      { from: '2025-08-02', until: '2025-08-03' },
    ];
    expect(offlineDeadline(issued, failures)).toBe('2025-08-01');
  });

  test('leaves the deadline open as long as it lasts', () => {
    expect(offlineDeadline(issued, [{ from: '2025-07-09', until: null }])).toBeNull();
    expect(offlineDeadline({ mode: 'unavailable', until: null })).toBeNull();
    expect(offlineDeadline({ mode: 'failure', until: null })).toBeNull();
  });
});
