import { expect, test } from '@jest/globals';
import { createTestLog } from '../../../../testing/test-log.js';
import { announcer } from './announcements.js';
import type { SocketEvent } from './socket-event.js';

test('a socket that cannot be told keeps nobody from being told, then or later', async () => {
  const told: [number, SocketEvent['type']][] = [];
  const log = createTestLog();
  const reads = { query: () => Promise.reject(new Error('not asked')) };
  const announce = announcer(reads, log.logger, {
    isHere: () => true,
    tell(userId, { type }) {
      if (userId === 1) throw new Error('the socket broke');
      told.push([userId, type]);
    },
  });
  announce({ reader: 1, other: 2, upTo: 9 });
  announce({ reader: 3, other: 1, upTo: 9 });
  await Promise.resolve();
  announce({ reader: 4, other: 5, upTo: 9 });
  await new Promise((resolve) => setImmediate(resolve));
  expect(told.map(([userId]) => userId).sort()).toEqual([2, 3, 4, 5]);
  expect(log.lines.filter(({ msg }) => msg === 'a socket could not be told')).toHaveLength(2);
});
