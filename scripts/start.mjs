// Starts Frakto from a checkout: installs and builds what is needed, then runs the server. Plain JavaScript for
// Node 20, without packages: it has to run before anything is installed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath } from './lib/node-version.mjs';
import { prepare } from './lib/prepare.mjs';
import { become, node, root } from './lib/run.mjs';
import { command, say } from './lib/say.mjs';

await command(async () => {
  await prepare({ packs: false });
  say('Starting the server …');
  const server = become(node('--enable-source-maps', 'api/dist/main.js'), {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.build/compile-cache'),
  });
  // Until then the server packs by itself, less well.
  const packing = spawn(nodePath(), [join(root, 'scripts/pack.mjs')], { stdio: 'ignore' });
  return server.finally(() => packing.kill());
});
