import { useT } from '../../../kit/i18n/use-t';
import type { VatRate, VatRates } from './invoice-queries';

interface Doubtful {
  vat_rate?: number | undefined;
  vat_case?: VatRate['vat_case'] | undefined;
  accept_old_rate?: boolean | undefined;
  accept_unusual_rate?: boolean | undefined;
}

/** The chosen one among the rates of the country. */
export function rateOf({ available_rates: choices }: VatRates, { vat_rate, vat_case }: Doubtful) {
  return choices.find((rate) => rate.vat_rate === vat_rate && rate.vat_case === vat_case);
}

/**
 * Rules of a form that issues an invoice: what the API would refuse for doubt has to be accepted.
 * @param isKept of a correction: whether the VAT rate, or the exchange rate, is that of the invoice
 */
export function useInvoiceDoubts(
  rates: VatRates,
  isKept: { vat?: (typed: Doubtful) => boolean; rate?: boolean } = {},
) {
  const t = useT();
  const isOld = rates.tax_rate?.too_old === true && !isKept.rate;
  const isUnusual = (typed: Doubtful) => rateOf(rates, typed)?.is_unusual === true && !isKept.vat?.(typed);
  return {
    isOld,
    isUnusual,
    rules: (typed: Doubtful) => ({
      ...(isOld && !typed.accept_old_rate && { accept_old_rate: t('orders.oldRates.required') }),
      ...(isUnusual(typed) &&
        !typed.accept_unusual_rate && { accept_unusual_rate: t('invoices.unusual.required') }),
    }),
  };
}
