// How soon is a change on a second screen, and what does telling it cost the one who writes?
//
//   node scripts/bench/live.mjs [--companies 20] [--sockets 10] [--changes 300] [--seconds 2] [--dist <another build than api/dist>]
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { WebSocket } from 'ws';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, Failure, say } from '../lib/say.mjs';
import { register, signIn } from './account.mjs';
import { dataFolder, removeData, startDatabase, startProduct, tableOf } from './product.mjs';

/** As `batchMs` of `admin-ui/src/kit/api/live-cache.ts`: a screen waits so long for what else changes. */
const batchMs = 50;
/** Longer than anything may take. */
const lostMs = 10_000;
const rounds = 5;
const atOnce = 16;

await command(async () => {
  const { values } = parseArgs({
    options: {
      companies: { type: 'string', default: '20' },
      sockets: { type: 'string', default: '10' },
      changes: { type: 'string', default: '300' },
      seconds: { type: 'string', default: '2' },
      dist: { type: 'string' },
    },
  });
  if (values.dist === undefined) await prepare();
  const dist = resolve(values.dist ?? join(root, 'api/dist'));
  const data = dataFolder('live');
  const undo = [() => removeData(data)];
  try {
    const database = await startDatabase(dist, data.folder);
    undo.push(database.stop);
    const processes = [];
    for (const name of ['one', 'two']) {
      const settings = { DEMO: 'off', DATABASE_URL: database.url };
      const product = await startProduct(join(dist, 'main.js'), join(data.folder, name), settings);
      undo.push(product.stop);
      processes.push(product);
    }
    const companies = await enterCompanies(processes, Number(values.companies));
    const rows = await measureScreens(processes, companies, Number(values.sockets), Number(values.changes));
    say(tableOf([['what', 'p50, ms', 'p95, ms', 'longest, ms'], ...rows]));
    say(tableOf(await measureCost(database.url, companies[0].companyId, Number(values.seconds))));
  } finally {
    for (const step of undo.reverse()) await step();
  }
});

async function enterCompanies(processes, count) {
  const companies = [];
  for (let number = 0; number < count; number += 1) {
    const email = await register(
      processes[0].url,
      `live${String.fromCharCode(97 + (number % 26))}${'x'.repeat(number / 26)}`,
    );
    const sessions = await Promise.all(processes.map(({ url }) => signIn(url, email)));
    const me = await sessions[0].api('GET', '/auth/me');
    const client = await sessions[0].api('POST', '/clients-personal', {
      name: 'Klient',
      address: 'ul. Portowa 3',
      post_code: '80-001',
      country_id: 1,
    });
    companies.push({
      sessions,
      userId: me.id,
      companyId: me.user_companies[0].id ?? me.user_companies[0].company_id,
      clientId: client.id,
    });
  }
  return companies;
}

