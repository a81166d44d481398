import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isMailLanguage, isUiLanguage, languageFromHeader, pageLanguage, uiLanguages } from './language.js';

describe('the language of a request', () => {
  it.each([
    [undefined, 'pl'],
    ['', 'pl'],
    ['de', 'pl'],
    ['*', 'pl'],
    ['en', 'en'],
    ['en-GB,pl;q=0.5', 'en'],
    ['pl;q=0.5, EN;q=0.8', 'en'],
    ['nb-NO, en;q=0.9', 'no'],
    ['nn', 'no'],
    ['no', 'no'],
    ['de-DE,de;q=0.9,en;q=0.8', 'en'],
    ['en;q=0', 'pl'],
    ['en;q=2, no;q=0.1', 'no'],
    ['en;q=x', 'pl'],
  ])('%p is %s', (header, language) => {
    expect(languageFromHeader(header)).toBe(language);
  });

  it('is always one that we have', () => {
    fc.assert(fc.property(fc.string(), (header) => uiLanguages.includes(languageFromHeader(header))));
  });
});

describe('languages of pages and mails', () => {
  it('shows English pages to those who read mails in a language without pages', () => {
    expect((['pl', 'en', 'no', 'de', 'fr', 'es', 'it'] as const).map(pageLanguage)).toEqual([
      'pl',
      'en',
      'no',
      'en',
      'en',
      'en',
      'en',
    ]);
  });

  it('knows which is which', () => {
    expect([isUiLanguage('no'), isUiLanguage('de'), isUiLanguage(1)]).toEqual([true, false, false]);
    expect([isMailLanguage('de'), isMailLanguage('ru'), isMailLanguage(null)]).toEqual([true, false, false]);
  });
});
