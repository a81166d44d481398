import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { faultsIn, refused, taken } from '../../../../testing/api-caller.js';
import {
  aPdf,
  carrierQuery,
  documentsOf,
  receivedFor,
  sendAsCarrier,
  uploadToRoute,
} from '../../../../testing/documents.js';
import { addressOf, collectMails, deliver, receivedBy } from '../../../../testing/incoming-mail.js';
import { anOrderAt, carrierLink, type TestOrder } from '../../../../testing/orders.js';
import { aCompany } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';
import { FakeMailbox } from '../../../../platform/incoming-mail/fake-mailbox.js';
import type { LinkView } from '../../links/link.dto.js';
import type { OrderHistory } from '../../orders/order-history.dto.js';
import type { OrderDetails } from '../../orders/order.dto.js';
import type { DocumentDto, DocumentWithContent } from '../document.dto.js';

const mailbox = new FakeMailbox();
const app = await testApp({ mailbox });
const owner = await aCompany(app);
const stranger = await aCompany(app);

const details = ({ id }: TestOrder) => owner.api.read<OrderDetails>(`/orders/${id}/details`);
const eventsOf = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items.map(({ event }) => event);
const confirm = (id: number, body: object, who = owner) =>
  who.api.post<DocumentDto>(`/received-documents/${id}/confirm`, body);
const refuse = (id: number) => owner.api.post(`/received-documents/${id}/refuse`, {});

async function anOrderWithFile(type: 'POD' | 'SUBCONTRACTOR_INVOICE' = 'POD') {
  const order = await anOrderAt(app, owner, OrderStatus.InProgress);
  taken(await sendAsCarrier(app, await carrierLink(order), aPdf, type), 201);
  const [received] = await receivedFor(owner, order.id);
  return { order, id: received?.id ?? 0, routeId: order.routes[0] ?? 0 };
}

const filesKept = async () =>
  (await app.rows<{ n: number }>('select count(*)::int as n from received_documents'))[0]?.n ?? 0;

describe('a carrier sends a file over the link', () => {
  test('it waits, the forwarder sees it, and the carrier sees that it came', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    await owner.api.act('/orders/mark-as-read', { ids: [order.id] });
    const link = await carrierLink(order);
    const answer = taken(await sendAsCarrier(app, link, { ...aPdf, name: 'CMR ../1.pdf' }), 201);
    expect(answer).toEqual({ original_filename: '1.pdf', document_type: 'POD', waiting: 1 });
    expect(await receivedFor(owner, order.id)).toMatchObject([
      {
        source: 'link',
        document_type: 'POD',
        order_routes_id: order.routes[0],
        mime_type: 'application/pdf',
        can_preview: true,
        message_id: null,
      },
    ]);
    expect(await details(order)).toMatchObject({
      status: 8,
      is_read: false,
      documents_count: 0,
      received_documents_count: 1,
    });
    expect((await eventsOf(order)).at(-1)).toBe('document_received');
    const view = await app.api.read<LinkView>(`/public/links/subcontractor-order-view?${carrierQuery(link)}`);
    expect(view).toMatchObject({
      takes_documents: true,
      sent_documents: [{ name: '1.pdf', document_type: 'POD', state: 'waiting' }],
      has_pod: false,
    });
    const [received] = await receivedFor(owner, order.id);
    taken(await confirm(received?.id ?? 0, { document_type: 'POD', order_routes_id: order.routes[0] }), 201);
    expect(
      await app.api.read<LinkView>(`/public/links/subcontractor-order-view?${carrierQuery(link)}`),
    ).toMatchObject({ sent_documents: [{ state: 'confirmed' }], has_pod: true });
  });

  test('not with a wrong signature, an expired link, or for another order', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    const other = await anOrderAt(app, owner, OrderStatus.InProgress);
    const link = await carrierLink(order);
    const before = await filesKept();
    refused(await sendAsCarrier(app, link, aPdf, 'POD', { sig: 'x'.repeat(43) }), 400, 'invalid_link');
    refused(await sendAsCarrier(app, link, aPdf, 'POD', { exp: link.exp - 1 }), 400, 'invalid_link');
    refused(await sendAsCarrier(app, link, aPdf, 'POD', { order_id: other.id }), 400, 'invalid_link');
    refused(
      await sendAsCarrier(app, link, aPdf, 'POD', { route_id: other.routes[0] ?? 0 }),
      400,
      'invalid_link',
    );
    const now = app.clock.now();
    app.clock.set(new Date(link.exp * 1000));
    refused(await sendAsCarrier(app, link), 400, 'link_expired');
    app.clock.set(now);
    expect(await filesKept()).toBe(before);
  });

  test('not before the carrier has accepted, and not over a link that was taken back', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
    refused(await sendAsCarrier(app, await carrierLink(order)), 409, 'no_longer_open');
    const accepted = await anOrderAt(app, owner, OrderStatus.InProgress);
    const link = await carrierLink(accepted);
    await owner.api.act('/links/revoke', {
      kind: 'subcontractor-order-view',
      order_id: accepted.id,
      route_id: accepted.routes[0],
      subcontractor_id: accepted.carriers[0]?.id,
    });
    refused(await sendAsCarrier(app, link), 400, 'invalid_link');
  });

  test('no other kind of file, none that lies about itself, none that is empty or too large', async () => {
    const link = await carrierLink(await anOrderAt(app, owner, OrderStatus.InProgress));
    const send = (name: string, content: string | Buffer) => sendAsCarrier(app, link, { name, content });
    refused(await send('cmr.txt', 'Delivered.'), 415, 'file_type_not_allowed');
    refused(await send('cmr.docx', 'PK'), 415, 'file_type_not_allowed');
    refused(await send('cmr.pdf', '<html>'), 415, 'file_content_differs');
    expect(faultsIn(await send('cmr.pdf', ''))).toEqual({ file: 'required' });
    expect(faultsIn(await sendAsCarrier(app, link, null))).toEqual({ file: 'required' });
    expect(faultsIn(await sendAsCarrier(app, link, aPdf, 'ISSUED_INVOICE' as 'POD'))).toEqual({
      document_type: 'not_in_list',
    });
    const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * 1024 * 1024)]);
    expect((await send('cmr.pdf', large)).status).toBe(413);
  });

  test('not more than twenty that wait; of many at once no more either', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    const link = await carrierLink(order);
    const answers = await Promise.all(Array.from({ length: 22 }, () => sendAsCarrier(app, link)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    refused(await sendAsCarrier(app, link), 409, 'too_many_documents');
    expect(await receivedFor(owner, order.id)).toHaveLength(20);
  });
});

