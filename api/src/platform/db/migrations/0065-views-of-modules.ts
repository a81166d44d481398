import { Migration } from '@mikro-orm/migrations';

/**
 * What modules show others of their tables (api/docs/adr/012-six-modules-with-doors.md). PostgreSQL writes the views into the
 * statements that name them, so their indexes serve as before. They give nobody more than the tables do. Who changes the type of a
 * column that one shows makes it anew.
 */
export class ViewsOfModules extends Migration {
  override up(): void {
    const view = (name: string, selection: string): void =>
      this.addSql(`create view ${name} with (security_invoker = true) as ${selection}`);

    view(
      'identity_people',
      'select id, company_id, name, email, default_language, is_active, is_admin from users',
    );
    // What is joined costs nothing where its columns are not asked for.
    view(
      'identity_companies',
      `select c.id, c.name, c.email_name, c.owner_id, o.id is not null as has_owner,
         o.email_confirmed_at is not null as is_owner_confirmed, s.company_data ->> 'phone' as phone
       from companies c left join users o on o.id = c.owner_id left join company_settings s on s.company_id = c.id`,
    );
    view(
      'identity_company_settings',
      `select company_id, profit_margin, invoice_country, follow_up_days, follow_up_since, follow_up_former_days
       from company_settings`,
    );
    view('directory_clients', 'select id, company_id, name, email from clients');
    view('directory_subcontractors', 'select id, company_id, name, email from subcontractors');
    view(
      'correspondence_messages',
      `select id, company_id, type, message_type, status, failure_reason, subject, excerpt, sender_name, sender_email,
         sender_check, recipient_name, recipient_email, client_id, order_id, route_id, follows_id, auto_submitted, read_at, created_at
       from messages`,
    );
    // Of companies alone: what the product writes people about their accounts is nobody else's business.
    view(
      'correspondence_mails',
      `select id, company_id, message_id, cause, status, to_name, to_address, links -> 0 as link, attempts, last_error,
         waits_for_company is not null as waits_for_confirmation, created_at, sent_at
       from mail_outbox where company_id is not null`,
    );
    view(
      'shipment_orders',
      `select id, company_id, status, client_id, client_name, client_email, claimed_client_id, pickup_city, delivery_city,
         pallets_count, weight, is_data_complete, is_read, created_at, updated_at
       from orders`,
    );
    view(
      'shipment_quotes',
      'select id, company_id, order_id, subcontractor_id, subcontractor_email from subcontractor_offers',
    );
    view(
      'shipment_documents',
      'select id, company_id, order_id, original_filename, storage_key from documents',
    );
    view(
      'billing_invoices',
      `select id, company_id, order_id, document_id, number, year, content #>> '{buyer,email}' as buyer_email
       from invoices`,
    );
  }
}
