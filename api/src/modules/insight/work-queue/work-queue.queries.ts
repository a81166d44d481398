import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Currency } from '../../../kernel/money/money.js';
import type { Reads } from '../../../platform/db/database.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import { hasUnsentInvoice } from '../../billing/index.js';
import { deliveryOf } from '../../correspondence/index.js';
import type { WorkKind } from '../../../kernel/order/work-kinds.js';
import { agreedDates } from '../agreed-dates.js';
import type { WorkAct, WorkEntry } from './work-queue.dto.js';

/** More than so many of a reason are neither counted nor reached. */
export const mostOfKind = 1_000;
const most = sql.constant(mostOfKind);

/** What is looked for, and as of when. */
export interface WorkRequest {
  companyId: number;
  kinds: readonly WorkKind[];
  /** Only what this person looks after; `nobody`: what nobody does; null: everything. */
  assignee: number | 'nobody' | null;
  page: number;
  /** None at all to be told the numbers alone. */
  size: number;
  now: Date;
  /** Today in Warsaw, `YYYY-MM-DD`. */
  today: string;
  /** The beginnings of today and of the day after tomorrow. */
  from: Date;
  until: Date;
  /** The beginning of tomorrow. */
  tomorrow: Date;
  /** The last day of an offer that ends soon. */
  soon: string;
}

/** An entry before its price is known. `price`, `currency`: what the client was offered, or what is open of an invoice. */
export type WorkRow = Omit<WorkEntry, 'price' | 'act'> & {
  /** Null where the page lies behind the last entry: the row tells their number alone. */
  act: WorkAct | null;
  price: number | null;
  currency: Currency | null;
  count: number;
};

// To plan this statement for the parameters of each call takes ten times as long as to run it for most companies: its plan is kept, and
// what is constant stands in its text.
const {
  Created,
  Accepted,
  SentToSubcontractors,
  SentToClient,
  AcceptedByClient,
  RejectedByClient,
  OrderCreated,
} = sql.constants(OrderStatus);
const { SentToContractor, InProgress, RejectedBySubcontractor, PodReceived, InvoiceCreated, InvoiceSent } =
  sql.constants(OrderStatus);

/** Statuses at which carriers are asked for their prices. */
const statusesOfQuotes = [Accepted, SentToSubcontractors];

/** How long nobody is to do anything about an answer that has not come, and about an offer that was turned down. */
const hoursForAnswer = 24;
const daysForRevision = 14;

/** Mails that bring the client, a carrier, and those who are asked for prices the link with which they answer. */
const typesOfMails = {
  client: ['offers_to_client', 'follow_up'],
  carrier: ['subcontractor_acceptance_request'],
  prices: ['subcontractor_price_request'],
} as const;

/** States of a route, as `route-status.ts` of the shipment names them. */
const route = sql.constants({ open: 0, waiting: 1, accepted: 2, rejected: 3 });

/** When an order `o` is loaded, as its entry shows it: as its offer says once the client has that, before that as the request does. */
const loadsAt: Sql = sql`coalesce((select agreed.loads_at from ${agreedDates} agreed), o.pickup_date)`;

const act = (name: WorkAct) => sql`${sql.constant(name)}::text`;
const ofNoRoute = sql`null::int as route_id, null::timestamptz as due_at, null::date as due_on`;

/** Reasons of orders that somebody drives, and of what did not arrive: about half of the work of a company. */
const onTheWay: ReadonlySet<WorkKind> = new Set([
  'undelivered',
  'to_carrier',
  'loading',
  'unloading',
  'pod_missing',
]);

/**
 * Reads a page of each reason with the number of entries. Both halves are read side by side: of very many orders at work they take long
 * enough for somebody to wait. Each sees its own moment: an order that changes in between may be in both or in neither until it is read again.
 */
export async function readWork(reads: Reads, request: WorkRequest): Promise<WorkRow[]> {
  const halves = [true, false].map((isOnTheWay) =>
    readHalf(reads, { ...request, kinds: request.kinds.filter((kind) => onTheWay.has(kind) === isOnTheWay) }),
  );
  return (await Promise.all(halves)).flat();
}

