import { verify, X509Certificate } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { SecretVault } from '../../../platform/vault/secret-vault.js';
import { sealOfflineCertificate, sealSecret } from './ksef-credential.js';
import { ksefMarkOf, type MarkedInvoice } from './ksef-mark.js';
import { offlineCertificate, signInCertificate } from './testing/certificates.js';

const vault = new SecretVault({ current: 'a secret for links that only tests know', previous: [] });
const keyed = ({ certificate: pem, private_key: key }: { certificate: string; private_key: string }) => ({
  pem,
  key,
});
const sealedSignIn = sealSecret(vault, 7, { certificate: keyed(signInCertificate) });
const sealedOffline = sealOfflineCertificate(vault, 7, keyed(offlineCertificate));

const invoice: MarkedInvoice = {
  company_id: 7,
  environment: 'test',
  hash: 'UtQp9Gpc51y+u3xApZjIjgkpZ01js+J8KflSPW8WzIE=',
  number: null,
  corrected_number: null,
  nip: '5260001246',
  issue_date: '2026-11-20',
  sealed_secret: sealedSignIn,
  sealed_offline_certificate: sealedOffline,
};
const codeII = (given: Partial<MarkedInvoice>) =>
  ksefMarkOf({ ...invoice, ...given }, vault).codes.find(({ label }) => label === 'CERTYFIKAT');

test('code II names the certificate for offline invoices, and is signed with its key', () => {
  const link = codeII({})?.link ?? '';
  const [, signed = '', signature = ''] = /^https:\/\/(.+)\/([^/]+)$/.exec(link) ?? [];
  expect(signed).toBe(
    'qr-test.ksef.mf.gov.pl/certificate/Nip/5260001246/5260001246/01F20A5D352AE590/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
  );
  const key = new X509Certificate(offlineCertificate.certificate).publicKey;
  const isRight = verify(
    'sha256',
    Buffer.from(signed),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isRight).toBe(true);
});

test('there is none where nothing may sign it: for want of a certificate, of a secret that opens, or of one that had not ended', () => {
  expect(codeII({ sealed_offline_certificate: null })).toBeUndefined();
  expect(codeII({ company_id: 8 })).toBeUndefined();
  expect(codeII({ issue_date: '2047-01-01' })).toBeUndefined();
  expect(codeII({ number: '5260001246-20261125-0100001AF629-AF' })).toBeUndefined();
});
