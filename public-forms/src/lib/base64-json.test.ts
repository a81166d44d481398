import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeBase64Json } from './base64-json';

const data = { city: 'Łódź', street: 'Ærøveien 5 → brama', emoji: '🚚', list: [1, 2] };
const packed = Buffer.from(JSON.stringify(data)).toString('base64');

describe('base64 JSON of links', () => {
  it('reads UTF-8', () => assert.deepEqual(decodeBase64Json(packed), data));

  it('reads what a URL made of it: spaces for pluses, the other alphabet, no padding', () => {
    const text = JSON.stringify({ a: '>>>???ÿÿÿ~~~' });
    const plain = Buffer.from(text).toString('base64');
    assert.match(plain, /[+/]/);
    assert.deepEqual(decodeBase64Json(plain.replaceAll('+', ' ')), JSON.parse(text));
    assert.deepEqual(decodeBase64Json(Buffer.from(text).toString('base64url')), JSON.parse(text));
    assert.deepEqual(decodeBase64Json(packed.replace(/=+$/, '')), data);
  });

  it('reads text that was percent-encoded first, and single-byte text', () => {
    assert.deepEqual(decodeBase64Json(btoa(encodeURIComponent(JSON.stringify(data)))), data);
    assert.deepEqual(decodeBase64Json(btoa('{"a":"Ærø"}')), { a: 'Ærø' });
  });

  it('is null for anything else', () => {
    for (const text of [
      null,
      undefined,
      '',
      '   ',
      '%%%',
      'abc',
      'e30',
      btoa('{"a":'),
      btoa('%zz'),
      '{"a":1}',
    ]) {
      const expected = text === 'e30' ? {} : null;
      assert.deepEqual(decodeBase64Json(text), expected, String(text));
    }
  });
});