describe('the forwarder confirms', () => {
  test('the last POD that was missing moves the order on; the file is the document’s', async () => {
    const { order, id, routeId } = await anOrderWithFile();
    const document = taken(await confirm(id, { document_type: 'POD', order_routes_id: routeId }), 201);
    expect(document).toMatchObject({ document_type: 'POD', order_routes_id: routeId, order_id: order.id });
    expect(await details(order)).toMatchObject({
      status: 10,
      documents_count: 1,
      received_documents_count: 0,
      routes: [{ has_pod: true, has_carrier_invoice: false }],
    });
    expect((await eventsOf(order)).slice(-3)).toEqual([
      'document_received',
      'document_uploaded',
      'pods_complete',
    ]);
    const { file_data } = await owner.api.read<DocumentWithContent>(`/documents/${document.id}`);
    expect(Buffer.from(file_data, 'base64').toString('utf8')).toBe(aPdf.content);
    expect(await receivedFor(owner, order.id)).toEqual([]);
  });

  test('as something else, on the whole order', async () => {
    const { order, id } = await anOrderWithFile('SUBCONTRACTOR_INVOICE');
    expect(faultsIn(await confirm(id, { document_type: 'POD', order_routes_id: null }))).toEqual({
      order_routes_id: 'required',
    });
    taken(await confirm(id, { document_type: 'OTHER', order_routes_id: null }), 201);
    expect((await documentsOf(owner, order.id)).items).toMatchObject([
      { document_type: 'OTHER', order_routes_id: null },
    ]);
  });

  test('once: a second answer finds it decided, also at the same moment, and so does a refusal', async () => {
    const { order, id, routeId } = await anOrderWithFile();
    const body = { document_type: 'POD', order_routes_id: routeId };
    const answers = await Promise.all([confirm(id, body), confirm(id, body), refuse(id)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    for (const answer of answers) if (answer.status >= 300) expect([404, 409]).toContain(answer.status);
    expect((await documentsOf(owner, order.id)).total).toBeLessThanOrEqual(1);
    const again = await anOrderWithFile();
    taken(await confirm(again.id, { ...body, order_routes_id: again.routeId }), 201);
    refused(
      await confirm(again.id, { ...body, order_routes_id: again.routeId }),
      409,
      'received_document_decided',
    );
    refused(await refuse(again.id), 409, 'received_document_decided');
  });

  test('not with a route of another order, and nothing of another company', async () => {
    const { id, routeId } = await anOrderWithFile();
    const other = await anOrderAt(app, owner, OrderStatus.InProgress);
    const elsewhere = { document_type: 'POD', order_routes_id: other.routes[0] };
    expect((await confirm(id, elsewhere)).status).toBe(404);
    expect((await confirm(id, { document_type: 'POD', order_routes_id: routeId }, stranger)).status).toBe(
      404,
    );
    expect((await stranger.api.get(`/received-documents/${id}/download`)).status).toBe(404);
    expect((await owner.api.get(`/received-documents/${id}/download`)).status).toBe(200);
  });

  test('two PODs of two routes at once move it once', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress, { routes: 2 });
    for (const index of [0, 1]) taken(await sendAsCarrier(app, await carrierLink(order, index)), 201);
    const items = await receivedFor(owner, order.id);
    await Promise.all(
      items.map(({ id, order_routes_id }) => confirm(id, { document_type: 'POD', order_routes_id })),
    );
    expect((await details(order)).status).toBe(10);
    expect((await eventsOf(order)).filter((event) => event === 'pods_complete')).toHaveLength(1);
  });
});

