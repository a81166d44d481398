import { PrimaryClient } from './primary-client.js';
import { migrationsList } from './migrate.js';

/** How a database stands to the migrations of this version. */
export interface MigrationState {
  /** Those that the next start runs, in their sequence. */
  pending: string[];
  /** Those that ran and that this version does not know: the data are of a newer one. */
  unknown: string[];
}

/** Compares what ran in a database with what this version has. Nothing is changed. */
export async function findMigrations(databaseUrl: string): Promise<MigrationState> {
  const client = new PrimaryClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ isThere: boolean }>(
      `select to_regclass('schema_migrations') is not null as "isThere"`,
    );
    const { rows } = tables[0]?.isThere
      ? await client.query<{ name: string }>('select name from schema_migrations order by id')
      : { rows: [] };
    const done = new Set(rows.map(({ name }) => name));
    const known = migrationsList.map(({ name }) => name);
    return {
      pending: known.filter((name) => !done.has(name)),
      unknown: [...done].filter((name) => !known.includes(name)),
    };
  } finally {
    await client.end();
  }
}

/** A migration and the tables that it speaks of, the largest first. */
export interface PlannedMigration {
  name: string;
  tables: { name: string; rows: number }[];
}

/** Which tables migrations speak of, and how many rows those have, as the database estimates them. */
export async function planMigrations(
  databaseUrl: string,
  names: readonly string[],
): Promise<PlannedMigration[]> {
  const client = new PrimaryClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; rows: string }>(
      `select c.relname as name, greatest(c.reltuples, coalesce(s.n_live_tup, 0), 0)::bigint::text as rows
       from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 2 desc, 1`,
    );
    return migrationsList
      .filter(({ name }) => names.includes(name))
      .map(({ name, class: migration }) => {
        const words = new Set(migration.toString().match(/\w+/g));
        const tables = rows
          .filter((table) => words.has(table.name))
          .map((table) => ({ name: table.name, rows: Number(table.rows) }));
        return { name, tables: tables.toSorted((a, b) => b.rows - a.rows) };
      });
  } finally {
    await client.end();
  }
}
