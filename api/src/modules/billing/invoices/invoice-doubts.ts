import type { UiLanguage } from '../../../kernel/text/language.js';
import { isUnusual, usualTreatment } from '../rules/vat.js';
import { vatLabel } from '../rules/vat-labels.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { HistoryFacts } from '../../shipment/index.js';
import { taxedTransportOf, type InvoiceSource } from './invoice-source.service.js';
import type { InvoiceTerms } from './write-invoice.js';

/** What the caller insists on. */
export interface Insistence {
  accept_old_rate?: boolean;
  accept_unusual_rate?: boolean;
}

/**
 * Refuses to freeze what looks wrong unless the caller insists on it.
 * @returns what they insisted on, for the order's history
 * @throws {Conflict} `rate_unusual` with the reason
 */
export function acceptedTreatment(
  source: InvoiceSource,
  { treatment }: Pick<InvoiceTerms, 'treatment'>,
  { accept_unusual_rate: isAccepted = false }: Insistence,
  language: UiLanguage,
): HistoryFacts {
  const { invoice_country: country } = source.settings;
  const transport = taxedTransportOf(source);
  if (!isUnusual(country, transport, treatment)) return {};
  if (isAccepted) return { unusual_vat_rate: { vat_rate: treatment.rate, vat_case: treatment.vatCase } };
  const usual = vatLabel(country, usualTreatment(country, transport), language);
  throw new Conflict('rate_unusual', { usual: usual.label, reason: usual.explanation });
}

/**
 * The same of the exchange rate by which tax is converted.
 * @throws {Conflict} `rate_too_old` with its date
 */
export function acceptedRate(
  { rate, isRateOld }: Pick<InvoiceTerms, 'rate' | 'isRateOld'>,
  { accept_old_rate: isAccepted = false }: Insistence,
): HistoryFacts {
  if (!rate || !isRateOld) return {};
  const { from, to, date, source } = rate;
  if (!isAccepted) throw new Conflict('rate_too_old', { from, to, date });
  return { old_rate: { from, to, rate: rate.rate, date, source } };
}
