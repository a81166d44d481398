import type { Schemas } from '../../kit/api/types';
import { dayOf } from '../../kit/format/dates';
import { paths } from '../../kit/paths';
import { erasedKinds } from '../settings/company-data/past-erasures';

export type Entry = Schemas['AuditLogEntry'];

/** Kinds of records that have a name on screen. */
export const recordKinds = [
  'client',
  'collected_client',
  'subcontractor',
  'collected_subcontractor',
  'group',
  'group_member',
  'contact',
  'vehicle',
  'paper',
  'order',
  'order_draft',
  'route',
  'quote',
  'offer',
  'price_request',
  'group_price_request',
  'carrier_order',
  'document',
  'received_document',
  'cmr_note',
  'invoice',
  'invoice_mail',
  'payment',
  'carrier_invoice',
  'carrier_payment',
  'received_invoice',
  'payment_file',
  'payment_file_item',
  'order_view',
  'api_key',
  'webhook',
  'embedded_form',
  'carrier_registration',
  'registration_paper',
  'calendar_link',
  'message',
  'mailing',
  'template',
  'company',
  'company_settings',
  'ksef_settings',
  'ksef_outage',
  'load_exchange_settings',
  'load_publication',
  'price_settings',
  'user',
  'invitation',
  'link',
  'import',
  'sql_statement',
  'passkey',
  'session',
  'person',
] as const;

/** Actions that have a sentence of their own; others are told by their verb and their record. */
export const knownActions = [
  'order.status_changed',
  'document.downloaded',
  'clients.exported',
  'subcontractors.exported',
  'money.exported',
  'orders.exported',
  'invoice.ksef_retried',
  'invoice.mended',
  'bank_data.read',
  'import.entered',
  'import.failed',
  'sql.executed',
  'database.cleaned',
  'job.retried',
  'link.updated',
  'link.created',
  'session.opened',
  'session.refused',
  'session.ended',
  'user.registered',
  'user.invited',
  'user.invitation_withdrawn',
  'user.password_changed',
  'user.sessions_ended',
  'user.password_reset_requested',
  'user.email_change_requested',
  'user.email_change_cancelled',
  'user.email_changed',
  'user.email_confirmed',
  'user.joined_company',
  'user.left_company',
  'passkey.added',
  'passkey.removed',
  'second_factor.recovery_code_used',
  'second_factor.recovery_codes_renewed',
  'second_factor.enabled',
  'second_factor.disabled',
  'second_factor.updated',
  'second_factor.all_deleted',
  'privacy.erased',
  'company.exported',
  'company.export_downloaded',
] as const;

type RecordKind = (typeof recordKinds)[number];
type KnownAction = (typeof knownActions)[number];

const verbs = ['created', 'updated', 'deleted', 'all_deleted'] as const;

/** Which sentence tells an action: one of its own, that of its verb, or just its name. */
export function sentenceOf(
  action: string,
): `done.${KnownAction}` | `said.${(typeof verbs)[number] | 'other'}` {
  const known = knownActions.find((one) => one === action);
  if (known) return `done.${known}`;
  const verb = verbs.find((one) => action.endsWith(`.${one}`));
  return `said.${verb ?? 'other'}`;
}

/** Whether an action is told without a name, of the account of whoever did it or of somebody else's. */
export function isAboutAccount(action: string): boolean {
  return (
    /^(second_factor|passkey)\./.test(action) || /^user\.(?!created|updated|deleted|all_deleted)/.test(action)
  );
}

/** The user whom an entry is about; null when it is about none. */
export function personOf({ record, record_id, before, after }: Entry): number | null {
  if (record === 'user') return record_id;
  const user = after?.['user_id'] ?? before?.['user_id'];
  return typeof user === 'number' ? user : null;
}

