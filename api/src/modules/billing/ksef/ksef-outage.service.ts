import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { pageOf } from '../../../platform/http/pages.js';
import type { Member } from '../../../platform/http/principal.js';
import type { DocumentService } from '../../shipment/index.js';
import { limitOf, pageOfRows } from '../money/money.queries.js';
import type { KsefOutageDto, KsefOutageInput, KsefOutageList } from './ksef-outage.dto.js';
import type { UnsentInvoiceDto, UnsentInvoicePage, UnsentInvoiceQuery } from './ksef-submission.dto.js';
import { applyOutages } from './ksef-outages.js';
import type { KsefError } from './ksef-texts.js';
import type { KsefWaker } from './ksef-waker.js';

interface KsefOutageServiceDeps {
  db: Database;
  clock: Clock;
  waker: KsefWaker;
  documents: DocumentService;
}

/** Outages of KSeF that the Ministry announced, as owners enter them: nothing is sent meanwhile, and deadlines run from their end. */
export class KsefOutageService {
  constructor(private readonly deps: KsefOutageServiceDeps) {}

  async list({ companyId }: Member): Promise<KsefOutageList> {
    const { db, clock } = this.deps;
    const now = clock.now();
    const { rows } = await sql<KsefOutageDto>`
      select o.id, o.kind, o.begins_at, o.ends_at, u.name as created_by_name,
        o.begins_at <= ${now}::timestamptz and coalesce(o.ends_at > ${now}::timestamptz, true) as is_on
      from ksef_outages o left join identity_people u on u.id = o.created_by
      where o.company_id = ${companyId} order by o.begins_at desc limit 100`.execute(db.reads);
    return { items: rows };
  }

  /**
   * @throws {InvalidInput} when it ends before it begins
   * @throws {Conflict} `ksef_outage_overlaps`
   */
  async enter(member: Member, input: KsefOutageInput): Promise<KsefOutageList> {
    const { begins_at, kind } = input;
    const ends_at = endOf(input);
    return this.change(member, async (on) => {
      await sql`
        insert into ksef_outages (company_id, kind, begins_at, ends_at, created_by, created_at)
        values (${member.companyId}, ${kind}, ${begins_at}, ${ends_at}::timestamptz, ${member.userId}, ${this.deps.clock.now()})`.execute(
        on,
      );
    });
  }

  /**
   * Changes an outage, such as by its end.
   * @throws {NotFound}
   * @throws {InvalidInput}, {Conflict} as `enter`
   */
  async update(member: Member, id: number, input: KsefOutageInput): Promise<KsefOutageList> {
    const { begins_at, kind } = input;
    const ends_at = endOf(input);
    return this.change(member, async (on) => {
      const { rows } = await sql`
        update ksef_outages set kind = ${kind}, begins_at = ${begins_at}, ends_at = ${ends_at}::timestamptz
        where company_id = ${member.companyId} and id = ${id} returning id`.execute(on);
      if (rows.length === 0) throw new NotFound();
    });
  }

  /** @throws {NotFound} */
  async remove(member: Member, id: number): Promise<void> {
    await this.change(member, async (on) => {
      const { rows } = await sql`
        delete from ksef_outages where company_id = ${member.companyId} and id = ${id} returning id`.execute(
        on,
      );
      if (rows.length === 0) throw new NotFound();
    });
  }

  /** What KSeF does not have yet, or refused: what has to be sent first is first. */
  async listUnsent(
    { companyId }: Member,
    query: UnsentInvoiceQuery,
    language: UiLanguage,
  ): Promise<UnsentInvoicePage> {
    const request = pageOf(query, 50);
    const { rows } = await sql<
      Omit<UnsentInvoiceDto, 'unsent_reason'> & { error: KsefError | null; list_total: number }
    >`
      select count(*) over ()::int as list_total, s.invoice_id, s.order_id, i.number, i.issue_date::text,
        i.content #>> '{buyer,name}' as client_name, i.currency, i.gross::float8 as gross_amount, s.status as ksef_status,
        s.offline_mode, s.deadline::text as send_by, s.error
      from ksef_submissions s join invoices i on i.id = s.invoice_id
      where s.company_id = ${companyId} and s.status in ('waiting', 'offline', 'sent', 'refused')
      order by s.status = 'refused' desc, s.deadline nulls last, s.invoice_id ${limitOf(request)}`.execute(
      this.deps.db.reads,
    );
    const page = pageOfRows(rows, request);
    return {
      ...page,
      items: page.items.map(({ error, ...one }) => ({
        ...one,
        unsent_reason: error && ('said' in error ? error.said : error[language]),
      })),
    };
  }

  private async change(member: Member, act: (on: Queryable) => Promise<void>): Promise<KsefOutageList> {
    const { db, waker, documents } = this.deps;
    const { companyId } = member;
    await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      try {
        await act(on);
      } catch (error) {
        if ((error as { code?: unknown }).code === '23P01') throw new Conflict('ksef_outage_overlaps');
        throw error;
      }
      for (const document of await applyOutages(on, companyId)) await documents.renewFile(unit, document);
      await waker.note(on, companyId);
    });
    waker.wake();
    return this.list(member);
  }
}

/** @throws {InvalidInput} */
function endOf({ begins_at, ends_at = null }: KsefOutageInput): Date | null {
  if (ends_at !== null && ends_at <= begins_at)
    throw new InvalidInput([{ field: 'ends_at', code: 'below_minimum' }]);
  return ends_at;
}
