import { sql, type Sql } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { holding } from '../../../platform/db/search-text.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { paged, pageOf, sortOf } from '../../../platform/http/pages.js';
import type {
  GroupDto,
  GroupMemberDto,
  GroupMemberPage,
  GroupPage,
  GroupQuery,
  GroupStats,
} from './group.dto.js';

const groupColumns = sql`t.id, t.name, t.description, t.color, t.update_date, t.version,
  (select count(*)::int from subcontractor_group_members m where m.group_id = t.id) as member_count`;

const sortFields = ['id', 'name', 'update_date'] as const;
const memberSortFields = ['id', 'name', 'email', 'city', 'country_id', 'rate_type'] as const;

/** When a group was asked for the price of a route, as a value in SQL: null for another company's route. */
export type TimeOfAsking = (companyId: number, routeId: number, groupId: Sql) => Sql;

/** A company's groups, by name unless told otherwise. */
export function listGroups(
  reads: Reads,
  companyId: number,
  query: GroupQuery,
  timeOfAsking: TimeOfAsking,
): Promise<GroupPage> {
  const { route_id } = query;
  return listPage<GroupDto>(
    reads,
    {
      table: 'subcontractor_groups',
      columns:
        route_id === undefined
          ? groupColumns
          : sql`${groupColumns}, ${timeOfAsking(companyId, route_id, sql`t.id`)} as asked_at`,
      where: [sql`t.company_id = ${companyId}`],
      search: query.q,
      orderBy: byField(sortOf(query.sort, sortFields, { field: 'name', descending: false })),
    },
    pageOf(query),
  );
}

/** One of a company's groups. */
export async function findGroup(reads: Reads, companyId: number, id: number): Promise<GroupDto | null> {
  const { rows } = await sql<GroupDto>`
    select ${groupColumns} from subcontractor_groups t
    where t.id = ${id} and t.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}

/** How many groups a company has, and how full they are. */
export async function countGroups(reads: Reads, companyId: number): Promise<GroupStats> {
  const { rows } = await sql<GroupStats>`
    select count(distinct g.id)::int as total, count(m.id)::int as members,
      count(distinct m.subcontractor_id)::int as subcontractors,
      count(*) filter (where m.id is null)::int as empty
    from subcontractor_groups g left join subcontractor_group_members m on m.group_id = g.id
    where g.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? { total: 0, members: 0, subcontractors: 0, empty: 0 };
}

/** A membership as it goes out: of the subcontractor `t` and the membership `m`. */
const memberColumns = sql`m.id, t.id as subcontractor_id,
  json_build_object(
    'id', t.id, 'name', t.name, 'email', t.email, 'phone', t.phone, 'city', t.city, 'country_id', t.country_id,
    'rate_type', t.rate_type,
    'source_type', case when t.company_id is null then 'global' else 'personal' end
  ) as subcontractor`;

/** The members of one of a company's groups, by name unless told otherwise: few enough to be read and sorted at once. */
export async function listMembers(
  reads: Reads,
  companyId: number,
  groupId: number,
  query: ListQuery,
): Promise<GroupMemberPage> {
  const request = pageOf(query);
  const { field, descending } = sortOf(query.sort, memberSortFields, { field: 'name', descending: false });
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const members = sql`from subcontractor_group_members m join subcontractors t on t.id = m.subcontractor_id
    where ${sql.join([sql`m.group_id = ${groupId}`, sql`m.company_id = ${companyId}`, ...holding(query.q)], ' and ')}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<GroupMemberDto>`
      select ${memberColumns} ${members}
      order by ${sql.ref(field === 'id' ? 'm.id' : `t.${field}`)} ${direction}, m.id ${direction}
      limit ${request.size} offset ${(request.page - 1) * request.size}`.execute(reads),
    sql<{ total: number }>`select count(*)::int as total ${members}`.execute(reads),
  ]);
  return paged(rows, counted[0]?.total ?? 0, request);
}

/** Which subcontractors are in one of a company's groups. */
export async function listMemberIds(reads: Reads, companyId: number, groupId: number): Promise<number[]> {
  const { rows } = await sql<{ subcontractor_id: number }>`
    select subcontractor_id from subcontractor_group_members
    where group_id = ${groupId} and company_id = ${companyId} order by id`.execute(reads);
  return rows.map(({ subcontractor_id }) => subcontractor_id);
}

/** One member of one of a company's groups. */
export async function findMember(
  reads: Reads,
  companyId: number,
  groupId: number,
  memberId: number,
): Promise<GroupMemberDto | null> {
  const { rows } = await sql<GroupMemberDto>`
    select ${memberColumns} from subcontractor_group_members m join subcontractors t on t.id = m.subcontractor_id
    where m.id = ${memberId} and m.group_id = ${groupId} and m.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}