/** Which sentence tells an action that was done to somebody else; undefined for what somebody did to their own account. */
export function actionOnOther(
  entry: Entry,
): 'invited' | 'registered' | 'withdrawn' | 'removed' | 'answered' | undefined {
  const isOwn = entry.actor_id === null || entry.actor_id === personOf(entry);
  switch (entry.action) {
    case 'user.invited':
    case 'invitation.created':
      return 'invited';
    case 'user.invitation_withdrawn':
      return 'withdrawn';
    case 'invitation.deleted':
      return isOwn ? 'answered' : 'withdrawn';
    case 'user.registered':
      return isOwn ? undefined : 'registered';
    case 'user.left_company':
      return isOwn ? undefined : 'removed';
    default:
      return undefined;
  }
}

/** The person to whom something was done, by name where it is known, else by address or number. */
export function nameOfPerson(entry: Entry): string {
  const { before, after, names } = entry;
  const id = personOf(entry);
  const known = id === null ? undefined : (names[`user/${id}`] ?? names[`user_id/${id}`]);
  const told = [after?.['name'], before?.['name'], known, after?.['email'], before?.['email']];
  const name = told.find((one): one is string => typeof one === 'string' && one !== '');
  return name ?? (id === null ? '' : `#${id}`);
}

/** Entries that one request wrote of one action: the one that tells it, and the others. */
export interface Action {
  entry: Entry;
  others: Entry[];
}

/**
 * Puts the entries of one request that are about the same record together, where the first of them stood. The one with a sentence of its
 * own tells the action; an invitation belongs to the user whom it invited.
 */
export function actionsOf(entries: readonly Entry[]): Action[] {
  const actions = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { id, request_id, record, record_id } = entry;
    const person = record === 'user' || record === 'invitation' ? personOf(entry) : null;
    const subject = person === null ? `${record ?? ''}/${String(record_id)}` : `user/${person}`;
    const isTold = request_id !== null && (person ?? record_id) !== null;
    const key = isTold ? `${request_id} ${entry.company_id ?? ''} ${subject}` : String(id);
    actions.set(key, [...(actions.get(key) ?? []), entry]);
  }
  const told = [...actions.values()].map((all) => {
    const rank = Math.min(...all.map(rankOf));
    const entry = all.find((one) => rankOf(one) === rank) as Entry;
    return { entry, others: all.filter((one) => one !== entry) };
  });
  return withoutRepeats(told);
}

/** Puts together what somebody looked at again and again within a minute, and sign-ins that follow each other on one day. */
function withoutRepeats(actions: readonly Action[]): Action[] {
  const kept: Action[] = [];
  for (const action of actions) {
    const before = kept.at(-1);
    if (before && isRepeat(before.entry, action.entry)) before.others.push(action.entry, ...action.others);
    else kept.push(action);
  }
  return kept;
}

function isRepeat(one: Entry, other: Entry): boolean {
  const isSignIn = one.action === 'session.opened';
  if (!isSignIn && !one.action.endsWith('.read')) return false;
  const sameOf = ({ action, actor_id, company_id, record, record_id, ip, created_at: at }: Entry) =>
    [
      ...[action, actor_id, company_id, record, ip],
      // Each sign-in opens a session of its own.
      ...(isSignIn ? [dayOf(at)] : [record_id, at.slice(0, 'YYYY-MM-DDTHH:MM'.length)]),
    ].join(' ');
  return sameOf(one) === sameOf(other);
}

/** The lower, the more an entry tells of its action. */
function rankOf({ action }: Entry): number {
  if (action === 'user.invited' || action === 'user.invitation_withdrawn') return 0;
  if (action === 'user.registered' || action === 'user.joined_company') return 1;
  if (knownActions.some((known) => known === action)) return 2;
  return action.endsWith('.updated') ? 4 : 3;
}

/** The name of the record that a field refers to; undefined where it has none. */
export function referredName({ names }: Entry, field: string, id: number): string | undefined {
  return names[`${field}/${id}`];
}

/** A kind of record that has a name on screen; undefined for any other. */
export function kindOf(record: string | null): RecordKind | undefined {
  return recordKinds.find((one) => one === record);
}

