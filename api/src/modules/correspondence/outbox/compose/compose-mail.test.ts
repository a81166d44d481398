import { describe, expect, test } from '@jest/globals';
import { mailLanguages, type MailLanguage } from '../../../../kernel/text/language.js';
import { builtInTemplate } from '../built-in/built-in-templates.js';
import { mailTypes, type MailType } from '../built-in/mail-template.js';
import { composeMail, type MailContent } from './compose-mail.js';
import {
  acceptanceLink,
  fullContent,
  fullDetails,
  hrefsOf,
  orderLink,
  ownWords,
} from './testing/compose-test-data.js';

const everyMail = mailTypes.flatMap((type) =>
  mailLanguages.map((language): [MailType, MailLanguage] => [type, language]),
);

describe('every built-in mail', () => {
  test.each(everyMail)('%s in %s leaves nothing open', (type, language) => {
    const mail = composeMail(fullContent(type, language));
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part).not.toMatch(/\{\{|\}\}|\[(OFFER|ORDER)|undefined|\bnull\b|NaN|Invalid Date/);
    }
    expect(mail).toMatchObject({ missing: [], unknown: [] });
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.html).toContain('Elektromontaż Sp. z o.o.');
    expect(mail.text).toContain('Elektromontaż Sp. z o.o.');
    expect(mail.html.length).toBeLessThan(30_000);
  });

  test.each(everyMail)(
    '%s in %s: its link is whole in the button, in plain and in the text',
    (type, language) => {
      const { body } = builtInTemplate(type, language);
      const mail = composeMail(fullContent(type, language));
      const expected = [
        ...(body.includes('{{order_link}}') ? [orderLink] : []),
        ...(body.includes('[OFFER ACCEPTANCE LINK]') ? [acceptanceLink] : []),
      ];
      const links = hrefsOf(mail.html).filter((href) => href.startsWith('https://frakto.'));
      expect(links).toEqual(expected.flatMap((link) => [link, link]));
      expect(mail.text.match(/https:\/\/frakto\S*/g) ?? []).toEqual(expected);
      // The sentence above a button ends with a colon: its label has none in the text.
      expect(mail.text).not.toMatch(/:\n\n[^\n]+:\nhttps/);
    },
  );

  test('goes out without a name, without a blank in its place', () => {
    for (const [type, language] of everyMail) {
      const content = fullContent(type, language);
      const mail = composeMail({ ...content, variables: { ...content.variables, name: ' ' } });
      expect(mail.text.split('\n')[0]).toMatch(/^[\p{L} ]+[,!:]$/u);
      expect(mail.text.split('\n')[0]).not.toMatch(/\s.$|,[^\s]/);
      expect(mail.missing).toEqual(['{{name}}']);
    }
  });
});

