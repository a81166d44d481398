import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { latestInvoice, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCollaborator, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import type { KsefOutageDto, KsefOutageList } from './ksef-outage.dto.js';
import type { UnsentInvoicePage } from './ksef-submission.dto.js';
import { FakeKsef } from './testing/fake-ksef.js';
import { aSenderOf } from './testing/sender.js';

// Friday the 20th of November 2026, 10.30 in Warsaw.
const clock = new FixedClock();
const start = clock.now().getTime();
const pdf = new FakePdf();
const fake = await FakeKsef.start(clock);
const app = await testApp({ clock, pdf, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

const path = '/company-settings/ksef-outages';
let made = 300;

beforeEach(() => {
  fake.outage = null;
  fake.cutsAnswer = () => false;
  fake.onExchange = () => undefined;
  fake.refusal = () => null;
});

const aSender = () => aSenderOf(app, nipOf((made += 1)));

async function issued(company: TestMember): Promise<TestOrder> {
  const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
  await saveInvoice(order);
  return order;
}

async function letPass(seconds: number, step = 30): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    clock.advance(step);
    await app.doJobs();
  }
}

const stateOf = async (order: TestOrder) => (await latestInvoice(order)).ksef;
const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const unsent = (company: TestMember) => company.api.read<UnsentInvoicePage>('/money/unsent-invoices');

describe('while an outage is announced', () => {
  test('nothing is asked; invoices have both codes and wait for its end, then go in sequence as offline', async () => {
    const company = await aSender();
    const outage = await company.api.create<KsefOutageDto>(path, {
      kind: 'unavailable',
      begins_at: at(-1),
    });
    expect(outage).toEqual({
      id: expect.any(Number),
      kind: 'unavailable',
      begins_at: at(-1),
      ends_at: null,
      is_on: true,
      source: 'owner',
      announced_as: null,
      created_by_name: expect.any(String),
    });
    expect((await company.api.read<KsefOutageList>(path)).items).toEqual([outage]);
    const calls = fake.calls.length;
    const orders = [await issued(company), await issued(company)] as const;
    await letPass(300);
    expect(fake.calls).toHaveLength(calls);
    expect(await stateOf(orders[0])).toMatchObject({
      status: 'offline',
      offline_mode: 'unavailable',
      deadline: null,
    });
    const invoice = await latestInvoice(orders[0]);
    await company.api.read(`/documents/${invoice.document_id}`);
    expect(pdf.printed.at(-1)).toContain('<figcaption>OFFLINE</figcaption>');
    const read = async (sort: string) =>
      (await company.api.read<UnsentInvoicePage>('/money/unsent-invoices', { sort })).items.map(
        ({ order_id }) => order_id,
      );
    expect(await read('number')).toEqual([orders[0].id, orders[1].id]);
    expect(await read('-number')).toEqual([orders[1].id, orders[0].id]);
    const before = fake.accepted.length;
    // Its end is announced for two hours later: the deadline runs from then.
    const changed = await company.api.change<KsefOutageDto>(`${path}/${outage.id}`, {
      kind: 'unavailable',
      begins_at: outage.begins_at,
      ends_at: at(2),
    });
    expect(changed).toEqual({ ...outage, ends_at: at(2) });
    expect(await stateOf(orders[0])).toMatchObject({ status: 'offline', deadline: '2026-11-23' });
    await letPass(3600, 600);
    expect(fake.calls).toHaveLength(calls);
    await letPass(4200, 600);
    for (const order of orders)
      expect(await stateOf(order)).toMatchObject({ status: 'accepted', deadline: null });
    const told = await app.rows<{ event: string; reason: string; facts: object }>(
      `select event, reason, facts from order_history where order_id = $1 and event like 'ksef%' order by id`,
      [orders[0].id],
    );
    expect(told).toMatchObject([
      { event: 'ksef_offline', reason: invoice.number, facts: { ksef_environment: 'test' } },
      { event: 'ksef_accepted', reason: expect.stringMatching(`^${invoice.number}: \\d{10}-`) as unknown },
    ]);
    const sent = fake.accepted.slice(before);
    expect(sent.map(({ isOffline }) => isOffline)).toEqual([true, true]);
    expect(sent[0]?.invoiceNumber).toBe(invoice.number);
  });

  test('a failure gives seven working days, also to what was offline before', async () => {
    const company = await aSender();
    fake.outage = 500;
    const earlier = await issued(company);
    await letPass(120);
    expect(await stateOf(earlier)).toMatchObject({ offline_mode: 'offline24', deadline: '2026-11-23' });
    const outage = await company.api.create<KsefOutageDto>(path, { kind: 'failure', begins_at: at(0) });
    expect(await stateOf(earlier)).toMatchObject({ offline_mode: 'offline24', deadline: null });
    clock.advance(60);
    const later = await issued(company);
    await letPass(60);
    expect(await stateOf(later)).toMatchObject({ offline_mode: 'failure', deadline: null });
    await company.api.change(`${path}/${outage.id}`, {
      kind: 'failure',
      begins_at: outage.begins_at,
      ends_at: at(0),
    });
    // Friday's end and seven working days: Tuesday the 1st of December.
    for (const order of [earlier, later])
      expect(await stateOf(order)).toMatchObject({ deadline: '2026-12-01' });
    expect((await unsent(company)).items.map(({ offline_mode, send_by }) => [offline_mode, send_by])).toEqual(
      [
        ['offline24', '2026-12-01'],
        ['failure', '2026-12-01'],
      ],
    );
    fake.outage = null;
    await letPass(600);
    expect((await unsent(company)).items).toEqual([]);
  });

  test('what is issued in a total one is never sent, has no codes, and its correction does not wait for it', async () => {
    const company = await aSender();
    const outage = await company.api.create<KsefOutageDto>(path, { kind: 'total', begins_at: at(-1) });
    const order = await issued(company);
    await letPass(60);
    expect(await stateOf(order)).toMatchObject({ status: 'exempt', offline_mode: 'total', deadline: null });
    const invoice = await latestInvoice(order);
    await company.api.read(`/documents/${invoice.document_id}`);
    expect(pdf.printed.at(-1)).not.toContain('OFFLINE');
    await company.api.change(`${path}/${outage.id}`, {
      kind: 'total',
      begins_at: outage.begins_at,
      ends_at: at(0),
    });
    const before = fake.accepted.length;
    await letPass(600);
    expect(await stateOf(order)).toMatchObject({ status: 'exempt' });
    refused(
      await company.api.post(`/orders/${order.id}/invoices/${invoice.id}/ksef-retry`, {}),
      409,
      'ksef_not_to_retry',
    );
    await company.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Rabat', net_amount: 900 });
    await letPass(60);
    expect(fake.accepted.slice(before).map(({ xml }) => /<NrKSeFN>1</.test(xml))).toEqual([true]);
    // Entered by mistake: the invoice has to be sent after all.
    expect((await company.api.delete(`${path}/${outage.id}`)).status).toBe(204);
    await letPass(60);
    expect(await stateOf(order)).toMatchObject({ status: 'accepted' });
  });

  test('all that wait fall under it, also more than a turn takes', async () => {
    const company = await aSender();
    const outage = await company.api.create<KsefOutageDto>(path, { kind: 'total', begins_at: at(-1) });
    const order = await issued(company);
    await letPass(30);
    const { id, document_id } = await latestInvoice(order);
    // 205 more, which would take minutes to issue.
    const copies = async (table: string, key: string, of: number, changes: string) =>
      app.rows(
        `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changes}))).*
         from ${table} t, generate_series(1000001, 1000205) g where t.${key} = $1`,
        [of],
      );
    await copies('documents', 'id', document_id, `'id', g`);
    await copies(
      'invoices',
      'id',
      id,
      `'id', g, 'document_id', g, 'corrects_id', t.id, 'place', g, 'number', 'K/' || g`,
    );
    await copies('structured_invoices', 'invoice_id', id, `'invoice_id', g`);
    await copies(
      'ksef_submissions',
      'invoice_id',
      id,
      `'id', g, 'invoice_id', g, 'status', 'waiting', 'offline_mode', null, 'deadline', null`,
    );
    await app.rows('update ksef_queues set next_try_at = $2 where company_id = $1', [
      company.companyId,
      clock.now(),
    ]);
    await app.container.jobs.enqueue('ksef.send', null);
    await letPass(30);
    const counts = () =>
      app.rows<{ status: string; count: number }>(
        'select status, count(*)::int as count from ksef_submissions where company_id = $1 group by 1',
        [company.companyId],
      );
    expect(await counts()).toEqual([{ status: 'exempt', count: 206 }]);
    const before = fake.accepted.length;
    await company.api.change(`${path}/${outage.id}`, {
      kind: 'total',
      begins_at: outage.begins_at,
      ends_at: at(0),
    });
    await letPass(60);
    expect(fake.accepted).toHaveLength(before);
  });

  test.each([
    ['total', 'entered', 'exempt'],
    ['failure', 'entered', 'accepted'],
    ['total', 'found', 'exempt'],
    ['failure', 'found', 'accepted'],
  ] as const)(
    'one that is over and was %s, %s late, counts for what was issued in it',
    async (kind, how, status) => {
      const company = await aSender();
      fake.pauseFor(60);
      const order = await issued(company);
      if (how === 'entered') await app.doJobs();
      const times = { begins_at: at(-1), ends_at: at(0.01) };
      clock.advance(90);
      const before = fake.accepted.length;
      if (how === 'entered') await company.api.create(path, { kind, ...times });
      // As if no turn had come while it lasted.
      else
        await app.rows(
          'insert into ksef_outages (company_id, kind, begins_at, ends_at, created_at) values ($1, $2, $3, $4, $3)',
          [company.companyId, kind, times.begins_at, times.ends_at],
        );
      await letPass(120);
      expect(await stateOf(order)).toMatchObject({ status, offline_mode: kind });
      expect(fake.accepted.slice(before).map(({ isOffline }) => isOffline)).toEqual(
        status === 'accepted' ? [true] : [],
      );
    },
  );

  test.each([
    ['arrived', 'accepted'],
    ['did not arrive', 'exempt'],
  ])(
    'an invoice of a total one whose answer was lost is looked up: it %s, and is %s',
    async (how, status) => {
      const company = await aSender();
      const isArrived = how === 'arrived';
      fake.cutsAnswer = (call) => isArrived && /^POST \/sessions\/online\/[^/]+\/invoices$/.test(call);
      fake.onExchange = ({ method, path: called }) => {
        const isLast = isArrived ? /\/invoices$/ : /\/sessions\/online$/;
        if (method === 'POST' && isLast.test(called)) fake.outage = 500;
      };
      const before = fake.invoices.length;
      const order = await issued(company);
      await app.doJobs();
      expect(fake.invoices.length - before).toBe(isArrived ? 1 : 0);
      fake.onExchange = () => undefined;
      const outage = await company.api.create<KsefOutageDto>(path, { kind: 'total', begins_at: at(-1) });
      await letPass(60);
      expect(await stateOf(order)).toMatchObject({
        status: 'offline',
        offline_mode: 'total',
        deadline: null,
      });
      fake.outage = null;
      await company.api.change(`${path}/${outage.id}`, {
        kind: 'total',
        begins_at: outage.begins_at,
        ends_at: at(0),
      });
      await letPass(120);
      expect(await stateOf(order)).toMatchObject({ status });
      expect(fake.invoices.length - before).toBe(isArrived ? 1 : 0);
    },
  );

  test('one of a total one that KSeF refused before that was known is not tried again', async () => {
    const company = await aSender();
    fake.outage = 500;
    const order = await issued(company);
    await letPass(120);
    fake.outage = null;
    fake.refusal = () => ({ code: 450, description: 'Nie', details: [] });
    await letPass(300);
    expect(await stateOf(order)).toMatchObject({ status: 'refused', offline_mode: 'offline24' });
    await company.api.create(path, { kind: 'total', begins_at: at(-1), ends_at: at(0) });
    expect(await stateOf(order)).toMatchObject({ status: 'refused', offline_mode: 'total' });
    const { id } = await latestInvoice(order);
    refused(
      await company.api.post(`/orders/${order.id}/invoices/${id}/ksef-retry`, {}),
      409,
      'ksef_not_to_retry',
    );
  });

  test('outages do not overlap, end after they begin, and are the owner’s to enter', async () => {
    const company = await aSender();
    await company.api.create(path, { kind: 'failure', begins_at: at(-5), ends_at: at(-3) });
    refused(
      await company.api.post(path, { kind: 'unavailable', begins_at: at(-4) }),
      409,
      'ksef_outage_overlaps',
    );
    refused(
      await company.api.post(path, { kind: 'unavailable', begins_at: at(2), ends_at: at(1) }),
      422,
      'validation_failed',
    );
    await company.api.create(path, { kind: 'unavailable', begins_at: at(-3), ends_at: at(-2) });
    const colleague = await aCollaborator(app, company);
    refused(await colleague.api.get(path), 403, 'owner_only');
    const log = await app.rows<{ action: string }>(
      `select action from audit_log where company_id = $1 and record = 'ksef_outage'`,
      [company.companyId],
    );
    expect(log).toHaveLength(2);
  });
});

describe('the times of an outage', () => {
  test.each([
    [{ begins_at: '1900-01-01T00:00:00Z' }, { begins_at: 'year_out_of_range' }],
    [{ begins_at: '9999-12-31T00:00:00Z' }, { begins_at: 'year_out_of_range' }],
    [{ begins_at: '2021-12-31T22:59:59Z' }, { begins_at: 'too_small' }],
    [{ begins_at: '2027-12-01T00:00:00Z' }, { begins_at: 'day_too_far' }],
    [{ begins_at: '2026-11-20T10:00:00' }, { begins_at: 'not_a_date' }],
    [
      { begins_at: '2026-11-20T10:00:00Z', ends_at: '9999-12-31T00:00:00Z' },
      { ends_at: 'year_out_of_range' },
    ],
    [{ begins_at: '2026-11-20T10:00:00Z', ends_at: '2027-12-01T00:00:00Z' }, { ends_at: 'day_too_far' }],
    [{ begins_at: '2026-11-20T10:00:00Z', ends_at: '2026-11-20T10:00:00Z' }, { ends_at: 'below_minimum' }],
    [
      { begins_at: '1900-01-01T00:00:00Z', ends_at: '1900-01-02T00:00:00Z' },
      { begins_at: 'year_out_of_range', ends_at: 'year_out_of_range' },
    ],
  ])('%j are refused', async (times, faults) => {
    const company = await aSender();
    const input = { kind: 'failure', ...times };
    expect(faultsIn(await company.api.post(path, input))).toEqual(faults);
    expect((await company.api.read<KsefOutageList>(path)).items).toEqual([]);
    const outage = await company.api.create<KsefOutageDto>(path, { kind: 'failure', begins_at: at(-1) });
    expect(faultsIn(await company.api.put(`${path}/${outage.id}`, input))).toEqual(faults);
  });

  test('go from the first day of KSeF to a year ahead', async () => {
    const company = await aSender();
    for (const [begins_at, ends_at] of [
      ['2021-12-31T23:00:00Z', '2022-01-01T01:00:00Z'],
      [at(24 * 360), at(24 * 364)],
    ])
      await company.api.create(path, { kind: 'unavailable', begins_at, ends_at });
  });
});

describe('a change of an outage', () => {
  /** One that lasted from four hours ago to two hours ago. */
  const anOutage = async () => {
    const company = await aSender();
    const input = { kind: 'failure', begins_at: at(-4), ends_at: at(-2) };
    const outage = await company.api.create<KsefOutageDto>(path, input);
    const of = `${path}/${outage.id}`;
    return {
      outage,
      change: (input: object) => company.api.change<KsefOutageDto>(of, input),
      faults: async (input: object) => faultsIn(await company.api.put(of, input)),
    };
  };

  test('leaves what it does not name as it is', async () => {
    const { outage, change } = await anOutage();
    let expected: object = outage;
    for (const input of [{}, { kind: 'total' as const }, { begins_at: at(-5) }, { ends_at: at(-3) }]) {
      expected = { ...expected, ...input };
      expect(await change(input)).toEqual(expected);
    }
  });

  test('takes its end away, and sets another', async () => {
    const { outage, change } = await anOutage();
    expect(await change({ ends_at: null })).toEqual({ ...outage, ends_at: null, is_on: true });
    expect(await change({ kind: 'unavailable' })).toMatchObject({ ends_at: null });
    expect(await change({ ends_at: at(-1) })).toEqual({ ...outage, kind: 'unavailable', ends_at: at(-1) });
  });

  test('is held against what stays', async () => {
    const { faults } = await anOutage();
    expect(await faults({ begins_at: at(-2) })).toEqual({ begins_at: 'above_maximum' });
    expect(await faults({ ends_at: at(-4) })).toEqual({ ends_at: 'below_minimum' });
    expect(await faults({ kind: null })).toEqual({ kind: 'not_in_list' });
    expect(await faults({ begins_at: null })).toEqual({ begins_at: 'not_a_date' });
  });

  test('keeps what another one changes at the same time', async () => {
    const { outage, change } = await anOutage();
    await Promise.all([
      change({ kind: 'total' }),
      change({ begins_at: at(-6) }),
      change({ ends_at: at(-1) }),
    ]);
    expect(await change({})).toEqual({ ...outage, kind: 'total', begins_at: at(-6), ends_at: at(-1) });
  });
});

describe('a day before the deadline', () => {
  test('the owner is mailed once, on the working day before from noon on', async () => {
    const company = await aSender();
    // Back to Friday, 10.30 in Warsaw.
    clock.advance((start + 7 * 86_400_000 - clock.now().getTime()) / 1000);
    fake.outage = 500;
    const order = await issued(company);
    await letPass(120);
    const state = await stateOf(order);
    expect(state).toMatchObject({ status: 'offline', deadline: '2026-11-30' });
    const mailsTo = () =>
      app.rows<{ subject: string; body: string }>(
        `select subject, text_body as body from mail_outbox where to_address = $1 and subject like '%2026-11-30%'`,
        [company.email],
      );
    const warn = async () => {
      await app.container.jobs.enqueue('ksef.warn', null);
      await app.doJobs();
    };
    await warn();
    expect(await mailsTo()).toEqual([]);
    clock.advance(2 * 3600);
    await warn();
    await warn();
    expect(await mailsTo()).toHaveLength(1);
  });

  const warn = async () => {
    await app.container.jobs.enqueue('ksef.warn', null);
    await app.doJobs();
  };
  const mailsTo = ({ email }: TestMember) =>
    app.rows<{ subject: string; body: string }>(
      `select subject, text_body as body from mail_outbox where to_address = $1 and subject like '%KSeF%' order by id`,
      [email],
    );

  test('what KSeF refused counts, too; days beside the numbers where there are several; one that has passed is told so', async () => {
    const company = await aSender();
    fake.outage = 500;
    const orders = [await issued(company), await issued(company), await issued(company)] as const;
    await letPass(120);
    const set = async (order: TestOrder, status: string, days: number) =>
      app.rows('update ksef_submissions set status = $2, deadline = $3 where order_id = $1', [
        order.id,
        status,
        at(days * 24).slice(0, 10),
      ]);
    await set(orders[0], 'offline', -3);
    await set(orders[1], 'refused', -2);
    await set(orders[2], 'refused', 0);
    await warn();
    await warn();
    const mails = await mailsTo(company);
    expect(mails).toHaveLength(2);
    const numbers: string[] = [];
    for (const order of orders) numbers.push((await latestInvoice(order)).number);
    const [passed, ahead] = mails;
    expect(passed?.subject).toContain(at(-72).slice(0, 10));
    expect(passed?.body).toContain(
      `${numbers[0]} (${at(-72).slice(0, 10)}), ${numbers[1]} (${at(-48).slice(0, 10)})`,
    );
    expect(ahead?.subject).toContain(at(0).slice(0, 10));
    expect(ahead?.body).toContain(`: ${numbers[2]}.`);
    expect(ahead?.subject).not.toBe(passed?.subject.replace(at(-72).slice(0, 10), at(0).slice(0, 10)));
  });

  test('an outage that nobody ends is told each working day on which something waits for it', async () => {
    const company = await aSender();
    // Monday noon.
    while (clock.now().getUTCDay() !== 1) clock.advance(86_400);
    const begins_at = at(-49);
    const outage = await company.api.create<KsefOutageDto>(path, { kind: 'failure', begins_at });
    await warn();
    expect(await mailsTo(company)).toEqual([]);
    const order = await issued(company);
    await app.doJobs();
    await warn();
    await warn();
    const [mail, ...others] = await mailsTo(company);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(begins_at.slice(0, 10));
    expect(mail?.body).toContain((await latestInvoice(order)).number);
    clock.advance(86_400);
    await warn();
    expect(await mailsTo(company)).toHaveLength(2);
    await company.api.change(`${path}/${outage.id}`, { kind: 'failure', begins_at, ends_at: at(0) });
    clock.advance(86_400);
    await warn();
    expect(await mailsTo(company)).toHaveLength(2);
  });
});
