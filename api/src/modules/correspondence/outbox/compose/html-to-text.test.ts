import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linesOfMailHtml, toPlainText } from './html-to-text.js';
import { tokenize } from './html-tokens.js';
import { sanitizeMailHtml } from './sanitize-mail-html.js';

const textOf = (html: string): string => toPlainText(tokenize(sanitizeMailHtml(html)));

describe('toPlainText', () => {
  test.each([
    ['<p>Raz</p><p>Dwa</p>', 'Raz\n\nDwa'],
    ['<p>Raz<br>dwa<br><br>trzy</p>', 'Raz\ndwa\n\ntrzy'],
    ['<p>  Raz\n   dwa </p>\n  <p> trzy </p>', 'Raz dwa\n\ntrzy'],
    ['<p>A <b>b</b><i>c</i> d</p>', 'A bc d'],
    ['<div>a</div><div>b</div>', 'a\nb'],
    ['<h2>Tytuł</h2>tekst', 'Tytuł\n\ntekst'],
    ['<ul><li>raz</li><li>dwa</li></ul>', '- raz\n- dwa'],
    ['<ul><li><p>raz</p></li><li><p>dwa</p></li></ul>', '- raz\n\n- dwa'],
    ['<ol><li>raz</li><li>dwa</li></ol>', '1. raz\n2. dwa'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    ['<a href="https://example.com/x?a=1&amp;b=2">tutaj</a>', 'tutaj (https://example.com/x?a=1&b=2)'],
    ['<a href="https://example.com/x">https://example.com/x</a>', 'https://example.com/x'],
    ['<a href="mailto:a@example.com">a@example.com</a>', 'a@example.com'],
    ['<a href="tel:+48600100200">+48 600 100 200</a>', '+48 600 100 200'],
    [
      '<a href="https://example.com"><img alt="Logo" src="https://example.com/l.png"></a>',
      'Logo (https://example.com)',
    ],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'a b\nc d'],
    [
      '<p>Zobacz <a href="https://example.com/x">https://example.com/x</a>.</p><p>Po</p>',
      'Zobacz https://example.com/x .\n\nPo',
    ],
    ['<p>(<a href="https://example.com/x">tu</a>).</p>', '(tu (https://example.com/x)).'],
    ['<pre>raz\n  dwa</pre><p>a  b</p>', 'raz\n  dwa\n\na b'],
    ['a<hr>b', 'a\n\n---\n\nb'],
    ['<blockquote><p>cytat</p></blockquote>po', 'cytat\n\npo'],
    ['1&nbsp;000 &lt;PLN&gt; &amp; &quot;VAT&quot;', '1 000 <PLN> & "VAT"'],
    ['', ''],
  ])('%s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  test('all words of the mail are in the text, in their order, and no markup', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const tag = fc.constantFrom('p', 'b', 'ul', 'li', 'table', 'td', 'h2', 'blockquote', 'div', 'a');
    const mail = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        word.map((text) => ` ${text} `),
        fc
          .tuple(tag, fc.array(tie('node'), { maxLength: 4 }))
          .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
      ),
    })).node;
    fc.assert(
      fc.property(mail, (html) => {
        const words = html.replace(/<[^>]*>/g, ' ').match(/[a-z]+/g) ?? [];
        const text = textOf(html);
        expect(text.match(/[a-z]+/g) ?? []).toEqual(words);
        expect(text).not.toMatch(/\n{3}|[ \t]\n|^\s|\s$|<|>/);
      }),
    );
  });

  test('a long mail is read to its end', () => {
    const lines = '<p>Raz, dwa, trzy.</p>'.repeat(5_000);
    const blanks = `<pre>${' '.repeat(50_000)}x</pre>`;
    expect(textOf(lines).split('\n\n')).toHaveLength(5_000);
    expect(textOf(blanks)).toBe('x');
  });
});

describe('linesOfMailHtml', () => {
  test.each([
    ['<p>Raz<br>dwa</p><p>trzy</p>', 'Raz\ndwa\n\ntrzy'],
    ['<div>a</div><div>b <b>c</b></div>', 'a\nb c'],
    ['<ul><li>raz</li><li><a href="https://x.example">dwa</a></li></ul>', 'raz\ndwa'],
    ['Nie.<blockquote><p>Cena?</p><p>Ile?</p></blockquote>Tak.', 'Nie.\n> Cena?\n\n> Ile?\n\nTak.'],
    ['<pre>Nie.\n\nAnn wrote:\n&gt; Cena?</pre>', 'Nie.\n\nAnn wrote:\n> Cena?'],
    ['</blockquote>a', 'a'],
    ['', ''],
  ])('of %j', (html, text) => {
    expect(linesOfMailHtml(html)).toBe(text);
  });

  test('a long mail is read to its end', () => {
    expect(linesOfMailHtml('<div> '.repeat(20_000) + 'x')).toBe('x');
    expect(linesOfMailHtml('<p>a</p>'.repeat(5_000)).split('\n\n')).toHaveLength(5_000);
  });
});
