import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { breakingChanges, mayBreak, releaseOf } from './breaking-changes.js';
import type { Contract, Schema } from './contract.js';

/** A small contract: one operation that takes and answers a record. */
const small = () => ({
  info: { version: '0.1.0' },
  paths: {
    '/clients': {
      get: {
        operationId: 'listClients',
        'x-scope': 'read',
        parameters: [
          { in: 'query', name: 'status', schema: { type: 'string', enum: ['open', 'closed'] } },
          { in: 'query', name: 'page', schema: { type: 'integer', minimum: 1 } },
        ],
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Client' } } } },
          404: { content: {} },
        },
      },
      post: {
        operationId: 'createClient',
        'x-scope': 'directory',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ClientInput' } } },
        },
        responses: {
          201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Client' } } } },
        },
      },
    },
  },
  components: {
    responses: {},
    headers: {},
    schemas: {
      Client: {
        type: 'object',
        required: ['id', 'name', 'kind', 'parent'],
        properties: {
          id: { type: 'integer', format: 'int32' },
          name: { type: 'string' },
          kind: { type: 'string', enum: ['own', 'global'] },
          share: { type: 'number', format: 'double' },
          // Holds itself, or null.
          parent: {
            anyOf: [
              { $ref: '#/components/schemas/Client' },
              { type: 'object', nullable: true, enum: [null] },
            ],
          },
        },
      },
      ClientInput: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 200 },
          note: { type: 'string', nullable: true },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
    } as Record<string, Schema>,
  },
});
type Small = ReturnType<typeof small>;

const changesBy = (change: (contract: Small) => void, today = '2026-12-01'): string[] => {
  const next = small();
  change(next);
  return breakingChanges(
    releaseOf(small() as unknown as Contract),
    releaseOf(next as unknown as Contract),
    today,
  );
};
const get = ({ paths }: Small) => paths['/clients'].get;
const post = ({ paths }: Small) => paths['/clients'].post;
const fieldsOf = ({ components }: Small, name: 'Client' | 'ClientInput') => {
  const { properties = {}, required = [] } = components.schemas[name] ?? {};
  return { properties, required };
};
const remove = (from: object, name: string) => Reflect.deleteProperty(from, name);

