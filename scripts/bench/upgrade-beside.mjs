// Migrates a database with the present build while the former one serves on it: what the former one is asked for goes on without a failed
// request, before, during and after, and then beside the present one, as in a rolling upgrade.
//
//   node scripts/bench/upgrade-beside.mjs [--from REF] [--seconds 8]
//
// Without --from the former version is the commit before the first migration came that runs beside the version before it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { prepare } from '../lib/prepare.mjs';
import { must, node, npm, root, run } from '../lib/run.mjs';
import { command, elapsed, Failure, say } from '../lib/say.mjs';
import { register, signIn } from './account.mjs';
import { dataFolder, freePort, removeData, startMember } from './product.mjs';

/** As in `migrations-beside.test.ts`: from this one on, all pending migrations run while the version before them works. */
const firstBeside = '0126-sequences-of-unlogged-tables';

await command(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, seconds: { type: 'string', default: '8' } },
  });
  await prepare({ steps: ['sdk', 'api'] });
  const from = values.from ?? beforeMigration(firstBeside);
  const former = mkdtempSync(join(realpathSync(tmpdir()), 'frakto-former-'));
  const data = dataFolder('upgrade');
  const stops = [];
  let server;
  try {
    await buildFormer(from, former);
    const { migrate: migrateFormer } = await import(built(former, 'platform/db/migrate.js'));
    const { startPrimary } = await tsImport('../../api/src/testing/postgres-pair.ts', import.meta.url);
    server = await startPrimary();
    await migrateFormer(server.url);
    const settings = {
      DATABASE_URL: server.url,
      DATABASE_POOL: '10',
      SECRET: 'a secret of the trial of upgrades, for both',
      STORAGE_URL: `file://${join(data.dataDir, 'files')}`,
      DEMO: 'off',
    };
    const start = async (where, role) => {
      const port = await freePort();
      const main = join(where, 'api/dist/main.js');
      stops.push(await startMember(main, data.dataDir, { ...settings, ROLE: role, PORT: String(port) }));
      return `http://127.0.0.1:${port}`;
    };
    const url = await start(former, 'web');
    await start(former, 'worker');
    const load = await startLoad(url, former);
    const wait = () => pause(Number(values.seconds) * 1_000);
    await wait();
    const begun = performance.now();
    const { code, output } = await run(node('api/dist/cli/migrate.js'), {
      env: { DATABASE_URL: server.url },
    });
    if (code !== 0) throw new Failure(`Migrating failed: ${output}`);
    say(`${output.trim()} It took ${elapsed(begun)}.`);
    await wait();
    load.add(await start(root, 'web'), root);
    await start(root, 'worker');
    say('Both versions work.');
    await wait();
    const { requests, jobs, failed } = await load.stop();
    console.log(
      `\nFrom ${from.slice(0, 10)}: ${requests} requests and ${jobs} whole jobs, ${failed.length} failed.\n`,
    );
    for (const line of failed.slice(0, 10)) console.log(`  ${line}`);
    if (failed.length > 0) throw new Failure('The former version does not run on the new schema.');
    if (jobs === 0) throw new Failure('No job was played to its end.');
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await server?.remove();
    removeData(data);
    rmSync(former, { recursive: true, force: true });
  }
});

function built(where, path) {
  return pathToFileURL(join(where, 'api/dist', path)).href;
}

function git(...words) {
  return execFileSync('git', words, { cwd: root, maxBuffer: 512 * 1024 * 1024 });
}

/** The commit before the one that brought a migration. */
function beforeMigration(name) {
  const file = `api/src/platform/db/migrations/${name}.ts`;
  const [added] = git('log', '--diff-filter=A', '--format=%H', '--', file).toString().split('\n');
  if (!added) throw new Failure(`No commit brought ${file}: name the former version, --from REF.`);
  return git('rev-parse', `${added}^`).toString().trim();
}

/** Brings a version into a folder and compiles its server there, with the packages that are installed here. */
async function buildFormer(ref, folder) {
  say(`Building the server of ${ref.slice(0, 10)} …`);
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', ref) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  await must('Compiling the former server', node('scripts/build-api.mjs'), { cwd: folder });
  await must('Compiling the former SDK', npm('run', 'build', '-w', 'sdk'), { cwd: folder });
}

/** Somebody who works in the directories and on orders of each server, and programs that play the SDK's example from end to end. */
async function startLoad(firstUrl, firstFolder) {
  const { api, token } = await signIn(firstUrl, await register(firstUrl, 'upgrade'));
  const seller = {
    company_name: 'Upgrade Spedycja',
    nip: '5260001246',
    address: 'ul. Długa 1',
    city: 'Gdańsk',
    post_code: '80-001',
    email: 'office@bench.example',
    bank_name: 'Bank Portowy',
    bank_account: '42 9999 0001 0000 1234 5678 0001',
    bank_swift: 'bpor plpw',
  };
  await api('PUT', '/company-settings', { invoice_country: 'PL', company_data: seller });
  const failed = [];
  let requests = 0;
  let jobs = 0;
  let goesOn = true;
  const call = async (url, method, path, body) => {
    requests += 1;
    try {
      const answer = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      if (!answer.ok) failed.push(`${url} ${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
      return answer.ok && text ? JSON.parse(text) : null;
    } catch (error) {
      failed.push(`${url} ${method} ${path}: ${error.cause?.message ?? error.message}`);
      return null;
    }
  };
  const lists = [
    '/orders',
    '/clients',
    '/subcontractors',
    '/messages',
    '/activities',
    '/changes',
    '/work-queue',
    '/subcontractor-groups',
  ];
  const person = async (url) => {
    for (let turn = 0; goesOn; turn += 1) {
      const fields = {
        name: `Client ${turn}`,
        address: 'ul. Długa 1',
        post_code: '80-001',
        city: 'Gdańsk',
        country_id: 1,
        email: `c${turn}@bench.example`,
      };
      const client = await call(url, 'POST', '/clients', fields);
      if (client) await call(url, 'PUT', `/clients/${client.id}`, { ...fields, city: 'Gdynia' });
      if (client) await call(url, 'GET', `/clients/${client.id}`);
      for (const path of lists) await call(url, 'GET', path);
      if (client) await call(url, 'DELETE', `/clients/${client.id}`);
    }
  };
  const example = 'sdk/examples/main-job.ts';
  const program = async (url, folder) => {
    // Versions from before there was one are asked by people alone.
    while (goesOn && existsSync(join(folder, example))) {
      const { code, output } = await run(node('--import', 'tsx', example), {
        cwd: folder,
        env: { FRAKTO_URL: `${url}/api`, FRAKTO_KEY: token },
      });
      if (code === 0) jobs += 1;
      else failed.push(`${url} main-job: ${output.trim().slice(-600)}`);
    }
  };
  const all = [];
  const add = (url, folder) => all.push(person(url), program(url, folder));
  add(firstUrl, firstFolder);
  say('People work …');
  return {
    add,
    async stop() {
      goesOn = false;
      await Promise.all(all);
      return { requests, jobs, failed };
    },
  };
}
