import { useMutation, useQueryClient } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import { api } from '../api/client';
import { Icon } from '../components/icon';
import { ReasonButton } from '../components/reason-button';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { useUnread } from '../shell/use-unread';
import styles from './activities.module.css';

/** Marks every order and message as read. */
export function MarkAllRead() {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const unread = useUnread(true);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/activities/mark-as-read'),
    onSuccess: ({ marked }) => toast.success(t('activities.markedRead', { smart_count: marked })),
    onError: (error) => toast.failure(t('common.failure.title'), error, { retry: () => mutate() }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['orders'] }),
        queryClient.invalidateQueries({ queryKey: ['messages'] }),
      ]),
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
