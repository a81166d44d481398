import type { Query, QueryKey } from '@tanstack/react-query';

/** What the socket tells of a change; see api/docs/chat-socket.md. */
export interface Change {
  kind: string;
  /** Null when one act changed many of the kind. */
  id: number | null;
  /** The order that the record belongs to. */
  order_id: number | null;
}

/** For how long what changes are told of is taken from the cache, in milliseconds. */
export const toldAge = 5 * 60_000;
/** For how long anything else is, and everything while nothing is told. */
export const shortAge = 10_000;

let isTold = false;

/** Notes whether the socket is open that tells of changes. */
export function noteTold(next: boolean): void {
  isTold = next;
}

/** For how long what a query read is taken from the cache at this moment, in milliseconds. */
export const ageOf = ({ queryKey }: Pick<Query, 'queryKey'>): number =>
  isTold && isKnown(queryKey) ? toldAge : shortAge;

/** Which kinds of changes a query shows. */
type Kinds = readonly string[] | 'all';

const client = ['client', 'collected_client', 'import', 'mailing_refusal'];
const subcontractor = ['subcontractor', 'collected_subcontractor', 'group', 'group_member', 'import'];
const group = [...subcontractor, 'mailing_refusal', 'group_price_request'];

/**
 * Kinds by the first part of a query's key. A key that is in neither table is read again with every change, so that a new screen is
 * never wrong, only dear: a test has each key named in one of them.
 */
const shown: Readonly<Record<string, Kinds>> = {
  'client-directory': client,
  'global-clients': client,
  'admin-global-clients': client,
  'user-global-clients': client,
  subcontractors: subcontractor,
  'global-subcontractors': subcontractor,
  'admin-global-subcontractors': subcontractor,
  'user-global-subcontractors': subcontractor,
  'subcontractor-groups': group,
  'group-members': group,
  'client-mailings': ['mailing', 'mail', 'mailing_refusal'],
  messages: ['message', 'mail', 'client', 'order'],
  'mail-outbox': ['mail', 'message'],
  'email-templates': ['template'],
  'company-people': ['user', 'invitation', 'company'],
  'user-management': ['user', 'company'],
  'api-keys': ['api_key', 'user'],
  'ksef-settings': ['ksef_settings'],
  'load-exchange-settings': ['load_exchange_settings'],
  'ksef-outages': ['ksef_outage'],
  webhooks: ['webhook', 'user'],
  'embedded-form': ['embedded_form'],
  'carrier-registrations': ['carrier_registration', 'subcontractor'],
  'calendar-links': ['calendar_link'],
  'company-settings': ['company_settings', 'company'],
  'company-export': ['company_export'],
  import: ['import'],
  imports: ['import'],
  'order-form-link': ['client'],
  'first-steps': ['company_settings', 'price_settings', 'template', ...client, ...subcontractor],
};

/** First parts of keys of what no change is told of, with the reason. */
export const notShown: Readonly<Record<string, string>> = {
  'audit-log': 'read anew at each visit',
  'audit-log-company': 'a name in the filter',
  'audit-log-person': 'a name in the filter',
  'built-in-email-texts': 'part of the product',
  chat: 'told by the chat’s own events',
  cmr: 'of a dialog, read anew when it opens',
  'cmr-note': 'of a dialog, read anew when it opens',
  conversion: 'rates',
  countries: 'part of the product',
  'document-content': 'files do not change',
  'document-types': 'part of the product',
  'email-change': 'of the account, read anew at each visit',
  'import-preview': 'of what is being typed',
  installation: 'part of the product',
  invitations: 'of somebody without a company, who is told nothing',
  'invoice-mail': 'of a dialog, read anew when it opens',
  'invoice-mail-preview': 'of what is being typed',
  'invoice-paper': 'a file that was issued stays as it is',
  'invoice-preview': 'of what is being typed',
  'mail-preview': 'of what is being typed',
  me: 'of the account',
  'order-draft': 'a form: it tells of others’ changes when it saves',
  'offer-preview': 'of what is being typed',
  'offer-variants': 'of what is being typed',
  outlines: 'part of the product',
  passkeys: 'of the account',
  'past-erasures': 'read anew at each visit',
  'price-per-km': 'a form: it tells of others’ changes when it saves',
  'quotation-statuses': 'part of the product',
  scan: 'of administrators, looked at while it runs',
  'second-factor': 'of the account',
  'second-factor-needed': 'of the account',
  sessions: 'of the account',
  'set-aside-mails': 'of administrators, read anew at each visit',
  'sql-history': 'of administrators',
  system: 'of administrators, asked again and again',
  'test-mail': 'of administrators',
  'test-tools': 'of administrators',
  translations: 'texts',
  'user-company': 'of the account',
};

