import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import type { NewApiKey } from './modules/identity/api-keys/api-key.dto.js';
import { systemClock } from './platform/clock/clock.port.js';
import { aCompany } from './testing/people.js';
import { testApp } from './testing/test-app.js';

// Runs each example of the pages for integrators, in the sequence of each page, on the product.

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const pages = join(root, 'api/docs/integrators');
/** Within the repository, where the SDK is found as in a project that has installed it. */
const folder = join(root, '.build', `examples-${process.pid}`);
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = await testApp({ clock: systemClock });

interface Example {
  /** `ts`, `ts server` or `sh`. */
  kind: string;
  code: string;
  /** What the page says that comes out; null where it says nothing. */
  output: string | null;
}

/** The examples of a page: blocks of TypeScript and shell, each with the text below it. */
function examplesOf(page: string): Example[] {
  const blocks = [...page.matchAll(/^```([a-z]+(?: server)?)\n(.*?)^```$/gms)].map(
    ([, kind = '', code = '']) => ({
      kind,
      code,
    }),
  );
  return blocks.flatMap(({ kind, code }, index) => {
    const next = blocks[index + 1];
    return /^(ts|sh)/.test(kind) ? [{ kind, code, output: next?.kind === 'text' ? next.code : null }] : [];
  });
}

let files = 0;
async function runExample({ kind, code }: Example, env: NodeJS.ProcessEnv): Promise<string> {
  if (kind === 'sh') return (await run('sh', ['-euc', code], { env })).stdout;
  const file = join(folder, `example-${++files}.mts`);
  writeFileSync(file, code);
  return (await run(process.execPath, [file], { env })).stdout;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Runs a receiver of webhooks and has it get a call that is right, and one that is not. */
async function tryReceiver({ code }: Example): Promise<void> {
  const secret = 'whsec_plJ3nmyCDGBKInavdOK15jsl5qvDmxQvJ3sT0kWwX1g=';
  const port = await freePort();
  const file = join(folder, `example-${++files}.mts`);
  writeFileSync(file, code);
  const program = spawn(process.execPath, [file], {
    env: { ...process.env, FRAKTO_WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  program.stdout.on('data', (part: Buffer) => (told += part.toString()));
  try {
    while (!told.includes('listening')) await once(program.stdout, 'data');
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'order.status_changed',
      created_at: new Date().toISOString(),
      company_id: 1,
      data: { order_id: 417, from_status: 3, to_status: 4, order: null },
    });
    const at = new Date();
    const send = (text: string) =>
      fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        body: text,
        headers: {
          'webhook-id': 'evt_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign('evt_1', at, body),
        },
      });
    expect((await send(body)).status).toBe(204);
    expect((await send(body)).status).toBe(204);
    expect((await send(`${body} `)).status).toBe(400);
    expect(told).toBe('listening\n417 4\n');
  } finally {
    program.kill();
    await once(program, 'exit');
  }
}

const names = readdirSync(pages).filter((name) => name.endsWith('.md'));

describe('the examples of the pages for integrators', () => {
  test.each(names)('%s: each does what the page says', async (name) => {
    const examples = examplesOf(readFileSync(join(pages, name), 'utf8'));
    expect(examples.length).toBeGreaterThan(0);
    const owner = await aCompany(app);
    const scopes = ['read', 'orders', 'directory', 'messages', 'documents', 'billing', 'settings'];
    const { token } = await owner.api.create<NewApiKey>('/api-keys', { name: 'Examples', scopes });
    const env = { ...process.env, FRAKTO_URL: `${app.url}/api`, FRAKTO_KEY: token };
    for (const example of examples) {
      if (example.kind === 'ts server') await tryReceiver(example);
      else {
        const output = await runExample(example, env);
        if (example.output !== null) expect(output).toBe(example.output);
      }
    }
  });

  test('are those of the page', () => {
    const page =
      '```ts\na\n```\n\n```text\nb\n```\n\n```sh\nc\n```\n\n```html\nd\n```\n\n```ts server\ne\n```\n';
    expect(examplesOf(page)).toEqual([
      { kind: 'ts', code: 'a\n', output: 'b\n' },
      { kind: 'sh', code: 'c\n', output: null },
      { kind: 'ts server', code: 'e\n', output: null },
    ]);
  });
});
