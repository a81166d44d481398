import { Migration } from '@mikro-orm/migrations';
import { tell, type ToldTable } from './0085-changes.js';

const orderOfRoute = '(select t.order_id from order_routes t where t.id = r.route_id)';

const orderOfCarrierInvoice = '(select t.order_id from carrier_invoices t where t.id = r.carrier_invoice_id)';

const told: readonly ToldTable[] = [
  { table: 'order_views', kind: 'order_view' },
  { table: 'order_view_sequences', kind: 'order_view', id: 'r.user_id' },
  { table: 'partner_contacts', kind: 'contact', tellsVersion: true },
  { table: 'carrier_vehicles', kind: 'vehicle', tellsVersion: true },
  { table: 'carrier_papers', kind: 'paper', tellsVersion: true, leftOut: 'told_at_days' },
  { table: 'carrier_invoices', kind: 'carrier_invoice', order: 'r.order_id' },
  { table: 'carrier_payments', kind: 'carrier_payment', order: orderOfCarrierInvoice },
  { table: 'received_documents', kind: 'received_document', order: 'r.order_id' },
  { table: 'cmr_notes', kind: 'cmr_note', order: orderOfRoute },
];

/** Tells the changes of views of orders, contacts, vehicles, papers, carriers' invoices, received files and consignment notes. */
export class ChangesOfNewTables extends Migration {
  override up(): void {
    for (const one of told) for (const statement of tell(one)) this.addSql(statement);
  }
}
