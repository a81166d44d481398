import { sql, type Sql } from './sql.js';

/**
 * The tenancy filter of an entity: on by default, so that a query sees one company's rows only.
 * Its parameter is set by `Database.inCompany`; without it a query of the entity fails instead of seeing everything.
 */
export const companyFilter = {
  company: {
    name: 'company',
    cond: ({ companyId }: { companyId: number | null }) => ({ company_id: companyId }),
    default: true,
  },
};

/** Rows `t` of one company alone; null for the global ones, which are nobody's. */
export function ofCompany(companyId: number | null): Sql {
  return companyId === null ? sql`t.company_id is null` : sql`t.company_id = ${companyId}`;
}
