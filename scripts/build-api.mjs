// Compiles the server into api/dist and copies what it reads beside its code. Types are checked by `npm run check`,
// not here, so that a start does not wait for it.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { must, node, root } from './lib/run.mjs';
import { command } from './lib/say.mjs';

const source = join(root, 'api/src');
const target = join(root, 'api/dist');
const fresh = join(root, '.build/api-dist');

await command(async () => {
  rmSync(fresh, { recursive: true, force: true });
  const tsc = [
    'node_modules/typescript-native/bin/tsc',
    '-p',
    'api/tsconfig.build.json',
    '--noCheck',
    '--outDir',
    fresh,
  ];
  await must('Compiling the server', node(...tsc));
  cpSync(source, fresh, {
    recursive: true,
    filter: (path) => !/\.ts$|\/training$|\/tsconfig\.json$|\/\.generating-/.test(path),
  });
  rmSync(target, { recursive: true, force: true });
  // What Node compiled of the former build.
  rmSync(join(root, '.build/compile-cache'), { recursive: true, force: true });
  renameSync(fresh, target);
  if (!existsSync(join(target, 'main.js'))) throw new Error(`There is no ${join(target, 'main.js')}.`);
});
