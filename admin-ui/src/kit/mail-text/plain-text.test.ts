import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainTextOf, messageHtml } from './plain-text';

describe('the body of a mail as plain text', () => {
  it('keeps paragraphs and line breaks', () => {
    assert.equal(
      plainTextOf('<p>Dzień dobry, {{name}},</p>\n<p>[OFFER DETAILS]</p>\n<p>Pozdrawiamy<br>{{company}}</p>'),
      'Dzień dobry, {{name}},\n\n[OFFER DETAILS]\n\nPozdrawiamy\n{{company}}',
    );
    assert.equal(plainTextOf('<p>A<br />\n  B   C</p>'), 'A\nB C');
  });

  it('is what was typed without any HTML', () => {
    assert.equal(plainTextOf(' Ahoj,\n{{name}}!\n\n\nDo jutra '), 'Ahoj,\n{{name}}!\n\nDo jutra');
    assert.equal(plainTextOf('5 &lt; 6 &amp; &quot;ł&quot;'), '5 < 6 & "ł"');
    assert.equal(plainTextOf('&amp;lt;'), '&lt;');
    assert.equal(plainTextOf('10\u00a0km &nbsp;'), '10\u00a0km \u00a0');
  });

  it('is nothing when something would be lost', () => {
    for (const body of [
      '<p>Cena <b>dziś</b></p>',
      'Cena <b>dziś</b>',
      '<ul><li>A</li></ul>',
      '<p style="color:red">A</p>',
      '<p>A</p><p><a href="https://a.example">B</a></p>',
      '<h1>A</h1><p>B</p>',
      '<p>A &hellip; B</p>',
    ])
      assert.equal(plainTextOf(body), null, body);
  });
});

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