describe('the forwarder refuses', () => {
  test('a file over the link: it is deleted with its record', async () => {
    const { order, id } = await anOrderWithFile();
    const [kept] = await app.rows<{ storage_key: string }>(
      `select storage_key from received_documents where id = ${id}`,
    );
    expect((await refuse(id)).status).toBe(204);
    expect(await receivedFor(owner, order.id)).toEqual([]);
    expect(
      await app.rows(`select key from discarded_files where key = '${kept?.storage_key ?? ''}'`),
    ).toHaveLength(1);
    expect((await eventsOf(order)).at(-1)).toBe('document_refused');
    expect((await details(order)).status).toBe(8);
  });
});

describe('a file comes with a mail', () => {
  async function answerWithFiles(order: TestOrder, files: { filename: string; content: string | Buffer }[]) {
    const [mail] = await app.rows<{ message_id_header: string; to_address: string }>(
      `select o.message_id_header, o.to_address from mail_outbox o join messages m on m.id = o.message_id
       where m.order_id = ${order.id} and m.type = 'subcontractor_acceptance_request' order by o.id desc limit 1`,
    );
    await deliver(mailbox, {
      from: `Dyspozytor <${mail?.to_address ?? ''}>`,
      to: await addressOf(app, owner),
      subject: 'Re: Zlecenie',
      inReplyTo: mail?.message_id_header ?? '',
      attachments: files,
    });
    await collectMails(app);
  }

  test('it waits with what it probably is; confirmed, the mail keeps its own copy', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    await app.doJobs();
    await answerWithFiles(order, [
      { filename: 'FV 11-2026.pdf', content: aPdf.content },
      { filename: 'cmr podpisany.pdf', content: aPdf.content },
      { filename: 'logo.png', content: Buffer.alloc(500) },
      { filename: 'stopka.html', content: '<p>' },
    ]);
    const items = await receivedFor(owner, order.id);
    expect(items).toMatchObject([
      { document_type: 'SUBCONTRACTOR_INVOICE', source: 'mail', order_routes_id: order.routes[0] },
      { document_type: 'POD', source: 'mail', order_routes_id: order.routes[0] },
    ]);
    const pod = items[1]?.id ?? 0;
    taken(await confirm(pod, { document_type: 'POD', order_routes_id: order.routes[0] }), 201);
    expect((await details(order)).status).toBe(10);
    expect((await refuse(items[0]?.id ?? 0)).status).toBe(204);
    const { items: messages } = await receivedBy(owner);
    const { attachments } = await owner.api.read<{ attachments: { is_kept: boolean }[] }>(
      `/messages/${messages.at(-1)?.id ?? 0}`,
    );
    expect(attachments.every(({ is_kept }) => is_kept)).toBe(true);
  });

  test('one whose content is not what its name says is not filed, and goes on waiting', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    await app.doJobs();
    await answerWithFiles(order, [{ filename: 'cmr.pdf', content: 'MZ' }]);
    const [item] = await receivedFor(owner, order.id);
    refused(
      await confirm(item?.id ?? 0, { document_type: 'POD', order_routes_id: order.routes[0] }),
      415,
      'file_content_differs',
    );
    expect(await receivedFor(owner, order.id)).toHaveLength(1);
    expect((await uploadToRoute(owner, order.routes[0] ?? 0)).status).toBe(201);
  });
});