/** What the record of an entry is known by: a name, a number, a file, where it goes; else its id. */
export function nameOf({ before, after, record, record_id, names }: Entry): string {
  const text = (name: string): string | null => {
    const value = after?.[name] ?? before?.[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const ends = [text('pickup_city'), text('delivery_city')];
  const named =
    text('name') ??
    text('number') ??
    text('original_filename') ??
    text('subject') ??
    text('plates') ??
    text('subcontractor_name');
  // An order has its client’s name and its number together.
  const known = names[`${record ?? ''}/${String(record_id)}`];
  if (record === 'order' && known) return known;
  if (named) return named;
  if (known) return known;
  const client = text('client_name') ?? text('client_email');
  if (record === 'order' && client) return `#${String(record_id)} ${client}`;
  if (ends.every((end) => end !== null)) return ends.join(' → ');
  // What has no name of its own, or is gone, by what it belongs to.
  for (const field of [
    'route_id',
    'order_id',
    'invoice_id',
    'carrier_invoice_id',
    'subcontractor_id',
    'client_id',
  ]) {
    const id = after?.[field] ?? before?.[field];
    const owner = typeof id === 'number' ? names[`${field}/${id}`] : undefined;
    if (owner) return owner;
  }
  // Settings are one for each company, and their id is the company's.
  return record_id === null || record?.endsWith('_settings') ? '' : `#${record_id}`;
}

/** The screen of the entry's record; null for what is gone, or has none. */
export function pathOf(entry: Entry, isAdministrator: boolean): string | null {
  const { action, record, record_id: id, before, after, company_id } = entry;
  if (id === null || action.endsWith('.deleted')) return null;
  if (isAdministrator) {
    if (company_id !== null) return null;
    if (record === 'client') return paths.globalClient(id);
    return record === 'subcontractor' ? paths.globalSubcontractor(id) : null;
  }
  const own: Readonly<Record<string, (id: number) => string>> = {
    client: paths.client,
    subcontractor: paths.subcontractor,
    group: paths.group,
    order: paths.order,
    mailing: paths.mailing,
    import: paths.import,
  };
  const screen = record === null ? undefined : own[record];
  if (screen) return screen(id);
  if (record === 'company_settings') return paths.settings('invoice');
  const order = after?.['order_id'] ?? before?.['order_id'];
  return typeof order === 'number' ? paths.order(order) : null;
}

/** A field that differs, or that was there. */
export interface Change {
  /** Its name in the database; parts of nested data with a dot before them. */
  field: string;
  before: unknown;
  after: unknown;
}

/** What an entry shows, field by field, nested data spread out. */
export function changesOf({ before, after }: Pick<Entry, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((field): Change[] => {
    const [one, other] = [before?.[field], after?.[field]];
    if (!isRecord(one) && !isRecord(other)) return [{ field, before: one, after: other }];
    const nested = changesOf({ before: isRecord(one) ? one : null, after: isRecord(other) ? other : null });
    if (nested.length === 0) return [{ field, before: one, after: other }];
    return nested.map((change) => ({ ...change, field: `${field}.${change.field}` }));
  });
}

/** What comes of another change of the same entry, which tells it. */
const consequences: ReadonlySet<string> = new Set(['status_since']);

/** The changes of an entry that a reader sees: an erasure counts all kinds of records, also those of which there was none. */
export function shownChanges(entry: Entry): Change[] {
  const changes = changesOf(entry).filter(({ field }) => !consequences.has(field));
  return entry.action === 'privacy.erased' ? changes.filter(({ after }) => after !== 0) : changes;
}

/** A part of a value that is no single one: of a list without a name, of an object with that of its field. */
export interface Part {
  field: string | null;
  value: unknown;
}

/** What a list or an object consists of; objects in objects are spread out. */
export function partsOf(value: object): Part[] {
  if (Array.isArray(value)) return value.map((one: unknown) => ({ field: null, value: one }));
  return changesOf({ before: null, after: { ...value } }).map(({ field, after }) => ({
    field,
    value: after,
  }));
}

/** The beginning of a text that is too long to be shown whole, up to the end of a word where there is one. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const beginning = text.slice(0, length);
  const end = beginning.lastIndexOf(' ');
  return `${beginning.slice(0, end > length / 2 ? end : length).trimEnd()}…`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields that have a name on screen. */
export const fieldNames = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'post_code',
  'country_id',
  'website',
  'notes',
  'vat_number',
  'business_registration_number',
  'rate_type',
  'status',
  'price',
  'currency',
  'price_for_client',
  'currency_for_client',
  'client_price',
  'profit_margin',
  'payment_terms_days',
  'payment_terms',
  'payment_days',
  'invoice_country',
  'company_data',
  'order_terms',
  'client_id',
  'client_name',
  'client_email',
  'subcontractor_id',
  'subcontractor_name',
  'subcontractor_email',
  'order_id',
  'route_id',
  'group_id',
  'offer_id',
  'chosen_offer_id',
  'pickup_street',
  'pickup_city',
  'pickup_post_code',
  'pickup_country',
  'pickup_date',
  'pickup_until',
  'delivery_street',
  'delivery_city',
  'delivery_post_code',
  'delivery_country',
  'delivery_date',
  'delivery_until',
  'pallets_count',
  'weight',
  'cargo_type',
  'is_data_complete',
  'is_active',
  'is_admin',
  'default_language',
  'password_hash',
  'company_id',
  'owner_id',
  'email_name',
  'user_id',
  'created_by',
  'added_by',
  'created_at',
  'invited_by',
  'original_filename',
  'document_type',
  'file_size',
  'mime_type',
  'number',
  'issue_date',
  'sale_date',
  'due_date',
  'net',
  'vat',
  'gross',
  'subject',
  'body',
  'template_type',
  'description',
  'color',
  'price_per_km',
  'answer',
  'answered_at',
  'refusal_reason',
  'refused_at',
  'position',
  'count',
  'format',
  'file_name',
  'row_count',
  'created',
  'skipped',
  'rejected',
  'statement',
  'mode',
  'id',
  'adr_class',
  'adr_un',
  'body_type',
  'client_reference',
  'our_reference',
  'claimed_client_id',
  'height_cm',
  'length_cm',
  'width_cm',
  'ldm',
  'incoterm',
  'lost_reason',
  'lost_note',
  'assignee_id',
  'snoozed_until',
  'snoozed_by',
  'temperature_min',
  'temperature_max',
  'valid_until',
  'driver_name',
  'driver_phone',
  'truck_plates',
  'trailer_plates',
  'vehicle_asked_at',
  'content',
  'document_id',
  'invoice_id',
  'corrects_id',
  'amount',
  'paid_on',
  'note',
  'removed_at',
  'removed_by',
  'removal_reason',
  'place',
  'series',
  'year',
  'kind',
  'recipient',
  'sent_by',
  'sent_at',
  'lines',
  'asked_at',
  'asked_by',
  'message_id',
  'group_request_id',
  'language',
  'message',
  'type',
  'email_confirmed_at',
  'password_set_by_other',
  'require_second_factor',
  'send_order_acceptance',
  'create_order_on_acceptance',
  'follow_up_days',
  'carrier_check',
  'carrier_papers_required',
  'follow_up_off',
  'sealed_secret',
  'confirmed_at',
  'credential_id',
  'public_key',
  'device',
  'method',
  'reason',
  'left',
  'sessions',
  'statement_length',
  'statement_sha256',
  'address_digest',
  ...erasedKinds,
  'kept',
  'until',
  'record',
  'version',
  'company_name',
  'street',
  'country',
  'nip',
  'regon',
  'krs',
  'register_court',
  'share_capital',
  'bank_name',
  'bank_account',
  'bank_swift',
  'bank_account_eur',
  'organization_number',
  'bank_account_no',
  'bank_swift_no',
  'bank_iban_no',
] as const;
