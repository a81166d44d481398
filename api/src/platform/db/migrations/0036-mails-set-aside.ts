import { Migration } from '@mikro-orm/migrations';

/**
 * How often a mail was tried, and which process is at it: counted before it is read, so that a mail that ends the process is
 * not read for ever. Who wrote a mail is kept of those alone that are set aside for an administrator.
 */
export class MailsSetAside extends Migration {
  override up(): void {
    this.addSql(`
      alter table incoming_mails
        add column id integer generated always as identity,
        add column attempts smallint not null default 0,
        add column claimed_until timestamptz,
        add column reason varchar(20),
        add column sender varchar(200),
        add column subject varchar(200),
        add column size integer,
        add column arrived_at timestamptz,
        alter column outcome type varchar(10),
        drop constraint incoming_mails_outcome_check,
        add constraint incoming_mails_outcome_check
          check (outcome in ('trying', 'entered', 'bounced', 'passed', 'left', 'set_aside', 'dropped'))`);
    this.addSql('create unique index incoming_mails_by_id on incoming_mails (id)');
    this.addSql(`create index incoming_mails_set_aside on incoming_mails (id) where outcome = 'set_aside'`);
  }
}
