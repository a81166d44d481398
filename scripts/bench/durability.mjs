// Kills the product while it takes records from many callers at once, starts it again, and counts what it had said
// was stored and is not. Nothing may be lost. A round kills the product alone (its database goes on and is adopted),
// the next one the product and its database. With --database only the database is killed, and the product has to bring it
// back by itself: what is refused meanwhile is sent again.
//
//   node scripts/bench/durability.mjs [--creates 2000] [--rounds 2] [--database] [--dist <another build than api/dist>]
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { URLSearchParams } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, elapsed, Failure, say } from '../lib/say.mjs';
import { dataFolder, removeData, startProduct, tableOf } from './product.mjs';

const sockets = 200;
const demo = { DEMO: 'on' };

await command(async () => {
  const { values } = parseArgs({
    options: {
      creates: { type: 'string', default: '2000' },
      rounds: { type: 'string', default: '2' },
      database: { type: 'boolean', default: false },
      dist: { type: 'string' },
    },
  });
  if (values.dist === undefined) await prepare({ steps: ['api'] });
  const main = join(resolve(values.dist ?? join(root, 'api/dist')), 'main.js');
  const data = dataFolder('durability');
  const { dataDir } = data;
  let product;
  try {
    const rounds = [];
    product = await startProduct(main, dataDir, demo);
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      const withDatabase = round % 2 === 0;
      const creates = Number(values.creates);
      if (values.database) {
        // The product gives up a database that ends more than five times a minute.
        if (round > 1) await pause(14_000);
        rounds.push(await playDatabase({ product, round, creates }));
        continue;
      }
      const { result, next } = await play({ product, main, dataDir, round, withDatabase, creates });
      product = next;
      rounds.push(result);
    }
    console.log(`\n${reportOf(rounds)}\n`);
    if (values.database) {
      const longest = Math.max(...rounds.map(({ ready }) => parseFloat(ready)));
      console.log(`Longest time until the product was ready again: ${longest.toFixed(1)} s\n`);
    }
    const lost = rounds.reduce((sum, round) => sum + round.lost + round.different, 0);
    if (lost > 0) throw new Failure(`${lost} acknowledged records are lost or are not as they were sent.`);
  } finally {
    await product?.stop();
    removeData(data);
  }
});

/** One round: create, kill, start again, look. */
async function play({ product, main, dataDir, round, withDatabase, creates }) {
  const killed = withDatabase ? 'product and database' : 'product';
  // At another moment in each round, and never before the first or after the last record.
  const killAfter = Math.round(creates * (0.2 + 0.5 * Math.random()));
  say(`Round ${round}: ${creates} creates at once; kill -9 of ${killed} after ${killAfter} …`);
  const token = await signIn(product.url);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const acknowledged = new Map();
  let refused = 0;
  let cut = 0;
  const create = async (number) => {
    const name = `Durable ${round}-${number}`;
    try {
      const { status, body } = await send(agent, 'POST', `${product.url}/clients`, token, clientCalled(name));
      if (status === 201) acknowledged.set(body.id, name);
      else refused += 1;
      if (acknowledged.size === killAfter) product.kill(withDatabase);
    } catch {
      cut += 1;
    }
  };
  await Promise.all(Array.from({ length: creates }, (_each, number) => create(number)));
  agent.destroy();
  product.kill(withDatabase);
  await product.ended;

  const restarted = performance.now();
  const next = await startProduct(main, dataDir, demo);
  const ready = elapsed(restarted);
  const stored = await readAll(next.url, await signIn(next.url), `Durable ${round}-`);
  const lost = [...acknowledged.keys()].filter((id) => !stored.has(id)).length;
  const different = [...acknowledged].filter(
    ([id, name]) => stored.has(id) && stored.get(id) !== name,
  ).length;
  const unannounced = [...stored.keys()].filter((id) => !acknowledged.has(id)).length;
  const result = {
    round,
    killed,
    creates,
    acknowledged: acknowledged.size,
    refused,
    cut,
    stored: stored.size,
    lost,
    different,
    unannounced,
    ready,
  };
  return { result, next };
}

