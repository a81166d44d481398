import type { Container } from '../container.js';
import { sql } from '../platform/db/sql.js';
import { OrderStatus } from '../kernel/order/order-status.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import type { Member } from '../platform/http/principal.js';

const language = 'pl';
const hourMs = 3_600_000;

/**
 * The later half of an order's life: its invoice, by the rate that is usual for it, mailed and paid as far as its status
 * goes. The invoice never changes, so it is dated now as the rest of the life will be.
 * @param age in days since the request came
 */
export async function enterInvoice(
  { services, db }: Container,
  member: Member,
  id: number,
  { status, age }: { status: number; age: number },
): Promise<void> {
  if (status < OrderStatus.InvoiceCreated) return;
  const steps = await stepsOf(db.reads, id);
  const all = steps + status - OrderStatus.PodReceived;
  const at = (step: number) => new Date(Date.now() - (age * 24 + 1) * hourMs * (1 - step / all));
  const { available_rates } = await services.invoiceIssuing.listVatRates(member, id, {}, language);
  const usual = available_rates.find(({ is_usual }) => is_usual);
  const { vat_rate = 0, vat_case = null } = usual ?? {};
  // Printing takes a browser, which nobody should wait for at the first start.
  const invoice = { kind: 'invoice', input: { vat_rate, vat_case } } as const;
  await services.invoiceIssuing.issue(member, id, invoice, { language, issuedAt: at(steps) });
  if (status < OrderStatus.InvoiceSent) return;
  await services.invoiceSending.sendInvoice(member, id, {}, language);
  if (status < OrderStatus.Paid) return;
  const payment = { status: OrderStatus.Paid, paid_on: warsawDay(at(all - 1)) } as const;
  await services.orderSteps.changeStatus(member, id, payment, language);
}

async function stepsOf(reads: Container['db']['reads'], orderId: number): Promise<number> {
  const { rows } = await sql<{ steps: number }>`
    select count(*)::int as steps from order_history where order_id = ${orderId}`.execute(reads);
  return rows[0]?.steps ?? 0;
}
