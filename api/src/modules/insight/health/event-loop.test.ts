import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { Operations, readOperations } from '../../../kernel/operations.js';
import { createTestLog } from '../../../testing/test-log.js';
import { EventLoopWatch } from './event-loop.js';

test('names what is under way where other threads can read it, and what has ended since', () => {
  const running = new Operations();
  const endFirst = running.begin('GET /orders/1 id-0001');
  const endSecond = running.begin(`POST /orders ${'ż'.repeat(300)}`);
  expect(readOperations(running.memory)).toEqual([
    'GET /orders/1 id-0001',
    expect.stringMatching(/^POST \/orders ż+/),
  ]);
  endFirst();
  expect(readOperations(running.memory)).toHaveLength(1);
  expect(running.takeRecent()).toHaveLength(2);
  expect(running.takeRecent()).toHaveLength(1);
  endSecond();
  const ends = Array.from({ length: 100 }, (_each, number) => running.begin(`job ${number}`));
  expect(readOperations(running.memory)).toHaveLength(64);
  for (const end of ends) end();
  expect(readOperations(running.memory)).toEqual([]);
});

test('a loop that was blocked beyond the limit is not alive for half a minute, and its operations are told', async () => {
  const { logger, lines } = createTestLog();
  const running = new Operations();
  let now = 0;
  const watch = new EventLoopWatch({
    limitMs: 20_000,
    operations: running,
    log: logger,
    now: () => now,
    used: () => now,
  });
  expect(watch.isAlive()).toBe(true);
  watch.start();
  running.begin('GET /slow id-1')();
  now += 900;
  watch.heartbeat();
  expect(lines).toEqual([]);

  running.begin('GET /slow id-2')();
  now += 19_000;
  watch.heartbeat();
  expect(lines.at(-1)).toMatchObject({ level: 40, blocked_ms: 19_000, operations: ['GET /slow id-2'] });
  expect(watch.isAlive()).toBe(true);

  const end = running.begin('job mail.collect');
  now += 20_000;
  // A probe is answered before the loop's own beat comes.
  expect(watch.isAlive()).toBe(false);
  expect(lines.at(-1)).toMatchObject({ level: 50, blocked_ms: 20_000, operations: ['job mail.collect'] });
  end();
  for (let second = 0; second < 59; second += 1) {
    now += 500;
    watch.heartbeat();
  }
  expect(watch.isAlive()).toBe(false);
  now += 500;
  expect(watch.isAlive()).toBe(true);
  expect(watch.delay()).toMatchObject({ blocks: 2, longest_block: 20_000, max: expect.any(Number) });
  await watch.stop();
});

test('a process that was stopped was not blocked: it had no processor meanwhile', async () => {
  const { logger, lines } = createTestLog();
  let now = 0;
  let used = 0;
  const watch = new EventLoopWatch({
    limitMs: 20_000,
    operations: new Operations(),
    log: logger,
    now: () => now,
    used: () => used,
  });
  watch.start();
  now += 3_600_000;
  used += 40;
  expect(watch.isAlive()).toBe(true);
  expect(lines).toMatchObject([{ level: 40, stopped_ms: 3_600_000 }]);
  expect(watch.delay()).toMatchObject({ blocks: 0 });
  // What it did before it was stopped tells nothing of the next gap.
  now += 20_000;
  used += 19_000;
  expect(watch.isAlive()).toBe(false);
  await watch.stop();
});

const source = (path: string): string => pathToFileURL(join(import.meta.dirname, path)).href;

/** Blocks its loop for a moment while a request is under way, and says when it is done. */
const blocked = `
import { writeSync } from 'node:fs';
import { EventLoopWatch } from '${source('event-loop.ts')}';
import { Operations } from '${source('../../../kernel/operations.ts')}';
const running = new Operations();
const log = { isLevelEnabled: () => true, warn: (details, text) => writeSync(1, JSON.stringify({ ...details, text }) + '\\n') };
const watch = new EventLoopWatch({ limitMs: 60_000, operations: running, log });
watch.start();
await new Promise((done) => setTimeout(done, 3_000));
const end = running.begin('POST /send-single-email id-of-request');
const until = performance.now() + 2_500;
const used = process.cpuUsage();
// A machine that serves many others hardly lets it run in that time, and a process that does not run is not blocked.
while (performance.now() < until || process.cpuUsage(used).user < 1_000_000);
writeSync(1, 'unblocked\\n');
end();
await new Promise((done) => setTimeout(done, 300));
process.exit(0);
`;

test('another thread tells of the block while it lasts, with what runs', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', blocked], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString('utf8')));
  await once(child, 'close');
  const lines = output.split('\n').filter(Boolean);
  const at = lines.indexOf('unblocked');
  const during = lines.slice(0, at).map((line) => JSON.parse(line) as Record<string, unknown>);
  const after = lines.slice(at + 1).map((line) => JSON.parse(line) as Record<string, unknown>);
  const names = ['POST /send-single-email id-of-request'];
  expect(during).toContainEqual(
    expect.objectContaining({ msg: 'the event loop is blocked', level: 40, operations: names }),
  );
  expect(after).toContainEqual(
    expect.objectContaining({ text: 'the event loop was blocked', operations: names }),
  );
});
