// Starts Frakto from a checkout: installs and builds what is needed, then runs the server. Plain JavaScript for
// Node 20, without packages: it has to run before anything is installed.
import { prepare } from './lib/prepare.mjs';
import { become, node } from './lib/run.mjs';
import { command, say } from './lib/say.mjs';

await command(async () => {
  await prepare();
  say('Starting the server …');
  return become(node('--enable-source-maps', 'api/dist/main.js'), {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  });
});
