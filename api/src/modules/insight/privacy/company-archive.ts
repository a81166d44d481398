import type { PoolClient, QueryConfig } from 'pg';
import type { Database } from '../../../platform/db/database.js';
import { withLongStatements } from '../../../platform/db/database-pulse.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import { FileNotFoundError, type Storage } from '../../../platform/storage/storage.port.js';
import { type ExportedTable, identityExport, type ExportedData } from '../../identity/index.js';
import { ZipStream, type PackedEntry } from './zip-stream.js';
import { billingExport } from '../../billing/index.js';
import { correspondenceExport } from '../../correspondence/index.js';
import { directoryExport } from '../../directory/index.js';
import { shipmentExport } from '../../shipment/index.js';

const own: ExportedData = {
  tables: [{ name: 'webhooks', table: 'webhooks', without: ['secret_made_at'] }],
  unexported: {
    calendar_links: 'which people read loadings in a calendar; without the link it is nothing',
    company_exports: 'is the list of the exports themselves',
    webhook_deliveries: 'how far deliveries of the last 30 days came',
    webhook_events: 'copies of other records, for 30 days',
  },
};

const all = [identityExport, directoryExport, shipmentExport, billingExport, correspondenceExport, own];

/**
 * All that is a company's, kind by kind. Columns whose name tells of a secret, and those that are made from others, are left
 * out whatever they are added to (see `hiddenColumns`).
 */
export const exportedTables = all.flatMap(({ tables }) => tables);

/** Stored files of a company. */
const exportedFiles = all.flatMap(({ files = [] }) => files);

/** Tables with data of companies or their people that are not exported, and why. */
export const unexportedTables: Readonly<Record<string, string>> = Object.fromEntries(
  all.flatMap(({ unexported = {} }) => Object.entries(unexported)),
);

/** Columns that are never exported: secrets, by their names, and what is made from other columns for searching. */
export const hiddenColumns =
  /(password|secret|token|hash|sealed)|^(search_text|notes_text|storage_key|rejected_key)$/;

const rowsAtOnce = 500;
/** Longest wait for one statement, in milliseconds: above the limit that the server has for them. */
const longestMs = 6 * 60_000;

/** Called with how many rows and files are done, and how many there are. */
type Progress = (done: number, total: number) => Promise<void>;

interface FileRow {
  id: number;
  folder: number;
  name: string;
  key: string;
}

interface Manifest {
  format: 1;
  company_id: number;
  /** When the rows were read: all of them as they were at that moment. */
  exported_at: string;
  records: (PackedEntry & { kind: string; rows: number })[];
  files: (Partial<PackedEntry> & { kind: string; id: number; missing?: true })[];
}

/**
 * The archive of a company's data, piece by piece: `manifest.json`, a file of JSON lines for each kind of record in
 * `data/`, stored files in `files/`. All rows are read as they were at one moment.
 */
export async function* companyArchive(
  { db, storage }: { db: Database; storage: Storage },
  companyId: number,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipStream();
  const manifest: Manifest = {
    format: 1,
    company_id: companyId,
    exported_at: new Date().toISOString(),
    records: [],
    files: [],
  };
  const count = { done: 0, total: 0 };
  const advance = async (by: number): Promise<void> => {
    count.done += by;
    await progress(count.done, count.total);
  };
  const files: (FileRow & { kind: string })[] = [];
  const client = await db.pools.reads.connect();
  let isCommitted = false;
  try {
    await beginSnapshot(client);
    for (const { kind, rows } of exportedFiles) {
      const found = await query<FileRow>(client, rows(companyId));
      files.push(...found.map((row) => ({ ...row, kind })));
    }
    count.total = files.length + (await countRows(client, companyId));
    for (const table of exportedTables) {
      let rows = 0;
      const lines = jsonLines(client, table, companyId, async (read) => {
        rows += read;
        await advance(read);
      });
      const entry = yield* zip.add(`data/${table.name}.jsonl`, lines);
      manifest.records.push({ ...entry, kind: table.name, rows });
    }
    await run(client, 'commit');
    isCommitted = true;
  } finally {
    // Whatever the transaction was at when it ended early, the connection is not used again.
    client.release(!isCommitted);
  }
  for (const file of files) {
    manifest.files.push(yield* addFile(zip, storage, file));
    await advance(1);
  }
  yield* zip.add('manifest.json', [JSON.stringify(manifest, null, 2)]);
  yield* zip.end();
}

