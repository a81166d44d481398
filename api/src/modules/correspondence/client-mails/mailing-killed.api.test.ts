import { afterAll, describe, expect, test } from '@jest/globals';
import { startTestSmtpServer } from '../../../platform/mail/testing/smtp-test-server.js';
import { aMailing } from '../../../testing/client-mails.js';
import { clientFields } from '../../../testing/directory.js';
import { aCompany } from '../../../testing/people.js';
import { startProduct } from '../../../testing/product-process.js';
import { testApp } from '../../../testing/test-app.js';
import type { ClientMailingCounts } from './client-mail.dto.js';

const smtp = await startTestSmtpServer();
afterAll(() => smtp.close());
const app = await testApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } });

/** Starts a worker of its own on the test's database. */
const aWorker = () =>
  startProduct({
    DATABASE_URL: app.database.url,
    ROLE: 'worker',
    DEMO: 'off',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  });

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 180_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It took longer than a minute');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('a mailing whose process is killed', () => {
  test('reaches everybody, and nobody twice', async () => {
    const owner = await aCompany(app);
    const number = 60;
    const fields = Array.from({ length: number }, (_, index) =>
      clientFields({ email: `k${index}@tysiac.example` }),
    );
    await app.container.db.inCompany(owner.companyId, (unit) =>
      app.container.services.clients.enterMany(
        unit,
        { companyId: owner.companyId, userId: owner.id },
        fields,
      ),
    );
    const clients = await app.rows<{ id: number }>('select id from clients where company_id = $1', [
      owner.companyId,
    ]);
    const mailing = await aMailing(
      owner,
      clients.map(({ id }) => id),
    );
    const worker = await aWorker();
    await until(() => smtp.mails.length >= 10);
    worker.signal('SIGKILL');
    await worker.ended();
    const before = smtp.mails.length;
    expect(before).toBeLessThan(number);
    // The mail in the killed process's hands is taken up when its time is over; here at once.
    await app.rows(
      `update mail_outbox set locked_until = now() - interval '1 second' where locked_until is not null`,
    );
    await app.container.jobs.enqueue('mail.deliver', null);
    await app.doJobs();
    const counts = () => owner.api.read<ClientMailingCounts>(`/client-mailings/${mailing.id}/progress`);
    expect(await counts()).toEqual({ total: number, waiting: 0, sent: number, stored: 0, failed: 0 });
    const recipients = smtp.mails.map(({ to }) => String(to));
    expect(new Set(recipients).size).toBe(recipients.length);
    // One may have been on its way when the process ended: it counts as sent, and is not sent again.
    expect(recipients.length).toBeGreaterThanOrEqual(number - 1);
  }, 180_000);
});
