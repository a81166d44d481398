import { sql, type Queryable } from '../../platform/db/sql.js';

/** Who of a company's directories has an address. */
export interface KnownSender {
  client_id: number | null;
  name: string;
}

/**
 * The client with an address, else the subcontractor: the company's own before those that it has collected.
 * @param expected the client that is taken where several have the address
 */
export async function findKnownSender(
  on: Queryable,
  companyId: number,
  email: string,
  expected: number | null,
): Promise<KnownSender | null> {
  const { rows } = await sql<KnownSender>`
    select client_id, name from (
      select 1 as rank, id as client_id, id, name from clients
      where company_id = ${companyId} and lower(email) = ${email}
      union all
      select 2, c.id, c.id, c.name from clients c
      join collected_clients u on u.client_id = c.id
      where u.company_id = ${companyId} and lower(c.email) = ${email}
      union all
      select 3, null, id, name from subcontractors
      where company_id = ${companyId} and lower(email) = ${email}
      union all
      select 4, null, s.id, s.name from subcontractors s
      join collected_subcontractors u on u.subcontractor_id = s.id
      where u.company_id = ${companyId} and lower(s.email) = ${email}) found
    order by (client_id = ${expected}) is true desc, rank, id limit 1`.execute(on);
  return rows[0] ?? null;
}
