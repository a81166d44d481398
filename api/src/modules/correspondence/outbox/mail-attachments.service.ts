import { buffer } from 'node:stream/consumers';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { Database } from '../../../platform/db/database.js';
import type { Logger } from '../../../kernel/log.js';
import type { MailAttachment } from '../../../platform/mail/mail.port.js';
import { PdfUnavailableError } from '../../../platform/pdf/pdf.port.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import type { Storage } from '../../../platform/storage/storage.port.js';

/** What kinds of records become files of mails. */
export type AttachmentKind = 'carrier-order' | 'document' | 'invoice';

/** A file that a mail is to carry: made of a record when the mail leaves, and kept from then on. */
export interface AttachmentOrder {
  kind: AttachmentKind;
  recordId: number;
  filename: string;
  contentType: string;
}

/** Makes the files of one kind. */
export interface AttachmentSource {
  /** @throws PdfUnavailableError when it cannot be made now and the mail may leave without it; for any other error it waits */
  makeAttachment(recordId: number): Promise<Buffer>;
}

/** A file of a mail as it is kept. */
interface KeptAttachment {
  id: number;
  filename: string;
  content_type: string;
  kind: AttachmentKind;
  record_id: number;
  storage_key: string | null;
}

const maxBytes = 10 * 1024 * 1024;

/** What the files of one mail may have together: encoded they grow by a third, and most servers take 25 MB. */
export const maxMailFileBytes = 18 * 1024 * 1024;

/** Writes down what a mail is to carry, in the transaction that writes the mail. */
export async function writeAttachments(
  on: Queryable,
  messageId: number,
  attachments: readonly AttachmentOrder[],
): Promise<void> {
  for (const { kind, recordId, filename, contentType } of attachments) {
    await sql`
      insert into mail_attachments (outbox_id, filename, content_type, kind, record_id)
      select id, ${filename}, ${contentType}, ${kind}, ${recordId}::int from mail_outbox
      where message_id = ${messageId}::int`.execute(on);
  }
}

/** Whether a mail has left without the file of a record, as a condition in SQL. */
export const leftWithoutFile = (kind: AttachmentKind, recordId: Sql): Sql => sql`exists (
  select from mail_attachments f join mail_outbox m on m.id = f.outbox_id and m.status in ('sent', 'captured')
  where f.kind = ${kind} and f.failure is not null and f.record_id = ${recordId})`;

interface MailAttachmentServiceDeps {
  db: Database;
  storage: Storage;
  sources: Readonly<Record<AttachmentKind, AttachmentSource>>;
  log: Logger;
}

/** The files that mails carry. */
export class MailAttachmentService {
  constructor(private readonly deps: MailAttachmentServiceDeps) {}

  /**
   * The files of a mail that is about to leave. Each is made once and kept, so that a further try carries the same; one
   * that cannot be made is left out and noted, unless the mail is nothing without it: then it is tried again.
   */
  async attachmentsOf(outboxId: number): Promise<MailAttachment[]> {
    const { rows } = await sql<KeptAttachment>`
      select id, filename, content_type, kind, record_id, storage_key from mail_attachments
      where outbox_id = ${outboxId} order by id`.execute(this.deps.db.reads);
    const attachments: MailAttachment[] = [];
    for (const row of rows) {
      const content = await this.contentOf(row);
      if (content) attachments.push({ filename: row.filename, contentType: row.content_type, content });
    }
    return attachments;
  }

  private async contentOf(row: KeptAttachment): Promise<Buffer | null> {
    if (row.storage_key && (await this.deps.storage.exists(row.storage_key))) {
      return buffer(await this.deps.storage.open(row.storage_key));
    }
    try {
      const content = await this.deps.sources[row.kind].makeAttachment(row.record_id);
      await this.keep(row, content);
      return content;
    } catch (error) {
      if (!(error instanceof PdfUnavailableError)) throw error;
      this.deps.log.warn({ err: error, attachment: row.id }, 'a mail leaves without its attachment');
      await sql`update mail_attachments set failure = ${error.message} where id = ${row.id}`.execute(
        this.deps.db.writes,
      );
      return null;
    }
  }

  /** The key is written first: a process that dies here leaves no file that nobody knows. */
  private async keep(row: KeptAttachment, content: Buffer): Promise<void> {
    const key = row.storage_key ?? createStorageKey();
    await sql`
      update mail_attachments set storage_key = ${key}, size = ${content.length}, failure = null
      where id = ${row.id}`.execute(this.deps.db.writes);
    await this.deps.storage.put(key, content, { contentType: row.content_type, maxBytes });
  }
}
