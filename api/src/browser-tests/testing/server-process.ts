import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compileCache } from '../../testing/product-process.js';
import type { LogLine } from '../../testing/test-log.js';
import { timeoutMs } from './until.js';

/** The built server; TEST_SERVER names another build. */
export const builtServer = process.env['TEST_SERVER'] ?? join(import.meta.dirname, '../../../dist/main.js');

/** Signs the links of every product under test. */
export const secret = 'a secret that only browser tests know';

/** The usual settings: a free port, no limits that a test would run into, nobody outside who is asked. */
const usual = {
  PORT: '0',
  SECRET: secret,
  RATE_LIMIT_FACTOR: '100000',
  // Tests of other things register and mail at once.
  REGISTRATION_CONFIRM: 'off',
  LOG_LEVEL: 'warn',
  NBP_URL: 'off',
  ECB_URL: 'off',
  NORGES_BANK_URL: 'off',
  ...compileCache,
};

/** A running process of the product. */
export interface ServerProcess {
  url: string;
  /** What it logged, as it comes. */
  log: readonly LogLine[];
  /** Fulfilled once it has ended, in order or not. */
  ended: Promise<unknown>;
  /** Lets this process end while the server runs; it is killed then. */
  holdNobody(): void;
  /** Stops it in order. */
  stop(): Promise<void>;
}

/**
 * Runs the built server with the given settings and none of this process's own, and waits until it answers.
 * @throws Error with all that it said when it does not come up
 */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--enable-source-maps', builtServer], {
    env: { PATH, HOME, ...usual, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A run of tests that is stopped half-way leaves no server behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').finally(() => process.off('exit', kill));
  const log: LogLine[] = [];
  const said: string[] = [];
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const holdNobody = () => {
    child.unref();
    for (const stream of [child.stdout, child.stderr]) (stream as Socket).unref();
    // Jest ends a process of its that does not end by itself.
    process.once('SIGTERM', () => process.exit());
  };
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${said.join('\n')}`));
    const timer = setTimeout(() => fail('was not ready in time'), 2 * timeoutMs);
    child.once('exit', (code) => fail(`ended with code ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        said.push(line);
        if (line.startsWith('{')) log.push(JSON.parse(line) as LogLine);
        const url = /^Frakto is ready at (\S+)/.exec(line)?.[1];
        if (url === undefined) return;
        clearTimeout(timer);
        resolve({ url, log, ended, holdNobody, stop });
      });
    }
  });
}
