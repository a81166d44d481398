import { sql, type Queryable } from '../../../../platform/db/sql.js';
import { parseMoney, subtract, type Currency, type Money } from '../../../../kernel/money/money.js';
import type { InvoicesOfOrders } from '../order.repository.js';
import type { PaymentDto, PaymentMethod } from './payment.dto.js';

/** What an order's invoices come to, and what was paid of that. */
export interface Balance {
  currency: Currency;
  due: Money;
  paid: Money;
  /** Due less paid: below 0 when money is to be returned. */
  open: Money;
  /** The day until which it is to be paid, `YYYY-MM-DD`. */
  dueDate: string;
}

/** Null where no invoice was issued. */
export async function findBalance(
  on: Queryable,
  companyId: number,
  orderId: number,
  invoices: Pick<InvoicesOfOrders, 'total'>,
): Promise<Balance | null> {
  const { rows } = await sql<{
    currency: Currency | null;
    due: number;
    due_date: string | null;
    paid: number;
  }>`
    select invoiced.currency, invoiced.due, invoiced.due_date,
      (select coalesce(sum(p.amount), 0)::float8 from payments p
       where p.company_id = ${companyId} and p.order_id = ${orderId} and p.removed_at is null) as paid
    from (${invoices.total(companyId, orderId)}) invoiced`.execute(on);
  const [row] = rows;
  if (!row?.currency || row.due_date === null) return null;
  const { currency } = row;
  const [due, paid] = [parseMoney(row.due, currency), parseMoney(row.paid, currency)];
  return { currency, due, paid, open: subtract(due, paid), dueDate: row.due_date };
}

/** Payments of an order that stand, as they were recorded. */
export async function listPayments(on: Queryable, companyId: number, orderId: number): Promise<PaymentDto[]> {
  const { rows } = await sql<PaymentDto>`
    select p.id, p.order_id, p.paid_on::text, p.amount::float8 as amount, p.currency, p.method, p.note,
      u.name as created_by_name, p.created_at
    from payments p left join identity_people u on u.id = p.created_by
    where p.company_id = ${companyId} and p.order_id = ${orderId} and p.removed_at is null
    order by p.id`.execute(on);
  return rows;
}

/** A payment before it is kept. */
interface NewPayment {
  company_id: number;
  order_id: number;
  paid_on: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  note: string | null;
  created_by: number;
  created_at: Date;
}

export async function insertPayment(on: Queryable, payment: NewPayment): Promise<number> {
  const { company_id, order_id, paid_on, amount, currency, method, note, created_by, created_at } = payment;
  const { rows } = await sql<{ id: number }>`
    insert into payments (company_id, order_id, paid_on, amount, currency, method, note, created_by, created_at)
    values (${company_id}, ${order_id}, ${paid_on}, ${amount}, ${currency}, ${method}, ${note}, ${created_by}, ${created_at})
    returning id`.execute(on);
  const [row] = rows;
  if (!row) throw new Error('A payment was not kept');
  return row.id;
}

/** The payment that no longer counts; null when there is none that stands. */
export async function removePayment(
  on: Queryable,
  { companyId, orderId, id }: { companyId: number; orderId: number; id: number },
  removal: { userId: number; at: Date; reason: string },
): Promise<Pick<PaymentDto, 'amount' | 'currency' | 'paid_on'> | null> {
  const { rows } = await sql<Pick<PaymentDto, 'amount' | 'currency' | 'paid_on'>>`
    update payments set removed_by = ${removal.userId}, removed_at = ${removal.at}, removal_reason = ${removal.reason}
    where company_id = ${companyId} and order_id = ${orderId} and id = ${id} and removed_at is null
    returning amount::float8 as amount, currency, paid_on::text`.execute(on);
  return rows[0] ?? null;
}
