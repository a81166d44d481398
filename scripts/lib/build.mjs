import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packFiles } from './packed-files.mjs';
import { must, node, npm, root } from './run.mjs';
import { elapsed, say, sayWhile } from './say.mjs';
import { slots } from './slots.mjs';
import { Stamp } from './stamps.mjs';

const isTest = (path) => /\.test\.tsx?$/.test(path);
const isGenerated = (path) => /(^|\/)generated\//.test(path);
const shared = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/lib/build.mjs',
  'scripts/lib/packed-files.mjs',
];

/**
 * The steps from sources to the product: what each reads, what it makes, what has to be made before. Those that others
 * wait for, and the long ones, come first.
 * `served`: a folder of files that browsers fetch.
 * `committed`: its outputs are in the repository, kept current by the checks, and need no step in a fresh clone.
 */
const steps = [
  {
    name: 'generated',
    what: 'the contract, routes and SDK types',
    inputs: ['api/src', 'api/tsoa.json', 'api/tsconfig.json', 'sdk/scripts', 'scripts/generate.mjs'],
    ignore: (path) => isTest(path) || isGenerated(path),
    outputs: ['openapi/openapi.json', 'api/src/generated/routes.ts', 'sdk/src/generated/schema.ts'],
    after: [],
    words: () => node('scripts/generate.mjs'),
    committed: true,
  },
  {
    name: 'sdk',
    what: 'the SDK',
    inputs: ['sdk/src', 'sdk/package.json', 'sdk/tsconfig.json'],
    ignore: isTest,
    outputs: ['sdk/dist/index.js'],
    after: ['generated'],
    words: () => npm('run', 'build', '-w', 'sdk'),
  },
  {
    name: 'admin-ui',
    what: 'the application',
    inputs: ['admin-ui', 'sdk/src'],
    ignore: isTest,
    outputs: ['admin-ui/dist/index.html'],
    served: 'admin-ui/dist',
    after: ['sdk'],
    words: () => npm('run', 'build', '-w', 'admin-ui'),
  },
  {
    name: 'api',
    what: 'the server',
    inputs: ['api/src', 'api/package.json', 'api/tsconfig.json', 'scripts/build-api.mjs'],
    ignore: isTest,
    outputs: ['api/dist/main.js'],
    after: ['generated'],
    words: () => node('scripts/build-api.mjs'),
  },
  {
    name: 'public-forms',
    what: 'the public pages',
    inputs: ['public-forms', 'sdk/src'],
    ignore: isTest,
    outputs: ['public-forms/dist'],
    served: 'public-forms/dist',
    after: ['sdk'],
    words: () => npm('run', 'build', '-w', 'public-forms'),
  },
  {
    name: 'api-reference',
    what: 'the API reference',
    inputs: ['api/reference', 'sdk/README.md', 'api/docs/integrators', 'api/docs/integrators.md'],
    ignore: isTest,
    outputs: ['api/reference/dist/index.html'],
    served: 'api/reference/dist',
    after: [],
    words: () => npm('run', 'build', '-w', 'api/reference'),
  },
];

/**
 * Makes what is stale, two steps at a time.
 * @param {string[]} [only] names of steps; all by default
 * @param {{ packs?: boolean }} [options] false leaves the packing of what is served to `packServed`
 */
export async function build(only, { packs = true } = {}) {
  const wanted = steps.filter(({ name }) => only === undefined || only.includes(name));
  const running = new Map();
  const slot = slots(2);
  for (const step of wanted) {
    const before = step.after.map((name) => running.get(name));
    running.set(
      step.name,
      Promise.all(before).then(() => slot(() => make(step, { packs }))),
    );
  }
  await Promise.all(running.values());
}

/**
 * The build as steps of a longer run, without the generated files, which have a check of their own there.
 * @param {string[]} [only] names of steps; all by default
 * @returns {import('./steps.mjs').Step[]}
 */
export function buildSteps(only) {
  return steps
    .filter(({ name, committed }) => !committed && (only === undefined || only.includes(name)))
    .map((step) => ({
      name: `build ${step.name}`,
      what: `build of ${step.what}`,
      after: step.after.map((name) => `build ${name}`),
      run: () => make(step, { tell: () => undefined }),
    }));
}

async function make(step, { tell = say, packs = true }) {
  const stamp = new Stamp(step.name, [...step.inputs, ...shared], step.ignore);
  const isMade = step.outputs.every((path) => existsSync(join(root, path)));
  if (isMade && (stamp.isCurrent() || (stamp.isNew && step.committed))) {
    if (packs) await pack(step);
    return stamp.record();
  }
  stamp.isCurrent();
  const began = performance.now();
  tell(`Building ${step.what} …`);
  const work = must(`Building ${step.what}`, step.words(), { env: { NODE_ENV: 'production' } }).then(
    () => packs && pack(step),
  );
  await sayWhile(() => tell(`  … still building ${step.what} after ${elapsed(began)}`), work);
  stamp.record();
  tell(`Built ${step.what} in ${elapsed(began)}.`);
}

const pack = async ({ served }) => served && packFiles(join(root, served));

/** Packs what is served, where a build left that for later. */
export async function packServed() {
  for (const step of steps) await pack(step);
}
