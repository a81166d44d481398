import { describe, expect, test } from '@jest/globals';
import { hostWithPort, isPublicAddress, isWebPort, literalAddress } from './address-guard.js';

describe('addresses that are not the public internet’s', () => {
  test.each([
    ['this machine', '127.0.0.1'],
    ['this machine, further on', '127.255.255.254'],
    ['nowhere', '0.0.0.0'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['link-local', '169.254.1.1'],
    ['the metadata of clouds', '169.254.169.254'],
    ['shared by a provider', '100.64.0.1'],
    ['shared by a provider', '100.127.255.254'],
    ['for protocols', '192.0.0.8'],
    ['for documents', '192.0.2.1'],
    ['for documents', '198.51.100.7'],
    ['for documents', '203.0.113.9'],
    ['for measurements', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['this machine', '::1'],
    ['nowhere', '::'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6', '::ffff:7f00:1'],
    ['a public IPv4 in IPv6', '::ffff:1.1.1.1'],
    ['IPv4 in IPv6 of old', '::127.0.0.1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456::1'],
    ['link-local', 'fe80::1'],
    ['link-local with its zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['translated', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['for documents', '2001:db8::1'],
    ['thrown away', '100::1'],
    ['multicast', 'ff02::1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('%s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['1.1.1.1', '8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '2606:4700:4700::1111'])(
    'but %s is',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('numbers in place of a name', () => {
  test.each([
    ['http://127.0.0.1/', '127.0.0.1'],
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f000001/', '127.0.0.1'],
    ['http://0177.0.0.1/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://127.1/', '127.0.0.1'],
    ['http://１２７.0.0.1/', '127.0.0.1'],
    ['http://[::1]:8080/', '::1'],
    ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
    ['http://169.254.169.254/latest/meta-data', '169.254.169.254'],
    ['https://firma.pl/', null],
    ['https://1.firma.pl/', null],
  ])('%s', (url, literal) => {
    expect(literalAddress(new URL(url))).toBe(literal);
  });
});

test('the port belongs to the host, also the one that is not written', () => {
  expect(hostWithPort(new URL('https://Firma.PL/x'))).toBe('firma.pl:443');
  expect(hostWithPort(new URL('http://firma.pl'))).toBe('firma.pl:80');
  expect(hostWithPort(new URL('http://[::1]:3000'))).toBe('[::1]:3000');
  expect(isWebPort(new URL('https://firma.pl:8443'))).toBe(true);
  for (const port of [22, 25, 3306, 5432, 6379, 9200, 11211]) {
    expect(isWebPort(new URL(`http://firma.pl:${port}`))).toBe(false);
  }
});
