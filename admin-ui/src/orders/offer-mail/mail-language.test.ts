import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mailLanguageOf } from './mail-language';

describe('the language of mails', () => {
  it('follows the country, and is Polish where it has no language of its own', () => {
    assert.deepEqual(['NO', 'IE', 'DE', 'SE', '', null].map(mailLanguageOf), [
      'no',
      'en',
      'de',
      'pl',
      'pl',
      'pl',
    ]);
  });
});
