import { expect, test } from '@jest/globals';
import { readConfig } from '../../../platform/config/config.js';
import { KsefServer } from './ksef-server.js';

test('pauses are as they are meant at the calls that are usual, and shorter where more may be made', () => {
  const { KSEF_CALLS_PER_SECOND: usual } = readConfig({});
  expect(usual).toBe(8);
  const pauseAt = (calls: number) => new KsefServer(undefined, calls).pauseMs(3_000);
  expect([usual, 80, 2].map(pauseAt)).toEqual([3_000, 300, 12_000]);
});
