// Makes backups while people work, kills some of them, and brings each back: whole and without loss, or refused. Then goes back to points
// in time and measures by how much they are missed.
//
//   node scripts/bench/backups.mjs [--restores 20] [--times 10]
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { prepare } from '../lib/prepare.mjs';
import { childEnvironment, node, root } from '../lib/run.mjs';
import { command, elapsed, Failure, say } from '../lib/say.mjs';
import { dataFolder, removeData, startProduct, tableOf } from './product.mjs';

const main = join(root, 'api/dist/main.js');
const beatMs = 50;
const writers = 4;

await command(async () => {
  const { values } = parseArgs({
    options: { restores: { type: 'string', default: '20' }, times: { type: 'string', default: '10' } },
  });
  await prepare({ steps: ['api'] });
  const data = dataFolder('backups');
  const backups = join(data.folder, 'backups');
  const settings = { BACKUP_DIR: backups, BACKUP_KEEP: '7,4,12', BACKUP_KEY: 'k'.repeat(40) };
  let product;
  let load;
  try {
    product = await startProduct(main, data.dataDir, {
      DEMO: 'on',
      BACKUP_SCHEDULE: 'daily@02:30',
      ...settings,
    });
    load = await startLoad(product.url, data.dataDir);
    await until(() => copiesIn(backups).length > 0);
    const bench = { ...data, backups, settings, load };
    const rounds = [];
    for (let round = 1; round <= Number(values.restores); round += 1)
      rounds.push(await backUpAndRestore(bench, round));
    console.log(
      `\n${tableOf([Object.keys(rounds[0]), ...rounds.map((row) => Object.values(row).map(String))])}\n`,
    );
    const times = [];
    for (let round = 1; round <= Number(values.times); round += 1)
      times.push(await goBackInTime(bench, round));
    console.log(
      `\n${tableOf([Object.keys(times[0]), ...times.map((row) => Object.values(row).map(String))])}\n`,
    );
    const lost = rounds.filter((row) => row.verified !== 'yes').length;
    const missed = times.filter((row) => row.within !== 'yes').length;
    console.log(
      `${rounds.length - lost} of ${rounds.length} restores verified; ${times.length - missed} of ${times.length} points in time within a second.\n`,
    );
    if (lost + missed > 0) throw new Failure('A backup lost something, or a time was missed.');
  } finally {
    await load?.stop();
    await product?.stop();
    removeData(data);
  }
});

/** A backup under load, killed in every second round; then what there is, is brought back and looked at. */
async function backUpAndRestore({ folder, dataDir, backups, settings, load }, round) {
  const isKilled = round % 2 === 0;
  const before = copiesIn(backups);
  const began = performance.now();
  const running = run('backup.js', [], { DATA_DIR: dataDir, ...settings });
  if (isKilled) {
    // At another moment of the work in each round.
    await until(() => leftoversIn(backups).length > 0 || running.isOver());
    await pause(Math.random() * 1500);
    running.kill();
  }
  const { code, output } = await running.ended;
  if (!isKilled && code !== 0) throw new Failure(output);
  const took = elapsed(began);
  const copies = copiesIn(backups);
  const isMade = copies.some((name) => !before.includes(name));
  if (isKilled && !isMade && leftoversIn(backups).length === 0)
    say('The backup was killed before it had begun to write.');
  const newest = copies.at(-1);
  const { manifest } = JSON.parse(readFileSync(join(backups, 'copies', newest, 'manifest.json'), 'utf8'));
  const restored = await restore(folder, backups, settings, ['--copy', newest]);
  const { rows, faults } = await read(restored.dataDir);
  rmSync(restored.dataDir, { recursive: true });
  const missing = load.beats.filter(
    ({ at, n }) => at <= Date.parse(manifest.startedAt) && !rows.has(n),
  ).length;
  const late = load.beats.filter(
    ({ sent, n }) => sent > Date.parse(manifest.stoppedAt) && rows.has(n),
  ).length;
  say(`Round ${round}: ${isKilled ? 'killed' : 'whole'}, restored ${newest}`);
  return {
    round,
    backup: isKilled ? (isMade ? 'killed too late' : 'killed') : 'whole',
    'backup took': took,
    'restored from': isMade ? 'this one' : 'the one before',
    'restore took': restored.took,
    rows: rows.size,
    missing,
    'of later': late,
    'index faults': faults,
    verified: missing + late + faults === 0 ? 'yes' : 'no',
  };
}

