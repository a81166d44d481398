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

  test.each(['id', '-client_email'])(
    'by %s has each order once, though others change, come and go while it is read',
    async (sort) => {
      const busy = await aCompany(app);
      const { id, client } = await anOrder(busy);
      const fields = await app.rows<{ column_name: string }>(
        `select column_name from information_schema.columns
         where table_name = 'orders' and column_name not in ('id', 'client_email', 'external_id') and is_generated = 'NEVER'`,
      );
      const names = fields.map(({ column_name }) => column_name).join(', ');
      const ids = await app.rows<{ id: number }>(
        `insert into orders (client_email, ${names})
         select 'm' || n || '@many.example', ${names} from orders, generate_series(1, 2499) n where id = $1 returning id`,
        [id],
      );
      const [gone, moved] = [ids.at(-1)?.id ?? 0, ids[10]?.id ?? 0];
      const member = {
        ...busy,
        userId: busy.id,
        sessionId: 0,
        isAdmin: false,
        isOwner: true,
        needsSecondFactor: false,
      };
      const query = { format: 'ndjson', sort } as const;
      const { content, count } = await app.container.services.orderExports.write(member, query, 'en');
      const found: { id: number }[] = [];
      let text = '';
      for await (const part of content) {
        if (text === '') {
          await app.rows(`delete from orders where id = $1`, [gone]);
          await app.rows(`update orders set client_email = 'zz@many.example' where id = any($1)`, [
            [moved, ids[2000]?.id],
          ]);
          await anOrder(busy, { client_id: client.id, client_email: 'zzz@many.example' });
        }
        text += String(part);
      }
      found.push(
        ...text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { id: number }),
      );
      const got = found.map((one) => one.id);
      expect([count, new Set(got).size]).toEqual([2500, got.length]);
      const expected = [id, ...ids.map((one) => one.id)].filter((one) => one !== gone);
      expect(got.filter((one) => one !== gone).toSorted((a, b) => a - b)).toEqual(expected);
    },
  );

  test('is an entry of the audit log', async () => {
    await owner.api.get('/orders/export?status=0');
    const rows = await app.rows<{ after: object }>(
      `select after from audit_log where company_id = $1 and action = 'orders.exported' order by id desc limit 1`,
      [owner.companyId],
    );
    expect(rows[0]?.after).toMatchObject({ count: 1, format: 'csv', status: [0] });
  });
});
