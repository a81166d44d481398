import { describe, expect, test } from '@jest/globals';
import { parseImapUrl } from './imap-url.js';

describe('parseImapUrl', () => {
  test.each([
    [
      'imaps://u:p@mail.example.com',
      { host: 'mail.example.com', port: 993, tls: 'implicit', folder: 'INBOX' },
    ],
    [
      'imaps://u:p@mail.example.com:8993/Odpowiedzi%20klient%C3%B3w',
      { port: 8993, folder: 'Odpowiedzi klientów' },
    ],
    ['imap://u:p@mail.example.com', { port: 143, tls: 'required', checkCertificate: true }],
    ['imap://u:p@127.0.0.1:1143', { port: 1143, tls: 'never' }],
    ['imap://u:p@[::1]', { host: '::1', tls: 'never' }],
    ['imap://u:p@127.0.0.1.example.com', { tls: 'required' }],
    ['imap://u:p@mail.example.com?tls=never', { tls: 'never' }],
    ['imaps://u:p@mail.example.com?certificate=any', { checkCertificate: false }],
    ['imaps://u%40example.com:p%3Aw%2F@mail.example.com', { user: 'u@example.com', pass: 'p:w/' }],
  ])('%s', (text, expected) => {
    expect(parseImapUrl(text)).toMatchObject(expected);
  });

  test.each([
    ['mail.example.com', /is not an address/],
    ['https://u:p@mail.example.com', /must begin with imap:\/\//],
    ['imaps://mail.example.com', /needs a user and a password/],
    ['imaps://u@mail.example.com', /needs a user and a password/],
    ['imaps://u:%zz@mail.example.com', /not encoded/],
    ['imaps://u:p@mail.example.com?tls=never', /asks for TLS and for none/],
    ['imaps://u:p@mail.example.com?folder=x', /no options but/],
    ['imaps://u:p@mail.example.com#x', /must end/],
  ])('refuses %s', (text, reason) => {
    expect(() => parseImapUrl(text)).toThrow(reason);
  });
});
