import { describe, expect, test } from '@jest/globals';
import type { UiLanguage } from '../../kernel/text/language.js';
import { plainProblem } from './problem.js';

/** What the specification words, by the code of the error. Other languages than its own say it in their own words. */
const specified: readonly [code: string, status: number, language: UiLanguage, text: string][] = [
  ['owner_only', 403, 'en', 'You are not a company owner.'],
  ['owner_only', 403, 'en', 'Only company owners can manage users'],
  ['owner_only', 403, 'pl', 'Brak uprawnień. Tylko właściciel firmy może '],
  ['user_not_found', 404, 'en', 'User not found'],
  ['user_already_in_company', 409, 'en', 'already in a company'],
  ['email_taken', 409, 'en', 'already registered'],
  ['company_name_taken', 409, 'en', 'already in use'],
  ['email_name_taken', 409, 'en', 'already in use'],
  ['client_already_collected', 400, 'en', 'This company is already in your collection'],
  [
    'missing_user_settings',
    400,
    'en',
    'Missing user settings. Please check company settings and email name.',
  ],
];

describe('texts that the specification words', () => {
  test.each(specified)('%s (%i, %s): %s', (code, status, language, text) => {
    expect(plainProblem(status, code, language).detail).toContain(text);
  });
});
