/** What the two test projects of the API share: TypeScript through swc, as ECMAScript modules. */
export const base = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testEnvironment: '<rootDir>/jest.environment.cjs',
  extensionsToTreatAsEsm: ['.ts'],
  resolver: '<rootDir>/jest.resolver.cjs',
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, useDefineForClassFields: true },
          target: 'es2023',
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  globalSetup: '<rootDir>/jest.global-setup.mjs',
  globalTeardown: '<rootDir>/jest.global-teardown.mjs',
  // One more than the cores of a small machine: much of their time is waiting.
  maxWorkers: 3,
};
