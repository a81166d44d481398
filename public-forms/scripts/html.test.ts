import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ENTRIES, entryName } from './entries';
import { policyFaults, renderPage } from './html';

const files = { script: '/a.js', preloads: ['/b.js'], styles: ['/c.css'], font: '/d.woff2', icon: '/e.svg' };

describe('pages rendered ahead of time', () => {
  for (const entry of ENTRIES) {
    it(`${entryName(entry)} shows something before any script, and nothing that a strict policy blocks`, () => {
      const html = renderPage(entry, files);
      assert.deepEqual(policyFaults(html), []);
      assert.match(html, new RegExp(`<html lang="${entry.language}">`));
      assert.match(html, /<h1[^>]*>[^<]{5,}<\/h1>/);
      assert.match(html, /<noscript>/);
      assert.match(html, /<main[\s>]/);
      assert.doesNotMatch(html, /undefined|\[object|NaN/);
    });
  }

  it('cannot be sent before the script runs', () => {
    const html = renderPage({ page: 'order', language: 'pl' }, files);
    assert.match(html, /<button[^>]*type="submit"[^>]*disabled/);
  });

  it('say what is loading in the words of the specification', () => {
    assert.match(
      renderPage({ page: 'subcontractor-order-view', language: 'pl' }, files),
      /Ładowanie szczegółów zlecenia\.\.\./,
    );
  });
});

describe('the policy check', () => {
  const bad = [
    '<script>x</script>',
    '<script type="module">x</script>',
    '<style>a{}</style>',
    '<p style="color:red">',
    '<a onclick="x()">',
  ];
  for (const html of bad) it(`finds ${html}`, () => assert.equal(policyFaults(html).length, 1));
  it('lets files pass', () =>
    assert.deepEqual(policyFaults('<script src="/a.js"></script><p class="style">'), []));
});
