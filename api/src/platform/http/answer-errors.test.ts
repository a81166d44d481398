import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Context } from 'koa';
import { InvalidMarginError } from '../../modules/shipment/rules/margin.js';
import { MixedCurrencyError, MoneyRangeError } from '../../kernel/money/money.js';
import { createTestLog } from '../../testing/test-log.js';
import { answerErrors } from './answer-errors.js';
import type { Problem } from './api-types.js';
import { BadRequest } from './errors.js';
import { missings } from './texts/missings.js';
import { problems } from './texts/problems.js';
import { type Texts, titles } from './texts/texts.js';

/** The answer to an operation that throws, and what was logged. */
async function answerTo(error: Error) {
  const { logger, lines } = createTestLog();
  const context = {
    get: () => '',
    set: () => undefined,
    state: { requestId: 'r1' },
  } as unknown as Context;
  await answerErrors(logger)(context, () => Promise.reject(error));
  return { status: context.status, problem: context.body as Problem, logged: lines };
}

const failing = (fields: object, message = 'a fault') => Object.assign(new Error(message), fields);

describe('what becomes of an error', () => {
  test.each([
    ['a syntax error of our own', new SyntaxError('Unexpected token')],
    ['a mis-encoded text of our own', new URIError('URI malformed')],
    ['an answer of another server', failing({ status: 404 })],
    ['an answer of another server with a body', failing({ status: 400, body: '{}' })],
    ['a rule of the domain that no caller can break', new MixedCurrencyError('PLN', 'EUR')],
    ['another of them', new InvalidMarginError(200)],
    ['something thrown that is no error', 'text' as unknown as Error],
  ])('%s is a logged failure of the server', async (_what, error) => {
    const { status, problem, logged } = await answerTo(error);
    expect({ status, code: problem.code }).toEqual({ status: 500, code: 'internal_error' });
    expect(logged).toMatchObject([{ level: 50, msg: 'unexpected error', request_id: 'r1' }]);
  });

  test.each([
    ['ECONNREFUSED', failing({ code: 'ECONNREFUSED' }), 'not_ready'],
    ['ECONNRESET', failing({ code: 'ECONNRESET' }), 'not_ready'],
    ['57P01', failing({ code: '57P01' }), 'not_ready'],
    ['57P03', failing({ code: '57P03' }), 'not_ready'],
    ['a full pool', new Error('timeout exceeded when trying to connect'), 'not_ready'],
    ['a lost connection', new Error('Connection terminated unexpectedly'), 'not_ready'],
    ['a lock that is not given', failing({ code: '55P03' }), 'busy'],
    ['a statement that takes too long', failing({ code: '57014' }), 'busy'],
    ['a collision that came twice', failing({ code: '40P01' }), 'busy'],
  ])('%s is a logged 503', async (_what, error, code) => {
    const { status, problem, logged } = await answerTo(error);
    expect({ status, code: problem.code }).toEqual({ status: 503, code });
    expect(logged).toHaveLength(1);
  });

  test('what the caller can mend is told and not logged', async () => {
    for (const [error, status, code] of [
      [new MoneyRangeError(), 400, 'amount_out_of_range'],
      [new BadRequest('invalid_link'), 400, 'invalid_link'],
      [failing({ expose: true, status: 400, statusCode: 400 }), 400, 'malformed_request'],
      [failing({ expose: true, status: 404, statusCode: 404 }), 404, 'not_found'],
    ] as const) {
      const answer = await answerTo(error);
      expect({ status: answer.status, code: answer.problem.code }).toEqual({ status, code });
      expect(answer.logged).toEqual([]);
    }
  });
});

test('every code that the sources throw has texts of its own', () => {
  const folder = join(import.meta.dirname, '../..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|testing\//.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const thrown =
    /new (?:NotFound|Forbidden|Conflict|BadRequest|Unavailable|Unauthorized)\(\s*'(\w+)'|notEditable\([^)]*?'(\w+)'|plainProblem\(\s*\d+,\s*'(\w+)'/g;
  const codes = new Set(
    sources.flatMap((source) => [...source.matchAll(thrown)].map(([, ...groups]) => groups.find(Boolean))),
  );
  expect(codes.size).toBeGreaterThan(20);
  const known: Readonly<Record<string, Texts>> = { ...missings, ...problems };
  expect([...codes].filter((code) => !known[code ?? ''])).toEqual([]);
  for (const texts of [...Object.values(known), ...Object.values(titles)]) {
    expect([texts.pl, texts.en, texts.no].every((text) => text.trim() !== '')).toBe(true);
  }
});
