import { inspect } from 'node:util';
import { ConfigError } from '../platform/config/config.js';
import { EmbeddedServerError } from '../platform/db/embedded/server-error.js';
import { DomainError } from '../kernel/domain-error.js';
import { problemText } from '../platform/http/problem-texts.js';
import { StartError } from '../kernel/start-error.js';

/** Ends the process, telling why: plainly where the message is meant for people. */
export function fail(error: unknown): never {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}

function messageOf(error: unknown): string {
  if (error instanceof DomainError) return problemText(error.code, error.details, 'en');
  const isPlain =
    error instanceof ConfigError || error instanceof StartError || error instanceof EmbeddedServerError;
  return isPlain ? error.message : inspect(error);
}

/** Runs a program; a failure ends the process with its reason. */
export function runToEnd(main: () => Promise<void>): void {
  main().catch(fail);
}
