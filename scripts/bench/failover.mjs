// Kills the primary of a database again and again while people write: its synchronous standby is promoted, another one takes the place
// of what was killed, and no process of the product is started again. Nothing that was acknowledged may be lost, nothing done twice.
//
//   node scripts/bench/failover.mjs [--failovers 5] [--writes 10000] [--clients 12]
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, Failure, say } from '../lib/say.mjs';
import { register, signIn } from './account.mjs';
import { dataFolder, freePort, removeData, startMember, tableOf } from './product.mjs';

const main = join(root, 'api/dist/main.js');

await command(async () => {
  const { values } = parseArgs({
    options: {
      failovers: { type: 'string', default: '5' },
      writes: { type: 'string', default: '10000' },
      clients: { type: 'string', default: '12' },
    },
  });
  await prepare({ steps: ['api'] });
  const servers = await tsImport('../../api/src/testing/postgres-pair.ts', import.meta.url);
  const data = dataFolder('failover');
  const members = [];
  let primary;
  let standby;
  try {
    primary = await servers.startPrimary();
    await primary.admin(`alter system set synchronous_standby_names = '*'`);
    standby = await servers.startStandby(primary);
    await servers.streams(primary);
    await primary.admin('select pg_reload_conf()');
    const settings = {
      // The standby first: the primary has to be looked for.
      DATABASE_URL: primary.url.replace(/@[^/]+/, `@127.0.0.1:${standby.port},127.0.0.1:${primary.port}`),
      DATABASE_POOL: '12',
      SECRET: randomUUID() + randomUUID(),
      STORAGE_URL: `file://${join(data.dataDir, 'files')}`,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
    };
    const ports = [await freePort(), await freePort()];
    for (const port of ports)
      members.push(await startMember(main, data.dataDir, { ...settings, ROLE: 'web', PORT: String(port) }));
    members.push(await startMember(main, data.dataDir, { ...settings, ROLE: 'worker' }));
    const load = await startLoad(
      ports.map((port) => `http://127.0.0.1:${port}`),
      Number(values.clients),
    );
    const failovers = Number(values.failovers);
    const step = Math.ceil(Number(values.writes) / (failovers + 1));
    const rows = [];
    for (let number = 1; number <= failovers; number += 1) {
      await load.until(number * step);
      const killed = performance.now();
      await primary.kill();
      const gone = primary;
      await standby.admin('select pg_promote()');
      primary = standby;
      const promoted = performance.now();
      standby = await servers.startStandby(primary, gone.port);
      await servers.streams(primary);
      const whole = performance.now();
      const acknowledged = await load.nextAfter(killed);
      await gone.remove();
      const seconds = (from, to) => `${((to - from) / 1_000).toFixed(1)} s`;
      rows.push([
        String(number),
        seconds(killed, promoted),
        seconds(killed, whole),
        seconds(killed, acknowledged),
      ]);
      say(`Failover ${number} of ${failovers}.`);
    }
    await load.until(Number(values.writes));
    const { acknowledged, refused, unexpected } = await load.stop();
    const { rows: kept } = await queryOf(
      primary.url,
      'select name, count(*)::int as times from clients group by name',
    );
    const times = new Map(kept.map((row) => [row.name, row.times]));
    const lost = acknowledged.filter((name) => !times.has(name));
    const twice = kept.filter((row) => row.times > 1);
    const head = ['failover', 'promoted after', 'two servers after', 'next write acknowledged after'];
    console.log(`\n${tableOf([head, ...rows])}\n`);
    console.log(
      `${acknowledged.length} writes acknowledged, ${lost.length} lost, ${twice.length} done twice; ${refused} tries answered 503, ${unexpected.length} otherwise.\n`,
    );
    for (const line of unexpected.slice(0, 10)) console.log(`  ${line}`);
    if (lost.length + twice.length + unexpected.length > 0) throw new Failure('A failover was noticed.');
  } finally {
    await Promise.all(members.map((stop) => stop()));
    await standby?.remove();
    await primary?.remove();
    removeData(data);
  }
});

async function queryOf(url, text) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** People who enter clients at several processes and send each again, by its key, until it is acknowledged. */
async function startLoad(urls, people) {
  const { token } = await signIn(urls[0], await register(urls[0], 'failover'));
  const acknowledged = [];
  const unexpected = [];
  let refused = 0;
  let last = 0;
  let goesOn = true;
  const enter = async (number, turn) => {
    const name = `Client ${number} ${turn}`;
    const init = {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      },
      body: JSON.stringify({
        name,
        address: 'ul. Długa 1',
        post_code: '80-001',
        city: 'Gdańsk',
        country_id: 1,
        email: `c${number}-${turn}@bench.example`,
      }),
    };
    for (let attempt = 0; goesOn; attempt += 1) {
      const url = urls[(number + attempt) % urls.length];
      const status = await fetch(`${url}/api/clients`, init).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error) => error.cause?.code ?? error.message,
      );
      if (status === 201) {
        acknowledged.push(name);
        last = performance.now();
        return;
      }
      if (status === 503) refused += 1;
      // The try before is still under way.
      else if (status !== 409) unexpected.push(`${name}: ${status}`);
      await pause(100);
    }
  };
  const person = async (number) => {
    for (let turn = 0; goesOn; turn += 1) await enter(number, turn);
  };
  const all = Array.from({ length: people }, (_each, number) => person(number));
  say('People work …');
  return {
    async until(count) {
      while (acknowledged.length < count) await pause(20);
    },
    async nextAfter(moment) {
      while (last <= moment) await pause(20);
      return last;
    },
    async stop() {
      goesOn = false;
      await Promise.all(all);
      return { acknowledged, refused, unexpected };
    },
  };
}
