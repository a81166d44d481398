import { emailKey } from '../../../kernel/contact/email-address.js';
import { notesOfGlobal, notesOfGlobalRow } from '../directory.queries.js';
import { ofCompany } from '../../../platform/db/company-filter.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
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
  t.rate_type, t.origin, t.unconfirmed_since is not null as is_unconfirmed, t.update_date, t.version`;

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
    notesByRow: notesOfGlobalRow('subcontractors'),
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

/** A firm as somebody else names it. */
export interface NamedFirm {
  vat_number: string | null;
  email: string | null;
  /** ISO 3166-1 alpha-2; null when it is not told. */
  country: string | null;
}

/**
 * The subcontractor that a company may work with and has accepted who has a tax number, of the same country where both are known; else
 * one who has an address and no other tax number. Its own before collected ones. Nobody deletes it until the unit of work ends.
 */
export async function findCarrierBy(
  on: Queryable,
  companyId: number,
  { vat_number, email, country }: NamedFirm,
): Promise<{ id: number; name: string; email: string | null } | null> {
  const number = sql`tax_number_key(${vat_number}::text)`;
  const { rows } = await sql<{ id: number; name: string; email: string | null }>`
    select t.id, t.name, t.email from subcontractors t where t.id = (
      select f.id from (
        select t.*, tax_number_country(t.vat_number, country.code) = tax_number_country(${vat_number}::text, ${country}::text) as is_of_country,
          true as has_number
        from subcontractors t ${joinedCountry}
        where t.vat_number is not null and tax_number_key(t.vat_number) = ${number}
        union all
        select t.*, null, false from subcontractors t
        where lower(t.email) = ${email === null ? null : emailKey(email)}::text
          and (${number} is null or tax_number_key(t.vat_number) is null)
      ) f join subcontractors t on t.id = f.id
      where f.is_of_country is not false and t.unconfirmed_since is null and ${within(companyId)}
      order by f.has_number desc, f.is_of_country desc nulls last, (t.company_id is not null) desc, t.id limit 1)
    for key share of t`.execute(on);
  return rows[0] ?? null;
}

/**
 * Whether a subcontractor is at work on an order that is not done with, in the unit of work that takes the subcontractor away: until it
 * ends, none is put to work. The application gives what the shipment knows.
 * @param companyId whose orders are looked at; null for everybody's
 */
export type IsAtWork = (unit: Unit, companyId: number | null, id: number) => Promise<boolean>;

/**
 * Whether a subcontractor is the company's own, or in its collection: until the unit of work ends, nobody deletes it or takes it out of the
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

/** Whether a subcontractor registered itself and nobody has accepted it; once it is accepted that stays so. */
export async function isUnconfirmed(on: Queryable, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from subcontractors where id = ${id} and unconfirmed_since is not null`.execute(on);
  return rows.length > 0;
}

/**
 * Lets one at a time decide who a company's carriers are, until the transaction ends: whoever registers, is accepted, refused or deleted.
 * Taken before any lock on orders, subcontractors and registrations, which are locked in this sequence.
 * @param companyId null for the global directory
 */
export async function lockCarriers(on: Queryable, companyId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('carrier'), ${companyId ?? 0})`.execute(on);
}
