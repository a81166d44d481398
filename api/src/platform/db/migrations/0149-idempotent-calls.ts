import { Migration } from '@mikro-orm/migrations';

/**
 * Begins a call with an Idempotency-Key in one round trip: takes the lock of the key, and looks for an answer that came before it. Each
 * statement of such a function sees what was committed until then, so that no answer is missed between the two.
 */
export class IdempotentCalls extends Migration {
  override up(): void {
    this.addSql(`
      create function begin_idempotent_call(key_lock bigint, key bytea, kept_hours int, out is_ours boolean, out id int, out sealed_answer text)
      language plpgsql as $$
      begin
        is_ours := pg_try_advisory_xact_lock(key_lock);
        if not is_ours then return; end if;
        select k.id, k.sealed_answer into id, sealed_answer from idempotency_keys k
        where k.key_hash = key and k.created_at >= now() - make_interval(hours => kept_hours);
        if id is null then id := nextval(pg_get_serial_sequence('idempotency_keys', 'id')); end if;
      end $$`);
  }
}
