import { sql, type Sql } from './sql.js';

/** Rows `t` of one company alone; null for the global ones, which are nobody's. */
export function ofCompany(companyId: number | null): Sql {
  return companyId === null ? sql`t.company_id is null` : sql`t.company_id = ${companyId}`;
}
