import type { Unit } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { parseMoney, subtract, sum, type Money } from '../../../kernel/money/money.js';
import { allowedNext, OrderStatus } from '../../../kernel/order/order-status.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { missingText } from '../../../platform/http/problem-texts.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Order, PaymentLedger, RouteService } from '../../shipment/index.js';
import type { MailedCorrection } from './correction-mail.js';
import type { InvoiceMailSubject } from './invoice.dto.js';
import { Invoice } from './invoice.entity.js';
import type { InvoiceToMail } from './invoice-mail.service.js';
import type { AwaitedPayment } from './payment-reminder.js';

interface InvoicesToMailDeps {
  routes: RouteService;
  payments: PaymentLedger;
  clock: Clock;
}

/** Finds what is to be mailed, and says why it cannot be. */
export class InvoicesToMail {
  constructor(private readonly deps: InvoicesToMailDeps) {}

  /**
   * @throws {NotFound} when the order has no such invoice
   * @throws {InvalidInput} when a correction is to be reminded of
   * @throws {Conflict} `step_not_possible`, naming what stands against it
   */
  async find(
    unit: Unit,
    order: Order,
    { invoice_id, kind = 'invoice' }: InvoiceMailSubject,
    language: UiLanguage,
  ): Promise<InvoiceToMail> {
    const issued = await unit.find(Invoice, { order_id: order.id }, { orderBy: { id: 'asc' } });
    const invoice = issued.find(({ id, corrects_id }) =>
      invoice_id === undefined ? corrects_id === null : id === invoice_id,
    );
    if (!invoice && invoice_id !== undefined) throw new NotFound();
    const isCorrection = invoice?.corrects_id != null;
    if (isCorrection && kind === 'reminder')
      throw new InvalidInput([{ field: 'kind', code: 'invalid_value' }]);
    if (!isCorrection && !awaitsMail(order)) throw cannotMail(order, 'wrong_status', language);
    if (!invoice) throw cannotMail(order, 'no_issued_invoice', language);
    const balance = await this.deps.payments.balanceOf(unit, order);
    const payment = awaitedPayment(invoice, issued, balance?.paid ?? null);
    if (kind === 'reminder') {
      if (order.status === OrderStatus.InvoiceCreated) throw cannotMail(order, 'invoice_not_sent', language);
      if (payment.amount.minor <= 0) throw cannotMail(order, 'nothing_due', language);
    }
    const { routes, clock } = this.deps;
    const quoted = await routes.asQuotedInUnit(unit, await routes.findInUnit(unit, order.id));
    return {
      invoice,
      mailing: {
        order,
        routes: quoted,
        kind: isCorrection ? 'correction' : kind,
        number: invoice.number,
        payment,
        correction: correctionOf(invoice),
        today: warsawDay(clock.now()),
      },
    };
  }
}

/** A mail of an order cannot be sent. */
export function cannotMail({ status }: Order, code: string, language: UiLanguage): Conflict {
  return new Conflict('step_not_possible', {
    allowed_statuses: allowedNext(status),
    missing: [{ code, message: missingText(code, language) }],
  });
}

function awaitsMail({ status }: Order): boolean {
  return status === OrderStatus.InvoiceCreated || status === OrderStatus.InvoiceSent;
}

function correctionOf({ number, gross, currency, content }: Invoice): MailedCorrection | null {
  const { corrects } = content;
  if (!corrects) return null;
  const { number: corrected, reason } = corrects;
  return { number, corrected, reason, difference: parseMoney(gross, currency) };
}

/** What is open after all corrections and payments, by the day that the latest correction names. */
function awaitedPayment(
  { number, currency, content }: Invoice,
  issued: readonly Invoice[],
  paid: Money | null,
): AwaitedPayment {
  const due = sum(
    issued.map(({ gross }) => parseMoney(gross, currency)),
    currency,
  );
  const amount = paid ? subtract(due, paid) : due;
  const { iban, account, swift } = content.account;
  return {
    number,
    amount,
    dueDate: issued.at(-1)?.due_date ?? content.due_date,
    account: [iban ?? account, swift && `SWIFT/BIC ${swift}`].filter(Boolean).join(', ') || null,
  };
}
