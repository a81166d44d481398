import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { awaitsData, dataStateOf } from './data-state';

const asked = { event: 'data_requested', created_at: '2026-11-20T08:00:00Z' };
const reminded = { event: 'data_requested', created_at: '2026-11-21T08:00:00Z' };
const answered = { event: 'completed', created_at: '2026-11-22T08:00:00Z' };
const order = (is_data_complete: boolean, status: 0 | 2 | 3 = 2) => ({ status, is_data_complete });

describe('the state of an order’s data', () => {
  it('is complete unless the client was asked', () => {
    assert.deepEqual(dataStateOf(order(true, 0), []), { state: 'complete', since: null });
  });

  it('waits since the client was last asked', () => {
    assert.deepEqual(dataStateOf(order(false), [asked, reminded]), {
      state: 'waiting',
      since: reminded.created_at,
    });
    assert.deepEqual(dataStateOf(order(false), []), { state: 'waiting', since: null });
  });

  it('tells when the client answered, but not what the forwarder learned by other ways', () => {
    assert.deepEqual(dataStateOf(order(true), [asked, answered]), {
      state: 'completed',
      since: answered.created_at,
    });
    assert.deepEqual(dataStateOf(order(true), [asked]), { state: 'complete', since: null });
  });

  it('is not told once the offer is made: the client’s form is closed then', () => {
    assert.equal(dataStateOf(order(true, 3), [asked, answered]), null);
    assert.equal(dataStateOf(order(false, 3), [asked]), null);
    assert.deepEqual(
      [awaitsData(order(false, 2)), awaitsData(order(false, 3)), awaitsData(order(true))],
      [true, false, false],
    );
  });
});
