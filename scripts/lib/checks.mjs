import { node, run } from './run.mjs';

/** What Node is given; which Node is known only once the packages are there. */
const tool = (path, ...words) => [`node_modules/${path}`, ...words];
/** By the compiler's native port, which is four times as fast; generators need the one with a programming interface. */
const types = (project) => tool('typescript-native/bin/tsc', '-p', project, '--noEmit');

const cruised = ['api/src', 'sdk/src', 'admin-ui/src', 'public-forms/src', 'api/reference/src'];

/**
 * What is checked without running the product, the long ones first, so that they do not end alone.
 * @type {{ name: string, what: string, commands: string[][] }[]}
 */
const all = [
  { name: 'lint', what: 'lint', commands: [tool('oxlint/bin/oxlint', '.')] },
  { name: 'types', what: 'types of the application', commands: [types('admin-ui')] },
  { name: 'types', what: 'types of the server', commands: [types('api'), types('api/src/browser-tests')] },
  { name: 'types', what: 'types of the SDK', commands: [types('sdk'), types('sdk/tsconfig.test.json')] },
  { name: 'types', what: 'types of the public pages', commands: [types('public-forms')] },
  { name: 'types', what: 'types of the API reference', commands: [types('api/reference')] },
  { name: 'format', what: 'format', commands: [tool('oxfmt/bin/oxfmt', '--check', '.')] },
  { name: 'generated', what: 'generated files', commands: [['scripts/generate.mjs', '--check']] },
  {
    name: 'contract',
    what: 'rules for the contract',
    commands: [
      tool('@redocly/cli/bin/cli.js', 'lint', 'openapi/openapi.json', '--format', 'stylish'),
      // What the last release promised.
      ['--import', 'tsx', 'api/src/contract/compare.ts'],
    ],
  },
  {
    name: 'boundaries',
    what: 'who imports whom',
    commands: [
      tool(
        'dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        ...cruised,
      ),
    ],
  },
];

/** The checks as steps for `runSteps`; all of them, or those with the given names. */
export function checks(names) {
  return all
    .filter(({ name }) => names === undefined || names.includes(name))
    .map(({ name, what, commands }) => ({
      name,
      what,
      // Screens are checked against the SDK as it is built.
      after: ['build sdk'],
      run: () => runAll(commands),
    }));
}

/** Names by which checks can be asked for. */
export const checkNames = [...new Set(all.map(({ name }) => name))];

async function runAll(commands) {
  for (const words of commands) {
    const { code, output } = await run(node(...words));
    if (code !== 0) return { ok: false, output };
  }
  return { ok: true };
}
