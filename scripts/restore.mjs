// Brings a backup back into an empty DATA_DIR: npm run restore -- --from /mnt/backups/frakto, also to a point in time.
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  await prepare({ steps: ['api'] });
  return become(node('api/dist/cli/restore.js', ...process.argv.slice(2)), {});
});
