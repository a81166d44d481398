import { ofCompany } from '../../../platform/db/company-filter.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField, type ListStatement } from '../../../platform/db/list-statement.js';
import { calledOutside, notesOfDirectory } from '../directory.queries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { countryOf, pageOf } from '../../../platform/http/pages.js';
import type {
  DirectorySubcontractor,
  FoundGlobalSubcontractor,
  FoundGlobalSubcontractorPage,
  SubcontractorDirectoryPage,
  SubcontractorDirectoryQuery,
  SubcontractorStats,
} from './subcontractor-directory.dto.js';
import {
  collectedBy,
  joinedCountry,
  subcontractorColumns,
  subcontractorSort,
  within,
} from './subcontractor.queries.js';

/** A subcontractor as a directory has it, of the row `t` joined to its country and its entry of the collection. */
const directoryColumns = (language: UiLanguage): Sql =>
  sql`${subcontractorColumns(language)}, collected.id as collection_id`;

/** @param companyId whose collection; null for administrators, who have none */
const joinedEntry = (companyId: number | null): Sql => sql`${joinedCountry}
  left join collected_subcontractors collected
  on collected.subcontractor_id = t.id and collected.company_id = ${companyId}`;

/** A company's own subcontractors together with the global ones that it has collected. */
export function listSubcontractorDirectory(
  reads: Reads,
  companyId: number,
  query: SubcontractorDirectoryQuery,
  defaultSize: number,
  language: UiLanguage,
): Promise<SubcontractorDirectoryPage> {
  const list = subcontractorDirectoryList(companyId, query, language);
  return listPage<DirectorySubcontractor>(reads, list, pageOf(query, defaultSize));
}

/** The list of a company's directory of subcontractors. */
export function subcontractorDirectoryList(
  companyId: number,
  query: SubcontractorDirectoryQuery,
  language: UiLanguage,
): ListStatement {
  const country_id = countryOf(query);
  const { source_type, has_email, is_unconfirmed, rate_type, not_in_group } = query;
  const sources = { personal: ofCompany(companyId), global: collectedBy(companyId) };
  return {
    table: 'subcontractors',
    columns: directoryColumns(language),
    joins: joinedEntry(companyId),
    where: [
      ...calledOutside(companyId, query),
      ...(rate_type === undefined ? [] : [sql`t.rate_type = ${rate_type}`]),
      ...(country_id === undefined ? [] : [sql`t.country_id = ${country_id}`]),
      ...(has_email === undefined ? [] : [sql`(t.email is not null) = ${has_email}`]),
      ...(is_unconfirmed === undefined ? [] : [sql`(t.unconfirmed_since is not null) = ${is_unconfirmed}`]),
      ...(not_in_group === undefined ? [] : [outsideOf(companyId, not_in_group)]),
    ],
    unionOf: source_type ? [sources[source_type]] : [sources.personal, sources.global],
    search: query.q,
    notes: notesOfDirectory('subcontractors', companyId),
    orderBy: byField(subcontractorSort(query)),
  };
}

/** One subcontractor of a company's directory. */
export async function findDirectorySubcontractor(
  reads: Reads,
  companyId: number,
  id: number,
  language: UiLanguage,
): Promise<DirectorySubcontractor | null> {
  const { rows } = await sql<DirectorySubcontractor>`
    select ${directoryColumns(language)} from subcontractors t ${joinedEntry(companyId)}
    where t.id = ${id} and ${within(companyId)}`.execute(reads);
  return rows[0] ?? null;
}

/** Those who are no members of a company's group; of another company's group nobody is left out. */
function outsideOf(companyId: number, groupId: number) {
  return sql`not exists (
    select 1 from subcontractor_group_members m
    where m.group_id = ${groupId} and m.company_id = ${companyId} and m.subcontractor_id = t.id)`;
}

/** How many subcontractors a company's directory has, by kind. */
export async function countSubcontractors(reads: Reads, companyId: number): Promise<SubcontractorStats> {
  const { rows } = await sql<SubcontractorStats>`
    select count(*)::int as total, count(company_id)::int as personal,
      (count(*) - count(company_id))::int as global,
      count(*) filter (where rate_type = 'Spot')::int as spot,
      count(*) filter (where rate_type = 'Contract')::int as contract, count(email)::int as with_email
    from (
      select company_id, email, rate_type from subcontractors t where ${ofCompany(companyId)}
      union all select company_id, email, rate_type from subcontractors t where ${collectedBy(companyId)}
    ) directory`.execute(reads);
  return rows[0] ?? { total: 0, personal: 0, global: 0, spot: 0, contract: 0, with_email: 0 };
}

/**
 * Looks through the global subcontractors.
 * @param companyId whose collection is told of; null for administrators, who have none
 */
export function searchGlobalSubcontractors(
  reads: Reads,
  companyId: number | null,
  query: ListQuery,
  language: UiLanguage,
): Promise<FoundGlobalSubcontractorPage> {
  return listPage<FoundGlobalSubcontractor>(
    reads,
    {
      table: 'subcontractors',
      columns: sql`${subcontractorColumns(language)}, collected.id is not null as is_collected`,
      joins: joinedEntry(companyId),
      where: [ofCompany(null)],
      search: query.q,
      isGlobal: true,
      walkedBy: ['name'],
      orderBy: byField(subcontractorSort(query)),
    },
    pageOf(query),
  );
}
