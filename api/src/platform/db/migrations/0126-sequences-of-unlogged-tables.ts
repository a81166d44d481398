import { Migration } from '@mikro-orm/migrations';

/**
 * The ids of `change_notes` and `audit_pending` come of sequences that are written to the log. The identity of an unlogged table is not,
 * and PostgreSQL does not always have it on the disk of a standby by the time that is promoted ("bad magic number in sequence"): nothing
 * that notes changes could be written from then on.
 */
export class SequencesOfUnloggedTables extends Migration {
  override up(): void {
    // In the sequence in which those who write take them, and before anything is done: who has to wait holds nothing.
    this.addSql('lock table change_notes, audit_pending in access exclusive mode');
    for (const [table, sequence] of [
      ['change_notes', 'change_note_ids'],
      ['audit_pending', 'audit_pending_ids'],
    ]) {
      this.addSql(`create sequence ${sequence}`);
      this.addSql(`select setval('${sequence}', coalesce((select max(id) from ${table}), 0) + 1, false)`);
      this.addSql(
        `alter table ${table} alter column id drop identity /* contract: the default of the next statement takes its place */`,
      );
      this.addSql(`alter table ${table} alter column id set default nextval('${sequence}')`);
    }
  }
}
