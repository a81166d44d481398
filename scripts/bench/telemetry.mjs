// What traces and metrics to a collector cost a request: the same server with OTEL_EXPORTER_OTLP_ENDPOINT and without it, in turn.
//
//   node scripts/bench/telemetry.mjs --keep <folder> [--pairs 10] [--seconds 1] [--ratio 0.1]
//
// The database is that of `npm run bench -- --keep <folder>`; the collector answers 200 and forgets. Tells the processor time of the server's
// process for a request (on Linux), and its median ratio over the pairs.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, say } from '../lib/say.mjs';
import { startLoad, startProduct } from './contenders.mjs';
import { keptDatabase } from './kept-database.mjs';
import { readOperations } from './operations.mjs';
import { tableOf } from './product.mjs';

const measured = ['get', 'list', 'create'];

await command(async () => {
  const { values } = parseArgs({
    options: {
      keep: { type: 'string' },
      pairs: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '1' },
      ratio: { type: 'string' },
      only: { type: 'string', default: measured.join(',') },
      profile: { type: 'string' },
      dist: { type: 'string' },
    },
  });
  if (values.keep === undefined) throw new Error('--keep <folder> is missing.');
  if (values.dist === undefined) await prepare({ steps: ['api'] });
  const dist = resolve(values.dist ?? join(root, 'api/dist'));
  const undo = [];
  try {
    const { url: databaseUrl } = await keptDatabase(dist, resolve(values.keep), undo);
    const accounts = JSON.parse(readFileSync(join(values.keep, 'accounts.json'), 'utf8'));
    const folder = mkdtempSync(join(tmpdir(), 'frakto-telemetry-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const sink = createServer((request, response) => request.resume().on('end', () => response.end())).listen(
      0,
      '127.0.0.1',
    );
    await once(sink, 'listening');
    undo.push(() => sink.close());
    const on = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${sink.address().port}`,
      ...(values.ratio && { OTEL_TRACES_SAMPLER_ARG: values.ratio }),
    };
    const servers = {};
    for (const [name, env] of Object.entries({ off: {}, on })) {
      mkdirSync(join(folder, name));
      const profile = name === 'on' ? values.profile : undefined;
      servers[name] = await startProduct({ dist, databaseUrl, folder: join(folder, name), env, profile });
      undo.push(servers[name].stop);
    }
    const load = startLoad();
    undo.push(load.stop);
    const rows = [['operation', 'off µs', 'on µs', 'ratio', 'pairs']];
    for (const { name, requests, status } of await readOperations(databaseUrl, accounts)) {
      if (!values.only.split(',').includes(name)) continue;
      say(`Measuring: ${name} …`);
      const micros = { off: [], on: [] };
      for (let pair = -1; pair < Number(values.pairs); pair += 1) {
        for (const one of pair % 2 === 0 ? ['off', 'on'] : ['on', 'off']) {
          const { port, cpuSeconds } = servers[one];
          const before = cpuSeconds();
          const { latencies } = await load.run({
            port,
            requests,
            status,
            connections: 16,
            seconds: Number(values.seconds),
          });
          // The first pair warms up.
          if (pair >= 0) micros[one].push(((cpuSeconds() - before) / latencies.length) * 1e6);
        }
      }
      const ratios = micros.on.map((value, pair) => value / micros.off[pair]);
      rows.push([
        name,
        median(micros.off).toFixed(0),
        median(micros.on).toFixed(0),
        median(ratios).toFixed(3),
        `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
      ]);
    }
    console.log(`\n${tableOf(rows)}\n`);
  } finally {
    for (const step of undo.reverse()) await step();
  }
  return 0;
});

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}
