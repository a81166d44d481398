import { defineEntity, p } from '@mikro-orm/core';

/** How a session was opened; a passkey that verifies its user counts as both factors. */
export type SignInMethod = 'password' | 'second_factor' | 'passkey';

const schema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.bigint('number').primary(),
    user_id: p.integer(),
    token_hash: p.blob(),
    created_at: p.datetime().onCreate(() => new Date()),
    expires_at: p.datetime(),
    last_used_at: p.datetime().onCreate(() => new Date()),
    address: p.text().nullable(),
    device: p.text().nullable(),
    /** The passkey that opened it, as long as there is that one. */
    passkey_id: p.integer().nullable(),
    method: p.string().$type<SignInMethod>().default('password'),
  },
});

/** A session: what makes a token work. Only the token's hash is kept. */
export class Session extends schema.class {}
schema.setClass(Session);
