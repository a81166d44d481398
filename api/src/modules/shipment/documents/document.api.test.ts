import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aDocument, aPdf, documentsOf, uploadToOrder, uploadToRoute } from '../../../testing/documents.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { DocumentPage, DocumentTypeList, DocumentWithContent } from './document.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const order = await anOrderAt(app, owner, 6, { routes: 2 });
const [routeId = 0, otherRouteId = 0] = order.routes;
const download = (id: number) => owner.api.get(`/documents/${id}/download`);

describe('files of an order', () => {
  test('a file of a route is kept, told and given back', async () => {
    const made = taken(await uploadToRoute(owner, routeId, { ...aPdf, name: 'POD Łódź.pdf' }), 201);
    expect(made).toEqual({
      id: made.id,
      order_id: order.id,
      order_routes_id: routeId,
      original_filename: 'POD Łódź.pdf',
      mime_type: 'application/pdf',
      file_size: 15,
      upload_date: expect.any(String),
      document_type: 'POD',
      route_info: { description: 'Gdańsk → Bergen' },
      uploaded_by: expect.any(String),
      can_preview: true,
      can_delete: true,
    });
    const { file_data, ...rest } = await owner.api.read<DocumentWithContent>(`/documents/${made.id}`);
    expect(rest).toEqual(made);
    expect(Buffer.from(file_data, 'base64').toString()).toBe(aPdf.content);
  });

  test('a download is saved, never opened as something else', async () => {
    const { id } = taken(await uploadToRoute(owner, routeId, { ...aPdf, name: 'POD "Łódź".pdf' }), 201);
    const { status, headers, body } = await download(id);
    expect(headers['content-security-policy']).toMatch(/(^|; )sandbox$/);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="POD _odz_.pdf"; filename*=UTF-8''POD%20_%C5%81%C3%B3d%C5%BA_.pdf`,
    });
    expect((body as Buffer).toString()).toBe(aPdf.content);
  });

  test('a list has the order’s with those of its routes, or one route’s, the newest first', async () => {
    const fresh = await anOrderAt(app, owner, 6, { routes: 2 });
    const [one = 0, other = 0] = fresh.routes;
    const pod = await aDocument(owner, one);
    const invoice = await aDocument(owner, other, 'SUBCONTRACTOR_INVOICE');
    const issued = taken(await uploadToOrder(owner, fresh.id, aPdf, 'ISSUED_INVOICE'), 201);
    expect(issued).toMatchObject({ order_routes_id: null, route_info: null });
    const { items, ...page } = await documentsOf(owner, fresh.id);
    expect(items).toEqual([issued, invoice, pod]);
    expect(page).toEqual({ total: 3, page: 1, page_size: 100, total_pages: 1 });
    const found = (query: object) => owner.api.read('/documents', { ...query });
    expect(await found({ order_routes_id: one })).toMatchObject({ items: [pod] });
    expect(await found({ order_id: fresh.id, document_type: 'ISSUED_INVOICE' })).toMatchObject({
      items: [issued],
    });
    expect(await found({ order_id: fresh.id, page: 2, page_size: 2 })).toMatchObject({
      items: [pod],
      total: 3,
    });
  });

  test('a list is sorted as asked', async () => {
    const fresh = await anOrderAt(app, owner, 6);
    for (const name of ['b.pdf', 'a.pdf', 'c.pdf'])
      taken(await uploadToRoute(owner, fresh.routes[0] ?? 0, { ...aPdf, name }), 201);
    const names = async (sort: string) =>
      (await owner.api.read<DocumentPage>('/documents', { order_id: fresh.id, sort })).items.map(
        ({ original_filename }) => original_filename,
      );
    expect(await names('original_filename')).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(await names('-upload_date')).toEqual(['c.pdf', 'a.pdf', 'b.pdf']);
    const wrong = await owner.api.get('/documents', { order_id: fresh.id, sort: 'storage_key' });
    expect(Object.keys(faultsIn(wrong))).toEqual(['sort']);
  });

  test('a list that names nothing is a 422', async () => {
    expect(faultsIn(await owner.api.get('/documents'))).toEqual({ order_id: 'required' });
  });

  test('the kinds are told in the reader’s language, with what files are taken', async () => {
    const list = await owner.api.reading('pl').read<DocumentTypeList>('/documents/types');
    expect(list.items.map(({ code, label }) => [code, label])).toEqual([
      ['SUBCONTRACTOR_INVOICE', 'Faktura'],
      ['POD', 'POD'],
      ['ISSUED_INVOICE', 'Faktura'],
      ['OTHER', 'Inne'],
    ]);
    expect(list.max_bytes).toBe(10 * 1024 * 1024);
    expect(list.extensions.join(' ')).toBe('pdf jpg jpeg png gif doc docx xls xlsx txt');
  });

  test('sending and deleting are in the history', async () => {
    const fresh = await anOrderAt(app, owner, 6);
    const { id } = await aDocument(owner, fresh.routes[0] ?? 0);
    await owner.api.remove(`/documents/${id}`);
    const { items } = await owner.api.read<OrderHistory>(`/orders/${fresh.id}/history`);
    const what = { reason: 'pod.pdf', user_id: owner.id, from_status: 6, to_status: 6 };
    const facts = { document_type: 'POD', pickup_city: 'Gdańsk', delivery_city: 'Bergen' };
    expect(items.slice(-2)).toMatchObject([
      { event: 'document_uploaded', ...what, facts },
      { event: 'document_deleted', ...what, facts },
    ]);
  });
});

describe('what is refused', () => {
  test('a form without a file, a kind or a route names each of them', async () => {
    expect(faultsIn(await owner.api.upload('/documents/upload', { any: 'x' }, null))).toEqual({
      document_type: 'required',
      file: 'required',
      order_routes_id: 'required',
    });
    expect(faultsIn(await owner.api.post('/documents/upload'))).toMatchObject({ file: 'required' });
    const without = await fetch(`${app.url}/documents/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${owner.token}` },
    });
    expect(without.status).toBe(422);
    expect(faultsIn(await uploadToRoute(owner, routeId, { name: 'empty.pdf', content: '' }))).toEqual({
      file: 'required',
    });
  });

  test('a kind that is not filed there', async () => {
    const send = (path: string, fields: Record<string, string>) => owner.api.upload(path, fields, aPdf);
    const ofRoute = { document_type: 'ISSUED_INVOICE', order_routes_id: String(routeId) };
    expect(faultsIn(await send('/documents/upload', ofRoute))).toEqual({ document_type: 'not_in_list' });
    const ofOrder = { document_type: 'POD', order_id: String(order.id) };
    expect(faultsIn(await send('/documents/upload-order', ofOrder))).toEqual({
      document_type: 'not_in_list',
    });
  });

  test('an id that is none', async () => {
    expect(faultsIn(await uploadToRoute(owner, 'x'))).toEqual({ order_routes_id: 'not_an_integer' });
    expect(faultsIn(await uploadToRoute(owner, 0))).toEqual({ order_routes_id: 'too_small' });
    expect(faultsIn(await uploadToRoute(owner, 2 ** 31))).toEqual({ order_routes_id: 'too_large' });
    refused(await uploadToRoute(owner, 2_000_000_000), 404);
  });

  test('files that are not taken, or are something else', async () => {
    const send = (name: string, content: string) => uploadToRoute(owner, routeId, { name, content });
    expect(refused(await send('page.html', '<p>'), 415, 'file_type_not_allowed')).toMatchObject({
      allowed_extensions: 'pdf, jpg, jpeg, png, gif, doc, docx, xls, xlsx, txt',
    });
    refused(await send('pod.pdf', '<!doctype html><script>1</script>'), 415, 'file_content_differs');
  });

  test('a file beyond 10 MB; exactly 10 MB is taken', async () => {
    const ofSize = (bytes: number) => ({ name: 'big.pdf', content: Buffer.alloc(bytes, '%PDF-') });
    refused(await uploadToRoute(owner, otherRouteId, ofSize(10 * 1024 * 1024 + 1)), 413, 'body_too_large');
    const { file_size } = taken(await uploadToRoute(owner, otherRouteId, ofSize(10 * 1024 * 1024)), 201);
    expect(file_size).toBe(10_485_760);
  });

  test.each([
    { what: 'says how long it is', headers: { 'Content-Length': String(2 ** 31) } },
    { what: 'has no end', headers: { 'Transfer-Encoding': 'chunked' } },
  ])('a form that $what is answered at once, and its sender cut off', async ({ headers }) => {
    const { hostname, port } = new URL(app.url);
    const sending = request({
      hostname,
      port,
      method: 'POST',
      path: '/documents/upload',
      headers: {
        ...headers,
        Authorization: `Bearer ${owner.token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
      },
    });
    sending.on('error', () => undefined);
    sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-');
    const part = Buffer.alloc(64 * 1024, 'x');
    let sent = 0;
    const feeding = setInterval(() => {
      while (!sending.destroyed && sending.write(part)) sent += part.length;
    }, 1);
    const closed = once(sending, 'close');
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    expect(JSON.parse((await buffer(answer)).toString())).toMatchObject({ code: 'body_too_large' });
    await closed;
    clearInterval(feeding);
    // Besides what is read, the two sockets' own buffers take some megabytes.
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  test('what is up to a megabyte too large is refused to a client that sends all before it reads, each time', async () => {
    const send = async (path: string, body: FormData | string) => {
      const headers = {
        Authorization: `Bearer ${owner.token}`,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      };
      const answer = await fetch(`${app.url}${path}`, { method: 'POST', headers, body });
      expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'body_too_large' }]);
    };
    for (let round = 0; round < 5; round += 1) {
      const form = new FormData();
      form.set('document_type', 'OTHER');
      form.set('order_id', String(order.id));
      form.set('file', new Blob([Buffer.alloc(10.8 * 1024 * 1024, '%PDF-')]), 'big.pdf');
      await send('/documents/upload-order', form);
      await send('/clients', JSON.stringify({ notes: 'x'.repeat(1_800_000) }));
    }
  });

  test('orders that are not created yet', async () => {
    const early = await anOrderAt(app, owner, 4);
    const answer = await uploadToRoute(owner, early.routes[0] ?? 0);
    expect(refused(answer, 409, 'documents_too_early')).toMatchObject({ allowed_statuses: [5, 6] });
    refused(await uploadToOrder(owner, early.id), 409, 'documents_too_early');
  });

  test('another company finds nothing, whatever it asks', async () => {
    const { id } = await aDocument(owner, routeId);
    const rival = await aCompany(app);
    refused(await rival.api.get(`/documents/${id}`), 404);
    refused(await rival.api.get(`/documents/${id}/download`), 404);
    refused(await rival.api.delete(`/documents/${id}`), 404);
    refused(await uploadToRoute(rival, routeId), 404);
    refused(await uploadToOrder(rival, order.id), 404);
    expect(await documentsOf(rival, order.id)).toMatchObject({ items: [], total: 0 });
    expect((await download(id)).status).toBe(200);
    const colleague = await aCollaborator(app, owner);
    expect((await colleague.api.get(`/documents/${id}`)).status).toBe(200);
  });

  test('PODs and issued invoices cannot be deleted once the order is invoiced; others can', async () => {
    const invoiced = await anOrderAt(app, owner, 8);
    const [route = 0] = invoiced.routes;
    const pod = await aDocument(owner, route);
    const issued = taken(await uploadToOrder(owner, invoiced.id, aPdf, 'ISSUED_INVOICE'), 201);
    const other = taken(await uploadToOrder(owner, invoiced.id), 201);
    await app.rows('update orders set status = 11 where id = $1', [invoiced.id]);
    refused(await owner.api.delete(`/documents/${pod.id}`), 409, 'document_kept');
    refused(await owner.api.delete(`/documents/${issued.id}`), 409, 'document_kept');
    await owner.api.remove(`/documents/${other.id}`);
    const { items } = await documentsOf(owner, invoiced.id);
    expect(items.map(({ can_delete }) => can_delete)).toEqual([false, false]);
  });
});

test('a file in another field is told so, and nothing of fields that were not read', async () => {
  const file = { ...aPdf, field: 'file[]' };
  for (const path of ['/documents/upload-order', '/documents/upload']) {
    const answer = await owner.api.upload(path, { document_type: 'OTHER' }, file);
    expect(faultsIn(answer)).toEqual({ 'file[]': 'unknown_field', file: 'required' });
  }
});
