import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emailKey, isEmailAddress } from './email-address.js';

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    'owner@demo.example',
    'first.last+tag@sub.domain.example',
    "o'brien@mail.example",
    'x_y-z@1and1.de',
    'post@blåbær.no',
    'biuro@żółw.pl',
    'info@xn--blbr-roah.no',
    'a@b.xn--p1ai',
    `${'a'.repeat(64)}@b.co`,
  ])('%s is one', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@localhost',
    'a@b..co',
    'a@.co',
    'a@b.co.',
    'a@-b.co',
    'a@b-.co',
    'a@b.c',
    'a@b.1',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a b@c.co',
    ' a@b.co',
    'a@b.co ',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'a@b.co c@d.co',
    'a@b@c.co',
    'Ann <a@b.co>',
    '<a@b.co>',
    '"a b"@c.co',
    'a(comment)@b.co',
    'a@b.co\r\nBcc: c@d.co',
    'a@b.co\n',
    '\na@b.co',
    'a\0@b.co',
    'zażółć@b.co',
    'a@b\u202e.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(130)}co`,
  ])('%j is none', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('never holds what would break a header', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'a1.@,;:<>()"\\ \r\n\t\0'), maxLength: 30 });
    fc.assert(
      fc.property(hostile, (text) => {
        if (!isEmailAddress(text)) return;
        expect(text).toMatch(/^[^\s,;:<>()"\\\0]+$/);
        expect(text.split('@')).toHaveLength(2);
      }),
      { numRuns: 5_000 },
    );
  });

  it('answers at once to long hostile text', () => {
    const started = performance.now();
    for (const text of ['a@' + 'a.'.repeat(50_000), 'a.'.repeat(100) + '@', `a@${'a-'.repeat(120)}`]) {
      expect(isEmailAddress(text)).toBe(false);
    }
    expect(performance.now() - started).toBeLessThan(200);
  });

  it('is compared without regard to case and surrounding blanks', () => {
    expect(emailKey('  Owner@Demo.EXAMPLE ')).toBe('owner@demo.example');
  });
});
