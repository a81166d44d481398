import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);
const sdk = fileURLToPath(new URL('..', import.meta.url));

const answer = (schema: object): object => ({
  200: { description: 'Ok', content: { 'application/json': { schema } } },
});
const body = (schema: object, type = 'application/json'): object => ({
  required: true,
  content: { [type]: { schema } },
});
const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** A contract with what the real one has and what it may come to have. */
const contract = {
  openapi: '3.0.0',
  info: { title: 'Small', version: '1', 'x-api-version': '2026-11-27' },
  paths: {
    '/boxes': {
      post: {
        operationId: 'createBox',
        security: [{ bearer: [] }],
        requestBody: body(reference('BoxInput')),
        responses: answer(reference('Box')),
      },
      get: { operationId: 'listBoxes', responses: answer({ type: 'array', items: reference('Box') }) },
    },
    '/boxes/{id}/parcel': {
      post: {
        operationId: 'sendParcel',
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' } }],
        requestBody: body(reference('Parcel')),
        responses: { 204: { description: 'No content' } },
      },
    },
    '/boxes/{id}/photo': {
      put: {
        operationId: 'putPhoto',
        description: 'Replaces the photo */ safely.',
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' } }],
        requestBody: body(
          { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
          'multipart/form-data',
        ),
        responses: { 204: { description: 'No content' } },
      },
    },
  },
  components: {
    schemas: {
      Zone: { type: 'string', enum: ['north', 'south'] },
      Grade: {
        type: 'number',
        enum: [0, 1],
        'x-enum-varnames': ['Low', 'High'],
        'x-enum-keys': ['low', 'high'],
      },
      Box: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
      'Pick_Box.id_': {
        type: 'object',
        properties: { id: { type: 'integer', minimum: 1 } },
        required: ['id'],
      },
      BoxInput: {
        description: 'A new box.',
        type: 'object',
        required: ['width', 'zone', 'tags'],
        properties: {
          width: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 10, 'x-decimals': 1 },
          count: { type: 'integer', multipleOf: 6 },
          zone: reference('Zone'),
          grade: { allOf: [reference('Grade')], nullable: true },
          tags: { type: 'array', items: { type: 'string', maxLength: 3 }, minItems: 1, maxItems: 2 },
          path: { type: 'string', pattern: '^/a"b\\.c$' },
          kind: { type: 'string', enum: ['only', null], nullable: true },
          parent: reference('Pick_Box.id_'),
          extra: { type: 'object', additionalProperties: { type: 'boolean' } },
          both: {
            allOf: [
              reference('Box'),
              { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } },
            ],
          },
        },
      },
      Parcel: {
        type: 'object',
        required: ['weight', 'at'],
        properties: {
          weight: { type: 'number', minimum: 0, exclusiveMinimum: true, 'x-decimals': 1 },
          at: { type: 'string', format: 'date-time' },
          path: { type: 'string', maxLength: 9, pattern: '^/a"b\\.c$' },
          grade: { description: 'How good.', allOf: [reference('Grade')] },
          zone: { anyOf: [reference('Zone'), { type: 'string', enum: [null], nullable: true }] },
          box: reference('BoxInput'),
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
      Unused: { type: 'object', properties: { a: { type: 'string' } } },
    },
  },
};

describe('the generator', () => {
  let folder = '';
  const generated = (): string => join(folder, 'src/generated');
  const textOf = (name: string): Promise<string> => readFile(join(generated(), name), 'utf8');

  async function generate(document: object): Promise<void> {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
    await run(process.execPath, [
      join(sdk, 'scripts/generate.mjs'),
      join(folder, 'openapi.json'),
      generated(),
    ]);
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frakto-sdk-'));
    // Without what the real contract made: all that lies there then came from this one.
    await cp(join(sdk, 'src'), join(folder, 'src'), {
      recursive: true,
      filter: (path) => !path.startsWith(join(sdk, 'src/generated')),
    });
    await symlink(join(sdk, '../node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await generate(contract);
  });

  after(() => rm(folder, { recursive: true, force: true }));

  it('writes the same files for the same contract', async () => {
    const all = async (): Promise<string[]> => Promise.all((await readdir(generated())).sort().map(textOf));
    const first = await all();
    await generate(contract);
    assert.deepEqual(await all(), first);
    assert.equal(first.length, 9);
  });

  it('writes schemas that keep the limits of bodies', async () => {
    const forms = (await import(pathToFileURL(join(generated(), 'forms.ts')).href)) as Record<
      string,
      z.ZodMiniType
    >;
    assert.deepEqual(Object.keys(forms).sort(), [
      'boxInputSchema',
      'boxSchema',
      'gradeSchema',
      'parcelSchema',
      'pickBoxIdSchema',
      'zoneSchema',
    ]);
    const schema = forms['boxInputSchema'];
    assert.ok(schema);
    const good = { width: 9.9, zone: 'north', tags: ['abc'] };
    const takes = (changes: object): boolean => z.safeParse(schema, { ...good, ...changes }).success;
    const cases: readonly [changes: object, expected: boolean][] = [
      [{}, true],
      [{ width: 0 }, false],
      [{ width: 10 }, true],
      [{ width: 10.1 }, false],
      [{ width: 0.25 }, false],
      [{ count: 12 }, true],
      [{ count: 7 }, false],
      [{ zone: 'west' }, false],
      [{ zone: undefined }, false],
      [{ grade: 1 }, true],
      [{ grade: null }, true],
      [{ grade: 2 }, false],
      [{ tags: [] }, false],
      [{ tags: ['a', 'b', 'c'] }, false],
      [{ tags: ['abcd'] }, false],
      [{ path: '/a"b.c' }, true],
      [{ path: '/a"bxc' }, false],
      [{ kind: 'only' }, true],
      [{ kind: null }, true],
      [{ kind: 'other' }, false],
      [{ parent: { id: 0 } }, false],
      [{ parent: { id: 1 } }, true],
      [{ extra: { a: true } }, true],
      [{ extra: { a: 1 } }, false],
      [{ both: { id: 1, at: '2026-11-20T09:30:00Z' } }, true],
      [{ both: { at: '2026-11-20T09:30:00Z' } }, false],
    ];
    for (const [changes, expected] of cases) assert.equal(takes(changes), expected, JSON.stringify(changes));
  });

  it('writes tables of the limits of what is sent without an account', async () => {
    const rules = (await import(pathToFileURL(join(generated(), 'rules.ts')).href)) as object;
    assert.deepEqual(
      { ...rules },
      {
        parcelRules: {
          weight: { type: 'number', minimum: 0, exclusiveMinimum: true, decimals: 1, required: true },
          at: { type: 'instant', required: true },
          path: { type: 'string', maxLength: 9, pattern: /^\/a"b\.c$/ },
          grade: { type: 'number', enum: [0, 1] },
          zone: { type: 'string', nullable: true, enum: ['north', 'south'] },
        },
      },
    );
  });

  it('writes sets with the names and words of their members', async () => {
    const enums = (await import(pathToFileURL(join(generated(), 'enums.ts')).href)) as object;
    assert.deepEqual(
      { ...enums },
      {
        gradeValues: [0, 1],
        Grade: { Low: 0, High: 1 },
        gradeKeys: { 0: 'low', 1: 'high' },
        zoneValues: ['north', 'south'],
      },
    );
  });

  it('writes files as blobs, empty answers as undefined, and which requests are not JSON', async () => {
    const calls = await textOf('calls.ts');
    assert.match(calls, /\/\*\* Replaces the photo \* \/ safely\. \*\//);
    const [, photo = ''] = calls.split("'/boxes/{id}/photo': {");
    assert.match(photo, /params: .*\s*body: .*'multipart\/form-data'\];\s*\},\s*\];\s*answer: undefined;/);
    assert.match(await textOf('schema.ts'), /file: Blob;/);
    assert.match(await textOf('media-types.ts'), /'put \/boxes\/\{id\}\/photo': 'multipart\/form-data'/);
  });

  it('names operations by their tag, without its noun after the verb', async () => {
    const ask = (operationId: string, tag: string, more: object = {}): object => ({
      operationId,
      tags: [tag],
      responses: answer(reference('Page')),
      ...more,
    });
    const query = (name: string): object => ({ in: 'query', name, schema: { type: 'string' } });
    const place = { in: 'path', name: 'id', required: true, schema: { type: 'integer' } };
    const file = { 200: { description: 'Ok', content: { 'text/csv': { schema: { type: 'string' } } } } };
    const named = {
      ...contract,
      paths: {
        '/a': { get: ask('listBigBoxes', 'Big boxes', { parameters: [query('page')] }) },
        '/b': { post: ask('createBox', 'Big boxes', { requestBody: body(reference('Box')) }) },
        '/c': { get: ask('listOldBoxes', 'Big boxes', { parameters: [query('cursor')] }) },
        '/d': { get: ask('getBoxesOfBox', 'Big boxes', { responses: file }) },
        '/e/{id}': { put: ask('openBox', 'Big boxes', { parameters: [place] }) },
        '/f': { put: ask('openBoxes', 'Big boxes') },
        '/g': { put: ask('writeEmail', 'E-mail') },
      },
      components: {
        schemas: {
          ...contract.components.schemas,
          Page: { type: 'object', properties: { items: { type: 'array', items: reference('Box') } } },
        },
      },
    };
    await generate(named);
    const { operations } = (await import(pathToFileURL(join(generated(), 'operations.ts')).href)) as {
      operations: object;
    };
    assert.deepEqual(operations, {
      bigBoxes: {
        list: 'get /a q',
        all: 'get /a q pages',
        create: 'post /b b',
        listOldBoxes: 'get /c q',
        allOldBoxes: 'get /c q cursor',
        getOfBox: 'get /d f',
        openBox: 'put /e/{id}',
        openBoxes: 'put /f',
      },
      email: { write: 'put /g' },
    });
    const twice = {
      ...named,
      paths: { '/a': named.paths['/a'], '/z': { get: ask('allBoxes', 'Big boxes') } },
    };
    await assert.rejects(generate(twice), /Two operations would be called bigBoxes\.all/);
    const own = { ...named, paths: { '/a': { get: ask('listLive', 'Live') } } };
    await assert.rejects(generate(own), /no group may be called so/);
    await generate(contract);
  });

  it('writes the names that the contract has for members of sets, and wants one for each in each language', async () => {
    const rates = (
      members: string[],
      no: Record<string, string> = { Spot: 'Spot', Contract: 'Kontrakt' },
    ): object => ({
      ...contract,
      components: {
        schemas: {
          ...contract.components.schemas,
          RateType: {
            type: 'string',
            enum: members,
            'x-labels': {
              pl: { Spot: 'Spot', Contract: 'Kontrakt' },
              en: { Spot: 'Spot', Contract: 'Contract' },
              no,
            },
          },
        },
      },
    });
    await generate(rates(['Spot', 'Contract']));
    assert.match(await textOf('labels.ts'), /rateTypeLabels = \{\s*pl: \{ Spot: /);
    await assert.rejects(generate(rates(['Spot', 'Barter'])), /no name in pl for Barter of RateType/);
    await assert.rejects(
      generate(rates(['Spot', 'Contract'], { Spot: 'Spot' })),
      /no name in no for Contract/,
    );
    await assert.rejects(generate(rates(['Spot'])), /RateType has no member Contract/);
    await generate(contract);
  });

  it('refuses what it has no words for', async () => {
    const loop = { type: 'object', properties: { inner: reference('BoxInput') } };
    const circular = {
      ...contract,
      components: { schemas: { ...contract.components.schemas, BoxInput: loop } },
    };
    await assert.rejects(generate(circular), /BoxInput contains itself/);
    const stepped = { type: 'object', properties: { count: { type: 'integer', multipleOf: 6 } } };
    const untold = {
      ...contract,
      components: { schemas: { ...contract.components.schemas, Parcel: stepped } },
    };
    await assert.rejects(generate(untold), /no word for multipleOf/);
    const patch = { ...contract, paths: { '/a': { patch: { operationId: 'a', responses: answer({}) } } } };
    await assert.rejects(generate(patch), /no method patch/);
  });
});
