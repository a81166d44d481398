import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'Invitation',
  tableName: 'company_invitations',
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    /** Null for somebody without an account, of whom only the address is known. */
    user_id: p.integer().nullable(),
    email: p.string().nullable(),
    invited_by: p.integer().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A company's offer to a user to work for it. Between two parties, so no company alone sees it. */
export class Invitation extends schema.class {}
schema.setClass(Invitation);
