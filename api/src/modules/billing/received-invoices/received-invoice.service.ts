import type { UiLanguage } from '../../../kernel/text/language.js';
import { isCurrency } from '../../../kernel/money/money.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import type { Queryable } from '../../../platform/db/sql.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { CarrierInvoiceInput } from '../carrier-invoices/carrier-invoice.dto.js';
import type { CarrierInvoiceService } from '../carrier-invoices/carrier-invoice.service.js';
import { longestNumber, matchReceived, type MatchResult, type OrderedRoute } from './match-received.js';
import type { ReceivedFacts } from './received-facts.js';
import type {
  ReceivedInvoiceApproval,
  ReceivedInvoiceContent,
  ReceivedInvoiceDetails,
  ReceivedInvoiceDto,
  ReceivedInvoicePage,
  ReceivedInvoiceQuery,
} from './received-invoice.dto.js';
import {
  assignReceived,
  decideReceived,
  findReceived,
  findSync,
  findXml,
  listOrderedRoutes,
  listReceived,
  lockReceived,
  restoreReceived,
  type StoredReceived,
} from './received-invoice.queries.js';

interface ReceivedInvoiceServiceDeps {
  db: Database;
  clock: Clock;
  carrierInvoices: CarrierInvoiceService;
}

/**
 * Invoices that came from KSeF. What each one is for is worked out anew whenever it is looked at, since PODs, other invoices and orders come
 * and go; only what people decide is kept.
 */
export class ReceivedInvoiceService {
  constructor(private readonly deps: ReceivedInvoiceServiceDeps) {}

  async list(
    { companyId }: Member,
    query: ReceivedInvoiceQuery,
    language: UiLanguage,
  ): Promise<ReceivedInvoicePage> {
    const { reads } = this.deps.db;
    const [page, sync] = await Promise.all([
      listReceived(reads, companyId, query),
      findSync(reads, companyId),
    ]);
    const routes = await listOrderedRoutes(reads, companyId, page.items);
    const { error, ...rest } = sync;
    return {
      ...page,
      items: page.items.map((one) => shown(one, matchOf(one, routes))),
      sync: { ...rest, error: error && ('said' in error ? error.said : error[language]) },
    };
  }

  /** @throws {NotFound} when there is none of that id, or it is another company's */
  async get({ companyId }: Member, id: number): Promise<ReceivedInvoiceDetails> {
    return this.detailsOf(this.deps.db.reads, companyId, id);
  }

  /** @throws {NotFound} also with `received_invoice_missing` while the file is not here */
  async openXml({ companyId }: Member, id: number): Promise<{ filename: string; xml: Buffer }> {
    const found = await findXml(this.deps.db.reads, companyId, id);
    if (!found) throw new NotFound();
    if (!found.xml) throw new NotFound('received_invoice_missing');
    return { filename: `${found.ksef_number}.xml`, xml: found.xml };
  }

  /**
   * Makes a carrier's invoice of it, for the route that it was found or assigned to.
   * @throws {NotFound}
   * @throws {Conflict} `received_invoice_decided`, `received_invoice_unmatched` when it is a duplicate, of no known order, or of another
   * route than was seen; `received_invoice_not_bookable`; `received_invoice_changed` when a reason accepts another difference than there is;
   * and what entering a carrier's invoice throws
   */
  async approve(member: Member, id: number, input: ReceivedInvoiceApproval): Promise<ReceivedInvoiceDetails> {
    const { db, clock, carrierInvoices } = this.deps;
    const { companyId, userId } = member;
    const usualDays = await carrierInvoices.usualDays(companyId);
    await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const stored = await this.lockOpen(on, companyId, id);
      const routes = await listOrderedRoutes(on, companyId, [stored]);
      const { match, route } = matchOf(stored, routes);
      if (!stored.facts || !stored.is_understood) throw new Conflict('received_invoice_not_bookable');
      if (!route || match === 'duplicate' || route.route_id !== input.route_id)
        throw new Conflict('received_invoice_unmatched');
      const carrierInvoiceId = await carrierInvoices.enterIn(unit, member, {
        orderId: route.order_id,
        input: carrierInvoiceOf(stored, stored.facts, input),
        usualDays,
      });
      await decideReceived(on, companyId, id, {
        decision: 'approved',
        carrierInvoiceId,
        reason: null,
        userId,
        at: clock.now(),
      });
      if (!input.difference_reason?.trim()) return;
      // As it is with the order locked: somebody else may have entered an invoice since it was seen.
      const difference = (await findReceived(on, companyId, id))?.booked_difference ?? null;
      if (difference !== (input.difference ?? null))
        throw new Conflict('received_invoice_changed', { difference });
    });
    return this.get(member, id);
  }

  /**
   * Puts it aside: nothing is paid of it.
   * @throws {NotFound}
   * @throws {Conflict} `received_invoice_decided`
   */
  async reject(member: Member, id: number, reason: string): Promise<ReceivedInvoiceDetails> {
    const { companyId, userId } = member;
    await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      await this.lockOpen(on, companyId, id);
      const at = this.deps.clock.now();
      const decision = { decision: 'rejected', carrierInvoiceId: null, reason: reason.trim() } as const;
      await decideReceived(on, companyId, id, { ...decision, userId, at });
    });
    return this.get(member, id);
  }

  /**
   * Takes a rejection back.
   * @throws {NotFound}
   * @throws {Conflict} `received_invoice_decided` when it was not rejected
   */
  async restore(member: Member, id: number): Promise<ReceivedInvoiceDetails> {
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const on = connectionOf(unit);
      if (!(await lockReceived(on, member.companyId, id))) throw new NotFound();
      if (!(await restoreReceived(on, member.companyId, id))) throw new Conflict('received_invoice_decided');
    });
    return this.get(member, id);
  }

  /**
   * Says for which route it is, where that was not found; null takes it back.
   * @throws {NotFound}
   * @throws {InvalidInput} when no carrier drives such a route of the company
   * @throws {Conflict} `received_invoice_decided`
   */
  async assign(member: Member, id: number, routeId: number | null): Promise<ReceivedInvoiceDetails> {
    const { companyId } = member;
    await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const stored = await this.lockOpen(on, companyId, id);
      if (routeId !== null) {
        const routes = await listOrderedRoutes(on, companyId, [{ ...stored, assigned_route_id: routeId }]);
        if (!routes.some((route) => route.route_id === routeId))
          throw new InvalidInput([{ field: 'route_id', code: 'unknown_record' }]);
      }
      await assignReceived(on, companyId, id, routeId);
    });
    return this.get(member, id);
  }

  private async lockOpen(on: Queryable, companyId: number, id: number): Promise<StoredReceived> {
    const stored = (await lockReceived(on, companyId, id)) && (await findReceived(on, companyId, id));
    if (!stored) throw new NotFound();
    if (stored.state !== 'open') throw new Conflict('received_invoice_decided');
    return stored;
  }

  private async detailsOf(on: Queryable, companyId: number, id: number): Promise<ReceivedInvoiceDetails> {
    const stored = await findReceived(on, companyId, id);
    if (!stored) throw new NotFound();
    const routes = await listOrderedRoutes(on, companyId, [stored]);
    return { ...shown(stored, matchOf(stored, routes)), content: stored.facts && contentOf(stored.facts) };
  }
}

