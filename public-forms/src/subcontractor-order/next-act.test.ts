import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LinkView } from '../api/public-api';
import { actNow } from './next-act';

const vehicle = { truck_plates: 'GD 1', trailer_plates: null, driver_name: 'Jan', driver_phone: null };
const sent = (document_type: 'POD' | 'SUBCONTRACTOR_INVOICE') => ({
  name: 'a.pdf',
  document_type,
  sent_at: '2026-12-01T08:00:00.000Z',
  state: 'waiting' as const,
});
const accepted: Partial<LinkView> = {
  vehicle: null,
  takes_vehicle: true,
  takes_documents: true,
  loading_passed: false,
  has_pod: false,
  sent_documents: [],
};

describe('what is expected of a carrier who has accepted', () => {
  const cases: readonly [string, Partial<LinkView>, ReturnType<typeof actNow>][] = [
    ['the vehicle, as long as nobody knows who comes', {}, 'vehicle'],
    ['the driver, too', { vehicle: { ...vehicle, driver_name: null } }, 'vehicle'],
    ['nothing until loading once that is known', { vehicle }, null],
    ['nothing where the vehicle is not taken', { takes_vehicle: false }, null],
    ['the POD after loading', { vehicle, loading_passed: true }, 'POD'],
    ['the POD before the vehicle, which the papers name', { loading_passed: true }, 'POD'],
    ['no POD where none is taken', { loading_passed: true, takes_documents: false }, null],
    ['the invoice after a POD was sent', { sent_documents: [sent('POD')] }, 'SUBCONTRACTOR_INVOICE'],
    ['the invoice after a POD came by mail', { has_pod: true }, 'SUBCONTRACTOR_INVOICE'],
    ['nothing after the invoice', { has_pod: true, sent_documents: [sent('SUBCONTRACTOR_INVOICE')] }, null],
  ];
  for (const [name, change, act] of cases) {
    it(name, () => assert.equal(actNow({ ...accepted, ...change } as LinkView), act));
  }
});
