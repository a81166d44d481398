import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageHtml } from './message-html';

describe('messages as HTML', () => {
  it('parts paragraphs at empty lines and keeps line breaks', () => {
    assert.equal(messageHtml('A\nB\n\nC\r\n \r\n\r\nD\n'), '<p>A<br>B</p>\n<p>C</p>\n<p>D</p>');
  });

  it('lets nothing that was typed become markup', () => {
    assert.equal(
      messageHtml('<b onclick="x">5 & 6</b>'),
      '<p>&lt;b onclick=&quot;x&quot;&gt;5 &amp; 6&lt;/b&gt;</p>',
    );
  });

  it('is empty for blanks', () => assert.equal(messageHtml(' \n\n '), ''));
});