function matchOf(stored: StoredReceived, routes: readonly OrderedRoute[]): MatchResult {
  const { facts, assigned_route_id: assignedId, has_twin: hasTwin } = stored;
  if (!stored.is_understood)
    return { match: 'unknown', reason: 'not_understood', route: null, difference: null };
  if (!facts) return { match: 'unknown', reason: 'not_read', route: null, difference: null };
  const assigned = routes.find(({ route_id }) => route_id === assignedId) ?? null;
  // What the file says of the seller is held against what KSeF knows: it lets nobody sell for another.
  const own = {
    ...facts,
    seller_nip: stored.seller_nip,
    seller_name: stored.seller_name || facts.seller_name,
  };
  return matchReceived({ facts: own, routes, hasTwin, assigned });
}

function shown(stored: StoredReceived, result: MatchResult): ReceivedInvoiceDto {
  const {
    facts: _facts,
    has_twin: _twin,
    is_understood: _understood,
    booked,
    assigned_route_id,
    ...rest
  } = stored;
  const { booked_agreed, booked_currency, booked_difference, ...given } = rest;
  const route = stored.state === 'approved' ? null : result.route;
  return {
    ...given,
    match: booked ? (booked_difference === 0 ? 'agreed' : 'differs') : result.match,
    reason: booked ? null : result.reason,
    difference: booked ? booked_difference : result.difference,
    route_id: booked?.route_id ?? route?.route_id ?? null,
    order_id: booked?.order_id ?? route?.order_id ?? null,
    route: booked?.route ?? route?.route ?? null,
    subcontractor_name: booked?.subcontractor_name ?? route?.subcontractor_name ?? null,
    agreed_amount: booked ? booked_agreed : (route?.agreed ?? null),
    agreed_currency: booked ? booked_currency : (route?.currency ?? null),
    is_assigned: assigned_route_id !== null,
    has_pod: route?.has_pod ?? false,
  };
}

function contentOf(facts: ReceivedFacts): ReceivedInvoiceContent {
  return {
    kind: facts.kind,
    sale_date: facts.sale_date,
    due_date: facts.due_date,
    vat_amount: Number(facts.vat),
    buyer: facts.buyer_name,
    order_texts: facts.order_texts,
    corrects: facts.corrects,
    correction_reason: facts.reason,
    bank_account: facts.account,
    is_split_payment: facts.is_split_payment,
    lines: facts.lines.map(({ name, net, ...line }) => ({
      ...line,
      line_text: name,
      net: net === null ? null : Number(net),
    })),
    line_count: facts.line_count,
  };
}

/** @throws {Conflict} `received_invoice_not_bookable` */
function carrierInvoiceOf(
  { received_at }: StoredReceived,
  { currency, net, vat, gross, number, issue_date }: ReceivedFacts,
  { route_id, difference_reason, payment_days }: ReceivedInvoiceApproval,
): CarrierInvoiceInput {
  const minor = (text: string) => BigInt(text.replace('.', ''));
  const isWhole = minor(net) !== 0n && minor(net) + minor(vat) === minor(gross);
  if (!isCurrency(currency) || !isWhole) throw new Conflict('received_invoice_not_bookable');
  return {
    route_id,
    number: number.slice(0, longestNumber),
    issue_date,
    // A unit of work tells instants as texts.
    received_on: warsawDay(new Date(received_at)),
    payment_days: payment_days ?? null,
    currency,
    net_amount: Number(net),
    vat_amount: Number(vat),
    difference_reason: difference_reason ?? null,
  };
}
