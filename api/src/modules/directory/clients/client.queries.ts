import { ofCompany } from '../../../platform/db/company-filter.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField, type ListStatement } from '../../../platform/db/list-statement.js';
import { calledOutside, notesOfGlobal, notesOfGlobalRow, notesOfOwn } from '../directory.queries.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { pageOf, sortOf, type Sort } from '../../../platform/http/pages.js';
import type { ClientDto, ClientPage, ClientQuery } from './client.dto.js';

/** A client as it goes out, of the row `t`. */
export const clientColumns = sql`t.id, case when t.company_id is null then 'global' else 'personal' end as source_type,
  case when t.company_id is not null then t.external_id end as external_id, t.name, t.address, t.city, t.post_code, t.country_id, t.website, t.email, t.phone, t.notes, t.vat_number,
  t.business_registration_number, t.unconfirmed_since is not null as is_unconfirmed, t.update_date, t.version`;

const sortFields = [
  'id',
  'name',
  'address',
  'city',
  'post_code',
  'country_id',
  'email',
  'update_date',
] as const;

/** How lists of clients are ordered: by name unless told otherwise. */
export function clientSort({ sort }: ListQuery): Sort<string> {
  return sortOf(sort, sortFields, { field: 'name', descending: false });
}

/** The clients that a company has collected from the global ones. */
export function collectedBy(companyId: number): Sql {
  return sql`t.id in (select client_id from collected_clients where company_id = ${companyId})`;
}

/**
 * Those that a company may work with: its own, and the global ones of its collection.
 * @param companyId null for all of the global ones
 */
export function within(companyId: number | null): Sql {
  return companyId === null ? ofCompany(null) : sql`(${ofCompany(companyId)} or ${collectedBy(companyId)})`;
}

/**
 * The clients of a company alone, or the global ones, by name unless told otherwise.
 * @param companyId null for the global ones
 */
export function listClients(reads: Reads, companyId: number | null, query: ClientQuery): Promise<ClientPage> {
  return listPage<ClientDto>(reads, clientList(companyId, query), pageOf(query));
}

/** The list of a company's clients alone, or of the global ones. */
export function clientList(companyId: number | null, query: ClientQuery): ListStatement {
  return {
    table: 'clients',
    columns: clientColumns,
    where: [ofCompany(companyId), ...calledOutside(companyId, query)],
    search: query.q,
    notes: companyId === null ? notesOfGlobal('clients') : notesOfOwn('clients', companyId),
    ...(companyId === null && { notesByRow: notesOfGlobalRow('clients') }),
    isGlobal: companyId === null,
    walkedBy: ['name'],
    orderBy: byField(clientSort(query)),
  };
}

/**
 * A client that a company may work with: its own, or a global one of its collection.
 * @param companyId null for any of the global ones
 */
export async function findClient(
  reads: Reads,
  companyId: number | null,
  id: number,
): Promise<ClientDto | null> {
  const { rows } = await sql<ClientDto>`
    select ${clientColumns} from clients t where t.id = ${id} and ${within(companyId)}`.execute(reads);
  return rows[0] ?? null;
}

/** Those of the named ones that a company may work with. */
export async function findClients(
  reads: Reads,
  companyId: number,
  ids: readonly number[],
): Promise<ClientDto[]> {
  const { rows } = await sql<ClientDto>`
    select ${clientColumns} from clients t
    where t.id = any(${ids}::int[]) and ${within(companyId)} order by t.id`.execute(reads);
  return rows;
}
