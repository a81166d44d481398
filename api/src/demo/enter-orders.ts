import type { Container } from '../container.js';
import type { Unit } from '../platform/db/database.js';
import { findCountryById, languageOfCountry } from '../kernel/contact/countries.js';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { Order, RouteDto, ToldVehicle } from '../modules/shipment/index.js';
import type { ClientDto, SubcontractorDto } from '../modules/directory/index.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import type { Member } from '../platform/http/principal.js';
import type { DemoOrder } from './demo-orders.js';
import { demoAccounts } from './demo-accounts.js';
import { demoPdf } from './demo-pdf.js';
import { sql } from '../platform/db/sql.js';
import { connectionOf } from '../platform/db/connection-of.js';
import { withoutEntriesOfRows } from '../modules/identity/index.js';
import { places, type Place } from './demo-directories.js';

const hour = 3_600_000;

/** The transport between two places of an order's way; the windows are those of the way's ends. */
function demoTransport({ way, loading, windows }: DemoOrder, from: number, to: number) {
  const start = way[from];
  const end = way[to];
  if (!start || !end) throw new Error('A demo order without a way');
  const today = Math.floor(Date.now() / day) * day;
  const pickup = new Date(today + (loading + from * 2) * day + 7 * hour);
  const delivery = new Date(today + (loading + to * 2 + (way.length === 2 ? 2 : 0)) * day + 14 * hour);
  return {
    ...placeAs('pickup', start, pickup),
    ...placeAs('delivery', end, delivery),
    pickup_until: from === 0 ? windowEnd(pickup, windows?.[0]) : null,
    delivery_until: to === way.length - 1 ? windowEnd(delivery, windows?.[1]) : null,
  };
}

function windowEnd(date: Date, hours: number | undefined): Date | null {
  return hours === undefined ? null : new Date(date.getTime() + hours * hour);
}

function placeAs<End extends 'pickup' | 'delivery'>(end: End, place: Place, date: Date) {
  const [street, city, post_code, country] = places[place];
  return {
    [`${end}_street`]: street,
    [`${end}_city`]: city,
    [`${end}_post_code`]: post_code,
    [`${end}_country`]: country,
    [`${end}_date`]: date,
  } as Record<`${End}_street` | `${End}_city` | `${End}_post_code` | `${End}_country`, string> &
    Record<`${End}_date`, Date>;
}

/** How far apart the steps of an order's life are; what is driven and delivered has its own times. */
interface Life {
  steps: number;
  /** The step from which on papers of what was delivered come in; null while none have. */
  papers: number | null;
  /** When the last load with papers was delivered, in ms. */
  delivered: number;
}

/**
 * When a step of an order's life was taken: from the request to its loading, and from its delivery until now; one that is
 * not driven yet, until now.
 */
function timeOfStep(
  { age, loading, status }: DemoOrder,
  { steps, papers, delivered }: Life,
  step: number,
): Date {
  const now = Date.now();
  const begun = now - (age * 24 + 1) * hour;
  const isDriven = status >= OrderStatus.InProgress && status !== OrderStatus.RejectedBySubcontractor;
  const loaded = isDriven ? Math.min(now, Math.floor(now / day + loading) * day + 7 * hour) : now;
  if (papers === null || step < papers)
    return new Date(begun + ((loaded - begun) * step) / (papers ?? steps));
  return new Date(delivered + ((now - delivered) * (step - papers + 0.5)) / (steps - papers));
}

/** The life of an order as far as it was entered, with steps that are still to come. */
async function lifeOf({ db }: Container, id: number, further: number): Promise<Life> {
  const { rows } = await sql<{ steps: number; papers: number | null; delivered: Date | null }>`
    with entries as (select event, row_number() over (order by id) - 1 as step from order_history where order_id = ${id})
    select (select count(*)::int from entries) as steps,
      (select min(step)::int from entries where event = 'document_uploaded') as papers,
      (select max(o.delivery_date) from order_routes r join subcontractor_offers o on o.id = r.chosen_offer_id
        where r.order_id = ${id} and exists (select from documents d where d.route_id = r.id)) as delivered`.execute(
    db.reads,
  );
  const { steps = 0, papers = null, delivered = null } = rows[0] ?? {};
  // Whoever sent the papers had delivered by then.
  const latest = Date.now() - 6 * hour;
  return { steps: steps + further, papers, delivered: Math.min(delivered?.getTime() ?? latest, latest) };
}

