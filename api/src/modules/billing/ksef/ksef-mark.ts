import type { KsefTarget } from './ksef-settings.dto.js';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Vault } from '../../../platform/vault/vault.port.js';
import {
  certificateLabel,
  certificateLink,
  invoiceLabel,
  invoiceLink,
  qrCodeOf,
} from '../structured-invoices/qr-links.js';
import { offlineSignerOf, type StoredSigners } from './ksef-credential.js';

/** A QR code with what stands below it. */
export interface PrintedCode {
  label: string;
  link: string;
  svg: string;
}

/** What KSeF adds to the page of an invoice. */
export interface KsefMark {
  /** Null while KSeF has given none. */
  number: string | null;
  /** That of the invoice that it corrects; null where it corrects none that KSeF has. */
  correctedNumber: string | null;
  /** It is in production alone that invoices are real. */
  isTrial: boolean;
  /** Code I; before the number, code II as well where the company has a certificate. */
  codes: PrintedCode[];
}

/** What is known of an invoice at KSeF when its page is printed. */
export interface MarkedInvoice extends StoredSigners {
  environment: KsefTarget;
  hash: string;
  number: string | null;
  corrected_number: string | null;
  /** Ten digits. */
  nip: string;
  issue_date: string;
}

/** The mark of an invoice that KSeF has, or that was issued offline, by the Ministry's rules of QR codes. */
export function ksefMarkOf(invoice: MarkedInvoice, vault: Vault): KsefMark {
  const { environment, hash, number, nip, issue_date } = invoice;
  const coded = { environment, hash, sellerNip: nip };
  const codes = [printed(invoiceLabel(number), invoiceLink(coded, issue_date))];
  const certificate = number === null ? offlineSignerOf(invoice, issue_date, vault) : null;
  if (certificate) {
    const serialNumber = new X509Certificate(certificate.pem).serialNumber;
    const privateKey = createPrivateKey(certificate.key);
    codes.push(
      printed(certificateLabel, certificateLink(coded, { serialNumber, privateKey, contextNip: nip })),
    );
  }
  return {
    number,
    correctedNumber: invoice.corrected_number,
    isTrial: environment !== 'production',
    codes,
  };
}

function printed(label: string, link: string): PrintedCode {
  return { label, link, svg: qrCodeOf(link) };
}
