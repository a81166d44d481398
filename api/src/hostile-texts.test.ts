import { describe, expect, test } from '@jest/globals';
import { isCompanyNumber } from './kernel/contact/company-numbers.js';
import { emailKey, isEmailAddress } from './kernel/contact/email-address.js';
import { keptPhone, phoneNumber } from './kernel/contact/phone-number.js';
import { isPostCode } from './kernel/contact/post-code.js';
import { isWebsite, webAddress } from './kernel/contact/web-address.js';
import { addressKey, countryOf, tidyPostCode } from './modules/directory/crawler/reading/find-addresses.js';
import { revealedText, withoutEmails } from './modules/directory/crawler/reading/find-emails.js';
import { joinedTexts } from './modules/directory/crawler/reading/joined-texts.js';
import { numbersIn, withoutNumbers } from './modules/directory/crawler/reading/find-numbers.js';
import { legalNamesIn } from './modules/directory/crawler/reading/legal-names.js';
import { localName, thingsOfJson } from './modules/directory/crawler/reading/json-things.js';
import { presentText, tidyLine } from './modules/directory/crawler/reading/page-facts.js';
import { readPage, hiddenInLink, revealedEmail } from './modules/directory/crawler/reading/read-page.js';
import { thingsOfState } from './modules/directory/crawler/reading/state-things.js';
import {
  evidenceOf as evidenceOfPage,
  SiteEvidence,
} from './modules/directory/crawler/reading/site-evidence.js';
import { placesIn, streetIn } from './modules/directory/crawler/reading/written-address.js';
import { purposeOf } from './modules/directory/crawler/visiting/visit-site.js';
import { safeName } from './modules/shipment/documents/document-file.js';
import { parseTable, oneByteText } from './modules/directory/imports/parse-table.js';
import { bounceOf } from './modules/correspondence/incoming-mail/bounce.js';
import { readHead } from './modules/correspondence/incoming-mail/mail-head.js';
import { bodyOf, lineOf } from './modules/correspondence/incoming-mail/mail-text.js';
import { readMail } from './modules/correspondence/incoming-mail/read-mail.js';
import { checkSender } from './modules/correspondence/incoming-mail/sender-check.js';
import { escapeHtml, unescapeHtml } from './kernel/text/escape-html.js';
import { excerptOfHtml } from './modules/correspondence/outbox/compose/excerpt.js';
import { fillBody, fillSubject } from './modules/correspondence/outbox/compose/fill-template.js';
import {
  toPlainText,
  asHtml,
  isEmptyMailHtml,
  wordsOfMailHtml,
} from './modules/correspondence/outbox/compose/html-to-text.js';
import { liftBlocks, serialize, tokenize } from './modules/correspondence/outbox/compose/html-tokens.js';
import { isSafeLink, sanitizeMailHtml } from './modules/correspondence/outbox/compose/sanitize-mail-html.js';
import { classifyText } from './platform/quote-classifier/embedded-classifier.js';
import { guarded, unguarded } from './platform/translation/http-translators.js';
import { decodeText } from './platform/web-fetch/decode-text.js';
import { growthOf, steepest } from './testing/growth.js';
import { foldDiacritics } from './kernel/text/fold-diacritics.js';
import { inOneLine } from './kernel/text/one-line.js';
import { cellText } from './modules/directory/imports/cell-text.js';
import { escapeFormula, unescapeFormula } from './modules/directory/imports/escape-formula.js';

// Whatever strangers write, it takes time in proportion to its length: no text of theirs holds the process. A pattern that
// tries again from each sign of a run takes four times as long for a run of twice the length, which shows here.

type Work = (text: string) => unknown;

const none = {
  name: null,
  company: null,
  orderLink: null,
  acceptanceLink: null,
  orderLinkBlock: null,
  acceptanceLinkBlock: null,
  detailsBlock: null,
};
const context = { url: 'https://firma.pl/', bonus: 1, country: 'PL', site: 'firma.pl' };
const evidenceOf = (html: string, country: string) => {
  const evidence = new SiteEvidence();
  evidence.add(evidenceOfPage(readPage(html), { ...context, country }));
  return evidence.emails.length;
};
const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, ' ');
const mailOf = (head: string, body: string) =>
  readMail({ source: Buffer.from(`From: a@b.example\r\n${head}\r\n\r\n${body}`), authServer: 'mx.example' });
