import type { Database } from '../db/database.js';
import type { Logger } from '../../kernel/log.js';
import type { JobContext } from '../jobs/jobs.port.js';
import type { Storage } from '../storage/storage.port.js';
import {
  findDiscardedAcrossCompanies,
  noteDiscarded,
  noteRemovedAcrossCompanies,
} from './discarded-files.queries.js';

const filesAtOnce = 100;

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
