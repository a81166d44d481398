import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { SearchPicker, type PickerProps, type Choice } from '../../kit/components/search-picker';
import { useT } from '../../kit/i18n/use-t';
import { useCallback } from 'react';
import { findOrderStatus } from '../../kit/status/order-status';

/** Puts a found record into words: an order with its number and status. */
function useOptionLabel(): (record: Schemas['TestRecord']) => Choice {
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

/** Chooses one of the users of companies. */
export function UserPicker(props: PickerProps) {
  return (
    <SearchPicker
      {...props}
      name={['user']}
      find={async (q, signal) => {
        const query = { q, page: 1, page_size: 20, sort: 'name' };
        const { items } = await api.get('/users', { params: { query }, signal });
        return items
          .filter(({ is_admin, company_name }) => !is_admin && company_name !== null)
          .map(({ id, name, email, company_name }) => ({
            id,
            name,
            detail: `${company_name ?? ''}, ${email}`,
          }));
      }}
    />
  );
}

interface RecordPickerProps extends PickerProps {
  kind: Schemas['TestRecordKind'];
  /** Somebody of the company whose records they are. */
  userId: number | null;
}

/** Chooses a client, a subcontractor or an order of a user's company. */
export function RecordPicker({ kind, userId, ...props }: RecordPickerProps) {
  const t = useT();
  const label = useOptionLabel();
  return (
    <SearchPicker
      {...props}
      reason={userId === null ? t('testTools.quotation.chooseUser') : undefined}
      name={[kind, userId ?? 0]}
      find={async (q, signal) => {
        const query = { kind, user_id: userId ?? 0, q };
        const { items } = await api.get('/tests/records', { params: { query }, signal });
        return items.map(label);
      }}
    />
  );
}