const reportOf = (status: string) =>
  bounceOf({
    headers: [{ key: 'content-type', originalKey: 'Content-Type', value: 'multipart/report' }],
    headerLines: [],
    attachments: [
      { mimeType: 'message/delivery-status', content: status, filename: null, disposition: null },
      { mimeType: 'message/rfc822', content: status, filename: null, disposition: null },
    ],
  });

/** Every function that is given what strangers wrote, but for what only threads with bounds of time call. */
const works: Readonly<Record<string, Work>> = {
  sanitizeMailHtml,
  'sanitizeMailHtml of a style': (text) => sanitizeMailHtml(`<p style="${text}">n</p>`),
  'sanitizeMailHtml of a link': (text) => sanitizeMailHtml(`<a href="${text}">n</a>`),
  'sanitizeMailHtml of a picture': (text) => sanitizeMailHtml(`<img src="${text}">`),
  wordsOfMailHtml,
  excerptOfHtml,
  isEmptyMailHtml,
  asHtml,
  escapeHtml,
  unescapeHtml,
  isSafeLink,
  fillSubject: (text) => fillSubject(text, none),
  'fillBody of a text': (text) => fillBody([{ kind: 'text', text }], none),
  'fillBody of a link': (text) =>
    fillBody([{ kind: 'open', name: 'a', attributes: new Map([['href', text]]) }], none),
  'a mail’s tokens': (text) => serialize(liftBlocks(tokenize(sanitizeMailHtml(text)))),
  toPlainText: (text) => toPlainText(tokenize(sanitizeMailHtml(text))),
  'toPlainText of one text': (text) => toPlainText([{ kind: 'text', text }]),
  guarded: (text) => guarded(text),
  unguarded: (text) => {
    try {
      return unguarded(text, '', ['{{name}}']);
    } catch {
      return null;
    }
  },
  lineOf,
  'bodyOf a text': (text) => bodyOf({ text, headers: [], headerLines: [], attachments: [] }),
  bounceOf: reportOf,
  'bounceOf a field': (text) => reportOf(`Action: failed\r\nDiagnostic-Code: smtp; ${text}`),
  'readHead of a mail': (text) => readHead(Buffer.from(text), 'mail.example'),
  'readHead of addresses': (text) => readHead(Buffer.from(`To: ${oneLine(text)}`), 'mail.example'),
  'readMail of addresses': (text) => mailOf(`To: ${oneLine(text)}`, 'x'),
  'readMail of a type': (text) => mailOf(`Content-Type: ${oneLine(text)}`, 'x'),
  'readMail of a subject': (text) => mailOf(`Subject: ${oneLine(text)}`, 'x'),
  checkSender: (value) =>
    checkSender([{ key: 'authentication-results', value }], 'mx.example', 'a@b.example'),
  readPage,
  'a page’s evidence': (text) => evidenceOf(text, 'PL'),
  'a page’s evidence in Norway': (text) => evidenceOf(`<footer>${text}</footer>`, 'NO'),
  'a page’s evidence in Britain': (text) => evidenceOf(`<p>${text}</p>`, 'GB'),
  'a page’s mail link': (text) => evidenceOf(`<a href="mailto:${text}">x</a>`, 'PL'),
  'a page’s phone link': (text) => evidenceOf(`<a href="tel:${text}">x</a>`, 'PL'),
  'a page’s title': (text) => evidenceOf(`<title>${text}</title>`, 'PL'),
  'a page’s name': (text) => evidenceOf(`<meta property="og:site_name" content="${text}">`, 'PL'),
  'a page’s redirect': (text) => readPage(`<meta http-equiv="refresh" content="${text}">`),
  'a page’s JSON': (text) =>
    evidenceOf(
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'Organization',
        ...Object.fromEntries(
          ['name', 'legalName', 'email', 'telephone', 'address', 'vatID', 'description'].map((key) => [
            key,
            text,
          ]),
        ),
      }).replaceAll('<', '')}</script>`,
      'PL',
    ),
  thingsOfJson,
  localName,
  revealedText,
  withoutEmails: (text) => withoutEmails(text, ' '),
  legalNamesIn,
  joinedTexts,
  thingsOfState: (text) => [thingsOfState(text, ''), thingsOfState(text, 'application/json')],
  'a page’s script': (text) => evidenceOf(`<script>var a = ${text}</script>`, 'PL'),
  'a page’s style': (text) => readPage(`<style>${text}</style><p class="a">b</p>`),
  'a page’s hidden text': (text) => readPage(`<p style="${text}">b</p>`),
  'a page’s card': (text) => evidenceOf(`<p class="vcard"><b class="fn tel email">${text}</b></p>`, 'PL'),
  numbersIn: (text) => [numbersIn(text, 'PL'), numbersIn(text, 'NO'), numbersIn(text, 'DE')],
  withoutNumbers,
  placesIn: (text) => [placesIn([text], 'PL'), placesIn([text, text], 'GB'), placesIn([text], 'NO')],
  streetIn,
  addressKey: (text) => addressKey({ address: text, post_code: text, city: text, country: 'PL' }),
  countryOf,
  tidyPostCode: (text) => tidyPostCode(text, 'PL'),
  hiddenInLink,
  revealedEmail,
  tidyLine,
  presentText,
  purposeOf: (text) => purposeOf({ href: text, text }),
  decodeText: (text) => decodeText(Buffer.from(text), 'text/html', 'PL', false),
  classifyText,
  safeName,
  cellText,
  escapeFormula,
  unescapeFormula,
  oneByteText: (text) => oneByteText(Buffer.from(text, 'latin1'), 'pl'),
  parseTable: (text) => parseTable(Buffer.from(text), 'pl').catch(() => null),
  isEmailAddress,
  emailKey,
  foldDiacritics,
  inOneLine,
  phoneNumber: (text) => phoneNumber(text, 'PL'),
  keptPhone: (text) => keptPhone(text, 1),
  isPostCode: (text) => [isPostCode('PL', text), isPostCode('GB', text)],
  webAddress,
  isWebsite,
  isCompanyNumber: (text) => isCompanyNumber(text, 'PL'),
};

/** Signs that patterns look for, one after the other for as long as the text is. */
const pieces = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r\n',
    ' \t\r\n',
    '\n \t',
    '\u00a0',
    'x',
    'A',
    'Aa ',
    'ą',
    '1',
    '12 ',
    '12-',
    '1.',
    '-',
    '.',
    ',',
    ';',
  ],
  ...[
    '@',
    'a@',
    'a.',
    'a@b.',
    '"',
    "'",
    '„',
    '(',
    ')',
    '[',
    ']',
    '{{',
    '{{ ',
    '}}',
    '<',
    '>',
    '</',
    '<p>',
    '<b>',
    '<div>',
    '</p>',
  ],
  ...[
    '<p style="',
    '<a href="',
    '<img src=x>',
    '<br>',
    '<li><p>',
    '<span ',
    '<!--',
    '<meta ',
    'charset=',
    '<?xml ',
  ],
  ...[
    ' display:',
    'display:',
    'display : ',
    ';display',
    '&',
    '&nbsp;',
    '&amp;',
    '&#',
    '%20',
    '%7B%7B',
    '%',
    '=?utf-8?q?a?= ',
    '=?',
  ],
  ...[
    'boundary=',
    '\n--',
    '--',
    '_',
    '_at_',
    ' at ',
    '(at',
    '[at] ',
    ' małpa ',
    ' kropka ',
    'http://',
    'a=b; ',
    '\\',
    '/',
    '|',
    ' – ',
  ],
  ...[
    'ul. ',
    'tel ',
    'tel. 1',
    'fax: ',
    'NIP ',
    'NIP 1',
    'KRS ',
    'org. nr ',
    'VAT ',
    '00-001 ',
    '00-001 Aa ',
    'Aa Sp. ',
    '© ',
    '2020 - ',
  ],
  ...[
    'from Aa to ',
    'Aa - ',
    '1x',
    '10 kg ',
    '1,5 x ',
    '[OFFER ',
    '[ORDER DETAILS',
    '{"a":',
    '[[',
    'message-id: ',
    'spf=pass ',
  ],
];

const shortLength = 4_000;
/** What 32,000 signs of a mail or a field may take without a question. */
const notableMs = 16;
const of = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length));

describe('the time for what a stranger wrote is in proportion to its length', () => {
  test.each(Object.entries(works))('%s', async (_name, work) => {
    const steep: string[] = [];
    for (const piece of pieces) {
      const growth = await growthOf(work, of(piece), shortLength, notableMs);
      if (growth >= steepest) steep.push(`${JSON.stringify(piece)}: ${growth.toFixed(1)}`);
    }
    expect(steep).toEqual([]);
  });

  test('which this finds out', async () => {
    // What stood in the sanitiser, and what trims a text by a pattern.
    const careless = /(^|[;\s])display\s*:[^;]*none/i;
    expect(
      await growthOf((text) => careless.test(text), of(' display:'), shortLength, notableMs),
    ).toBeGreaterThan(steepest);
    expect(await growthOf((text) => /\s+x/.test(text), of(' '), 1_000, notableMs)).toBeGreaterThan(steepest);
  });
});
