// Brings up one database and both servers, drives them in turn, and prints what came of it.
import { mkdtempSync, chmodSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../lib/say.mjs';
import { compareAnswers } from './compare-answers.mjs';
import { startLoad, startProduct, startReference } from './contenders.mjs';
import { fillDatabase } from './fill-database.mjs';
import { readOperations } from './operations.mjs';
import { orderOperationNames } from './order-operations.mjs';
import { readOptions, usage } from './options.mjs';
import { tableOf } from './report.mjs';

const undo = [];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopping = true));

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else await bench(options);
} catch (error) {
  console.error(stopping ? 'Stopped.' : error);
  process.exitCode = 1;
} finally {
  for (const step of undo.reverse()) await step();
}

/** @param {ReturnType<typeof readOptions>} options */
async function bench(options) {
  const { databaseUrl, folder } = await openDatabase(options.dist);
  const product = await startProduct({ ...options, databaseUrl, folder });
  undo.push(product.stop);
  const asksForOrders = !options.only || options.only.some((name) => orderOperationNames.includes(name));
  const orders = asksForOrders ? options.orders : 0;
  say(
    `Entering ${options.clients} clients of 20 companies, ${options.global} global ones and ${orders} orders …`,
  );
  const accounts = await fillDatabase(databaseUrl, { ...options, orders });
  const reference = await startReference({ databaseUrl, folder, accounts });
  undo.push(reference.stop);
  const load = startLoad();
  undo.push(load.stop);

  const results = [];
  for (const operation of await readOperations(databaseUrl, accounts)) {
    if (options.only && !options.only.includes(operation.name)) continue;
    await compareAnswers(operation, { product, reference });
    say(`Measuring: ${operation.what} …`);
    results.push(await measure(operation, { product, reference }, load, options));
  }
  console.log(`\n${tableOf(results)}\n`);
}

async function openDatabase(dist) {
  const { startEmbeddedServer } = await import(join(dist, 'db/embedded-server.js'));
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'frakto-bench-'));
  // The server runs as a lesser user when this is root, who has to reach its files.
  chmodSync(folder, 0o711);
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbeddedServer({ dataDir: join(folder, 'data'), log: say });
  undo.push(async () => {
    await database.stop();
    rmSync(database.location, { recursive: true, force: true });
  });
  return { databaseUrl: database.url, folder };
}

/**
 * Drives both in turn, and in the other order in every second round, so that what else the machine does and what the
 * database goes through meets both alike.
 */
async function measure(operation, contenders, load, { rounds, seconds, warmUpSeconds, connections }) {
  const { what, target, status, requests } = operation;
  const round = (port, time) => {
    if (stopping) throw new Error('stopped');
    return load.run({ port, requests, status, connections, seconds: time });
  };
  const nothing = () => ({ rates: [], latencies: [], cpuSeconds: 0 });
  const of = { product: nothing(), reference: nothing() };
  const ratios = [];
  for (const { port } of Object.values(contenders)) await round(port, warmUpSeconds);
  for (let number = 0; number < rounds; number += 1) {
    const names = number % 2 === 0 ? ['product', 'reference'] : ['reference', 'product'];
    for (const name of names) {
      const { port, cpuSeconds } = contenders[name];
      const before = cpuSeconds();
      const { latencies, seconds: passed } = await round(port, seconds);
      of[name].cpuSeconds += cpuSeconds() - before;
      of[name].rates.push(latencies.length / passed);
      for (const latency of latencies) of[name].latencies.push(latency);
    }
    ratios.push(of.product.rates.at(-1) / of.reference.rates.at(-1));
  }
  return { what, target, ratios, of };
}
