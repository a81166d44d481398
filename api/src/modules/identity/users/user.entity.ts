import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    email: p.string(),
    name: p.string(),
    password_hash: p.text(),
    is_admin: p.boolean().default(false),
    is_active: p.boolean().default(true),
    default_language: p.string().default('pl'),
    company_id: p.integer().nullable(),
    /** When a link in a mail proved that the address is the user's, or who made the account vouched for it. */
    email_confirmed_at: p.datetime().nullable(),
    /** Somebody else knows the password, or did when it was set. */
    password_set_by_other: p.boolean().default(false),
    created_at: p.datetime().onCreate(() => new Date()),
    last_login_at: p.datetime().nullable(),
    /** Counts what administrators change; a sign-in is no change. */
    version: p.integer().default(1),
  },
});

/**
 * A person who signs in. Works for one company or for none. While `is_admin` is set, `company_id` has no effect: it is
 * the company that an administrator returns to.
 */
export class User extends schema.class {}
schema.setClass(User);
