import { sql, type Sql } from '../../../platform/db/sql.js';

/** Whether no mail from an address has come to a company, as a condition in SQL. */
export const hasNotWritten = (companyId: number, address: Sql): Sql => sql`not exists (
  select from messages m
  where m.company_id = ${companyId} and m.message_type = 'incoming' and lower(m.sender_email) = ${address})`;
