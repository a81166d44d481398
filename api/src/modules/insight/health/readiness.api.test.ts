import { expect, test } from '@jest/globals';
import { TemporaryMailError, type MailTransport } from '../../../platform/mail/mail.port.js';
import { refused } from '../../../testing/api-caller.js';
import { testApp } from '../../../testing/test-app.js';
import { version } from '../../../kernel/version.js';
import type { Readiness } from './health.dto.js';

/** A mail server that answers when the test says so. */
class SlowTransport implements MailTransport {
  asked = 0;
  answer: (isThere: boolean) => void = () => undefined;

  send(): Promise<never> {
    return Promise.reject(new TemporaryMailError('not now'));
  }

  verify(): Promise<void> {
    this.asked += 1;
    return new Promise((resolve, reject) => {
      this.answer = (isThere) => (isThere ? resolve() : reject(new TemporaryMailError('away')));
    });
  }

  async close(): Promise<void> {
    return Promise.resolve();
  }
}

test('readiness does not wait for the mail server and asks it once at a time', async () => {
  const transport = new SlowTransport();
  const app = await testApp({ transport });
  const ready = () => app.api.read<Readiness>('/health/ready');
  expect(await ready()).toMatchObject({ status: 'ok', version, mail: 'unreachable' });
  expect(await ready()).toMatchObject({ mail: 'unreachable' });
  expect(transport.asked).toBe(1);
  transport.answer(true);
  await new Promise(setImmediate);
  expect(await ready()).toMatchObject({ mail: 'ok' });
  expect(transport.asked).toBe(1);
});

test('a process that keeps its mails says so; one that is stopping, or without a database, is not ready', async () => {
  const app = await testApp();
  expect(await app.api.read('/health/ready')).toMatchObject({ mail: 'captured' });
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  app.container.services.health.stop();
  refused(await app.api.get('/health/ready'), 503, 'not_ready');
  expect(await app.api.read('/health/live')).toEqual({ status: 'ok' });
});
