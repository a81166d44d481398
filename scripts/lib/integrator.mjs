import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepare } from './prepare.mjs';
import { root } from './run.mjs';
import { command, Failure, say } from './say.mjs';

/** Rows that one call brings: two such calls and a half are what a key may bring in a minute, unless the installation says otherwise. */
const rowsOfCall = 250;

/**
 * Runs a script that works through the SDK, by the key of a company.
 * @param {{ help: string, options: import('node:util').ParseArgsConfig['options'] }} script
 * @param {(frakto: import('@frakto/sdk').Frakto, values: Record<string, any>) => Promise<number | void>} main
 */
export function integratorScript({ help, options }, main) {
  return command(async () => {
    const values = valuesOf(options);
    if (values.help) {
      process.stdout.write(`${help.trim()}\n\n${environment}\n`);
      return 0;
    }
    const { FRAKTO_URL, FRAKTO_KEY } = process.env;
    if (!FRAKTO_URL || !FRAKTO_KEY) throw new Failure(`${environment}\nMore: --help`);
    if (!existsSync(join(root, 'sdk/dist/index.js'))) await prepare({ steps: ['sdk'] });
    const { createFrakto, FraktoError } = await import('@frakto/sdk');
    const frakto = createFrakto({
      baseUrl: FRAKTO_URL.replace(/\/$/, ''),
      token: FRAKTO_KEY,
      language: process.env.FRAKTO_LANGUAGE ?? 'en',
    });
    try {
      return (await main(frakto, values)) ?? 0;
    } catch (error) {
      if (!(error instanceof FraktoError)) throw error;
      const faults = (error.errors ?? []).map(({ field, message }) => `  ${field}: ${message}`);
      throw new Failure([`${error.code}: ${error.message}`, ...faults].join('\n'));
    }
  });
}

const environment = `FRAKTO_URL   where the API is: https://frakto.example/api
FRAKTO_KEY   a key of the company (settings, API keys): fk_…`;

function valuesOf(options) {
  try {
    return parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    throw new Failure(`${error.message}\nMore: --help`);
  }
}

/** A whole number of the command line. */
export function numberOf(text, name, most) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Failure(`--${name} is a whole number from 1 to ${most}, not “${text}”.`);
  return number;
}

/**
 * Makes many records, as many a call as a key may bring, and waits where it may not bring more for a moment.
 * @template Row
 * @param {(body: { items: Row[] }) => Promise<{ items: { status: number, problem: any, record: any }[] }>} createInBulk
 * @param {Row[]} rows
 * @param {(row: number, result: { status: number, problem: any, record: any }) => void} told of each row
 */
export async function createAll(createInBulk, rows, told) {
  let size = rowsOfCall;
  for (let from = 0; from < rows.length;) {
    let items = [];
    const answer = await whenAllowed(
      () => {
        items = rows.slice(from, from + size);
        return createInBulk({ items });
      },
      // What is too much after the wait as well may be more than a key may ever bring at once.
      () => (size = Math.ceil(size / 2)),
    );
    for (const [index, result] of answer.items.entries()) told(from + index, result);
    from += items.length;
    say(`${from} of ${rows.length}`);
  }
}

/** Does a call, and again once it is allowed, where it was one too many; `lessen` is called before the third time and each one after it. */
export async function whenAllowed(call, lessen = () => undefined) {
  for (let refusals = 0; ; refusals += 1) {
    if (refusals > 1) lessen();
    try {
      return await call();
    } catch (error) {
      if (error.status !== 429) throw error;
      const seconds = error.retryAfter ?? 60;
      say(`the key may not do more at the moment; going on in ${seconds} s …`);
      await pause(seconds * 1000);
    }
  }
}
