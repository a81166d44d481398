import { sql, type Sql } from '../../platform/db/sql.js';

type Ids = readonly number[];

/** Names of records by their kinds, as selections of `id` and `name`: a company's own and global ones, or all. */
export const namedRecords = {
  client: (companyId: number | 'all', ids: Ids): Sql => sql`
    select id, name from clients where id = any(${ids}::bigint[]) and ${isVisibleTo(companyId)}`,
  subcontractor: (companyId: number | 'all', ids: Ids): Sql => sql`
    select id, name from subcontractors where id = any(${ids}::bigint[]) and ${isVisibleTo(companyId)}`,
  group: (companyId: number | 'all', ids: Ids): Sql => sql`
    select id, name from subcontractor_groups where id = any(${ids}::bigint[]) and ${isVisibleTo(companyId)}`,
};

function isVisibleTo(companyId: number | 'all'): Sql {
  return companyId === 'all' ? sql`true` : sql`(company_id = ${companyId} or company_id is null)`;
}
