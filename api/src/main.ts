import { createServer } from 'node:http';
import { readConfig } from './platform/config/config.js';
import { createLog } from './kernel/log.js';
import { ownDatabase } from './open-container.js';
import { fail, runToEnd } from './cli/run-to-end.js';
import { say } from './kernel/say.js';
import { startFrakto } from './start-frakto.js';

/** The longest stop, in milliseconds: `docker stop` kills after ten seconds. */
const stopWithinMs = 8_500;

/** Ends the process; what outside services keep from ending is no failure of the stop. */
function end(open: readonly string[]): never {
  say(open.length === 0 ? 'Stopped.' : `Stopped. Not waited for any longer: ${open.join(', ')}.`);
  process.exit(open.includes(ownDatabase) ? 1 : 0);
}

/** Starts a process with the settings of the environment and stops it in order on SIGTERM, SIGINT and SIGHUP. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const frakto = startFrakto(config, createLog(config.LOG_LEVEL), createServer);
  let stopping: Promise<void> | null = null;
  const stop = (signal: string): void => {
    if (stopping) return;
    say(`${signal}: finishing requests and jobs …`);
    setTimeout(() => end(frakto.open()), stopWithinMs);
    stopping = frakto.stop().then(() => end(frakto.open()), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', stop);
  await frakto.started.catch((error: unknown) => {
    // A start that was stopped fails of that.
    if (!stopping) throw error;
  });
}

runToEnd(main);
