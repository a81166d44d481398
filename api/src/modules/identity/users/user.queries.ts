import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { holding } from '../../../platform/db/search-text.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { FoundUser, UserDto, UserPage, UserQuery, UserSearchItem } from './user.dto.js';
import { waitsForPassword } from './user.policy.js';

const state = sql`case when not t.is_active then 'inactive' when ${waitsForPassword('t')} then 'waiting'
  when t.email_confirmed_at is null then 'unconfirmed' else 'active' end`;

const userColumns = sql`t.id, t.name, t.email, t.is_admin,
  case when t.is_admin then 'administrator' else 'user' end as role,
  coalesce(c.owner_id = t.id, false) as is_owner, t.is_active, ${state} as state, t.default_language,
  c.name as company_name, t.created_at as creation_date, t.last_login_at as last_login_date, t.version,
  exists (select from second_factors f where f.user_id = t.id and f.confirmed_at is not null) as has_second_factor`;

const withCompany = sql`left join companies c on c.id = t.company_id`;

const sortColumns = {
  id: 'id',
  name: 'name',
  email: 'email',
  is_admin: 'is_admin',
  role: 'is_admin',
  is_active: 'is_active',
  creation_date: 'created_at',
  last_login_date: 'last_login_at',
} as const;
const sortFields = Object.keys(sortColumns) as (keyof typeof sortColumns)[];

/** All users of the installation, by name unless told otherwise. */
export function listUsersAcrossCompanies(reads: Reads, query: UserQuery): Promise<UserPage> {
  const sort = sortOf(query.sort, sortFields, { field: 'name', descending: false });
  return listPage<UserDto>(
    reads,
    {
      table: 'users',
      columns: userColumns,
      joins: withCompany,
      where: [
        ...(query.state ? [sql`${state} = ${query.state}`] : []),
        ...(query.q?.trim() ? [isFoundBy(query.q)] : []),
      ],
      orderBy: byField(sort, sortColumns[sort.field]),
    },
    pageOf(query),
  );
}

/** Name and address hold the text, or the company's name does. */
function isFoundBy(text: string): Sql {
  return sql`((${sql.join(holding(text), ' and ')}) or t.company_id in (
    select id from companies where strpos(fold(name), (select fold(${text.trim()}))) > 0))`;
}

/** A user of any company. */
export async function findUserAcrossCompanies(reads: Reads, id: number): Promise<UserDto | null> {
  const { rows } = await sql<UserDto>`
    select ${userColumns} from users t ${withCompany} where t.id = ${id}`.execute(reads);
  return rows[0] ?? null;
}

/** The active user with an address. */
export async function findByEmailAcrossCompanies(reads: Reads, email: string): Promise<FoundUser | null> {
  const { rows } = await sql<FoundUser>`
    select id, name, email, company_id is null and not is_admin as is_available
    from users where lower(email) = lower(${email}) and is_active`.execute(reads);
  return rows[0] ?? null;
}

/** Who looks for other users. */
interface Searcher {
  userId: number;
  companyId: number | null;
  isAdmin: boolean;
}

/** A user who was found, and whether they are a colleague or one of the two is an administrator. */
interface FoundToWriteTo extends Omit<UserSearchItem, 'is_online'> {
  is_known: boolean;
}

const searchLimit = 20;

/**
 * Active users other than the one who looks. Colleagues and administrators are found by any part of name or address,
 * everybody else by the whole address alone; administrators find everybody by any part.
 */
export async function searchUsers(reads: Reads, who: Searcher, text: string): Promise<FoundToWriteTo[]> {
  const { userId, companyId, isAdmin } = who;
  const isKnown = isAdmin ? sql`true` : sql`(u.is_admin or coalesce(u.company_id = ${companyId}, false))`;
  const { rows } = await sql<FoundToWriteTo>`
    select u.id, u.name, u.email, ${isKnown} as is_known from users u
    where u.is_active and u.id <> ${userId} and (${isKnown} or lower(u.email) = lower(${text}))
      and (strpos(u.search_text, (select fold(${text}))) > 0 or lower(u.email) = lower(${text}))
    order by u.name, u.id limit ${searchLimit}`.execute(reads);
  return rows;
}

/** Whether a user has found another by their whole address within the last 24 hours, as a condition in SQL. */
export const hasFound = (userId: number, foundUserId: Sql): Sql => sql`exists (
  select from found_users f where f.user_id = ${userId} and f.found_user_id = ${foundUserId}
    and f.found_at > now() - interval '24 hours')`;

/** Remembers whom somebody has found by their whole address, and forgets those found long ago. */
export async function noteFound(on: Queryable, userId: number, foundUserId: number): Promise<void> {
  await sql`
    with old as (
      delete from found_users
      where user_id = ${userId} and found_user_id <> ${foundUserId} and found_at < now() - interval '1 day')
    insert into found_users (user_id, found_user_id) select ${userId}, id from users where id = ${foundUserId}
    on conflict (user_id, found_user_id) do update set found_at = now()`.execute(on);
}

/**
 * Locks an administrator, who stays one until the transaction ends.
 * @returns the user's address; null when they are no administrator
 */
export async function lockAdministrator(on: Queryable, userId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = ${userId} and is_admin for no key update`.execute(on);
  return rows[0]?.email ?? null;
}

/**
 * Administrators let go of the company that they would return to.
 * @returns how many did
 */
export async function freeAdministrators(on: Queryable): Promise<number> {
  const { rowCount } = await sql`
    update users set company_id = null where is_admin and company_id is not null`.execute(on);
  return rowCount;
}
