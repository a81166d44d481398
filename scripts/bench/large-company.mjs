// A company with very many orders of its own: what each call of each screen costs the database.
//
//   node scripts/bench/large-company.mjs --keep <folder> [--orders 1000000] [--only <part of a path>]
//
// Enters the company into the database that `npm run bench -- --keep <folder>` kept, or into an empty one where the folder has none, unless it is
// there, starts the product on it and makes the calls, each six times; the last five count. Tells after how many milliseconds the quickest was answered, what the database
// took for the statements of a call (pg_stat_statements), which is more where some run side by side, and what it read. A call answered after more than 100 ms ends it with code 1.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, say } from '../lib/say.mjs';
import { addAccount, countAnew } from './fill-database.mjs';
import { keptDatabase } from './kept-database.mjs';
import { startMember, tableOf, freePort } from './product.mjs';

const mostMs = 100;

/** What the screens of a company ask for, with the orders and clients that they are asked about. */
const calls = ({ order, client, month, words }) => [
  '/unread-counts',
  '/work-queue',
  '/work-queue?assigned=mine',
  '/activities',
  '/activities?kind=received&kind=in_progress',
  '/activities/counts',
  '/orders?page_size=20',
  '/orders?page_size=20&page=2000',
  ...['client_name', 'pickup_date', '-delivery_date', '-status', 'is_data_complete', 'id'].map(
    (sort) => `/orders?page_size=20&sort=${sort}`,
  ),
  ...[3, 7, 13].map((status) => `/orders?page_size=30&status=${status}&sort=-updated_at`),
  '/orders?page_size=20&status=0&status=1&status=2',
  '/orders?page_size=20&assigned=mine',
  '/orders?page_size=20&assigned=unassigned',
  '/orders/totals',
  '/quotations?page_size=20',
  ...words.flatMap((q) => [
    `/orders?page_size=5&sort=-updated_at&q=${encodeURIComponent(q)}`,
    `/orders?page_size=20&q=${encodeURIComponent(q)}`,
    `/orders?page_size=20&status=0&status=1&status=2&q=${encodeURIComponent(q)}`,
    `/messages?page_size=20&q=${encodeURIComponent(q)}`,
    `/client-directory?page_size=5&q=${encodeURIComponent(q)}`,
    `/subcontractor-directory?page_size=5&q=${encodeURIComponent(q)}`,
  ]),
  `/orders/${order}/workspace`,
  `/orders/${order}/details`,
  `/orders/${order}/history`,
  `/orders/${order}/invoices`,
  `/orders/${order}/payments`,
  `/orders/${order}/route-map`,
  '/messages?page_size=100',
  '/messages/stats',
  '/messages/conversations',
  `/documents?order_id=${order}`,
  '/money/receivables/summary',
  '/money/receivables',
  '/money/payables/summary',
  '/money/payables',
  '/money/unsent-invoices',
  '/money/received-invoices',
  '/money/received-invoices?state=all',
  `/money/margins?by=client&${month}`,
  `/money/margins?by=lane&${month}`,
  `/money/margins?by=month&${month}`,
  '/client-directory?page_size=20',
  '/client-directory/stats',
  `/client-directory/${client}`,
  `/client-directory/${client}/orders`,
  `/client-directory/${client}/mails`,
  `/client-directory/${client}/money`,
  '/subcontractor-offers?page_size=20',
  '/audit-log',
];