/**
 * Each reason reads its own part of an index, in its order where it has one, and no more of it than is counted; the rows of orders, and what is
 * told of them, are read for the page alone.
 */
async function readHalf(reads: Reads, request: WorkRequest): Promise<WorkRow[]> {
  const { companyId, kinds, page, size, from } = request;
  if (kinds.length === 0) return [];
  const sources = kinds.map((kind) => {
    // What has to be settled before somebody drives comes by its loading, that of days gone by last; where numbers alone are asked for, as it is found.
    const isByLoading = size > 0 && byLoading.has(kind);
    const order = isByLoading
      ? sql`entry.loads_at < ${from}, entry.loads_at, entry.since, entry.id`
      : sql.join(orderOf(kind).map((column) => sql.ref(`entry.${column}`)));
    return sql`(
      select ${sql.constant(kind)}::text as kind, entry.id, entry.act, entry.message_id, entry.since, entry.route_id, entry.due_at, entry.due_on,
        row_number() over (order by ${order}) as place,
        (count(*) over ())::int as count
      from (
        select * from (${entriesOf[kind](request)}) source
        order by ${sql.join(orderOf(kind).map((column) => sql.ref(column)))} limit ${most}) entry)`;
  });
  const { rows } = await sql<WorkRow>`
    with ${sql.join([...sharedBy(kinds, request), sql`found as materialized (${sql.join(sources, ' union all ')})`])},
    part as materialized (select * from found where place > ${(page - 1) * size} and place <= ${page * size})
    select counted.kind, counted.count, part.act,
      case when part.kind <> 'drafts' then part.id end as order_id, part.message_id, d.id as draft_id, part.route_id, o.status,
      case when part.message_id is null then coalesce(o.client_name, d.title) else coalesce(m.sender_name, o.client_name) end as client_name,
      case when part.message_id is null then coalesce(o.client_email, d.client_email) else m.sender_email end as client_email,
      m.subject, coalesce(r.pickup_city, o.pickup_city) as pickup_city,
      coalesce(r.delivery_city, o.delivery_city) as delivery_city,
      coalesce(r.loads_at, agreed.loads_at, o.pickup_date) as pickup_date,
      coalesce(r.unloads_at, agreed.unloads_at, o.delivery_date) as delivery_date,
      part.since, part.due_at, part.due_on::text as due_on, a.id as assignee_id, a.name as assignee_name,
      case when part.kind = 'overdue' then ${openOf(companyId, sql`part.id`)} end::float8 as price,
      case when part.kind = 'overdue' then (
        select i.currency from billing_work_invoices i
        where i.company_id = ${companyId} and i.order_id = part.id and i.corrects_id is null) end as currency
    from (values ${sql.join(kinds.map((kind) => sql`(${sql.constant(kind)})`))}) listed (kind)
    cross join lateral (select found.kind, found.count from found where found.kind = listed.kind limit 1) counted
    left join part on part.kind = counted.kind
    left join shipment_work_orders o on o.id = part.id and part.kind <> 'drafts' and o.company_id = ${companyId}
    left join shipment_work_drafts d on d.id = part.id and part.kind = 'drafts' and d.company_id = ${companyId}
    left join shipment_work_routes r on r.id = part.route_id and part.kind in ('loading', 'unloading')
    left join lateral ${agreedDates} agreed on true
    left join correspondence_messages m on m.id = part.message_id and m.company_id = ${companyId}
    left join identity_people a on a.id = coalesce(o.assignee_id, d.user_id) and a.company_id = ${companyId}
    order by part.place`.execute(reads);
  return rows;
}

/** What is due first comes first: by its own day, else what waits longest. */
function orderOf(kind: WorkKind): readonly string[] {
  if (kind === 'expiring' || kind === 'overdue' || kind === 'snoozed') return ['due_on', 'id'];
  if (kind === 'loading' || kind === 'unloading') return ['due_at', 'id'];
  return ['since', kind === 'mails' ? 'message_id' : 'id'];
}

/** What has to be settled before somebody can drive: entries tell when the order is loaded, too, as `loads_at`. */
const byLoading: ReadonlySet<WorkKind> = new Set(['to_price', 'answers', 'to_carrier']);

