import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countries } from './countries.js';
import { isPostCode, postCodeRule } from './post-code.js';

describe('a post code', () => {
  it.each([
    ['PL', '00-950', true],
    ['PL', '00950', false],
    ['PL', '00-9501', false],
    ['PL', '0-0950', false],
    ['PL', ' 00-950', false],
    ['PL', '00-950\n', false],
    ['PL', '٠٠-٩٥٠', false],
    ['NO', '0150', true],
    ['NO', '150', false],
    ['NO', '01500', false],
    ['NO', 'N-0150', false],
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['GB', 'SW1A 1AA', true],
    ['GB', 'sw1a1aa', true],
    ['GB', 'M1 1AE', true],
    ['GB', 'EC1A 1BB', true],
    ['GB', '12345', false],
    ['IE', 'D02 AF30', true],
    ['IE', 'D6W AF30', true],
    ['IE', 'A65F4E2', true],
    ['IE', 'B02 AF30', false],
    ['NL', '1012AB', true],
    ['NL', '0012 AB', false],
    ['PT', '1100-148', true],
    ['SE', '111 20', true],
    ['SE', '11120', true],
    ['LV', 'LV-1010', true],
    ['IS', '101', true],
    ['MT', 'VLT 1117', true],
    ['US', '94105-1234', true],
    ['US', 'not a code!', false],
    ['constructor', '123', true],
    ['', '', false],
  ])('in %s, %j is one: %p', (country, value, expected) => {
    expect(isPostCode(country, value)).toBe(expected);
  });

  it.each(countries.map(({ code }) => code))('in %s has a rule that its own example keeps', (code) => {
    const { pattern, example } = postCodeRule(code);
    expect(example).not.toBe('');
    expect(pattern).toMatch(/^\^.*\$$/);
    expect(isPostCode(code, example)).toBe(true);
    expect(isPostCode(code, `${example}x`)).toBe(false);
    expect(isPostCode(code, `?${example}`)).toBe(false);
  });

  it('takes in Poland exactly two digits, a hyphen and three digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789- '), maxLength: 8 }), (value) => {
        const [first, second, ...rest] = value.split('-');
        const digits = (text: string | undefined, count: number): boolean =>
          text?.length === count && [...text].every((character) => character >= '0' && character <= '9');
        const expected = rest.length === 0 && digits(first, 2) && digits(second, 3);
        expect(isPostCode('PL', value)).toBe(expected);
      }),
      { numRuns: 3_000, examples: [['12-345'], ['12345-'], ['1 -345']] },
    );
  });
});
