import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { linkPurposes, type SignedLink, signLink, verifyLink } from './link-signing.js';

const secret = 'a secret of some length';
const now = new Date('2026-11-20T09:30:00.000Z');
const later = now.getTime() / 1000 + 3600;

const link = (changes: Partial<SignedLink> = {}): SignedLink => ({
  purpose: 'subcontractor-offer',
  ids: { user_id: 1, subcontractor_id: 2, order_id: 3, route_id: 4 },
  version: 1,
  exp: later,
  ...changes,
});

describe('a signed link', () => {
  it('is accepted as it was made, in whatever order its ids stand', () => {
    const signature = signLink(link(), secret);
    expect(signature).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(verifyLink(link(), signature, secret, now)).toBe('ok');
    const reordered = { route_id: 4, order_id: 3, subcontractor_id: 2, user_id: 1 };
    expect(verifyLink(link({ ids: reordered }), signature, secret, now)).toBe('ok');
  });

  it.each<[string, Partial<SignedLink>]>([
    ['another purpose', { purpose: 'subcontractor-order-view' }],
    ['another record', { ids: { user_id: 1, subcontractor_id: 2, order_id: 3, route_id: 5 } }],
    ['ids swapped', { ids: { user_id: 1, subcontractor_id: 2, order_id: 4, route_id: 3 } }],
    ['an id less', { ids: { user_id: 1, subcontractor_id: 2, order_id: 3 } }],
    ['an id more', { ids: { user_id: 1, subcontractor_id: 2, order_id: 3, route_id: 4, x_id: 1 } }],
    ['a later version of the record', { version: 2 }],
    ['a longer life', { exp: later + 1 }],
    ['an id that is not whole', { ids: { user_id: 1.5 } }],
    ['an id that is no number', { ids: { user_id: '1' as unknown as number } }],
    ['a name that poses as another line', { ids: { 'user_id=1\nid x': 1 } }],
    ['no end', { exp: NaN }],
    ['no ids', { ids: {} }],
  ])('is refused with %s', (_name, changes) => {
    expect(verifyLink(link(changes), signLink(link(), secret), secret, now)).toBe('invalid');
  });

  it('is refused under another secret', () => {
    expect(verifyLink(link(), signLink(link(), `${secret}!`), secret, now)).toBe('invalid');
  });

  it.each([undefined, null, 7, '', 'x', {}, ['a'], 'a'.repeat(43), 'ż'.repeat(43), 'a'.repeat(100_000)])(
    'is refused with something else for a signature',
    (signature) => {
      expect(verifyLink(link(), signature, secret, now)).toBe('invalid');
    },
  );

  it('is refused when any single character is changed, the last one included', () => {
    const signature = signLink(link(), secret);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let index = 0; index < signature.length; index += 1) {
      for (const character of alphabet.replace(signature.charAt(index), '')) {
        const forged = signature.slice(0, index) + character + signature.slice(index + 1);
        expect(verifyLink(link(), forged, secret, now)).toBe('invalid');
      }
    }
  });

  it('expires on its second, and only if it was ours', () => {
    const signature = signLink(link(), secret);
    expect(verifyLink(link(), signature, secret, new Date(later * 1000 - 1))).toBe('ok');
    expect(verifyLink(link(), signature, secret, new Date(later * 1000))).toBe('expired');
    expect(verifyLink(link({ version: 2 }), signature, secret, new Date(later * 2000))).toBe('invalid');
  });

  it('differs whenever anything in it differs', () => {
    const ids = fc.dictionary(fc.stringMatching(/^[a-z][a-z_]{0,10}$/), fc.integer({ min: 1 }), {
      minKeys: 1,
    });
    const arbitrary = fc.record({
      purpose: fc.constantFrom(...linkPurposes),
      ids,
      version: fc.nat(),
      exp: fc.integer({ min: 1 }),
    });
    const canonical = (each: SignedLink): string =>
      JSON.stringify([each.purpose, Object.entries(each.ids).sort(), each.version, each.exp]);
    fc.assert(
      fc.property(arbitrary, arbitrary, (first, second) => {
        const same = canonical(first) === canonical(second);
        expect(signLink(first, secret) === signLink(second, secret)).toBe(same);
      }),
    );
  });

  it('is not made over nonsense or with a short secret', () => {
    expect(() => signLink(link({ ids: { order_id: 0 } }), secret)).toThrow(RangeError);
    expect(() => signLink(link({ exp: 1.5 }), secret)).toThrow(RangeError);
    expect(() => signLink(link(), 'too short')).toThrow(RangeError);
  });
});
