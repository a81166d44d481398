// Turns the second factor of an account off, for an administrator who has lost app and recovery codes and whom no other one can help:
// npm run reset-second-factor -- you@example.com. Also while the product runs.
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  await prepare();
  return become(node('api/dist/cli/reset-second-factor.js', ...process.argv.slice(2)), {});
});
