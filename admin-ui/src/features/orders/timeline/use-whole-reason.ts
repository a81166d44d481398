import { useT } from '../../../kit/i18n/use-t';
import type { Route } from '../queries/types';

/** Why routes have to stay as they are: carriers have priced one as a whole, or were asked to. Null when nothing is in the way. */
export function useWholeReason(): (routes: readonly Route[]) => string | null {
  const t = useT();
  return (routes) => {
    if (routes.some(({ offers_count: count }) => count > 0)) return t('orders.split.hasQuotes');
    if (routes.some(({ asked_count: count }) => count > 0)) return t('orders.split.wasAsked');
    return null;
  };
}
