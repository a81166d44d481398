import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localeOfTags } from './locale';

test('of a browser’s languages the first one of ours counts, Polish where there is none', () => {
  const cases: [tags: string[], locale: string][] = [
    [['pl-PL', 'en'], 'pl'],
    [['de-DE', 'en-US', 'pl'], 'en'],
    [['nb-NO'], 'no'],
    [['nn'], 'no'],
    [['NO'], 'no'],
    [['de', 'fr-FR'], 'pl'],
    [[], 'pl'],
  ];
  for (const [tags, locale] of cases) assert.equal(localeOfTags(tags), locale, tags.join());
});
