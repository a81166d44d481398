import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isNarrowed } from '../../kit/directory/use-filters';
import { exportQuery } from './export-query';

describe('what an export has', () => {
  it('is what the list shows, in its order', () => {
    assert.deepEqual(
      exportQuery(
        { q: 'łódź', country_id: 21, has_email: false, source_type: undefined, rate_type: '' },
        { field: 'name', order: 'DESC' },
      ),
      { q: 'łódź', country_id: 21, has_email: false, sort: '-name' },
    );
    assert.deepEqual(exportQuery({}, { field: 'city', order: 'ASC' }), { sort: 'city' });
  });

  it('is a part of the list only when something narrows it', () => {
    assert.equal(isNarrowed({}), false);
    assert.equal(isNarrowed({ q: '', country_id: undefined }), false);
    assert.equal(isNarrowed({ has_email: false }), true);
  });
});