/**
 * The later half of an order's life: its invoice, by the rate that is usual for it, mailed and paid as far as its status
 * goes, and what its carriers invoiced. The invoice never changes, so it is dated now as the rest of the life will be.
 */
async function enterSettlement(
  container: Container,
  member: Member,
  id: number,
  demo: DemoOrder,
): Promise<void> {
  const { status } = demo;
  if (status < OrderStatus.PodReceived) return;
  const { services } = container;
  const { total: carriers } = await services.routes.listRoutes(member, id);
  // Payments of the client, invoices and payments of the carriers.
  const later =
    { [OrderStatus.InvoiceSent]: 3 + carriers, [OrderStatus.Paid]: 2 * carriers }[status] ?? carriers;
  const own = status - OrderStatus.PodReceived;
  const life = await lifeOf(container, id, own + later);
  const first = life.steps - own - later;
  const at = (step: number) => timeOfStep(demo, life, step);
  await enterInvoice(container, member, id, { status, at: (step) => at(first + step) });
  await enterCarrierInvoices(container, member, id, {
    status,
    at: (step) => at(first + own + step),
    life,
    demo,
  });
}

interface Settlement {
  status: number;
  /** When its steps are taken. */
  at: (step: number) => Date;
}

async function enterInvoice(
  { services }: Container,
  member: Member,
  id: number,
  { status, at }: Settlement,
): Promise<void> {
  if (status < OrderStatus.InvoiceCreated) return;
  const { available_rates } = await services.invoiceIssuing.listVatRates(member, id, {}, language);
  const usual = available_rates.find(({ is_usual }) => is_usual);
  const { vat_rate = 0, vat_case = null } = usual ?? {};
  // Printing takes a browser, which nobody should wait for at the first start.
  const invoice = { kind: 'invoice', input: { vat_rate, vat_case } } as const;
  await services.invoiceIssuing.issue(member, id, invoice, { language, issuedAt: at(0) });
  if (status < OrderStatus.InvoiceSent) return;
  await services.invoiceSending.sendInvoice(member, id, {}, language);
  if (status === OrderStatus.InvoiceSent) await enterPartialPayment(services, member, id, at);
  if (status < OrderStatus.Paid) return;
  const payment = { status: OrderStatus.Paid, paid_on: warsawDay(at(2)) } as const;
  await services.orderSteps.changeStatus(member, id, payment, language);
}

/** The client paid a third, and a part of that twice: the second came back. */
async function enterPartialPayment(
  { payments }: Container['services'],
  member: Member,
  id: number,
  at: Settlement['at'],
): Promise<void> {
  const { amount_due } = await payments.list(member, id);
  const entries = [
    [Math.round((amount_due ?? 0) / 3), 'Zaliczka'],
    [120, 'Przelew wysłany dwa razy'],
    [-120, 'Zwrot drugiego przelewu'],
  ] as const;
  for (const [place, [amount, note]] of entries.entries())
    await payments.record(member, id, { amount, note, paid_on: warsawDay(at(2 + place)) });
}

/** What the carriers of a delivered order invoiced; once the client has paid, they were paid as well. */
async function enterCarrierInvoices(
  { clock, services }: Container,
  member: Member,
  id: number,
  { status, at, life, demo }: Settlement & { life: Life; demo: DemoOrder },
): Promise<void> {
  const { items: routes } = await services.routes.listRoutes(member, id);
  const dayOf = (time: Date) => warsawDay(new Date(clock.now().getTime() - Date.now() + time.getTime()));
  // They came with the papers.
  const received_on = dayOf(timeOfStep(demo, life, life.papers ?? 0));
  for (const { id: route_id, position, chosen_offer: offer } of routes) {
    if (!offer) continue;
    // One carrier waited at the ramp, which was accepted.
    const extra = status === OrderStatus.InvoiceSent && position === 1 ? 150 : 0;
    await services.carrierInvoices.enter(member, id, {
      route_id,
      number: `FV ${id}/${position}`,
      issue_date: received_on,
      received_on,
      ...(extra ? { payment_days: 3, difference_reason: 'Postój na rampie, 2 godziny' } : {}),
      currency: offer.currency,
      net_amount: offer.price + extra,
    });
  }
  if (status < OrderStatus.Paid) return;
  const { items } = await services.carrierInvoices.listOfOrder(member, id);
  for (const [place, { id: invoice }] of items.entries())
    await services.carrierInvoices.pay(member, id, invoice, { paid_on: dayOf(at(items.length + place)) });
}