const ofOrders = [
  `insert into order_routes (company_id, order_id, position, status, pickup_street, pickup_city, pickup_post_code, pickup_country, pickup_date,
     delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date)
   select company_id, id, 1, case when status < 7 then 0 when status = 7 then 1 when status = 9 then 3 else 2 end, pickup_street, pickup_city,
     pickup_post_code, pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date
   from orders where company_id = $1 and status > 0`,
  `insert into subcontractors (company_id, name, city, email, country_id, vat_number)
   select $1, 'Przewoźnik ' || n, 'Łódź', 'biuro' || n || '@wozi.example', 1, 'PL' || 5250000000 + n from generate_series(0, 899) n`,
  `insert into subcontractor_offers (company_id, order_id, route_id, subcontractor_id, subcontractor_name, subcontractor_email, price, currency,
     pickup_date, delivery_date, created_at)
   select r.company_id, r.order_id, r.id, s.id, s.name, s.email, 800 + r.id % 3000, 'PLN', r.pickup_date, r.delivery_date, o.created_at
   from order_routes r join orders o on o.id = r.order_id
     join subcontractors s on s.company_id = r.company_id and s.name = 'Przewoźnik ' || r.id % 900
   where r.company_id = $1 and o.status > 2`,
  `update order_routes r set chosen_offer_id = s.id from subcontractor_offers s where s.route_id = r.id and r.company_id = $1`,
  `insert into messages (company_id, type, message_type, subject, body, excerpt, sender_name, sender_email, recipient_name, recipient_email, order_id,
     client_id, status, read_at, created_at)
   select company_id, 'quote_confirmation', case when id % 5 = 0 then 'incoming' else 'outgoing' end, 'Oferta transportowa ' || id, '<p>Dzień dobry</p>',
     'Dzień dobry', 'Spedycja', case when id % 5 = 0 then client_email else 'biuro@spedycja.example' end, client_name,
     case when id % 5 = 0 then 'biuro@spedycja.example' else client_email end, id, client_id, 'delivered', case when is_read then updated_at end, updated_at
   from orders where company_id = $1`,
  `insert into documents (company_id, order_id, route_id, document_type, original_filename, mime_type, file_size, storage_key, created_at)
   select r.company_id, r.order_id, r.id, 'POD', 'pod.pdf', 'application/pdf', 1000, 'pod' || r.id, o.updated_at
   from order_routes r join orders o on o.id = r.order_id where r.company_id = $1 and o.status > 9`,
  `insert into documents (company_id, order_id, document_type, original_filename, mime_type, file_size, storage_key, created_at)
   select company_id, id, 'ISSUED_INVOICE', 'faktura.pdf', 'application/pdf', 1000, 'inv' || id, updated_at from orders where company_id = $1 and status > 10`,
  `insert into invoices (company_id, order_id, document_id, series, year, place, number, issue_date, sale_date, due_date, currency, net, vat, gross, content)
   select o.company_id, o.id, d.id, 'FV', 2026, row_number() over (order by o.id), 'FV/2026/' || o.id, o.updated_at::date, o.updated_at::date,
     o.updated_at::date + 30, 'PLN', o.price_for_client, 0, o.price_for_client, '{}'
   from orders o join documents d on d.order_id = o.id and d.document_type = 'ISSUED_INVOICE' where o.company_id = $1`,
  `insert into order_balances (order_id, company_id, client_id, invoice_id, number, issue_date, sale_date, due_date, currency, due, paid, from_country,
     to_country, home_currency, revenue, cost, search_text)
   select o.id, o.company_id, o.client_id, i.id, i.number, i.issue_date, i.sale_date, i.due_date, 'PLN', i.gross,
     case when o.status = 13 then i.gross else 0 end, o.pickup_country, o.delivery_country, 'PLN', i.net, i.net * 0.8,
     fold(i.number || ' ' || o.client_name)
   from orders o join invoices i on i.order_id = o.id where o.company_id = $1`,
  `insert into carrier_invoices (company_id, order_id, route_id, subcontractor_id, subcontractor_name, number, issue_date, received_on, payment_days,
     currency, net, vat, gross, agreed_net, agreed_currency, difference, paid)
   select r.company_id, r.order_id, r.id, q.subcontractor_id, q.subcontractor_name, 'FP/' || r.id, o.updated_at::date, o.updated_at::date, 30, q.currency,
     q.price, 0, q.price, q.price, q.currency, 0, case when o.status = 13 then q.price else 0 end
   from order_routes r join orders o on o.id = r.order_id join subcontractor_offers q on q.id = r.chosen_offer_id
   where r.company_id = $1 and o.status > 10`,
  // A third of them came from KSeF and were approved; those of orders that are being delivered are to be decided on.
  `insert into received_invoices (company_id, ksef_number, environment, received_at, hash, number, issue_date, seller_nip, seller_name, currency, net, gross,
     facts, decision, carrier_invoice_id, decided_at)
   select r.company_id, 'bench-' || r.id, 'production', o.updated_at, '-', 'FP/' || r.id, o.updated_at::date, right(s.vat_number, 10), s.name, q.currency, q.price,
     q.price, jsonb_build_object('number', 'FP/' || r.id, 'issue_date', o.updated_at::date::text, 'sale_date', null, 'kind', 'VAT', 'currency', q.currency,
       'net', q.price::text, 'vat', '0.00', 'gross', q.price::text, 'seller_nip', right(s.vat_number, 10), 'seller_name', s.name, 'buyer_name', 'Large',
       'order_texts', jsonb_build_array(case when r.id % 5 > 0 then 'Zlecenie ' || r.order_id else '' end), 'corrects', '[]'::jsonb, 'reason', null,
       'due_date', null, 'account', null, 'is_split_payment', false, 'lines', '[]'::jsonb, 'line_count', 0),
     case when c.id is not null then 'approved' end, c.id, case when c.id is not null then o.updated_at end
   from order_routes r join orders o on o.id = r.order_id join subcontractor_offers q on q.id = r.chosen_offer_id
     join subcontractors s on s.id = q.subcontractor_id left join carrier_invoices c on c.route_id = r.id
   where r.company_id = $1 and (c.id is not null and r.id % 3 = 0 or o.status between 9 and 10)`,
  `insert into order_history (company_id, order_id, from_status, to_status, event, created_at)
   select company_id, id, null, 0, 'create', created_at from orders where company_id = $1`,
];

