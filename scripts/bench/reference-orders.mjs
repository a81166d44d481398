// The orders of the reference: the list of quotations, and the feed of messages and orders with its counts.

const statusKeys = [
  'created',
  'accepted',
  'sent_to_subcontractors',
  'sent_to_client',
  'accepted_by_client',
  'rejected_by_client',
  'order_created',
  'sent_to_contractor',
  'in_progress',
  'rejected_by_subcontractor',
  'pod_received',
  'invoice_created',
  'invoice_sent',
  'paid',
];

const kinds = {
  in_valuation: [0, 1, 2],
  offers: [3, 4, 5],
  in_progress: [6, 7, 8, 9, 10],
  finished: [11, 12, 13],
};
const directions = { received: 'incoming', sent: 'outgoing' };
const kindOfStatus = Object.entries(kinds).flatMap(([kind, statuses]) => statuses.map(() => kind));
const kindOfDirection = { incoming: 'received', outgoing: 'sent' };

// Amounts as numbers: exact, for they have two decimals.
const columns = `t.id, t.external_id, t.user_id, t.client_id, t.client_name, t.client_email, t.claimed_client_id,
  claimed.name as claimed_client_name, claimed.email as claimed_client_email,
  t.unconfirmed_since is not null as is_unconfirmed, t.contact_name, t.request_site, t.status, t.pickup_street, t.pickup_city,
  t.pickup_post_code, t.pickup_country, t.pickup_date, t.delivery_street, t.delivery_city, t.delivery_post_code,
  t.delivery_country, t.delivery_date, t.pallets_count, t.weight::float8 as weight, t.cargo_type, t.notes, t.payment_days,
  t.price_for_client::float8 as price_for_client, t.currency_for_client, t.client_price::float8 as client_price,
  t.client_reference, t.our_reference, t.valid_until::text as valid_until, t.lost_reason, t.lost_note, t.is_read,
  t.is_data_complete, t.assignee_id, (select p.name from users p where p.id = t.assignee_id) as assignee_name,
  t.snoozed_until::text as snoozed_until, t.created_at, t.updated_at, t.version, null as invoice_delivery,
  (select json_build_object('pickup_date', min(q.pickup_date), 'delivery_date', max(q.delivery_date))
    from order_routes r join subcontractor_offers q on q.id = r.chosen_offer_id
    where r.order_id = t.id and t.status >= 3 having count(*) > 0) as agreed,
  case when coalesce(t.price_for_client, t.client_price) is not null then json_build_object(
    'amount', (case when t.status < 3 then coalesce(t.client_price, t.price_for_client)
      else coalesce(t.price_for_client, t.client_price) end)::float8,
    'currency', coalesce(t.currency_for_client, 'PLN'), 'kind', 'client') end as shown_price`;

const feedColumns = `o.id as order_id, m.id as message_id, part.at,
  (extract(epoch from part.at) * 1000000)::bigint as micros, o.status, o.client_name, o.client_email,
  claimed.name as claimed_client_name, claimed.email as claimed_client_email, o.pickup_city,
  o.delivery_city, o.pallets_count, o.weight::float8 as weight, o.is_data_complete, o.valid_until::text as valid_until, o.is_read,
  m.message_type, m.type,
  m.subject, m.excerpt, m.sender_name, m.sender_email, m.recipient_name, m.recipient_email, m.status as message_status,
  m.read_at, m.order_id as about_order, m.sender_check,
  case when m.message_type = 'incoming' then null when m.status = 'failed' then 'failed' else coalesce(
    (select case x.status when 'captured' then 'stored' when 'sent' then 'handed_over' else x.status end
     from mail_outbox x where x.message_id = m.id),
    case m.status when 'sent' then 'queued' else 'handed_over' end) end as delivery,
  (select count(*)::int from messages follower where follower.follows_id = m.id) as followers`;

const orders = (status) => `
  select 1 as rank, id, updated_at as at from orders
  where company_id = $1 ${status} and (updated_at, id) < ($3::timestamptz, $4::int)
  order by updated_at desc, id desc limit $2`;