/**
 * Spreads an order's life over the days since its request came: each entry of its history a little later, its mails,
 * prices and the offer as the history has them.
 */
async function dateBack(container: Container, id: number, demo: DemoOrder): Promise<void> {
  const life = await lifeOf(container, id, 0);
  const hours = demo.age * 24 + 1;
  const times = Array.from({ length: life.steps }, (_, step) => timeOfStep(demo, life, step).toISOString());
  await container.db.acrossCompanies(async (unit) => {
    const on = connectionOf(unit);
    await withoutEntriesOfRows(on);
    // A mail was written with the entry that is nearest to it.
    await sql`
    with life as (
      select h.created_at, (${times}::timestamptz[])[row_number() over (order by h.id)] as taken_at
      from order_history h where h.order_id = ${id})
    update messages m set created_at = (
      select taken_at from life order by abs(extract(epoch from life.created_at - m.created_at)) limit 1)
    where m.order_id = ${id}`.execute(on);
    await sql`
    with life as (
      select id, (${times}::timestamptz[])[row_number() over (order by id)] as taken_at
      from order_history where order_id = ${id})
    update order_history t set created_at = life.taken_at from life where life.id = t.id`.execute(on);
    await sql`
    update orders set created_at = h.first, updated_at = h.last, status_since = coalesce(h.since, h.last)
    from (
      select min(created_at) as first, max(created_at) as last,
        max(created_at) filter (where from_status is distinct from to_status) as since
      from order_history where order_id = ${id}) h
    where orders.id = ${id}`.execute(on);
    await sql`
    with sent as (
      select created_at, row_number() over (order by id) as place from order_history
      where order_id = ${id} and event = 'document_uploaded'),
    files as (select id, row_number() over (order by id) as place from documents where order_id = ${id})
    update documents d set created_at = sent.created_at
    from files join sent using (place) where files.id = d.id`.execute(on);
    await sql`
    update documents d set created_at = h.created_at
    from order_history h where h.order_id = ${id} and h.event = 'save_invoice'
      and d.order_id = ${id} and d.document_type = 'ISSUED_INVOICE'`.execute(on);
    await sql`
    update invoice_mails m set created_at = h.created_at
    from invoices i, order_history h where i.order_id = ${id} and m.invoice_id = i.id
      and h.order_id = ${id} and h.event = 'mail_invoice'`.execute(on);
    await sql`
    with entered as (
      select created_at, row_number() over (order by id) as place from order_history
      where order_id = ${id} and event in ('pay', 'payment_recorded')),
    paid as (select id, row_number() over (order by id) as place from payments where order_id = ${id})
    update payments p set created_at = entered.created_at
    from paid join entered using (place) where paid.id = p.id`.execute(on);
    await sql`
    update client_offers o set created_at = h.created_at
    from order_history h where h.order_id = ${id} and h.event = 'send_to_client' and o.order_id = ${id}`.execute(
      on,
    );
    // Who is asked answers before the next step, or by now.
    await sql`
    with asked as (select min(created_at) as at from order_history where order_id = ${id} and event = 'ask_subcontractors'),
      price as (
        select coalesce((select at from asked), now() - make_interval(hours => ${hours})) as asked_at,
          coalesce((select min(h.created_at) from order_history h, asked where h.order_id = ${id} and h.created_at > asked.at), now()) as answered_by),
      requests as (update price_requests r set asked_at = price.asked_at from price where r.order_id = ${id})
    update subcontractor_offers q set created_at = t.at, updated_at = t.at
    from price, lateral (select price.asked_at + (price.answered_by - price.asked_at) * 0.6 as at) t
    where q.order_id = ${id}`.execute(on);
    await sql`
    update messages m set created_at = h.created_at
    from mail_outbox o, invoices i, order_history h
    where i.order_id = ${id} and o.cause like 'invoice ' || i.id || ', mail %' and m.id = o.message_id
      and h.order_id = ${id} and h.event = 'mail_invoice'`.execute(on);
    await sql`update mail_outbox o set created_at = m.created_at from messages m
    where m.id = o.message_id and m.order_id = ${id}`.execute(on);
  });
}

