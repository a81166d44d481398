import { describe, expect, test } from '@jest/globals';
import { constants, generateKeyPairSync, verify, type KeyObject } from 'node:crypto';
import { VerificationLinkService } from 'ksef-client-ts';
import encodeQr from 'qr';
import decodeQr from 'qr/decode.js';
import { certificateLink, invoiceLabel, invoiceLink, qrCodeOf, type CodedInvoice } from './qr-links.js';

/** The invoice of the Ministry's examples. */
const invoice: CodedInvoice = {
  environment: 'test',
  sellerNip: '1111111111',
  hash: 'UtQp9Gpc51y+u3xApZjIjgkpZ01js+J8KflSPW8WzIE=',
};
const link =
  'https://qr-test.ksef.mf.gov.pl/invoice/1111111111/01-02-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';
const unsigned =
  'qr-test.ksef.mf.gov.pl/certificate/Nip/1111111111/1111111111/01F20A5D352AE590/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';

describe('code I', () => {
  test('is the Ministry’s example', () => {
    expect(invoiceLink(invoice, '2026-02-01')).toBe(link);
  });

  test('has the host of each environment', () => {
    const hosts = (['test', 'demo', 'production'] as const).map(
      (environment) => new URL(invoiceLink({ ...invoice, environment }, '2026-02-01')).host,
    );
    expect(hosts).toEqual(['qr-test.ksef.mf.gov.pl', 'qr-demo.ksef.mf.gov.pl', 'qr.ksef.mf.gov.pl']);
  });

  test('is read back from its code', () => {
    expect(readBack(invoiceLink(invoice, '2026-02-01'))).toBe(link);
  });

  test('is printed as a picture with the same modules', () => {
    expect(qrCodeOf(link)).toMatch(/^<svg [^>]*viewBox/);
  });

  test('says the number, or that there is none yet', () => {
    expect([invoiceLabel('5265877635-20250826-0100001AF629-AF'), invoiceLabel(null)]).toEqual([
      '5265877635-20250826-0100001AF629-AF',
      'OFFLINE',
    ]);
  });
});

describe('code II', () => {
  const signed = (privateKey: KeyObject) =>
    certificateLink(invoice, { serialNumber: '01F20A5D352AE590', privateKey, contextNip: '1111111111' });

  test('is signed by RSA-PSS over the link without its protocol', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const made = signed(privateKey);
    expect(made.startsWith(`https://${unsigned}/`)).toBe(true);
    const key = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
    expect(verify('sha256', Buffer.from(unsigned), key, signatureIn(made))).toBe(true);
    expect(verify('sha256', Buffer.from(`${unsigned}/`), key, signatureIn(made))).toBe(false);
    expect(readBack(made)).toBe(made);
  });

  test('is signed by ECDSA with r and s one behind the other', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const made = signed(privateKey);
    expect(signatureIn(made)).toHaveLength(64);
    expect(
      verify(
        'sha256',
        Buffer.from(unsigned),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        signatureIn(made),
      ),
    ).toBe(true);
    // What the client library of the same rules makes differs in the signature alone, which is never twice the same.
    const theirs = new VerificationLinkService(
      'https://qr-test.ksef.mf.gov.pl',
    ).buildCertificateVerificationUrl(
      'Nip',
      '1111111111',
      '1111111111',
      '01F20A5D352AE590',
      invoice.hash,
      privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    );
    expect(theirs.slice(0, theirs.lastIndexOf('/'))).toBe(made.slice(0, made.lastIndexOf('/')));
  });

  test('is not signed with a key of another kind', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    expect(() => signed(privateKey)).toThrow(TypeError);
  });
});

function signatureIn(made: string): Buffer {
  return Buffer.from(made.slice(made.lastIndexOf('/') + 1), 'base64url');
}

/** What a scanner reads of a link's code: each module is four pixels wide. */
function readBack(text: string): string {
  const modules = encodeQr(text, 'raw', { ecc: 'medium', border: 4 });
  const scale = 4;
  const width = modules.length * scale;
  const data = new Uint8Array(width * width * 4);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = modules[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 0 : 255;
      data.set([shade, shade, shade, 255], (y * width + x) * 4);
    }
  return decodeQr({ width, height: width, data });
}
