// Sends many invoices to a KSeF of its own that cuts answers and asks for pauses, with workers that are killed meanwhile: each invoice has to
// get one number, none twice, and nothing may be asked before a pause is over. It is the test `ksef-killed` with larger figures.
//
//   node scripts/bench/ksef.mjs [--invoices 500] [--kills 20] [--cut 0.3]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../lib/prepare.mjs';
import { node, root } from '../lib/run.mjs';
import { command, Failure, say } from '../lib/say.mjs';
import { tableOf } from './product.mjs';

await command(async () => {
  const { values } = parseArgs({
    options: {
      invoices: { type: 'string', default: '500' },
      kills: { type: 'string', default: '20' },
      cut: { type: 'string', default: '0.3' },
    },
  });
  await prepare({ steps: ['api'] });
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const [program, ...words] = node(jest, '-c', 'api/jest.config.js', 'ksef-killed');
  const child = spawn(program, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      ...process.env,
      KSEF_INVOICES: values.invoices,
      KSEF_KILLS: values.kills,
      KSEF_CUT_SHARE: values.cut,
    },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = await once(child, 'exit');
  const figures = [...said.matchAll(/^KSeF: (.*)$/gm)].map(([, line]) => line);
  if (code !== 0 || figures.length === 0) throw new Failure(`It did not hold:\n${said.slice(-4_000)}`);
  const rows = figures.flatMap((line) => line.split(/[,;] /).map((part) => [part]));
  say(tableOf([['what came of it'], ...rows]));
});
