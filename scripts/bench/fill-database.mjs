import { createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { places, syllables } from './names.mjs';

// Orders and messages: a company has twenty thousand of each where there are enough, the others belong to companies
// that nobody asks for.

const ofCompany = 20_000;

/** How many of a hundred orders are at each status; most have long been paid. */
const shares = [3, 2, 5, 4, 2, 6, 1, 3, 4, 1, 2, 3, 4, 60];

const filledWithOrders = ['orders', 'messages'];

/**
 * Enters orders over two years, each with a message, interleaved as they would come.
 * @param {import('pg').Client} db with the function `draw`
 * @param {Account[]} accounts
 * @param {number} count in all
 */
async function addOrders(db, accounts, count) {
  const each = Math.min(ofCompany, Math.floor(count / accounts.length));
  const others = Math.ceil((count - each * accounts.length) / ofCompany);
  const { rows } = await db.query(
    `insert into companies (name, email_name) select 'Other ' || n, 'other' || n from generate_series(1, $1) n returning id`,
    [others],
  );
  const companies = [...accounts.map(({ companyId }) => companyId), ...rows.map(({ id }) => id)];
  const { cities } = accounts.at(-1);
  await db.query(insertOrders, [companies, count, cities, statusOfDraw(), accounts[0].cities]);
  await db.query(insertMessages);
}

/** A status for each number below a hundred. */
function statusOfDraw() {
  return shares.flatMap((share, status) => Array.from({ length: share }, () => status));
}

const insertOrders = `
  with drawn as (
    select i, ($1::int[])[1 + i % cardinality($1::int[])] as company_id,
      ($3::text[])[1 + pg_temp.draw(i, 21, cardinality($3::text[]))] as pickup_city,
      ($5::text[])[1 + pg_temp.draw(i, 22, cardinality($5::text[]))] as delivery_city,
      ($4::int[])[1 + pg_temp.draw(i, 23, 100)] as status,
      pg_temp.draw(i, 24, 100000000) as number,
      now() - ($2::int - i) * (interval '730 days' / $2::int) as created_at
    from generate_series(1, $2::int) i
  )
  insert into orders (company_id, client_name, client_email, status, pickup_street, pickup_city, pickup_post_code,
    pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date,
    pallets_count, weight, cargo_type, price_for_client, currency_for_client, is_read, is_data_complete, created_at,
    updated_at)
  select company_id, 'Klient ' || number % 4000, 'biuro' || number % 4000 || '@klient.example', status,
    'ul. Składowa ' || number % 190, pickup_city, '90-001', 'PL', created_at + interval '6 days',
    'Storgata ' || number % 170, delivery_city, '5003', 'NO', created_at + interval '9 days', 1 + number % 33,
    (number % 2400000)::numeric / 100, 'Meble', case when status > 2 then (number % 5000000)::numeric / 100 end,
    case when status > 2 then 'PLN' end, number % 50 > 0, number % 20 > 0, created_at,
    least(created_at + (number % 40) * interval '12 hours', now())
  from drawn`;

const insertMessages = `
  insert into messages (company_id, type, message_type, subject, body, excerpt, sender_name, sender_email,
    recipient_name, recipient_email, order_id, status, read_at, created_at)
  select company_id, 'quote_confirmation', case when id % 5 = 0 then 'incoming' else 'outgoing' end,
    'Oferta transportowa ' || id, repeat('<p>Dzień dobry, przesyłamy szczegóły transportu.</p>', 8),
    'Dzień dobry, przesyłamy szczegóły transportu.', 'Spedycja', 'biuro@spedycja.example', client_name, client_email, id,
    'delivered', case when id % 50 > 0 then updated_at end, updated_at
  from orders`;

const collected = 50;
const members = 1000;
/** One company of so many is Norwegian: the first ones. */
const norwegianOf = 4;

/**
 * A user of a company whose token works, and an API key of theirs.
 * @typedef {{ companyId: number, userId: number, token: string, key: string, cities: string[] }} Account
 */

/**
 * Fills a migrated database with companies, one signed-in user each, and clients; leaves it analysed and vacuumed.
 * @param {string} url for the superuser
 * @param {{ companies: number, clients: number, global: number, orders: number }} counts clients of companies in all,
 *   interleaved as they would come over the years, and global ones; orders in all, none for 0
 * @returns {Promise<Account[]>}
 */
export async function fillDatabase(url, { companies, clients, global, orders }) {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    // Neither the audit log nor screens are told of rows that nobody entered, one by one.
    await db.query('set session_replication_role = replica');
    await db.query(drawFunction);
    const remake = await dropIndexes(db);
    const accounts = [];
    for (let number = 1; number <= companies; number += 1) {
      accounts.push(await addCompany(db, number, number <= companies / norwegianOf));
    }
    for (const country of Object.values(places)) {
      const ids = accounts
        .filter(({ cities }) => cities === country.cities)
        .map(({ companyId }) => companyId);
      await addClients(db, country, ids, Math.round((clients * ids.length) / companies));
      await addClients(db, country, [null], Math.round((global * ids.length) / companies));
    }
    await addDirectories(db);
    if (orders > 0) await addOrders(db, accounts, orders);
    for (const index of remake) await db.query(index);
    for (const table of [...filled, ...filledWithOrders]) await db.query(`vacuum (analyze) ${table}`);
    await countAnew(db);
    await db.query('checkpoint').catch(() => undefined);
    return accounts;
  } finally {
    await db.end();
  }
}

