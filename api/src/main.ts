import { createServer } from 'node:http';
import { readConfig } from './config.js';
import { createLog } from './log.js';
import { fail, runToEnd } from './run-to-end.js';
import { say } from './say.js';
import { startFrakto } from './start-frakto.js';

/** Starts a process with the settings of the environment and stops it in order on SIGTERM, SIGINT and SIGHUP. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const frakto = await startFrakto(config, createLog(config.LOG_LEVEL), createServer);
  let stopping: Promise<void> | null = null;
  const stop = (signal: string): void => {
    if (stopping) return;
    say(`${signal}: finishing requests and jobs …`);
    stopping = frakto
      .stop()
      .then(() => say('Stopped.'))
      .then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', stop);
}

runToEnd(main);
