import pg from 'pg';

const { builtins, getTypeParser } = pg.types;
const numbers: readonly number[] = [builtins.NUMERIC, builtins.INT8];

/** Connections of a test's own: what they show is what is stored, whatever the product's own ones do. */
export function ownPool(url: string): pg.Pool {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      numbers.includes(oid)
        ? Number
        : (getTypeParser as (id: number, form?: string) => (text: string) => unknown)(oid, format),
  };
  const pool = new pg.Pool({ connectionString: url, max: 2, types });
  // A test may end all connections of its database.
  pool.on('error', () => undefined);
  return pool;
}
