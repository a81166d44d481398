import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const schema = defineEntity({
  name: 'Message',
  tableName: 'messages',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    type: p.string(),
    message_type: p.string().$type<'incoming' | 'outgoing'>(),
    subject: p.string(),
    body: p.text(),
    excerpt: p.string().default(''),
    sender_name: p.string().nullable(),
    sender_email: p.string(),
    recipient_name: p.string().nullable(),
    recipient_email: p.string(),
    client_id: p.integer().nullable(),
    order_id: p.integer().nullable(),
    route_id: p.integer().nullable(),
    user_id: p.integer().nullable(),
    status: p.string().$type<'sent' | 'delivered' | 'failed' | 'read'>().default('sent'),
    failure_reason: p.text().nullable(),
    read_at: p.datetime().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    updated_at: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** A message to or from somebody outside, as the company sees it. */
export class Message extends schema.class {}
schema.setClass(Message);
