import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** What `--help` prints. */
export const usage = `npm run bench -- [options]

  --quick             a smoke run under a minute: short rounds, fewer clients
  --clients <n>       clients in all, over 20 companies      (100000)
  --global <n>        global clients besides                  (100000)
  --orders <n>        orders in all, at most 20000 in each company asked for (100000)
  --rounds <n>        rounds of each operation and server     (5)
  --seconds <n>       seconds of a round                      (3)
  --connections <n>   keep-alive connections of the load      (16)
  --only <names>      operations, separated by commas         (all)
  --profile <folder>  writes CPU profiles of the product there
  --dist <folder>     another build of the server than api/dist
`;

/**
 * Reads the command line.
 * @param {string[]} words
 */
export function readOptions(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      help: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      clients: { type: 'string' },
      global: { type: 'string' },
      orders: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '16' },
      only: { type: 'string' },
      profile: { type: 'string' },
      dist: { type: 'string', default: join(root, 'api/dist') },
    },
  });
  const { quick } = values;
  return {
    help: values.help,
    clients: positive('clients', values.clients ?? (quick ? '20000' : '100000')),
    global: positive('global', values.global ?? (quick ? '20000' : '100000')),
    orders: positive('orders', values.orders ?? (quick ? '20000' : '100000')),
    rounds: positive('rounds', values.rounds ?? (quick ? '3' : '5')),
    seconds: positive('seconds', values.seconds ?? (quick ? '0.7' : '3')),
    warmUpSeconds: quick ? 1 : 3,
    connections: positive('connections', values.connections),
    only: values.only?.split(','),
    profile: values.profile === undefined ? undefined : resolve(values.profile),
    dist: resolve(values.dist),
  };
}

function positive(name, text) {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} takes a number above 0, not ${text}.`);
  return number;
}
