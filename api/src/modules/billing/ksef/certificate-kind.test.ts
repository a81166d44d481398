import { X509Certificate } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { CertificateService } from 'ksef-client-ts';
import { certificateKindOf } from './certificate-kind.js';
import { offlineCertificate, signInCertificate } from './testing/certificates.js';

const kindOf = (pem: string) => certificateKindOf(new X509Certificate(pem));

test('a certificate says by its key usage what KSeF issued it for', () => {
  expect(kindOf(signInCertificate.certificate)).toBe('authentication');
  expect(kindOf(offlineCertificate.certificate)).toBe('offline');
});

test('one that people sign themselves for the test environment says nothing', async () => {
  const { certificatePem } = await CertificateService.generateCompanySeal('F', 'VATPL-5260001246', 'F');
  expect(kindOf(certificatePem)).toBeNull();
});
