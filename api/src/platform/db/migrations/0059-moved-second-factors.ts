import { Migration } from '@mikro-orm/migrations';

/** Second factors that move to another app, and who had a link to a first password mailed. */
export class MovedSecondFactors extends Migration {
  override up(): void {
    // Apart from the second factor that is on, which counts until the first code of the other app confirms this one.
    this.addSql(`
      create table second_factor_moves (
        user_id integer primary key references second_factors (user_id) on delete cascade,
        sealed_secret text not null,
        code_hashes bytea[] not null,
        begun_at timestamptz not null
      )`);
    this.addSql(
      'alter table account_links add column made_by integer references users (id) on delete set null',
    );
    this.addSql('create index account_links_by_maker on account_links (made_by) where made_by is not null');
  }
}