/** A point in time within the load: exactly what had been committed by then is there. */
async function goBackInTime({ folder, backups, settings, load }, round) {
  await pause(500 + Math.random() * 3000);
  const time = new Date();
  await pause(1500);
  await load.switchWal();
  await until(() => archivedUntil(backups) > time.getTime());
  const restored = await restore(folder, backups, settings, ['--to-time', time.toISOString()]);
  const { rows } = await read(restored.dataDir);
  rmSync(restored.dataDir, { recursive: true });
  // By the database's own clock, which is that of this machine.
  const all = [...load.committed].toSorted((a, b) => a.at - b.at);
  const last = all.findLast(({ n }) => rows.has(n));
  const next = all.find(({ n }) => !rows.has(n));
  const holes = all.filter(({ at, n }) => at < last.at && !rows.has(n)).length;
  const off = Math.max(last.at - time.getTime(), time.getTime() - next.at, 0);
  say(`Time ${round}: ${time.toISOString()}, off by ${off.toFixed(0)} ms`);
  return {
    try: round,
    time: time.toISOString(),
    'last before, ms': (last.at - time.getTime()).toFixed(0),
    'first after, ms': (next.at - time.getTime()).toFixed(0),
    'off by, ms': off.toFixed(0),
    holes,
    'restore took': restored.took,
    within: off <= 1000 && holes === 0 ? 'yes' : 'no',
  };
}

/** Rows that are committed again and again, and clients that callers create, until it is stopped. */
async function startLoad(url, dataDir) {
  const { adminPassword, port } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  const connectionString = `postgres://postgres:${adminPassword}@127.0.0.1:${port}/frakto`;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    'create table if not exists beats (n int primary key, at timestamptz default clock_timestamp(), filler text)',
  );
  await client.query('create extension if not exists amcheck');
  const beats = [];
  const committed = [];
  let isOn = true;
  const beating = (async () => {
    for (let n = 1; isOn; n += 1) {
      const sent = Date.now();
      const text = `insert into beats (n, filler) values ($1, repeat(md5($2), 50)) returning extract(epoch from at) * 1000 as at`;
      const { rows } = await client.query(text, [n, String(n)]);
      beats.push({ n, sent, at: Date.now() });
      committed.push({ n, at: Number(rows[0].at) });
      await pause(beatMs);
    }
  })();
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'owner@demo.example', password: 'frakto-demo' }),
  });
  const { access_token } = await response.json();
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const creating = Array.from({ length: writers }, async (_each, writer) => {
    for (let n = 1; isOn; n += 1) {
      const body = {
        name: `Load ${writer}-${n}`,
        address: 'ul. Portowa 3',
        city: 'Gdańsk',
        post_code: '80-001',
        country_id: 1,
      };
      await fetch(`${url}/clients`, { method: 'POST', headers, body: JSON.stringify(body) });
      await pause(20);
    }
  });
  return {
    beats,
    committed,
    switchWal: () => client.query('select pg_switch_wal()'),
    async stop() {
      isOn = false;
      await Promise.allSettled([beating, ...creating]);
      await client.end();
    },
  };
}

/** What a restored folder has, and how many indexes do not fit their tables. */
async function read(dataDir) {
  const { startEmbeddedServer, embeddedDatabase } = await import(
    join(root, 'api/dist/platform/db/embedded-server.js')
  );
  const server = await startEmbeddedServer({ dataDir, log: () => undefined });
  try {
    const { adminUrl } = embeddedDatabase(dataDir);
    const client = new pg.Client({ connectionString: adminUrl.replace(/postgres$/, 'frakto') });
    await client.connect();
    const { rows } = await client.query('select n from beats');
    const indexes = await client.query(
      `select c.oid from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
       where a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid`,
    );
    let faults = 0;
    for (const { oid } of indexes.rows) {
      await client.query('select bt_index_check($1::oid::regclass, true)', [oid]).catch(() => (faults += 1));
    }
    await client.end();
    return { rows: new Set(rows.map(({ n }) => n)), faults };
  } finally {
    await server.stop();
  }
}

async function restore(folder, backups, settings, words) {
  const dataDir = join(folder, `restored-${Date.now()}`);
  const began = performance.now();
  const environment = { ...settings, DATA_DIR: dataDir, BACKUP_DIR: '' };
  const { code, output } = await run('restore.js', ['--from', backups, ...words], environment).ended;
  if (code !== 0) throw new Failure(output);
  return { dataDir, took: elapsed(began) };
}

function run(program, words, environment) {
  const [command, ...rest] = node(join(root, 'api/dist/cli', program), ...words);
  let over = false;
  let child;
  const ended = new Promise((done) => {
    child = execFile(
      command,
      rest,
      { env: childEnvironment({ DATABASE_URL: '', ...environment }) },
      (error, stdout, stderr) => {
        over = true;
        done({ code: error ? (error.code ?? 1) : 0, output: `${stdout}${stderr}` });
      },
    );
  });
  return { ended, isOver: () => over, kill: () => child.kill('SIGKILL') };
}

function namesIn(backups) {
  const copies = join(backups, 'copies');
  return existsSync(copies) ? readdirSync(copies).toSorted() : [];
}

function copiesIn(backups) {
  return namesIn(backups).filter((name) => !name.endsWith('.partial'));
}

function leftoversIn(backups) {
  return namesIn(backups).filter((name) => name.endsWith('.partial'));
}

/** When the last stored WAL was written to. */
function archivedUntil(backups) {
  const folder = join(backups, 'wal');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return Math.max(0, ...files.map((file) => Number(/\.(\d{13})\.\w+\.gz$/.exec(file)?.[1] ?? 0)));
}

async function until(condition) {
  while (!condition()) await pause(20);
}
