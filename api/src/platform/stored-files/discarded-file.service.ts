import type { Database, Reads } from '../db/database.js';
import { sql, type Queryable } from '../db/sql.js';
import type { Logger } from '../../kernel/log.js';
import type { JobContext } from '../jobs/jobs.port.js';
import type { Storage } from '../storage/storage.port.js';

const filesAtOnce = 100;

/** A process may be writing a file while its record goes: it is looked for once more when nobody writes any longer. */
const settledAfter = sql`interval '1 day'`;

/** Files whose records are deleted: the database notes their keys in the transaction that deletes the records. */
export class DiscardedFileService {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
    private readonly log: Logger,
  ) {}

  /**
   * Removes a file that no record names, or has the job remove it when that cannot be done now. Never fails: whoever
   * calls has a failure of their own to tell.
   */
  async discard(key: string): Promise<void> {
    try {
      await this.storage.delete(key);
    } catch (error) {
      this.log.warn({ err: error, key }, 'a file that no record names is removed later');
      await noteDiscarded(this.db.writes, key).catch((fault: unknown) =>
        this.log.error({ err: fault, key }, 'a file that no record names stays'),
      );
    }
  }

  /**
   * Removes files whose records could not be entered, but those that have one after all: whether a transaction whose end was not
   * told went through, only the database knows. While it cannot be asked, rather a file too many than one too few. Never fails.
   * @param findNamed which of the keys a record names
   */
  async discardUnnamed(
    keys: readonly string[],
    findNamed: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<void> {
    const named = await findNamed(keys).catch(() => new Set(keys));
    for (const key of keys) if (!named.has(key)) await this.discard(key);
  }

  /** The same, should all of what is under way be undone after a part of it has stored files; called before they are stored. */
  discardIfUndone(
    keys: readonly string[],
    findNamed: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
  ): void {
    this.db.whenAllUndone(() => this.discardUnnamed(keys, findNamed));
  }

  /** Removes all of them. May be done twice, also at once; a file that cannot be removed now is left for the next time. */
  async removeAll({ touch, signal }: Pick<JobContext, 'touch' | 'signal'>): Promise<void> {
    let keys = await this.after('');
    for (let last = keys.at(-1); last !== undefined && !signal.aborted; last = keys.at(-1)) {
      await noteRemovedAcrossCompanies(this.db.writes, await this.remove(keys));
      await touch();
      keys = await this.after(last);
    }
  }

  private after(key: string): Promise<string[]> {
    return findDiscardedAcrossCompanies(this.db.reads, key, filesAtOnce);
  }

  /** @returns the keys of the files that are gone */
  private async remove(keys: readonly string[]): Promise<string[]> {
    const gone: string[] = [];
    for (const key of keys) {
      try {
        await this.storage.delete(key);
        gone.push(key);
      } catch (error) {
        this.log.error({ err: error, key }, 'a file of a deleted record was not removed');
      }
    }
    return gone;
  }
}

/** Keys of files that are to be removed, or looked for again, in the order of their names. */
async function findDiscardedAcrossCompanies(reads: Reads, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from discarded_files
    where key > ${after} and (removed_at is null or discarded_at < now() - ${settledAfter})
    order by key limit ${most}`.execute(reads);
  return rows.map(({ key }) => key);
}

/** Has a file removed by the job. */
async function noteDiscarded(on: Queryable, key: string): Promise<void> {
  await sql`insert into discarded_files (key) values (${key}) on conflict (key) do nothing`.execute(on);
}

/** Remembers that files are removed, and forgets those that nobody can be writing any more. */
async function noteRemovedAcrossCompanies(on: Queryable, keys: readonly string[]): Promise<void> {
  await sql`
    with forgotten as (
      delete from discarded_files
      where key = any(${keys}::text[]) and discarded_at < now() - ${settledAfter} returning key)
    update discarded_files set removed_at = now()
    where key = any(${keys}::text[]) and key not in (select key from forgotten)`.execute(on);
}
