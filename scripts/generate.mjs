// Makes the committed files that follow from the sources of the API: openapi/openapi.json, the server's routes, the
// types of the SDK, and its copies of what the screens share with the server. They are made in a folder aside and put in place only where they differ.
//
//   node scripts/generate.mjs           writes them
//   node scripts/generate.mjs --check   changes nothing, fails and names those that are stale
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from './lib/format.mjs';
import { must, node, root } from './lib/run.mjs';
import { command, Failure, say } from './lib/say.mjs';

const aside = join(root, '.build', `generating-${process.pid}`);
/** What the screens calculate as the server does, by the name of the file in the SDK. The server imports no client. */
const shared = {
  'calendar-days.ts': 'api/src/kernel/time/calendar-days.ts',
  'clocks.ts': 'api/src/kernel/time/clocks.ts',
};
// Beside the real one: the routes name the controllers by their path from where they are.
const routesAside = join(root, 'api', 'src', `.generating-${process.pid}`);

await command(async () => {
  const isCheck = process.argv.includes('--check');
  try {
    const made = await generate();
    const stale = Object.entries(made).filter(([path, text]) => textOf(path) !== text);
    if (isCheck && stale.length > 0) {
      const names = stale.map(([path]) => `  ${path}`).join('\n');
      throw new Failure(
        `These files do not follow from the sources any more; run \`npm run generate\`:\n${names}`,
      );
    }
    for (const [path, text] of stale) put(path, text);
    if (stale.length === 0) say('Generated files are current.');
    for (const [path] of stale) say(`Wrote ${path}`);
  } finally {
    for (const folder of [aside, routesAside]) rmSync(folder, { recursive: true, force: true });
  }
});

/** @returns {Promise<Record<string, string>>} text by path from the root */
async function generate() {
  mkdirSync(aside, { recursive: true });
  const config = JSON.parse(readFileSync(join(root, 'api/tsoa.json'), 'utf8'));
  config.spec.outputDirectory = aside;
  config.routes.routesDir = routesAside;
  writeFileSync(join(aside, 'tsoa.json'), JSON.stringify(config));
  const tsoa = join(root, 'node_modules/tsoa/dist/cli.js');
  await must(
    'Reading the annotations of the API',
    node(tsoa, 'spec-and-routes', '-c', join(aside, 'tsoa.json')),
    {
      cwd: join(root, 'api'),
    },
  );
  const specFile = join(aside, 'openapi.json');
  const complete = node('--import', 'tsx', join(root, 'api/src/contract/main.ts'), specFile);
  await must('Completing the contract', complete, { cwd: root });
  const spec = await formatted('openapi.json', readFileSync(specFile, 'utf8'));
  const routes = await formatted(
    'routes.ts',
    readFileSync(join(routesAside, config.routes.routesFileName), 'utf8'),
  );
  writeFileSync(join(aside, 'openapi.json'), spec);
  const sdk = join(aside, 'sdk');
  const generator = node(join(root, 'sdk/scripts/generate.mjs'), join(aside, 'openapi.json'), sdk);
  await must('Generating the SDK', generator, { cwd: join(root, 'sdk') });
  const ofSdk = readdirSync(sdk).map((name) => [
    `sdk/src/generated/${name}`,
    readFileSync(join(sdk, name), 'utf8'),
  ]);
  const copies = Object.entries(shared).map(([name, path]) => [
    `sdk/src/generated/${name}`,
    `// Copied from ${path} by \`npm run generate\`; never edited.\n${textOf(path)}`,
  ]);
  return {
    'openapi/openapi.json': spec,
    'api/src/generated/routes.ts': routes,
    ...Object.fromEntries([...ofSdk, ...copies]),
  };
}

function textOf(path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Whole or not at all, for others may be reading it. */
function put(path, text) {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target);
}
