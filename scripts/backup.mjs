// Makes a backup, also while the product runs: npm run backup. Where it goes, how it is sealed and what is kept say the settings BACKUP_….
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  await prepare({ steps: ['api'] });
  return become(node('api/dist/cli/backup.js', ...process.argv.slice(2)), {});
});
