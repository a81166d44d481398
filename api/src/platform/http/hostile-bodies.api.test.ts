import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodySchemaOf, operations, type ContractOperation } from '../../testing/answer-check.js';
import { faultsIn } from '../../testing/api-caller.js';
import { operationCases } from '../../testing/authorisation-cases.js';
import { none, type Records } from '../../testing/authorisation-records.js';
import { callOperation } from '../../testing/call-operation.js';
import { aCompany, anAdministrator } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';

// Longer runs: HOSTILE_CALLS=5000 HOSTILE_SEED=2 npm test -- hostile-bodies
const calls = Number(process.env['HOSTILE_CALLS'] ?? 600);
const seed = Number(process.env['HOSTILE_SEED'] ?? 1);

const app = await testApp();
const owner = await aCompany(app);
const administrator = await anAdministrator(app);

const targets = operations.flatMap((operation) => {
  const schema = bodySchemaOf(operation);
  return schema ? [{ operation, fields: Object.keys(schema.properties ?? {}) }] : [];
});

/** A list within a list, and so on. */
function deep(levels: number): unknown {
  return Array.from({ length: levels }).reduce((inner: unknown) => [inner], []);
}

const values: unknown[] = [
  null,
  '',
  ' ',
  'a',
  '1e5',
  'constructor',
  '__proto__',
  '\u0000',
  '\ud800',
  'x'.repeat(5_000),
  '2026-11-25',
  '2026-11-25T08:00:00Z',
  '2026-13-45T99:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  0,
  -1,
  1.005,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  [],
  [null],
  ['a', 'a'],
  [1.5],
  [{}],
  {},
  { id: 1 },
  { toString: 1 },
  { length: 3 },
  [[[[]]]],
  deep(5_000),
];

/** One call: which operation, and what of its body is spoilt. */
const attempts = fc.record({
  target: fc.constantFrom(...targets),
  /** Fields by their place in the schema, each with what stands in it. */
  spoilt: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...values)), { minLength: 1, maxLength: 3 }),
  /** A body of these fields alone, or one that was right before. */
  isBare: fc.boolean(),
  /** Within the first object or list that a field holds, instead of the field. */
  isDeep: fc.boolean(),
});

/** Records of an operation; made anew after it was done, for then they may have gone. */
const made = new Map<string, Promise<Records>>();
function recordsOf({ operationId }: ContractOperation): Promise<Records> {
  const records = made.get(operationId) ?? (operationCases[operationId]?.records ?? none)(app, owner);
  made.set(operationId, records);
  return records;
}

function spoil(body: Record<string, unknown>, fields: readonly string[], attempt: Attempt): void {
  for (const [place, value] of attempt.spoilt) {
    const field = fields[place % Math.max(fields.length, 1)];
    if (field === undefined) continue;
    const inner = body[field];
    const first = Array.isArray(inner) ? (inner as unknown[])[0] : inner;
    if (attempt.isDeep && typeof first === 'object' && first !== null) {
      const [key = 'id'] = Object.keys(first).toSorted(() => (place % 2 === 0 ? 1 : -1));
      Object.assign(first, { [key]: value });
    } else {
      body[field] = value;
    }
  }
}
type Attempt = typeof attempts extends fc.Arbitrary<infer Value> ? Value : never;

test(`of ${calls} spoilt bodies none makes the server fail`, async () => {
  const failures: string[] = [];
  const statuses: Record<number, number> = {};
  for (const attempt of fc.sample(attempts, { seed, numRuns: calls })) {
    const { operation, fields } = attempt.target;
    const one = operationCases[operation.operationId];
    if (!one || one.endsSession || one.byDouble) continue;
    const records = await recordsOf(operation);
    const right = attempt.isBare ? {} : (one.body?.(records.ids, records.link) ?? {});
    const body = JSON.parse(JSON.stringify(right)) as Record<string, unknown>;
    spoil(body, fields, attempt);
    const caller = one.access === 'administrator' ? administrator.api : owner.api;
    try {
      const { status } = await callOperation(caller, operation, one, records, body);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status < 300) made.delete(operation.operationId);
    } catch (error) {
      statuses[500] = (statuses[500] ?? 0) + 1;
      failures.push(`${operation.operationId} ${JSON.stringify(body).slice(0, 300)}: ${String(error)}`);
    }
  }
  process.stderr.write(`Spoilt bodies: ${calls} calls, seed ${seed}: ${JSON.stringify(statuses)}\n`);
  expect(failures).toEqual([]);
}, 900_000);

test('rules over several fields are asked only of values that have their type', async () => {
  const country = { invoice_country: 'constructor', company_data: {} };
  expect(faultsIn(await owner.api.put('/company-settings', country))).toMatchObject({
    invoice_country: 'not_in_list',
  });
});
