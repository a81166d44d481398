import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { nodePath } from './node-version.mjs';
import { Failure } from './say.mjs';

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '..', '..');

const children = new Set();

/** Ends what is still running when this process is told to end. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (forwarding) return;
    for (const child of children) child.kill('SIGTERM');
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

let forwarding = false;

/** The environment of every child: our Node first, whatever started us. */
export function childEnvironment(extra = {}) {
  return { ...process.env, PATH: `${dirname(nodePath())}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * Runs a program and collects what it says.
 * @param {string[]} words program and arguments
 * @param {{ cwd?: string, env?: Record<string, string>, show?: 'stderr' }} options
 *   `show` passes what it says on this stream on at once
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(words, { cwd = root, env = {}, show } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(words[0], words.slice(1), {
      cwd,
      env: childEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (show === 'stderr' && stream === child.stderr) process.stdout.write(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      children.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a program that has to succeed; its output is shown only when it does not. */
export async function must(what, words, options) {
  const { code, output } = await run(words, options);
  if (code !== 0)
    throw new Failure(`${output.trimEnd()}\n\n${what} failed (code ${code}): ${words.join(' ')}`);
  return output;
}

/** A script of ours or a package's program, run by our Node. */
export const node = (...words) => [nodePath(), ...words];

/** `npm run` in a workspace, by the npm that started us if there is one. */
export const npm = (...words) =>
  process.env.npm_execpath?.endsWith('.js') ? node(process.env.npm_execpath, ...words) : ['npm', ...words];

/**
 * Hands over to a program: it owns the terminal, gets our signals, and its end is ours.
 * @returns {Promise<number>} its exit code
 */
export function become(words, env) {
  forwarding = true;
  return new Promise((resolve, reject) => {
    const child = spawn(words[0], words.slice(1), {
      cwd: root,
      env: childEnvironment(env),
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      // Ctrl+C reaches the whole group by itself; told twice, a program may think that it should hurry.
      process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
    }
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
