import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { configs as regexp } from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.ts', '**/*.tsx'];
const tests = [
  '**/*.test.ts',
  '**/*.contract.ts',
  '**/*-test-*.ts',
  '**/*.test.tsx',
  '**/test/**',
  '**/testing/**',
];
const screens = ['admin-ui/src/**', 'public-forms/src/**'];
const nodeNames = [
  'Buffer',
  'URL',
  'clearInterval',
  'clearTimeout',
  'console',
  'fetch',
  'performance',
  'process',
];
const timers = [
  'AbortController',
  'AbortSignal',
  'TextDecoder',
  'TextEncoder',
  'setInterval',
  'setTimeout',
  'structuredClone',
];

export default defineConfig(
  globalIgnores(['**/node_modules/', '**/dist/', '**/generated/', '**/.*/', 'data/', 'coverage/']),
  js.configs.recommended,
  regexp['flat/recommended'],
  {
    // Texts of strangers must never stop the process: no pattern takes longer than its text is long.
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      // Matters of taste, and signs that are named though \s has them.
      'regexp/control-character-escape': 'off',
      'regexp/match-any': 'off',
      'regexp/negation': 'off',
      'regexp/no-dupe-characters-character-class': 'off',
      'regexp/no-obscure-range': 'off',
      'regexp/no-unused-capturing-group': 'off',
      'regexp/no-useless-character-class': 'off',
      'regexp/no-useless-non-capturing-group': 'off',
      'regexp/prefer-character-class': 'off',
      'regexp/prefer-d': 'off',
      'regexp/prefer-w': 'off',
      'regexp/use-ignore-case': 'off',
    },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export by name, so that a thing has one name everywhere.',
        },
        {
          selector:
            'CallExpression[callee.property.name=/^toLocale/][arguments.length=0], ' +
            'CallExpression[callee.property.name="localeCompare"][arguments.length=1], ' +
            'NewExpression[callee.object.name="Intl"][arguments.length=0]',
          message: 'Name the language: otherwise it is that of the machine.',
        },
      ],
      'prefer-const': 'error',
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // "A page of clients" is a name of its own in the contract.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `EmailAddress | ''` says more than `string`, to people and to the contract.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // An async function without await turns what it throws into a rejection, as its callers expect.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
    },
  },
  {
    // Workspaces whose tests have a project of their own, beside the one that is built.
    files: ['sdk/test/**/*.ts'],
    languageOptions: { parserOptions: { projectService: false, project: 'sdk/tsconfig.test.json' } },
  },
  {
    files: screens,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/rules-of-hooks': 'error',
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
    rules: { 'regexp/no-super-linear-move': 'off', 'regexp/no-super-linear-backtracking': 'off' },
  },
  {
    files: tests,
    rules: {
      // `expect(mock.method)` and node:test's `describe` do what these rules warn of, harmlessly.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-floating-promises': [
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
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries([...nodeNames, ...timers].map((name) => [name, 'readonly'])),
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { module: 'writable', require: 'readonly', process: 'readonly' },
    },
  },
  {
    // What people run says what it does on the terminal.
    files: ['scripts/**', '*/scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Tools that read a default export.
    files: ['*.config.js', '*/*.config.js', '*/*.config.ts', 'api/jest.*.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