/** Has counted what was entered behind the back of the triggers that count. */
export async function countAnew(db) {
  await db.query('delete from counted_tables');
  await db.query('select keep_order_counters(), keep_message_counters()');
}

const filled = [
  'companies',
  'users',
  'sessions',
  'clients',
  'collected_clients',
  'subcontractors',
  'subcontractor_groups',
  'subcontractor_group_members',
];

/**
 * Drops the indexes of the large tables that keep nothing unique: made at the end, they take a fraction of the time.
 * @returns {Promise<string[]>} what makes them anew
 */
async function dropIndexes(db) {
  // The product's job that makes indexes of large tables keeps off as long as somebody has this lock.
  while (!(await db.query('select pg_try_advisory_lock(4070241125) as is_mine')).rows[0].is_mine)
    await setTimeout(200);
  const { rows } = await db.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as make from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [['clients', 'orders', 'messages']],
  );
  for (const { name } of rows) await db.query(`drop index ${name}`);
  await db.query(`set maintenance_work_mem = '1GB'`);
  return rows.map(({ make }) => make);
}

/** Each company has collected some global clients, and has one full group of subcontractors. */
async function addDirectories(db) {
  // One of each fiftieth part of the directory.
  await db.query(
    `with shared as (
       select array_agg(id order by id) as ids, count(*) / $1::int as part from clients where company_id is null
     )
     insert into collected_clients (company_id, client_id, notes)
     select c.id, s.ids[1 + number * s.part + pg_temp.draw(c.id, number, s.part)], 'Bench'
     from companies c, shared s, generate_series(0, $1::int - 1) number`,
    [collected],
  );
  await db.query(`insert into subcontractor_groups (company_id, name) select id, 'Bench' from companies`);
  await db.query(
    `with made as (
       insert into subcontractors (company_id, name, email, phone, city, country_id)
       select c.id, 'Transport ' || pg_temp.draw(n, 1, 1000000), 'biuro' || n || '@transport.example', '+48600100200',
         'Łódź', 1
       from companies c, generate_series(1, $1) n returning id, company_id
     )
     insert into subcontractor_group_members (company_id, group_id, subcontractor_id)
     select made.company_id, g.id, made.id from made join subcontractor_groups g on g.company_id = made.company_id`,
    [members],
  );
}

