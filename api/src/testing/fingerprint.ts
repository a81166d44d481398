import type { TestApp } from './test-app.js';

const prepared = new WeakMap<TestApp, Promise<unknown>>();

/**
 * One text for all rows of all of the product's tables: as long as it is the same, nothing has changed. Told by the transactions that wrote the rows,
 * so that a row written with what it had is a change, too.
 */
export async function fingerprint(app: TestApp): Promise<string> {
  const ready = prepared.get(app) ?? prepare(app);
  prepared.set(app, ready);
  await ready;
  const [row] = await app.rows<{ text: string }>('select of_tests.fingerprint() as text');
  return row?.text ?? '';
}

/** A function, which plans its statement once: planning a hundred tables, and dividing them among processes, takes far longer than to read them. */
async function prepare(app: TestApp): Promise<void> {
  const tables = await app.rows<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'
       and tablename <> 'idempotency_keys' order by 1`,
  );
  const parts = tables.map(({ name }) => {
    // That a session or a key was used is written now and then, whatever it was used for.
    const isUsed = name === 'sessions' || name === 'api_keys';
    const row = `(to_jsonb(t) - array['last_used_at', 'last_used_ip'])::text`;
    const sum = isUsed
      ? `md5(string_agg(${row}, '|' order by ${row}))`
      : `count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0)`;
    return `select '${name}' as name, ${sum} as sum from ${name} t`;
  });
  await app.rows('create schema if not exists of_tests');
  await app.rows(
    `create or replace function of_tests.fingerprint() returns text language plpgsql set max_parallel_workers_per_gather = 0 as $$
     begin
       return (select string_agg(name || ' ' || coalesce(sum, ''), E'\\n' order by name) from (${parts.join(' union all ')}) parts);
     end $$`,
  );
}
