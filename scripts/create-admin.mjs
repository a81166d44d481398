// Makes an administrator: node scripts/create-admin.mjs you@example.com "Your Name". Asks for the password, or takes
// it from ADMIN_PASSWORD.
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  await prepare();
  return become(node('api/dist/cli/create-admin.js', ...process.argv.slice(2)), {});
});
