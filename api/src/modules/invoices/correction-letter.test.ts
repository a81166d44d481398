import { describe, expect, test } from '@jest/globals';
import { mailLanguages, type MailLanguage } from '../../domain/language.js';
import { moneyOf } from '../../domain/money.js';
import { correctionBody } from './correction-letter.js';

const said = (language: MailLanguage, minor: number, isPaid: boolean) =>
  correctionBody(
    {
      number: 'FK/2026/0003',
      corrected: 'FV/2026/0017',
      reason: 'Rabat <5%>',
      difference: moneyOf(minor, 'PLN'),
      isPaid,
    },
    { amount: moneyOf(1_107_000, 'PLN'), dueDate: '2026-12-20' },
    language,
  ).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the mail of a correction', () => {
  test.each(mailLanguages)('names both numbers, the reason and what changes in %s', (language) => {
    const body = said(language, -127_600, false);
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
    expect(new Set(mailLanguages.map((language) => said(language, 1, false))).size).toBe(
      mailLanguages.length,
    );
  });

  test('tells who has paid what they get back, and others what is left to pay', () => {
    expect(said('pl', -127_600, true)).toContain('Do zwrotu: 1 276,00 PLN');
    expect(said('pl', -127_600, true)).not.toContain('Do zapłaty');
    expect(said('pl', -127_600, false)).not.toContain('Do zwrotu');
    expect(said('pl', 5_000, true)).not.toContain('Do zwrotu');
    expect(said('pl', 0, false)).not.toContain('Różnica');
    expect(said('pl', 0, false)).toContain('Termin płatności: 20 grudnia 2026');
  });
});
