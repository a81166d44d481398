import pg from 'pg';

/** Columns with such names hold what lets somebody in: nobody reads them, not even as a hash. Hashes of the audit log open nothing. */
const secretNames = '(password|secret|token|hash)';

interface Table {
  name: string;
  columns: string[];
  /** Null: the table has no column that holds a secret. */
  hidden: string[] | null;
}

const tables = `
  select c.relname::text as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attname !~ $1 or c.relname ~ '^audit_') as columns,
    array_agg(a.attname::text order by a.attnum) filter (where a.attname ~ $1 and c.relname !~ '^audit_') as hidden
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and pg_has_role(c.relowner, 'usage')
  group by c.relname order by c.relname`;

/**
 * Lets a role read the product's tables but what lets somebody in, and takes from it whatever else it had there.
 * @param role its name, quoted
 * @returns what stays hidden, for example `users.password_hash`
 */
export async function letRead(client: pg.ClientBase, role: string): Promise<string[]> {
  const { rows } = await client.query<Table>(tables, [secretNames]);
  const quoted = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ');
  await client.query(`grant usage on schema public to ${role}`);
  await client.query(`revoke all on ${quoted(rows.map(({ name }) => name))} from ${role}`);
  const open = rows.filter(({ hidden }) => hidden === null);
  await client.query(`grant select on ${quoted(open.map(({ name }) => name))} to ${role}`);
  const guarded = rows.filter(({ hidden }) => hidden !== null);
  for (const { name, columns } of guarded) {
    await client.query(`grant select (${quoted(columns)}) on ${quoted([name])} to ${role}`);
  }
  return guarded.flatMap(({ name, hidden }) => (hidden ?? []).map((column) => `${name}.${column}`));
}

/** Lets a role read and write all tables, but not change who did what. @param role its name, quoted */
export async function letWrite(client: pg.ClientBase, role: string): Promise<void> {
  await client.query(`grant usage on schema public to ${role}`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  await client.query(`grant usage, select on all sequences in schema public to ${role}`);
  await client.query(
    `revoke insert, update, delete on admin_actions, audit_log, audit_chains, audit_checkpoints, audit_pending, audit_callers
     from ${role}`,
  );
}
