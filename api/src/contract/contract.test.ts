import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { modelFaults } from '../generated/routes.js';
import { checkAnswer, faultsOfValue, operations } from '../testing/answer-check.js';
import { operationsOfForms } from '../platform/http/run-operation.js';
import { codesOfRoles, commonRefusals } from './refusals.js';
import { completeContract } from './complete-contract.js';
import type { Contract, Operation } from './contract.js';

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi/openapi.json'), 'utf8'),
) as Contract;

/** Whether an example can stand for a schema; bytes of files and texts stand for themselves. */
const isData = (type: string): boolean => /\bjson|form/.test(type);

describe('every operation', () => {
  test('has a summary and a description', () => {
    const bare = Object.values(contract.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ summary, description }) => !summary || !description || summary.length > 200);
    expect(bare.map(({ operationId }) => operationId)).toEqual([]);
  });

  test('takes a form of HTML where the server does, and nowhere else', () => {
    const taking = operations.filter(
      ({ requestBody }) => requestBody?.content['application/x-www-form-urlencoded'],
    );
    expect(new Set(taking.map(({ operationId }) => operationId))).toEqual(operationsOfForms);
  });

  test('has an example of what it answers, of the schema that it names', () => {
    const faults = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status]) => Number(status) < 400)
        .flatMap(([status, { content = {} }]) =>
          Object.entries(content).flatMap(([type, { schema, example }]) => {
            if (example === undefined) return [`${operationId} ${status} ${type}: none`];
            const wrong = schema && isData(type) ? faultsOfValue(schema, example) : [];
            return wrong.map((fault) => `${operationId} ${status}: ${fault}`);
          }),
        ),
    );
    expect(faults).toEqual([]);
  });

  test('has an example of what it takes, of the schema that it names', () => {
    const faults = Object.values(contract.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, requestBody, parameters = [] }) => [
        ...Object.values(requestBody?.content ?? {}).map((body) => [operationId, body] as const),
        ...parameters.map((parameter) => [`${operationId}?${parameter.name}`, parameter] as const),
      ])
      .flatMap(([name, { schema, example }]) => {
        if (example === undefined || !schema) return [`${name}: none`];
        return faultsOfValue(schema, example).map((fault) => `${name}: ${fault}`);
      });
    expect(faults).toEqual([]);
  });

  test('takes its example by the server’s own check of types', () => {
    const faults = Object.values(contract.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, requestBody }) => {
        const body = requestBody?.content['application/json'];
        const model = body?.schema?.$ref?.split('/').at(-1);
        if (model === undefined) return [];
        return Object.keys(modelFaults(model, structuredClone(body?.example))).map(
          (field) => `${operationId}: ${field}`,
        );
      });
    expect(faults).toEqual([]);
  });

  test('has an example of each problem, whole and of the schema of problems', () => {
    const seen = new Set<object>();
    const faults = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status, answer]) => Number(status) >= 400 && !seen.has(answer) && seen.add(answer))
        .flatMap(([status, { content = {} }]) => {
          expect(Object.keys(content)).toEqual(['application/problem+json']);
          const { schema = {}, examples = {} } = content['application/problem+json'] ?? {};
          expect(Object.keys(examples)).not.toEqual([]);
          return Object.values(examples).flatMap(({ value }) =>
            faultsOfValue(schema, value).map((fault) => `${operationId} ${status}: ${fault}`),
          );
        }),
    );
    expect(faults).toEqual([]);
  });
});

describe('what operations have in common', () => {
  const operation = (fields: object): Operation => ({ operationId: 'x', responses: {}, ...fields });
  const statuses = (method: string, path: string, fields: object): number[] =>
    [...commonRefusals(method, path, operation(fields)).keys()].sort();

  test('follows from who may call and what is taken', () => {
    expect(statuses('get', '/countries', {})).toEqual([400, 429, 500, 503]);
    const id = { in: 'path', name: 'id', schema: {} };
    const security = [{ bearer: ['member'] }];
    expect(statuses('get', '/orders/{id}', { security, parameters: [id] })).toEqual([
      400, 401, 403, 404, 422, 429, 500, 503,
    ]);
    expect(statuses('post', '/public/order', { requestBody: { content: {} } })).toEqual([
      400, 409, 413, 415, 422, 429, 500, 503,
    ]);
  });

  test('takes the codes of roles from the rule that refuses', () => {
    expect(new Set(codesOfRoles(['owner']))).toEqual(new Set(['no_company', 'owner_only']));
    expect(new Set(codesOfRoles(['administrator']))).toEqual(new Set(['administrator_only']));
    expect(codesOfRoles(['user'])).toEqual([]);
  });

  test('lets whoever has to turn a second factor on first reach their account', () => {
    const security = [{ bearer: ['user'] }];
    expect(statuses('get', '/auth/me', { security })).not.toContain(403);
    expect(statuses('get', '/users/search', { security })).toContain(403);
  });
});

describe('a contract is refused', () => {
  const whole = (operation: object): Contract =>
    ({
      info: {},
      paths: { '/x': { get: { operationId: 'x', description: 'Tells.', tags: ['Health'], ...operation } } },
      components: { schemas: {}, responses: {}, headers: {} },
    }) as unknown as Contract;

  test('that lacks operations which are said to change nothing', () => {
    expect(() => completeContract(whole({ responses: {} }))).toThrow('No operation is called');
  });
});

describe('an answer in tests is held against the contract', () => {
  const problem = (status: number, code: string) => ({
    status,
    headers: { 'content-type': 'application/problem+json', 'x-request-id': 'r' },
    text: '',
    body: { type: 'about:blank', title: 'Conflict', status, detail: 'Taken.', code, request_id: 'r' },
  });

  test('and refused with a status that its operation does not list', () => {
    expect(() => checkAnswer('GET', '/countries', problem(409, 'taken'))).toThrow(
      'openapi.json does not say that listCountries can answer 409',
    );
  });

  test('and refused with a code that its operation does not list', () => {
    const answer = (code: string) => () => checkAnswer('POST', '/api/crawler/start', problem(409, code));
    expect(answer('crawl_running')).not.toThrow();
    expect(answer('email_taken')).toThrow('startCrawl can answer 409 with the code email_taken');
  });
});
