import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { legalNamesIn, caseInsensitive } from './legal-names.js';

describe('a pattern in any case', () => {
  // As in a process that has no room left for optimised patterns.
  beforeAll(() => setFlagsFromString('--no-regexp-optimization'));
  afterAll(() => setFlagsFromString('--regexp-optimization'));

  test('takes letters small and large, and leaves escapes alone', () => {
    const pattern = new RegExp(`^(?:${caseInsensitive('sp\\.\\s?j\\.|spółka')})$`, 'u');
    for (const text of ['sp. j.', 'SP.J.', 'Sp. J.', 'SPÓŁKA']) expect(text).toMatch(pattern);
    for (const text of ['spxj.', 'spolka']) expect(text).not.toMatch(pattern);
  });

  test('finds names of companies in a process that is full', () => {
    const nameIn = (line: string) => legalNamesIn(line)[0]?.name;
    expect(nameIn('© 2024 Kowal Sp. j. tel. 12 410 00 00')).toBe('Kowal Sp. j.');
    expect(nameIn('MEBLE NOWAK SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ')).toBe(
      'MEBLE NOWAK SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
    );
  });
});
