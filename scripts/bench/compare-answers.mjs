import { deepStrictEqual } from 'node:assert';
import { connect } from 'node:net';

/** What two creations of the same client may differ in. */
const ofEach = { id: 0, update_date: '' };

/**
 * Asks both servers the same and compares: who does less work than the other would win for nothing.
 * @param {import('./operations.mjs').Operation} operation
 * @param {{ product: { port: number }, reference: { port: number } }} contenders
 * @throws {Error} with the first difference
 */
export async function compareAnswers({ name, status, requests }, { product, reference }) {
  for (const request of requests.slice(0, 25)) {
    const [one, other] = await Promise.all([ask(product.port, request), ask(reference.port, request)]);
    const answers = name === 'create' ? [one, other].map((body) => ({ ...body, ...ofEach })) : [one, other];
    deepStrictEqual(
      answers[0],
      answers[1],
      `The servers answer differently to ${request.split('\r\n', 1)[0]}`,
    );
    if (name.startsWith('search') && one.total === 0)
      throw new Error(`Nothing is found (${status}): ${request.split('\r\n', 1)[0]}`);
  }
}

async function ask(port, request) {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(request.replace('Connection: keep-alive', 'Connection: close'));
  const parts = [];
  for await (const part of socket) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  return JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));
}
