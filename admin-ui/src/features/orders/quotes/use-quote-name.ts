import { useCallback } from 'react';
import { useT } from '../../../kit/i18n/use-t';
import type { Quote } from '../queries/types';

/** The subcontractor of a quote by name; `Nieznany podwykonawca` when the record has none. */
export function useQuoteName(): (quote: Pick<Quote, 'subcontractor'>) => string {
  const t = useT();
  return useCallback((quote) => quote.subcontractor.name ?? t('orders.quotes.unknown'), [t]);
}