/**
 * Files of a demo order: once it is delivered the POD of each route, which moves it on, and the carriers' invoices; of one
 * under way with several routes, the POD of the first. Orders before that have none.
 */
async function enterDocuments(
  { services }: Container,
  member: Member,
  orderId: number,
  status: number,
): Promise<void> {
  if (status < OrderStatus.InProgress || status === OrderStatus.RejectedBySubcontractor) return;
  const isDelivered = status >= OrderStatus.PodReceived;
  const { items: routes } = await services.routes.listRoutes(member, orderId);
  const proved = isDelivered ? routes : routes.slice(0, -1);
  const send = (route: RouteDto, type: 'POD' | 'SUBCONTRACTOR_INVOICE', name: string, lines: string[]) => {
    const buffer = demoPdf(lines);
    const file = { originalname: name, mimetype: 'application/pdf', size: buffer.length, buffer };
    return services.documents.uploadToRoute(member, route.id, type, file);
  };
  if (isDelivered) {
    for (const route of routes) {
      const number = `FV ${orderId}/${route.position}`;
      const price = route.chosen_offer ? `${route.chosen_offer.price} ${route.chosen_offer.currency}` : '';
      await send(route, 'SUBCONTRACTOR_INVOICE', `${number.replace('/', '-')}.pdf`, [
        `Faktura ${number}`,
        route.chosen_offer?.subcontractor.name ?? '',
        `Transport ${routeName(route)}`,
        price,
      ]);
    }
  }
  for (const route of proved) {
    await send(route, 'POD', `CMR ${orderId}-${route.position} ${route.delivery_city}.pdf`, [
      `CMR ${orderId}/${route.position}`,
      routeName(route),
      'Towar otrzymano bez uwag. Goods received in good order.',
      `${route.delivery_street}, ${route.delivery_post_code} ${route.delivery_city}`,
    ]);
  }
}

/** Of nobody (RFC 5737): what strangers may do in an hour from an address of this machine is left to whoever tries the demo. */
export const demoAddress = '192.0.2.1';

const routeName = (route: RouteDto) => `${route.pickup_city} - ${route.delivery_city}`;

const day = 86_400_000;
const language = 'pl';

/** Enters an order and takes it step by step to its status, then dates it back to its age. */
export async function enterOrder(
  container: Container,
  member: Member,
  demo: DemoOrder,
  clients: readonly ClientDto[],
  carriers: readonly SubcontractorDto[],
): Promise<void> {
  const client = clients[demo.client];
  if (!client?.email) throw new Error(`There is no demo client ${demo.client}`);
  const { requests, links, orderEntry, orders } = container.services;
  const { pickup_until, delivery_until, ...transport } = demoTransport(demo, 0, demo.way.length - 1);
  const { url } = await links.createLink(member, { kind: 'order-form', client_id: client.id });
  const { searchParams: signed } = new URL(url);
  const { id } = await requests.submitQuotation(
    {
      sig: signed.get('sig') ?? '',
      exp: Number(signed.get('exp')),
      client_id: client.id,
      user_id: member.userId,
      client_email: client.email,
      ...transport,
      pallets_count: demo.pallets,
      weight: demo.weight,
      cargo_type: demo.cargo,
      notes: demo.notes ?? null,
    },
    demoAddress,
  );
  const valid_until =
    demo.validFor === undefined ? null : warsawDay(new Date(Date.now() + demo.validFor * day));
  await orderEntry.updateOrder(
    member,
    id,
    {
      ...demo.facts,
      pickup_until,
      delivery_until,
      valid_until,
      ...(demo.paymentDays === undefined ? {} : { payment_days: demo.paymentDays }),
    },
    language,
  );
  await takeToStatus(container, member, id, demo, client, carriers);
  if (demo.status > OrderStatus.Created && demo.age > 2) await orders.markOneAsRead(member, id);
  await dateBack(container, id, demo);
  if (demo.isExpired)
    await sql`update orders set valid_until = ${warsawDay(new Date(Date.now() - day))} where id = ${id}`.execute(
      container.db.writes,
    );
  await enterCare(container, member, id, demo);
  if (demo.hasReceivedFile) await sendAsCarrier(container, member, id);
}