/** What became of the invoice of an order is told by its mails. */
const invoiceDelivery = ['mail', 'invoice_mail'];

/** What a row of the table, or a card of the board, shows of an order. */
const rowOfOrder = [
  'order',
  'order_read',
  'offer',
  'quote',
  'route',
  'client',
  'invoice',
  'payment',
  ...invoiceDelivery,
];

/** Kinds by the second part of a key that begins with `orders`: lists and counts over orders. */
const ofOrders: Readonly<Record<string, Kinds>> = {
  unread: ['order', 'order_read', 'message'],
  counts: ['order', 'order_read', 'message'],
  recent: ['order', 'client', ...invoiceDelivery],
  feed: ['order', 'order_read', 'message', 'offer', 'client', ...invoiceDelivery],
  getList: rowOfOrder,
  stage: rowOfOrder,
};

/** Kinds by the part of an order's page: of that order's changes, and of those of no order. */
const ofPage: Readonly<Record<string, Kinds>> = {
  details: 'all',
  summary: ['order', 'route', 'quote', 'offer', 'company_settings', 'template'],
  history: ['history', 'order'],
  quotes: ['quote', 'route', 'order', 'subcontractor', 'company_settings'],
  invoices: ['invoice', 'invoice_mail', 'payment', 'order', 'mail'],
  payments: ['payment', 'invoice', 'order'],
  documents: ['document', 'invoice', 'route'],
  'vat-rates': ['order', 'route', 'client', 'company_settings'],
  // How mails fare is told by the progress, which has a list of a thousand read again seldom.
  asked: ['price_request', 'group_price_request', 'quote', 'mailing_refusal', 'subcontractor'],
  progress: ['price_request', 'group_price_request', 'mail', 'quote'],
};
/** What other orders' changes show on the page of one: prices of the lane. */
const lane = ['quote', 'price_request', 'order', 'route'];
/** Kinds of no order that an order's page shows. */
const ofAllPages = [
  ...client,
  ...subcontractor,
  'mailing_refusal',
  'company_settings',
  'company',
  'template',
  'user',
];

/** Whether a change of some query's records is told at all. */
function isKnown([first]: QueryKey): boolean {
  return typeof first === 'string' && (first === 'orders' || first in shown);
}

/** Whether somebody may be editing what a query read: it keeps its own time, and tells of others' changes when it saves. */
export function isEdited([first, call]: QueryKey): boolean {
  return call === 'getOne' || (first === 'company-settings' && call !== 'read-only');
}

const has = (kinds: Kinds, kind: string): boolean => kinds === 'all' || kinds.includes(kind);

/** Whether a query shows a change. */
export function shows(change: Change, queryKey: QueryKey): boolean {
  const [first, part] = queryKey;
  const { kind } = change;
  if (typeof first !== 'string' || first in notShown) return false;
  if (first === 'orders')
    return part === 'page' ? pageShows(change, queryKey) : has(ofOrders[String(part)] ?? 'all', kind);
  // The page of a client or a carrier tells of orders, mails, documents and money.
  if (part === 'page' && (first === 'client-directory' || first === 'subcontractors')) return true;
  if (first === 'messages' && part === 'one' && kind === 'message' && change.id !== null)
    return queryKey[2] === change.id;
  if (first === 'import' && change.id !== null) return kind === 'import' && queryKey[1] === change.id;
  return has(shown[first] ?? 'all', kind);
}

function pageShows({ kind, order_id }: Change, [, , id, part, , ofRoute]: QueryKey): boolean {
  if (kind === 'order_read') return false;
  if (ofRoute === 'lane') return lane.includes(kind);
  const isOfPage = order_id === null ? ofAllPages.includes(kind) : order_id === id;
  const name = part === 'route' ? ofRoute : part;
  return isOfPage && has(ofPage[String(name)] ?? 'all', kind);
}

/** Whether a key's changes are decided on: told of, or known to be told of by nobody. */
export const isDecided = (first: string): boolean =>
  first === 'orders' || first in shown || first in notShown;
