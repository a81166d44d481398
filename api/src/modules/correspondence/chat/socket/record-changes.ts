import type { Queryable } from '../../../../platform/db/sql.js';
import {
  type ChainOfUser,
  findChainsOf,
  findChangedLately,
  findChangedSince,
  type RecordOfChain,
} from '../../../identity/index.js';

/** How often a process looks what has changed, in milliseconds, while anybody has a socket on it. */
export const lookMs = 1_000;
/** Who comes is told what changed in these seconds: a page may have read its lists before its socket was open. */
const beforeSeconds = 30;

/** Kinds of records that a socket tells about; the audit log's own words. */
const told = [
  'client',
  'collected_client',
  'subcontractor',
  'collected_subcontractor',
  'group',
  'group_member',
  'import',
  'order',
  'route',
  'quote',
  'offer',
  'price_request',
  'group_price_request',
  'carrier_order',
  'document',
  'invoice',
  'invoice_mail',
  'mailing',
  'template',
  'company_settings',
  'company',
  'user',
  'invitation',
  // Whose data were erased: it stood in records of many kinds.
  'person',
  'payment',
] as const;

/** A kind of records in the audit log. */
export type ChangedRecord = (typeof told)[number];

/** What belongs to no company and is shown to all: the global directories. */
const shownToAll: readonly ChangedRecord[] = ['client', 'subcontractor'];

type RecordsByChain = Map<number, ChangedRecord[]>;

/**
 * Finds what has changed in the companies of some users since it was asked last. It reads the audit log, in which the database
 * notes every change by whichever way it came. A NOTIFY in each transaction would make them wait for each other at their commit,
 * since PostgreSQL lets one notify at a time.
 */
export class RecordChanges {
  /** How long each chain was when it was looked at; a chain is a company's id, 0 for the records of no company. */
  private seen = new Map<number, number>();

  /**
   * @param users everybody who is here
   * @param newcomers those of them who came since the last call; they are told of the last half a minute
   * @returns kinds of records by user; users for whom nothing changed are left out
   */
  async find(
    on: Queryable,
    users: readonly number[],
    newcomers: ReadonlySet<number>,
  ): Promise<Map<number, ChangedRecord[]>> {
    const rows = await findChainsOf(on, users);
    const { seen } = this;
    const isNew = ({ user_id, chain }: ChainOfUser) => newcomers.has(user_id) || !seen.has(chain);
    const isLonger = ({ chain, position }: ChainOfUser) => (seen.get(chain) ?? position) < position;
    const lately = await findLately(on, chainsOf(rows.filter(isNew)));
    const since = await findSince(on, chainsOf(rows.filter(isLonger)), seen);
    this.seen = new Map(rows.map(({ chain, position }) => [chain, position]));
    const found = new Map<number, ChangedRecord[]>();
    for (const row of rows) {
      const all = (isNew(row) ? lately : since).get(row.chain) ?? [];
      // Who registers or changes among people without a company is nobody's business but the administrators'.
      const records = row.chain === 0 && !row.is_admin ? all.filter((one) => shownToAll.includes(one)) : all;
      if (records.length === 0) continue;
      found.set(row.user_id, [...new Set([...(found.get(row.user_id) ?? []), ...records])]);
    }
    return found;
  }
}

const chainsOf = (rows: readonly ChainOfUser[]): number[] => [...new Set(rows.map(({ chain }) => chain))];

async function findSince(
  on: Queryable,
  chains: readonly number[],
  seen: ReadonlyMap<number, number>,
): Promise<RecordsByChain> {
  if (chains.length === 0) return new Map();
  const positions = chains.map((chain) => seen.get(chain) ?? 0);
  return byChain(await findChangedSince(on, chains, positions));
}

async function findLately(on: Queryable, chains: readonly number[]): Promise<RecordsByChain> {
  if (chains.length === 0) return new Map();
  return byChain(await findChangedLately(on, chains, beforeSeconds));
}

/** Keeps the kinds that are told. */
function byChain(rows: readonly RecordOfChain[]): RecordsByChain {
  const found: RecordsByChain = new Map();
  for (const { chain, record } of rows) {
    const kind = told.find((one) => one === record);
    if (kind) found.set(chain, [...(found.get(chain) ?? []), kind]);
  }
  return found;
}
