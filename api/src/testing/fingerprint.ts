import type { TestApp } from './test-app.js';

/**
 * One text for all rows of all of the product's tables: as long as it is the same, nothing has changed. Told by the transactions that wrote the rows,
 * so that a row written with what it had is a change, too.
 */
export async function fingerprint(app: TestApp): Promise<string> {
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
  const sums = await app.rows<{ name: string; sum: string | null }>(parts.join(' union all '));
  return sums
    .map(({ name, sum }) => `${name} ${sum}`)
    .sort()
    .join('\n');
}
