import { Migration } from '@mikro-orm/migrations';

/** Whom people have found by their whole e-mail address: for a day they may be written to by their id alone. */
export class FoundUsers extends Migration {
  override up(): void {
    this.addSql(`
      create table found_users (
        user_id integer not null references users (id) on delete cascade,
        found_user_id integer not null references users (id) on delete cascade,
        found_at timestamptz not null default now(),
        primary key (user_id, found_user_id)
      )`);
    this.addSql('create index found_users_by_found on found_users (found_user_id)');
  }
}
