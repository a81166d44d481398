import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFraktoClient } from '../src/client.js';
import { answering, json } from './server.js';

const at = (position: string) => json({ items: [] }, 200, { 'Frakto-Position': position });
const early = '0000000001000000';
const late = '0000000002000000';

describe('the position of the data', () => {
  it('is brought along once an answer has told one, and only gets later', async () => {
    await using server = await answering(json({}), at(late), at(early), json({}));
    const client = createFraktoClient({ baseUrl: server.url });
    for (let call = 0; call < 4; call += 1) await client.get('/clients');
    const brought = server.seen.map(({ headers }) => headers['frakto-position']);
    assert.deepEqual(brought, [undefined, undefined, late, late]);
  });

  it('is what an event told of, and nothing once the server does not know it', async () => {
    await using server = await answering(at(early), at('none'), at(early), json({}));
    const client = createFraktoClient({ baseUrl: server.url });
    await client.get('/clients');
    client.notePosition(late);
    for (let call = 0; call < 3; call += 1) await client.get('/clients');
    const brought = server.seen.map(({ headers }) => headers['frakto-position']);
    assert.deepEqual(brought, [undefined, late, 'none', early]);
  });
});