async function beginSnapshot(client: PoolClient): Promise<void> {
  await run(client, 'begin isolation level repeatable read read only');
  await run(client, `set local timezone = 'UTC'`);
  await run(client, `set local statement_timeout = '5min'`);
  await run(client, `set local idle_in_transaction_session_timeout = '10min'`);
}

/** Around each statement by itself: who reads the archive goes on in a context of their own. */
function run<Row extends object>(client: PoolClient, text: string, values: readonly unknown[] = []) {
  return withLongStatements(() =>
    client.query<Row>({ text, values: [...values], query_timeout: longestMs } as QueryConfig),
  );
}

async function query<Row extends object>(client: PoolClient, statement: Sql): Promise<Row[]> {
  const { rows } = await run<Row>(client, statement.text, statement.values);
  return rows;
}

async function countRows(client: PoolClient, companyId: number): Promise<number> {
  let total = 0;
  for (const table of exportedTables) {
    const [row] = await query<{ count: number }>(
      client,
      sql`select count(*)::int as count from ${sql.ref(table.table)} t where ${rowsOf(table, companyId)}`,
    );
    total += row?.count ?? 0;
  }
  return total;
}

function rowsOf({ where }: ExportedTable, companyId: number): Sql {
  return where?.(companyId) ?? sql`t.company_id = ${companyId}`;
}

/** The rows of a table as JSON, a line each, read by a cursor. */
async function* jsonLines(
  client: PoolClient,
  table: ExportedTable,
  companyId: number,
  onRead: (rows: number) => Promise<void>,
): AsyncGenerator<string> {
  const names = await query<{ name: string }>(
    client,
    sql`select attname::text as name from pg_attribute
      where attrelid = ${table.table}::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  const left = names
    .map(({ name }) => name)
    .filter(
      (name) => (hiddenColumns.test(name) && !table.keeps?.includes(name)) || table.without?.includes(name),
    );
  const more = table.more ?? sql`'{}'::jsonb`;
  const { text, values } = sql`declare exported no scroll cursor for
    select (to_jsonb(t) - ${left}::text[] || ${more})::text as line
    from ${sql.ref(table.table)} t where ${rowsOf(table, companyId)}`;
  await run(client, text, values);
  for (;;) {
    const { rows } = await run<{ line: string }>(client, `fetch ${rowsAtOnce} from exported`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
    await onRead(rows.length);
  }
  await run(client, 'close exported');
}

/** A file that is no longer there is told in the manifest; everything else is exported all the same. */
async function* addFile(
  zip: ZipStream,
  storage: Storage,
  { kind, id, folder, name, key }: FileRow & { kind: string },
): AsyncGenerator<Uint8Array, Manifest['files'][number]> {
  const path = `files/${kind}/${folder}/${id}-${safeName(name)}`;
  try {
    const content = await storage.open(key);
    return { kind, id, ...(yield* zip.add(path, content, true)) };
  } catch (error) {
    if (error instanceof FileNotFoundError) return { kind, id, path, missing: true };
    throw error;
  }
}

/** A name that no system takes for a path, and that reads like the one that was given. */
export function safeName(name: string): string {
  const safe = [...name.normalize('NFC')]
    .map((character) => (/[\p{Cc}\p{Cf}<>:"/\\|?*]/u.test(character) ? '_' : character))
    .slice(0, 120)
    .join('')
    // Such names are hidden, or not allowed, on some systems. At most 120 characters were left above.
    .replace(/^\./, '_')
    .replace(/[. ]$/, '_');
  return safe || 'file';
}
