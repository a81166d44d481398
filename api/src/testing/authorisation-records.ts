import type { CarrierRegistrationPage } from '../modules/shipment/carrier-registrations/carrier-registration.dto.js';
import { OrderStatus } from '../kernel/order/order-status.js';
import type { OrderCarrierInvoices } from '../modules/billing/carrier-invoices/carrier-invoice.dto.js';
import type { NewPaymentFile } from '../modules/billing/payment-files/payment-file.dto.js';
import type { OrderDetails } from '../modules/shipment/orders/order.dto.js';
import type { OrderPayments } from '../modules/shipment/orders/payments/payment.dto.js';
import type { NewWebhook, WebhookDelivery } from '../modules/insight/webhooks/webhook.dto.js';
import type { NewApiKey } from '../modules/identity/api-keys/api-key.dto.js';
import type { SessionList } from '../modules/identity/accounts/session.dto.js';
import { aClient, aGlobalClient, aGlobalSubcontractor, aGroup, aSubcontractor } from './directory.js';
import { aMailing } from './client-mails.js';
import { aFoundCompany, stopCrawls } from './crawler.js';
import { taken } from './api-caller.js';
import { aDocument, aPdf, receivedFor, sendAsCarrier } from './documents.js';
import { aReceivedInvoice } from './received-invoices.js';
import { anImport } from './imports.js';
import { anInvoicedOrder, anOrderToInvoice, latestInvoice } from './invoices.js';
import { aFileOfAMessage, aReceivedMessage } from './messages.js';
import { aLink, type OpenedLink } from './links.js';
import { aSetAsideMail } from './incoming-mail.js';
import { anOrderAt, carrierLink, chooseQuotes, requestFields, type TestOrder } from './orders.js';
import { nextNumber } from './next-number.js';
import { aCollaborator, aLoner, type TestMember } from './people.js';
import { aCarrierRegistration } from './website-forms.js';
import type { TestApp } from './test-app.js';

/** Ids by the names under which an operation takes them, in its path or its body. */
export type Ids = Readonly<Record<string, number>>;

/** Records of one company, made for an operation. */
export interface Records {
  ids: Ids;
  /** The signed link that goes with them. */
  link?: OpenedLink;
}

/** Makes what an operation works on, so that it can be done. */
export type RecordMaker = (app: TestApp, owner: TestMember) => Promise<Records>;

const make =
  (work: (app: TestApp, owner: TestMember) => Promise<Ids>): RecordMaker =>
  async (app, owner) => ({ ids: await work(app, owner) });

const orderAt = (status: OrderStatus): RecordMaker =>
  make(async (app, owner) => ({ id: (await anOrderAt(app, owner, status)).id }));

export const heldMail = make(async (app, owner) => {
  const { id } = await anOrderAt(app, owner, OrderStatus.SentToClient);
  await app.doJobs();
  const [held] = (await owner.api.read<OrderDetails>(`/orders/${id}/details`)).mails_on_hold;
  return { id, messageId: held?.message_id ?? 0 };
});
export const none: RecordMaker = make(() => Promise.resolve({}));
export const apiKey = make(async (_app, owner) => ({
  id: (await owner.api.create<NewApiKey>('/api-keys', { name: 'Warehouse', scopes: ['read'] })).id,
}));
const aWebhook = (owner: TestMember) =>
  owner.api.create<NewWebhook>('/webhooks', { url: 'https://wms.example/frakto', events: ['order.created'] });
