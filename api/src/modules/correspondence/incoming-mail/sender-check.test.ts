import { describe, expect, test } from '@jest/globals';
import { checkSender } from './sender-check.js';

const server = 'mx.frakto.example';
const results = (value: string) => ({ key: 'authentication-results', value });
const other = { key: 'received', value: 'from x by y' };
const check = (...headers: { key: string; value: string }[]) =>
  checkSender(headers, server, 'anna@klient.example');

describe('what the receiving server says about a sender', () => {
  test.each<[string, string, string]>([
    ['DMARC passed', 'mx.frakto.example; dmarc=pass header.from=klient.example', 'pass'],
    [
      'DMARC failed, though SPF passed',
      'mx.frakto.example; spf=pass smtp.mailfrom=evil.example; dmarc=fail',
      'fail',
    ],
    ['neither passed', 'mx.frakto.example; spf=softfail smtp.mailfrom=x@klient.example; dkim=none', 'fail'],
    [
      'SPF passed for the sender',
      'mx.frakto.example 1; spf=pass smtp.mailfrom=bounce@mail.klient.example',
      'pass',
    ],
    [
      'DKIM passed for the sender',
      'mx.frakto.example; dkim=pass (2048 bit; t=s) header.d=klient.example',
      'pass',
    ],
    ['SPF passed for somebody else', 'mx.frakto.example; spf=pass smtp.mailfrom=evil.example', 'unknown'],
    ['it could not find out', 'mx.frakto.example; spf=temperror; dkim=none', 'unknown'],
    ['it tried nothing', 'mx.frakto.example; none', 'unknown'],
    ['a comment pretends', 'mx.frakto.example; dmarc=fail (dmarc=pass; dmarc=pass)', 'fail'],
    ['a reason pretends', 'mx.frakto.example; dmarc=fail reason="x; dmarc=pass"', 'fail'],
    ['in capitals', 'MX.Frakto.Example; DMARC=Pass', 'pass'],
  ])('%s', (_what, value, expected) => {
    expect(check(results(value), other)).toBe(expected);
  });

  test('counts from its own name alone', () => {
    expect(check(results('mx.evil.example; dmarc=pass'))).toBe('unknown');
    expect(check(results('mx.frakto.example.evil.example; dmarc=pass'))).toBe('unknown');
  });

  test('may stand in several headers, one below the other', () => {
    const spf = results('mx.frakto.example; spf=fail smtp.mailfrom=klient.example');
    const dkim = results('mx.frakto.example; dkim=pass header.d=klient.example');
    expect(check(other, spf, dkim, other)).toBe('pass');
  });

  test('is not believed below, where it came with the mail', () => {
    const forged = results('mx.frakto.example; dmarc=pass');
    expect(check(results('mx.frakto.example; spf=fail'), other, forged)).toBe('fail');
    expect(check(results('mx.frakto.example; dmarc=fail'), forged)).toBe('fail');
  });

  test('is not asked for without the name of a server', () => {
    expect(checkSender([results('mx.frakto.example; dmarc=fail')], null, 'a@b.example')).toBe('unknown');
  });
});
