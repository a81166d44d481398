import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Currency } from '../../../kernel/money/money.js';
import { nextStatus } from '../../../kernel/order/order-status.js';
import type { TaxCountry, VatTreatment } from '../rules/vat.js';
import type { MissingDto } from '../../../platform/http/api-types.js';
import { missingText } from '../../../platform/http/problem-texts.js';
import { companyDataFaults } from '../../identity/index.js';
import { homeCurrency, type InvoiceSource } from './invoice-source.service.js';

/** What stands against issuing an invoice, in the reader's words; nothing when it can be issued. */
export function missingToIssue(
  source: InvoiceSource,
  hasIssuedInvoice: boolean,
  language: UiLanguage,
): MissingDto[] {
  const { order, price } = source;
  const missing: MissingDto[] = [];
  const lacks = (code: string, fields?: string[]) =>
    missing.push({ code, message: missingText(code, language), ...(fields ? { fields } : {}) });
  if (hasIssuedInvoice) lacks('invoice_exists');
  else if (nextStatus(order.status, 'save_invoice') === null) lacks('wrong_status');
  if (price === null || price.minor <= 0) lacks('invoice_price_missing');
  const seller = missingOfSeller(source);
  if (seller.length > 0) lacks('seller_data_incomplete', seller);
  const buyer = missingOfBuyer(source);
  if (buyer.length > 0) lacks('buyer_data_incomplete', buyer);
  return missing;
}

/** Names of the fields of the company's invoice data that have to be filled. */
export function missingOfSeller({ settings }: InvoiceSource): string[] {
  const faults = companyDataFaults(settings.invoice_country, { ...settings.company_data });
  return faults.map(({ field }) => field.replace('company_data.', ''));
}

/** Names of the fields of the client's record that the law asks for. */
export function missingOfBuyer({ client, order }: InvoiceSource): string[] {
  const missing: string[] = [];
  if (!(client?.name ?? order.client_name)) missing.push('name');
  if (!client?.address) missing.push('address');
  if (!client?.city && !client?.post_code) missing.push('city');
  if (!client?.country_id) missing.push('country_id');
  return missing;
}

/** Whether tax is due in another currency than the country's, and nothing tells what it comes to there. */
export function lacksRate(
  country: TaxCountry,
  currency: Currency,
  { rate: percent }: VatTreatment,
  rate: object | null,
): boolean {
  return percent > 0 && currency !== homeCurrency[country] && rate === null;
}
