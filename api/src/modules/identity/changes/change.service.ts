import type { Database } from '../../../platform/db/database.js';
import type { ModuleJob } from '../../../platform/jobs/jobs.port.js';
import type { Member } from '../../../platform/http/principal.js';
import type { ChangesAnswer, ChangesQuery } from './change.dto.js';
import { readChanges, tidyChanges } from './change.queries.js';

const usual = 100;

/** What changed in a company, for programs that ask. Screens are told by the socket. */
export class ChangeService {
  constructor(private readonly db: Database) {}

  async listChanges({ companyId }: Member, { after, limit = usual }: ChangesQuery): Promise<ChangesAnswer> {
    // One more than asked for tells whether there are more.
    const most = after === undefined ? 0 : limit + 1;
    const { head, isKnown, items } = await readChanges(this.db.reads, companyId, after ?? 0, most);
    if (after === undefined || !isKnown)
      return { items: [], seq: head, has_more: false, resync: after !== undefined };
    const page = items.slice(0, limit);
    return { items: page, seq: page.at(-1)?.seq ?? after, has_more: items.length > limit, resync: false };
  }
}

/** Keeps the table small. */
export function tidyChangesJob(db: Database): ModuleJob {
  return { name: 'changes.tidy', everySeconds: 600, run: async () => void (await tidyChanges(db.writes)) };
}