/** A screen: follows the changes, and reads its list again after one. */
async function openScreen({ url }, { token, api }, { userId, clientId }) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/chat/${userId}`, ['bearer', token]);
  await once(socket, 'open');
  const screen = { told: new Map(), shown: new Map(), close: () => socket.terminate() };
  const placed = new Promise((done) => {
    socket.on('message', (text) => {
      const event = JSON.parse(text);
      if (event.type === 'following') done();
      if (event.type !== 'change' || event.id !== clientId) return;
      screen.told.set(event.version, performance.now());
      setTimeout(async () => {
        const { items } = await api('GET', '/client-directory?page_size=20');
        const version = items.find(({ id }) => id === clientId)?.version ?? 0;
        for (const one of screen.told.keys())
          if (one <= version && !screen.shown.has(one)) screen.shown.set(one, performance.now());
      }, batchMs);
    });
  });
  socket.send(JSON.stringify({ type: 'follow' }));
  await placed;
  return screen;
}

async function measureScreens(processes, companies, socketsOfCompany, changes) {
  say(`Opening ${companies.length * socketsOfCompany} screens on two processes …`);
  const screens = new Map();
  for (const company of companies) {
    const opened = Array.from({ length: socketsOfCompany }, (_, place) =>
      openScreen(processes[place % 2], company.sessions[place % 2], company),
    );
    screens.set(company, await Promise.all(opened));
  }
  const written = [];
  const told = [];
  const shown = [];
  const toldAfter = [];
  for (let number = 0; number < changes; number += 1) {
    const company = companies[number % companies.length];
    const began = performance.now();
    const { version } = await company.sessions[number % 2].api(
      'PUT',
      `/clients-personal/${company.clientId}`,
      {
        city: `Miasto ${number}`,
      },
    );
    const answered = performance.now();
    written.push(answered - began);
    for (const screen of screens.get(company)) {
      told.push((await heard(screen.told, version)) - began);
      toldAfter.push(screen.told.get(version) - answered);
      shown.push((await heard(screen.shown, version)) - began);
    }
  }
  for (const all of screens.values()) for (const screen of all) screen.close();
  return [
    ['the call itself is answered', ...figuresOf(written)],
    ['a socket is told, from the beginning of the call', ...figuresOf(told)],
    ['a socket is told, from the answer to the call', ...figuresOf(toldAfter)],
    ['a second screen has read it, from the beginning of the call', ...figuresOf(shown)],
  ];
}

async function heard(map, version) {
  const end = performance.now() + lostMs;
  while (!map.has(version)) {
    if (performance.now() > end) throw new Failure('A screen was not told of a change.');
    await new Promise((done) => setTimeout(done, 1));
  }
  return map.get(version);
}

function figuresOf(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0);
  return [at(0.5), at(0.95), at(1)];
}

/** Statements a second, each a transaction of its own, by 16 connections: without telling, with it, and with a notice in each. */
async function measureCost(url, companyId, seconds) {
  say('Measuring what it costs to write …');
  const pool = new pg.Pool({ connectionString: url, max: atOnce });
  const { rows: functions } = await pool.query(
    `select pg_get_functiondef('number_change'::regproc) as source`,
  );
  const { source } = functions[0];
  const noticing = source.replace(
    'return null;',
    `perform pg_notify('bench', new.company_id::text); return null;`,
  );
  const able = (word) =>
    pool.query(
      `alter table clients ${word} trigger clients_told_of_insert, ${word} trigger clients_told_of_update`,
    );
  const ways = [
    ['not told', () => able('disable')],
    ['told', async () => (await able('enable'), pool.query(source))],
    ['told, and notified in the transaction', async () => (await able('enable'), pool.query(noticing))],
  ];
  const companies = Array.from({ length: atOnce }, (_, place) => companyId + place);
  const insert = (client, company) =>
    client.query(
      `insert into clients (company_id, name, address, post_code, country_id, created_at, update_date)
       values ($1, 'Koszt', 'ul. Portowa 3', '80-001', 1, now(), now()) returning id`,
      [company],
    );
  const ids = await Promise.all(companies.map(async (company) => (await insert(pool, company)).rows[0].id));
  const update = (client, company, place) =>
    client.query('update clients set city = $2 where id = $1', [ids[place], `Miasto ${Math.random()}`]);
  const rates = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const [way, prepareWay] of ways) {
      await prepareWay();
      for (const [what, work] of [
        ['insert', insert],
        ['update', update],
      ]) {
        const key = `${what}, ${way}`;
        rates.set(key, [...(rates.get(key) ?? []), await rateOf(pool, work, companies, seconds)]);
      }
    }
  }
  await pool.query(source);
  await pool.end();
  const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)];
  const rows = [];
  for (const what of ['insert', 'update'])
    for (const [way] of ways) {
      const rate = median(rates.get(`${what}, ${way}`));
      const bare = median(rates.get(`${what}, ${ways[0][0]}`));
      rows.push([`${what}, ${way}`, rate.toFixed(0), (rate / bare).toFixed(2)]);
    }
  return [['a client in a transaction of its own', 'a second', 'ratio'], ...rows];
}

async function rateOf(pool, work, companies, seconds) {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    companies.map(async (company, place) => {
      const client = await pool.connect();
      while (performance.now() < end) {
        await work(client, company, place);
        count += 1;
      }
      client.release();
    }),
  );
  return count / seconds;
}
