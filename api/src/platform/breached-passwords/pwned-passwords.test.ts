import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestLog } from '../../testing/test-log.js';
import { PwnedPasswords } from './pwned-passwords.js';
import { startRangeServer, type RangeServer } from './testing/range-server.js';

let server: RangeServer;
beforeEach(async () => {
  server = await startRangeServer({ 'Correct horse battery': 7, 'żółw na dachu': 1, 'only padding': 0 });
});
afterEach(() => server.close());

function service(timeoutMs?: number) {
  const { logger, lines } = createTestLog();
  return { service: new PwnedPasswords(server.url, logger, timeoutMs), lines };
}

test.each([
  ['Correct horse battery', true],
  ['correct horse battery', false],
  ['żółw na dachu', true],
  ['only padding', false],
  ['', false],
])('%j is known: %s', async (password, expected) => {
  const { service: pwned, lines } = service();
  expect(await pwned.isBreached(password)).toBe(expected);
  expect(lines).toEqual([]);
});

test('five digits of the hash leave, and nothing else of the password', async () => {
  await service().service.isBreached('Correct horse battery');
  expect(server.requests).toHaveLength(1);
  const [{ path, headers } = { path: '', headers: {} }] = server.requests;
  expect(path).toMatch(/^\/range\/[\dA-F]{5}$/);
  expect(headers).toMatchObject({ 'add-padding': 'true', 'user-agent': 'Frakto' });
  expect(JSON.stringify(headers)).not.toMatch(/horse/i);
});

describe('a password passes, and the log tells why, when the service', () => {
  test.each<[string, ((response: ServerResponse) => void) | null]>([
    ['fails', (response) => void response.writeHead(503).end()],
    ['does not know the call', (response) => void response.writeHead(404).end()],
    ['answers a page', (response) => void response.end('<html>Maintenance</html>')],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: server.url }).end()],
    ['answers without end', (response) => flood(response)],
    ['is not there', null],
  ])('%s', async (_what, answer) => {
    const { service: pwned, lines } = service();
    if (answer) server.answerWith(answer);
    else await server.close();
    expect(await pwned.isBreached('Correct horse battery')).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: expect.stringContaining('breached passwords cannot be asked') });
    expect(JSON.stringify(lines)).not.toMatch(/horse/i);
  });

  test('does not answer in time', async () => {
    server.answerWith(() => undefined);
    const { service: pwned, lines } = service(50);
    expect(await pwned.isBreached('Correct horse battery')).toBe(false);
    expect(lines).toHaveLength(1);
  });
});

/** Sends lines until nobody takes them any more. */
function flood(response: ServerResponse): void {
  const lines = `${'A'.repeat(35)}:1\r\n`.repeat(2_000);
  const send = (): void => {
    while (!response.destroyed && response.write(lines));
    if (!response.destroyed) response.once('drain', send);
  };
  response.on('error', () => undefined);
  send();
}
