import { sql, type Queryable } from '../../../../platform/db/sql.js';
import type { CmrBoxes } from './cmr.dto.js';

/** What people wrote into the consignment note of a route; empty where nobody did. */
export async function findBoxes(
  on: Queryable,
  companyId: number,
  routeId: number,
): Promise<Partial<CmrBoxes>> {
  const { rows } = await sql<{ boxes: Partial<CmrBoxes> }>`
    select boxes from cmr_notes where route_id = ${routeId} and company_id = ${companyId}`.execute(on);
  return rows[0]?.boxes ?? {};
}

/** Keeps what somebody wrote. */
export async function keepBoxes(
  on: Queryable,
  companyId: number,
  routeId: number,
  boxes: CmrBoxes,
  userId: number,
): Promise<void> {
  await sql`
    insert into cmr_notes (route_id, company_id, boxes, updated_by)
    values (${routeId}, ${companyId}, ${JSON.stringify(boxes)}::jsonb, ${userId})
    on conflict (route_id) do update
      set boxes = excluded.boxes, updated_by = excluded.updated_by, updated_at = now()
      where cmr_notes.company_id = excluded.company_id`.execute(on);
}