await command(async () => {
  const { values } = parseArgs({
    options: {
      keep: { type: 'string' },
      orders: { type: 'string', default: '1000000' },
      only: { type: 'string', default: '' },
      dist: { type: 'string' },
    },
  });
  if (values.keep === undefined) throw new Error('--keep <folder> is missing.');
  if (values.dist === undefined) await prepare({ steps: ['api'] });
  const keep = resolve(values.keep);
  const dist = resolve(values.dist ?? join(root, 'api/dist'));
  const undo = [];
  try {
    const { url, adminUrl } = await keptDatabase(dist, keep, undo);
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    undo.push(() => admin.end());
    await admin.query('create extension if not exists pg_stat_statements');
    const port = await freePort();
    undo.push(
      await startMember(join(dist, 'main.js'), join(keep, 'product'), {
        DATABASE_URL: url,
        PORT: String(port),
        DEMO: 'off',
      }),
    );
    const account = await accountOf(admin, join(keep, 'large-company.json'), Number(values.orders));
    const rows = [['call', 'ms', 'database ms', 'buffers', 'statements', 'slowest']];
    let [late, refused] = [0, 0];
    for (const path of calls(account.asked).filter((one) => one.includes(values.only))) {
      const cost = await costOf(admin, `http://127.0.0.1:${port}${path}`, account.token);
      if (cost.refusal) {
        say(`${path}: ${cost.refusal}`);
        refused += 1;
        continue;
      }
      const { answeredMs, ms } = cost;
      if (answeredMs > mostMs) late += 1;
      say(
        `${answeredMs.toFixed(1).padStart(8)} ms, ${ms.toFixed(1).padStart(6)} ms of the database  ${path}`,
      );
      const figures = [answeredMs.toFixed(1), ms.toFixed(1), cost.buffers, cost.statements].map(String);
      rows.push([path, ...figures, cost.slowest]);
    }
    console.log(`\n${tableOf(rows)}\n`);
    return late + refused > 0 ? 1 : 0;
  } finally {
    for (const step of undo.reverse()) await step();
  }
});

async function accountOf(admin, file, orders) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  say(`Entering a company with ${orders} orders …`);
  const account = await enterCompany(admin, orders);
  writeFileSync(file, JSON.stringify(account), { mode: 0o600 });
  return account;
}

