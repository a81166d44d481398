import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NetworkError, ProblemError } from '@frakto/sdk/client';
import { settle, type Outcome } from './outcome';

const refusal = (
  status: number,
  code: string,
  more: { errors?: never[]; field?: string; after?: number } = {},
) =>
  new ProblemError(
    {
      type: 'about:blank',
      title: 'x',
      status,
      detail: 'Szczegóły',
      code,
      errors: more.field ? [{ field: more.field, message: 'Źle', code: 'x' }] : [],
      extensions: {},
    },
    'req-1',
    more.after ?? null,
  );

const cases: readonly [string, Error, Outcome<never>][] = [
  [
    'a field',
    refusal(422, 'validation', { field: 'weight' }),
    { kind: 'fields', fields: [{ field: 'weight', message: 'Źle' }] },
  ],
  ['a 422 without fields', refusal(422, 'odd'), { kind: 'failed', detail: 'Szczegóły', reference: 'req-1' }],
  ['a forged link', refusal(400, 'invalid_link'), { kind: 'link', reason: 'refused' }],
  ['an expired link', refusal(400, 'link_expired'), { kind: 'link', reason: 'expired' }],
  ['a record that is gone', refusal(404, 'not_found'), { kind: 'link', reason: 'refused' }],
  ['another 400', refusal(400, 'odd'), { kind: 'failed', detail: 'Szczegóły', reference: 'req-1' }],
  [
    'a state that moved on',
    refusal(409, 'status'),
    { kind: 'conflict', code: 'status', detail: 'Szczegóły' },
  ],
  ['too many tries', refusal(429, 'limit', { after: 42 }), { kind: 'wait', seconds: 42 }],
  ['too many tries, for no time', refusal(429, 'limit', { after: 0 }), { kind: 'wait', seconds: 1 }],
  ['too many tries, without a time', refusal(429, 'limit'), { kind: 'wait', seconds: 30 }],
  ['a server’s fault', refusal(500, 'internal'), { kind: 'failed', detail: '', reference: 'req-1' }],
  ['no network', new NetworkError('unreachable', null), { kind: 'offline' }],
  ['a fault of the page', new TypeError('x'), { kind: 'failed', detail: '', reference: '' }],
];

describe('how a call ended', () => {
  for (const [name, error, outcome] of cases) {
    it(name, async () => assert.deepEqual(await settle(Promise.reject(error)), outcome));
  }

  it('well', async () => assert.deepEqual(await settle(Promise.resolve(5)), { kind: 'done', data: 5 }));
});
