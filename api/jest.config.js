import { base } from './jest.base.js';

/** Pure tests and tests through HTTP on a real PostgreSQL. */
export default {
  ...base,
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.browser\\.test\\.ts$'],
  testTimeout: 60_000,
};