export const webhook = make(async (_app, owner) => ({ id: (await aWebhook(owner)).id }));
export const webhookDelivery = make(async (_app, owner) => {
  const { id } = await aWebhook(owner);
  const { body } = await owner.api.post<WebhookDelivery>(`/webhooks/${id}/test`);
  return { id, deliveryId: body.id };
});
export const company = make((_app, owner) => Promise.resolve({ id: owner.companyId }));
export const owningUser = make((_app, owner) => Promise.resolve({ user_id: owner.id }));
export const user = make(async (app, owner) => ({ id: (await aCollaborator(app, owner)).id }));
export const chatRecipient = make(async (app, owner) => ({
  recipient_id: (await aCollaborator(app, owner)).id,
}));
export const companyAndUser = make(async (app, owner) => ({
  id: owner.companyId,
  userId: (await aCollaborator(app, owner)).id,
}));
/** A session of a colleague. */
export const colleaguesSession = make(async (app, owner) => {
  const { api } = await aCollaborator(app, owner);
  const { items } = await api.read<SessionList>('/auth/sessions');
  return { id: items[0]?.id ?? 0 };
});
/** A passkey of a colleague, which nothing can sign in with. */
export const colleaguesPasskey = make(async (app, owner) => {
  const { id } = await aCollaborator(app, owner);
  const [passkey] = await app.rows<{ id: number }>(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
     values ($1, $2, '', 0, '{}', 'Laptop') returning id`,
    [id, `passkey-of-${id}`],
  );
  return { id: passkey?.id ?? 0 };
});
/** Somebody whom a company could invite; the number stands in their address. */
export const loner = make(async (app) => {
  const number = nextNumber();
  await aLoner(app, { email: `loner${number}@forwarder.example` });
  return { number };
});
export const companyAndLoner: RecordMaker = async (app, owner) => {
  const { ids } = await loner(app, owner);
  return { ids: { id: owner.companyId, ...ids } };
};
async function anInvitation(app: TestApp, owner: TestMember): Promise<number> {
  const { email } = await aLoner(app);
  return (await owner.api.create<{ id: number }>(`/companies/${owner.companyId}/users`, { email })).id;
}
export const invitation = make(async (app, owner) => ({
  id: owner.companyId,
  invitationId: await anInvitation(app, owner),
}));
export const strangersInvitation = make(async (app, owner) => ({ id: await anInvitation(app, owner) }));
export const companyWithOrder = make(async (app, owner) => {
  await anOrderAt(app, owner, OrderStatus.Created);
  return { id: owner.companyId };
});

interface TemplateList {
  items: { id: number; template_type: string }[];
}

async function templateOf(owner: TestMember, type: string): Promise<number | undefined> {
  const { items } = await owner.api.read<TemplateList>('/email-templates');
  return items.find(({ template_type }) => template_type === type)?.id;
}

/** A company has one template of a type at most: one that is there already serves. */
const templateOfType = (template_type: string): RecordMaker =>
  make(async (_app, owner) => {
    const fields = { template_type, body: '<p>{{name}}</p>' };
    const made = async () => (await owner.api.create<{ id: number }>('/email-templates', fields)).id;
    return { id: (await templateOf(owner, template_type)) ?? (await made()) };
  });
export const emailTemplate = templateOfType('quote_confirmation');
export const emailTemplateToDelete = templateOfType('invoice_sent');
export const noFollowUp = make(async (_app, owner) => {
  const id = await templateOf(owner, 'follow_up');
  if (id !== undefined) await owner.api.remove(`/email-templates/${id}`);
  return {};
});
export const confirmationTemplate: RecordMaker = async (app, owner) => {
  await emailTemplate(app, owner);
  return { ids: {} };
};

const aSharedView = async (owner: TestMember) =>
  (await owner.api.create<{ id: number }>('/order-views', { name: 'Norway', filter: {}, is_shared: true }))
    .id;
export const sharedView = make(async (_app, owner) => ({ id: await aSharedView(owner) }));
export const viewToName = make(async (_app, owner) => ({ view_id: await aSharedView(owner) }));

const aDraft = async (owner: TestMember) =>
  (await owner.api.create<{ id: number }>('/order-drafts', { values: { pickup_city: 'Gdańsk' } })).id;
export const draft = make(async (_app, owner) => ({ id: await aDraft(owner) }));
export const clientAndDraft = make(async (_app, owner) => ({
  client_id: (await aClient(owner)).id,
  draft_id: await aDraft(owner),
}));
export const draftAndClient = make(async (_app, owner) => ({
  id: await aDraft(owner),
  client_id: (await aClient(owner)).id,
}));

export const client = make(async (_app, owner) => ({ id: (await aClient(owner)).id }));
export const clientId = make(async (_app, owner) => ({ client_id: (await aClient(owner)).id }));
export const clientMailing = make(async (_app, owner) => {
  const { id } = await aClient(owner);
  return { id: (await aMailing(owner, [id])).id };
});
export const subcontractor = make(async (_app, owner) => ({ id: (await aSubcontractor(owner)).id }));

export const clientAndContact = make(async (_app, owner) => {
  const { id } = await aClient(owner);
  const contact = await owner.api.create<{ id: number }>(`/client-directory/${id}/contacts`, {
    name: 'Anna',
  });
  return { id, contactId: contact.id };
});
export const carrierAndContact = make(async (_app, owner) => {
  const { id } = await aSubcontractor(owner);
  const contact = await owner.api.create<{ id: number }>(`/subcontractor-directory/${id}/contacts`, {
    name: 'Kari',
  });
  return { id, contactId: contact.id };
});
export const carrierAndVehicle = make(async (_app, owner) => {
  const { id } = await aSubcontractor(owner);
  const vehicle = await owner.api.create<{ id: number }>(`/subcontractor-directory/${id}/vehicles`, {
    kind: 'reefer',
    plates: 'GD 54321',
  });
  return { id, vehicleId: vehicle.id };
});
const paperOf = async (owner: TestMember) => {
  const { id } = await aSubcontractor(owner);
  const paper = await owner.api.create<{ id: number }>(`/subcontractor-directory/${id}/papers`, {
    kind: 'insurance',
    number: 'OCP 1',
  });
  return { id, paperId: paper.id };
};
export const carrierAndPaper = make((_app, owner) => paperOf(owner));
export const carrierAndFiledPaper = make(async (_app, owner) => {
  const ids = await paperOf(owner);
  await owner.api.upload(
    `/subcontractor-directory/${ids.id}/papers/${ids.paperId}/file`,
    {},
    {
      name: 'ocp.pdf',
      content: '%PDF-1.4\n%%EOF\n',
    },
  );
  return ids;
});

export const globalClient = make(async (app) => ({ id: (await aGlobalClient(app)).id }));
export const globalClientToCollect = make(async (app) => ({ client_id: (await aGlobalClient(app)).id }));
export const collectedClient = make(async (app, owner) => {
  const { id: client_id } = await aGlobalClient(app);
  return { id: (await owner.api.create<{ id: number }>('/user-global-clients', { client_id })).id };
});
export const globalSubcontractor = make(async (app) => ({ id: (await aGlobalSubcontractor(app)).id }));
export const globalSubcontractorToCollect = make(async (app) => ({
  subcontractor_id: (await aGlobalSubcontractor(app)).id,
}));
export const collectedSubcontractor = make(async (app, owner) => {
  const { id: subcontractor_id } = await aGlobalSubcontractor(app);
  return {
    id: (await owner.api.create<{ id: number }>('/user-global-subcontractors', { subcontractor_id })).id,
  };
});

export const group = make(async (_app, owner) => ({ id: (await aGroup(owner)).id }));
export const groupAndSubcontractor = make(async (_app, owner) => ({
  id: (await aGroup(owner)).id,
  subcontractor_id: (await aSubcontractor(owner)).id,
}));
export const groupAndMember = make(async (_app, owner) => {
  const { id } = await aGroup(owner);
  const { id: subcontractor_id } = await aSubcontractor(owner);
  const member = await owner.api.create<{ id: number }>(`/subcontractor-groups/${id}/members`, {
    subcontractor_id,
  });
  return { id, memberId: member.id };
});

export const importedFile = make(async (_app, owner) => ({ id: (await anImport(owner)).id }));
export const importWithRefusals = make(async (app, owner) => {
  const { id } = await anImport(owner, 'Name;Country\nLamex;Atlantis');
  const mapping = [
    { field: 'name', column: 0 },
    { field: 'country', column: 1 },
  ];
  await owner.api.act(`/imports/${id}/start`, { mapping });
  await app.doJobs();
  return { id };
});

export const foundCompany = make(async (app) => ({ id: await aFoundCompany(app) }));
export const foundCompanyToSave = make(async (app) => ({ company_id: await aFoundCompany(app) }));
/** Nothing is being looked through, so that somebody can begin. */
export const noCrawl = make(async (app) => {
  await stopCrawls(app);
  return {};
});

export const request = orderAt(OrderStatus.Created);
/** A request that came without a signature and names a client. */
export const claimedRequest = make(async (app, owner) => {
  const { id: client_id } = await aClient(owner);
  const body = { ...requestFields(), client_id, user_id: owner.id, client_email: 'somebody@client.example' };
  return { id: (await app.api.create<{ id: number }>('/public/quotation', body)).id };
});
/** A request from a website that nobody has confirmed. */
export const unconfirmedRequest = make(async (app, owner) => {
  const { id } = await anOrderAt(app, owner, OrderStatus.Created);
  await app.rows('update orders set unconfirmed_since = now() where id = $1', [id]);
  return { id };
});
/** The form of a company's website, with its code. */
export const embeddedForm = make(async (_app, owner) => {
  taken(await owner.api.put('/embedded-form', { is_on: true }), 200);
  return {};
});
/** A carrier who registered over the website, and waits. */
export const carrierRegistration = make(async (app, owner) => ({
  id: (await aCarrierRegistration(app, owner)).id,
}));
/** The same with a paper and its file. */
export const carrierRegistrationPaper = make(async (app, owner) => {
  const { id, challenge } = await aCarrierRegistration(app, owner);
  taken(
    await app.api.upload(
      '/public/embedded-forms/carriers/papers?position=0&challenge=' + challenge,
      {},
      aPdf,
    ),
    201,
  );
  const query = { page_size: 100 };
  const { items } = await owner.api.read<CarrierRegistrationPage>('/carrier-registrations', query);
  const [paper] = items.find((one) => one.id === id)?.papers ?? [];
  return { id, paperId: paper?.id ?? 0 };
});
/** A signed form for a new request of a client. */
export const orderFormLink: RecordMaker = async (_app, owner) => {
  const { id: client_id } = await aClient(owner);
  const link = await aLink(owner, {
    kind: 'order-form',
    client_id,
    client_email: 'client@client.example',
  });
  return { ids: { user_id: owner.id, client_id }, link };
};
export const sentOffer = orderAt(OrderStatus.SentToClient);

export const requestAndClient = make(async (app, owner) => ({
  id: (await anOrderAt(app, owner, OrderStatus.Created)).id,
  client_id: (await aClient(owner)).id,
}));
export const requestAndItsClient = make(async (app, owner) => {
  const { id, client: ofOrder } = await anOrderAt(app, owner, OrderStatus.Created);
  return { order_id: id, client_id: ofOrder.id };
});
export const requestToName = make(async (app, owner) => ({
  order_id: (await anOrderAt(app, owner, OrderStatus.Created)).id,
}));

async function acceptedOrder(app: TestApp, owner: TestMember): Promise<TestOrder> {
  return anOrderAt(app, owner, OrderStatus.Accepted);
}

export const orderToExtend = make(async (app, owner) => ({
  quotation_id: (await acceptedOrder(app, owner)).id,
}));
export const route = make(async (app, owner) => ({
  id: (await acceptedOrder(app, owner)).routes[0] ?? 0,
}));
/** A route of a company that publishes loads, without an exchange that would hear of it. */
export const routeToPublish = make(async (app, owner) => {
  await app.rows(
    `insert into load_exchange_settings (company_id, is_on, signed_in_at) values ($1, true, now())
     on conflict (company_id) do update set is_on = true, signed_in_at = now()`,
    [owner.companyId],
  );
  return { id: (await acceptedOrder(app, owner)).routes[0] ?? 0 };
});
export const routeToName = make(async (app, owner) => ({
  route_id: (await acceptedOrder(app, owner)).routes[0] ?? 0,
}));
export const routeAndGroup = make(async (app, owner) => ({
  quotation_route_id: (await acceptedOrder(app, owner)).routes[0] ?? 0,
  group_id: (await aGroup(owner)).id,
}));
export const orderAndItsOnlyRoute = make(async (app, owner) => {
  const { id, routes } = await acceptedOrder(app, owner);
  return { id, route_id: routes[0] ?? 0 };
});
/** A route that nobody was asked about. */
export const orderAndFreshRoute = make(async (app, owner) => {
  const { id, routes } = await acceptedOrder(app, owner);
  return { id, routeId: routes[0] ?? 0 };
});
/** The first of two such routes. */
export const orderAndFirstRoute = make(async (app, owner) => {
  const { id, routes } = await anOrderAt(app, owner, OrderStatus.Accepted, { routes: 2 });
  return { id, routeId: routes[0] ?? 0 };
});
export const routeAndContractor = make(async (app, owner) => ({
  quotation_route_id: (await acceptedOrder(app, owner)).routes[0] ?? 0,
  subcontractor_id: (await aSubcontractor(owner, { rate_type: 'Contract' })).id,
}));
export const routeAndSubcontractor = make(async (app, owner) => ({
  id: (await acceptedOrder(app, owner)).routes[0] ?? 0,
  subcontractor_id: (await aSubcontractor(owner)).id,
}));

async function quotedOrder(app: TestApp, owner: TestMember): Promise<TestOrder> {
  const order = await acceptedOrder(app, owner);
  await chooseQuotes(app, order);
  return order;
}

export const routeAndOffer = make(async (app, owner) => {
  const { routes, offers } = await quotedOrder(app, owner);
  return { id: routes[0] ?? 0, offer_id: offers[0] ?? 0 };
});
export const quotedOrderToSend = make(async (app, owner) => ({
  quotation_id: (await quotedOrder(app, owner)).id,
}));
export const offer = make(async (app, owner) => {
  const { routes, offers } = await quotedOrder(app, owner);
  await owner.api.change(`/order-routes/${routes[0]}/select-offer`, { offer_id: null });
  return { id: offers[0] ?? 0 };
});
export const orderAndRoute = make(async (app, owner) => {
  const { id, routes } = await anOrderAt(app, owner, OrderStatus.OrderCreated);
  return { id, route_id: routes[0] ?? 0 };
});
/** An order whose carrier has been sent it and has not answered. */
export const orderAndWaitingRoute = make(async (app, owner) => {
  const { id, routes } = await anOrderAt(app, owner, OrderStatus.SentToContractor);
  return { id, route_id: routes[0] ?? 0 };
});
/** An order whose client has been sent the offer and has not answered. */
export const offeredOrder = make(async (app, owner) => ({
  id: (await anOrderAt(app, owner, OrderStatus.SentToClient)).id,
}));
/** A route whose carrier has been sent its order and has not answered. */
export const waitingRoute = make(async (app, owner) => {
  const { id, routes } = await anOrderAt(app, owner, OrderStatus.SentToContractor);
  return { id, routeId: routes[0] ?? 0 };
});
/** A route that its carrier drives. */
export const acceptedRoute = make(async (app, owner) => {
  const { id, routes } = await anOrderAt(app, owner, OrderStatus.InProgress);
  return { id, routeId: routes[0] ?? 0 };
});
export const document = make(async (app, owner) => {
  const { routes } = await anOrderAt(app, owner, OrderStatus.OrderCreated);
  return { id: (await aDocument(owner, routes[0] ?? 0)).id };
});
export const orderToFileWith = make(async (app, owner) => ({
  order_id: (await anOrderAt(app, owner, OrderStatus.OrderCreated)).id,
}));
export const routeToFileWith = make(async (app, owner) => ({
  order_routes_id: (await anOrderAt(app, owner, OrderStatus.OrderCreated)).routes[0] ?? 0,
}));
/** A file that a carrier sent over the link of an order in progress. */
export const receivedDocument = make(async (app, owner) => {
  const order = await anOrderAt(app, owner, OrderStatus.InProgress);
  taken(await sendAsCarrier(app, await carrierLink(order)), 201);
  const [received] = await receivedFor(owner, order.id);
  return { id: received?.id ?? 0 };
});
/** An order for which a carrier sent a file over the link. */
export const receivedOrder = make(async (app, owner) => {
  const order = await anOrderAt(app, owner, OrderStatus.InProgress);
  taken(await sendAsCarrier(app, await carrierLink(order)), 201);
  return { id: order.id };
});
/** A file that a carrier sent, with the route that it is to be filed with. */
export const receivedDocumentAndRoute = make(async (app, owner) => {
  const order = await anOrderAt(app, owner, OrderStatus.InProgress);
  taken(await sendAsCarrier(app, await carrierLink(order)), 201);
  const [received] = await receivedFor(owner, order.id);
  return { id: received?.id ?? 0, order_routes_id: order.routes[0] ?? 0 };
});
export const orderToInvoice = make(async (app, owner) => ({ id: (await anOrderToInvoice(app, owner)).id }));
export const invoicedOrder = make(async (app, owner) => ({ id: (await anInvoicedOrder(app, owner)).id }));
export const invoicedOrderAndInvoice = make(async (app, owner) => {
  const order = await anInvoicedOrder(app, owner);
  return { id: order.id, invoice_id: (await latestInvoice(order)).id };
});
/** An invoice as KSeF left it. */
const withSubmission = (status: 'accepted' | 'refused') =>
  make(async (app, owner) => {
    const order = await anInvoicedOrder(app, owner);
    const { id: invoiceId } = await latestInvoice(order);
    await app.rows(
      `insert into ksef_settings (company_id, environment) values ($1, 'test')
       on conflict (company_id) do update set environment = 'test'`,
      [owner.companyId],
    );
    await app.rows(
      `insert into ksef_submissions (invoice_id, company_id, order_id, environment, status, receipt)
       values ($1, $2, $3, 'test', $4, '<UPO/>')
       on conflict (invoice_id) do update set status = excluded.status, receipt = excluded.receipt`,
      [invoiceId, owner.companyId, order.id, status],
    );
    return { id: order.id, invoiceId };
  });
export const orderAndInvoiceInKsef = withSubmission('accepted');
export const orderAndRefusedInvoice = withSubmission('refused');
export const invoicedOrderAndItsInvoice = make(async (app, owner) => {
  const order = await anInvoicedOrder(app, owner);
  return { id: order.id, invoiceId: (await latestInvoice(order)).id };
});
export const paidOrderAndPayment = make(async (app, owner) => {
  const { id } = await anInvoicedOrder(app, owner);
  const { items } = await owner.api.create<OrderPayments>(`/orders/${id}/payments`, { amount: 10 });
  return { id, paymentId: items[0]?.id ?? 0 };
});
export const orderToInvoiceAndRoute = make(async (app, owner) => {
  const { id, routes } = await anOrderToInvoice(app, owner);
  return { id, route_id: routes[0] ?? 0 };
});
const enteredInvoice = async (app: TestApp, owner: TestMember) => {
  const { id, routes } = await anOrderToInvoice(app, owner);
  const { items } = await owner.api.create<OrderCarrierInvoices>(`/orders/${id}/carrier-invoices`, {
    route_id: routes[0],
    number: 'FV 1',
    issue_date: '2026-11-02',
    currency: 'PLN',
    net_amount: 1000,
  });
  return { id, invoiceId: items[0]?.id ?? 0 };
};
export const carrierInvoice = make(enteredInvoice);
export const carrierPayment = make(async (app, owner) => {
  const { id, invoiceId } = await enteredInvoice(app, owner);
  const { items } = await owner.api.create<OrderCarrierInvoices>(
    `/orders/${id}/carrier-invoices/${invoiceId}/payments`,
    { amount: 10 },
  );
  return { id, invoiceId, paymentId: items[0]?.payments[0]?.id ?? 0 };
});
export const ksefOutage = make(async (app, owner) => {
  await app.rows('delete from ksef_outages where company_id = $1', [owner.companyId]);
  const [row] = await app.rows<{ id: number }>(
    `insert into ksef_outages (company_id, kind, begins_at, ends_at, created_at)
     values ($1, 'failure', '2018-01-01', '2018-01-02', now()) returning id`,
    [owner.companyId],
  );
  return { id: row?.id ?? 0 };
});
const payable = async (app: TestApp, owner: TestMember) => {
  const { invoiceId } = await enteredInvoice(app, owner);
  // As if the account had been typed with another file, and the POD were there.
  await app.rows(`update carrier_invoices set bank_account = 'PL61109010140000071219812874' where id = $1`, [
    invoiceId,
  ]);
  const [route] = await app.rows<{ id: number }>(
    'select route_id as id from carrier_invoices where id = $1',
    [invoiceId],
  );
  await aDocument(owner, route?.id ?? 0);
  return { invoice_id: invoiceId };
};
export const invoiceToPay = make(payable);
export const paymentFile = make(async (app, owner) => {
  const { invoice_id } = await payable(app, owner);
  const { id } = await owner.api.create<NewPaymentFile>('/money/payment-files', {
    carrier_invoice_ids: [invoice_id],
  });
  return { id };
});
export const receivedInvoice = make(async (app, owner) => ({ id: await aReceivedInvoice(app, owner) }));
export const rejectedInvoice = make(async (app, owner) => {
  const id = await aReceivedInvoice(app, owner);
  await app.rows(`update received_invoices set decision = 'rejected' where id = $1`, [id]);
  return { id };
});
export const receivedInvoiceAndRoute = make(async (app, owner) => {
  const { routes } = await anOrderToInvoice(app, owner);
  const route_id = routes[0] ?? 0;
  return { id: await aReceivedInvoice(app, owner, { routeId: route_id }), route_id };
});
export const messageFile = make((app, owner) => aFileOfAMessage(app, owner));
export const message = make(async (app, owner) => ({ id: await aReceivedMessage(app, owner) }));
export const outboxMail = make(async (app, owner) => {
  const { id } = await anOrderAt(app, owner, OrderStatus.Accepted);
  const [mail] = await app.rows<{ id: number }>(
    'select o.id from mail_outbox o join messages m on m.id = o.message_id where m.order_id = $1',
    [id],
  );
  return { id: mail?.id ?? 0 };
});

export const setAsideMail = make(async (app) => ({ id: await aSetAsideMail(app) }));

/** What a link to the offer form is made of. */
export const offerLinkIds = make(async (app, owner) => {
  const { id, routes } = await acceptedOrder(app, owner);
  const carrier = await aSubcontractor(owner);
  return { order_id: id, route_id: routes[0] ?? 0, subcontractor_id: carrier.id };
});

/** What a link to the offer form names. */
export const offerLink: RecordMaker = async (app, owner) => {
  const order = await acceptedOrder(app, owner);
  const carrier = await aSubcontractor(owner);
  const ids = { order_id: order.id, route_id: order.routes[0] ?? 0, subcontractor_id: carrier.id };
  const link = await aLink(owner, { kind: 'subcontractor-offer', ...ids });
  return { ids: { ...ids, user_id: link.id('user_id') }, link };
};

/** What a link to the client's page names. */
export const clientLink: RecordMaker = async (app, owner) => {
  const { id } = await anOrderAt(app, owner, OrderStatus.SentToClient);
  const link = await aLink(owner, { kind: 'client-offer-selection', order_id: id });
  return { ids: { order_id: id }, link };
};

/** What a link to the carrier's page names. */
export const orderLink: RecordMaker = async (app, owner) => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
  const link = await carrierLink(order);
  const ids = { id: order.id, route_id: order.routes[0] ?? 0, subcontractor_id: order.carriers[0]?.id ?? 0 };
  return { ids, link };
};

/** What a carrier who has accepted names to send files. */
export const acceptedOrderLink: RecordMaker = async (app, owner) => {
  const order = await anOrderAt(app, owner, OrderStatus.InProgress);
  const link = await carrierLink(order);
  return {
    ids: {
      order_id: order.id,
      route_id: order.routes[0] ?? 0,
      subcontractor_id: order.carriers[0]?.id ?? 0,
    },
    link,
  };
};

/** What a carrier's link names, where nothing stands in the path. */
export const orderLinkToRead: RecordMaker = async (app, owner) => {
  const { ids, link } = await orderLink(app, owner);
  const { id = 0, ...rest } = ids;
  return { ids: { order_id: id, ...rest }, ...(link ? { link } : {}) };
};
