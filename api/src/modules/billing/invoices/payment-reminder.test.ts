import { describe, expect, test } from '@jest/globals';
import { mailLanguages } from '../../../kernel/text/language.js';
import { moneyOf } from '../../../kernel/money/money.js';
import { paymentRows, reminderBody, type AwaitedPayment } from './payment-reminder.js';

const payment: AwaitedPayment = {
  number: 'FV/2026/0017',
  amount: moneyOf(123_460, 'PLN'),
  paid: null,
  dueDate: '2026-12-20',
  account: 'PL42 9999 0001 0000 1234 5678 0001',
};
const said = (today: string, language: (typeof mailLanguages)[number], changes = {}) =>
  reminderBody({ ...payment, ...changes }, today, language).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a payment reminder', () => {
  test.each(mailLanguages)('names number, amount, day and account in %s, and is tidy', (language) => {
    for (const today of ['2026-12-25', '2026-12-21', '2026-12-20', '2026-12-19', '2026-12-10']) {
      const body = said(today, language);
      for (const text of [
        'FV/2026/0017',
        /1[ .,]?234[,.]60 PLN/,
        '20',
        '2026',
        'PL42 9999',
        '{{name}}',
        '{{company}}',
      ])
        expect(body).toMatch(text);
      expect(body).not.toMatch(/undefined|NaN| {2}|\s[,.]|\.\./);
    }
    expect(said('2026-12-25', language)).toContain(' 5 ');
    expect(said('2026-12-25', language)).not.toBe(said('2026-12-15', language));
  });

  test('says each thing in every language of its own', () => {
    for (const today of ['2026-12-25', '2026-12-20', '2026-12-15'])
      expect(new Set(mailLanguages.map((language) => said(today, language))).size).toBe(mailLanguages.length);
  });

  test('counts days as people do', () => {
    expect(said('2026-12-21', 'pl')).toContain('minął 20 grudnia 2026, 1 dzień temu');
    expect(said('2026-12-22', 'pl')).toContain('2 dni temu');
    expect(said('2026-12-20', 'pl')).toContain('dziś mija termin');
    expect(said('2026-12-19', 'en')).toContain('due on 20 December 2026, in 1 day.');
    expect(said('2026-12-30', 'no')).toContain('for 10 dager siden');
  });

  test.each(mailLanguages)(
    'names in %s what is open after what was paid, and misses no payment',
    (language) => {
      const paid = moneyOf(102_000, 'PLN');
      for (const today of ['2026-12-25', '2026-12-20', '2026-12-10']) {
        const body = said(today, language, { paid });
        expect(body.match(/1[ .,]?020[,.]00 PLN/g)).toHaveLength(2);
        expect(body.match(/1[ .,]?234[,.]60 PLN/g)).toHaveLength(2);
        expect(body).not.toMatch(
          /nie odnotowaliśmy|not seen|ikke se|Zahlungseingang|Sauf erreur|no nos consta|non ci risulta/,
        );
        expect(body).not.toMatch(/undefined|NaN| {2}|\.\./);
      }
    },
  );

  test('lets nothing become markup, and says nothing of an account that nobody has', () => {
    expect(said('2026-12-21', 'pl', { number: '<b>', account: '<i>' })).not.toMatch(/<[bi]>/);
    expect(said('2026-12-21', 'pl', { account: null })).not.toContain('rachunku');
  });
});

describe('what a mail of an invoice tells of its payment', () => {
  const rows = (changes = {}) =>
    paymentRows({ ...payment, ...changes }, 'pl').map(({ label, value }) => [
      label,
      value.replaceAll(/[\u00a0\u202f]/g, ' '),
    ]);

  test('is number, amount, day and account', () => {
    expect(rows()).toEqual([
      ['Faktura', 'FV/2026/0017'],
      ['Do zapłaty', '1 234,60 PLN'],
      ['Termin płatności', '20 grudnia 2026'],
      ['Nr rachunku', 'PL42 9999 0001 0000 1234 5678 0001'],
    ]);
  });

  test('asks for nothing when nothing is due', () => {
    expect(rows({ amount: moneyOf(0, 'PLN') }).map(([label]) => label)).toEqual(['Faktura', 'Do zapłaty']);
    expect(rows({ account: null })).toHaveLength(3);
  });

  test('is what the client gets back when they have paid more than is due', () => {
    expect(rows({ amount: moneyOf(-10_000, 'PLN') })).toEqual([
      ['Faktura', 'FV/2026/0017'],
      ['Do zwrotu', '100,00 PLN'],
    ]);
  });
});
