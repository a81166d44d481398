import { describe, expect, test } from '@jest/globals';
import { readConfig } from '../config/config.js';
import { unencryptedSettings } from '../config/unencrypted.js';
import { eachHostOf, withOneHost } from './primary-client.js';

const several =
  'postgresql://frakto:p%40ss@db1.example.com:5432,db2.example.com,[::1]:5444/frakto?sslmode=verify-full';

describe('an address of several servers', () => {
  test('becomes one of the first that knows the others', () => {
    const url = new URL(withOneHost(several));
    expect([url.host, decodeURIComponent(url.password), url.pathname]).toEqual([
      'db1.example.com:5432',
      'p@ss',
      '/frakto',
    ]);
    expect(eachHostOf(url.href).map((one) => new URL(one).host)).toEqual([
      'db1.example.com:5432',
      'db2.example.com:5432',
      '[::1]:5444',
    ]);
    expect(url.searchParams.get('sslmode')).toBe('verify-full');
  });

  test.each([
    'postgresql://frakto:x@db.example.com:5432/frakto',
    'postgres:///frakto?host=/run/postgresql',
    'postgresql://frakto@one:5432,two:port/frakto',
    'https://one,two/',
    'nonsense',
  ])('is left as it is where it is none: %s', (url) => {
    expect(withOneHost(url)).toBe(url);
  });

  test('is a setting, unless a part of it is none', () => {
    expect(readConfig({ DATABASE_URL: several }).DATABASE_URL).toBe(withOneHost(several));
    expect(() => readConfig({ DATABASE_URL: 'postgresql://frakto@one:5432,two:port/frakto' })).toThrow(
      /DATABASE_URL/,
    );
  });

  test('is looked at server by server for connections that are not encrypted', () => {
    const url = withOneHost('postgresql://frakto@127.0.0.1:5432,db2.example.com:5432/frakto');
    expect(unencryptedSettings({ DATABASE_URL: url })).toEqual([
      { name: 'DATABASE_URL', fault: expect.stringContaining('db2.example.com') },
    ]);
  });
});
