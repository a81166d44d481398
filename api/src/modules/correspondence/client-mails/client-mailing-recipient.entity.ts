import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const schema = defineEntity({
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
export class ClientMailingRecipient extends schema.class {}
schema.setClass(ClientMailingRecipient);
