import type { Database } from '../../../platform/db/database.js';
import { daysBetween } from '../../../kernel/time/calendar-days.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { toNumber } from '../../../kernel/money/money.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { KsefState } from '../ksef/ksef-submission.dto.js';
import { listStates } from '../ksef/ksef-submission.queries.js';
import { shownState, wordsOf } from '../ksef/ksef-submission.service.js';
import {
  findRecordedPayment,
  type OrderDto,
  type OrderService,
  type PaymentLedger,
} from '../../shipment/index.js';
import type { TaxCountry } from '../rules/vat.js';
import type { InvoiceMailService } from './invoice-mail.service.js';
import type { InvoiceDto, IssuedInvoice, OrderInvoices } from './invoice.dto.js';
import { findTaxCountry, hasConversion, listInvoices } from './invoice.queries.js';
import { listRefused } from './refused-invoice.queries.js';

const unpaid = { paid_at: null, paid_on: null };

interface InvoiceServiceDeps {
  db: Database;
  orders: OrderService;
  mails: InvoiceMailService;
  payments: PaymentLedger;
  clock: Clock;
}

/** Reads what is known of an order's invoices. */
export class InvoiceService {
  constructor(private readonly deps: InvoiceServiceDeps) {}

  /**
   * The invoices of an order with what they come to.
   * @throws {NotFound} when there is no such order, or it is another company's
   */
  async listInvoices({ companyId }: Member, orderId: number, language: UiLanguage): Promise<OrderInvoices> {
    const order = await this.deps.orders.findOrder(companyId, orderId);
    if (!order) throw new NotFound();
    const [rows, states, formers] = await Promise.all([
      listInvoices(this.deps.db.reads, companyId, orderId),
      this.statesOf(companyId, orderId, language),
      listRefused(this.deps.db.reads, companyId, orderId),
    ]);
    const refused = formers.map((one) => ({ ...one, error: wordsOf(one.error, language) }));
    const items = await Promise.all(
      rows.map((row) => this.withSubject(companyId, order, { ...row, ksef: states.get(row.id) ?? null })),
    );
    const [first] = items;
    if (!first)
      return {
        items,
        refused,
        amount_due: null,
        paid_amount: null,
        balance: null,
        currency: null,
        due_date: null,
        overdue_days: null,
        has_tax_rate: false,
        ...unpaid,
      };
    const { currency } = first;
    const [hasTaxRate, balance] = await Promise.all([
      hasConversion(this.deps.db.reads, companyId, first.id),
      this.deps.payments.readBalance(companyId, orderId),
    ]);
    if (!balance) throw new NotFound();
    const isPaid = order.status === OrderStatus.Paid;
    return {
      items,
      refused,
      amount_due: toNumber(balance.due),
      paid_amount: toNumber(balance.paid),
      balance: toNumber(balance.open),
      currency,
      due_date: balance.dueDate,
      overdue_days:
        balance.open.minor <= 0 ? null : daysBetween(balance.dueDate, warsawDay(this.deps.clock.now())),
      has_tax_rate: hasTaxRate,
      ...((isPaid ? await findRecordedPayment(this.deps.db.reads, companyId, orderId) : null) ?? unpaid),
    };
  }

  /** The country by whose law an order was invoiced, or would be. */
  async taxCountryOf({ companyId }: Member, orderId: number): Promise<TaxCountry> {
    return findTaxCountry(this.deps.db.reads, companyId, orderId);
  }

  /** The latest invoice of an order, with the order's status. */
  async getLatest(companyId: number, orderId: number, language: UiLanguage): Promise<IssuedInvoice> {
    const [rows, states, order] = await Promise.all([
      listInvoices(this.deps.db.reads, companyId, orderId),
      this.statesOf(companyId, orderId, language),
      this.deps.orders.findOrder(companyId, orderId),
    ]);
    const latest = rows.at(-1);
    if (!latest || !order) throw new NotFound();
    const invoice = { ...latest, ksef: states.get(latest.id) ?? null };
    return { ...(await this.withSubject(companyId, order, invoice)), order_status: order.status };
  }

  private async statesOf(
    companyId: number,
    orderId: number,
    language: UiLanguage,
  ): Promise<Map<number, KsefState>> {
    const states = await listStates(this.deps.db.reads, companyId, orderId);
    return new Map(states.map((state) => [state.invoice_id, shownState(state, language)]));
  }

  private async withSubject(
    company_id: number,
    order: Pick<
      OrderDto,
      'id' | 'client_id' | 'delivery_city' | 'delivery_country' | 'pickup_city' | 'pickup_country'
    >,
    row: Omit<InvoiceDto, 'mail_subject'>,
  ): Promise<InvoiceDto> {
    const { kind, number, gross_amount } = row;
    const topic = { kind, number, isCreditNote: kind === 'correction' && gross_amount < 0, order };
    const mail_subject = await this.deps.mails.subjectOf({ ...order, company_id }, topic);
    return { ...row, mail_subject };
  }
}
