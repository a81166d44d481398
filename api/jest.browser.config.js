import { base } from './jest.base.js';

/** Tests that drive a real browser against the built product. Three at a time: much of theirs is waiting. */
export default {
  ...base,
  testMatch: ['**/*.browser.test.ts'],
  globalSetup: '<rootDir>/jest.browser.global-setup.mjs',
  globalTeardown: '<rootDir>/jest.browser.global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/jest.browser.setup.mjs'],
  testTimeout: 240_000,
  maxWorkers: 3,
};
