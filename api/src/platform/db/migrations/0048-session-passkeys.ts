import { Migration } from '@mikro-orm/migrations';

/** Which passkey opened a session, so that they end together. */
export class SessionPasskeys extends Migration {
  override up(): void {
    this.addSql(
      'alter table sessions add column passkey_id integer references passkeys (id) on delete set null',
    );
    this.addSql('create index sessions_passkey_index on sessions (passkey_id) where passkey_id is not null');
  }
}