/** What several reasons look at is read once. */
const shared = {
  /** Orders before their offer, with what `quotedAt` tells. */
  quoted: {
    of: new Set<WorkKind>(['to_price', 'answers']),
    rows: (request: WorkRequest): Sql => sql`
      select o.id, o.status, o.status_since, o.pickup_date, f.*
      from ${quotedAt(request, [Created, ...statusesOfQuotes])}`,
  },
  /**
   * Routes of orders between their creation and the last POD: when the carrier's order was sent that did not arrive, and of the whole order when it
   * is loaded first, and whether one of its routes is loaded today or tomorrow, for which it waits then.
   */
  on_the_way: {
    of: onTheWay,
    rows: (request: WorkRequest): Sql => sql`
      select o.id, o.status as order_status, o.status_since, r.id as route_id, r.status, r.is_chosen, r.loads_at, r.unloads_at,
        r.has_vehicle or r.vehicle_asked_at is not null as is_vehicle_asked,
        case when r.status = ${route.waiting} then (
          select m.created_at from (${latestMail(request, 'carrier', sql`r.id`)}) m where ${isLost(sql`m.delivery`)}) end as unreached_since,
        min(r.loads_at) over of_order as order_loads_at,
        bool_or(r.loads_at >= ${request.from} and r.loads_at < ${request.until}) over of_order as is_loaded_soon
      from ${ordersAt(request, [OrderCreated, SentToContractor, InProgress, RejectedBySubcontractor])}
      join shipment_work_routes r on r.order_id = o.id
      window of_order as (partition by o.id)`,
  },
} as const;

function sharedBy(kinds: readonly WorkKind[], request: WorkRequest): Sql[] {
  return Object.entries(shared)
    .filter(([, { of }]) => kinds.some((kind) => of.has(kind)))
    .map(([name, { rows }]) => sql`${sql.ref(name)} as materialized (${rows(request)})`);
}

