import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import Koa from 'koa';
import { answerAndLinger } from './answer-and-linger.js';

type Lingering = Parameters<typeof answerAndLinger>[1];

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The port of a server that refuses every body before it has read any of it. */
async function refusing(lingering?: Lingering): Promise<number> {
  const app = new Koa();
  app.silent = true;
  app.use((context) => {
    context.status = 413;
    context.body = { code: 'body_too_large' };
    answerAndLinger(context, lingering);
  });
  server = createServer((...both) => void app.callback()(...both)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends parts as long as the connection stands, whatever is answered: the answer, and the milliseconds and bytes until it was closed. */
async function sendEndlessly(port: number, part: Buffer, everyMs: number) {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  let sent = 0;
  socket.on('data', (text: Buffer) => (answer += text.toString()));
  const closed = once(socket, 'close');
  socket.write(`POST / HTTP/1.1\r\nHost: test\r\nContent-Length: ${2 ** 31}\r\n\r\n`);
  const feeding = setInterval(() => {
    if (socket.writable && socket.write(part)) sent += part.length;
  }, everyMs);
  await closed;
  clearInterval(feeding);
  return { answer, ms: performance.now() - began, sent };
}

const mebibyte = 1024 * 1024;

test('whoever sends all of a body before reading gets the answer, each time, where no more than a megabyte comes', async () => {
  const port = await refusing();
  const body = Buffer.alloc(900_000, 'x');
  for (let round = 0; round < 10; round += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body });
    expect([answer.status, await answer.json()]).toEqual([413, { code: 'body_too_large' }]);
  }
});

describe('a client that does not end is answered and cut off', () => {
  const limits = { bytes: 100 * mebibyte, ms: 10_000, pauseMs: 10_000 };

  test('when it sends nothing any more', async () => {
    const port = await refusing({ ...limits, pauseMs: 200 });
    const { answer, ms } = await sendEndlessly(port, Buffer.alloc(10), 60_000);
    expect(answer).toMatch(/^HTTP\/1.1 413 [^]*body_too_large/);
    expect(ms).toBeLessThan(5_000);
  });

  test('when it goes on sending a little', async () => {
    const port = await refusing({ ...limits, ms: 400 });
    const { answer, ms } = await sendEndlessly(port, Buffer.alloc(10), 20);
    expect(answer).toMatch(/^HTTP\/1.1 413 [^]*body_too_large/);
    expect(ms).toBeGreaterThan(300);
    expect(ms).toBeLessThan(5_000);
  });

  test('when it sends too much', async () => {
    const port = await refusing({ ...limits, bytes: 1_000_000 });
    const { answer, sent } = await sendEndlessly(port, Buffer.alloc(mebibyte / 4), 1);
    expect(answer).toMatch(/^HTTP\/1.1 413 [^]*body_too_large/);
    // Besides what is read, the two sockets' own buffers take some megabytes.
    expect(sent).toBeLessThan(32 * mebibyte);
  });
});
