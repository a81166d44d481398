import pg from 'pg';

/**
 * Indexes of tables that can be large when they come: migrations run in one transaction, in which making an index keeps everybody
 * from writing into its table until all of them are done. These are made after the migrations, while others write.
 */
const indexes = [
  {
    // Mails of the product by the company that had them sent.
    name: 'mail_outbox_of_causing_company',
    on: 'mail_outbox (causing_company, lower(to_address)) where causing_company is not null',
  },
  {
    // A rare action among millions of entries; by its beginning, too.
    name: 'audit_log_by_action',
    on: 'audit_log (action text_pattern_ops, company_id, created_at desc, id desc)',
  },
] as const;

/** Any number that other software is unlikely to lock on. */
const lockKey = 4_070_241_125;

/**
 * Makes those that are missing. One that was left half-made, because the process ended meanwhile, is made anew. Where another process is at
 * it, nothing is done: whoever waited for it inside a statement would have it wait in turn, since such an index is ready only when
 * all earlier statements have ended.
 */
export async function makeIndexesOfLargeTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A connection that breaks is told by the next statement; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A large table takes as long as it takes, whatever is usual for the role.
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
      lockKey,
    ]);
    if (rows[0]?.is_mine) for (const index of indexes) await make(client, index);
  } finally {
    await client.end();
  }
}

async function make(client: pg.Client, { name, on }: (typeof indexes)[number]): Promise<void> {
  const { rows } = await client.query<{ is_valid: boolean }>(
    'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  if (rows[0]?.is_valid) return;
  if (rows[0]) await client.query(`drop index concurrently ${name}`);
  await client.query(`create index concurrently ${name} on ${on}`);
}
