import type { FormFault } from '@frakto/sdk/forms';
import { useCallback } from 'react';
import { useT } from '../../../kit/i18n/use-t';
import type { FactValues } from './fact-values';

type Windows = Pick<FactValues, 'pickup_until' | 'delivery_until'> & {
  pickup_date: string | null;
  delivery_date: string | null;
};

type Messages = Partial<Record<keyof FactValues, string>>;

/** Windows of time that end before they begin. */
export function useWindowRules(): (values: Windows) => Messages {
  const t = useT();
  return useCallback(
    (values) => {
      const messages: Messages = {};
      for (const end of ['pickup', 'delivery'] as const) {
        const from = values[`${end}_date`];
        const until = values[`${end}_until`];
        if (from && until && until < from) messages[`${end}_until`] = t('orders.facts.windowOrder');
      }
      return messages;
    },
    [t],
  );
}

/** The rules between the facts of an order. */
export function useFactRules(): (values: FactValues & Windows) => Messages {
  const t = useT();
  const windows = useWindowRules();
  return useCallback(
    (values) => {
      const { temperature_min: min, temperature_max: max } = values;
      const isReversed = typeof min === 'number' && typeof max === 'number' && min > max;
      return {
        ...windows(values),
        ...(isReversed && { temperature_max: t('orders.facts.temperatureOrder') }),
      };
    },
    [t, windows],
  );
}

/** Faults that have words of their own among the facts. */
export function useSayFact(): (fault: FormFault) => string | undefined {
  const t = useT();
  return useCallback(
    ({ field, code }) =>
      field === 'adr_un' && code === 'invalid_format' ? t('orders.facts.adrUnFault') : undefined,
    [t],
  );
}
