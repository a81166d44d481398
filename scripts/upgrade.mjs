// Says which migrations the next start runs, and rehearses them on a copy of the database: npm run upgrade.
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  await prepare({ steps: ['api'] });
  return become(node('api/dist/cli/upgrade.js', ...process.argv.slice(2)), {});
});
