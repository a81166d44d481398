// Orders and messages: a company has twenty thousand of each where there are enough, the others belong to companies
// that nobody asks for.

/** @typedef {import('./fill-database.mjs').Account} Account */

const ofCompany = 20_000;

/** How many of a hundred orders are at each status; most have long been paid. */
const shares = [3, 2, 5, 4, 2, 6, 1, 3, 4, 1, 2, 3, 4, 60];

export const filledWithOrders = ['orders', 'messages'];

/**
 * Enters orders over two years, each with a message, interleaved as they would come.
 * @param {import('pg').Client} db with the function `draw`
 * @param {Account[]} accounts
 * @param {number} count in all
 */
export async function addOrders(db, accounts, count) {
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
