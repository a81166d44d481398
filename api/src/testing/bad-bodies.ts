import { expect, test } from '@jest/globals';
import { bodySchemaOf, findOperation, type ContractOperation } from './answer-check.js';
import { refused, type ApiCaller } from './api-caller.js';

/** An operation that takes a JSON body. */
interface Target {
  method: 'POST' | 'PUT';
  path: () => string;
  caller: () => ApiCaller;
  /** A body that is taken. */
  body: () => object;
}

function operationOf(method: string, path: string): ContractOperation {
  const operation = findOperation(method, path);
  if (!operation) throw new Error(`${method} ${path} is no operation of the contract`);
  return operation;
}

const json = { 'content-type': 'application/json' };

/** The tests of what no operation with a body may stumble over: always a problem, never a failure of the server. */
export function refusesBadBodies(target: Target): void {
  const { method, path } = target;
  const send = (body?: string | object, headers: Record<string, string> = json) =>
    target.caller().with(headers).send(method, path(), body);

  test('malformed JSON is a 400', async () => {
    for (const body of [
      '{',
      '{"name": }',
      '{"name": "a"',
      "{'name': 'a'}",
      'null x',
      '"text"',
      '12',
      'true',
    ]) {
      refused(await send(body), 400, 'malformed_json');
    }
  });

  test('a list or nothing in place of an object is a 422', async () => {
    refused(await send('[]'), 422, 'validation_failed');
    refused(await send('[{"name": "a"}]'), 422, 'validation_failed');
    const needed = bodySchemaOf(operationOf(method, path()))?.required ?? [];
    if (needed.length > 0) refused(await send(undefined, {}), 422, 'validation_failed');
    // No body means the same as an empty one: whether that can be done is another question.
    else expect([422, 415, 500]).not.toContain((await send(undefined, {})).status);
  });

  test('other kinds of content are a 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'text/html', 'application/octet-stream']) {
      refused(await send('<name>a</name>', { 'content-type': type }), 415, 'unsupported_media_type');
    }
  });

  test('a body beyond a megabyte is a 413', async () => {
    refused(await send({ ...target.body(), notes: 'x'.repeat(1_100_000) }), 413, 'body_too_large');
  });

  test('fields that nobody knows are named', async () => {
    const strange = { ...target.body(), is_admin: true, company_id: 1, constructor: 'x' };
    const problem = refused(await send(strange), 422);
    const unknown = (problem.errors ?? []).filter(({ code }) => code === 'unknown_field');
    expect(unknown.map(({ field }) => field).sort()).toEqual(['company_id', 'constructor', 'is_admin']);
    refused(await send('{"__proto__": {"is_admin": true}}'), 400, 'malformed_json');
  });

  test('whatever stands in a field, the server does not fail', async () => {
    const good = target.body();
    const values = [null, 0, -1, 1e308, 2 ** 31, 2 ** 53, 1.5, true, '', ' ', '\u0000', 'a\u0000b', '\ud800'];
    const wrong = [...values, 'a\r\nb', 'x'.repeat(300_000), [], [1], {}, { a: { b: 1 } }, '1e999'];
    for (const field of Object.keys(good)) {
      for (const value of wrong) {
        const { status } = await send({ ...good, [field]: value });
        expect([200, 201, 400, 404, 409, 422]).toContain(status);
      }
    }
    for (const field of Object.keys(good)) {
      refused(await send(`{${JSON.stringify(field)}: ${'['.repeat(5_000)}${']'.repeat(5_000)}}`), 422);
    }
    refused(await send(`{"deep": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`), 422);
    refused(await send(`{"huge": 1e999}`), 422);
  });
}
