import { expect, test } from '@jest/globals';
import { addressHash, readUnsubscribeCode, unsubscribeCode } from './unsubscribe-link.js';

const secret = 'a secret of at least thirty-two characters';
const jan = { companyId: 12, addressHash: addressHash(12, 'jan@klient.example') };

test('a code stands for a company and an address, which nobody can read in it', () => {
  const code = unsubscribeCode(jan, secret);
  expect(readUnsubscribeCode(code, [secret])).toEqual(jan);
  expect(readUnsubscribeCode(code, ['another secret', secret])).toEqual(jan);
  expect(Buffer.from(code.split('.')[1] ?? '', 'base64url').toString()).not.toContain('jan');
  expect(code.length).toBeLessThan(60);
});

test('an address is the same however it is written, and another one in another company', () => {
  expect(addressHash(12, ' Jan@Klient.Example ')).toBe(jan.addressHash);
  expect(addressHash(13, 'jan@klient.example')).not.toBe(jan.addressHash);
});

test('a code that this installation has not made stands for nothing', () => {
  const code = unsubscribeCode(jan, secret);
  const [, hash = '', signature = ''] = code.split('.');
  const other = addressHash(12, 'ola@klient.example');
  for (const forged of [
    `13.${hash}.${signature}`,
    `12.${other}.${signature}`,
    `${code}A`,
    code.slice(0, -1),
    `0.${hash}.${signature}`,
    `9999999999.${hash}.${signature}`,
    '',
    `12.${hash}.`,
  ])
    expect(readUnsubscribeCode(forged, [secret])).toBeNull();
  expect(readUnsubscribeCode(code, ['another secret'])).toBeNull();
});
