import { OrderStatus } from '../kernel/order/order-status.js';
import type { InvoiceDto, IssuedInvoice, OrderInvoices } from '../modules/billing/invoices/invoice.dto.js';
import { anOrderAt, type OrderWorld, type TestOrder } from './orders.js';
import type { TestMember } from './people.js';

/** Invoice data of a Polish company that nothing stands against. */
export const polishSeller = {
  company_name: 'Bałtyk Spedycja sp. z o.o.',
  nip: '5260001246',
  address: 'ul. Długa 1',
  city: 'Gdańsk',
  post_code: '80-001',
  email: 'biuro@baltyk.example',
  bank_name: 'Bank Portowy',
  bank_account: '67 9999 0000 0000 1234 5678 0001',
  bank_swift: 'bpor plpw',
};

/** Invoice data of a Norwegian company that nothing stands against. */
const norwegianSeller = {
  company_name: 'Fjordlinje Frakt AS',
  organization_number: '999123457',
  vat_number: 'NO 999123457 MVA',
  address: 'Havnegata 9',
  city: 'Oslo',
  post_code: '0150',
  email: 'faktura@fjordlinje.example',
  bank_account_no: '9998.00.12340',
};

/** Fills what stands on a company's invoices. */
export async function enterSeller(
  { api }: TestMember,
  country: 'PL' | 'NO' = 'PL',
  company_data: object = country === 'PL' ? polishSeller : norwegianSeller,
): Promise<void> {
  await api.change('/company-settings', { invoice_country: country, company_data });
}

/** An order that can be invoiced. */
export async function anOrderToInvoice(app: OrderWorld, owner: TestMember): Promise<TestOrder> {
  await enterSeller(owner);
  return anOrderAt(app, owner, OrderStatus.OrderCreated);
}

/** An order that was invoiced. */
export async function anInvoicedOrder(app: OrderWorld, owner: TestMember): Promise<TestOrder> {
  const order = await anOrderToInvoice(app, owner);
  await saveInvoice(order);
  return order;
}

/** Issues the invoice of an order. */
export function saveInvoice({ id, owner }: TestOrder, input: object = {}): Promise<IssuedInvoice> {
  return owner.api.create(`/orders/${id}/save-invoice`, input);
}

/** The invoices of an order. */
export function invoicesOf({ id, owner }: TestOrder): Promise<OrderInvoices> {
  return owner.api.read(`/orders/${id}/invoices`);
}

/** The latest invoice of an order. */
export async function latestInvoice(order: TestOrder): Promise<InvoiceDto> {
  const latest = (await invoicesOf(order)).items.at(-1);
  if (!latest) throw new Error('The order has no invoice');
  return latest;
}
