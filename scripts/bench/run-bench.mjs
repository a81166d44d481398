// Brings up one database and both servers, drives them in turn, and prints what came of it.
import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../lib/say.mjs';
import { newKey, startLoad, startProduct, startReference } from './contenders.mjs';
import { fillDatabase } from './fill-database.mjs';
import { orderOperationNames, readOperations } from './operations.mjs';

/** What two creations of the same client may differ in. */
const ofEach = { id: 0, update_date: '' };

/**
 * Asks both servers the same and compares: who does less work than the other would win for nothing.
 * @param {import('./operations.mjs').Operation} operation
 * @param {{ product: { port: number }, reference: { port: number } }} contenders
 * @throws {Error} with the first difference
 */
async function compareAnswers({ name, status, requests }, { product, reference }) {
  for (const request of requests.slice(0, 25)) {
    const [one, other] = await Promise.all([ask(product.port, request), ask(reference.port, request)]);
    const answers = name.startsWith('create')
      ? [one, other].map((body) => ({ ...body, ...ofEach }))
      : [one, other];
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
  socket.write(request.replace('Connection: keep-alive', 'Connection: close').replace(newKey, randomUUID()));
  const parts = [];
  for await (const part of socket) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  return JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));
}

const root = join(import.meta.dirname, '../..');

/** What `--help` prints. */
const usage = `npm run bench -- [options]

  --quick             a smoke run under a minute: short rounds, fewer clients
  --million           200 companies, a million clients, global clients and orders
  --companies <n>     companies                               (20)
  --clients <n>       clients of all companies                (100000)
  --global <n>        global clients besides                  (100000)
  --orders <n>        orders in all, at most 20000 in each company asked for (100000)
  --rounds <n>        rounds of each operation and server     (5)
  --seconds <n>       seconds of a round                      (3)
  --connections <n>   keep-alive connections of the load      (16)
  --keep <folder>     keeps the database there, or uses the one that was kept there
  --only <names>      operations, separated by commas         (all)
  --profile <folder>  writes CPU profiles of the product there
  --dist <folder>     another build of the server than api/dist
`;

/**
 * Reads the command line.
 * @param {string[]} words
 */
function readOptions(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      help: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      million: { type: 'boolean', default: false },
      companies: { type: 'string' },
      clients: { type: 'string' },
      global: { type: 'string' },
      orders: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '16' },
      keep: { type: 'string' },
      only: { type: 'string' },
      profile: { type: 'string' },
      dist: { type: 'string', default: join(root, 'api/dist') },
    },
  });
  const { quick, million } = values;
  const rows = million ? '1000000' : quick ? '20000' : '100000';
  return {
    help: values.help,
    companies: positive('companies', values.companies ?? (million ? '200' : '20')),
    clients: positive('clients', values.clients ?? rows),
    global: positive('global', values.global ?? rows),
    orders: positive('orders', values.orders ?? rows),
    rounds: positive('rounds', values.rounds ?? (quick ? '3' : '5')),
    seconds: positive('seconds', values.seconds ?? (quick ? '0.7' : '3')),
    warmUpSeconds: quick ? 1 : 3,
    connections: positive('connections', values.connections),
    keep: values.keep === undefined ? undefined : resolve(values.keep),
    only: values.only?.split(','),
    profile: values.profile === undefined ? undefined : resolve(values.profile),
    dist: resolve(values.dist),
  };
}

