import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AllowedAction, OrderAction } from '../queries/types';
import { nextStepsOf } from './next-steps';

const step = (action: OrderAction, allowed: boolean): AllowedAction => ({
  action,
  allowed,
  missing: allowed ? [] : [{ code: 'x', message: 'Brakuje czegoś' }],
});

describe('buttons of the head', () => {
  it('keep the next step of a status in its place when it cannot be taken yet', () => {
    const actions = [step('ask_subcontractors', true), step('send_to_client', false)];
    assert.equal(nextStepsOf(2, actions).primary?.action, 'send_to_client');
  });

  it('put a rejection beside the acceptance, and beside the making of the order', () => {
    const { primary, others } = nextStepsOf(3, [step('client_accepts', true), step('reject', true)]);
    assert.deepEqual([primary?.action, others.map((other) => other.action)], ['client_accepts', ['reject']]);
    assert.equal(nextStepsOf(4, [step('create_order', true), step('reject', true)]).others.length, 1);
  });

  it('offer another quote while a carrier has declined, and sending once one is chosen', () => {
    const declined = [step('send_to_subcontractor', false), step('choose_again', true)];
    assert.equal(nextStepsOf(9, declined).primary?.action, 'choose_again');
    const chosen = [step('send_to_subcontractor', true), step('choose_again', false)];
    assert.equal(nextStepsOf(9, chosen).primary?.action, 'send_to_subcontractor');
  });

  it('show no primary step while the next move is a carrier’s', () => {
    assert.equal(nextStepsOf(7, [step('send_to_subcontractor', false)]).primary, null);
  });

  it('lead from the last POD over the invoice to its payment', () => {
    assert.equal(nextStepsOf(10, [step('save_invoice', true)]).primary?.action, 'save_invoice');
    assert.equal(nextStepsOf(11, [step('mail_invoice', true)]).primary?.action, 'mail_invoice');
    assert.equal(nextStepsOf(12, [step('pay', true)]).primary?.action, 'pay');
    assert.equal(nextStepsOf(8, [step('save_invoice', true)]).primary, null);
  });
});
