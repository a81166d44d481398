import type { LinkPurpose } from '../../../kernel/links/link-signing.js';
import { sql, type Sql } from '../../../platform/db/sql.js';

/** Of records whose links were never taken back: they have no row. */
export const firstVersion = 1;

/** The version that links of an order of one kind carry now, as a value in SQL. */
export const linkVersionOfOrder = (kind: LinkPurpose, orderId: Sql): Sql => sql`coalesce((
  select v.version from link_versions v where v.kind = ${kind} and v.record = 'order_id=' || ${orderId}), ${firstVersion}::int)`;
