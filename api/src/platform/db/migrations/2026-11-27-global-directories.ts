import { Migration } from '@mikro-orm/migrations';

/**
 * Each global directory has a version that changes with whatever is written to it, in the same transaction: who kept
 * something about the directory sees by it whether that still holds.
 */
export class GlobalDirectories extends Migration {
  override up(): void {
    this.addSql('create table global_directories (name text primary key, version text not null)');
    this.addSql(`insert into global_directories values ('clients', '0'), ('subcontractors', '0')`);
    // The second row that a transaction writes finds the version changed already, and writes nothing.
    this.addSql(`
      create function note_global_change() returns trigger language plpgsql as $$
      begin
        update global_directories set version = pg_current_xact_id()::text
        where name = tg_table_name and version <> pg_current_xact_id()::text;
        return null;
      end $$`);
    for (const table of ['clients', 'subcontractors']) {
      for (const [event, condition] of [
        ['insert', 'new.company_id is null'],
        ['update', 'old.company_id is null or new.company_id is null'],
        ['delete', 'old.company_id is null'],
      ]) {
        this.addSql(`
          create trigger ${table}_global_${event} after ${event} on ${table} for each row
          when (${condition}) execute function note_global_change()`);
      }
    }
  }
}
