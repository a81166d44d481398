import { sql, type Queryable } from '../../../platform/db/sql.js';

/** A chain of the audit log that tells of a user's company, or of what belongs to no company, and how long it is. */
export interface ChainOfUser {
  user_id: number;
  is_admin: boolean;
  chain: number;
  position: number;
}

/** A kind of records of which a chain has an entry. */
export interface RecordOfChain {
  chain: number;
  record: string | null;
}

/** The chains that tell users something. */
export async function findChainsOf(on: Queryable, users: readonly number[]): Promise<ChainOfUser[]> {
  const { rows } = await sql<ChainOfUser>`
    select u.id as user_id, u.is_admin, c.chain, c.position from users u
    join audit_chains c on c.chain in (0, u.company_id)
    where u.id = any(${users}::int[])`.execute(on);
  return rows;
}

/** The kinds of records of which chains have entries behind a position, one position for each chain. */
export async function findChangedSince(
  on: Queryable,
  chains: readonly number[],
  positions: readonly number[],
): Promise<RecordOfChain[]> {
  const { rows } = await sql<RecordOfChain>`
    select distinct s.chain, l.record
    from unnest(${chains}::int[], ${positions}::bigint[]) s (chain, position)
    join audit_log l on coalesce(l.company_id, 0) = s.chain and l.position > s.position`.execute(on);
  return rows;
}

/** The kinds of records of which chains have entries of the last seconds. */
export async function findChangedLately(
  on: Queryable,
  chains: readonly number[],
  seconds: number,
): Promise<RecordOfChain[]> {
  const { rows } = await sql<RecordOfChain>`
    select distinct s.chain, l.record from unnest(${chains}::int[]) s (chain),
      lateral (
        select record from audit_log where company_id = s.chain
          and created_at > now() - make_interval(secs => ${seconds})
        union all
        select record from audit_log where s.chain = 0 and company_id is null
          and created_at > now() - make_interval(secs => ${seconds})
      ) l`.execute(on);
  return rows;
}
