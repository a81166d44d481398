import { describe, expect, test } from '@jest/globals';
import { dueReminder, faultsOfPapers, paperState } from './carrier-papers.js';

const day = '2027-03-10';

test('a paper counts on its last day, and is about to end for 30 days', () => {
  expect(paperState(null, day)).toBe('valid');
  expect(paperState('2027-04-10', day)).toBe('valid');
  expect(paperState('2027-04-09', day)).toBe('ends_soon');
  expect(paperState(day, day)).toBe('ends_soon');
  expect(paperState('2027-03-09', day)).toBe('expired');
});

describe('a reminder', () => {
  test.each([
    ['2027-04-10', null, null],
    ['2027-04-09', null, 30],
    ['2027-04-09', 30, null],
    // Nobody is told of 30 days when 7 are left.
    ['2027-03-17', null, 7],
    ['2027-03-17', 30, 7],
    ['2027-03-17', 7, null],
    ['2027-03-10', 7, 0],
    // The job did not run on the day itself.
    ['2027-03-08', 7, 0],
    ['2027-03-08', 0, null],
    ['2027-03-02', null, null],
  ])('of a paper until %s that was told of at %s days is that of %s', (until, told, due) => {
    expect(dueReminder(until, day, told)).toBe(due);
  });
});

describe('an order', () => {
  test('is refused for an expired paper, and for one that is demanded and not there', () => {
    const expired = { kind: 'insurance', valid_until: '2027-03-09' };
    expect(faultsOfPapers([expired], day, false)).toEqual([
      { kind: 'insurance', problem: 'expired', valid_until: '2027-03-09' },
    ]);
    expect(faultsOfPapers([expired], day, true).map(({ kind, problem }) => [kind, problem])).toEqual([
      ['insurance', 'expired'],
      ['licence', 'missing'],
    ]);
    expect(faultsOfPapers([], day, false)).toEqual([]);
  });

  test('goes by the paper of a kind that holds longest', () => {
    const papers = [
      { kind: 'insurance', valid_until: '2027-01-01' },
      { kind: 'insurance', valid_until: '2027-12-31' },
      { kind: 'licence', valid_until: '2020-01-01' },
      { kind: 'licence', valid_until: null },
      { kind: 'other', valid_until: '2020-01-01' },
    ];
    expect(faultsOfPapers(papers, day, true)).toEqual([]);
  });
});
