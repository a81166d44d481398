import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writeBody } from '../src/request-body.js';
import { writeRequest } from '../src/write-request.js';

describe('a body', () => {
  it('of JSON is left as it is', () => {
    assert.equal(writeBody(undefined, { a: 1 }), null);
    assert.equal(writeBody('multipart/form-data', undefined), null);
    assert.equal(writeBody('multipart/form-data', new FormData()), null);
  });

  it('of several parts becomes form data, files as files, without what has no value', async () => {
    const file = new File(['%PDF'], 'cmr.pdf', { type: 'application/pdf' });
    const written = writeBody('multipart/form-data', {
      file,
      document_type: 'POD',
      order_id: 7,
      note: undefined,
      x: null,
    });
    const body = written?.body;
    assert.ok(body instanceof FormData);
    assert.deepEqual([...body.keys()], ['file', 'document_type', 'order_id']);
    assert.equal(body.get('order_id'), '7');
    const sent = body.get('file');
    assert.ok(sent instanceof File);
    assert.equal(`${sent.name} ${await sent.text()}`, 'cmr.pdf %PDF');
  });

  it('of a form is escaped', () => {
    const type = 'application/x-www-form-urlencoded';
    assert.deepEqual(writeBody(type, { a: 'ż &', b: 0, c: null }), {
      body: 'a=%C5%BC+%26&b=0',
      headers: { 'Content-Type': type },
    });
  });
});

describe('a request', () => {
  const base = 'https://frakto.example/api';

  it('has its parameters in the address, escaped; lists name theirs for each value, nothing stands for nothing', () => {
    const params = {
      path: { id: 'a/ż', other: null },
      query: { q: 'łódź & co', status: [1, 2], none: undefined, no: null, empty: [], from: 0, on: false },
    };
    const { url, method, headers } = writeRequest(`${base}/orders/{id}/x`, 'get', { params }, undefined);
    assert.equal(
      url,
      `${base}/orders/a%2F%C5%BC/x?q=%C5%82%C3%B3d%C5%BA%20%26%20co&status=1&status=2&from=0&on=false`,
    );
    assert.equal(method, 'GET');
    assert.equal(headers.get('Content-Type'), null);
  });

  it('is of JSON, or of the form that its operation wants, and keeps the other headers', async () => {
    const headers = { 'X-Trace': '1' };
    const asJson = writeRequest(base, 'post', { body: { a: [1] }, headers }, undefined);
    assert.equal(await asJson.text(), '{"a":[1]}');
    assert.equal(asJson.headers.get('Content-Type'), 'application/json');
    assert.equal(asJson.headers.get('X-Trace'), '1');
    const asForm = writeRequest(
      base,
      'put',
      { body: { a: 1 }, headers },
      'application/x-www-form-urlencoded',
    );
    assert.equal(await asForm.text(), 'a=1');
    assert.equal(asForm.headers.get('Content-Type'), 'application/x-www-form-urlencoded');
    assert.equal(asForm.headers.get('X-Trace'), '1');
    const inParts = writeRequest(base, 'post', { body: { a: 1 } }, 'multipart/form-data');
    assert.match(inParts.headers.get('Content-Type') ?? '', /^multipart\/form-data; boundary=/);
    assert.equal(writeRequest(base, 'delete', {}, undefined).body, null);
  });
});
