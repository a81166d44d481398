import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { testApp } from '../../../testing/test-app.js';

const app = await testApp();
const sources = join(import.meta.dirname, '../../..');
const screen = join(sources, '../../admin-ui/src/features/audit-log/entry.ts');

/** A list of texts in the source of the screen: its own package is not imported here. */
function listOnScreen(name: string): string[] {
  const [, list = ''] =
    new RegExp(`const ${name} = \\[(.*?)\\] as const`, 's').exec(readFileSync(screen, 'utf8')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
}

/** Actions that services write by name, each in a call of `writeAudit` or for one. */
function writtenByServices(): Set<string> {
  const files = readdirSync(join(sources, 'modules'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const texts = files
    .map((path) => readFileSync(join(sources, 'modules', path), 'utf8'))
    .filter((text) => text.includes('writeAudit('));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, one = '']) => one),
  );
  // The export's kind stands in a variable.
  const ofKinds = texts.flatMap((text) =>
    [...text.matchAll(/`\$\{kind\}\.([a-z_]+)`/g)].flatMap(([, verb = '']) =>
      ['clients', 'subcontractors'].map((kind) => `${kind}.${verb}`),
    ),
  );
  // Settings of a transaction are written so, too.
  return new Set([...named, ...ofKinds].filter((name) => !name.startsWith('frakto.')));
}

/** Actions that triggers write, by what they are put on and the names that a change has of its own. */
async function writtenByTriggers(): Promise<Set<string>> {
  const triggers = await app.rows<{ record: string; type: number }>(
    `select split_part(encode(t.tgargs, 'escape'), '\\000', 1) as record, t.tgtype::int as type
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname in ('audit_change', 'audit_truncate')`,
  );
  const actions = triggers.flatMap(({ record, type }) =>
    [
      [4, 'created'],
      [16, 'updated'],
      [8, 'deleted'],
      [32, 'all_deleted'],
    ].flatMap(([bit, verb]) => ((type & Number(bit)) === 0 ? [] : [`${record}.${verb}`])),
  );
  const [source] = await app.rows<{ text: string }>(
    `select prosrc as text from pg_proc where proname = 'audit_deed'`,
  );
  const sqlActions = [...(source?.text ?? '').matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(
    ([, action = '']) => action,
  );
  const neverPlain = ['passkey.created', 'passkey.deleted', 'second_factor.created', 'second_factor.deleted'];
  return new Set([...actions.filter((action) => !neverPlain.includes(action)), ...sqlActions]);
}

test('the screen has words for every action that can be written, and for no other', async () => {
  const byTriggers = await writtenByTriggers();
  const written = new Set([...byTriggers, ...writtenByServices()]);
  const kinds = new Set(listOnScreen('recordKinds'));
  const sentences = new Set(listOnScreen('knownActions'));
  const verbs = listOnScreen('verbs');
  expect([kinds.size, sentences.size, verbs.length, byTriggers.size].every((count) => count > 2)).toBe(true);

  const isToldByVerb = (action: string): boolean => {
    const [record = '', verb = ''] = action.split('.');
    return byTriggers.has(action) && kinds.has(record) && verbs.includes(verb);
  };
  expect([...written].filter((action) => !sentences.has(action) && !isToldByVerb(action))).toEqual([]);
  expect([...sentences].filter((action) => !written.has(action))).toEqual([]);
});
