import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asHtml } from '../../../kit/mail-text/plain-text';
import { partsOf } from './placeholders';

describe('placeholders of a template', () => {
  it('are told from words, and from what is only written like them', () => {
    assert.deepEqual(partsOf('Hej {{ name }}, {{nam}}! [ORDER DETAILS][ORDER] [sic]'), [
      { kind: 'words', text: 'Hej ' },
      { kind: 'known', key: 'name' },
      { kind: 'words', text: ', ' },
      { kind: 'unknown', text: '{{nam}}' },
      { kind: 'words', text: '! ' },
      { kind: 'known', key: 'orderDetails' },
      { kind: 'unknown', text: '[ORDER]' },
      { kind: 'words', text: ' [sic]' },
    ]);
  });

  it('leave a text without any whole', () => {
    assert.deepEqual(partsOf('Bez niczego'), [{ kind: 'words', text: 'Bez niczego' }]);
    assert.deepEqual(partsOf(''), []);
  });
});

describe('the body of a template', () => {
  it('keeps the line breaks of a plain text', () => {
    assert.equal(asHtml(' A\nB\n\n \nC '), '<p>A<br>B</p><p>C</p>');
  });

  it('stays as it is when it is HTML', () => {
    assert.equal(asHtml('<p>A\nB</p>'), '<p>A\nB</p>');
  });
});
