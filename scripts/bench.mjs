// Measures the server against a hand-written one on the same data: see scripts/bench/README.md.
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  await prepare({ steps: ['api'] });
  return become(node('scripts/bench/run-bench.mjs', ...process.argv.slice(2)), { NODE_ENV: 'production' });
});