/** Entries of each reason: `id` of the order or the draft, `act`, `message_id`, `route_id`, `since`, `due_at`, `due_on`. */
const entriesOf: Readonly<Record<WorkKind, (request: WorkRequest) => Sql>> = {
  files: (request) => sql`
    select o.id, ${act('confirm_files')} as act, null::int as message_id, f.since, ${ofNoRoute}
    from (
      select w.order_id, min(w.created_at) as since from shipment_work_files w
      where w.company_id = ${request.companyId} group by w.order_id) f
    join shipment_work_orders o on o.id = f.order_id
    where ${waiting(request)}`,
  to_price: (request) => sql`
    select o.id, case when o.status <> ${Created} then ${act('ask')}
        when exists (select from shipment_orders s where s.id = o.id and s.claimed_client_id is not null) then ${act('confirm_client')}
        else ${act('accept')} end as act,
      null::int as message_id, o.status_since as since, o.open_route as route_id, null::timestamptz as due_at, null::date as due_on,
      o.pickup_date as loads_at
    from quoted o
    where o.status = ${Created} or o.priced = 0 and (o.unpriced > 0 or o.routes = 0)
      and (o.status = ${Accepted} or o.status_since < ${hoursAgo(request, hoursForAnswer)})`,
  drafts: ({ companyId, assignee }) => sql`
    select d.id, ${act('complete')} as act, null::int as message_id, d.updated_at as since, ${ofNoRoute}
    from shipment_work_drafts d
    where d.company_id = ${companyId} and ${
      assignee === null
        ? sql`true`
        : assignee === 'nobody'
          ? sql`d.user_id is null`
          : sql`d.user_id = ${assignee}`
    }`,
  // An offer that was turned down is looked for among the latest: over the years they are many.
  answers: (request) => sql`
    select o.id,
      case when o.priced > 0 then ${act('compare')} else ${act('send_to_client')} end as act, null::int as message_id,
      case when o.priced > 0 then o.quoted_at else o.status_since end as since,
      o.priced_route as route_id, null::timestamptz as due_at, null::date as due_on, o.pickup_date as loads_at
    from quoted o
    where o.status <> ${Created} and (o.priced > 0 or o.routes > 0 and o.unpriced = 0)
    union all (${byStatus(request, AcceptedByClient, 'create_order', loadsAt)} order by since, id limit ${most})
    union all (${byStatus(request, RejectedByClient, 'revise', sql`o.pickup_date`)} and o.status_since > ${hoursAgo(request, daysForRevision * 24)}
      order by since, id limit ${most})`,
  expiring: (request) => sql`
    select o.id, case when o.valid_until < ${request.today}::date then ${act('extend_offer')}
        when ${isClientUnreached(request)} then ${act('hand_over')} else ${act('remind_client')} end as act,
      null::int as message_id, o.status_since as since, null::int as route_id, null::timestamptz as due_at, o.valid_until as due_on
    from shipment_work_orders o
    where ${waiting(request)} and o.status = ${SentToClient} and o.valid_until <= ${request.soon}::date`,
  // An offer that ends soon, and a route that is loaded soon, wait for that reason. A day without a price calls for other carriers.
  undelivered: (request) => sql`
    select o.id, ${act('hand_over')} as act, null::int as message_id, m.created_at as since, ${ofNoRoute}
    from ${ordersAt(request, [SentToClient])} cross join lateral (${latestMail(request, 'client')}) m
    where ${isLost(sql`m.delivery`)} and (o.valid_until is null or o.valid_until > ${request.soon}::date)
    union all
    select * from (
      select distinct on (o.id) o.id, ${act('hand_over')} as act, null::int as message_id, o.unreached_since as since, o.route_id,
        null::timestamptz as due_at, null::date as due_on
      from on_the_way o
      where o.order_status <> ${OrderCreated} and o.unreached_since is not null and not o.is_loaded_soon
      order by o.id, o.unreached_since, o.route_id) unreached
    union all
    select o.id, ${act('hand_over')} as act, null::int as message_id, m.since, o.open_route as route_id,
      null::timestamptz as due_at, null::date as due_on
    from (
      select o.id, f.* from ${quotedAt(request, [SentToSubcontractors])}
      where o.status_since >= ${hoursAgo(request, hoursForAnswer)}) o
    cross join lateral (
      select max(created_at) as since, bool_and(${isLost(sql`delivery`)}) as is_lost
      from (${mailsOf(request, 'prices', sql`o.open_route`)}) asked) m
    where o.unpriced > 0 and o.priced = 0 and m.is_lost`,
  to_carrier: (request) => sql`
    select distinct on (o.id) o.id, ${actAtCarrier(sql`o`)} as act, null::int as message_id, o.status_since as since,
      o.route_id, null::timestamptz as due_at, null::date as due_on, o.order_loads_at as loads_at
    from on_the_way o
    where (o.status = ${route.open} and o.is_chosen or o.status = ${route.rejected}
        or o.status = ${route.waiting} and o.status_since < ${hoursAgo(request, hoursForAnswer)} and o.unreached_since is null)
      and not o.is_loaded_soon
    order by o.id, ${stepOf(sql`o`)}, o.route_id`,
  loading: (request) => sql`
    select distinct on (o.id) o.id,
      case when o.unreached_since is not null then ${act('hand_over')}
        when o.status <> ${route.accepted} then ${actAtCarrier(sql`o`)}
        when o.is_vehicle_asked then ${act('open')} else ${act('ask_vehicle')} end as act,
      null::int as message_id, o.status_since as since, o.route_id, o.loads_at as due_at, null::date as due_on
    from on_the_way o where o.loads_at >= ${request.from} and o.loads_at < ${request.until}
    order by o.id, o.loads_at, o.route_id`,
  unloading: (request) => sql`
    select distinct on (o.id) o.id,
      case when o.status <> ${route.accepted} then ${actAtCarrier(sql`o`)}
        when o.unloads_at < ${request.tomorrow} then ${act('add_pod')} else ${act('open')} end as act,
      null::int as message_id, o.status_since as since, o.route_id, o.unloads_at as due_at, null::date as due_on
    from on_the_way o where o.unloads_at >= ${request.from} and o.unloads_at < ${request.until} and not ${hasPod}
    order by o.id, o.unloads_at, o.route_id`,
  pod_missing: (request) => sql`
    select distinct on (o.id) o.id, ${act('add_pod')} as act, null::int as message_id, o.unloads_at as since, o.route_id,
      null::timestamptz as due_at, null::date as due_on
    from on_the_way o
    where o.order_status <> ${OrderCreated} and o.status = ${route.accepted} and o.unloads_at < ${request.from} and not ${hasPod}
      and not exists (
        select from shipment_work_files w where w.company_id = ${request.companyId} and w.order_id = o.id)
    order by o.id, o.unloads_at, o.route_id`,
  to_invoice: (request) => byStatus(request, PodReceived, 'save_invoice'),
  // Of what KSeF refused before it was issued nothing can be mailed or reminded of. What the client does not have is sent, not reminded of.
  invoice_to_send: (request) => sql`
    select o.id, case when ${isNeverIssued} then ${act('mend_invoice')} else ${act('mail_invoice')} end as act, null::int as message_id,
      o.status_since as since, ${ofNoRoute}
    from (
      (select * from ${ordersAt(request, [InvoiceCreated])} order by o.status_since, o.id limit ${most})
      union all
      select * from ${ordersAt(request, [InvoiceSent])}
      where ${isNeverIssued} or ${hasUnsentInvoice(request.companyId, sql`o.id`)}) o`,
  overdue: (request) => sql`
    select o.id, ${act('remind_payment')} as act, null::int as message_id, o.status_since as since, null::int as route_id,
      null::timestamptz as due_at, i.due_date as due_on
    from shipment_work_orders o
    join billing_work_invoices i on i.order_id = o.id and i.company_id = o.company_id and i.corrects_id is null
    where ${waiting(request)} and o.status = ${InvoiceSent} and i.due_date < ${request.today}::date and not ${isNeverIssued}
      and not (${hasRefusedCorrection} and ${openOf(request.companyId, sql`o.id`)} <= 0)
      and not ${hasUnsentInvoice(request.companyId, sql`o.id`)}`,
  mails: ({ companyId, assignee }) => sql`
    select m.order_id as id, ${act('read')} as act, m.id as message_id, m.created_at as since, ${ofNoRoute}
    from correspondence_messages m
    where m.company_id = ${companyId} and m.message_type = 'incoming' and m.read_at is null and ${
      assignee === null
        ? sql`true`
        : sql`${assignee === 'nobody' ? sql`(m.order_id is null or` : sql`(`} exists (
            select from shipment_work_orders o where o.id = m.order_id and ${ofAssignee(assignee)}))`
    }`,
  snoozed: ({ companyId, assignee, today }) => sql`
    select o.id, ${act('open')} as act, null::int as message_id, o.status_since as since, null::int as route_id,
      null::timestamptz as due_at, o.snoozed_until as due_on
    from shipment_work_orders o
    where o.company_id = ${companyId} and ${ofAssignee(assignee)} and o.snoozed_until > ${today}::date`,
};

