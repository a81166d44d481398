import { Migration } from '@mikro-orm/migrations';

/**
 * How often KSeF dropped an invoice, and when it is sent again; outages that the Ministry's status service announces beside those that owners
 * enter, and what became of reading it; received invoices that were read before accounts of factors were.
 */
export class KsefDropsAndAnnouncements extends Migration {
  override up(): void {
    this.addSql(`
      alter table ksef_submissions
        add column drops integer not null default 0,
        add column retry_at timestamptz`);
    // An outage that was announced has its event; an owner who changes it makes it their own.
    this.addSql(`
      alter table ksef_outages
        add column source varchar(8) not null default 'owner' check (source in ('owner', 'ministry')),
        add column event_id integer,
        add column announced_as varchar(300)`);
    // What an owner removed is not entered again: its event and kind.
    this.addSql(`alter table ksef_settings add column dismissed_events text[] not null default '{}'`);
    this.addSql(`
      create table ksef_status_reads (
        id boolean primary key default true check (id),
        tried_at timestamptz not null,
        read_at timestamptz,
        status varchar(13) check (status in ('AVAILABLE', 'MAINTENANCE', 'FAILURE', 'TOTAL_FAILURE'))
      )`);
    this.addSql(`
      create index received_invoices_to_read_anew on received_invoices (id)
      where xml is not null and facts is not null and not facts ? 'has_several_accounts'`);
  }
}
