import type pg from 'pg';
import { PrimaryClient } from './primary-client.js';
import type { Logger } from '../../kernel/log.js';
import type { JobDefinition } from '../jobs/jobs.port.js';

interface LargeIndex {
  name: string;
  on: string;
  /** Which rows it has; all without it. */
  where?: string;
  /** Storage parameters, one that was made without them gets them, too. */
  settings?: string;
}

/**
 * Rows that were written since wait in a list before they go into the index, in kilobytes. Each key of a search is compared with all of it: of one
 * letter there are a thousand, for which the usual 4 MB take a second.
 */
const fewPending = 'gin_pending_list_limit = 128';

/**
 * Indexes of tables that can be large when they come: migrations run in one transaction, in which making an index keeps everybody
 * from writing into its table until all of them are done. These are made by a job, while the product is at work: without them it is
 * slower, not wrong.
 */
const indexes: readonly LargeIndex[] = [
  {
    // Mails of the product by the company that had them sent.
    name: 'mail_outbox_of_causing_company',
    on: 'mail_outbox (causing_company, lower(to_address))',
    where: 'causing_company is not null',
  },
  {
    // A rare action among millions of entries; by its beginning, too.
    name: 'audit_log_by_action',
    on: 'audit_log (action text_pattern_ops, company_id, created_at desc, id desc)',
  },
  {
    // What happened to one record, the latest first.
    name: 'audit_log_by_record_number',
    on: 'audit_log (record, record_id, created_at desc, id desc)',
  },
  {
    // Orders of one client, the latest first.
    name: 'orders_of_client',
    on: 'orders (company_id, client_id, created_at desc, id desc) include (status)',
    where: 'client_id is not null',
  },
  {
    // Mails of one client, and mails to an address, the latest first.
    name: 'messages_of_client',
    on: 'messages (company_id, client_id, created_at desc, id desc)',
    where: 'client_id is not null',
  },
  {
    name: 'messages_to_address',
    on: 'messages (company_id, lower(recipient_email), created_at desc, id desc)',
    where: "message_type = 'outgoing'",
  },
  {
    // Who a carrier is that registers over a website, or offers a price at a load exchange.
    name: 'subcontractors_by_tax_number',
    on: 'subcontractors (tax_number_key(vat_number))',
    where: 'vat_number is not null',
  },
  {
    // One and two letters in a global directory; of three and more, its trigram index.
    name: 'clients_global_letters',
    on: 'clients using gin (letter_keys(search_text))',
    where: 'company_id is null',
    settings: fewPending,
  },
  {
    name: 'subcontractors_global_letters',
    on: 'subcontractors using gin (letter_keys(search_text))',
    where: 'company_id is null',
    settings: fewPending,
  },
  {
    name: 'clients_global_note_letters',
    on: 'clients using gin (letter_keys(notes_text))',
    where: 'company_id is null',
    settings: fewPending,
  },
  {
    name: 'subcontractors_global_note_letters',
    on: 'subcontractors using gin (letter_keys(notes_text))',
    where: 'company_id is null',
    settings: fewPending,
  },
  {
    // What few orders of a company with very many hold.
    name: 'orders_letters',
    on: 'orders using gin (letter_keys(search_text))',
    settings: fewPending,
  },
  {
    name: 'messages_letters',
    on: 'messages using gin (letter_keys(search_text))',
    settings: fewPending,
  },
  // Orders by each column that the table of them is sorted by; `id` and the day that they came have theirs.
  { name: 'orders_by_client_name', on: 'orders (company_id, client_name, id)' },
  { name: 'orders_by_loading', on: 'orders (company_id, pickup_date, id)' },
  { name: 'orders_by_unloading', on: 'orders (company_id, delivery_date, id)' },
  { name: 'orders_by_status_and_number', on: 'orders (company_id, status, id)' },
  { name: 'orders_by_completeness', on: 'orders (company_id, is_data_complete, id)' },
  {
    // Of a person who looks after them, or of nobody, the latest first.
    name: 'orders_of_assignee',
    on: 'orders (company_id, assignee_id, created_at desc, id desc)',
  },
  {
    // What the orders of a company come to, by status. The version before counters counts by it beside this one: it goes with the next.
    name: 'orders_sums',
    on: 'orders (company_id, status, currency_for_client) include (price_for_client, client_price, assignee_id)',
  },
  {
    // How many messages there are of each kind, and how many were read. It goes with the next version, too.
    name: 'messages_counted',
    on: 'messages (company_id, message_type, status) include (read_at)',
  },
  {
    // Invoices that came from KSeF, the latest first, and how many there are of each decision.
    name: 'received_invoices_of_environment',
    on: 'received_invoices (company_id, environment, received_at desc, id desc) include (decision)',
  },
  {
    // Carriers for whom invoices of a seller have been approved.
    name: 'received_invoices_approved',
    on: 'received_invoices (company_id, seller_nip, environment, carrier_invoice_id)',
    where: "decision = 'approved'",
  },
  {
    // The same invoice from its seller once more.
    name: 'received_invoices_numbers',
    on: 'received_invoices (company_id, seller_nip, lower(number))',
  },
  {
    // A carrier's invoice by its number, however it is written: `numberKey` in `received-invoice.queries.ts`.
    name: 'carrier_invoices_numbers',
    on: "carrier_invoices (company_id, lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')))",
    where: 'removed_at is null',
  },
  {
    // How often carriers answer whom a company asks for prices.
    name: 'price_requests_of_company',
    on: 'price_requests (company_id, asked_at desc) include (route_id, subcontractor_id)',
  },
  {
    // What a carrier was to get a sum for.
    name: 'subcontractor_offers_by_price',
    on: 'subcontractor_offers (subcontractor_id, price)',
  },
];