/** Of an order `o`: the mails with which somebody is to answer, of one route where one is named. */
function mailsOf({ companyId }: WorkRequest, to: keyof typeof typesOfMails, routeId?: Sql): Sql {
  const ofRoute = routeId ? sql`and m.route_id = ${routeId}` : sql``;
  return sql`
    select m.id, m.created_at, ${deliveryOf(sql`m`)} as delivery from correspondence_messages m
    where m.company_id = ${companyId} and m.order_id = o.id and m.message_type = 'outgoing'
      and m.type in (${sql.join(typesOfMails[to].map((type) => sql.constant(type)))}) ${ofRoute}`;
}

/** The latest of them: one that arrived settles the earlier ones. */
const latestMail = (...of: Parameters<typeof mailsOf>): Sql =>
  sql`${mailsOf(...of)} order by m.created_at desc, m.id desc limit 1`;

/** A mail does not reach anybody any more: it was refused, came back, or was only kept here for want of a mail server. */
const isLost = (delivery: Sql): Sql => sql`${delivery} in ('failed', 'stored')`;

/** The mail of an offer did not reach the client of an order `o`. */
const isClientUnreached = (request: WorkRequest): Sql =>
  sql`exists (select from (${latestMail(request, 'client')}) m where ${isLost(sql`m.delivery`)})`;

