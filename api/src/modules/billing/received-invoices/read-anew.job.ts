import type { Logger } from '../../../kernel/log.js';
import { WorkerError } from '../../../platform/bounded-worker/bounded-workers.js';
import type { Database } from '../../../platform/db/database.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import { readInvoice } from './read-invoice.js';
import type { ReceivedFacts } from './received-facts.js';

/** How often reading a file is tried. */
const mostTries = 6;
const mostAtOnce = 50;
/** Read before accounts of factors were; the index `received_invoices_to_read_anew` holds these alone. */
const isIncomplete: Sql = sql`xml is not null and facts is not null and not facts ? 'has_several_accounts'`;

interface ReadAnewDeps {
  db: Database;
  log: Logger;
  /** How files are read; in a thread when left out. */
  read?: typeof readInvoice;
}

/**
 * Reads the kept files of received invoices again that were read before accounts of factors were: what is paid later goes to the factor. Fills
 * in what is missing and changes nothing else; transfer files and payments stay as they are. Finds nothing once all are done.
 */
export function readAnewJob(deps: ReadAnewDeps): JobDefinition<null> {
  return {
    name: 'ksef.read-anew',
    concurrency: 1,
    lockSeconds: 300,
    run: (_data, context) => readAnew(deps, context),
  };
}

async function readAnew({ db, log, read = readInvoice }: ReadAnewDeps, context: JobContext): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; company_id: number; xml: Buffer }>`
      select id, company_id, xml from received_invoices
      where ${isIncomplete} and read_tries < ${mostTries} and id > ${after} order by id limit ${mostAtOnce}`.execute(
      db.reads,
    );
    if (rows.length === 0) return;
    await context.touch();
    for (const { id, company_id, xml } of rows) {
      if (context.signal.aborted) return;
      after = id;
      const facts = await read(xml, String(company_id)).catch((error: unknown) => {
        if (!(error instanceof WorkerError)) throw error;
        return isBusy(error) ? 'busy' : null;
      });
      // That says nothing of the file: the next run goes on with it.
      if (facts === 'busy') return;
      if (facts === null) log.warn({ id, companyId: company_id }, 'a received invoice was not read anew');
      await keep(db, id, facts);
    }
  }
}

/** No thread was free; other errors of a thread are the file's. */
function isBusy({ code }: WorkerError): boolean {
  return code === 'too_busy' || code === 'too_busy_for_one';
}

async function keep(db: Database, id: number, facts: ReceivedFacts | null): Promise<void> {
  const found = facts && { account: facts.account, has_several_accounts: facts.has_several_accounts };
  await sql`
    update received_invoices set facts = facts || coalesce(${found && JSON.stringify(found)}::jsonb, '{}'),
      read_tries = read_tries + ${found ? 0 : 1}
    where id = ${id} and ${isIncomplete}`.execute(db.writes);
}
