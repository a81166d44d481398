import { defineEntity, p } from '@mikro-orm/core';
import type { OutboxStatus } from './mail-outbox.dto.js';
import type { StoredLink } from '../../../kernel/links/stored-link.js';

const schema = defineEntity({
  name: 'OutboxMail',
  tableName: 'mail_outbox',
  properties: {
    id: p.integer().primary(),
    company_id: p.integer().nullable(),
    message_id: p.integer().nullable(),
    cause: p.string(),
    status: p.string().$type<OutboxStatus>().default('queued'),
    message_id_header: p.string(),
    from_name: p.string(),
    from_address: p.string(),
    reply_to: p.string().nullable(),
    to_name: p.string().nullable(),
    to_address: p.string(),
    subject: p.string(),
    /** Nobody typed its words. */
    auto_submitted: p.boolean().default(false),
    /** Part of a mailing, from which its reader can unsubscribe. */
    to_many: p.boolean().default(false),
    /** Identifiers of earlier mails about the same order to the same address, the oldest first. */
    follows_ids: p.array().default([]),
    html: p.text(),
    text_body: p.text(),
    links: p.json<StoredLink[]>(),
    attempts: p.integer().default(0),
    next_attempt_at: p.datetime().nullable(),
    locked_until: p.datetime().nullable(),
    handed_over_at: p.datetime().nullable(),
    last_error: p.text().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    sent_at: p.datetime().nullable(),
    /** The company that had the product send a mail of its own; null of all others. */
    causing_company: p.integer().nullable(),
    /** The company whose owner has to confirm their address before the mail leaves; null when nothing is waited for. */
    waits_for_company: p.integer().nullable(),
  },
});

/** A mail that waits for its delivery, or was delivered. Written in the transaction of its cause. */
export class OutboxMail extends schema.class {}
schema.setClass(OutboxMail);
