// Gives an installation whose secret is a file in DATA_DIR a new one: npm run rotate-secret. The former secret is kept,
// so that links in mails keep working until they expire. With -- --audit-key it only says the key that belongs into AUDIT_KEYS.
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  await prepare();
  return become(node('api/dist/cli/rotate-secret.js', ...process.argv.slice(2)), {});
});
