import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { CarrierPaper, CarrierVehicle, HeldPaper, PaperKind } from './carrier.dto.js';

/** More than any carrier has. */
export const mostVehicles = 500;
export const mostPapers = 200;

export async function listVehicles(reads: Reads, companyId: number, id: number): Promise<CarrierVehicle[]> {
  const { rows } = await sql<CarrierVehicle>`
    select id, kind, plates, capacity_kg, pallets, notes, version from carrier_vehicles
    where company_id = ${companyId} and subcontractor_id = ${id} order by plates, id limit ${mostVehicles}`.execute(
    reads,
  );
  return rows;
}

/** A paper before its state is told. */
export type PaperRow = Omit<CarrierPaper, 'state'>;

export async function listPapers(reads: Reads, companyId: number, id: number): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select id, kind, number, issuer, amount::float8 as amount, currency, valid_until::text,
      case when storage_key is not null then
        jsonb_build_object('filename', original_filename, 'mime_type', mime_type, 'size', file_size) end as file, version
    from carrier_papers where company_id = ${companyId} and subcontractor_id = ${id}
    order by array_position(array['insurance', 'licence', 'other'], kind::text), valid_until desc nulls first, id
    limit ${mostPapers}`.execute(reads);
  return rows;
}

/** Kinds and last days of a carrier's papers. */
export async function findEndsOfPapers(
  on: Queryable,
  companyId: number,
  id: number,
): Promise<{ kind: PaperKind; valid_until: string | null }[]> {
  const { rows } = await sql<{ kind: PaperKind; valid_until: string | null }>`
    select kind, valid_until::text from carrier_papers
    where company_id = ${companyId} and subcontractor_id = ${id}`.execute(on);
  return rows;
}

/** Of each of some carriers the insurance and the licence that hold longest; one without an end before all others. */
export async function listHeldPapers(
  reads: Reads,
  companyId: number,
  ids: readonly number[],
): Promise<Omit<HeldPaper, 'state'>[]> {
  const { rows } = await sql<Omit<HeldPaper, 'state'>>`
    select distinct on (subcontractor_id, kind) subcontractor_id, kind, valid_until::text from carrier_papers
    where company_id = ${companyId} and subcontractor_id = any(${ids}::int[]) and kind in ('insurance', 'licence')
    order by subcontractor_id, kind, valid_until desc nulls first`.execute(reads);
  return rows;
}

/** Those of the storage's keys that papers name. */
export async function findPaperFilesAcrossCompanies(
  reads: Reads,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from carrier_papers where storage_key = any(${keys}::text[])`.execute(reads);
  return new Set(rows.map(({ storage_key }) => storage_key));
}

/** A paper whose end may have to be told. */
export interface EndingPaper {
  id: number;
  company_id: number;
}

/**
 * Papers whose last day lies within 30 days of one, or at most a week before it, in whatever companies.
 * @param day `YYYY-MM-DD` in Europe/Warsaw
 */
export async function endingPapersAcrossCompanies(
  reads: Reads,
  day: string,
  after: number,
  most: number,
): Promise<EndingPaper[]> {
  const { rows } = await sql<EndingPaper>`
    select id, company_id from carrier_papers
    where valid_until between ${day}::date - 7 and ${day}::date + 30 and told_at_days is distinct from 0 and id > ${after}
    order by id limit ${most}`.execute(reads);
  return rows;
}

/** Who is told of a company's papers, and the carrier whose they are. */
interface Reader {
  user_id: number;
  name: string;
  email: string;
  language: UiLanguage;
  carrier: string;
}

/** Null when the company has nobody to tell. */
export async function findReader(
  on: Queryable,
  companyId: number,
  subcontractorId: number,
): Promise<Reader | null> {
  const { rows } = await sql<Reader>`
    select u.id as user_id, u.name, u.email, u.default_language as language, s.name as carrier
    from identity_companies c join identity_people u on u.id = c.owner_id and u.is_active
      join directory_subcontractors s on s.id = ${subcontractorId}
    where c.id = ${companyId}`.execute(on);
  return rows[0] ?? null;
}