/** The carrier of the first route sends a POD over the link of its order. */
async function sendAsCarrier({ services }: Container, member: Member, id: number): Promise<void> {
  const { items } = await services.routes.listRoutes(member, id);
  const [route] = items;
  const ids = {
    order_id: id,
    route_id: route?.id ?? 0,
    subcontractor_id: route?.chosen_offer?.subcontractor_id ?? 0,
  };
  const { url } = await services.links.createLink(member, { kind: 'subcontractor-order-view', ...ids });
  const { searchParams: signed } = new URL(url);
  const link = { ...ids, sig: signed.get('sig') ?? '', exp: Number(signed.get('exp')) };
  const buffer = demoPdf([`CMR ${id}/1`, 'Towar otrzymano bez uwag. Goods received in good order.']);
  const file = {
    originalname: 'CMR podpisany.pdf',
    mimetype: 'application/pdf',
    size: buffer.length,
    buffer,
  };
  await services.carrierDocuments.receive(link, 'POD', file);
}

/** Who looks after an order, and until when it is put off. */
async function enterCare(
  { services, db }: Container,
  member: Member,
  id: number,
  { assignee, snoozedFor }: DemoOrder,
): Promise<void> {
  if (assignee) {
    const { rows } = await sql<{ id: number }>`
      select id from users where email = ${demoAccounts[assignee]}`.execute(db.reads);
    await services.orderCare.assign(member, id, { user_id: rows[0]?.id ?? null });
  }
  if (snoozedFor !== undefined) {
    const until = warsawDay(new Date(Date.now() + snoozedFor * day));
    await services.orderCare.snooze(member, id, { until, note: 'Klient potwierdzi wymiary' });
  }
}

