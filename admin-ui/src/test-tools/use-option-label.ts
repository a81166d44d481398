import { useCallback } from 'react';
import type { Schemas } from '../api/types';
import { useT } from '../i18n/use-t';
import { findOrderStatus } from '../status/order-status';
import type { Choice } from '../components/search-picker';

/** Puts a found record into words: an order with its number and status. */
export function useOptionLabel(): (record: Schemas['TestRecord']) => Choice {
  const t = useT();
  return useCallback(
    ({ id, name, detail, status }) => {
      const look = status === null ? undefined : findOrderStatus(status);
      const parts = [detail, look && t(`status.short.${look.key}`)];
      return { id, name, detail: parts.filter(Boolean).join(', ') || null };
    },
    [t],
  );
}
