import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.bigint('number').primary(),
    user_id: p.integer(),
    token_hash: p.blob(),
    created_at: p.datetime().onCreate(() => new Date()),
    expires_at: p.datetime(),
  },
});

/** A session: what makes a token work. Only the token's hash is kept. */
export class Session extends schema.class {}
schema.setClass(Session);
