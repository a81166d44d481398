import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { windowEnd } from './time-window';
import type { Fact } from './use-fact-list';

interface Windows {
  pickup_date: string | null;
  pickup_until: string | null;
  delivery_date: string | null;
  delivery_until: string | null;
}

/** The ends of both windows as facts, where there are any. */
export function useWindowList(values: Windows): Fact[] {
  const t = useT();
  const format = useFormat();
  return (['pickup', 'delivery'] as const).flatMap((end) => {
    const until = values[`${end}_until`];
    const way = windowEnd({ from: values[`${end}_date`], until });
    return until && way
      ? [{ key: end, label: t(`orders.facts.${end}Until`), value: format[way](until) }]
      : [];
  });
}
