import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ageOfLists, listAge, noteTold, shortAge, showsAny } from './changed-records';

it('lists are read again that show a changed record, and no others', () => {
  const clients = ['client-directory', 'getList', {}];
  const members = ['group-members', 'to-ask', 7];
  assert.ok(showsAny(['client'], clients));
  assert.ok(showsAny(['order', 'collected_client'], clients));
  assert.ok(!showsAny(['order', 'subcontractor'], clients));
  assert.ok(showsAny(['subcontractor'], members));
  assert.ok(!showsAny(['client'], members));
});

it('what somebody is editing is left alone', () => {
  assert.ok(!showsAny(['client'], ['client-directory', 'getOne', { id: '7' }]));
  assert.ok(!showsAny(['company_settings'], ['company-settings', 'owner']));
  assert.ok(showsAny(['company_settings'], ['company-settings', 'read-only']));
});

it('of orders the lists are read again, not the pages and not what was loaded further down in the feed', () => {
  assert.ok(showsAny(['order'], ['orders', 'getList', {}]));
  assert.ok(showsAny(['quote'], ['orders', 'stage', 'offers', '']));
  assert.ok(showsAny(['route'], ['orders', 'feed', [], 'newest']));
  assert.ok(!showsAny(['order'], ['orders', 'feed', [], 'pages']));
  assert.ok(!showsAny(['order'], ['orders', 'page', 7, 'details', 'pl']));
  assert.ok(showsAny(['document'], ['orders', 'page', 7, 'documents']));
  assert.ok(!showsAny(['order'], ['orders', 'page', 7, 'documents']));
});

it('a list is kept for five minutes while its changes are told', () => {
  assert.equal(ageOfLists(), shortAge);
  noteTold(true);
  assert.equal(ageOfLists(), listAge);
  assert.equal(listAge, 5 * 60 * 1000);
  noteTold(false);
  assert.equal(ageOfLists(), shortAge);
});
