import type { Unit } from '../../../platform/db/database.js';
import { ofCompany } from '../../../platform/db/of-company.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';

/**
 * Whether a subcontractor is at work on an order that is not done with, in the unit of work that takes the subcontractor away: until it
 * ends, none is put to work. The application gives what the shipment knows.
 * @param companyId whose orders are looked at; null for everybody's
 */
export type IsAtWork = (unit: Unit, companyId: number | null, id: number) => Promise<boolean>;

/**
 * Whether a company may work with a subcontractor: until the unit of work ends, nobody deletes it or takes it out of the
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
