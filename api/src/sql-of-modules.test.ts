import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { EntitySchema } from '@mikro-orm/core';
import { describe, expect, test } from '@jest/globals';
import * as billing from './modules/billing/index.js';
import { billingTables } from './modules/billing/module.js';
import * as correspondence from './modules/correspondence/index.js';
import { correspondenceTables } from './modules/correspondence/module.js';
import * as directory from './modules/directory/index.js';
import { directoryTables } from './modules/directory/module.js';
import * as identity from './modules/identity/index.js';
import { identityTables } from './modules/identity/module.js';
import { insightTables } from './modules/insight/module.js';
import * as shipment from './modules/shipment/index.js';
import { shipmentTables } from './modules/shipment/module.js';
import type { TableSet } from './platform/db/table-set.js';
import { tablesNamedIn } from './testing/sql-in-source.js';

/** Each may use the views of those before it, as doors are used. */
const modules = [
  { name: 'identity', set: identityTables, door: identity, views: identity.identityViews },
  { name: 'directory', set: directoryTables, door: directory, views: directory.directoryViews },
  {
    name: 'correspondence',
    set: correspondenceTables,
    door: correspondence,
    views: correspondence.correspondenceViews,
  },
  { name: 'shipment', set: shipmentTables, door: shipment, views: shipment.shipmentViews },
  { name: 'billing', set: billingTables, door: billing, views: billing.billingViews },
  { name: 'insight', set: insightTables, door: {}, views: [] },
].map((one) => ({ ...one, tables: namesOf(one.set) }));
/** Reference data, and what the platform keeps for all. */
const tablesOfPlatform = ['counted_tables', 'countries', 'discarded_files', 'global_directories'];

const src = import.meta.dirname;

function namesOf({ entities, others = [] }: TableSet): string[] {
  return [...entities.map(tableOf), ...others];
}

function tableOf(entity: TableSet['entities'][number]): string {
  const schema = entity instanceof EntitySchema ? entity : EntitySchema.REGISTRY.get(entity);
  const name = schema?.meta.tableName;
  if (name === undefined) throw new Error('An entity has no table');
  return name;
}

/** Source files of a folder that run in production. */
function sourcesIn(folder: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: src })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !/\.(test|contract)\.ts$|\/(testing|training|migrations)\//.test(path))
    .sort();
}

/**
 * Where a source file names tables that are not its module's, or views that its module may not use.
 * @param owner a module; anything else may use no module's tables and views
 */
function foreignIn(path: string, text: string, owner: string): string[] {
  const own = modules.findIndex(({ name }) => name === owner);
  const foreign = new Set(
    modules.flatMap(({ tables, views }, index) => [
      ...(index === own ? [] : tables),
      ...(index < own || index === own ? [] : views),
    ]),
  );
  return tablesNamedIn(path, text)
    .filter(({ name }) => foreign.has(name))
    .map(({ name, line }) => `${path}:${line} ${name}`);
}

const foreignInFolder = (folder: string, owner: string): string[] =>
  sourcesIn(folder).flatMap((path) => foreignIn(path, readFileSync(join(src, path), 'utf8'), owner));

describe('SQL reads its own module’s tables, and what others show in their doors', () => {
  test.each(modules.map(({ name }) => name))('%s', (name) => {
    const sources = sourcesIn(`modules/${name}`);
    expect(sources.length).toBeGreaterThan(10);
    expect(foreignInFolder(`modules/${name}`, name)).toEqual([]);
  });

  test.each(['kernel', 'platform'])('%s knows no module’s tables', (folder) => {
    expect(foreignInFolder(folder, folder)).toEqual([]);
  });
});

describe('the owners of tables and views', () => {
  const migrations = globSync('platform/db/migrations/*.ts', { cwd: src })
    .map((path) => readFileSync(join(src, path), 'utf8'))
    .join('\n');
  const made = (pattern: RegExp): string[] => [
    ...new Set([...migrations.matchAll(pattern)].map(([, name = '']) => name)),
  ];

  test('every table that migrations make is one module’s, or the platform’s', () => {
    const owned = [...modules.flatMap(({ tables }) => tables), ...tablesOfPlatform];
    expect(owned.toSorted()).toEqual(made(/\bcreate (?:unlogged )?table ([a-z_]+) \(/g).toSorted());
  });

  test('every view that migrations make is in the door of the module that it is named for', () => {
    const listed = modules.flatMap(({ views }): readonly string[] => views);
    expect(listed.toSorted()).toEqual(made(/\bview\(\s*'([a-z_]+)'/g).toSorted());
    for (const { name, views } of modules) {
      for (const view of views) expect(view.startsWith(`${name}_`)).toBe(true);
    }
  });
});

test.each(modules)(
  '$name keeps its entities to itself: nobody else writes them by the ORM',
  ({ door, set }) => {
    const shown = new Set<unknown>(Object.values(door));
    expect(set.entities.filter((entity) => shown.has(entity))).toEqual([]);
  },
);

describe('the scan finds a foreign table', () => {
  const found = (text: string, owner = 'directory') => foreignIn('a.ts', text, owner);
  test.each([
    ['that is read', 'const a = sql`select id\n from orders where id = ${id}`;', ['a.ts:2 orders']],
    ['that is joined', 'sql`select 1 from clients c left join "users" u on u.id = c.id`', ['a.ts:1 users']],
    ['behind a comma', 'sql`select 1 from clients c, public.users u`', ['a.ts:1 users']],
    ['in a part of a statement', 'const joins = sql`join users u on u.id = t.id`;', ['a.ts:1 users']],
    ['in a part of a part', 'sql`select ${sql`(select 1 from users)`} from clients`', ['a.ts:1 users']],
    ['that is written', 'sql`insert into orders (id) values (1)`', ['a.ts:1 orders']],
    ['that is changed', "unit.execute('update orders set id = 1')", ['a.ts:1 orders']],
    ['that rows are deleted from', "unit.execute('delete from only orders')", ['a.ts:1 orders']],
    ['that a deletion looks at', 'sql`delete from clients c using orders o`', ['a.ts:1 orders']],
    ['that is locked', 'on.query("lock table orders in exclusive mode")', ['a.ts:1 orders']],
    ['of a list', "listPage(reads, { table: 'orders', columns })", ['a.ts:1 orders']],
    ['given by its name', "sql`select 1 from ${sql.ref('orders')}`", ['a.ts:1 orders']],
    [
      'of several that are gone through',
      "for (const one of ['clients', 'orders']) sql`delete from ${sql.ref(one)}`",
      ['a.ts:1 orders'],
    ],
    ['that a row is entered in', "db.enter('orders', values, columns)", ['a.ts:1 orders']],
  ])('%s', (_what, text, places) => {
    expect(found(text)).toEqual(places);
  });

  test('and views of modules that are built on its own', () => {
    const text = 'sql`select 1 from identity_people, shipment_orders`';
    expect(found(text, 'shipment')).toEqual([]);
    expect(found(text, 'correspondence')).toEqual(['a.ts:1 shipment_orders']);
    expect(found(text, 'platform')).toEqual(['a.ts:1 identity_people', 'a.ts:1 shipment_orders']);
  });

  test.each([
    [
      'names of its own',
      'sql`with orders as (select id from clients), users(id) as materialized (select 1)\n select 1 from orders, users`',
    ],
    ['comments', '// select from orders\nsql`select 1 -- from orders\n from clients`'],
    ['prose', "const text = 'The link from users, join orders';"],
    ['columns and their tables', 'sql`select orders.id, t.users from clients t for no key update of t`'],
  ])('but not %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });
});