/** The quotes of an order, the first one given first. */
async function quoteIds({ db }: Container, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from subcontractor_offers where order_id = ${orderId} order by id`.execute(db.reads);
  return rows.map(({ id }) => id);
}

async function takeToStatus(
  container: Container,
  member: Member,
  id: number,
  demo: DemoOrder,
  client: ClientDto,
  carriers: readonly SubcontractorDto[],
): Promise<void> {
  const { orderSteps, clientOffers, subcontractorAnswers, subcontractorOrders, templates } =
    container.services;
  const answered = (answer: (unit: Unit, order: Order) => Promise<unknown>) =>
    container.db.inCompany(member.companyId, async (unit) =>
      answer(unit, await container.services.orderRepository.lock(unit, id)),
    );
  const { status } = demo;
  if (status === OrderStatus.Created) return;
  await orderSteps.changeStatus(member, id, { status: OrderStatus.Accepted }, language);
  const routes = await enterRoutes(container, member, id, demo);
  await enterQuotes(container, member, routes, demo, carriers, status >= OrderStatus.SentToSubcontractors);
  if (status < OrderStatus.SentToClient) return;
  const country = client.country_id ? findCountryById(client.country_id) : null;
  const words = languageOfCountry(country?.code ?? null);
  const { subject, body } = await templates.getCurrent(member, 'offers_to_client', words);
  const [fast, cheap] = (await quoteIds(container, id)).slice(0, 2);
  const variants =
    demo.hasVariants && fast !== undefined && cheap !== undefined
      ? [
          { kind: 'fast' as const, quote_ids: [fast] },
          { kind: 'cheap' as const, quote_ids: [cheap] },
        ]
      : undefined;
  await clientOffers.sendToClient(
    member,
    {
      quotation_id: id,
      recipient_email: client.email ?? '',
      subject,
      message: body,
      language: words,
      currency_for_client: demo.currency ?? 'PLN',
      ...(variants && { variants }),
    },
    language,
  );
  if (status < OrderStatus.AcceptedByClient) return;
  if (status === OrderStatus.RejectedByClient) {
    await answered((unit, order) =>
      clientOffers.answer(unit, order, 'reject', {
        reason: 'Fant en rimeligere transport',
        lost_reason: 'price',
      }),
    );
    return;
  }
  await answered((unit, order) => clientOffers.answer(unit, order, 'accept', { reason: null }));
  if (status < OrderStatus.OrderCreated) return;
  await orderSteps.changeStatus(member, id, { status: OrderStatus.OrderCreated }, language);
  if (status < OrderStatus.SentToContractor) return;
  for (const route of routes) await subcontractorOrders.send(member, id, { route_id: route.id }, language);
  if (status === OrderStatus.SentToContractor) return;
  const action = status === OrderStatus.RejectedBySubcontractor ? 'reject' : 'accept';
  for (const [index, route] of routes.entries()) {
    const carrier = carriers[demo.quotes?.[index]?.[0]?.[0] ?? -1];
    const reason = action === 'reject' ? 'Brak wolnego auta w tym terminie' : null;
    const vehicle = tellsVehicle(status, index) ? demoVehicle(id + index) : {};
    const answer = { action, subcontractorId: carrier?.id ?? 0, routeId: route.id, reason, vehicle } as const;
    await answered((unit, order) => subcontractorAnswers.answer(unit, order, answer));
  }
  await enterDocuments(container, member, id, status);
  await enterSettlement(container, member, id, demo);
}

/** Of orders under way, the carrier of a further route has not told yet who comes. */
function tellsVehicle(status: number, index: number): boolean {
  return status > OrderStatus.InProgress || (status === OrderStatus.InProgress && index === 0);
}

const drivers = ['Marek Lis', 'Tomasz Wójcik', 'Ola Nilsen', 'Paweł Krawiec', 'Lars Haugen'];

function demoVehicle(number: number): ToldVehicle {
  return {
    truck_plates: `GD ${41_000 + number * 37}`,
    trailer_plates: `GD ${2_100 + number * 13}P`,
    driver_name: drivers[number % drivers.length],
    driver_phone: `+48 601 ${String(200 + number)} ${String(310 + number)}`,
  };
}

async function enterRoutes(
  { services }: Container,
  member: Member,
  id: number,
  demo: DemoOrder,
): Promise<RouteDto[]> {
  const { items } = await services.routes.listRoutes(member, id);
  const [first] = items;
  if (!first) throw new Error('An accepted order without a route');
  if (demo.way.length === 2) return items;
  const routes = [await services.routes.updateRoute(member, first.id, demoTransport(demo, 0, 1))];
  for (let index = 1; index < demo.way.length - 1; index += 1) {
    routes.push(
      await services.routes.createRoute(member, {
        quotation_id: id,
        ...demoTransport(demo, index, index + 1),
      }),
    );
  }
  return routes;
}

/** Asks the carriers of the demo's prices (and one who does not answer), takes their prices, chooses the first. */
async function enterQuotes(
  { services, db }: Container,
  member: Member,
  routes: readonly RouteDto[],
  demo: DemoOrder,
  carriers: readonly SubcontractorDto[],
  isAsked: boolean,
): Promise<void> {
  for (const [index, route] of routes.entries()) {
    const quotes = demo.quotes?.[index] ?? [];
    const silent = carriers[(index * 5 + 7) % carriers.length];
    const asked = [
      ...quotes.flatMap(([carrier]) => carriers[carrier]?.id ?? []),
      ...(silent ? [silent.id] : []),
    ];
    if (isAsked && asked.length > 0) await services.priceRequests.askSubcontractors(member, route.id, asked);
    const offers: number[] = [];
    for (const [carrier, price, currency, days, notes] of quotes) {
      const subcontractor = carriers[carrier];
      if (!subcontractor) continue;
      const pickup_date = new Date(route.pickup_date);
      const given = {
        price,
        currency,
        pickup_date,
        delivery_date: new Date(pickup_date.getTime() + days * day),
        notes: notes ?? null,
      };
      const parties = {
        company_id: member.companyId,
        order_id: route.quotation_id,
        route_id: route.id,
        subcontractor,
        user_id: member.userId,
      };
      offers.push(
        await db.inCompany(member.companyId, async (unit) => {
          await services.orderRepository.lock(unit, route.quotation_id);
          return (await services.offers.take(unit, parties, given)).offer.id;
        }),
      );
    }
    if (offers[0] && !demo.openRoutes?.includes(index))
      await services.routes.selectOffer(member, route.id, { offer_id: offers[0] });
    const profit_margin = demo.margins?.[index] ?? null;
    if (profit_margin !== null) await services.routes.updateRoute(member, route.id, { profit_margin });
  }
}
