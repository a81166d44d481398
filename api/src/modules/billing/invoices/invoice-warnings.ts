import type { UiLanguage } from '../../../kernel/text/language.js';
import { missingText } from '../../../platform/http/problem-texts.js';
import type { InvoiceWarning } from './invoice.dto.js';
import { homeCurrency, type InvoiceSource } from './invoice-source.service.js';
import type { InvoiceTerms } from './write-invoice.js';

/** What deserves a look before an invoice is issued; none of it stands against it. */
export function invoiceWarnings(
  source: InvoiceSource,
  {
    today,
    saleDate,
    rate,
    isRateOld,
  }: Pick<InvoiceTerms, 'rate' | 'isRateOld' | 'saleDate'> & { today: string },
  language: UiLanguage,
): InvoiceWarning[] {
  const { settings, client, clientCountry, currency } = source;
  const { invoice_country: country, company_data: data } = settings;
  const isForeign = currency !== homeCurrency[country];
  const hasNumber = Boolean(
    client?.vat_number ?? (clientCountry === 'NO' && client?.business_registration_number),
  );
  const hasAccount = country === 'NO' ? (data.bank_account_no ?? data.bank_iban_no) : data.bank_account;
  const codes = [
    hasNumber ? null : 'buyer_tax_number_missing',
    hasAccount ? null : 'bank_account_missing',
    saleDate > today ? 'sale_date_ahead' : null,
    isForeign && !rate ? 'rate_missing' : null,
    isRateOld ? 'rate_old' : null,
  ];
  return codes.flatMap((code) => (code ? [{ code, message: missingText(code, language) }] : []));
}
