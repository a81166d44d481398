import { describe, expect, test } from '@jest/globals';
import { readPage } from './read-page.js';
import { evidenceOf } from './site-evidence.js';

/** Milliseconds of a processor that it takes to read a page and to look for a company on it. */
function timeFor(html: string, country = 'PL'): number {
  const before = process.cpuUsage();
  evidenceOf(readPage(html), { url: 'https://x.pl/', bonus: 2, country, site: 'x.pl' });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const large = 300_000;
/** A quadratic reader takes minutes of so much; a busy machine makes a linear one five times slower. */
const limit = 10_000;

describe('pages that nobody made for people', () => {
  test.each<[string, string]>([
    ['nested without end', '<div>'.repeat(large / 5)],
    ['of links that never close', '<a href="/kontakt">'.repeat(large / 20)],
    ['of footers within footers', '<footer class="footer">x'.repeat(large / 25)],
    [
      'of properties within properties',
      '<div itemscope itemprop="a"><b itemprop="name">x'.repeat(large / 50),
    ],
    [
      'of names of one property',
      `<div itemscope><b itemprop="${'a '.repeat(large / 2)}" content="x"></b></div>`,
    ],
    ['of values of one property', `<div itemscope>${'<b itemprop="a" content="x"></b>'.repeat(large / 32)}`],
    ['of one word', 'a'.repeat(large)],
    ['of one word of signs', '@'.repeat(large)],
    ['of dots', 'a.'.repeat(large / 2)],
    ['of addresses that lead nowhere', 'a@'.repeat(large / 2)],
    ['of nearly addresses', 'a@b.c '.repeat(large / 6)],
    ['of brackets', '[ at ] ( dot ) { kropka '.repeat(large / 24)],
    ['of blanks', ' '.repeat(large)],
    ['of digits', '1 '.repeat(large / 2)],
    ['of nearly post codes', '90-001 '.repeat(large / 7)],
    ['of post codes and cities', '90-001 Łódź, ul. Długa 1, '.repeat(large / 26)],
    ['of capitals', `${'Aa '.repeat(90)}\n<p>`.repeat(large / 280)],
    ['of nearly legal forms', `<p>${'Firma '.repeat(45)}sp. z o.`.repeat(large / 290)],
    ['of labels', 'NIP '.repeat(large / 4)],
    ['of labels with digits', 'NIP 526-000-12-4'.repeat(large / 16)],
    ['of JSON within JSON', `<script type="application/ld+json">${'['.repeat(large)}</script>`],
    [
      'of things that refer to themselves',
      `<script type="application/ld+json">[${'{"@type":"Organization","@id":"#a","address":{"@id":"#a"}},'.repeat(large / 60)}{}]</script>`,
    ],
    [
      'of things that refer to nothing many times',
      `<script type="application/ld+json">[{"@type":"Organization","@id":"#a"${Array.from({ length: large / 30 }, (_, place) => `,"k${place}":{}`).join('')}},${'{"q":{"@id":"#a"}},'.repeat(large / 40)}{}]</script>`,
    ],
    ['of a script that joins', `<script>var a = '@';${"a = a + a + 'x';".repeat(large / 15)}</script>`],
    ['of a script of quotes', `<script>@${'"\\'.repeat(large / 2)}</script>`],
    ['of a script of lists', `<script>'@';${"['a','b'].join('@');".repeat(large / 20)}</script>`],
    ['of states of scripts', `<script>${'x = {"email":'.repeat(large / 13)}</script>`],
    ['of a state within a state', `<script>x=${'{"a":'.repeat(large / 5)}1${'}'.repeat(large / 5)}</script>`],
    ['of style sheets', `<style>${'.a,'.repeat(large / 6)}{display:none}${'{'.repeat(large / 2)}</style>`],
    ['of hidden elements', '<p style="display:none">x'.repeat(large / 25)],
    ['of a style of blanks', `<p style="display:${' '.repeat(large)}x">`],
    ['of cards', '<p class="vcard"><b class="fn tel adr">x'.repeat(large / 41)],
    ['of signs of others', 'Hosting: X AS. Realizacja: Y AS '.repeat(large / 33)],
    ['of lines with signs of others', '<p>Hosting: X AS, siedziba'.repeat(large / 27)],
    ['of legal forms', 'Kowal AS '.repeat(large / 9)],
    ['of legal forms without a name', ' sp. z o.o.'.repeat(large / 11)],
    ['of digits in groups', '22 '.repeat(large / 3)],
    ['of old area codes', '(018) 264 11 22 '.repeat(large / 16)],
    ['of pictures that say something', '<img alt="a@b.pl 12 345 67 89">'.repeat(large / 31)],
    ['of words against robots', 'nospam.'.repeat(large / 7)],
    ['of addresses spelled out', 'a at b dot c dot '.repeat(large / 17)],
    ['of links in one line', '<a href="mailto:a@b.pl">x</a>'.repeat(large / 29)],
    ['of seats', ' w Kielcach (25-001), ul. '.repeat(large / 26)],
    ['of entities', '&#64;'.repeat(large / 5)],
    ['of broken tags', '<a <b <c '.repeat(large / 9)],
  ])('%s', (_what, html) => {
    expect(timeFor(html)).toBeLessThan(limit);
    expect(timeFor(html.slice(0, large / 2), 'GB')).toBeLessThan(limit);
  });

  test.each([
    '<div>',
    '<footer>',
    '<b><p>',
    '<div itemscope itemprop="a">',
    '<a href="/">',
    '<table><tr><td>',
  ])('two megabytes of %s', (tag) => {
    expect(timeFor(tag.repeat(2_000_000 / tag.length))).toBeLessThan(limit);
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
