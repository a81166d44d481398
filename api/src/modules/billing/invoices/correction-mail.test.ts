import { describe, expect, test } from '@jest/globals';
import { mailLanguages, type MailLanguage } from '../../../kernel/text/language.js';
import { moneyOf } from '../../../kernel/money/money.js';
import { correctionBody } from './correction-mail.js';

/**
 * @param difference of the correction, in grosze
 * @param open what the client owes now, in grosze
 */
const said = (language: MailLanguage, difference: number, open = 1_107_000) =>
  correctionBody(
    {
      number: 'FK/2026/0003',
      corrected: 'FV/2026/0017',
      reason: 'Rabat <5%>',
      difference: moneyOf(difference, 'PLN'),
    },
    { amount: moneyOf(open, 'PLN'), dueDate: '2026-12-20', account: 'PL61 1090 1014' },
    language,
  ).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the mail of a correction', () => {
  test.each(mailLanguages)('names both numbers, the reason and what changes in %s', (language) => {
    const body = said(language, -127_600);
    for (const text of [
      'FK/2026/0003',
      'FV/2026/0017',
      'Rabat &lt;5%&gt;',
      /−1[ .,]?276[,.]00 PLN/,
      /11[ .,]?070[,.]00 PLN/,
      '{{name}}',
      '{{company}}',
    ])
      expect(body).toMatch(text);
    expect(body).not.toMatch(/undefined|NaN| {2}|\s[,.]|\.\./);
  });

  test('has words of its own in every language', () => {
    expect(new Set(mailLanguages.map((language) => said(language, 1))).size).toBe(mailLanguages.length);
  });

  test('tells who has paid more than is due what they get back, and others what is left to pay', () => {
    expect(said('pl', -127_600, -127_600)).toContain('Do zwrotu: 1 276,00 PLN');
    expect(said('pl', -127_600, -127_600)).not.toContain('Do zapłaty');
    expect(said('pl', -127_600, -127_600)).not.toContain('Termin płatności');
    expect(said('pl', -127_600)).not.toContain('Do zwrotu');
    // Who had paid the invoice pays what the correction adds.
    expect(said('pl', 5_000, 5_000)).not.toContain('Do zwrotu');
    expect(said('pl', 5_000, 5_000)).toContain('Do zapłaty po korekcie: 50,00 PLN');
    expect(said('pl', 0)).not.toContain('Różnica');
    expect(said('pl', 0)).toContain('Termin płatności: 20 grudnia 2026');
  });

  test('calls the document what stands on it: a credit note only where less is due', () => {
    expect(said('en', -127_600)).toContain('attached credit note FK/2026/0003');
    expect(said('no', -127_600)).toContain('Vedlagt ligger kreditnota FK/2026/0003');
    expect(said('en', 5_000)).toContain('attached correcting invoice FK/2026/0003');
    expect(said('no', 5_000)).toContain('Vedlagt ligger endringsfaktura FK/2026/0003');
  });

  test('names the account where something is left to pay', () => {
    expect(said('pl', -127_600)).toContain('Nr rachunku: PL61 1090 1014');
    expect(said('pl', -127_600, -1)).not.toContain('PL61');
    expect(said('pl', -127_600, 0)).not.toContain('PL61');
  });

  test('promises nothing that was returned, and what is left of it alone', () => {
    expect(said('pl', -127_600, 0)).not.toContain('Do zwrotu');
    expect(said('pl', -127_600, 0)).toContain('Do zapłaty po korekcie: 0,00 PLN');
    expect(said('pl', -127_600, -100_000)).toContain('Do zwrotu: 1 000,00 PLN');
  });
});
