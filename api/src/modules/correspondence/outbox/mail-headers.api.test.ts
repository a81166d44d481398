import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { mailToClients, singleEmail } from '../../../testing/client-mails.js';
import { aClient } from '../../../testing/directory.js';
import { anInvoicedOrder } from '../../../testing/invoices.js';
import { mailToSomebody } from '../../../testing/messages.js';
import { anOrder, anOrderAt, step } from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OutboxMail, OutboxMailDetails } from './mail-outbox.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const admin = await anAdministrator(app);

/** Mails to an address, the oldest first. */
async function mailsTo(address: string): Promise<OutboxMailDetails[]> {
  const query = { page_size: 1000, sort: 'id', q: address };
  const { items } = await admin.api.read<Paged<OutboxMail>>('/mail-outbox', query);
  return Promise.all(items.map(({ id }) => admin.api.read<OutboxMailDetails>(`/mail-outbox/${id}`)));
}
const header = (mail: OutboxMailDetails | undefined, name: string) =>
  mail?.headers.find((one) => one.name.toLowerCase() === name)?.value;

const anOffer = () => anOrderAt(app, owner, 3);

describe('a mail', () => {
  test('that nobody typed says so, and one that somebody typed does not', async () => {
    const order = await anOffer();
    const [confirmation, offer] = await mailsTo(order.client.email ?? '');
    expect(header(confirmation, 'auto-submitted')).toBe('auto-generated');
    expect(header(offer, 'auto-submitted')).toBeUndefined();
    await owner.api.act('/send-single-email', singleEmail({ recipient_email: 'one@klient.example' }));
    expect(header((await mailsTo('one@klient.example'))[0], 'auto-submitted')).toBeUndefined();
    await owner.api.create('/messages', mailToSomebody({ to: 'two@klient.example' }));
    expect(header((await mailsTo('two@klient.example'))[0], 'auto-submitted')).toBeUndefined();
  });

  test('goes out whatever ends of lines its names and subject brought along', async () => {
    const to = 'linia@klient.example';
    await owner.api.act(
      '/send-single-email',
      singleEmail({
        recipient_email: to,
        recipient_name: 'Jan\u2029Nowak',
        subject: 'Oferta\u2028na\u0085jutro',
      }),
    );
    const [mail] = await mailsTo(to);
    expect(header(mail, 'subject')).toBe('Oferta na jutro');
    expect(header(mail, 'to')).toContain('Jan Nowak');
  });

  test('with words of its own says so, with words that somebody typed instead it does not', async () => {
    const order = await anInvoicedOrder(app, owner);
    const mail = { recipient_email: 'ksiegowosc@klient.example' };
    await owner.api.act(`/orders/${order.id}/send-invoice`, mail);
    await owner.api.act(`/orders/${order.id}/send-invoice`, {
      ...mail,
      kind: 'reminder',
      message: '<p>Prosimy o zapłatę.</p>',
    });
    const request = await anOrder(owner);
    await step(request, 1);
    const data = { order_id: request.id, recipient_email: 'dane@klient.example', subject: 'Dane' };
    await owner.api.act('/send-completion-request-email', { ...data, message: '' });
    await owner.api.act('/send-completion-request-email', { ...data, message: 'Ile palet?' });
    for (const address of ['ksiegowosc@klient.example', 'dane@klient.example']) {
      const said = (await mailsTo(address)).map((mail) => header(mail, 'auto-submitted'));
      expect([address, said]).toEqual([address, ['auto-generated', undefined]]);
    }
  });

  test('about an order follows the earlier ones to the same address, and no others', async () => {
    const [order, other] = [await anOffer(), await anOffer()];
    const [first, second] = await mailsTo(order.client.email ?? '');
    expect(header(first, 'references')).toBeUndefined();
    expect(header(second, 'in-reply-to')).toBe(header(first, 'message-id'));
    expect(header(second, 'references')).toBe(header(first, 'message-id'));
    const [elsewhere] = await mailsTo(other.client.email ?? '');
    expect(header(elsewhere, 'references')).toBeUndefined();
  });

  test('at the end of many names the first and the last ones, the oldest first', async () => {
    const order = await anOrder(owner);
    await step(order, 1);
    const mail = { order_id: order.id, subject: 'Dane', message: 'Ile palet?' };
    const ask = (recipient_email?: string | null) =>
      owner.api.act('/send-completion-request-email', { ...mail, recipient_email });
    // The same address, however it is written; somebody else there has a thread of their own.
    for (let time = 0; time < 10; time += 1) await ask(order.client.email);
    await ask('inny@klient.example');
    for (let time = 0; time < 2; time += 1) await ask(order.client.email?.toUpperCase());
    expect(header((await mailsTo('inny@klient.example'))[0], 'references')).toBeUndefined();
    const thread = await mailsTo(order.client.email ?? '');
    const known = thread.map((mail) => header(mail, 'message-id'));
    expect(new Set(known).size).toBe(13);
    const last = thread.at(-1);
    expect(header(last, 'references')?.split(/\s+/)).toEqual([known[0], ...known.slice(3, 12)]);
    expect(header(last, 'in-reply-to')).toBe(known[11]);
  });

  test('to one is no mailing, one to many offers to unsubscribe', async () => {
    const [one, two] = [await aClient(owner), await aClient(owner, { country_id: 21, post_code: '5003' })];
    await owner.api.act('/send-single-email', singleEmail({ recipient_email: 'alone@klient.example' }));
    const [alone] = await mailsTo('alone@klient.example');
    expect(header(alone, 'list-unsubscribe')).toBeUndefined();
    expect(alone?.html).not.toContain('/unsubscribe/');
    await owner.api.act('/send-email-to-clients', mailToClients({ client_ids: [one.id, two.id] }));
    for (const { email } of [one, two]) {
      const [mail] = await mailsTo(email ?? '');
      const url = /^<(https:\/\/frakto\.test\/unsubscribe\/[\w.-]+)>$/.exec(
        header(mail, 'list-unsubscribe') ?? '',
      )?.[1];
      expect(url).toBe(app.container.services.refusals.urlFor(owner.companyId, email ?? ''));
      expect(url?.length).toBeLessThan(120);
      expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(mail?.html).toContain(`href="${url}"`);
      expect(mail?.text).toContain(url);
      expect(mail?.html).not.toContain('frakto.invalid');
    }
    expect((await mailsTo(two.email ?? ''))[0]?.text).toContain('Meld deg av');
    const stored = await app.rows<{ html: string }>('select html from mail_outbox where to_many');
    expect(stored.map(({ html }) => html).join()).not.toContain('/unsubscribe/');
  });
});
