import { describe, expect, test } from '@jest/globals';
import { growthOf, steepest } from '../../../../testing/growth.js';
import { readPage } from './read-page.js';
import { evidenceOf } from './site-evidence.js';

/** Reads a page and looks for a company on it. */
const read = (country: string) => (html: string) =>
  evidenceOf(readPage(html), { url: 'https://x.pl/', bonus: 2, country, site: 'x.pl' });

/** Lengths of the shortest pages: the longest ones that they are compared with have 300,000 signs and two millions. */
const [usual, huge] = [300_000 / 8, 2_000_000 / 8];
/** What a page of either length may take without a question. */
const notableMs = 100;

describe('pages that nobody made for people', () => {
  test.each<[string, (large: number) => string]>([
    ['nested without end', (large) => '<div>'.repeat(large / 5)],
    ['of links that never close', (large) => '<a href="/kontakt">'.repeat(large / 20)],
    ['of footers within footers', (large) => '<footer class="footer">x'.repeat(large / 25)],
    [
      'of properties within properties',
      (large) => '<div itemscope itemprop="a"><b itemprop="name">x'.repeat(large / 50),
    ],
    [
      'of names of one property',
      (large) => `<div itemscope><b itemprop="${'a '.repeat(large / 2)}" content="x"></b></div>`,
    ],
    [
      'of values of one property',
      (large) => `<div itemscope>${'<b itemprop="a" content="x"></b>'.repeat(large / 32)}`,
    ],
    ['of one word', (large) => 'a'.repeat(large)],
    ['of one word of signs', (large) => '@'.repeat(large)],
    ['of dots', (large) => 'a.'.repeat(large / 2)],
    ['of addresses that lead nowhere', (large) => 'a@'.repeat(large / 2)],
    ['of nearly addresses', (large) => 'a@b.c '.repeat(large / 6)],
    ['of brackets', (large) => '[ at ] ( dot ) { kropka '.repeat(large / 24)],
    ['of blanks', (large) => ' '.repeat(large)],
    ['of digits', (large) => '1 '.repeat(large / 2)],
    ['of nearly post codes', (large) => '90-001 '.repeat(large / 7)],
    ['of post codes and cities', (large) => '90-001 Łódź, ul. Długa 1, '.repeat(large / 26)],
    ['of capitals', (large) => `${'Aa '.repeat(90)}\n<p>`.repeat(large / 280)],
    ['of nearly legal forms', (large) => `<p>${'Firma '.repeat(45)}sp. z o.`.repeat(large / 290)],
    ['of labels', (large) => 'NIP '.repeat(large / 4)],
    ['of labels with digits', (large) => 'NIP 526-000-12-4'.repeat(large / 16)],
    ['of JSON within JSON', (large) => `<script type="application/ld+json">${'['.repeat(large)}</script>`],
    [
      'of things that refer to themselves',
      (large) =>
        `<script type="application/ld+json">[${'{"@type":"Organization","@id":"#a","address":{"@id":"#a"}},'.repeat(large / 60)}{}]</script>`,
    ],
    [
      'of things that refer to nothing many times',
      (large) =>
        `<script type="application/ld+json">[{"@type":"Organization","@id":"#a"${Array.from({ length: large / 30 }, (_, place) => `,"k${place}":{}`).join('')}},${'{"q":{"@id":"#a"}},'.repeat(large / 40)}{}]</script>`,
    ],
    [
      'of a script that joins',
      (large) => `<script>var a = '@';${"a = a + a + 'x';".repeat(large / 15)}</script>`,
    ],
    ['of a script of quotes', (large) => `<script>@${'"\\'.repeat(large / 2)}</script>`],
    ['of a script of lists', (large) => `<script>'@';${"['a','b'].join('@');".repeat(large / 20)}</script>`],
    ['of states of scripts', (large) => `<script>${'x = {"email":'.repeat(large / 13)}</script>`],
    [
      'of a state within a state',
      (large) => `<script>x=${'{"a":'.repeat(large / 5)}1${'}'.repeat(large / 5)}</script>`,
    ],
    [
      'of style sheets',
      (large) => `<style>${'.a,'.repeat(large / 6)}{display:none}${'{'.repeat(large / 2)}</style>`,
    ],
    ['of hidden elements', (large) => '<p style="display:none">x'.repeat(large / 25)],
    ['of a style of blanks', (large) => `<p style="display:${' '.repeat(large)}x">`],
    ['of cards', (large) => '<p class="vcard"><b class="fn tel adr">x'.repeat(large / 41)],
    ['of signs of others', (large) => 'Hosting: X AS. Realizacja: Y AS '.repeat(large / 33)],
    ['of lines with signs of others', (large) => '<p>Hosting: X AS, siedziba'.repeat(large / 27)],
    ['of legal forms', (large) => 'Kowal AS '.repeat(large / 9)],
    ['of legal forms without a name', (large) => ' sp. z o.o.'.repeat(large / 11)],
    ['of digits in groups', (large) => '22 '.repeat(large / 3)],
    ['of old area codes', (large) => '(018) 264 11 22 '.repeat(large / 16)],
    ['of pictures that say something', (large) => '<img alt="a@b.pl 12 345 67 89">'.repeat(large / 31)],
    ['of words against robots', (large) => 'nospam.'.repeat(large / 7)],
    ['of addresses spelled out', (large) => 'a at b dot c dot '.repeat(large / 17)],
    ['of links in one line', (large) => '<a href="mailto:a@b.pl">x</a>'.repeat(large / 29)],
    ['of seats', (large) => ' w Kielcach (25-001), ul. '.repeat(large / 26)],
    ['of entities', (large) => '&#64;'.repeat(large / 5)],
    ['of broken tags', (large) => '<a <b <c '.repeat(large / 9)],
  ])('%s take time in proportion to their length', async (_what, page) => {
    for (const country of ['PL', 'GB'])
      expect(await growthOf(read(country), page, usual, notableMs)).toBeLessThan(steepest);
  });

  test.each([
    '<div>',
    '<footer>',
    '<b><p>',
    '<div itemscope itemprop="a">',
    '<a href="/">',
    '<table><tr><td>',
  ])('two megabytes of %s', async (tag) => {
    const page = (length: number) => tag.repeat(length / tag.length);
    expect(await growthOf(read('PL'), page, huge, notableMs)).toBeLessThan(steepest);
  });

  test('nothing of a script, a style or a template is read', () => {
    const { lines } = readPage(
      '<style>.a{}</style><script>var a = "biuro@x.pl"</script><template>b@x.pl</template><p>ok</p>',
    );
    expect(lines.map(({ text }) => text)).toEqual(['ok']);
  });

  test('a page without an end to its head is read all the same', () => {
    const { title, lines } = readPage('<head><title>Kowal</title><body><p>tel. 12 410 00 00');
    expect(title).toBe('Kowal');
    expect(lines.map(({ text }) => text)).toEqual(['tel. 12 410 00 00']);
  });
});
