// Measures the server against a hand-written one on the same data, or sends it what is spoilt: see scripts/bench/README.md.
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  await prepare({ steps: ['api'] });
  const [first, ...others] = process.argv.slice(2);
  const words =
    first === 'fuzz'
      ? ['scripts/bench/fuzz.mjs', ...others]
      : ['scripts/bench/run-bench.mjs', ...process.argv.slice(2)];
  return become(node(...words), { NODE_ENV: 'production' });
});
