import { base } from './jest.base.js';

/** Pure tests and tests through HTTP on a real PostgreSQL. A test that hangs is told late: machines differ by a factor of ten. */
export default {
  ...base,
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.browser\\.test\\.ts$'],
  testTimeout: 240_000,
};
