import { afterAll, describe, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { systemClock } from '../../../platform/clock/clock.port.js';
import { enterSeller, polishSeller, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { startProduct } from '../../../testing/product-process.js';
import { freeJob, makeJobDue } from '../../../testing/queue-time.js';
import { testApp } from '../../../testing/test-app.js';
import { ksefJob } from './ksef-waker.js';
import { FakeKsef } from './testing/fake-ksef.js';

const secret = 's'.repeat(40);
const app = await testApp({ secret, clock: systemClock, rates: 'shipped' });
const fake = await FakeKsef.start(systemClock);
afterAll(() => fake.close());

// `scripts/bench/ksef.mjs` asks for more of each. From 20 on they go as packages, fewer one by one.
const { KSEF_INVOICES = '12,24', KSEF_KILLS = '3', KSEF_CUT_SHARE = '0.3' } = process.env;
const kills = Number(KSEF_KILLS);
/** Many take their time: KSeF allows so many calls a second. */
const withinMs = process.env['KSEF_INVOICES'] ? 3_600_000 : 600_000;

/** As if the time had passed for which a failure holds a company's turn. */
async function makeDue(companyId: number): Promise<void> {
  await app.rows(
    'update ksef_queues set next_try_at = now() where company_id = $1 and locked_until is null',
    [companyId],
  );
  await makeJobDue(app, ksefJob);
}

describe('workers that are killed while they send, with answers cut', () => {
  test.each(KSEF_INVOICES.split(',').map(Number))(
    'leave each of %i invoices with one number, once another has gone on',
    async (invoices) => {
      const owner = await aCompany(app);
      const { companyId } = owner;
      const nip = invoices < 20 ? '5260001246' : '7740001454';
      await enterSeller(owner, 'PL', { ...polishSeller, nip });
      await owner.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
      for (let count = 0; count < invoices; count += 1)
        await saveInvoice(await anOrderAt(app, owner, OrderStatus.OrderCreated));
      const settings = {
        DATABASE_URL: app.database.url,
        ROLE: 'worker',
        DEMO: 'off',
        SECRET: secret,
        KSEF_URL: fake.url,
        ...(process.env['KSEF_INVOICES'] ? {} : { KSEF_CALLS_PER_SECOND: '1000' }),
      };
      const [acceptedBefore, sentBefore] = [fake.accepted.length, fake.invoices.length];
      const begun = Date.now();
      fake.cutShare = Number(KSEF_CUT_SHARE);
      fake.early = 0;
      let killed = 0;
      let pauses = 0;
      for (; killed < kills; killed += 1) {
        const worker = await startProduct(settings);
        // Each time after some more calls: in a sign-in, a package, among looks, receipts.
        const calls = fake.calls.length + 2 + ((killed * 13) % 47);
        const end = Date.now() + 30_000;
        for (let looks = 1; fake.calls.length < calls && Date.now() < end; looks += 1) {
          if (looks % 100 === 0) await makeDue(companyId);
          await pause(2);
        }
        worker.signal('SIGKILL');
        await worker.ended();
        if (killed % 4 === 1) {
          fake.pauseFor(2);
          pauses += 1;
        }
        // As if the time had passed for which the dead one has the job and the turn; not that of a pause.
        await pause(fake.toldPauseMs);
        await app.rows('update ksef_queues set locked_until = null where company_id = $1', [companyId]);
        await freeJob(app, ksefJob);
        await makeDue(companyId);
      }
      const worker = await startProduct(settings);
      const lastStart = Date.now();
      const counts = async () =>
        app.rows<{ status: string; count: number }>(
          'select status, count(*)::int as count from ksef_submissions where company_id = $1 and receipt is not null group by 1',
          [companyId],
        );
      let found = await counts();
      while (found[0]?.count !== invoices && Date.now() - lastStart < withinMs / 2) {
        await makeDue(companyId);
        await pause(200);
        found = await counts();
      }
      fake.cutShare = 0;
      worker.signal('SIGTERM');
      await worker.ended();
      expect(found).toEqual([{ status: 'accepted', count: invoices }]);
      const numbers = await app.rows<{ number: string; ksef_number: string }>(
        `select i.number, s.ksef_number from structured_invoices s join invoices i on i.id = s.invoice_id
         where s.company_id = $1 order by 1`,
        [companyId],
      );
      const accepted = fake.accepted.slice(acceptedBefore);
      const given = accepted.map(({ invoiceNumber: number, verdict }) => ({
        number,
        ksef_number: verdict.number,
      }));
      expect(numbers).toEqual(given.toSorted((one, other) => (one.number < other.number ? -1 : 1)));
      expect(new Set(numbers.map(({ ksef_number }) => ksef_number)).size).toBe(invoices);
      expect(fake.early).toBe(0);
      const sent = fake.invoices.length - sentBefore;
      process.stderr.write(
        `KSeF: ${invoices} invoices, ${numbers.length} numbers, ${accepted.length} in KSeF, ${sent - accepted.length} called duplicates; ` +
          `${killed} workers killed, ${KSEF_CUT_SHARE} of the answers cut, ${pauses} pauses with ${fake.early} calls before their end, ` +
          `${Math.round((Date.now() - begun) / 1000)} s\n`,
      );
    },
    withinMs,
  );
});
