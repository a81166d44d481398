import { expect, test } from '@jest/globals';
import { createTestLog } from '../../testing/test-log.js';
import { warnOfProxy } from './warn-of-proxy.js';

test('a proxy that is not trusted is told once an hour', () => {
  const { logger, lines } = createTestLog();
  let now = 0;
  const look = warnOfProxy(logger, () => now);
  look({ host: 'frakto.test' }, '10.0.0.1');
  expect(lines).toEqual([]);
  look({ 'x-forwarded-for': '203.0.113.7' }, '10.0.0.1');
  look({ 'x-forwarded-for': '203.0.113.8' }, '10.0.0.1');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 40,
    ip: '10.0.0.1',
    msg: expect.stringContaining('Set TRUST_PROXY=on'),
  });
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
  now += 59 * 60 * 1000;
  look({ forwarded: 'for=203.0.113.7' }, '10.0.0.1');
  expect(lines).toHaveLength(1);
  now += 60 * 1000;
  look({ forwarded: 'for=203.0.113.7' }, '10.0.0.1');
  expect(lines).toHaveLength(2);
});
