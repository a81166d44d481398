import { wayOf } from '../../kit/format/way';
import { useCallback } from 'react';
import { timeZone } from '../../kit/format/dates';
import { onDemand, tied } from '../../kit/format/format';
import { useLocale } from '../../kit/i18n/locale-provider';
import { intlTag, type Locale } from '../../kit/i18n/locale';
import { useT } from '../../kit/i18n/use-t';
import type { Quote, Missing } from './queries/types';
import { findRoute, useOrder } from './order-context';

/** Ways of writing dates that only the order page needs. */
export interface OrderFormat {
  /** `25 lis – 2 gru 2026` */
  dateRange: (from: string, to: string) => string;
  /** `6.12 08:00`: in a table whose page tells the year. English keeps the month's name, since 6/12 may be June. */
  tableTime: (instant: string) => string;
}

export function createOrderFormat(locale: Locale): OrderFormat {
  const tag = intlTag(locale);
  const range = onDemand(
    () => new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short', year: 'numeric' }),
  );
  const dayAndTime = onDemand(
    () =>
      new Intl.DateTimeFormat(tag, {
        timeZone,
        day: 'numeric',
        month: locale === 'en' ? 'short' : 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
  );
  return {
    tableTime: (instant) => dayAndTime().format(new Date(instant)).replace(/,? +/g, '\u00a0'),
    dateRange: (from, to) => {
      // Dates the wrong way round are written as they are; `formatRange` would refuse them.
      if (from > to) return tied(`${range().format(new Date(from))} – ${range().format(new Date(to))}`);
      return tied(
        range()
          .formatRange(new Date(from), new Date(to))
          .replace(/(?<!\s)\s*–\s*/, ' – '),
      );
    },
  };
}

const formats = new Map<Locale, OrderFormat>();

/** The order page's own formats in the current language; the common ones are in `useFormat`. */
export function useOrderFormat(): OrderFormat {
  const { locale } = useLocale();
  const format = formats.get(locale) ?? createOrderFormat(locale);
  formats.set(locale, format);
  return format;
}

/** The subcontractor of a quote by name; `Nieznany podwykonawca` when the record has none. */
export function useQuoteName(): (quote: Pick<Quote, 'subcontractor'>) => string {
  const t = useT();
  return useCallback((quote) => quote.subcontractor.name ?? t('orders.quotes.unknown'), [t]);
}

/** What a variant of an offer is called: `Najszybszy`, or in the forwarder's words. */
export function useVariantName(): (variant: {
  kind: 'cheap' | 'fast' | 'own';
  label: string | null;
}) => string {
  const t = useT();
  return useCallback(
    ({ kind, label }) => (kind === 'own' ? (label ?? '') : t(`orders.variants.kinds.${kind}`)),
    [t],
  );
}

/** Puts into one text what a step lacks, naming the routes that each thing is about; null when nothing is lacking. */
export function useMissingText(): (missing: readonly Missing[]) => string | null {
  const { order } = useOrder();
  return useCallback(
    (missing) => {
      const sentences = missing.map(({ message, route_ids: routeIds = [] }) => {
        const names = routeIds.flatMap((id) => findRoute(order, id) ?? []).map(wayOf);
        return names.length > 0 && order.routes.length > 1 ? `${message}: ${names.join(', ')}` : message;
      });
      return sentences.length > 0 ? sentences.join('. ') : null;
    },
    [order],
  );
}
