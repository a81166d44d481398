import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pemOf } from './pem-text';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';

describe('a file with a certificate or a key', () => {
  it('is read without what stands around it', () => {
    assert.equal(pemOf(bytesOf(`Subject: Łódź\n${pem}\n`), 'certificate'), pem);
    const key = '-----BEGIN ENCRYPTED PRIVATE KEY-----\r\nMIIF\r\n-----END ENCRYPTED PRIVATE KEY-----';
    assert.equal(pemOf(bytesOf(`${key}\r\n`), 'key'), key);
  });

  it('is put into PEM where it is a certificate in DER', () => {
    const der = Uint8Array.from([0x30, ...Array<number>(60).fill(1)]);
    const lines = pemOf(der, 'certificate')?.split('\n') ?? [];
    assert.equal(lines.length, 4);
    assert.deepEqual(
      Uint8Array.from(atob(lines.slice(1, -1).join('')), (one) => one.charCodeAt(0)),
      der,
    );
    assert.equal(pemOf(der, 'key'), null);
  });

  it('is none where it is something else, or too large', () => {
    assert.equal(pemOf(bytesOf('%PDF-1.7'), 'certificate'), null);
    assert.equal(pemOf(bytesOf(`${pem}${' '.repeat(20_000)}`), 'certificate'), null);
  });
});
