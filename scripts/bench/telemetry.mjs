// What traces and metrics to a collector cost a request: the same server with OTEL_EXPORTER_OTLP_ENDPOINT and without it.
//
//   node scripts/bench/telemetry.mjs --keep <folder> [--starts 3] [--blocks 20] [--ms 100] [--ratio 0.1]
//
// The database is that of `npm run bench -- --keep <folder>`; the collector answers 200 and forgets. What else a machine does takes time of
// the clock, and cools caches: so only the processor time of the server's process counts, in slices too short for the machine to change between
// them. Three servers run side by side, without telemetry, with it, and without it once more, and take turns as in A B C C B A: what grows
// or shrinks steadily meets all of them alike. How far the two equal ones differ is how much can be told. Processes differ by how they came to
// be compiled: all three are started anew several times. The interval is a bootstrap's (95 %): starts are drawn, and blocks of each.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, say } from '../lib/say.mjs';
import { startLoad, startProduct } from './contenders.mjs';
import { keptDatabase } from './kept-database.mjs';
import { readOperations } from './operations.mjs';
import { tableOf } from './product.mjs';

const measured = ['get', 'list', 'create'];
const warmUpSeconds = 4;
/** After a start, and then to see what a server does without requests. */
const idleMs = 6_000;
/** Of A B C C B A in a block. */
const turns = 3;
const draws = 4000;

await command(async () => {
  const { values } = parseArgs({
    options: {
      keep: { type: 'string' },
      starts: { type: 'string', default: '3' },
      blocks: { type: 'string', default: '20' },
      ms: { type: 'string', default: '100' },
      ratio: { type: 'string' },
      only: { type: 'string', default: measured.join(',') },
      profile: { type: 'string' },
      dist: { type: 'string' },
    },
  });
  if (values.keep === undefined) throw new Error('--keep <folder> is missing.');
  if (process.platform !== 'linux') throw new Error('Only Linux tells the processor time of a process.');
  if (values.dist === undefined) await prepare({ steps: ['api'] });
  const dist = resolve(values.dist ?? join(root, 'api/dist'));
  const undo = [];
  try {
    const { url: databaseUrl } = await keptDatabase(dist, resolve(values.keep), undo);
    const accounts = JSON.parse(readFileSync(join(values.keep, 'accounts.json'), 'utf8'));
    const sink = createServer((request, response) => request.resume().on('end', () => response.end())).listen(
      0,
      '127.0.0.1',
    );
    await once(sink, 'listening');
    undo.push(() => sink.close());
    const on = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${sink.address().port}`,
      // Five times as often as usual: what is sent falls among the slices.
      OTEL_BSP_SCHEDULE_DELAY: '1000',
      ...(values.ratio && { OTEL_TRACES_SAMPLER_ARG: values.ratio }),
    };
    const load = startLoad();
    undo.push(load.stop);
    const operations = (await readOperations(databaseUrl, accounts)).filter(({ name }) =>
      values.only.split(',').includes(name),
    );
    /** Of each start: milliseconds of the processor that each server takes in a second without requests. */
    const idle = [];
    /** Of each operation and start: blocks, each with the microseconds of a request of each server. */
    const found = new Map(operations.map(({ name }) => [name, []]));
    for (let start = 1; start <= Number(values.starts); start += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'frakto-telemetry-'));
      const servers = [];
      try {
        for (const [name, env] of [
          ['off', {}],
          ['on', on],
          ['again', {}],
        ]) {
          mkdirSync(join(folder, name));
          const profile = name === 'on' ? values.profile : undefined;
          servers.push(await startProduct({ dist, databaseUrl, folder: join(folder, name), env, profile }));
        }
        idle.push(await idleCosts(servers));
        for (const { name, requests, status } of operations) {
          say(`Start ${start}, ${name} …`);
          const ask = async ({ port }, seconds) =>
            (await load.run({ port, requests, status, connections: 16, seconds })).latencies.length;
          for (const server of servers) await ask(server, warmUpSeconds);
          const blocks = [];
          for (let block = 0; block < Number(values.blocks); block += 1) {
            const [asked, taken] = [servers.map(() => 0), servers.map(() => 0)];
            for (let time = 0; time < turns; time += 1) {
              // Who begins changes, too.
              const turn = servers.map((_, place) => (place + time + block) % servers.length);
              for (const one of [...turn, ...turn.toReversed()]) {
                const before = servers[one].cpuSeconds();
                asked[one] += await ask(servers[one], Number(values.ms) / 1000);
                taken[one] += servers[one].cpuSeconds() - before;
              }
            }
            blocks.push(taken.map((seconds, one) => (seconds / asked[one]) * 1e6));
          }
          found.get(name).push(blocks);
        }
      } finally {
        for (const server of servers) await server.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    }
    const rows = [['operation', 'off µs', 'on µs', 'cost', '95 %', 'two equal ones', '95 %']];
    for (const [name, starts] of [...found, ['all', all(found)]]) {
      const of = (server) => median(starts.flat().map((micros) => micros[server])).toFixed(0);
      rows.push([
        name,
        name === 'all' ? '' : of(0),
        name === 'all' ? '' : of(1),
        ...costOf(starts, 1),
        ...costOf(starts, 2),
      ]);
    }
    console.log(`\n${tableOf(rows)}\n`);
    const [off, told, again] = [0, 1, 2].map((one) => median(idle.map((costs) => costs[one])).toFixed(1));
    console.log(
      `Without requests, ms of the processor in a second: off ${off}, on ${told}, off again ${again}\n`,
    );
  } finally {
    for (const step of undo.reverse()) await step();
  }
  return 0;
});

async function idleCosts(servers) {
  await setTimeout(idleMs);
  const before = servers.map(({ cpuSeconds }) => cpuSeconds());
  await setTimeout(idleMs);
  return servers.map(({ cpuSeconds }, one) => ((cpuSeconds() - before[one]) * 1e6) / idleMs);
}

/** The blocks of all operations, by start. */
function all(found) {
  const [first = []] = found.values();
  return first.map((_, start) => [...found.values()].flatMap((starts) => starts[start]));
}

/**
 * By how much a request takes a server longer than the first one without telemetry: the median of the blocks, and its interval. Where the other
 * equal server is measured, too, telemetry is compared with both.
 */
function costOf(starts, server) {
  const ratioOf = (micros) =>
    server === 1 ? micros[1] / ((micros[0] + micros[2]) / 2) : micros[server] / micros[0];
  const ratios = starts.map((blocks) => blocks.map(ratioOf));
  const middle = (of) => mean(of.map(median));
  const drawn = Array.from({ length: draws }, () => middle(draw(ratios).map(draw))).sort((a, b) => a - b);
  const percent = (ratio) => `${((ratio - 1) * 100).toFixed(1)} %`;
  const at = (share) => percent(drawn[Math.floor(share * (draws - 1))]);
  return [percent(middle(ratios)), `${at(0.025)} … ${at(0.975)}`];
}

function draw(from) {
  return from.map(() => from[Math.floor(Math.random() * from.length)]);
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}
