import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageHtml } from './message-html';
import { mailLanguageOf, offerTexts } from './offer-texts';

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

describe('texts of offers', () => {
  it('hold both blocks in every language, each in a paragraph of its own', () => {
    for (const { subject, paragraphs } of Object.values(offerTexts)) {
      assert.ok(subject.length > 0);
      assert.ok(paragraphs.includes('[OFFER DETAILS]'));
      assert.ok(paragraphs.includes('[OFFER ACCEPTANCE LINK]'));
    }
  });

  it('follow the country, and are Polish where it has no language of its own', () => {
    assert.deepEqual(['NO', 'IE', 'DE', 'SE', '', null].map(mailLanguageOf), [
      'no',
      'en',
      'de',
      'pl',
      'pl',
      'pl',
    ]);
  });
});
