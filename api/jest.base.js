/** What the two test projects of the API share: files run in Node itself (jest.runtime.cjs). */
export const base = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testEnvironment: '<rootDir>/jest.environment.cjs',
  runtime: '<rootDir>/jest.runtime.cjs',
  transform: {},
  globalSetup: '<rootDir>/jest.global-setup.mjs',
  globalTeardown: '<rootDir>/jest.global-teardown.mjs',
  // One more than the cores of a small machine: much of their time is waiting.
  maxWorkers: 3,
};
