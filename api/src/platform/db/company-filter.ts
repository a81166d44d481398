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

/** Rows of one company, or of all: what members and administrators read by the same statement. */
export type Companies = number | 'all';

/** Selects `id` and `name` of records with the ids: how people call them. */
export type NamesOf = (companies: Companies, ids: readonly number[]) => Sql;

/** Rows `t`, or of another alias, of whichever companies are read. */
export function ofCompanies(companies: Companies, alias = 't'): Sql {
  return companies === 'all' ? sql`true` : sql`${sql.ref(`${alias}.company_id`)} = ${companies}`;
}

/** Rows `t` of one company alone; null for the global ones, which are nobody's. */
export function ofCompany(companyId: number | null): Sql {
  return companyId === null ? sql`t.company_id is null` : sql`t.company_id = ${companyId}`;
}
