import { createHmac } from 'node:crypto';
import { withLongStatements } from '../../../platform/db/database-pulse.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import type { BodyRules } from '../../../platform/http/checks.js';
import { Conflict } from '../../../platform/http/errors.js';
import { emailFaults } from '../../../platform/http/field-rules.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { causeOfInvitation, writeAudit } from '../../identity/index.js';
import { findErased, noName, patternOf, type ErasedRow } from './erased-records.queries.js';
import type { ErasedCounts, ErasureInput, ErasureReport, KeptRecord } from './erasure.dto.js';
import { findInLogs, findKept } from './kept-records.queries.js';
import { findPerson, lockPerson, type Person } from './person.queries.js';

/** Stands in texts for the address. */
const noAddress = '[…]';
/** Most records of one kind that a report names. */
const namedOfAKind = 200;

/** Whose data are to be erased. */
export const erasureRules: BodyRules = (body) => emailFaults(body, 'email');

/** What an erasure of a person means now. */
interface Findings {
  person: Person;
  erased: ErasedRow[];
  kept: KeptRecord[];
}

/**
 * Erases a person's data on their demand (GDPR art. 17). What the law has the company keep stays and is told: issued
 * invoices and evidence of transports. Chats stay, too: they are between users of the product, who have their own accounts.
 */
export class ErasureService {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly secret: string,
  ) {}

  /**
   * Erases a person's data, or only tells what that would do, by reading alone. Again it finds nothing more.
   * @throws {Conflict} `person_is_user` when the address is that of somebody of the company: remove them first;
   *   `import_running` while rows are being entered, among which the person may be
   */
  async erase(member: Member, { email, dry_run = false }: ErasureInput): Promise<ErasureReport> {
    await this.limits.consume('privacy-erasure', String(member.companyId));
    const address = emailKey(email);
    return withLongStatements(async () => {
      const planned = await this.plan(member.companyId, address);
      if (dry_run || planned.erased.length === 0) return reportOf(planned, dry_run);
      return this.run(member, address, planned.kept.filter(isOfLogs));
    });
  }

  /** Nobody waits for what reads all texts and the whole log: no lock is held. */
  private async plan(companyId: number, address: string): Promise<Findings> {
    return this.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      await sql`set transaction read only`.execute(on);
      await allowErasure(on, companyId, address);
      const person = await findPerson(on, companyId, address);
      const kept = [...(await findKept(on, person)), ...(await findInLogs(on, person))];
      return { person, erased: await findErased(on, person, causeOfInvitation), kept };
    });
  }

  private async run(member: Member, address: string, ofLogs: KeptRecord[]): Promise<ErasureReport> {
    const { companyId, userId } = member;
    return this.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      // The values before a change would bring into the audit log what is to be erased.
      await sql`select set_config('frakto.audit', 'off', true)`.execute(on);
      await allowErasure(on, companyId, address);
      const person = await lockPerson(on, companyId, address);
      const kept = [...(await findKept(on, person)), ...ofLogs];
      const found = { person, erased: await findErased(on, person, causeOfInvitation), kept };
      await eraseRows(on, found);
      await sql`select set_config('frakto.audit', 'on', true)`.execute(on);
      const report = reportOf(found, false);
      const { rows } = await sql<{ name: string }>`select name from users where id = ${userId}`.execute(on);
      const receipt = {
        erased_at: new Date(),
        erased_by: rows[0]?.name ?? '',
        address_digest: this.digestOf(address),
      };
      await this.note(unit, companyId, receipt.address_digest, report);
      return { ...report, receipt };
    });
  }

  private async note(
    unit: Unit,
    companyId: number,
    digest: string,
    { erased, kept }: ErasureReport,
  ): Promise<void> {
    await writeAudit(connectionOf(unit), {
      action: 'privacy.erased',
      record: 'person',
      companyId,
      after: { address_digest: digest, ...erased, kept: keptByKind(kept) },
    });
  }

  /** With the installation's secret: nobody finds out by trying addresses. */
  private digestOf(address: string): string {
    return createHmac('sha256', this.secret).update(`erased address ${address}`).digest('hex');
  }
}

/** What the audit log tells of what stays: how many of a kind and why. Names, of documents too, may tell of the person. */
interface KeptOfKind extends Pick<KeptRecord, 'kind' | 'reason' | 'until'> {
  count: number;
}

/** Few groups, for the log cuts lists of more than 2,000 characters; `until` is the last day of any of a group. */
function keptByKind(kept: readonly KeptRecord[]): KeptOfKind[] {
  const groups = new Map<string, KeptOfKind>();
  for (const { kind, reason, number, until } of kept) {
    const key = `${kind} ${reason}`;
    const group = groups.get(key) ?? { kind, reason, count: 0, until: null };
    group.count += kind === 'audit_log' || kind === 'chat' ? Number(number) : 1;
    if (until !== null && (group.until === null || until > group.until)) group.until = until;
    groups.set(key, group);
  }
  return [...groups.values()];
}

