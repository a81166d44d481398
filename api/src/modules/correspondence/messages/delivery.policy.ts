import { sql, type Sql } from '../../../platform/db/sql.js';

/**
 * Where the mail of an outgoing message is. One whose mail is no longer in the outbox is told by what became of the message.
 * @param row the alias of the message
 */
export const deliveryOf = (row: Sql): Sql => sql`case
  when ${row}.message_type = 'incoming' then null
  when ${row}.status = 'failed' then 'failed'
  else coalesce(
    (select case sent.status when 'captured' then 'stored' when 'sent' then 'handed_over' else sent.status end
     from mail_outbox sent where sent.message_id = ${row}.id),
    case ${row}.status when 'sent' then 'queued' else 'handed_over' end) end`;
