import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import { waitsForPassword } from '../users/user.policy.js';
import type {
  CompanyDto,
  CompanyInvitation,
  CompanyPage,
  CompanyUserWithRole,
  InvitationDto,
} from './company.dto.js';

const columnsWith = (mailDomain: string): Sql => sql`t.id, t.name, t.owner_id as user_id, t.email_name,
  t.email_name || '@' || ${mailDomain} as sending_address, t.created_at as creation_date, t.version`;

const sortColumns = {
  id: 'id',
  name: 'name',
  email_name: 'email_name',
  creation_date: 'created_at',
} as const;
const sortFields = Object.keys(sortColumns) as (keyof typeof sortColumns)[];

/**
 * Companies by name unless told otherwise.
 * @param only the one company that is listed; `all` of them for administrators
 */
export function listCompanies(
  reads: Reads,
  only: number | null | 'all',
  mailDomain: string,
  query: ListQuery,
): Promise<CompanyPage> {
  const sort = sortOf(query.sort, sortFields, { field: 'name', descending: false });
  return listPage<CompanyDto>(
    reads,
    {
      table: 'companies',
      columns: columnsWith(mailDomain),
      where: only === 'all' ? [] : [sql`t.id = ${only}`],
      search: query.q,
      orderBy: byField(sort, sortColumns[sort.field]),
    },
    pageOf(query),
  );
}

export async function findCompany(reads: Reads, mailDomain: string, id: number): Promise<CompanyDto | null> {
  const { rows } = await sql<CompanyDto>`
    select ${columnsWith(mailDomain)} from companies t where t.id = ${id}`.execute(reads);
  return rows[0] ?? null;
}

/** The people of a company, the owner first. Administrators belong to no company, whatever they did before. */
export async function findPeople(reads: Reads, companyId: number): Promise<CompanyUserWithRole[]> {
  const { rows } = await sql<CompanyUserWithRole>`
    select u.id, u.name, u.email, c.owner_id = u.id as is_owner, u.is_active,
      case when c.owner_id = u.id then 'owner' else 'collaborator' end as role, u.last_login_at as last_login,
      case when not u.is_active then 'inactive'
        when ${waitsForPassword('u')} then 'waiting'
        else 'active' end as state,
      (select l.expires_at from account_links l
        where l.user_id = u.id and l.purpose = 'set_password' and u.password_set_by_other) as link_expires_at,
      exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
        or exists (select from passkeys k where k.user_id = u.id) as has_second_factor
    from users u join companies c on c.id = u.company_id
    where u.company_id = ${companyId} and not u.is_admin order by is_owner desc, u.name, u.id`.execute(reads);
  return rows;
}

/**
 * Who has been invited to a company and has not answered, the first one first. Links that ended long ago are deleted: then the invitation
 * itself tells when.
 * @param joinMinutes for how long the link of an invitation works
 */
export async function findInvitationsOf(
  reads: Reads,
  companyId: number,
  joinMinutes: number,
): Promise<CompanyInvitation[]> {
  const { rows } = await sql<CompanyInvitation>`
    select i.id, i.user_id, u.name, coalesce(u.email, i.email) as email, i.created_at,
      case when u.email_confirmed_at is not null and not u.password_set_by_other then null
        else coalesce(l.expires_at, i.created_at + make_interval(mins => ${joinMinutes})) end as expires_at
    from company_invitations i left join users u on u.id = i.user_id
      left join account_links l on l.invitation_id = i.id
    where i.company_id = ${companyId} order by i.id`.execute(reads);
  return rows;
}

/** What a user has been invited to, the latest first. */
export async function findInvitationsFor(reads: Reads, userId: number): Promise<InvitationDto[]> {
  const { rows } = await sql<InvitationDto>`
    select i.id, i.company_id, c.name as company_name, u.name as invited_by, i.created_at
    from company_invitations i join companies c on c.id = i.company_id left join users u on u.id = i.invited_by
    where i.user_id = ${userId} order by i.id desc`.execute(reads);
  return rows;
}

/** A company's owner, as a reader of mails. */
interface Owner {
  user_id: number;
  name: string;
  email: string;
  language: UiLanguage;
  is_active: boolean;
}

/** Null when the company is gone. */
export async function findOwner(on: Queryable, companyId: number): Promise<Owner | null> {
  const { rows } = await sql<Owner>`
    select u.id as user_id, u.name, u.email, u.default_language as language, u.is_active
    from companies c join users u on u.id = c.owner_id where c.id = ${companyId}`.execute(on);
  return rows[0] ?? null;
}
