import { Migration } from '@mikro-orm/migrations';

/**
 * What a text is found by, however short: its trigrams, and `~` where it holds letters of other scripts, whose trigrams cannot be told from
 * one or two letters. The indexes of it are made by a job (`indexes-of-large-tables.ts`).
 */
export class LetterKeys extends Migration {
  override up(): void {
    this.addSql(`
      create function letter_keys(text) returns text[] language sql immutable parallel safe strict as $$
        select public.show_trgm($1) || case when octet_length($1) > length($1) then '{~}' else '{}' end::text[] $$`);
  }
}
