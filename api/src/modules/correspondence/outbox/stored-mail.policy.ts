import { sql, type Sql } from '../../../platform/db/sql.js';

/** Whether the mail of a message was only kept, since no mail server was set. */
export const isStored = (messageId: Sql): Sql => sql`
  exists (select from mail_outbox kept where kept.message_id = ${messageId} and kept.status = 'captured')`;
