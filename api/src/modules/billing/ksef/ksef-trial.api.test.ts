import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { refused } from '../../../testing/api-caller.js';
import { enterSeller } from '../../../testing/invoices.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import { FakeKsef } from './testing/fake-ksef.js';
import type { KsefTrial } from './ksef-trial.dto.js';
import { aSenderOf } from './testing/sender.js';

const clock = new FixedClock();
const fake = await FakeKsef.start(clock);
const app = await testApp({ clock, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

beforeEach(() => {
  fake.withoutRights = false;
  fake.outage = null;
  fake.looks = 1;
  fake.refusal = () => null;
});

let made = 2_100;
const aSender = (environment?: string) => aSenderOf(app, nipOf((made += 1)), environment);
const trialOf = (company: TestMember) => company.api.act<KsefTrial>('/company-settings/ksef/trial');
const outcomes = ({ steps }: KsefTrial) => steps.map(({ name, outcome }) => `${name}: ${outcome}`);

describe('a trial of the settings', () => {
  test('sends an invoice that is valid, tells its number, and keeps nothing', async () => {
    const company = await aSender();
    const trial = await trialOf(company);
    expect(outcomes(trial)).toEqual([
      'settings: passed',
      'sign_in: passed',
      'session: passed',
      'invoice: passed',
    ]);
    const taken = fake.accepted.at(-1);
    expect(taken?.invoiceNumber).toMatch(/^PROBA\//);
    expect(trial).toMatchObject({ environment: 'test', number: taken?.verdict.number });
    const rows = await app.rows(
      `select id from invoices where company_id = $1 union all select invoice_id from structured_invoices where company_id = $1
        union all select last_place from invoice_series where company_id = $1`,
      [company.companyId],
    );
    expect(rows).toEqual([]);
  });

  test('in production sends none', async () => {
    const company = await aSender('production');
    const before = fake.invoices.length;
    const trial = await trialOf(company);
    expect(outcomes(trial)).toEqual([
      'settings: passed',
      'sign_in: passed',
      'session: passed',
      'invoice: skipped',
    ]);
    expect(fake.invoices).toHaveLength(before);
  });

  test('tells where it ends, in whose words, and what to do', async () => {
    const company = await aSender();
    const failed = async () => {
      const trial = await trialOf(company);
      const [step] = trial.steps.filter(({ outcome }) => outcome === 'failed');
      return { ...step, skipped: trial.steps.filter(({ outcome }) => outcome === 'skipped').length };
    };
    fake.outage = 503;
    expect(await failed()).toMatchObject({
      name: 'sign_in',
      skipped: 2,
      advice: expect.stringContaining('not responding'),
    });
    fake.outage = null;
    fake.withoutRights = true;
    expect(await failed()).toMatchObject({
      name: 'session',
      skipped: 1,
      words: expect.stringContaining('Brak uprawnień'),
      advice: expect.stringContaining('right to issue invoices'),
    });
    fake.withoutRights = false;
    fake.refusal = () => ({ code: 450, description: 'Błąd weryfikacji', details: ['Podmiot1'] });
    expect(await failed()).toMatchObject({
      name: 'invoice',
      skipped: 0,
      words: '450: Błąd weryfikacji Podmiot1',
    });
    await company.api.change('/company-settings/ksef', { token: 'wrong-token' });
    expect(await failed()).toMatchObject({
      name: 'sign_in',
      advice: expect.stringContaining('issue a new one'),
    });
    await app.rows(`update ksef_settings set sealed_secret = 'v1.lost' where company_id = $1`, [
      company.companyId,
    ]);
    expect(await failed()).toMatchObject({
      name: 'settings',
      skipped: 3,
      words: expect.stringContaining('cannot be read'),
    });
  });

  test('waits for the pause that KSeF has asked for, and hands its own on', async () => {
    const company = await aSender();
    fake.pauseFor(600);
    expect(outcomes(await trialOf(company))).toContain('sign_in: failed');
    const calls = fake.calls.length;
    expect(outcomes(await trialOf(company))).toContain('sign_in: failed');
    expect([fake.calls.length, fake.early]).toEqual([calls, 0]);
    clock.advance(601);
    expect(outcomes(await trialOf(company))).toContain('invoice: passed');
  });

  test('is for owners who send, and not without end', async () => {
    const company = await aCompany(app);
    await enterSeller(company);
    refused(await company.api.post('/company-settings/ksef/trial', {}), 409, 'ksef_off');
    const strict = await testApp({ clock, settings: { KSEF_URL: fake.url, RATE_LIMIT_FACTOR: '0.2' } });
    const sender = await aSenderOf(strict, nipOf((made += 1)), 'production');
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await sender.api.post('/company-settings/ksef/trial', {})).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