const inFeed = "(follows_id is null or status = 'failed')";
const messages = (direction, own) => `
  (select 0 as rank, id, created_at as at from messages
   where company_id = $1 and message_type = '${direction}' and ${inFeed} and (created_at, id) < ($3::timestamptz, $${own}::int)
   order by created_at desc, id desc limit $2)`;
const someOrders = `(select o.* from unnest($5::smallint[]) wanted(status)
  cross join lateral (${orders('and orders.status = wanted.status')}) o)`;
const feed = (sources) => `
  with part as materialized (
    select * from (${sources.join(' union all ')}) source order by at desc, rank desc, id desc limit $2)
  select ${feedColumns} from part
  left join orders o on o.id = case when part.rank = 1 then part.id end
  left join clients claimed on claimed.id = o.claimed_client_id
  left join messages m on m.id = case when part.rank = 0 then part.id end
  order by part.at desc, part.rank desc, part.id desc`;

const page = (ids) => `${columns} from orders t
  left join clients claimed on claimed.id = t.claimed_client_id where t.id = any(array(${ids}))`;
const latest = 'order by created_at desc, id desc limit $2 offset $3';

export const orderStatements = {
  feed: feed([`(${orders('')})`, messages('incoming', 5), messages('outgoing', 5)]),
  'feed-orders': feed([someOrders]),
  'feed-orders-and-received': feed([someOrders, messages('incoming', 6)]),
  'feed-counts': `
    select status, null as message_type, count(*)::int as total, 0 as unread from orders
    where company_id = $1 group by status
    union all
    select status, null, 0, count(*)::int from orders where company_id = $1 and not is_read group by status
    union all
    select null, message_type, count(*)::int, 0 from messages
    where company_id = $1 and ${inFeed} group by message_type
    union all
    select null, message_type, 0, count(*)::int from messages
    where company_id = $1 and read_at is null and (message_type = 'incoming' or status = 'failed') group by message_type`,
  quotations: `
    select (select count(*)::int from orders where company_id = $1) as list_total,
      ${page(`select id from orders where company_id = $1 ${latest}`)} order by t.created_at desc, t.id desc`,
  'quotations-search': `
    with hit as materialized (
      select id, created_at from orders where company_id = $1 and strpos(search_text, (select fold($4))) > 0
    )
    select (select count(*)::int from hit) as list_total, ${page(`select id from hit ${latest}`)}
    order by t.created_at desc, t.id desc`,
  ...Object.fromEntries(
    Object.values(kinds).map((statuses) => [`quotations-${statuses.join('-')}`, atStatuses(statuses)]),
  ),
};

/** Of each status only so many as could stand on the page, so that each part of the index is read no further. */
function atStatuses(statuses) {
  const at = (status) => `from orders where company_id = $1 and status = ${status}`;
  const total = statuses.map((status) => `(select count(*)::int ${at(status)})`).join(' + ');
  const first = statuses.map(
    (status) =>
      `(select id, created_at ${at(status)} order by created_at desc, id desc limit $2::int + $3::int)`,
  );
  return `select (${total}) as list_total,
    ${page(`select id from (${first.join(' union all ')}) d ${latest}`)} order by t.created_at desc, t.id desc`;
}

/** What is asked of orders; null when the path is none of theirs. */
export async function answerOrders(path, query, account, rowsOf) {
  if (path === '/quotations') return listQuotations(query, account, rowsOf);
  if (path === '/activities') return readFeed(query, account, rowsOf);
  if (path === '/activities/counts') return countFeed(account, rowsOf);
  return null;
}

