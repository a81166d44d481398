import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const builtServer = join(import.meta.dirname, '../../dist/main.js');

/** What Node compiled for one process of the product serves the next. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.build/compile-cache'),
};

/** The product in a process of its own. */
export interface ProductProcess {
  /** Where it answers; empty for a worker. */
  url: string;
  /** All that it said and logged so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Waits for its end. @returns its exit code, null when a signal ended it */
  ended(): Promise<number | null>;
}

/** A free port, and nobody outside who is asked. */
const usual = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'info',
  SECRET: 's'.repeat(40),
  NBP_URL: 'off',
  ECB_URL: 'off',
  NORGES_BANK_URL: 'off',
  ...compileCache,
};

/** What a process says when it is up. */
const ready = /Frakto is ready at (\S+)|Frakto works on jobs/;

/**
 * Starts the product as it is built.
 * @param said what it is to have said; that it is ready when absent
 * @returns once it is ready, or has ended without getting there
 */
export async function startProduct(settings: NodeJS.ProcessEnv, said = ready): Promise<ProductProcess> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--enable-source-maps', builtServer], {
    env: { PATH, HOME, ...usual, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const end = once(child, 'exit');
  while (!said.test(output()) && child.exitCode === null && child.signalCode === null) {
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 25))]);
  }
  return {
    url: ready.exec(output())?.[1] ?? '',
    output,
    signal: (name) => void child.kill(name),
    async ended() {
      if (child.exitCode === null && child.signalCode === null) await end;
      return child.exitCode;
    },
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer): void => void (text += chunk.toString('utf8'));
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}
