import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PriceRequest, PriceRequestCounts } from '../queries/types';
import { percentOf } from '../../../kit/format/format';
import { countsByGroup, isSameProgress, reachedOf } from './request-counts';

const counts = (changes: Partial<PriceRequestCounts> = {}): PriceRequestCounts => ({
  total: 0,
  waiting: 0,
  sent: 0,
  stored: 0,
  failed: 0,
  passed_on: 0,
  answered: 0,
  ...changes,
});

const request = (group_id: number | null, state: PriceRequest['state']): PriceRequest => ({
  id: 1,
  quotation_route_id: 1,
  subcontractor_id: 1,
  subcontractor_name: 'Fjord Express AS',
  subcontractor_email: 'post@fjord.example',
  message_id: 1,
  group_id,
  asked_at: '2026-11-20T08:00:00.000Z',
  state,
  failure_reason: null,
  reminded_at: null,
  answered: state === 'answered',
  mail_failed: state === 'failed',
});

describe('progress of price requests', () => {
  it('reached those who got the mail and those who answered, however they came to know', () => {
    assert.equal(
      reachedOf(counts({ total: 9, sent: 2, passed_on: 1, answered: 2, failed: 1, waiting: 3 })),
      5,
    );
  });

  it('did not reach those whose mail was only kept', () => {
    assert.equal(reachedOf(counts({ total: 2, stored: 1, answered: 1 })), 1);
    assert.equal(isSameProgress(counts({ total: 1, stored: 1 }), counts({ total: 1, sent: 1 })), false);
  });

  it('is a hundred percent only when nothing is left, and none of nothing', () => {
    assert.equal(percentOf(999, 1000), 99);
    assert.equal(percentOf(1000, 1000), 100);
    assert.equal(percentOf(0, 0), 0);
  });

  it('is the same only when every state is', () => {
    assert.equal(isSameProgress(counts({ total: 2, sent: 2 }), counts({ total: 2, sent: 2 })), true);
    assert.equal(isSameProgress(counts({ total: 2, sent: 2 }), counts({ total: 2, failed: 2 })), false);
  });

  it('is counted by group as they were asked, those who were asked alone last', () => {
    // The list has the latest first.
    const requests = [
      request(7, 'waiting'),
      request(4, 'sent'),
      request(null, 'failed'),
      request(4, 'answered'),
    ];
    assert.deepEqual(countsByGroup(requests), [
      { groupId: 4, counts: counts({ total: 2, sent: 1, answered: 1 }) },
      { groupId: 7, counts: counts({ total: 1, waiting: 1 }) },
      { groupId: null, counts: counts({ total: 1, failed: 1 }) },
    ]);
  });
});
