import { describe, expect, test } from '@jest/globals';
import { guessFiling } from './guess-filing.js';

const route = (id: number, changes: object = {}) => ({
  id,
  hasPod: false,
  isUnderWay: true,
  carrierEmail: `carrier${id}@example.com`,
  ...changes,
});
const from1 = 'carrier1@example.com';

describe('what a file from outside probably is', () => {
  test.each([
    ['CMR_1031_podpisany.pdf', '', 'POD'],
    ['skan.pdf', 'List przewozowy 1031', 'POD'],
    ['FV 2026-11-0187.pdf', 'CMR', 'SUBCONTRACTOR_INVOICE'],
    ['Faktura_Pomorska.pdf', '', 'SUBCONTRACTOR_INVOICE'],
    ['IMG_2031.jpg', 'Re: Zlecenie', 'POD'],
    ['packing.xlsx', '', 'OTHER'],
    ['podpis.pdf', '', 'POD'],
    ['Rechnung.pdf', '', 'SUBCONTRACTOR_INVOICE'],
  ])('%s, “%s”: %s', (name, subject, type) => {
    expect(guessFiling(name, subject, from1, [route(1)])).toEqual({ routeId: 1, type });
  });

  test('a picture once the POD is there is something else', () => {
    expect(guessFiling('IMG.jpg', '', from1, [route(1, { hasPod: true })]).type).toBe('OTHER');
  });
});

describe('which route it is probably of', () => {
  test('the one of the carrier who sent it', () => {
    expect(guessFiling('cmr.pdf', '', 'carrier2@example.com', [route(1), route(2)]).routeId).toBe(2);
  });

  test('of several of one carrier, the first without a POD', () => {
    const same = { carrierEmail: from1 };
    expect(guessFiling('cmr.pdf', '', from1, [route(1, { hasPod: true }), route(2, same)]).routeId).toBe(2);
  });

  test('of nobody known, and of no route: the whole order', () => {
    expect(guessFiling('cmr.pdf', '', 'client@example.com', [route(1)])).toEqual({
      routeId: null,
      type: 'OTHER',
    });
    expect(guessFiling('cmr.pdf', '', null, [])).toEqual({ routeId: null, type: 'OTHER' });
  });
});
