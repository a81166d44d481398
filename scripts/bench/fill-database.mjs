import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { addOrders, filledWithOrders } from './fill-orders.mjs';
import { places, syllables } from './names.mjs';

const companies = 20;
const collected = 50;
const members = 1000;
/** Of the companies, so many are Norwegian. */
const norwegian = 5;

/**
 * A user of a company whose token works.
 * @typedef {{ companyId: number, userId: number, token: string, cities: string[] }} Account
 */

/**
 * Fills a migrated database with companies, one signed-in user each, and clients; leaves it analysed and vacuumed.
 * @param {string} url
 * @param {{ clients: number, global: number, orders: number }} counts clients of companies in all, interleaved as they
 *   would come over the years, and global ones; orders in all, none for 0
 * @returns {Promise<Account[]>}
 */
export async function fillDatabase(url, { clients, global, orders }) {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await db.query(drawFunction);
    const accounts = [];
    for (let number = 1; number <= companies; number += 1) accounts.push(await addCompany(db, number));
    for (const country of Object.values(places)) {
      const ids = accounts
        .filter(({ cities }) => cities === country.cities)
        .map(({ companyId }) => companyId);
      await addClients(db, country, ids, Math.round((clients * ids.length) / companies));
      await addClients(db, country, [null], Math.round((global * ids.length) / companies));
    }
    await addDirectories(db);
    if (orders > 0) await addOrders(db, accounts, orders);
    for (const table of [...filled, ...filledWithOrders]) await db.query(`vacuum (analyze) ${table}`);
    await db.query('checkpoint').catch(() => undefined);
    return accounts;
  } finally {
    await db.end();
  }
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

/** Each company has collected some global clients, and has one full group of subcontractors. */
async function addDirectories(db) {
  await db.query(
    `insert into collected_clients (company_id, client_id, notes)
     select c.id, g.id, 'Bench' from companies c, lateral (
       select id from clients where company_id is null order by hashint4extended(id, c.id) limit $1
     ) g`,
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
async function addCompany(db, number) {
  const { cities } = number <= norwegian ? places.norway : places.poland;
  const company = await db.query(
    `insert into companies (name, email_name) values ('Bench ' || $1, 'bench' || $1) returning id`,
    [number],
  );
  const companyId = company.rows[0].id;
  const user = await db.query(
    `insert into users (email, name, password_hash, company_id)
     values ('bench' || $1 || '@bench.example', 'Bench ' || $1, '-', $2) returning id`,
    [number, companyId],
  );
  const userId = user.rows[0].id;
  await db.query('update companies set owner_id = $1 where id = $2', [userId, companyId]);
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')`,
    [userId, createHash('sha256').update(token).digest()],
  );
  return { companyId, userId, token, cities };
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