/** The POD of a row `o` of `on_the_way` is there. */
const hasPod: Sql = sql`exists (select from shipment_work_routes r where r.id = o.route_id and r.has_pod)`;

/** The invoice of an order `o` was refused by KSeF before the client had it. */
const isNeverIssued: Sql = sql`exists (
  select from billing_never_issued n where n.company_id = o.company_id and n.order_id = o.id and n.corrects_id is null)`;

/** KSeF refused a correction of the invoice of an order `o`: what was paid by then may have become all of it. */
const hasRefusedCorrection: Sql = sql`exists (
  select from billing_never_issued n where n.company_id = o.company_id and n.order_id = o.id and n.corrects_id is not null)`;

/** What is open of the invoice and the corrections of an order. */
function openOf(companyId: number, order: Sql): Sql {
  return sql`((select sum(i.gross) from billing_work_invoices i where i.company_id = ${companyId} and i.order_id = ${order})
    - coalesce((
      select sum(p.amount) from shipment_work_payments p
      where p.company_id = ${companyId} and p.order_id = ${order}), 0))`;
}

/** Orders of the company that are not put off, looked after by whom is asked for. */
function waiting({ companyId, assignee, today }: WorkRequest): Sql {
  return sql`o.company_id = ${companyId} and ${ofAssignee(assignee)}
    and (o.snoozed_until is null or o.snoozed_until <= ${today}::date)`;
}

/** Of those the ones at some statuses, as `o`: of each status by itself, so that the index has them in the order since when they wait. */
function ordersAt(request: WorkRequest, statuses: readonly Sql[]): Sql {
  const ofEach = statuses.map(
    (status) => sql`select * from shipment_work_orders o where ${waiting(request)} and o.status = ${status}`,
  );
  return sql`(${sql.join(ofEach, ' union all ')}) o`;
}

function ofAssignee(assignee: WorkRequest['assignee']): Sql {
  if (assignee === null) return sql`true`;
  return assignee === 'nobody' ? sql`o.assignee_id is null` : sql`o.assignee_id = ${assignee}`;
}

const hoursAgo = ({ now }: WorkRequest, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

function byStatus(request: WorkRequest, status: Sql, what: WorkAct, loads?: Sql): Sql {
  return sql`
    select o.id, ${act(what)} as act, null::int as message_id, o.status_since as since, ${ofNoRoute} ${loads ? sql`, ${loads} as loads_at` : sql``}
    from shipment_work_orders o where ${waiting(request)} and o.status = ${status}`;
}

/**
 * Orders of the company at some statuses, as `o`, with what `f` tells of those that are accepted: their routes, and those without a chosen quote by
 * whether somebody has named a price.
 */
function quotedAt(request: WorkRequest, statuses: readonly Sql[]): Sql {
  return sql`${ordersAt(request, statuses)} cross join lateral (
    select count(*) as routes, count(*) filter (where not r.is_chosen and r.quoted_at is null) as unpriced,
      count(*) filter (where not r.is_chosen and r.quoted_at is not null) as priced,
      min(r.id) filter (where not r.is_chosen and r.quoted_at is null) as open_route,
      min(r.id) filter (where not r.is_chosen and r.quoted_at is not null) as priced_route,
      max(r.quoted_at) filter (where not r.is_chosen) as quoted_at
    from (select * from shipment_work_routes r where r.order_id = o.id and o.status <> ${Created} offset 0) r) f`;
}

/** What a route needs of its carrier: to be sent, to be given to another, an answer. */
const stepOf = (of: Sql): Sql => sql`
  case ${of}.status when ${route.open} then 0 when ${route.rejected} then 1 else 2 end`;

const actAtCarrier = (of: Sql): Sql => sql`
  case ${stepOf(of)} when 0 then ${act('send_to_subcontractor')} when 1 then ${act('choose_again')} else ${act('remind_carrier')} end`;
