import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { liftBlocks, serialize, tokenize } from './html-tokens.js';
import { isSafeImage, isSafeLink, sanitizeMailHtml } from './sanitize-mail-html.js';

describe('sanitizeMailHtml', () => {
  test('keeps what a mail needs', () => {
    const mail =
      '<h2>Oferta</h2><p style="text-align:center">Dzień <b>dobry</b>, <em>panie</em> <u>Janie</u></p>' +
      '<ul><li>raz</li><li>dwa</li></ul><ol start="3"><li>trzy</li></ol><blockquote><p>cytat</p></blockquote><hr />' +
      '<table><tbody><tr><th colspan="2">a</th></tr><tr><td align="right">b</td><td>c</td></tr></tbody></table>' +
      '<p><a href="https://example.com/?a=1&amp;b=2">link</a> <a href="mailto:a@example.com">mail</a> ' +
      '<a href="tel:+48600100200">tel</a><br /><img src="https://example.com/logo.png" alt="logo" width="10" /></p>';
    expect(sanitizeMailHtml(mail)).toBe(mail);
  });

  test('keeps placeholders, also as the target of a link', () => {
    const body =
      '<p>{{name}} [OFFER DETAILS] <a href="{{order_link}}">a</a> <a href="[OFFER ACCEPTANCE LINK]">b</a></p>';
    expect(sanitizeMailHtml(body)).toBe(body);
  });

  test.each([
    ['<script>alert(1)</script>a', 'a'],
    [
      '<div style="color:red; DISPLAY : none">a<p>b</p></div><span style="display:none !important">c</span>d',
      'd',
    ],
    ['<ScRiPt src=//e.example></sCrIpT>a', 'a'],
    ['<style>*{display:none}</style>a', 'a'],
    ['<svg><script>x</script><a xlink:href="javascript:x">b</a></svg>a', 'a'],
    ['<math><mtext><img src=x onerror=x></mtext></math>a', 'a'],
    ['<iframe srcdoc="<script>x</script>">y</iframe>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<img src="data:image/svg+xml,<svg onload=x>">a', 'a'],
    ['<img src="http://tracker.example/p.gif" alt="">', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="\u0001javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x" onclick="x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example.com">a</a>', '<a>a</a>'],
    [
      '<p style="color:red;background:url(https://e.example);position:fixed;text-align:left">a</p>',
      '<p style="text-align:left">a</p>',
    ],
    ['<a href="/logout">a</a><a href="[x]:javascript:y">b</a>', '<a>a</a><a>b</a>'],
    ['<form action="https://e.example"><input name=a><button>b</button></form>c', 'c'],
    ['<meta http-equiv=refresh content="0;url=https://e.example"><base href="https://e.example">a', 'a'],
    ['<p id="x" class="y" data-z="1">a</p>', '<p>a</p>'],
    ['<!-- <p>x</p> --><!--[if mso]><p>y</p><![endif]-->a', 'a'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['a\u0000\u0008b\ud800c', 'abc'],
    ['', ''],
  ])('%j becomes %j', (html, expected) => {
    expect(sanitizeMailHtml(html)).toBe(expected);
  });

  const pieces = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<p',
      '<b>',
      '</b>',
      '<a href="',
      "<a href='",
      '">',
      "'>",
      '</a>',
      '<img src=',
      '<table><tr><td>',
    ],
    ...[
      '</td>',
      '<script>',
      '</script>',
      '<style>',
      '<svg>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#x3c;',
      '&',
    ],
    ...[
      'javascript:',
      'https://example.com/',
      ' onerror=',
      ' style="',
      '{{name}}',
      '[ORDER DETAILS]',
      '\u0000',
      '<',
      '>',
      '"',
    ],
  );
  const anyHtml = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 25 })
    .map((parts) => parts.join(''));

  test('whatever comes in: only letters come out, and once is enough', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const clean = sanitizeMailHtml(html);
        expect(sanitizeMailHtml(clean)).toBe(clean);
        for (const token of tokenize(clean)) {
          if (token.kind !== 'open') continue;
          expect(token.name).toMatch(/^(p|b|a|img|table|tbody|tr|td)$/);
          for (const [key, value] of token.attributes) {
            expect(key).toMatch(/^(href|src|style)$/);
            expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
          }
        }
      }),
      { numRuns: 500, examples: [['<table><tr><td><javascript:<table><tr><td>']] },
    );
  });

  test('its output can be taken apart and put together again without loss', () => {
    const quotes = (html: string): string => html.replaceAll('&quot;', '"');
    fc.assert(
      fc.property(anyHtml, (html) => {
        const clean = sanitizeMailHtml(html);
        expect(quotes(serialize(tokenize(clean)))).toBe(quotes(clean));
      }),
      { numRuns: 500 },
    );
  });

  test('blocks are lifted out of anything, and every element stays closed', () => {
    // Nothing that people write keeps an id: the table is told from theirs.
    const block = { kind: 'block', block: { html: '<table id="block"></table>', text: 'block' } } as const;
    fc.assert(
      fc.property(anyHtml, fc.nat(), (html, seed) => {
        const tokens = tokenize(sanitizeMailHtml(html));
        const at = seed % (tokens.length + 1);
        const lifted = serialize(liftBlocks([...tokens.slice(0, at), block, ...tokens.slice(at)]));
        const open: string[] = [];
        for (const [whole, slash, name] of lifted.matchAll(/<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^>]*>/g)) {
          if (whole.endsWith('/>')) continue;
          if (slash) expect(open.pop()).toBe(name);
          else open.push(name ?? '');
          // A cell is a place for a table, wherever somebody has put the cell.
          const place = open.slice(open.findLastIndex((one) => one === 'td' || one === 'th') + 1);
          if (whole === '<table id="block">') expect(place).not.toContain('p');
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 300, examples: [['<p><p<table><tr><td>', 915204391]] },
    );
  });

  test('a hostile depth is cut, a long mail is kept whole', () => {
    const deep = sanitizeMailHtml('<div>'.repeat(50_000) + 'x');
    const long = sanitizeMailHtml(`<p>${'<b>a</b> {{name}} '.repeat(20_000)}</p>`);
    expect(tokenize(long)).toHaveLength(80_002);
    expect(deep.split('<div>')).toHaveLength(61);
  });
});

test('links and pictures of mails', () => {
  for (const link of ['https://a.example', 'HTTP://a.example', 'mailto:a@example.com', 'tel:+48']) {
    expect([link, isSafeLink(link)]).toEqual([link, true]);
  }
  for (const link of ['', '/a', 'a', '//a', 'javascript:x', ' https://a.example', 'data:x', 'file:///x']) {
    expect([link, isSafeLink(link)]).toEqual([link, false]);
  }
  expect(['https://a.example/b.png', 'cid:logo'].every(isSafeImage)).toBe(true);
  expect(['http://a.example/b.png', 'data:image/png;base64,', 'b.png'].some(isSafeImage)).toBe(false);
});
