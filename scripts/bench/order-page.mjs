// Opens the order page of a small and of a large order in a browser and tells what it asks the server for: how many calls,
// how long they take, and how many statements each one runs. More of them for the larger order end it with code 1.
//
//   node scripts/bench/order-page.mjs [--routes 20] [--quotes 10] [--dist <another build than api/dist>]
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, Failure, say } from '../lib/say.mjs';
import { register, signIn } from './account.mjs';
import { dataFolder, removeData, startDatabase, startProduct, tableOf } from './product.mjs';

// Stands between the product and its database and counts the statements that go through.
/** Of PostgreSQL's protocol: a statement that is sent as text, and one that was prepared and is executed. */
const query = 'Q'.charCodeAt(0);
const execute = 'E'.charCodeAt(0);

/**
 * Starts to count.
 * @param {string} databaseUrl with a port on loopback
 * @returns the URL to give to the product; `take()` tells how many statements there were since it was asked last
 */
async function startStatementCounter(databaseUrl) {
  const behind = new URL(databaseUrl);
  let statements = 0;
  const sockets = new Set();
  // Without a delay: what waits here to be sent as one would look like time that the database takes.
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: Number(behind.port), host: behind.hostname, noDelay: true });
    for (const socket of [client, database]) {
      sockets.add(socket);
      // Whoever hangs up takes the other one along.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    const read = messagesOf((kind) => {
      if (kind === query || kind === execute) statements += 1;
    });
    client.on('data', (data) => {
      read(data);
      database.write(data);
    });
    database.on('data', (data) => client.write(data));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.port = String(server.address().port);
  return {
    url: url.href,
    take() {
      const taken = statements;
      statements = 0;
      return taken;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Reads a client's messages: a letter and a length each, but for the first one, which is a length alone. */
function messagesOf(onMessage) {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return;
      const length = head + rest.readUInt32BE(head);
      if (rest.length < length) return;
      if (!isFirst) onMessage(rest[0]);
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
}

const rounds = 15;

await command(async () => {
  const { values } = parseArgs({
    options: {
      routes: { type: 'string', default: '20' },
      quotes: { type: 'string', default: '10' },
      dist: { type: 'string' },
    },
  });
  if (values.dist === undefined) await prepare();
  const dist = resolve(values.dist ?? join(root, 'api/dist'));
  const data = dataFolder('order-page');
  const undo = [() => removeData(data)];
  try {
    const database = await startDatabase(dist, data.folder);
    undo.push(database.stop);
    const counter = await startStatementCounter(database.url);
    undo.push(counter.close);
    // Jobs run statements of their own.
    const settings = { DEMO: 'off', DATABASE_URL: counter.url, ROLE: 'web' };
    const product = await startProduct(join(dist, 'main.js'), data.dataDir, settings);
    undo.push(product.stop);
    const owner = await register(product.url, 'orderpage');
    const world = { product, counter, dist, ...(await signIn(product.url, owner)) };
    const carriers = await enterCarriers(world, Number(values.quotes));
    const pages = [];
    for (const routeCount of [1, Number(values.routes)]) {
      say(`Entering an order of ${routeCount} routes with ${carriers.length} quotes each …`);
      const id = await enterOrder(world, routeCount, carriers);
      pages.push({ routeCount, ...(await openPage(world, id)), ...(await replay(world, id)) });
    }
    report(pages);
  } finally {
    for (const step of undo.reverse()) await step();
  }
});

async function enterCarriers({ api }, count) {
  const carriers = [];
  for (let number = 1; number <= count; number += 1) {
    carriers.push(
      await api('POST', '/subcontractors-personal', {
        name: `Przewoźnik ${number}`,
        email: `carrier${number}@many.example`,
        country_id: 1,
        rate_type: 'Contract',
      }),
    );
  }
  return carriers;
}

/** An accepted request with its routes, each quoted by all carriers. */
async function enterOrder({ api }, routeCount, carriers) {
  const transport = {
    pickup_street: 'ul. Portowa 3',
    pickup_city: 'Gdańsk',
    pickup_post_code: '80-001',
    pickup_country: 'PL',
    pickup_date: '2030-12-02T08:00:00.000Z',
    delivery_street: 'Bryggen 7',
    delivery_city: 'Bergen',
    delivery_post_code: '5003',
    delivery_country: 'NO',
    delivery_date: '2030-12-04T16:00:00.000Z',
  };
  const cargo = { pallets_count: 12, weight: 8400.5, cargo_type: 'Meble' };
  const client = await api('POST', '/clients-personal', {
    name: `Fabryka Mebli ${routeCount}`,
    address: 'ul. Długa 12',
    city: 'Łódź',
    post_code: '90-001',
    country_id: 1,
    email: `zakupy${routeCount}@meble.example`,
  });
  const { id } = await api('POST', '/quotations', { client_id: client.id, ...transport, ...cargo });
  const { routes } = await api('PUT', `/orders/${id}/status`, { status: 1 });
  const routeIds = routes.map((route) => route.id);
  while (routeIds.length < routeCount)
    routeIds.push((await api('POST', '/order-routes', { ...transport, quotation_id: id })).id);
  for (const [index, routeId] of routeIds.entries()) {
    for (const [number, carrier] of carriers.entries()) {
      await api('POST', '/subcontractor-offers', {
        subcontractor_id: carrier.id,
        quotation_route_id: routeId,
        price: 1000 + 10 * number + index,
        currency: 'PLN',
        pickup_date: transport.pickup_date,
        delivery_date: transport.delivery_date,
      });
    }
  }
  return id;
}

/** The page in a browser, opened for the first time: its calls to the API, and when the last one was answered. */
async function openPage(world, id) {
  const { findBrowser } = await import(join(world.dist, 'platform/browser/find-browser.js'));
  const { executablePath, args, env } = await findBrowser();
  const browser = await launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    const user = JSON.stringify(await world.api('GET', '/auth/me'));
    await page.evaluateOnNewDocument(
      (token, me) => {
        globalThis.localStorage.setItem('frakto.token', token);
        globalThis.localStorage.setItem('frakto.user', me);
      },
      world.token,
      user,
    );
    const calls = [];
    let answered = 0;
    page.on('response', (response) => {
      const request = response.request();
      if (!['fetch', 'xhr'].includes(request.resourceType())) return;
      calls.push({
        method: request.method(),
        path: new URL(request.url()).pathname + new URL(request.url()).search,
      });
      answered = performance.now();
    });
    const began = performance.now();
    await page.goto(`${world.product.url}/offer/${id}`, { waitUntil: 'networkidle0' });
    world.calls = calls;
    return { count: calls.length, openedMs: answered - began };
  } finally {
    await browser.close();
  }
}

/** The page's calls once more, one after the other: milliseconds, the median of some, and statements. */
async function replay({ product, counter, token, calls }) {
  const answers = [];
  for (const { method, path } of calls.filter((call) => call.method === 'GET')) {
    const seen = [];
    for (let round = 0; round < rounds; round += 1) {
      counter.take();
      const began = performance.now();
      const answer = await fetch(product.url + path, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
      const { byteLength } = await answer.arrayBuffer();
      if (!answer.ok) throw new Failure(`${method} ${path}: ${answer.status}`);
      seen.push({ ms: performance.now() - began, statements: counter.take(), kilobytes: byteLength / 1024 });
    }
    const { statements, kilobytes } = seen.at(-1);
    const [ms] = seen
      .map((one) => one.ms)
      .sort((one, other) => one - other)
      .slice(rounds >> 1);
    answers.push({ path, ms, statements, kilobytes });
  }
  return { answers };
}

function report(pages) {
  const nameOf = (path) => path.replaceAll(/\d+/g, '…').replace(/\?.*/, '');
  for (const { routeCount, count, openedMs, answers } of pages) {
    const sum = answers.reduce((total, { ms }) => total + ms, 0);
    console.log(
      `\n${routeCount} routes: ${count} calls, the last one answered ${openedMs.toFixed(0)} ms after the page was asked for, ` +
        `${sum.toFixed(1)} ms one after the other\n`,
    );
    const rows = answers.map(({ path, ms, statements, kilobytes }) => [
      nameOf(path),
      ms.toFixed(1),
      String(statements),
      kilobytes.toFixed(1),
    ]);
    console.log(tableOf([['GET', 'ms', 'statements', 'kB'], ...rows]));
  }
  const most = ({ answers }) => {
    const byName = new Map();
    for (const { path, statements } of answers) byName.set(nameOf(path), statements);
    return byName;
  };
  const [small, large] = pages.map(most);
  const grown = [...large].filter(([name, statements]) => statements > (small.get(name) ?? Infinity));
  if (grown.length > 0)
    throw new Failure(`More statements for more routes: ${grown.map(([name]) => name).join(', ')}`);
}
