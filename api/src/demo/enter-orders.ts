import type { Container } from '../container.js';
import type { Unit } from '../platform/db/database.js';
import { findCountryById, languageOfCountry } from '../kernel/contact/countries.js';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { Order, RouteDto, ToldVehicle } from '../modules/shipment/index.js';
import type { ClientDto, SubcontractorDto } from '../modules/directory/index.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import type { Member } from '../platform/http/principal.js';
import type { DemoOrder } from './demo-order.js';
import { dateBack } from './date-back.js';
import { enterDocuments } from './enter-documents.js';
import { enterInvoice } from './enter-invoice.js';
import { demoTransport } from './demo-transport.js';

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
  const { publicAnswers, links, orders } = container.services;
  const { pickup_until, delivery_until, ...transport } = demoTransport(demo, 0, demo.way.length - 1);
  const { url } = await links.createLink(member, { kind: 'order-form', client_id: client.id });
  const { searchParams: signed } = new URL(url);
  const { id } = await publicAnswers.submitQuotation(
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
    '127.0.0.1',
  );
  const valid_until =
    demo.validFor === undefined ? null : warsawDay(new Date(Date.now() + demo.validFor * day));
  await orders.updateOrder(
    member,
    id,
    { ...demo.facts, pickup_until, delivery_until, valid_until },
    language,
  );
  await takeToStatus(container, member, id, demo, client, carriers);
  if (demo.status > OrderStatus.Created && demo.age > 2) await orders.markOneAsRead(member, id);
  await dateBack(container, id, demo.age);
}

async function takeToStatus(
  container: Container,
  member: Member,
  id: number,
  demo: DemoOrder,
  client: ClientDto,
  carriers: readonly SubcontractorDto[],
): Promise<void> {
  const { orderSteps, clientOffers, subcontractorAnswers, templates } = container.services;
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
  await clientOffers.sendToClient(
    member,
    {
      quotation_id: id,
      recipient_email: client.email ?? '',
      subject,
      message: body,
      language: words,
      currency_for_client: demo.currency ?? 'PLN',
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
  for (const route of routes) await orderSteps.sendToSubcontractor(member, id, route.id, language);
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
  await enterInvoice(container, member, id, demo);
}

/** Of orders under way, the carrier of a further leg has not told yet who comes. */
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
  if (!first) throw new Error('An accepted order without a leg');
  if (demo.way.length === 2) return items;
  const routes = [await services.routes.updateRoute(member, first.id, demoTransport(demo, 0, 1))];
  for (let leg = 1; leg < demo.way.length - 1; leg += 1) {
    routes.push(
      await services.routes.createRoute(member, { quotation_id: id, ...demoTransport(demo, leg, leg + 1) }),
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
    if (offers[0] && !demo.openLegs?.includes(index))
      await services.routes.selectOffer(member, route.id, { offer_id: offers[0] });
    const profit_margin = demo.margins?.[index] ?? null;
    if (profit_margin !== null) await services.routes.updateRoute(member, route.id, { profit_margin });
  }
}
