import { createHmac } from 'node:crypto';
import pg from 'pg';
import { Unavailable } from '../../../../platform/http/errors.js';
import { letRead, letWrite } from './sql-rights.js';

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
