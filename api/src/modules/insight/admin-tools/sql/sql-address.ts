import { createHmac } from 'node:crypto';
import pg from 'pg';
import { Unavailable } from '../../../../platform/http/errors.js';

/** Columns with such names hold what lets somebody in: nobody reads them, not even as a hash. Hashes of the audit log open nothing. */
const secretNames = '(password|secret|token|hash|sealed)';

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
async function letRead(client: pg.ClientBase, role: string): Promise<string[]> {
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
async function letWrite(client: pg.ClientBase, role: string): Promise<void> {
  await client.query(`grant usage on schema public to ${role}`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  await client.query(`grant usage, select on all sequences in schema public to ${role}`);
  await client.query(
    `revoke insert, update, delete on admin_actions, audit_log, audit_chains, audit_checkpoints, audit_pending, audit_callers
     from ${role}`,
  );
}

/** Any number that other software is unlikely to lock on. */
const lockKey = 4_070_241_131;

/** Where administrators' statements are run. */
export interface SqlAddress {
  /** Of the database, with the role that runs them. */
  url: string;
  /** Columns that the role may not read, for example `users.password_hash`. */
  hidden: readonly string[];
}

/**
 * Under which role administrators' statements are run: one of their own, which signs in by itself. A statement that gives its role up
 * is still that role, because there is none behind it. One role may select and nothing else; the other may write, but neither to the
 * audit log nor past it, as the product's own role could, and is no superuser, who could read files and start programs of the machine.
 * @throws {Unavailable} `sql_no_reader` when the product may not make the role, `sql_reader_too_powerful` when there is one
 * of that name that may do more
 */
export async function sqlAddress(
  { pool, url }: { pool: pg.Pool; url: string },
  mode: 'read' | 'write',
  secret: string,
): Promise<SqlAddress> {
  const { rows } = await pool.query<{ database: string; name: string }>(
    'select current_database() as database, current_user as name',
  );
  const { database = '', name = '' } = rows[0] ?? {};
  const role = `${database.slice(0, 50)}_sql_${mode}`;
  const password = createHmac('sha256', secret).update(`role ${role}`).digest('hex');
  try {
    const hidden = await prepareRole(pool, role, mode, password);
    return { url: addressAs(url, role, password), hidden };
  } catch (error) {
    const isForbidden = error instanceof pg.DatabaseError && error.code === '42501';
    throw isForbidden ? new Unavailable('sql_no_reader', { role: name }) : error;
  }
}

/** An address of a database with another role: as parameters, which also hold without a host and before a user. */
export function addressAs(url: string, role: string, password: string): string {
  const address = new URL(url);
  address.searchParams.set('user', role);
  address.searchParams.set('password', password);
  return address.href;
}

/** @returns the columns that the role may not read */
async function prepareRole(
  pool: pg.Pool,
  name: string,
  mode: 'read' | 'write',
  password: string,
): Promise<string[]> {
  const role = pg.escapeIdentifier(name);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
    const verb = rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${role} login password ${pg.escapeLiteral(password)}`);
    await refuseOtherPowers(client, name);
    const hidden = mode === 'read' ? await letRead(client, role) : [];
    if (mode === 'write') await letWrite(client, role);
    await client.query('commit');
    client.release();
    return hidden;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A new role has none; one that was there may have been given some. */
async function refuseOtherPowers(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query(
    `select from pg_roles r where rolname = $1 and (rolsuper or rolcreaterole or rolcreatedb or rolreplication
       or rolbypassrls or exists (select from pg_auth_members where member = r.oid))`,
    [name],
  );
  if (rows.length > 0) throw new Unavailable('sql_reader_too_powerful', { role: name });
}
