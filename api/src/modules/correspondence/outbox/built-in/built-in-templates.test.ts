import { describe, expect, test } from '@jest/globals';
import { mailLanguages, type MailLanguage } from '../../../../kernel/text/language.js';
import { builtInTemplate } from './built-in-templates.js';
import { mailTypes, type MailType } from './mail-template.js';

const everyTemplate = mailTypes.flatMap((type) =>
  mailLanguages.map((language): [MailType, MailLanguage] => [type, language]),
);

/** What each type must offer its reader, besides greeting and signature. */
const blocks: Record<MailType, string[]> = {
  quote_request: ['{{order_link}}'],
  quote_confirmation: ['[ORDER DETAILS]', '{{order_link}}'],
  completion_request: ['[ORDER DETAILS]', '{{order_link}}'],
  order_acceptance: ['[ORDER DETAILS]'],
  subcontractor_price_request: ['[ORDER DETAILS]', '{{order_link}}'],
  offers_to_client: ['[OFFER ACCEPTANCE LINK]', '[OFFER DETAILS]'],
  subcontractor_acceptance_request: ['[ORDER DETAILS]', '{{order_link}}'],
  invoice_sent: ['[ORDER DETAILS]'],
  follow_up: ['[OFFER ACCEPTANCE LINK]', '[OFFER DETAILS]'],
};

const placeholders = (text: string): string[] => text.match(/\{\{[^}]*\}\}|\[[^\]]*\]/g) ?? [];

describe('built-in templates', () => {
  test.each(everyTemplate)('%s in %s greets, holds its blocks and is signed', (type, language) => {
    const { subject, body } = builtInTemplate(type, language);
    expect(placeholders(body).toSorted()).toEqual(['{{name}}', '{{company}}', ...blocks[type]].toSorted());
    expect(body.indexOf('{{name}}')).toBeLessThan(40);
    expect(body).toMatch(/<br>\{\{company\}\}<\/p>$/);
    expect(placeholders(subject).filter((placeholder) => placeholder !== '{{company}}')).toEqual([]);
  });

  test.each(everyTemplate)('%s in %s is tidy', (type, language) => {
    const { subject, body } = builtInTemplate(type, language);
    expect(subject).toMatch(/^\S.{5,68}\S$/);
    expect(`${subject}\n${body}`).not.toMatch(/ {2}|\s[,.]|\.\.|\( | \)|["']/);
    for (const paragraph of body.split('\n')) expect(paragraph).toMatch(/^<p>[^<>]+(<br>[^<>]+)?<\/p>$/);
  });

  test('no two languages share a text: nothing was left untranslated', () => {
    for (const type of mailTypes) {
      const bodies = new Set(mailLanguages.map((language) => builtInTemplate(type, language).body));
      const subjects = new Set(mailLanguages.map((language) => builtInTemplate(type, language).subject));
      expect([type, bodies.size, subjects.size]).toEqual([type, mailLanguages.length, mailLanguages.length]);
    }
  });

  test('the confirmation promises an offer within 24 hours in every language', () => {
    for (const language of mailLanguages) {
      expect(builtInTemplate('quote_confirmation', language).body).toContain('24');
    }
  });

  test('the Polish subjects that are specified', () => {
    expect(builtInTemplate('subcontractor_price_request', 'pl').subject).toBe(
      'Zapytanie o wycenę transportu',
    );
    expect(builtInTemplate('offers_to_client', 'pl').subject).toBe('Oferta transportowa');
  });
});