/** Makes a call six times; when the quickest of the last five was answered, and what the database took for each. */
async function costOf(admin, url, token) {
  const ask = async () => {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    return answer.ok ? null : `${answer.status} ${text.slice(0, 300)}`;
  };
  const times = 5;
  const refusal = await ask();
  if (refusal !== null) return { refusal };
  await setTimeout(50);
  await admin.query('select pg_stat_statements_reset()');
  let answeredMs = Infinity;
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    await ask();
    answeredMs = Math.min(answeredMs, performance.now() - began);
  }
  const { rows } = await admin.query(
    `select total_exec_time + total_plan_time as ms, shared_blks_hit + shared_blks_read as buffers, calls::int, query
     from pg_stat_statements where toplevel and userid = (select oid from pg_roles where rolname = 'frakto')
       and query not like '%agenda%' order by 1 desc`,
  );
  const sum = (name) => rows.reduce((all, row) => all + Number(row[name]), 0) / times;
  return {
    answeredMs,
    ms: sum('ms'),
    buffers: Math.round(sum('buffers')),
    statements: Math.round(sum('calls')),
    slowest: rows[0]?.query.replaceAll(/\s+/g, ' ').trim().slice(0, 90) ?? '',
  };
}

/** Orders over three years with a route each, quotes, mails, documents, invoices and their payments, of 4,000 clients. */
async function enterCompany(db, orders) {
  await db.query('set session_replication_role = replica');
  const { companyId, userId, token } = await addAccount(db, 'Large');
  await db.query('insert into company_settings (company_id, profit_margin) values ($1, 10)', [companyId]);
  await db.query(
    `insert into clients (company_id, name, city, email, country_id)
     select $1, 'Klient ' || n, (array['Łódź', 'Kraków', 'Oslo', 'Bergen'])[1 + n % 4], 'biuro' || n || '@klient.example', 1
     from generate_series(1, 4000) n`,
    [companyId],
  );
  const { rows: clients } = await db.query(
    'select array_agg(id order by id) as ids from clients where company_id = $1',
    [companyId],
  );
  const { ids } = clients[0];
  await db.query(
    `insert into orders (company_id, user_id, assignee_id, client_id, client_name, client_email, status, pickup_street, pickup_city,
       pickup_post_code, pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country,
       delivery_date, pallets_count, weight, cargo_type, price_for_client, currency_for_client, is_read, created_at, updated_at,
       status_since, valid_until)
     select $1::int, $2::int, case when i % 3 = 0 then $2::int end, ($3::int[])[1 + h % 4000], 'Klient ' || 1 + h % 4000,
       'biuro' || 1 + h % 4000 || '@klient.example',
       -- Most have been paid; what is at work are the last.
       case when i < $4::int * 0.97 then case when h % 20 = 0 then 5 else 13 end else h % 14 end,
       'ul. Składowa ' || h % 190, (array['Łódź', 'Kraków', 'Wrocław', 'Gdańsk', 'Poznań'])[1 + h % 5], '90-' || lpad((h % 1000)::text, 3, '0'), 'PL',
       at + interval '6 days', 'Storgata ' || h % 170, (array['Oslo', 'Bergen', 'Tromsø', 'Bodø'])[1 + h % 4], lpad((h % 9999)::text, 4, '0'), 'NO',
       at + interval '9 days', 1 + h % 33, 100 + h % 20000, 'Meble', 1000 + h % 5000, 'PLN', i < $4::int * 0.999, at,
       least(now(), at + (h % 40) * interval '12 hours'), least(now(), at + (h % 40) * interval '12 hours'), (at + interval '14 days')::date
     from (select i, hashint4(i) & 2147483647 as h, now() - ($4::int - i) * (interval '1095 days' / $4::int) as at
       from generate_series(1, $4::int) i) drawn`,
    [companyId, userId, ids, orders],
  );
  for (const statement of ofOrders) await db.query(statement, [companyId]);
  for (const table of [
    'clients',
    'orders',
    'order_routes',
    'subcontractor_offers',
    'messages',
    'documents',
    'invoices',
    'order_balances',
    'payments',
    'subcontractors',
    'carrier_invoices',
    'received_invoices',
    'order_history',
  ]) {
    await db.query(`vacuum (analyze) ${table}`);
  }
  await db.query('reset session_replication_role');
  await countAnew(db);
  const { rows } = await db.query(
    'select max(id) as order from orders where company_id = $1 and status = 13',
    [companyId],
  );
  const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return {
    token,
    asked: {
      order: rows[0].order,
      client: ids[7],
      month: `from=${day(-30)}&to=${day(0)}`,
      words: ['a', 'kl', 'q', 'x7', 'wrocław', 'klient 3999', 'biuro17@', 'zzzz'],
    },
  };
}
