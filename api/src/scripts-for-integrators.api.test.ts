import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NewApiKey } from './modules/identity/api-keys/api-key.dto.js';
import type { NewWebhook } from './modules/insight/webhooks/webhook.dto.js';
import { systemClock } from './platform/clock/clock.port.js';
import type { Paged } from './platform/http/api-types.js';
import { aCompany, type TestMember } from './testing/people.js';
import { testApp } from './testing/test-app.js';

const scripts = join(import.meta.dirname, '../../scripts');
const app = await testApp({ clock: systemClock });
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frakto-scripts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script as a person does, by a key of a company. */
async function run(
  owner: TestMember,
  name: string,
  ...words: string[]
): Promise<{ code: number; text: string }> {
  const scopes = ['read', 'orders', 'directory', 'settings'];
  const { token } = await owner.api.create<NewApiKey>('/api-keys', { name: 'Scripts', scopes });
  return runWith({ FRAKTO_URL: `${app.url}/api`, FRAKTO_KEY: token }, name, ...words);
}

async function runWith(env: NodeJS.ProcessEnv, name: string, ...words: string[]) {
  const { PATH } = process.env;
  try {
    const done = await promisify(execFile)(process.execPath, [join(scripts, name), ...words], {
      env: { PATH, ...env },
      cwd: folder,
    });
    return { code: 0, text: done.stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

const total = async (owner: TestMember, path: string) =>
  (await owner.api.read<Paged<unknown>>(path, { page_size: 1 })).total;

describe.each(['export-company.mjs', 'import-company.mjs', 'replay-webhook.mjs', 'make-demo-data.mjs'])(
  '%s',
  (name) => {
    test('says how it is used, what it lacks, and what it does not know', async () => {
      const help = await runWith({}, name, '--help');
      expect(help.code).toBe(0);
      expect(help.text).toContain(`node scripts/${name}`);
      expect(help.text).toContain('FRAKTO_KEY');
      expect(await runWith({}, name)).toEqual({
        code: 1,
        text: expect.stringContaining('FRAKTO_URL') as unknown,
      });
      const wrong = await runWith({}, name, '--colour');
      expect([wrong.code, wrong.text.includes('--colour')]).toEqual([1, true]);
      const env = { FRAKTO_URL: `${app.url}/api`, FRAKTO_KEY: `fk_${'x'.repeat(40)}` };
      const words =
        name === 'make-demo-data.mjs'
          ? ['--orders', '1']
          : name === 'import-company.mjs'
            ? ['--clients', 'x.csv']
            : [];
      writeFileSync(join(folder, 'x.csv'), 'external_id,name\n1,x\n');
      const refused = await runWith(env, name, ...words);
      expect([refused.code, refused.text.includes('unauthorized')]).toEqual([1, true]);
    });
  },
);

test('demo data are made, and not made twice; the company is exported as the API has it', async () => {
  const owner = await aCompany(app);
  const first = await run(owner, 'make-demo-data.mjs', '--orders', '60', '--name', 'trial');
  expect(first).toMatchObject({
    code: 0,
    text: expect.stringContaining('orders: 60 made, 0 there already') as unknown,
  });
  const again = await run(owner, 'make-demo-data.mjs', '--orders', '61', '--name', 'trial');
  expect(again.text).toContain('orders: 1 made, 60 there already');
  expect([
    await total(owner, '/orders'),
    await total(owner, '/clients'),
    await total(owner, '/subcontractors'),
  ]).toEqual([61, 4, 4]);
  const to = join(folder, 'exported');
  expect(await run(owner, 'export-company.mjs', '--to', to)).toMatchObject({ code: 0 });
  const records = (name: string) =>
    readFileSync(join(to, `${name}.ndjson`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { id: number });
  expect(records('orders')).toEqual(
    (await owner.api.read<Paged<object>>('/orders', { page_size: 1000, sort: 'id' })).items,
  );
  expect([records('clients').length, records('subcontractors').length, records('invoices')]).toEqual([
    4,
    4,
    [],
  ]);
  expect(existsSync(join(to, 'orders.ndjson.part'))).toBe(false);
  expect((await run(owner, 'make-demo-data.mjs', '--orders', 'many')).text).toContain(
    '--orders is a whole number',
  );
});

test('clients, carriers and open orders of another system are entered once, what is refused is told and mended', async () => {
  const owner = await aCompany(app);
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const clients = write(
    'clients.csv',
    '\ufeffexternal_id;name;address;post_code;city;country;email\r\nC-1;Fjordfisk AS;Fiskebrygga 4;0250;Oslo;no;post@fjordfisk.example\r\nC-2;Bad AS;Gate 1;x;Oslo;NO;\r\n',
  );
  const carriers = write('carriers.csv', 'external_id,name,rate_type\nS-1,Tromsø Transport,Contract\n');
  const head =
    'external_id,client_external_id,pickup_street,pickup_city,pickup_post_code,pickup_country,pickup_date,delivery_street,delivery_city,delivery_post_code,delivery_country,delivery_date,pallets_count,weight,cargo_type,payment_days';
  const line = (id: string, client: string) =>
    `${id},${client},Portowa 3,Gdańsk,80-001,PL,2030-12-01T09:00:00+01:00,Bryggen 7,Bergen,5003,NO,2030-12-03T16:00:00+01:00,12,8400.5,"Furniture, packed",14`;
  const orders = write('orders.csv', `${head}\n${line('O-1', 'C-1')}\n${line('O-2', 'nobody')}\n`);
  const words = ['--clients', clients, '--subcontractors', carriers, '--orders', orders];

  expect((await run(owner, 'import-company.mjs', ...words, '--check')).text).toContain('orders.csv: 2 rows');
  expect(await total(owner, '/clients')).toBe(0);
  const first = await run(owner, 'import-company.mjs', ...words);
  expect(first.code).toBe(1);
  expect(first.text).toContain('clients.csv: 1 made, 0 there already, 1 refused');
  expect(first.text).toContain('carriers.csv: 1 made, 0 there already, 0 refused');
  expect(first.text).toContain('orders.csv: 1 made, 0 there already, 1 refused');
  const refused = readFileSync(join(folder, 'clients.refused.csv'), 'utf8');
  expect(refused).toContain('C-2,Bad AS');
  expect(refused).toContain('post_code: ');
  const { items } = await owner.api.read<Paged<Record<string, unknown>>>('/orders');
  expect(items).toMatchObject([
    {
      external_id: 'O-1',
      client_name: 'Fjordfisk AS',
      weight: 8400.5,
      payment_days: 14,
      cargo_type: 'Furniture, packed',
    },
  ]);

  // Mended in the file of what was refused, and brought with the others again.
  write('clients.refused.csv', refused.replace(',x,', ',0251,'));
  const mended = await run(owner, 'import-company.mjs', '--clients', join(folder, 'clients.refused.csv'));
  expect(mended).toMatchObject({ code: 0, text: expect.stringContaining('1 made') as unknown });
  const again = await run(owner, 'import-company.mjs', ...words);
  expect(again.text).toContain('orders.csv: 0 made, 1 there already, 1 refused');
  expect([await total(owner, '/clients'), await total(owner, '/orders')]).toEqual([2, 1]);

  const without = write('without.csv', 'external_id,name\n,Nobody\n');
  expect((await run(owner, 'import-company.mjs', '--clients', without)).text).toContain(
    'row 1: external_id is missing',
  );
});

test('a webhook’s past is sent again', async () => {
  const owner = await aCompany(app);
  const { id } = await owner.api.create<NewWebhook>('/webhooks', {
    url: 'https://wms.example/frakto',
    events: ['order.created'],
  });
  expect((await run(owner, 'replay-webhook.mjs')).text).toContain('https://wms.example/frakto');
  await owner.api.change(`/webhooks/${id}`, {
    url: 'https://wms.example/frakto',
    events: ['order.created'],
    is_active: false,
  });
  await run(owner, 'make-demo-data.mjs', '--orders', '3');
  await owner.api.change(`/webhooks/${id}`, {
    url: 'https://wms.example/frakto',
    events: ['order.created'],
    is_active: true,
  });
  const sent = await run(owner, 'replay-webhook.mjs', '--webhook', String(id), '--days', '1');
  expect(sent).toMatchObject({
    code: 0,
    text: expect.stringMatching(/\b3 events are sent again/) as unknown,
  });
  expect((await run(owner, 'replay-webhook.mjs', '--webhook', String(id))).text).toContain(
    '--from or --days',
  );
  expect((await run(owner, 'replay-webhook.mjs', '--webhook', '999999', '--days', '1')).text).toContain(
    'not_found',
  );
});
