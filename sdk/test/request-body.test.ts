import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writeBody } from '../src/request-body.js';

describe('a body', () => {
  it('of JSON is left as it is', () => {
    assert.deepEqual(writeBody(undefined, { a: 1 }), {});
    assert.deepEqual(writeBody('multipart/form-data', undefined), {});
    assert.deepEqual(writeBody('multipart/form-data', new FormData()), {});
  });

  it('of several parts becomes form data, files as files, without what has no value', async () => {
    const file = new File(['%PDF'], 'cmr.pdf', { type: 'application/pdf' });
    const { body } = writeBody('multipart/form-data', {
      file,
      document_type: 'POD',
      order_id: 7,
      note: undefined,
      x: null,
    });
    assert.ok(body instanceof FormData);
    assert.deepEqual([...body.keys()], ['file', 'document_type', 'order_id']);
    assert.equal(body.get('order_id'), '7');
    const sent = body.get('file');
    assert.ok(sent instanceof File);
    assert.equal(`${sent.name} ${await sent.text()}`, 'cmr.pdf %PDF');
  });

  it('of a form is escaped, and keeps the other headers', () => {
    const written = writeBody(
      'application/x-www-form-urlencoded',
      { a: 'ż &', b: 0, c: null },
      { 'X-Trace': '1' },
    );
    assert.equal(written.body, 'a=%C5%BC+%26&b=0');
    assert.deepEqual(written.headers, {
      'X-Trace': '1',
      'Content-Type': 'application/x-www-form-urlencoded',
    });
  });
});