describe('callers stumble over', () => {
  test.each<[string, (contract: Small) => void, string[]]>([
    ['an operation that is gone', ({ paths }) => remove(paths['/clients'], 'get'), ['GET /clients is gone']],
    [
      'another name, by which the SDK calls it',
      (next) => Object.assign(get(next), { operationId: 'findClients' }),
      ['GET /clients: is called findClients, not listClients'],
    ],
    [
      'another scope',
      (next) => Object.assign(get(next), { 'x-scope': 'orders' }),
      ['GET /clients: needs the scope orders, not read'],
    ],
    [
      'a parameter that is gone',
      (next) => get(next).parameters.pop(),
      ['GET /clients page: is no parameter (query) any more'],
    ],
    [
      'a new parameter that has to be there',
      (next) =>
        Object.assign(get(next).parameters, { 2: { in: 'query', name: 'q', required: true, schema: {} } }),
      ['GET /clients q: is a new parameter (query) that is required'],
    ],
    [
      'a parameter’s value that is gone',
      (next) => Object.assign(get(next).parameters[0]?.schema ?? {}, { enum: ['open'] }),
      ['GET /clients status: has no "closed" any more'],
    ],
    [
      'a status that is gone',
      (next) => remove(get(next).responses, '404'),
      ['GET /clients: does not answer 404 any more'],
    ],
    [
      'a field that is not answered',
      (next) => remove(fieldsOf(next, 'Client').properties, 'name'),
      ['GET /clients 200.name: is not answered any more', 'POST /clients 201.name: is not answered any more'],
    ],
    [
      'a field that may be missing or null',
      (next) => {
        fieldsOf(next, 'Client').required.splice(0, 1);
        Object.assign(fieldsOf(next, 'Client').properties['name'] ?? {}, { nullable: true });
      },
      [
        'GET /clients 200.id: may be missing now',
        'GET /clients 200.name: can be null now',
        'POST /clients 201.id: may be missing now',
        'POST /clients 201.name: can be null now',
      ],
    ],
    [
      'a value of an answer that is gone',
      (next) => Object.assign(fieldsOf(next, 'Client').properties['kind'] ?? {}, { enum: ['own'] }),
      ['GET /clients 200.kind: has no "global" any more', 'POST /clients 201.kind: has no "global" any more'],
    ],
    [
      'a number where an answer had an integer',
      (next) => Object.assign(fieldsOf(next, 'Client').properties['id'] ?? {}, { type: 'number' }),
      [
        'GET /clients 200.id: is number (int32), not integer (int32)',
        'POST /clients 201.id: is number (int32), not integer (int32)',
      ],
    ],
    [
      'another type',
      (next) => Object.assign(fieldsOf(next, 'ClientInput').properties['note'] ?? {}, { type: 'integer' }),
      ['POST /clients body.note: is integer, not string'],
    ],
    [
      'a field that is not taken',
      (next) => remove(fieldsOf(next, 'ClientInput').properties, 'note'),
      ['POST /clients body.note: is not taken any more'],
    ],
    [
      'a new field that has to be there',
      (next) => {
        fieldsOf(next, 'ClientInput').required.push('vat');
        Object.assign(fieldsOf(next, 'ClientInput').properties, { vat: { type: 'string' } });
      },
      ['POST /clients body.vat: is new and required'],
    ],
    [
      'a field that has to be there now, may not be null, is shorter or listed',
      (next) => {
        fieldsOf(next, 'ClientInput').required.push('note');
        fieldsOf(next, 'ClientInput').properties['note'] = { type: 'string', maxLength: 10, enum: ['a'] };
      },
      [
        'POST /clients body.note: is required now',
        'POST /clients body.note: cannot be null any more',
        'POST /clients body.note: takes listed values alone now',
        'POST /clients body.note: has a lower maxLength: 10',
      ],
    ],
    [
      'narrower items of a list',
      (next) =>
        Object.assign(fieldsOf(next, 'ClientInput').properties['tags']?.items ?? {}, { pattern: '^a' }),
      ['POST /clients body.tags[]: has another pattern'],
    ],
    [
      'a body of another kind',
      (next) => {
        const { content } = post(next).requestBody;
        Object.assign(content, { 'text/csv': content['application/json'] });
        remove(content, 'application/json');
      },
      ['POST /clients: takes no application/json any more'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(changesBy(change)).toEqual(expected);
  });

  test('null where a type is used that is used elsewhere as before', () => {
    const line = { $ref: '#/components/schemas/Line' };
    const orNull = { anyOf: [line, { type: 'object', nullable: true, enum: [null] }] };
    const withLines = (input: object, answer: object) => (contract: Small) => {
      contract.components.schemas['Line'] = { type: 'string' };
      // The first use is the same on both sides.
      Object.assign(fieldsOf(contract, 'ClientInput').properties, { first: line, second: input });
      Object.assign(fieldsOf(contract, 'Client').properties, { first: line, second: answer });
      return contract;
    };
    const release = (change: (contract: Small) => Small) => releaseOf(change(small()) as unknown as Contract);
    const former = release(withLines(orNull, line));
    const next = release(withLines(line, orNull));
    expect(breakingChanges(former, next, '2026-12-01')).toEqual([
      'GET /clients 200.second: can be null now',
      'POST /clients body.second: cannot be null any more',
      'POST /clients 201.second: can be null now',
    ]);
    expect(breakingChanges(next, former, '2026-12-01')).toEqual([]);
  });

  test('fields beyond those that are named, of another kind or none', () => {
    const withOthers = (input: Schema['additionalProperties'], answer: Schema['additionalProperties']) => {
      const contract = small();
      Object.assign(contract.components.schemas['ClientInput'] ?? {}, { additionalProperties: input });
      Object.assign(contract.components.schemas['Client'] ?? {}, { additionalProperties: answer });
      return releaseOf(contract as unknown as Contract);
    };
    const changes = (...[former, next]: ReturnType<typeof withOthers>[]) =>
      former && next && breakingChanges(former, next, '2026-12-01');
    const [text, number] = [{ type: 'string' }, { type: 'integer' }] as Schema[];
    expect(changes(withOthers(text, text), withOthers(number, false))).toEqual([
      'GET /clients 200: has no other fields any more',
      'POST /clients body.*: is integer, not string',
      'POST /clients 201: has no other fields any more',
    ]);
    expect(changes(withOthers(undefined, undefined), withOthers(false, text))).toEqual([
      'POST /clients body: takes no other fields any more',
    ]);
    expect(changes(withOthers(false, false), withOthers(text, text))).toEqual([]);
  });
});

describe('callers do not stumble over', () => {
  test.each<[string, (contract: Small) => void]>([
    ['nothing', () => undefined],
    [
      'new operations, fields, parameters, statuses and values of answers',
      (next) => {
        Object.assign(next.paths, { '/more': { get: { operationId: 'more', responses: {} } } });
        Object.assign(fieldsOf(next, 'Client').properties, { more: { type: 'string' } });
        Object.assign(fieldsOf(next, 'Client').properties['kind'] ?? {}, {
          enum: ['own', 'global', 'third'],
        });
        Object.assign(fieldsOf(next, 'ClientInput').properties, { more: { type: 'string' } });
        Object.assign(get(next).parameters, { 2: { in: 'query', name: 'q', schema: { type: 'string' } } });
        Object.assign(get(next).responses, { 409: { content: {} } });
      },
    ],
    [
      'what is taken beyond',
      (next) => {
        fieldsOf(next, 'ClientInput').required.pop();
        fieldsOf(next, 'ClientInput').properties['name'] = { type: 'string', nullable: true };
        Object.assign(get(next).parameters[1]?.schema ?? {}, { type: 'number', minimum: 0 });
      },
    ],
    [
      'an integer where an answer had any number',
      (next) => {
        fieldsOf(next, 'Client').properties['share'] = { type: 'integer', format: 'int32' };
      },
    ],
    [
      'words for people',
      (next) =>
        Object.assign(fieldsOf(next, 'Client').properties['name'] ?? {}, { description: 'x', example: 'y' }),
    ],
  ])('%s', (_what, change) => {
    expect(changesBy(change)).toEqual([]);
  });

  test('an operation that is gone once its last day has passed', () => {
    const former = small();
    Object.assign(get(former), { deprecated: true, 'x-sunset': '2027-06-01' });
    const next = small();
    remove(next.paths['/clients'], 'get');
    const on = (day: string) =>
      breakingChanges(releaseOf(former as unknown as Contract), releaseOf(next as unknown as Contract), day);
    expect(on('2027-05-31')).toEqual(['GET /clients is gone']);
    expect(on('2027-06-01')).toEqual([]);
  });
});

test('the version says so by its major number, or its minor one while that is 0', () => {
  const pairs = [
    ['0.1.0', '0.1.1', false],
    ['0.1.0', '0.2.0', true],
    ['0.9.0', '1.0.0', true],
    ['1.2.0', '1.3.0', false],
    ['1.2.0', '2.0.0', true],
    ['1.2.0', '0.3.0', false],
  ] as const;
  for (const [former, next, expected] of pairs)
    expect([next, mayBreak(former, next)]).toEqual([next, expected]);
});

test('the product’s own contract is compared whole: what is taken out of it is found', () => {
  const read = () =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../openapi/openapi.json'), 'utf8')) as Contract;
  const former = releaseOf(read());
  expect(breakingChanges(former, former, '2026-12-01')).toEqual([]);
  const next = read();
  remove(next.paths['/orders'] ?? {}, 'get');
  remove(next.components.schemas['ClientDto']?.properties ?? {}, 'vat_number');
  next.components.schemas['ClientInput']?.required?.push('email');
  const found = breakingChanges(former, releaseOf(next), '2026-12-01');
  expect(found).toContain('GET /orders is gone');
  expect(found).toContain('GET /clients/{id} 200.vat_number: is not answered any more');
  expect(found).toContain('POST /clients/bulk body.items[].email: is required now');
});
