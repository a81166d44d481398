import { expect, test } from '@jest/globals';
import { decodeText } from './decode-text.js';

/** `Łódź ąęś` in the encodings of its time. */
const latin2 = Buffer.from('a3f364bc20b1eab6', 'hex');
const windows1250 = Buffer.from('a3f3649f20b9ea9c', 'hex');
const text = 'Łódź ąęś';
const page = (head: string, content: Buffer): Buffer => Buffer.concat([Buffer.from(head, 'latin1'), content]);

test.each<[string, Buffer, string, string | null]>([
  ['by the server’s word', latin2, 'text/html; charset=ISO-8859-2', null],
  ['by the server’s word, in quotes', windows1250, 'text/html; charset="windows-1250"', null],
  ['by its own word', page('<meta charset=iso-8859-2>', latin2), 'text/html', null],
  [
    'by its own word of old',
    page('<META http-equiv="Content-Type" content="text/html; charset=windows-1250">', windows1250),
    'text/html',
    null,
  ],
  ['as UTF-8 when nobody says anything', Buffer.from(text), 'text/html', 'PL'],
  ['as is usual in the country', windows1250, 'text/html', 'PL'],
  [
    'as is usual in the country when the word is plainly wrong',
    windows1250,
    'text/html; charset=utf-8',
    'PL',
  ],
  ['past an encoding that nobody knows', Buffer.from(text), 'text/html; charset=klingon', 'PL'],
  ['by the mark at its beginning', Buffer.from(`\ufeff${text}`), 'text/html; charset=iso-8859-2', null],
  ['by the mark of UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), 'text/html', null],
])('%s', (_what, bytes, contentType, country) => {
  expect(decodeText(bytes, contentType, country)).toContain(text);
});

test('what is cut amid a letter keeps its encoding', () => {
  const cut = Buffer.from('Łódź').subarray(0, 6);
  expect(decodeText(cut, 'text/html', 'PL', true)).toContain('Łód');
});

test('pages of western Europe in their old encoding', () => {
  expect(decodeText(Buffer.from('Tromsø', 'latin1'), 'text/html', 'NO')).toBe('Tromsø');
});
