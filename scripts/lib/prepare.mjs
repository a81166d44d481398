import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './run.mjs';
import { say } from './say.mjs';

const folder = join(root, '.build');
const claim = join(folder, 'preparing');

/** Installs what is missing, then builds what is stale (or the named steps); one process of a checkout at a time. */
export async function prepare({ steps, packs } = {}) {
  await takeTurn();
  try {
    await install();
    requireNode();
    await build(steps, { packs });
  } finally {
    rmSync(claim, { force: true });
  }
}

async function takeTurn() {
  mkdirSync(folder, { recursive: true });
  for (let told = false; ; told = true) {
    try {
      return writeFileSync(claim, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = holderOfTurn();
    if (holder === undefined) rmSync(claim, { force: true });
    else if (!told) say(`Process ${holder} is preparing this checkout; waiting for it …`);
    await pause(holder === undefined ? 0 : 500);
  }
}

function holderOfTurn() {
  try {
    const pid = Number(readFileSync(claim, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}
