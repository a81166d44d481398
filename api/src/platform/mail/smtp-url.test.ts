import { describe, expect, test } from '@jest/globals';
import { parseSmtpUrl } from './smtp-url.js';

describe('parseSmtpUrl', () => {
  test.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, tls: 'offered', auth: null }],
    ['smtp://mail.example.com:25', { port: 25, tls: 'offered' }],
    ['smtps://mail.example.com', { port: 465, tls: 'implicit' }],
    ['smtps://mail.example.com:8465', { port: 8465, tls: 'implicit' }],
    ['smtp+starttls://mail.example.com', { port: 587, tls: 'required' }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
    ['smtp://u%40example.com:p%3Aw%2F@mail.example.com', { auth: { user: 'u@example.com', pass: 'p:w/' } }],
    [
      'smtp://mail.example.com?certificate=any&name=frakto.example.com',
      { checkCertificate: false, clientName: 'frakto.example.com' },
    ],
    ['smtp://mail.example.com?tls=never', { tls: 'never', checkCertificate: true }],
  ])('%s', (text, expected) => {
    expect(parseSmtpUrl(text)).toMatchObject(expected);
  });

  test('a password never crosses the network in the clear unless that is asked for', () => {
    expect(parseSmtpUrl('smtp://u:p@mail.example.com').tls).toBe('required');
    expect(parseSmtpUrl('smtp://u:p@127.0.0.1:25').tls).toBe('offered');
    expect(parseSmtpUrl('smtp://u:p@localhost').tls).toBe('offered');
    expect(parseSmtpUrl('smtp://u:p@127.0.0.1.example.com').tls).toBe('required');
    expect(parseSmtpUrl('smtp://u:p@mail.example.com?tls=never').tls).toBe('never');
  });

  test.each([
    ['mail.example.com', /is not an address/],
    ['https://mail.example.com', /must begin with smtp:\/\//],
    ['smtp://', /is not an address|names no server/],
    ['smtp://mail.example.com/inbox', /must end after the port/],
    ['smtp://mail.example.com:99999', /is not an address/],
    ['smtp://user@mail.example.com', /needs both a user and a password/],
    ['smtp://u:%zz@mail.example.com', /not encoded/],
    ['smtp://mail.example.com?pool=true', /unknown option "pool"/],
    ['smtp://mail.example.com?tls=off', /tls=never/],
    ['smtp://mail.example.com?certificate=none', /certificate=any/],
    ['smtp://mail.example.com?name=a%0d%0ab', /not a host name/],
    ['smtps://mail.example.com?tls=never', /asks for TLS and for none/],
  ])('refuses %s', (text, reason) => {
    expect(() => parseSmtpUrl(text)).toThrow(reason);
  });

  test('a refusal never tells the password', () => {
    expect(() => parseSmtpUrl('smtp://user:geheim@mail.example.com/x')).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('geheim') }),
    );
  });
});