/** What tables hold is counted, and what changes entered since is added up: `migrations/0160-counters.ts`. */
const counters = ['order_counters', 'message_counters'] as const;

/** Any number that other software is unlikely to lock on. */
const lockKey = 4_070_241_125;

/** Name of the job that makes what is missing. */
const makeIndexesJob = 'database.make-indexes';

const lockSeconds = 60;

/** Runs when workers start and again and again: what failed is tried anew. */
export function makeIndexes(databaseUrl: string, log: Logger): JobDefinition<null> {
  return {
    name: makeIndexesJob,
    concurrency: 1,
    lockSeconds,
    async run(_data, context) {
      // A large table takes far longer than the lock of a job. One that was lost all the same is told by the signal.
      const alive = setInterval(() => void context.touch().catch(() => undefined), (lockSeconds * 1000) / 3);
      try {
        await makeIndexesOfLargeTables(databaseUrl, log, context.signal);
      } finally {
        clearInterval(alive);
      }
    },
  };
}

/**
 * Makes those that are missing. One that was left half-made, because it failed or the process ended meanwhile, is made anew. One that fails
 * is logged and keeps nobody from making the others. Counters are kept first. Where another process is at it, nothing is done: whoever
 * waited for it inside a statement would have it wait in turn, since such an index is ready only when all earlier statements have ended.
 * @param signal ends the connection, whatever it waits for
 */
export async function makeIndexesOfLargeTables(
  databaseUrl: string,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const client = new PrimaryClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    options: '-c statement_timeout=0 -c lock_timeout=0',
  });
  // A connection that breaks is told by the next statement; without a listener it would end the process.
  client.on('error', () => undefined);
  const cut = (): void => void client.end().catch(() => undefined);
  await client.connect();
  signal.addEventListener('abort', cut);
  try {
    // A large table takes as long as it takes, whatever is usual for the role, or stands among the options of the address.
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
      lockKey,
    ]);
    if (!rows[0]?.is_mine) return;
    for (const name of counters) {
      try {
        await client.query(`select keep_${name}()`);
      } catch (error) {
        signal.throwIfAborted();
        log.error({ err: error, counters: name }, 'counters could not be kept; it is tried again');
      }
    }
    for (const index of indexes) {
      try {
        await make(client, index);
      } catch (error) {
        signal.throwIfAborted();
        log.error({ err: error, index: index.name }, 'an index could not be made; it is tried again');
      }
    }
  } finally {
    signal.removeEventListener('abort', cut);
    await client.end();
  }
}

async function make(client: pg.Client, { name, on, where, settings }: LargeIndex): Promise<void> {
  const { rows } = await client.query<{ is_valid: boolean; is_set: boolean }>(
    `select i.indisvalid as is_valid, c.reloptions is not null as is_set
     from pg_index i join pg_class c on c.oid = i.indexrelid where i.indexrelid = to_regclass($1)`,
    [name],
  );
  if (rows[0]?.is_valid) {
    if (settings && !rows[0].is_set) await client.query(`alter index ${name} set (${settings})`);
    return;
  }
  if (rows[0]) await client.query(`drop index concurrently ${name}`);
  const parts = [on, settings && `with (${settings})`, where && `where ${where}`];
  await client.query(`create index concurrently ${name} on ${parts.filter(Boolean).join(' ')}`);
}