async function listQuotations(query, { companyId }, rowsOf) {
  const number = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 20);
  if (!(number >= 1) || !(size >= 1 && size <= 1000)) return { status: 422, code: 'invalid_input' };
  const q = query.get('q')?.trim();
  const statuses = query.getAll('status').join('-');
  const values = [companyId, size, (number - 1) * size];
  const rows = q
    ? await rowsOf('quotations-search', [...values, q])
    : await rowsOf(statuses ? `quotations-${statuses}` : 'quotations', values);
  const total = rows[0]?.list_total ?? 0;
  for (const row of rows) {
    row.list_total = undefined;
    row.status_key = statusKeys[row.status];
  }
  return { items: rows, total, page: number, page_size: size, total_pages: Math.ceil(total / size) };
}

const maxId = 2_147_483_647;

async function readFeed(query, { companyId }, rowsOf) {
  const size = Number(query.get('page_size') ?? 100);
  const cursor = query.get('cursor');
  const [, letter, id, micros] = /^([om])(\d{1,10})\.(\d{1,16})$/.exec(cursor ?? '') ?? [];
  if (!(size >= 1 && size <= 1000) || (cursor && !letter)) return { status: 422, code: 'invalid_input' };
  const at = letter ? instantOf(Number(micros)) : 'infinity';
  const ofOrder = letter === undefined ? maxId : letter === 'o' ? Number(id) : 0;
  const ofMessage = letter === 'm' ? Number(id) : maxId;
  const wanted = query.getAll('kind');
  const statuses = wanted.flatMap((kind) => kinds[kind] ?? []);
  const first = [companyId, size + 1, at, ofOrder];
  const rows =
    wanted.length === 0
      ? await rowsOf('feed', [...first, ofMessage])
      : wanted.some((kind) => directions[kind])
        ? await rowsOf('feed-orders-and-received', [...first, statuses, ofMessage])
        : await rowsOf('feed-orders', [...first, statuses]);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : null;
  const next_cursor = last && `${last.order_id ? `o${last.order_id}` : `m${last.message_id}`}.${last.micros}`;
  return { items: shown.map(activityOf), next_cursor };
}

function instantOf(micros) {
  const seconds = new Date(Math.floor(micros / 1_000_000) * 1_000).toISOString().slice(0, 19);
  return `${seconds}.${String(micros % 1_000_000).padStart(6, '0')}Z`;
}

function activityOf(row) {
  const { order_id, message_id, at } = row;
  if (order_id !== null) {
    const { client_name, client_email, status, pickup_city, delivery_city } = row;
    const { pallets_count, weight, is_data_complete, valid_until, is_read } = row;
    const { claimed_client_name, claimed_client_email } = row;
    const claimed = { claimed_client_name, claimed_client_email };
    const order = { client_name, client_email, ...claimed, status, pickup_city, delivery_city };
    return {
      kind: kindOfStatus[status],
      id: order_id,
      at,
      is_read,
      // No invoice of theirs was mailed.
      order: { ...order, pallets_count, weight, is_data_complete, valid_until, invoice_delivery: null },
      message: null,
    };
  }
  const { message_type, type, subject, excerpt, message_status, read_at, about_order } = row;
  const isIncoming = message_type === 'incoming';
  const has_failed = message_status === 'failed';
  return {
    kind: kindOfDirection[message_type],
    id: message_id,
    at,
    is_read: read_at !== null || !(isIncoming || has_failed),
    order: null,
    message: {
      message_type,
      type,
      subject,
      excerpt,
      party_name: isIncoming ? row.sender_name : row.recipient_name,
      party_email: isIncoming ? row.sender_email : row.recipient_email,
      others: row.followers,
      status: read_at === null ? message_status : 'read',
      has_failed,
      delivery: row.delivery,
      sender_check: row.sender_check,
      order_id: about_order,
    },
  };
}

async function countFeed({ companyId }, rowsOf) {
  const none = { received: 0, sent: 0, offers: 0, in_valuation: 0, in_progress: 0, finished: 0 };
  const counts = { total: { ...none }, unread: { ...none } };
  for (const { status, message_type, total, unread } of await rowsOf('feed-counts', [companyId])) {
    const kind = message_type ? kindOfDirection[message_type] : kindOfStatus[status];
    counts.total[kind] += total;
    counts.unread[kind] += unread;
  }
  return counts;
}
