// From a request to its payment: what a forwarder does by a key, and a client and a carrier by their links.
//
//   FRAKTO_URL=https://frakto.example/api FRAKTO_KEY=fk_… node main-job.ts
import { createFrakto, OrderStatusCode, parseLink, type LinkKind } from '@frakto/sdk';

const { FRAKTO_URL: baseUrl = '', FRAKTO_KEY: token } = process.env;
const frakto = createFrakto({ baseUrl, token, language: 'en' });
const anybody = createFrakto({ baseUrl }).publicPages;
const linked = async <Kind extends LinkKind>(kind: Kind, ids: object) =>
  parseLink((await frakto.links.create({ kind, ...ids })).url, kind);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const dates = { pickup_date: inDays(5), delivery_date: inDays(8) };
const address = { address: 'ul. Długa 12', city: 'Łódź', post_code: '90-001', country_id: 1 };
const email = 'orders@furniture.example';

const client = await frakto.clients.createPersonalClient({ name: 'Furniture Works', email, ...address });
const { id } = await anybody.submitPublicQuotation({
  ...(await linked('order-form', { client_id: client.id })).fields,
  client_email: email,
  ...{ pickup_street: 'Portowa 3', pickup_city: 'Gdańsk', pickup_post_code: '80-001', pickup_country: 'PL' },
  ...{ delivery_street: 'Bryggen 7', delivery_city: 'Bergen', delivery_post_code: '5003' },
  ...{ delivery_country: 'NO', pallets_count: 12, weight: 8400.5, cargo_type: 'Furniture', ...dates },
});
const { routes } = await frakto.orders.changeStatus(id, { status: OrderStatusCode.Accepted });
const carrier = await frakto.subcontractors.createPersonalSubcontractor({ name: 'Tromsø Transport' });
const route_id = routes[0]?.id ?? 0;
const leg = { order_id: id, route_id, subcontractor_id: carrier.id };
const asked = await linked('subcontractor-offer', leg);
const quote = await anybody.submitSubcontractorOffer({
  ...asked.fields,
  price: 1000,
  currency: 'PLN',
  ...dates,
});
await frakto.orderRoutes.selectOffer(route_id, { offer_id: quote.id });
const mail = { subject: 'Our offer', message: '<p>[OFFER DETAILS]</p>[OFFER ACCEPTANCE LINK]' };
await frakto.quotations.sendOffersToClient({ quotation_id: id, recipient_email: email, ...mail });
await anybody.answerClientOffer((await linked('client-offer-selection', { order_id: id })).fields);
await frakto.orders.changeStatus(id, { status: OrderStatusCode.OrderCreated });
await frakto.orders.sendSubcontractorAcceptance(id, { route_id });
const order = await linked('subcontractor-order-view', leg);
await anybody.answerSubcontractorOrder(id, { ...order.fields, action: 'accept' });
const file = { name: 'pod.pdf', content: new TextEncoder().encode('%PDF-1.4\n%%EOF\n') };
await frakto.documents.uploadRouteDocument({ file, document_type: 'POD', order_routes_id: route_id });
const invoice = await frakto.invoices.save(id);
await frakto.invoices.send(id);
await frakto.invoices.recordPayment(id, { amount: invoice.gross_amount });
console.log(invoice.number, (await frakto.orders.getDetails(id)).status);
