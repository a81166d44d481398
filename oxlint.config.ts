import { configs as regexp } from 'eslint-plugin-regexp';
import { defineConfig } from 'oxlint';

const tests = [
  '**/*.test.ts',
  '**/*.contract.ts',
  '**/*-test-*.ts',
  '**/*.test.tsx',
  '**/test/**',
  '**/testing/**',
];
const screens = ['admin-ui/src/**', 'public-forms/src/**'];

const off = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'off' as const]));

export default defineConfig({
  plugins: ['eslint', 'typescript'],
  jsPlugins: ['eslint-plugin-regexp', './scripts/lib/lint-rules.mjs'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/', '**/generated/', '**/.*/', 'data/', 'coverage/'],
  rules: {
    // Texts of strangers must never stop the process: no pattern takes longer than its text is long.
    ...regexp['flat/recommended'].rules,
    'regexp/no-super-linear-backtracking': 'error',
    'regexp/no-super-linear-move': 'error',
    ...off(
      // Matters of taste, and signs that are named though \s has them.
      'regexp/control-character-escape',
      'regexp/match-any',
      'regexp/negation',
      'regexp/no-dupe-characters-character-class',
      'regexp/no-obscure-range',
      'regexp/no-unused-capturing-group',
      'regexp/no-useless-character-class',
      'regexp/no-useless-non-capturing-group',
      'regexp/prefer-character-class',
      'regexp/prefer-d',
      'regexp/prefer-w',
      'regexp/use-ignore-case',
    ),
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'frakto/name-the-language': 'error',
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-empty': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-useless-escape': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'preserve-caught-error': 'error',
    ...off(
      // `EmailAddress | ''` says more than `string`, to people and to the contract.
      'typescript/no-redundant-type-constituents',
      // Strings sort as they should without being told how; a class may be spread where its methods are not wanted.
      'typescript/no-misused-spread',
      // Types promise what an error or an answer from elsewhere need not have.
      'typescript/no-useless-default-assignment',
      'typescript/require-array-sort-compare',
    ),
  },
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        'typescript/ban-ts-comment': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        // "A page of clients" is a name of its own in the contract.
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
        'typescript/no-explicit-any': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/restrict-template-expressions': 'error',
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
        ],
      },
    },
    {
      files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
      rules: off(
        'typescript/no-floating-promises',
        'typescript/unbound-method',
        'typescript/await-thenable',
        'typescript/restrict-template-expressions',
      ),
    },
    {
      files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
      plugins: ['import'],
      // By name, so that a thing has one name everywhere.
      rules: { 'import/no-default-export': 'error' },
    },
    {
      files: ['api/src/**'],
      rules: {
        'frakto/few-dependencies': 'error',
      },
    },
    {
      files: screens,
      plugins: ['react'],
      rules: {
        // Rules of the compiler for React, which is not used.
        ...off(
          'react/immutability',
          'react/incompatible-library',
          'react/purity',
          'react/refs',
          'react/set-state-in-effect',
        ),
        'react/exhaustive-deps': 'error',
        'react/rules-of-hooks': 'error',
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'Screens talk to the server through @frakto/sdk alone.' },
          { name: 'XMLHttpRequest', message: 'Screens talk to the server through @frakto/sdk alone.' },
        ],
      },
    },
    {
      files: [...tests, 'scripts/**'],
      // Their texts are their own.
      rules: off('regexp/no-super-linear-move', 'regexp/no-super-linear-backtracking'),
    },
    {
      files: tests,
      rules: {
        // `expect(mock.method)` and node:test's `describe` do what these rules warn of, harmlessly.
        'typescript/unbound-method': 'off',
        'typescript/no-floating-promises': [
          'error',
          {
            allowForKnownSafeCalls: [
              { from: 'package', name: ['describe', 'it', 'test', 'suite'], package: 'node:test' },
            ],
          },
        ],
      },
    },
    {
      // What people run says what it does on the terminal.
      files: ['scripts/**', '*/scripts/**', 'sdk/examples/**', 'sdk/test/outside/**'],
      rules: off('no-console', 'typescript/no-unsafe-unary-minus'),
    },
    {
      // Tools that read a default export.
      files: ['**/*.config.ts', '**/*.config.js', '**/jest.*', 'scripts/lib/lint-rules.mjs'],
      plugins: ['import'],
      rules: off('import/no-default-export'),
    },
  ],
});
