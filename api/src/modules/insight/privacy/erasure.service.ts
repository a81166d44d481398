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
import { hasRunningImport } from '../../directory/index.js';
import { type RowsOfPerson, writeAudit } from '../../identity/index.js';
import type { ErasedCounts, ErasedRecord, ErasureInput, ErasureReport, KeptRecord } from './erasure.dto.js';
import { findInLogs, findKept, findPerson, lockPerson, eraseFound, findErased } from './erasure.queries.js';

/** In which sequence a report names what it counts. */
const kinds: readonly (keyof ErasedCounts)[] = [
  'clients',
  'subcontractors',
  'collected',
  'contacts',
  'orders',
  'drafts',
  'quotes',
  'carrier_orders',
  'messages',
  'invitations',
  'withdrawn_mails',
  'sent_mails',
  'mailing_recipients',
  'texts',
  'imports',
  'exports',
];
/** Most records of one kind that a report names. */
const namedOfAKind = 200;

/** Whose data are to be erased. */
export const erasureRules: BodyRules = (body) => emailFaults(body, 'email');

/** What an erasure of a person means now. */
interface Findings {
  found: RowsOfPerson;
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
      if (dry_run || planned.found.rows.length === 0) return reportOf(planned, dry_run);
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
      return { found: await findErased(on, person), kept };
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
      const found = await findErased(on, person);
      await eraseFound(found);
      await sql`select set_config('frakto.audit', 'on', true)`.execute(on);
      const report = reportOf({ found, kept }, false);
      const { rows } = await sql<{
        name: string;
      }>`select name from identity_people where id = ${userId}`.execute(on);
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
    select id from identity_people where company_id = ${companyId} and lower(email) = ${address}`.execute(on);
  if (users.rowCount > 0) throw new Conflict('person_is_user');
  if (await hasRunningImport(on, companyId)) throw new Conflict('import_running');
}

function reportOf({ found: { person, rows }, kept }: Findings, dry_run: boolean): ErasureReport {
  const counts: ErasedCounts = {
    clients: 0,
    subcontractors: 0,
    collected: 0,
    contacts: 0,
    orders: 0,
    drafts: 0,
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
  for (const { kind, name, record, record_id } of rows.toSorted(byKind)) {
    counts[kind] += 1;
    if (counts[kind] <= namedOfAKind) records.push({ kind, name, record, record_id });
  }
  return {
    dry_run,
    found: rows.length + kept.length > 0,
    addresses: [...person.addresses],
    erased: counts,
    records,
    kept,
    receipt: null,
  };
}

const byKind = (one: ErasedRecord, other: ErasedRecord): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind);
