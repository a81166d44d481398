import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import {
  causesOfInvitations,
  type ExportedData,
  type FreeText,
  type Person,
  type PersonalData,
  type RowsFound,
  type RowsOfPerson,
} from '../../identity/index.js';

const subject = { name: sql`t.subject` };
const ofMessage = { record: 'message', ...subject } as const;
const ofMailing = { record: 'mailing', ...subject } as const;
// What a message says is kept once more as it was sent.
const ofMail = { recordId: sql`null::int`, ...subject } as const;
const ofTemplate = { recordId: sql`null::int`, name: sql`t.template_type` } as const;
const fileName = { column: 'filename', isFileName: true, name: sql`t.filename` } as const;
const texts: readonly FreeText[] = [
  { table: 'client_mailings', column: 'subject', ...ofMailing },
  { table: 'client_mailings', column: 'message', ...ofMailing },
  { table: 'client_mailings', column: 'translations', ...ofMailing },
  { table: 'messages', column: 'subject', ...ofMessage },
  { table: 'messages', column: 'body', ...ofMessage },
  { table: 'messages', column: 'excerpt', ...ofMessage },
  { table: 'mail_outbox', column: 'subject', ...ofMail },
  { table: 'mail_outbox', column: 'html', ...ofMail },
  { table: 'mail_outbox', column: 'text_body', ...ofMail },
  { table: 'email_templates', column: 'subject', ...ofTemplate },
  { table: 'email_templates', column: 'body', ...ofTemplate },
  {
    table: 'message_attachments',
    ...fileName,
    record: 'message',
    recordId: sql`t.message_id`,
    where: (id) => sql`t.message_id in (select id from messages where company_id = ${id})`,
  },
  {
    table: 'mail_attachments',
    ...fileName,
    recordId: sql`null::int`,
    where: (id) => sql`t.outbox_id in (select id from mail_outbox where company_id = ${id})`,
  },
];

/** Messages, their mails, and places in lists of mailings. Chats are between users, who have accounts of their own (ADR 9). */
export const correspondencePersonalData: PersonalData = {
  formerAddresses: ({ companyId, clients }) => sql`
    select lower(client_email), true from client_mailing_recipients
    where company_id = ${companyId} and client_id = any(${clients}::int[])`,
  isOfOthers: ({ companyId, clients }) => [
    sql`of_client and exists (select from messages where company_id = ${companyId} and client_id <> all(${clients}::int[])
      and former in (lower(recipient_email), lower(sender_email)))`,
  ],
  async find(found) {
    const { companyId, clients } = found.person;
    const isClient = sql`t.client_id = any(${clients}::int[])`;
    await found.find(
      'messages',
      'messages',
      sql`select t.id, t.subject as name, 'message' as record, t.id as record_id from messages t
        where t.company_id = ${companyId}
          and (${found.isTheirs('t.sender_email')} or ${found.isTheirs('t.recipient_email')} or ${isClient})`,
    );
    const causes = causesOfInvitations(found);
    const messages = found.idsIn('messages');
    const mails = (condition: Sql): RowsFound => sql`
      select t.id, t.subject as name, null as record, null::int as record_id from mail_outbox t
      where ((t.company_id = ${companyId} or t.causing_company = ${companyId}) and ${found.isTheirs('t.to_address')}
        or t.cause = any(${causes}::text[]) or t.message_id = any(${messages}::int[])) and ${condition}`;
    await found.find(
      'withdrawn_mails',
      'mail_outbox',
      mails(sql`t.status = 'queued' and t.handed_over_at is null`),
    );
    // The others of messages go with them, and are not told twice.
    await found.find(
      'sent_mails',
      'mail_outbox',
      mails(sql`(t.status <> 'queued' or t.handed_over_at is not null)
        and (t.message_id is null or t.message_id <> all(${messages}::int[]))`),
    );
    await found.find(
      'mailing_recipients',
      'client_mailing_recipients',
      sql`select t.id, m.subject as name, 'mailing' as record, m.id as record_id
        from client_mailing_recipients t join client_mailings m on m.id = t.mailing_id
        where t.company_id = ${companyId} and (${found.isTheirs('t.client_email')} or ${isClient})`,
    );
    await found.findTexts(texts);
  },
  async erase(found) {
    await found.remove('mail_outbox');
    await found.remove('messages');
    await found.remove('client_mailing_recipients');
    await found.eraseTexts(texts);
  },
};

/** Mails and messages that an erasure finds, as a condition on mails `m` in SQL. */
export const isErasedMail = (found: RowsOfPerson): Sql => sql`
  (m.id = any(${found.idsIn('mail_outbox')}::int[]) or m.message_id = any(${found.idsIn('messages')}::int[]))`;

/** How many messages of chats a person has written or got as a user of the product, or have the address in them: all are read. */
export async function countChatsAbout(
  on: Queryable,
  { companyId, addresses }: Pick<Person, 'companyId' | 'addresses'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ours as (select id from identity_people where company_id = ${companyId}),
    theirs as (select id from identity_people where lower(email) = any(${addresses}::text[]))
    select count(*)::int as count from chat_messages m
    where (m.sender_id in (select id from ours) or m.recipient_id in (select id from ours))
      and (m.sender_id in (select id from theirs) or m.recipient_id in (select id from theirs)
        or exists (select from unnest(${addresses}::text[]) a where strpos(lower(m.content), a) > 0))`.execute(
    on,
  );
  return rows[0]?.count ?? 0;
}

export const correspondenceExport: ExportedData = {
  tables: [
    { name: 'messages', table: 'messages' },
    {
      name: 'message-attachments',
      table: 'message_attachments',
      where: (id) => sql`t.message_id in (select id from messages where company_id = ${id})`,
    },
    // Without the parts that links are signed from.
    { name: 'mail-outbox', table: 'mail_outbox', without: ['links', 'locked_until'] },
    {
      name: 'mail-attachments',
      table: 'mail_attachments',
      where: (id) => sql`t.outbox_id in (select id from mail_outbox where company_id = ${id})`,
    },
    { name: 'email-templates', table: 'email_templates' },
    { name: 'mailings', table: 'client_mailings', without: ['fingerprint'] },
    { name: 'mailing-recipients', table: 'client_mailing_recipients' },
  ],
  files: [
    {
      kind: 'message-attachments',
      rows: (id) => sql`select a.id, a.message_id as folder, a.filename as name, a.storage_key as key
        from message_attachments a join messages m on m.id = a.message_id where m.company_id = ${id}`,
    },
    {
      kind: 'mail-attachments',
      rows: (id) => sql`select a.id, a.outbox_id as folder, a.filename as name, a.storage_key as key
        from mail_attachments a join mail_outbox o on o.id = a.outbox_id
        where o.company_id = ${id} and a.storage_key is not null`,
    },
  ],
  unexported: {
    letter_keys: 'tells repeated calls of a day apart; the messages themselves are exported',
    message_counters: 'counts messages, which are exported themselves',
    mailing_refusals: 'holds only hashes of addresses: nobody can read them, or use them elsewhere',
    link_versions: 'counts how often links were taken back, so that former ones stay refused',
    chat_messages:
      'are between people, who take them along from one company to another (ADR 9): no company may read what was said in another',
  },
};
