import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupPlace } from './group-place';

describe('addresses of groups', () => {
  const cases = [
    ['/subcontractors/groups', null, null],
    ['/subcontractors/groups/', null, null],
    ['/subcontractors/groups/create', null, 'create'],
    ['/subcontractors/groups/12', 12, null],
    ['/subcontractors/groups/12/edit', 12, 'edit'],
    ['/subcontractors/groups/12/add', 12, 'add'],
    ['/subcontractors/groups/12/other', 12, null],
    ['/subcontractors/groups/abc', 0, null],
  ] as const;
  for (const [pathname, id, dialog] of cases) {
    it(`reads ${pathname}`, () => assert.deepEqual(groupPlace(pathname), { id, dialog }));
  }
});