function isOfLogs({ kind }: KeptRecord): boolean {
  return kind === 'audit_log' || kind === 'chat';
}

async function allowErasure(on: Queryable, companyId: number, address: string): Promise<void> {
  await sql`set local statement_timeout = '5min'`.execute(on);
  const users = await sql`
    select id from users where company_id = ${companyId} and lower(email) = ${address}`.execute(on);
  if (users.rowCount > 0) throw new Conflict('person_is_user');
  const imports = await sql`
    select id from imports where company_id = ${companyId} and status = 'running'`.execute(on);
  if (imports.rowCount > 0) throw new Conflict('import_running');
}

function reportOf({ person, erased, kept }: Findings, dry_run: boolean): ErasureReport {
  const counts: ErasedCounts = {
    clients: 0,
    subcontractors: 0,
    collected: 0,
    orders: 0,
    quotes: 0,
    carrier_orders: 0,
    messages: 0,
    withdrawn_mails: 0,
    sent_mails: 0,
    mailing_recipients: 0,
    imports: 0,
    invitations: 0,
    exports: 0,
    texts: 0,
  };
  const records: ErasureReport['records'] = [];
  for (const { kind, name, record, record_id } of erased) {
    counts[kind] += 1;
    if (counts[kind] <= namedOfAKind) records.push({ kind, name, record, record_id });
  }
  return {
    dry_run,
    found: erased.length + kept.length > 0,
    addresses: [...person.addresses],
    erased: counts,
    records,
    kept,
    receipt: null,
  };
}

/** Deletes what was found, or takes out of it what tells of the person. */
async function eraseRows(on: Queryable, { person, erased }: Findings): Promise<void> {
  const { companyId } = person;
  const idsIn = (table: string): number[] =>
    erased.filter((row) => row.table === table && row.column === null).map(({ id }) => id);
  const remove = async (table: string): Promise<void> => {
    await sql`delete from ${sql.ref(table)} where id = any(${idsIn(table)}::int[])`.execute(on);
  };
  const quotes = idsIn('subcontractor_offers');
  // Why nobody is reminded of an offer is to be told truly.
  await sql`
    update client_offers f set is_mail_erased = true from mail_outbox m
    where f.company_id = ${companyId} and m.cause = 'client offer ' || f.id
      and (m.id = any(${idsIn('mail_outbox')}::int[]) or m.message_id = any(${idsIn('messages')}::int[]))`.execute(
    on,
  );
  await remove('mail_outbox');
  await remove('messages');
  await sql`update invoice_mails set recipient = '' where id = any(${idsIn('invoice_mails')}::int[])`.execute(
    on,
  );
  await remove('client_mailing_recipients');
  await sql`
    update order_routes set driver_name = null, driver_phone = null, truck_plates = null, trailer_plates = null
    where company_id = ${companyId} and chosen_offer_id = any(${quotes}::int[])`.execute(on);
  await sql`
    update carrier_orders set content = content || jsonb_build_object('notes', null, 'carrier', jsonb_build_object(
      'name', ${noName}::text, 'address', '[]'::jsonb, 'numbers', '[]'::jsonb, 'phone', null, 'email', null))
    where id = any(${idsIn('carrier_orders')}::int[])`.execute(on);
  await sql`
    update subcontractor_offers set subcontractor_name = ${noName}, subcontractor_email = null, notes = null,
      refusal_reason = null
    where id = any(${quotes}::int[])`.execute(on);
  await sql`
    update price_requests set subcontractor_name = ${noName}, subcontractor_email = ''
    where id = any(${idsIn('price_requests')}::int[])`.execute(on);
  await sql`update order_history set reason = null where id = any(${idsIn('order_history')}::bigint[])`.execute(
    on,
  );
  await sql`
    update orders set client_id = null, client_name = null, client_email = '', notes = null, lost_note = null,
      version = version + 1, updated_at = now()
    where id = any(${idsIn('orders')}::int[])`.execute(on);
  for (const table of [
    'collected_clients',
    'collected_subcontractors',
    'clients',
    'subcontractors',
    // Links of an invitation go along.
    'company_invitations',
    'imports',
    'company_exports',
  ]) {
    await remove(table);
  }
  const pattern = patternOf(person);
  for (const { table, column, ids } of byColumn(erased)) {
    const text = sql.ref(column);
    await sql`
      update ${sql.ref(table)} set ${text} = regexp_replace(${text}, ${pattern}, ${noAddress}, 'gi')
      where id = any(${ids}::bigint[])`.execute(on);
  }
}

function byColumn(erased: readonly ErasedRow[]): { table: string; column: string; ids: number[] }[] {
  const columns = new Map<string, { table: string; column: string; ids: number[] }>();
  for (const { table, column, id } of erased) {
    if (column === null) continue;
    const key = `${table}.${column}`;
    const texts = columns.get(key) ?? { table, column, ids: [] };
    texts.ids.push(id);
    columns.set(key, texts);
  }
  return [...columns.values()];
}
