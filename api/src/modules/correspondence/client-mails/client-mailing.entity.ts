import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { ClientMailTranslation } from './client-mail.dto.js';
import type { MailLanguage } from '../../../kernel/text/language.js';

const clientMailingSchema = defineEntity({
  name: 'ClientMailing',
  tableName: 'client_mailings',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    key: p.string().nullable(),
    /** Of words and clients, to tell whether the key is used again for the same; null where that was not kept yet. */
    fingerprint: p.string().nullable(),
    type: p.string(),
    subject: p.string(),
    message: p.text(),
    language: p.string().$type<MailLanguage>().nullable(),
    /** JSON of the letter in further languages; a text, so that an erasure finds whom it names. Null for none. */
    translations: p.text().nullable(),
    sent_by: p.integer().nullable(),
    sent_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A mail that was sent to many clients, each with a name and a link of their own. */
export class ClientMailing extends clientMailingSchema.class {}
clientMailingSchema.setClass(ClientMailing);

const clientMailingRecipientSchema = defineEntity({
  name: 'ClientMailingRecipient',
  tableName: 'client_mailing_recipients',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    mailing_id: p.integer(),
    client_id: p.integer().nullable(),
    client_name: p.string(),
    client_email: p.string(),
    message_id: p.integer().nullable(),
    /** They have unsubscribed: no mail was written to them. */
    left_out: p.boolean().default(false),
  },
});

/** A client to whom a mailing was sent. */
export class ClientMailingRecipient extends clientMailingRecipientSchema.class {}
clientMailingRecipientSchema.setClass(ClientMailingRecipient);

/** The letter in further languages as it is kept. */
export function translationsIn(kept: string | null | undefined): ClientMailTranslation[] {
  return kept ? (JSON.parse(kept) as ClientMailTranslation[]) : [];
}
