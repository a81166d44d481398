import { expect, test } from '@jest/globals';
import { bareSubject, threadsOf } from './mail-threads.js';
import type { MailRow } from './partner.queries.js';

test.each([
  ['Re: Fwd: Transport do Oslo', 'Transport do Oslo'],
  ['ODP: Oferta', 'Oferta'],
  ['SV: Tilbud', 'Tilbud'],
  ['Re[2]: Offer', 'Offer'],
  // A word of the subject is no mark of an answer.
  ['Reklamacja: uszkodzone palety', 'Reklamacja: uszkodzone palety'],
])('%s is about %s', (subject, bare) => {
  expect(bareSubject(subject)).toBe(bare);
});

test('mails of one order are one thread whatever their subjects, others go by the subject', () => {
  const mail = (id: number, subject: string, order_id: number | null): MailRow => ({
    id,
    subject,
    order_id,
    message_type: 'incoming',
    excerpt: '',
    with: 'Anna',
    delivery: null,
    is_read: true,
    created_at: new Date(2027, 1, 20 - id),
  });
  const threads = threadsOf([
    mail(1, 'Re: Cennik', null),
    mail(2, 'Oferta 7', 7),
    mail(3, 'cennik', null),
    mail(4, 'Pytanie o oferta 7', 7),
  ]);
  expect(threads.map(({ order_id, mails }) => [order_id, mails.map(({ id }) => id)])).toEqual([
    [null, [1, 3]],
    [7, [2, 4]],
  ]);
  expect(threads[0]?.subject).toBe('Cennik');
});
