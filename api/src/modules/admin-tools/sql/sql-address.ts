import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../../../db/database.js';

/** Any number that other software is unlikely to lock on. */
const lockKey = 4_070_241_131;

/**
 * Under which role administrators' statements are run: the product's own, which owns the database and nothing else. Where
 * that one is a superuser, who could read files and start programs of the machine, a role without any such powers is made.
 * @returns the address of the database with that role
 */
export async function sqlAddress(
  { pool, url }: Pick<Database, 'pool' | 'url'>,
  mode: 'read' | 'write',
  secret: string,
): Promise<string> {
  const { rows } = await pool.query<{ database: string; is_superuser: boolean }>(
    `select current_database() as database, rolsuper as is_superuser from pg_roles where rolname = current_user`,
  );
  const [own] = rows;
  if (!own?.is_superuser) return url;
  const role = `${own.database.slice(0, 50)}_sql_${mode}`;
  const password = createHmac('sha256', secret).update(`role ${role}`).digest('hex');
  await prepareRole(pool, role, mode, password);
  return addressAs(url, role, password);
}

/** An address of a database with another role: as parameters, which also hold without a host and before a user. */
export function addressAs(url: string, role: string, password: string): string {
  const address = new URL(url);
  address.searchParams.set('user', role);
  address.searchParams.set('password', password);
  return address.href;
}

async function prepareRole(pool: pg.Pool, name: string, mode: 'read' | 'write', password: string) {
  const role = pg.escapeIdentifier(name);
  const rights = mode === 'write' ? 'select, insert, update, delete' : 'select';
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
    const verb = rowCount === 0 ? 'create' : 'alter';
    await client.query(
      `${verb} role ${role} login nosuperuser nocreatedb nocreaterole noinherit noreplication
       password ${pg.escapeLiteral(password)}`,
    );
    await client.query(`grant usage on schema public to ${role}`);
    await client.query(`grant ${rights} on all tables in schema public to ${role}`);
    if (mode === 'write') {
      await client.query(`grant usage, select on all sequences in schema public to ${role}`);
      await client.query(`revoke insert, update, delete on admin_actions from ${role}`);
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
