import { describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { faultsIn, linesOf, refused } from '../../../testing/api-caller.js';
import { anOrder, anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { OrderPage } from './order.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);
await anOrder(rival);
const first = await anOrderAt(app, owner, OrderStatus.SentToClient);
const second = await anOrder(owner, { cargo_type: '=cmd|calc', external_id: 'TMS-9' });

describe('an export of orders', () => {
  test('has for programs an order a line, as the list has it, the oldest first', async () => {
    const answer = await owner.api.get('/orders/export?format=ndjson');
    expect(answer.headers).toMatchObject({ 'content-type': 'application/x-ndjson', 'x-total-count': '2' });
    const { items } = await owner.api.read<OrderPage>('/orders', { sort: 'id' });
    expect(linesOf(answer)).toEqual(items);
    expect(items.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('has for people a table in their language, and nothing that a spreadsheet would run', async () => {
    const { text } = await owner.api.reading('pl').get('/orders/export');
    const [head = '', one = '', two = ''] = text.split('\r\n');
    expect(head.startsWith('\ufeffZlecenie;Numer zewnętrzny;Status;Klient;')).toBe(true);
    expect(one).toContain('Oferta wysłana do klienta');
    expect(one).toMatch(/;\d+,\d\d;PLN;/);
    expect(two).toContain('TMS-9');
    expect(two).toContain("'=cmd|calc");
    const response = await fetch(`${app.url}/orders/export?format=xlsx`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const files = unzipSync(Buffer.from(await response.arrayBuffer()));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('TMS-9');
  });

  test('is narrowed like the list, and says what is wrong before it begins', async () => {
    const ids = async (query: string) =>
      linesOf<{ id: number }>(await owner.api.get(`/orders/export?format=ndjson&${query}`)).map(
        ({ id }) => id,
      );
    expect(await ids('status=0')).toEqual([second.id]);
    expect(await ids('external_id=TMS-9')).toEqual([second.id]);
    expect(await ids('sort=-id')).toEqual([second.id, first.id]);
    expect(await ids('q=nowhere')).toEqual([]);
    expect(faultsIn(await owner.api.get('/orders/export?sort=colour'))).toEqual({
      sort: 'unknown_sort_field',
    });
    expect(faultsIn(await owner.api.get('/orders/export?format=pdf'))).toEqual({ format: 'not_in_list' });
    refused(await app.api.get('/orders/export'), 401, 'unauthorized');
  });

  test('is an entry of the audit log', async () => {
    await owner.api.get('/orders/export?status=0');
    const rows = await app.rows<{ after: object }>(
      `select after from audit_log where company_id = $1 and action = 'orders.exported' order by id desc limit 1`,
      [owner.companyId],
    );
    expect(rows[0]?.after).toMatchObject({ count: 1, format: 'csv', status: [0] });
  });
});
