import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/client';
import { Icon } from '../components/icon';
import { PageHead } from '../components/page-head';
import { ReasonButton } from '../components/reason-button';
import { useToast } from '../components/use-toast';
import { useT, type MessageKey } from '../i18n/use-t';
import { paths } from '../paths';
import { useUnreadOrders } from '../shell/use-unread-orders';
import { orderGroups, type OrderGroup } from '../status/use-order-groups';
import styles from './activities.module.css';
import type { ActivityFilters } from './filters';

const labels: Record<OrderGroup, MessageKey> = {
  offers: 'activities.filter.offers',
  in_valuation: 'activities.filter.valuation',
  in_progress: 'activities.filter.progress',
  finished: 'activities.filter.finished',
};

interface ActivityHeadProps {
  total: number | undefined;
  filters: ActivityFilters;
  counts: Partial<Record<OrderGroup, number>>;
  onToggle: (group: OrderGroup) => void;
}

/** Title, “mark as read”, “new order”, and the filters with their counts. */
export function ActivityHead({ total, filters, counts, onToggle }: ActivityHeadProps) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <PageHead
      title={t('activities.title')}
      count={total}
      actions={
        <>
          <MarkAllRead />
          <Button variant="contained" size="small" onClick={() => void navigate(paths.newOrder)}>
            <Icon of={Plus} size={14} />
            {t('activities.newOrder')}
          </Button>
        </>
      }
    >
      <div className={styles['filters']} role="group" aria-label={t('activities.filters')}>
        {orderGroups.map((group) => (
          <label key={group} className={`${styles['filter']} ${filters[group] ? '' : styles['off']}`}>
            <input type="checkbox" checked={filters[group]} onChange={() => onToggle(group)} />
            {t(labels[group])}
            <span className="num">{counts[group]}</span>
          </label>
        ))}
      </div>
    </PageHead>
  );
}

function MarkAllRead() {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const unread = useUnreadOrders(true);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/orders/mark-as-read', { body: {} }),
    onSuccess: ({ marked }) => toast.success(t('activities.markedRead', { smart_count: marked })),
    onError: (error) => toast.failure(t('common.failure.title'), error, { retry: () => mutate() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
  return (
    <ReasonButton
      variant="outlined"
      size="small"
      aria-label={t('activities.markAllRead')}
      reason={unread === 0 ? t('activities.nothingUnread') : null}
      waiting={isPending}
      onClick={() => mutate()}
    >
      <Icon of={CheckCheck} size={14} />
      <span className={styles['wide']}>{t('activities.markAllRead')}</span>
    </ReasonButton>
  );
}
