// Checks an installation, also while it runs: npm run doctor, or npm run doctor -- --json. Ends with 1 when something fails.
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  await prepare({ steps: ['api'] });
  return become(node('api/dist/cli/doctor.js', ...process.argv.slice(2)), {});
});
