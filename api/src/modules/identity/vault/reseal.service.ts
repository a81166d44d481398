import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import type { Logger } from '../../../kernel/log.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { Vault } from '../../../platform/vault/vault.port.js';
import { withoutEntriesOfRows } from '../audit/audit.service.js';

/** A column that holds texts of the vault. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The column that tells rows apart, an integer. */
  key: string;
  /** What the text was sealed for: its context is `kind:key`. */
  kind: string;
}

/** Every column of this module that holds texts of the vault; other modules name theirs in their `module.ts`. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'second_factors', column: 'sealed_secret', key: 'user_id', kind: 'second-factor' },
  { table: 'second_factor_moves', column: 'sealed_secret', key: 'user_id', kind: 'second-factor' },
  { table: 'idempotency_keys', column: 'sealed_answer', key: 'id', kind: 'idempotency' },
];

/** Name of the job that seals again what was sealed under a former secret. */
const resealJob = 'vault.reseal';

const rowsAtOnce = 100;

interface ResealServiceDeps {
  db: Database;
  vault: Vault;
  log: Logger;
  columns?: readonly SealedColumn[];
}

/**
 * Seals again what was sealed under a former secret, so that the secret can be forgotten. May run twice, also at once: a
 * text is replaced only where it is still the one that was read.
 */
export class ResealService {
  constructor(private readonly deps: ResealServiceDeps) {}

  get job(): JobDefinition<null> {
    return {
      name: resealJob,
      concurrency: 1,
      lockSeconds: 300,
      run: async (_data, context) => {
        await this.resealAll(context);
      },
    };
  }

  /** @returns how many texts were sealed again; those that do not open are logged and stay */
  async resealAll({ touch, signal }: Pick<JobContext, 'touch' | 'signal'>): Promise<number> {
    let count = 0;
    for (const column of this.deps.columns ?? sealedColumns) {
      let rows = await this.staleAcrossCompanies(column, 0);
      for (let last = rows.at(-1); last !== undefined && !signal.aborted; last = rows.at(-1)) {
        for (const row of rows) if (await this.reseal(column, row)) count += 1;
        await touch();
        rows = await this.staleAcrossCompanies(column, last.key);
      }
    }
    if (count > 0) this.deps.log.info({ count }, 'sealed again under the present secret');
    return count;
  }

  private async staleAcrossCompanies({ table, column, key }: SealedColumn, after: number) {
    const { rows } = await sql<{ key: number; text: string }>`
      select ${sql.ref(key)} as key, ${sql.ref(column)} as text from ${sql.ref(table)}
      where ${sql.ref(key)} > ${after} and not starts_with(${sql.ref(column)}, ${this.deps.vault.currentPrefix})
      order by 1 limit ${rowsAtOnce}`.execute(this.deps.db.reads);
    return rows;
  }

  private async reseal(
    { table, column, key, kind }: SealedColumn,
    row: { key: number; text: string },
  ): Promise<boolean> {
    const context = `${kind}:${row.key}` as const;
    try {
      const sealed = this.deps.vault.seal(this.deps.vault.open(row.text, context).text, context);
      await this.deps.db.acrossCompanies(async (unit) => {
        // What was sealed is the same as before.
        await withoutEntriesOfRows(connectionOf(unit));
        await sql`update ${sql.ref(table)} set ${sql.ref(column)} = ${sealed}
          where ${sql.ref(key)} = ${row.key} and ${sql.ref(column)} = ${row.text}`.execute(
          connectionOf(unit),
        );
      });
      return true;
    } catch (error) {
      this.deps.log.error({ err: error, context }, 'a sealed text was not sealed again');
      return false;
    }
  }
}
