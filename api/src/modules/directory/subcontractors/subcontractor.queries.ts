import { notesOfGlobal } from '../directory.queries.js';
import { ofCompany } from '../../../platform/db/company-filter.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import type { Reads, Unit } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField, type ListStatement } from '../../../platform/db/list-statement.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { pageOf, sortOf, type Sort } from '../../../platform/http/pages.js';
import type { SubcontractorDto, SubcontractorPage, SubcontractorQuery } from './subcontractor.dto.js';
import { connectionOf } from '../../../platform/db/connection-of.js';

const globalPageSize = 50;

/** A subcontractor as it goes out, of the row `t` joined to its `country`. */
export const subcontractorColumns = (language: UiLanguage): Sql => sql`t.id,
  case when t.company_id is null then 'global' else 'personal' end as source_type, t.user_id,
  case when t.company_id is not null then t.external_id end as external_id, t.name, t.email, t.phone,
  t.address, t.city, t.post_code, t.country_id, country.${sql.ref(`name_${language}`)} as country_name, t.vat_number, t.notes,
  t.rate_type, t.update_date, t.version`;

export const joinedCountry = sql`left join countries country on country.id = t.country_id`;

const sortFields = [
  'id',
  'name',
  'email',
  'address',
  'city',
  'post_code',
  'country_id',
  'rate_type',
  'update_date',
] as const;

/** How lists of subcontractors are ordered: by name unless told otherwise. */
export function subcontractorSort({ sort }: ListQuery): Sort<string> {
  return sortOf(sort, sortFields, { field: 'name', descending: false });
}

/** The subcontractors that a company has collected from the global ones. */
export function collectedBy(companyId: number): Sql {
  return sql`t.id in (select subcontractor_id from collected_subcontractors where company_id = ${companyId})`;
}

/**
 * Those that a company may work with: its own, and the global ones of its collection.
 * @param companyId null for all of the global ones
 */
export function within(companyId: number | null): Sql {
  return companyId === null ? ofCompany(null) : sql`(${ofCompany(companyId)} or ${collectedBy(companyId)})`;
}

/** The global subcontractors, by name unless told otherwise. */
export function listGlobalSubcontractors(
  reads: Reads,
  query: SubcontractorQuery,
  language: UiLanguage,
): Promise<SubcontractorPage> {
  return listPage<SubcontractorDto>(
    reads,
    globalSubcontractorList(query, language),
    pageOf(query, globalPageSize),
  );
}

/** The list of the global subcontractors. */
export function globalSubcontractorList(query: SubcontractorQuery, language: UiLanguage): ListStatement {
  const ofRate = query.rate_type ? [sql`t.rate_type = ${query.rate_type}`] : [];
  return {
    table: 'subcontractors',
    columns: subcontractorColumns(language),
    joins: joinedCountry,
    where: [ofCompany(null), ...ofRate],
    search: query.q,
    notes: notesOfGlobal('subcontractors'),
    isGlobal: true,
    walkedBy: ['name'],
    orderBy: byField(subcontractorSort(query)),
  };
}

/**
 * One that a company may work with: its own, or a global one of its collection.
 * @param companyId null for any of the global ones
 */
export async function findSubcontractor(
  reads: Reads,
  companyId: number | null,
  id: number,
  language: UiLanguage,
): Promise<SubcontractorDto | null> {
  const { rows } = await sql<SubcontractorDto>`
    select ${subcontractorColumns(language)} from subcontractors t ${joinedCountry}
    where t.id = ${id} and ${within(companyId)}`.execute(reads);
  return rows[0] ?? null;
}

/** Those of the named ones that a company may work with. */
export async function findSubcontractors(
  reads: Reads,
  companyId: number,
  ids: readonly number[],
  language: UiLanguage,
): Promise<SubcontractorDto[]> {
  const { rows } = await sql<SubcontractorDto>`
    select ${subcontractorColumns(language)} from subcontractors t ${joinedCountry}
    where t.id = any(${ids}::int[]) and ${within(companyId)} order by t.id`.execute(reads);
  return rows;
}

/**
 * Whether a subcontractor is at work on an order that is not done with, in the unit of work that takes the subcontractor away: until it
 * ends, none is put to work. The application gives what the shipment knows.
 * @param companyId whose orders are looked at; null for everybody's
 */
export type IsAtWork = (unit: Unit, companyId: number | null, id: number) => Promise<boolean>;

/**
 * Whether a company may work with a subcontractor: until the unit of work ends, nobody deletes it or takes it out of the
 * collection.
 */
export async function isKept(unit: Unit, companyId: number, id: number): Promise<boolean> {
  const kept = [
    sql`select 1 from subcontractors t where t.id = ${id} and ${ofCompany(companyId)} for key share`,
    sql`select 1 from collected_subcontractors t where t.subcontractor_id = ${id} and ${ofCompany(companyId)}
      for key share`,
  ];
  for (const one of kept) if ((await one.execute(connectionOf(unit))).rows.length > 0) return true;
  return false;
}