/** One round: create, kill the database's first process, go on creating, look. */
async function playDatabase({ product, round, creates }) {
  const killAfter = Math.round(creates * (0.2 + 0.5 * Math.random()));
  say(`Round ${round}: ${creates} creates at once; kill -9 of the database alone after ${killAfter} …`);
  const token = await signIn(product.url);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const acknowledged = new Map();
  let refused = 0;
  let cut = 0;
  let recovery = null;
  const create = async (number) => {
    const name = `Durable ${round}-${number}`;
    for (;;) {
      try {
        const { status, body } = await send(
          agent,
          'POST',
          `${product.url}/clients`,
          token,
          clientCalled(name),
        );
        if (status === 201) {
          acknowledged.set(body.id, name);
          if (acknowledged.size >= killAfter) recovery ??= readyAgain(product, product.killDatabase());
          return;
        }
        if (status !== 503) throw new Failure(`A create was answered ${status}: ${JSON.stringify(body)}`);
        refused += 1;
      } catch (error) {
        if (error instanceof Failure) throw error;
        cut += 1;
      }
      await pause(200);
    }
  };
  await Promise.all(Array.from({ length: creates }, (_each, number) => create(number)));
  agent.destroy();
  const ready = await recovery;
  const stored = await readAll(product.url, token, `Durable ${round}-`);
  const lost = [...acknowledged.keys()].filter((id) => !stored.has(id)).length;
  const different = [...acknowledged].filter(
    ([id, name]) => stored.has(id) && stored.get(id) !== name,
  ).length;
  const unannounced = [...stored.keys()].filter((id) => !acknowledged.has(id)).length;
  return {
    round,
    killed: 'database',
    creates,
    acknowledged: acknowledged.size,
    refused,
    cut,
    stored: stored.size,
    lost,
    different,
    unannounced,
    ready,
  };
}

/** Waits until another server runs than the killed one and the product says that it is ready. @returns how long that took */
async function readyAgain(product, killedPid) {
  const killedAt = performance.now();
  for (;;) {
    await pause(50);
    const pid = product.databasePid();
    if (pid === undefined || pid === killedPid) continue;
    const { status } = await fetch(`${product.url}/health/ready`);
    if (status === 200) return elapsed(killedAt);
  }
}

function clientCalled(name) {
  return { name, address: 'ul. Portowa 3', city: 'Gdańsk', post_code: '80-001', country_id: 1 };
}

async function signIn(url) {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'owner@demo.example', password: 'frakto-demo' }),
  });
  if (!response.ok) throw new Failure(`Signing in failed: ${response.status} ${await response.text()}`);
  return (await response.json()).access_token;
}

/** Names by id of all clients whose name holds a text. */
async function readAll(url, token, q) {
  const stored = new Map();
  const agent = new Agent();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({ q, page, page_size: 1000, sort: 'id' });
    const { status, body } = await send(agent, 'GET', `${url}/clients?${query}`, token);
    if (status !== 200) throw new Failure(`Reading the clients failed: ${status}`);
    for (const { id, name } of body.items) stored.set(id, name);
    pages = body.total_pages;
  }
  return stored;
}

/** One request; fails when the connection ends before the whole answer has come. */
function send(agent, method, url, token, body) {
  return new Promise((done, fail) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = request(url, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += part));
      response.once('error', fail);
      response.once('end', () => {
        if (!response.complete) fail(new Error('The answer was cut off'));
        else done({ status: response.statusCode, body: JSON.parse(text) });
      });
    });
    sent.once('error', fail);
    sent.end(body && JSON.stringify(body));
  });
}

function reportOf(rounds) {
  const columns = {
    round: 'round',
    killed: 'killed',
    creates: 'creates',
    acknowledged: 'acknowledged',
    cut: 'cut off',
    refused: 'refused',
    stored: 'found',
    unannounced: 'stored, answer lost',
    lost: 'lost',
    different: 'different',
    ready: 'ready again in',
  };
  return tableOf([
    Object.values(columns),
    ...rounds.map((round) => Object.keys(columns).map((key) => String(round[key]))),
  ]);
}
