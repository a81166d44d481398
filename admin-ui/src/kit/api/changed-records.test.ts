import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { ageOf, isDecided, isEdited, noteTold, shortAge, shows, toldAge } from './changed-records';
import { resources } from './resources';

const change = (kind: string, id: number | null = 1, order_id: number | null = null) => ({
  kind,
  id,
  order_id,
});
const page = (...rest: unknown[]) => ['orders', 'page', 7, ...rest];

it('lists show the records of their kinds, and no others', () => {
  const clients = ['client-directory', 'getList', {}];
  const members = ['group-members', 'to-ask', 7];
  assert.ok(shows(change('client'), clients));
  assert.ok(shows(change('collected_client', null), clients));
  assert.ok(!shows(change('subcontractor'), clients));
  assert.ok(shows(change('subcontractor'), members));
  assert.ok(shows(change('mailing_refusal'), members));
  assert.ok(!shows(change('client'), members));
});

it('the page of a client or a carrier shows what is known of them from all sides', () => {
  for (const kind of ['order', 'invoice', 'document', 'message', 'contact', 'paper'])
    assert.ok(shows(change(kind, 3, 7), ['client-directory', 'page', 5, 'money']), kind);
  assert.ok(!shows(change('invoice', 3, 7), ['client-directory', 'getList', {}]));
});

it('lists and counts over orders show what they tell of an order', () => {
  const ofOrder = (kind: string) => change(kind, 3, 7);
  for (const key of [
    ['orders', 'getList', {}],
    ['orders', 'stage', 'offers', ''],
    ['orders', 'unread'],
    ['orders', 'counts'],
  ])
    assert.ok(shows(ofOrder('order'), key), JSON.stringify(key));
  // What became of an order's invoice stands in each of these.
  for (const key of [
    ['orders', 'getList', {}],
    ['orders', 'stage', 'money', ''],
    ['orders', 'recent', 3],
    ['orders', 'feed', {}],
  ])
    for (const kind of ['mail', 'invoice_mail']) assert.ok(shows(ofOrder(kind), key), JSON.stringify(key));
  assert.ok(!shows(ofOrder('invoice_mail'), ['orders', 'counts']));
  assert.ok(shows(ofOrder('message'), ['orders', 'unread']));
  assert.ok(!shows(ofOrder('quote'), ['orders', 'unread']));
  assert.ok(!shows(ofOrder('document'), ['orders', 'stage', 'offers', '']));
  // A list that is not known here is rather read once too often.
  assert.ok(shows(ofOrder('document'), ['orders', 'a-new-list']));
});

it('an order’s page shows its own changes, each part those that it tells of', () => {
  const quote = change('quote', 3, 7);
  for (const part of [
    page('details', 'pl'),
    page('summary', 'EUR', 'pl'),
    page('quotes'),
    page('route', 2, 'asked'),
  ])
    assert.ok(shows(quote, part), JSON.stringify(part));
  assert.ok(!shows(quote, page('documents')));
  assert.ok(!shows(change('quote', 3, 8), page('quotes')));
  assert.ok(shows(change('quote', 3, 8), page('route', 2, 'lane')));
  assert.ok(shows(change('mail', 3, 7), page('route', 2, 'progress')));
  assert.ok(shows(change('document', 3, 7), page('documents')));
  assert.ok(shows(change('document', 3, 7), page('details', 'no')));
  assert.ok(shows(change('subcontractor'), page('quotes')));
  assert.ok(!shows(change('import'), page('history')));
  // Whoever opens an order reads nothing twice for it.
  assert.ok(!shows(change('order_read', 7, 7), page('details', 'pl')));
  assert.ok(shows(change('order_read', 7, 7), ['orders', 'unread']));
});

it('of single records only the one that changed is read', () => {
  assert.ok(shows(change('message', 5), ['messages', 'one', 5]));
  assert.ok(!shows(change('message', 6), ['messages', 'one', 5]));
  assert.ok(shows(change('message', null), ['messages', 'one', 5]));
  assert.ok(!shows(change('import', 6), ['import', 5]));
});

it('what somebody may be typing over is told apart', () => {
  assert.ok(isEdited(['client-directory', 'getOne', { id: '7' }]));
  assert.ok(isEdited(['company-settings', 'owner']));
  assert.ok(!isEdited(['company-settings', 'read-only']));
});

it('what is told is kept for five minutes, anything else for a moment', () => {
  const [told, other] = [{ queryKey: ['subcontractors', 'getList'] }, { queryKey: ['a-new-screen'] }];
  assert.equal(ageOf(told), shortAge);
  noteTold(true);
  assert.equal(ageOf(told), toldAge);
  assert.equal(ageOf(other), shortAge);
  noteTold(false);
  assert.equal(ageOf(told), shortAge);
});

it('every key of a query says which changes it shows', () => {
  const folder = join(import.meta.dirname, '..', '..');
  const names = new Set(Object.keys(resources));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.endsWith('.test.ts')) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    // Not `keys:`, which an act has.
    for (const [, name] of source.matchAll(/(?:[kK]ey(?!s:)\w*(?: =|:)|=>) \['([a-z-]+)'/g))
      if (name) names.add(name);
  }
  assert.ok(names.has('orders') && names.has('company-settings') && names.size > 30);
  assert.deepEqual(
    [...names].filter((name) => !isDecided(name)),
    [],
  );
});
