const { existsSync } = require('node:fs');
const { registerHooks } = require('node:module');
const { join, sep } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');
const { default: JestRuntime } = require('jest-runtime');

const sources = pathToFileURL(join(__dirname, 'src') + sep).href;
const globals = pathToFileURL(join(__dirname, 'jest.globals.mjs')).href;
/**
 * Modules that take part in a file's tests: they are evaluated anew for each file, the product once for all. The check of
 * answers keeps no state of a file, and what it compiles of the contract serves all, and so does a running
 * product that files share.
 */
const ofTests = /\/testing\/(?!(answer-check|product-of-worker)\.ts)|\.contract\.ts$|\.test\.ts$/;
const swc = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, useDefineForClassFields: true },
    target: 'es2023',
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

let file = 0;

const resolve = (specifier, context, next) => {
  if (specifier === '@jest/globals') return { url: `${globals}?file=${file}`, shortCircuit: true };
  const isOurs = context.parentURL?.startsWith(sources) && specifier.startsWith('.');
  const url = isOurs ? typescriptOf(new URL(specifier, context.parentURL)) : undefined;
  if (url === undefined) return next(specifier, context);
  return {
    url: ofTests.test(url.slice(sources.length - 1)) ? `${url}?file=${file}` : url,
    format: 'module',
    shortCircuit: true,
  };
};

/** Our sources import each other by the name that they have once compiled. */
function typescriptOf(url) {
  const typescript = url.href.replace(/\.js$/, '.ts');
  return typescript.endsWith('.ts') && existsSync(fileURLToPath(typescript)) ? typescript : undefined;
}

const load = (url, context, next) => {
  if (!url.startsWith(sources) || !/\.ts(\?|$)/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swc, filename });
  return { source: code, format: 'module', shortCircuit: true };
};

registerHooks({ resolve, load });
process.setSourceMapsEnabled(true);

/**
 * Runs test files in Node itself, without a context for each: the product's 700 modules and its packages are evaluated
 * once for each process instead of once for each file, and `instanceof` means what it means in the product. Each
 * file still has a database, an application and helpers of its own.
 */
module.exports = class extends JestRuntime {
  constructor(...words) {
    super(...words);
    file += 1;
  }

  /** Jest's own parts that keep the state of one file. */
  requireInternalModule(path) {
    for (const name of Object.keys(require.cache))
      if (name.includes(`${sep}jest-circus${sep}`)) delete require.cache[name];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    globalThis.__jest = { ...globals, mocker: this._environment?.moduleMocker };
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(`${pathToFileURL(path).href}?file=${file}`);
  }
};
module.exports.default = module.exports;
