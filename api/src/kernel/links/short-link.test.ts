import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { uiLanguages } from '../text/language.js';
import { linkPurposes, type LinkPurpose, maxLength, urlOf, type UnsignedLink } from './link-signing.js';
import { emailDigestOf, ShortLinkCodes, shortLinkPath } from './short-link.js';

type Sealed = UnsignedLink & { exp: number };

const secret = 'a secret of some length';
const codes = new ShortLinkCodes([secret]);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** By purpose: the ids that its signature vouches for, and those that its page needs beside them. */
const idsOf: Readonly<Record<LinkPurpose, readonly [signed: readonly string[], others: readonly string[]]>> =
  {
    'order-form': [['user_id', 'client_id', 'order_id'], []],
    'subcontractor-offer': [['user_id', 'subcontractor_id', 'order_id', 'route_id'], []],
    'client-offer-selection': [['order_id'], ['user_id']],
    'subcontractor-order-view': [['order_id', 'route_id', 'subcontractor_id'], []],
  };

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const links = fc.constantFrom(...linkPurposes).chain((kind) => {
  const [signed, others] = idsOf[kind];
  const each = (names: readonly string[]) => fc.record(Object.fromEntries(names.map((name) => [name, id])));
  return fc.record({
    kind: fc.constant(kind),
    ids: each(signed),
    others: each(others),
    version: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
    exp: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
    language: fc.constantFrom(...uiLanguages),
  });
});
const textsOf = (ids: object) =>
  Object.fromEntries(Object.entries(ids).map(([name, value]) => [name, String(value)]));
const sealed = ({ others, ...link }: typeof links extends fc.Arbitrary<infer L> ? L : never): Sealed => ({
  ...link,
  params: { notes: 'Rampa od podwórza', price_for_client: '1100', ...textsOf({ ...others, ...link.ids }) },
});

const link: Sealed = {
  kind: 'order-form',
  ids: { user_id: 1, client_id: 2 },
  email: 'Jan@Klient.example',
  version: 1,
  exp: 1_796_000_000,
  language: 'no',
  params: { user_id: '1', client_id: '2', client_email: 'Jan@Klient.example' },
};

describe('the code of a short link', () => {
  it('opens to what the page needs, and nothing that the records tell', () => {
    fc.assert(
      fc.property(links, (each) => {
        const { others, ids, kind, version, exp, language } = each;
        expect(codes.open(codes.seal(sealed(each)))).toEqual({
          link: { kind, ids, version, exp, language, params: textsOf({ ...others, ...ids }) },
          emailDigest: null,
          mailId: null,
          secret,
        });
      }),
    );
  });

  it('tells of a form which mail brought it, and of no other link', () => {
    expect(codes.open(codes.seal(link, 4_000_000_000))).toEqual({
      ...codes.open(codes.seal(link)),
      mailId: 4_000_000_000,
    });
    expect(codes.seal(link, 7)).not.toBe(codes.seal(link, 8));
    const other: Sealed = {
      ...link,
      kind: 'subcontractor-offer',
      ids: { user_id: 1, subcontractor_id: 2, order_id: 3, route_id: 4 },
    };
    expect(codes.open(codes.seal(other, 7))).toMatchObject({ link: { ids: other.ids }, mailId: null });
  });

  it('makes an address of at most 120 characters, whatever it is about', () => {
    fc.assert(
      fc.property(links, (each) => {
        const code = codes.seal(sealed(each));
        expect(code).toMatch(/^[\w-]{64}$/);
        expect(
          `https://spedycja.bardzo-dluga-nazwa-firmy.example${shortLinkPath}${code}`.length,
        ).toBeLessThan(121);
      }),
    );
  });

  it('is refused with any sign changed to any other', () => {
    fc.assert(
      fc.property(links, fc.nat(63), fc.constantFrom(...alphabet), (each, place, sign) => {
        const code = codes.seal(sealed(each));
        fc.pre(code[place] !== sign);
        expect(codes.open(code.slice(0, place) + sign + code.slice(place + 1))).toBeNull();
      }),
    );
    const code = codes.seal(link);
    for (let place = 0; place < code.length; place += 1) {
      for (const sign of alphabet.replace(code.charAt(place), '')) {
        expect(codes.open(code.slice(0, place) + sign + code.slice(place + 1))).toBeNull();
      }
    }
  });

  it.each([
    '',
    'x',
    'A'.repeat(64),
    'ż'.repeat(64),
    'A'.repeat(100_000),
    `${codes.seal(link)}=`,
    ` ${codes.seal(link)}`,
  ])('is refused when it is something else', (code) => {
    expect(codes.open(code)).toBeNull();
  });

  it('is the same whenever it is made of the same, and otherwise has no sign in common', () => {
    expect(codes.seal(link)).toBe(codes.seal({ ...link, params: { ...link.params, notes: 'more' } }));
    const changes: Partial<Sealed>[] = [
      { ids: { user_id: 1, client_id: 3 } },
      { ids: { user_id: 1, client_id: 2, order_id: 1 } },
      { email: 'jan2@klient.example' },
      { version: 2 },
      { exp: link.exp + 1 },
      { language: 'pl' },
      { kind: 'client-offer-selection' },
    ];
    const made = [link, ...changes.map((change) => ({ ...link, ...change }))].map((one) => codes.seal(one));
    for (const length of [8, 16]) {
      for (let from = 0; from + length <= 64; from += 1) {
        const parts = made.map((code) => code.slice(from, from + length));
        expect(new Set(parts).size).toBe(made.length);
      }
    }
  });

  it('tells its address among others, in whatever letters it is written', () => {
    const { emailDigest } = codes.open(codes.seal(link)) ?? {};
    expect(emailDigest).toEqual(emailDigestOf(' jan@klient.example '));
    expect(emailDigest).not.toEqual(emailDigestOf('jan@klient.exampl'));
    const { email: _email, ...completing } = { ...link, ids: { ...link.ids, order_id: 7 } };
    expect(codes.open(codes.seal(completing))?.emailDigest).toEqual(emailDigest);
  });

  it('opens under a former secret and says so, and under no other', () => {
    const code = codes.seal(link);
    const rotated = new ShortLinkCodes(['another secret of some length', secret]);
    expect(rotated.open(code)?.secret).toBe(secret);
    expect(rotated.seal(link)).not.toBe(code);
    expect(new ShortLinkCodes(['another secret of some length']).open(code)).toBeNull();
  });

  it('is not made of what has no place in it', () => {
    expect(() => codes.seal({ ...link, exp: 2 ** 32 })).toThrow(RangeError);
    expect(() => codes.seal({ ...link, ids: { user_id: -1 } })).toThrow(RangeError);
  });
});

describe('the long form', () => {
  const baseUrl = 'https://frakto.test';

  it('has at most 2,000 characters: notes first, then the rest is left to the records', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 4000 });
    fc.assert(
      fc.property(links, fc.record({ notes: text, order_data: text, pickup_street: text }), (each, long) => {
        const whole = sealed(each);
        const url = new URL(urlOf({ ...whole, params: { ...whole.params, ...long } }, baseUrl, secret));
        expect(url.href.length).toBeLessThanOrEqual(maxLength);
        for (const [name, value] of Object.entries({ ...each.ids, ...each.others })) {
          expect(url.searchParams.get(name)).toBe(String(value));
        }
        expect(url.searchParams.get('sig')).toMatch(/^[\w-]{43}$/);
      }),
    );
    expect(maxLength).toBe(2_000);
  });
});
