import { describe, expect, it } from '@jest/globals';
import { countries, findCountryByCode, findCountryById, languageOfCountry } from './countries.js';

describe('the countries of Europe', () => {
  it.each([
    [1, 'PL', 'pl'],
    [2, 'DE', 'de'],
    [3, 'FR', 'fr'],
    [4, 'IT', 'it'],
    [5, 'ES', 'es'],
    [21, 'NO', 'no'],
    [27, 'GB', 'en'],
    [28, 'IE', 'en'],
  ])('has the settled id %i for %s, written to in %s', (id, code, language) => {
    expect(findCountryById(id)?.code).toBe(code);
    expect(findCountryByCode(code)?.id).toBe(id);
    expect(languageOfCountry(code)).toBe(language);
  });

  it('has every id, code and name once', () => {
    expect(countries.map(({ id }) => id)).toEqual(countries.map((_country, index) => index + 1));
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const language of ['pl', 'en', 'no'] as const) {
      expect(new Set(countries.map(({ names }) => names[language])).size).toBe(countries.length);
    }
  });

  it('has every member of the European Union and of its free trade area', () => {
    const members =
      'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';
    expect(members.split(' ').filter((code) => findCountryByCode(code) === null)).toEqual([]);
  });

  // Where the common name is shorter or newer than the one in the tables of the platform.
  const ownNames = new Set(['LU', 'TR', 'XK', 'VA', 'BA', 'MK', 'MD', 'IM', 'CZ', 'BY', 'AX', 'FO']);

  it.each(['pl', 'en', 'no'] as const)('names them in %s as the platform does', (language) => {
    const platform = new Intl.DisplayNames(language === 'no' ? 'nb' : language, { type: 'region' });
    const others = countries
      .filter(({ code, names }) => !ownNames.has(code) && platform.of(code) !== names[language])
      .map(({ code, names }) => `${code} ${names[language]} ${platform.of(code)}`);
    expect(others).toEqual([]);
  });

  it('writes Polish where no language is settled', () => {
    expect([languageOfCountry('SE'), languageOfCountry(null), languageOfCountry('toString')]).toEqual([
      'pl',
      'pl',
      'pl',
    ]);
  });

  it('knows no others', () => {
    expect([findCountryByCode('US'), findCountryByCode('pl'), findCountryById(0)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