/** @returns {Promise<Account>} */
async function addCompany(db, number, isNorwegian) {
  const { cities } = isNorwegian ? places.norway : places.poland;
  return { ...(await addAccount(db, String(number))), cities };
}

/**
 * A company with its owner, signed in.
 * @param {string} name that no other one has
 */
export async function addAccount(db, name) {
  const company = await db.query(
    `insert into companies (name, email_name) values ('Bench ' || $1, lower('bench' || $1)) returning id`,
    [name],
  );
  const companyId = company.rows[0].id;
  const user = await db.query(
    `insert into users (email, name, password_hash, company_id)
     values (lower('bench' || $1 || '@bench.example'), 'Bench ' || $1, '-', $2) returning id`,
    [name, companyId],
  );
  const userId = user.rows[0].id;
  await db.query('update companies set owner_id = $1 where id = $2', [userId, companyId]);
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 year')`,
    [userId, createHash('sha256').update(token).digest()],
  );
  const key = `fk_${randomBytes(20).toString('hex')}`;
  await db.query(
    `insert into api_keys (company_id, created_by, name, prefix, token_hash, scopes)
     values ($1, $2, 'Bench', left($3::text, 8), sha256($3::text::bytea), '{read,directory}')`,
    [companyId, userId, key],
  );
  return { companyId, userId, token, key };
}

const drawFunction = `
  create function pg_temp.draw(row_number int, part int, below bigint) returns bigint language sql immutable
  as $$ select (hashint8(row_number::bigint * 64 + part)::bigint & 2147483647) % below $$`;

const insertDrawn = `
  with drawn as (
    select i,
      ($2::text[])[1 + pg_temp.draw(i, 1, cardinality($2::text[]))] as trade,
      ($3::text[])[1 + pg_temp.draw(i, 2, cardinality($3::text[]))] as surname,
      ($4::text[])[1 + pg_temp.draw(i, 3, cardinality($4::text[]))] as legal_form,
      ($5::text[])[1 + pg_temp.draw(i, 4, cardinality($5::text[]))] || ' ' || 1 + pg_temp.draw(i, 5, 180) as address,
      ($6::text[])[1 + pg_temp.draw(i, 6, cardinality($6::text[]))] as city,
      initcap(concat(${[14, 15, 16].map((part) => `($12::text[])[1 + pg_temp.draw(i, ${part}, cardinality($12::text[]))]`).join(', ')})) as brand
    from generate_series(1, $11::int) i
  )
  insert into clients (company_id, name, address, city, post_code, country_id, website, email, phone, notes,
    vat_number, update_date)
  select ($1::int[])[1 + i % cardinality($1::int[])], trade || ' ' || brand || ' ' || surname || ' ' || legal_form, address, city,
    to_char(pg_temp.draw(i, 7, 9999), $7), $10::int,
    case pg_temp.draw(i, 8, 3) when 0 then 'https://' || slug || i || '.example' end,
    'biuro@' || slug || i || '.example',
    $8 || to_char(pg_temp.draw(i, 9, 999999999), 'FM000" "000" "000'),
    case pg_temp.draw(i, 10, 4) when 0 then 'Dostawy w dni robocze, rampa nr ' || pg_temp.draw(i, 11, 9) end,
    $9 || to_char(pg_temp.draw(i, 12, 2147483647), 'FM0000000000'),
    now() - pg_temp.draw(i, 13, 900) * interval '1 day'
  from drawn, lateral (select regexp_replace(fold(surname), '[^a-z]', '', 'g') as slug) made`;

/** Draws every part by a hash of the row's number: lifelike spread, the same in each run. */
async function addClients(db, country, companyIds, count) {
  const { trades, surnames, legalForms, streets, cities, postCode, phonePrefix, vatPrefix, countryId } =
    country;
  await db.query(insertDrawn, [
    companyIds,
    trades,
    surnames,
    legalForms,
    streets,
    cities,
    postCode,
    phonePrefix,
    vatPrefix,
    countryId,
    count,
    syllables,
  ]);
}
