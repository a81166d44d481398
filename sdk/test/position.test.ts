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

  it('is that of refusals too', async () => {
    const refusal = json({ type: 'about:blank', status: 409, code: 'taken' }, 409, {
      'Frakto-Position': late,
    });
    await using server = await answering(refusal, json({}));
    const client = createFraktoClient({ baseUrl: server.url });
    await client.get('/clients').catch(() => undefined);
    await client.get('/clients');
    assert.equal(server.seen[1]?.headers['frakto-position'], late);
  });

  it('stays unknown for what a request or event from before tells', async () => {
    const waiting: ((answer: Response) => void)[] = [];
    const seen: (string | null)[] = [];
    const client = createFraktoClient({
      baseUrl: 'http://frakto.example',
      fetch: (request) => {
        seen.push((request as Request).headers.get('Frakto-Position'));
        return new Promise((resolve) => waiting.push(resolve));
      },
    });
    const ask = async (): Promise<{ answer: (position: string) => Promise<void> }> => {
      const before = waiting.length;
      const asked = client.get('/clients');
      while (waiting.length === before) await new Promise((resolve) => setImmediate(resolve));
      return {
        answer: async (position) => {
          const headers = { 'Frakto-Position': position, 'Content-Type': 'application/json' };
          waiting[before]?.(new Response('{}', { headers }));
          await asked;
        },
      };
    };
    const [first, second] = [await ask(), await ask()];
    await first.answer('none');
    await second.answer(early);
    client.notePosition(early);
    await (await ask()).answer(late);
    await (await ask()).answer(late);
    assert.deepEqual(seen, [null, null, 'none', late]);
  });
});