describe('the subject of a mail', () => {
  const route = fullDetails.routes[0];
  const subjectOf = (changes: Partial<MailContent>) =>
    composeMail(fullContent('subcontractor_price_request', 'pl', changes)).subject;

  test('shortens what is filled in rather than what it ends in', () => {
    const subject = subjectOf({
      template: { subject: `{{name}} and {{company}}: ${'x'.repeat(100)} #48` },
      variables: { name: 'N'.repeat(90), company: 'C'.repeat(90) },
    });
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(subject).toMatch(/^N+… and C+…: x{100} #48$/);
  });

  test('tells which transport it is about, from the first city to the last', () => {
    expect(subjectOf({})).toBe('Zapytanie o wycenę transportu · #1048: Poznań → Bergen');
    const second = { pickup: { city: 'Bergen' }, delivery: { city: ' Tromsø\n' } };
    expect(subjectOf({ details: { ...fullDetails, routes: route ? [route, second] : [] } })).toBe(
      'Zapytanie o wycenę transportu · #1048: Poznań → Tromsø',
    );
    expect(subjectOf({ details: { kind: 'order', number: 7, routes: [] } })).toMatch(/ · #7$/);
    expect(subjectOf({ details: { kind: 'order', routes: [] } })).toBe('Zapytanie o wycenę transportu');
  });

  test('never makes placeholders of what a city holds', () => {
    const details = { ...fullDetails, routes: [{ pickup: { city: '{{name}}' }, delivery: {} }] };
    expect(subjectOf({ details })).toMatch(/ · #1048: \{\{name\}\}$/);
  });

  test('is in the mail’s language where a form proposed it in another; what people worded stays', () => {
    const proposed = builtInTemplate('subcontractor_price_request', 'no').subject;
    expect(subjectOf({ template: { subject: proposed } })).toBe(
      'Zapytanie o wycenę transportu · #1048: Poznań → Bergen',
    );
    expect(subjectOf({ template: { subject: `${proposed}!` } })).toBe(`${proposed}!`);
  });
});

describe('a company’s own words', () => {
  test('win over the built-in ones, each for itself', () => {
    const builtIn = builtInTemplate('offers_to_client', 'de');
    const subjectOnly = composeMail(
      fullContent('offers_to_client', 'de', { template: { subject: 'Ihr Preis von {{company}}' } }),
    );
    expect(subjectOnly.subject).toBe('Ihr Preis von Bałtyk Spedycja');
    expect(subjectOnly.text).toContain('hier ist unser Angebot');
    const bodyOnly = composeMail(
      fullContent('offers_to_client', 'de', { template: { subject: ' ', body: '<p>Bitte sehr</p>' } }),
    );
    expect(bodyOnly.subject).toBe(`${builtIn.subject} · #1048: Poznań → Bergen`);
    expect(bodyOnly.text).toMatch(/^Bitte sehr\n/);
  });

  test('plain text keeps its paragraphs and lines', () => {
    const mail = composeMail(
      ownWords('Dzień dobry,\nto nasza oferta: cena < 100 & gotowe.\n\n[OFFER DETAILS]\r\n\r\nDo widzenia'),
    );
    expect(mail.text).toMatch(/^Dzień dobry,\nto nasza oferta: cena < 100 & gotowe\.\n\nTransport 1048\n/);
    expect(mail.html).toContain('Dzień dobry,<br />to nasza oferta: cena &lt; 100 &amp; gotowe.</p>');
    expect(mail.html).toMatch(/<p style="[^"]*">Do widzenia<\/p>/);
  });

  test('unknown placeholders stay to be seen and are told', () => {
    const mail = composeMail(ownWords('<p>{{nmae}} {{details}} [SOMETHING] {{ name }} [offer details]</p>'));
    expect(mail.unknown).toEqual(['{{nmae}}', '{{details}}']);
    expect(mail.text).toMatch(
      /^\{\{nmae\}\} \{\{details\}\} \[SOMETHING\] Elektromontaż Sp\. z o\.o\.\n\nTransport 1048\n/,
    );
  });

  test('known placeholders without a value vanish and are told', () => {
    const mail = composeMail(
      ownWords(
        '<p>Przed</p><p>[ORDER DETAILS]</p><p><b>[OFFER ACCEPTANCE LINK]</b></p><p>Po {{order_link}}</p>',
        {
          details: null,
          link: null,
          variables: {},
        },
      ),
    );
    expect(mail.missing).toEqual(['[ORDER DETAILS]', '[OFFER ACCEPTANCE LINK]', '{{order_link}}']);
    expect(mail.text).toMatch(/^Przed\n\nPo\n/);
    expect(mail.html).not.toMatch(/<p[^>]*>\s*<\/p>|<b>\s*<\/b>/);
  });

  test('a placeholder may be the target of a link, also as editors encode it', () => {
    const mail = composeMail(
      ownWords(
        '<p><a href="[OFFER ACCEPTANCE LINK]">Oferta</a> <a href="%7B%7Border_link%7D%7D">Formularz</a> ' +
          '<a href="%5BOFFER%20ACCEPTANCE%20LINK%5D">[OFFER ACCEPTANCE LINK]</a></p>',
      ),
    );
    const links = hrefsOf(mail.html).filter((href) => href.startsWith('https://frakto.'));
    expect(links).toEqual([acceptanceLink, orderLink, acceptanceLink]);
    expect(mail.text).toContain(`Oferta (${acceptanceLink}) Formularz (${orderLink}) ${acceptanceLink}\n`);
  });

  test('a link whose target is missing is told, and is no link', () => {
    const mail = composeMail(
      ownWords('<p><a href="{{order_link}}">tutaj</a> <a href="{{x}}">tam</a></p>', {
        link: null,
        variables: {},
      }),
    );
    expect(mail.missing).toEqual(['{{order_link}}']);
    expect(mail.unknown).toEqual(['{{x}}']);
    expect(mail.html).toMatch(/<a style="[^"]*" class="a"[^>]*>tutaj<\/a>/);
  });

  test('an order link inside a sentence is a link, alone in its paragraph a button', () => {
    const inSentence = composeMail(ownWords('<p>Formularz: {{order_link}}.</p>'));
    expect(hrefsOf(inSentence.html).filter((href) => href === orderLink)).toHaveLength(1);
    expect(inSentence.text).toContain(`Formularz: ${orderLink} .`);
    const alone = composeMail(ownWords('<p> {{order_link}} </p>'));
    expect(alone.html).toContain('Zobacz i przyjmij ofertę');
  });

  test('a link stands in for the other when only one is given', () => {
    const onlyOrderLink = composeMail(ownWords('<p>[OFFER ACCEPTANCE LINK]</p>', { link: null }));
    expect(hrefsOf(onlyOrderLink.html)).toContain(orderLink);
    const onlyLink = composeMail(ownWords('<p>{{order_link}}</p>', { variables: {} }));
    expect(hrefsOf(onlyLink.html)).toContain(acceptanceLink);
  });

  test('a body that forgot details and link gets them below, when asked for', () => {
    const forgotten = composeMail(ownWords('<p>Oto oferta</p>', { appendMissingBlocks: true }));
    expect(forgotten.text).toMatch(/^Oto oferta\n\nTransport 1048\n[^]*\n\nZobacz i przyjmij ofertę\nhttps:/);
    const complete = ownWords('<p>[OFFER DETAILS]</p><p><a href="[OFFER ACCEPTANCE LINK]">tutaj</a></p>');
    expect(composeMail({ ...complete, appendMissingBlocks: true }).html).toBe(composeMail(complete).html);
    expect(composeMail(ownWords('<p>Oto oferta</p>')).text).not.toContain('https://frakto');
  });

  test('tables and buttons never stand inside a paragraph', () => {
    const mail = composeMail(
      ownWords(
        '<p>A <strong>b [OFFER DETAILS] c</strong> [OFFER ACCEPTANCE LINK] d</p><ul><li>e [ORDER DETAILS]</li></ul>',
      ),
    );
    const open: string[] = [];
    for (const [, slash, name] of mail.html.matchAll(/<(\/?)(p|strong|table|ul|li)\b/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else open.push(name ?? '');
      if (name === 'table' && !slash) expect(open).not.toContain('p');
    }
    expect(open).toEqual([]);
    expect(mail.text).toMatch(/^A b\n\nTransport 1048\n[^]*\n\nc\n\nZobacz/);
  });
});

describe('the frame', () => {
  test('has the company on top, its contact below and the first words for the inbox', () => {
    const { html, text } = composeMail(fullContent('quote_confirmation', 'pl'));
    expect(html).toMatch(
      /<body[^>]*>\s*<div style="display:none[^>]*>Dziękujemy za zapytanie\. Już nad nim pracujemy/,
    );
    expect(html).toMatch(/>BS<\/td>\s*<td[^>]*>Bałtyk Spedycja<\/td>/);
    expect(hrefsOf(html)).toEqual(
      expect.arrayContaining([
        'tel:+48586001020',
        'mailto:biuro@baltyk.example.com',
        'https://www.baltyk.example.com',
      ]),
    );
    expect(text).toMatch(
      /\n-- \nBałtyk Spedycja\nul\. Portowa 3, 81-350 Gdynia\nNIP 586-000-00-00\n\+48 58 600 10 20\n/,
    );
  });

  test('stands without a footer', () => {
    const { text } = composeMail(fullContent('invoice_sent', 'en', { footer: null }));
    expect(text).toMatch(/\n-- \nBałtyk Spedycja\n$/);
  });

  test('refuses a link that is not a whole web address', () => {
    for (const link of [
      'javascript:alert(1)',
      '/order/pl',
      'frakto.example.com',
      'https://',
      'ftp://example.com',
    ]) {
      expect(() => composeMail(ownWords('<p>x</p>', { link }))).toThrow(TypeError);
    }
  });
});