function positive(name, text) {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} takes a number above 0, not ${text}.`);
  return number;
}

/**
 * What was measured of one operation.
 * @typedef {object} Result
 * @property {string} what
 * @property {number} target
 * @property {number[]} ratios of the rounds: product to reference
 * @property {Record<'product' | 'reference', { rates: number[], latencies: number[], cpuSeconds: number }>} of
 */

const heads = [
  'operation',
  'product/s',
  'reference/s',
  'ratio',
  'rounds',
  'p50 ms',
  'p99 ms',
  'CPU µs',
  'target',
  '',
];

/**
 * The figures as a table for people. Rates and ratios are medians of the rounds; times are of all answers, the
 * product's first, the reference's after the stroke. CPU is what the server's own process takes for a request, without
 * the database: it says more than the rates where the machine has other work.
 * @param {Result[]} results
 */
function tableOf(results) {
  const lines = [heads, ...results.map(lineOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths[column], column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function lineOf({ what, target, ratios, of: { product, reference } }) {
  const ratio = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`;
  const times = (share) =>
    [product, reference].map(({ latencies }) => quantile(latencies, share).toFixed(1)).join(' / ');
  const cpu = [product, reference].map(({ cpuSeconds, latencies }) => (cpuSeconds / latencies.length) * 1e6);
  return [
    what,
    median(product.rates).toFixed(0),
    median(reference.rates).toFixed(0),
    ratio.toFixed(2),
    spread,
    times(0.5),
    times(0.99),
    Number.isNaN(cpu[0]) ? '-' : cpu.map((micros) => micros.toFixed(0)).join(' / '),
    target.toFixed(1),
    ratio >= target ? 'PASS' : 'short',
  ];
}

const pad = (cell, width, column) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));

const median = (numbers) => quantile(numbers, 0.5);

function quantile(numbers, share) {
  const sorted = Float64Array.from(numbers).sort();
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  return low + (sorted[Math.ceil(at)] - low) * (at % 1);
}

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
  const { databaseUrl, adminUrl, folder } = await openDatabase(options);
  const product = await startProduct({ ...options, databaseUrl, folder });
  undo.push(product.stop);
  const accounts = await accountsOf(adminUrl, options);
  const reference = await startReference({ databaseUrl, folder, accounts });
  undo.push(reference.stop);
  const load = startLoad();
  undo.push(load.stop);

  const results = [];
  for (const operation of await readOperations(databaseUrl, accounts)) {
    if (options.only && !options.only.includes(operation.name)) continue;
    await compareAnswers(operation, { product, reference });
    say(`Measuring: ${operation.what} …`);
    const result = await measure(operation, { product, reference }, load, options);
    results.push(result);
    // So that what was measured is not lost to an operation that fails later.
    console.log(tableOf([result]).split('\n').at(-1));
  }
  console.log(`\n${tableOf(results)}\n`);
}

/** Fills the database, unless the one that was kept is filled. */
async function accountsOf(adminUrl, options) {
  const file = options.keep && join(options.keep, 'accounts.json');
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const asksForOrders = !options.only || options.only.some((name) => orderOperationNames.includes(name));
  // What is kept is there for all operations.
  const orders = asksForOrders || options.keep ? options.orders : 0;
  const { companies, clients, global } = options;
  say(`Entering ${clients} clients of ${companies} companies, ${global} global ones and ${orders} orders …`);
  const accounts = await fillDatabase(adminUrl, { ...options, orders });
  if (file) writeFileSync(file, JSON.stringify(accounts), { mode: 0o600 });
  return accounts;
}

async function openDatabase({ dist, keep }) {
  const { startEmbeddedServer, embeddedDatabase } = await import(
    join(dist, 'platform/db/embedded-server.js')
  );
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'frakto-bench-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  if (keep) mkdirSync(keep, { recursive: true });
  // The server runs as a lesser user when this is root, who has to reach its files.
  for (const one of [folder, ...(keep ? [keep] : [])]) chmodSync(one, 0o711);
  const database = await startEmbeddedServer({ dataDir: join(keep ?? folder, 'data'), log: say });
  undo.push(async () => {
    await database.stop();
    if (!keep) rmSync(database.location, { recursive: true, force: true });
  });
  const { pathname } = new URL(database.url);
  const adminUrl = Object.assign(new URL(embeddedDatabase(database.dataDir).adminUrl), { pathname }).href;
  return { databaseUrl: database.url, adminUrl, folder };
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
