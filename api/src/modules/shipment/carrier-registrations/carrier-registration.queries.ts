import type { Reads } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type {
  CarrierRegistration,
  CarrierRegistrationPage,
  CarrierRegistrationQuery,
} from './carrier-registration.dto.js';

/** Registrations of a company; those that wait first, of them the oldest, then those decided last. @param id only this one */
export async function listRegistrations(
  on: Queryable,
  companyId: number,
  { state, subcontractor_id: carrierId, page = 1, page_size: size = 20 }: CarrierRegistrationQuery,
  id: number | null = null,
): Promise<CarrierRegistrationPage> {
  const { rows } = await sql<CarrierRegistration & { total: number }>`
    select t.id, t.subcontractor_id, s.name as subcontractor_name, t.is_known, t.state, t.name, t.vat_number, t.country,
      t.contact_name, t.email, t.phone, t.language, t.fleet, t.lanes, t.notes, t.site, t.email_confirmed_at,
      u.name as decided_by_name, t.decided_at, t.created_at, (count(*) over ())::int as total,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'number', q.number, 'issuer', q.issuer,
          'valid_until', q.valid_until, 'file', case when q.storage_key is not null then jsonb_build_object(
            'filename', q.original_filename, 'mime_type', q.mime_type, 'size', q.file_size) end) order by q.position)
        from carrier_registration_papers q where q.registration_id = t.id), '[]') as papers
    from carrier_registrations t join directory_subcontractors s on s.id = t.subcontractor_id
      left join identity_people u on u.id = t.decided_by
    where t.company_id = ${companyId}
      ${state === undefined ? sql`` : sql`and t.state = ${state}`}
      ${carrierId === undefined ? sql`` : sql`and t.subcontractor_id = ${carrierId}`}
      ${id === null ? sql`` : sql`and t.id = ${id}`}
    order by t.decided_at is not null, t.decided_at desc, t.id limit ${size} offset ${(page - 1) * size}`.execute(
    on,
  );
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.map(({ total: _total, ...row }) => ({
      ...row,
      email_confirmed_at: row.email_confirmed_at && new Date(row.email_confirmed_at),
      decided_at: row.decided_at && new Date(row.decided_at),
      created_at: new Date(row.created_at),
    })),
    total,
    page,
    page_size: size,
    total_pages: Math.ceil(total / size),
  };
}

/** A registration as its sender's challenge names it, in whatever company. */
export interface RegistrationOfSender {
  id: number;
  company_id: number;
  code: string;
  state: 'waiting' | 'accepted';
}

/** Null when nobody registered with the challenge. */
export async function findByNonceAcrossCompanies(
  reads: Reads,
  nonce: string,
): Promise<RegistrationOfSender | null> {
  const { rows } = await sql<RegistrationOfSender>`
    select t.id, t.company_id, f.code, t.state
    from carrier_registrations t join embedded_forms f on f.company_id = t.company_id
    where t.nonce = ${nonce}`.execute(reads);
  return rows[0] ?? null;
}

/** Those of the storage's keys that papers of registrations name. */
export async function findRegistrationFilesAcrossCompanies(
  reads: Reads,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from carrier_registration_papers where storage_key = any(${keys}::text[])`.execute(
    reads,
  );
  return new Set(rows.map(({ storage_key }) => storage_key));
}

/** Who is told of a company's registrations. */
interface Owner {
  user_id: number;
  name: string;
  email: string;
  language: UiLanguage;
}

/** Null when the company has nobody to tell. */
export async function findOwner(on: Queryable, companyId: number): Promise<Owner | null> {
  const { rows } = await sql<Owner>`
    select u.id as user_id, u.name, u.email, u.default_language as language
    from identity_companies c join identity_people u on u.id = c.owner_id and u.is_active
    where c.id = ${companyId}`.execute(on);
  return rows[0] ?? null;
}
