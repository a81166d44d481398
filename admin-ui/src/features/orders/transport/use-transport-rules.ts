import { useCallback } from 'react';
import { useCountries } from '../../../kit/api/countries';
import { usePostCodeRule } from '../../../kit/form/use-post-code-rule';
import { useT } from '../../../kit/i18n/use-t';
import type { TransportEnd, TransportValues } from './transport-values';

type Messages = Partial<Record<keyof TransportValues, string>>;

const ends: readonly TransportEnd[] = ['pickup', 'delivery'];

/** The rules between the fields of a transport: post codes by their countries, unloading not before loading. */
export function useTransportRules(): (values: TransportValues) => Messages {
  const t = useT();
  const { byCode } = useCountries();
  const postCode = usePostCodeRule();
  return useCallback(
    (values) => {
      const messages: Messages = {};
      for (const end of ends) {
        const fault = postCode(byCode(values[`${end}_country`]), values[`${end}_post_code`]);
        if (fault !== undefined) messages[`${end}_post_code`] = fault;
      }
      const { pickup_date: pickup, delivery_date: delivery } = values;
      if (pickup && delivery && delivery < pickup) messages.delivery_date = t('newOrder.dateOrder');
      return messages;
    },
    [t, byCode, postCode],
  );
}
