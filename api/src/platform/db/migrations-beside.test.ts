import { describe, expect, test } from '@jest/globals';
import { migrationsList } from './migrate.js';

/** From this one on migrations run beside the version before them: see "A new version" in api/docs/operations.md. */
const firstBeside = '0126';

/** A statement that takes something from the version before says why that no longer needs it. */
const marker = /\/\* contract: \S.*\*\//s;

/** What the version before may rely on, or may not do any more; of tables that the migration itself does not create. */
const rules: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bdrop (column|table|view|materialized view|sequence|type|schema)\b/, 'drops what it may read'],
  [/\bdrop (default|identity|expression)\b/, 'drops what its inserts rely on'],
  [/\brename\b/, 'renames what it calls by the former name'],
  [/\balter (column )?\w+ (set data )?type\b/, 'changes the type of what it reads and writes'],
  [/\bset not null\b/, 'refuses rows that it enters'],
  [/\badd (constraint|check|unique|foreign key|primary key|exclude)\b/, 'refuses rows that it enters'],
  [/\bcreate unique index\b/, 'refuses rows that it enters'],
];

/** What statements of a migration do that a version which does not know of it cannot live with. */
function breaksFormer(statements: readonly string[]): string[] {
  const plain = statements.map((text) =>
    text
      .toLowerCase()
      .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const all = plain.join(';\n');
  const created = new Set(
    [...all.matchAll(/create (?:unlogged )?table (?:if not exists )?(?:public\.)?"?(\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  return plain.flatMap((text, index) => {
    if (marker.test(statements[index] ?? '')) return [];
    const [, table = ''] =
      /^(?:alter table|create unique index .*? on) (?:if exists |only )?(?:public\.)?"?(\w+)/.exec(text) ??
      [];
    if (created.has(table)) return [];
    const faults = rules.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
    // A view that is made anew may have more columns, not fewer: that is for its migration's own test.
    const [, view = ''] = /^drop view (?:if exists )?"?(\w+)/.exec(text) ?? [];
    if (view !== '' && new RegExp(`create (or replace )?view "?${view}\\b`).test(all)) return [];
    faults.push(...columnsWithoutValue(text));
    return faults.map((what) => `${what}: ${text.slice(0, 120)}`);
  });
}

/** Columns that are added and that an insert of the version before would leave empty although they must not be. */
function columnsWithoutValue(text: string): string[] {
  if (!text.startsWith('alter table')) return [];
  return text
    .split(/\badd (?:column )?(?:if not exists )?/)
    .slice(1)
    .filter((column) => /\bnot null\b/.test(column) && !/\b(default|generated|serial)\b/.test(column))
    .map(() => 'adds a column that its inserts leave empty');
}

function statementsOf(migration: (typeof migrationsList)[number]['class']): string[] {
  // Neither driver nor configuration is asked for statements that are only noted down.
  const one = new migration(undefined as never, undefined as never);
  one.up();
  const queries: unknown[] = one.getQueries();
  return queries.map((query) => {
    if (typeof query === 'string') return query;
    throw new Error('Statements of migrations are texts, so that they can be looked at');
  });
}

describe('a migration runs beside the version before it', () => {
  const beside = migrationsList.filter(({ name }) => /^\d{4}-[a-z]/.test(name) && name >= firstBeside);

  test.each(beside)('$name', ({ class: migration }) => {
    expect(breaksFormer(statementsOf(migration))).toEqual([]);
  });

  test.each([
    'alter table clients drop column phone',
    'alter table clients rename column phone to telephone',
    'alter table clients rename to customers',
    'alter table clients add column code text not null',
    'alter table clients add code text not null, add column other text default 1',
    'alter table clients alter column phone set not null',
    'alter table clients alter phone type varchar(10)',
    'alter table clients alter column id drop default',
    'alter table clients add constraint phone_shape check (phone <> $$$$) not valid',
    'create unique index clients_phone on clients (phone)',
    'drop table clients',
    'drop view billing_order_money',
  ])('not with: %s', (statement) => {
    expect(breaksFormer([statement])).toHaveLength(1);
  });

  test.each([
    [['alter table clients add column code text']],
    [[`alter table clients add column code text not null default ''`]],
    [['alter table clients add column code text generated always as (upper(name)) stored not null']],
    [
      [
        'create table news (id int)',
        'alter table news add constraint k check (id > 0)',
        'create unique index n on news (id)',
      ],
    ],
    [['drop view some_view', 'create view some_view as select 1 as one']],
    [['alter table clients drop column phone /* contract: not read since 0.2.0 */']],
    [['create function f() returns trigger language plpgsql as $$ begin drop table x; end $$']],
    [['drop trigger clients_told_of_update on clients', 'create index clients_phone on clients (phone)']],
  ])('but with: %j', (statements) => {
    expect(breaksFormer(statements)).toEqual([]);
  });
});
