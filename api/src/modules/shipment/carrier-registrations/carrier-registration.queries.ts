import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import { confirmationDays } from '../embedded-forms/confirmation-texts.js';
import type {
  CarrierRegistration,
  CarrierRegistrationPage,
  CarrierRegistrationQuery,
} from './carrier-registration.dto.js';
import type { RegistrationOfCarrier } from './carrier-registration.entity.js';

const sortFields = ['created_at', 'decided_at', 'name', 'id'] as const;

/** Registrations of a company; those that wait first, of them the oldest, then those decided last, unless told otherwise. @param id only this one */
export async function listRegistrations(
  on: Queryable,
  companyId: number,
  query: CarrierRegistrationQuery,
  id: number | null = null,
): Promise<CarrierRegistrationPage> {
  const { state, subcontractor_id: carrierId } = query;
  const page = await listPage<CarrierRegistration>(
    on,
    {
      table: 'carrier_registrations',
      columns: sql`t.id, t.subcontractor_id, s.name as subcontractor_name, t.is_known, t.state, t.name, t.vat_number, t.country,
        t.contact_name, t.email, t.phone, t.language, t.fleet, t.lanes, t.notes, t.site, t.email_confirmed_at,
        u.name as decided_by_name, t.decided_at, t.created_at,
        case when t.state = 'waiting' then ${endOf} end as deleted_at,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'number', q.number, 'issuer', q.issuer,
            'valid_until', q.valid_until, 'file', case when q.storage_key is not null then jsonb_build_object(
              'filename', q.original_filename, 'mime_type', q.mime_type, 'size', q.file_size) end) order by q.position)
          from carrier_registration_papers q where q.registration_id = t.id), '[]') as papers`,
      joins: sql`join directory_subcontractors s on s.id = t.subcontractor_id
        left join identity_people u on u.id = t.decided_by`,
      where: [
        sql`t.company_id = ${companyId}`,
        ...(state === undefined ? [] : [sql`t.state = ${state}`]),
        ...(carrierId === undefined ? [] : [sql`t.subcontractor_id = ${carrierId}`]),
        ...(id === null ? [] : [sql`t.id = ${id}`]),
      ],
      // Those that wait have no day, which a descending sequence has first.
      orderBy: query.sort
        ? byField(sortOf(query.sort, sortFields, { field: 'id', descending: false }), undefined, true)
        : [{ column: 'decided_at', descending: true }, { column: 'id' }],
    },
    pageOf(query, 20),
  );
  return {
    ...page,
    items: page.items.map((row) => ({
      ...row,
      email_confirmed_at: row.email_confirmed_at && new Date(row.email_confirmed_at),
      decided_at: row.decided_at && new Date(row.decided_at),
      deleted_at: row.deleted_at && new Date(row.deleted_at),
      created_at: new Date(row.created_at),
    })),
  };
}

/** Days after which a registration is deleted that the company has not decided on. */
const undecidedDays = 60;

/** When a registration that waits is deleted: what is asked to confirm its address and does not, as soon as it cannot any more. */
const endOf = sql`t.created_at + make_interval(days => case when t.awaits_email and t.email_confirmed_at is null
  then ${confirmationDays}::int else ${undecidedDays}::int end)`;

/** Whether a registration that waits is to be deleted. */
export function isLeft(
  {
    awaits_email,
    email_confirmed_at,
    created_at,
  }: Pick<RegistrationOfCarrier, 'awaits_email' | 'email_confirmed_at' | 'created_at'>,
  now: Date,
): boolean {
  const days = awaits_email && !email_confirmed_at ? confirmationDays : undecidedDays;
  return created_at.getTime() + days * 86_400_000 <= now.getTime();
}

/** Registrations that are to be deleted, the oldest first, as many as are worth one run. */
export async function findLeftAcrossCompanies(
  reads: Reads,
  now: Date,
): Promise<{ id: number; company_id: number }[]> {
  const { rows } = await sql<{ id: number; company_id: number }>`
    select t.id, t.company_id from carrier_registrations t
    where t.state = 'waiting' and ${endOf} <= ${now} order by t.id limit 1000`.execute(reads);
  return rows;
}

/** How many bytes the files of papers have that wait for a company's decision. */
export async function bytesWaiting(on: Queryable, companyId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(file_size), 0)::float8 as bytes from carrier_registration_papers where company_id = ${companyId}`.execute(
    on,
  );
  return rows[0]?.bytes ?? 0;
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
