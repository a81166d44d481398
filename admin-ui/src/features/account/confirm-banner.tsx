import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import { Note } from '../../kit/components/note';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import styles from './account.module.css';

/** Above every screen of somebody who has not confirmed their address: what waits for it, and a further mail. */
export function ConfirmBanner() {
  const t = useT();
  const me = useMe();
  const toast = useToast();
  const again = useMutation({
    mutationFn: () => api.post('/auth/resend-confirmation'),
    onSuccess: () => toast.success(t('account.confirm.sent')),
    onError: (error) => toast.failure(t('account.confirm.notSent'), error),
  });
  if (me.email_confirmed) return null;
  return (
    <div className={styles['banner']}>
      <Note tone="warn">
        <span className={styles['bannerText']}>
          <span>
            {t('account.confirm.banner', { email: me.email })}{' '}
            {me.user_companies.some(({ is_owner }) => is_owner) && t('account.confirm.bannerOwner')}
          </span>
          <Button size="small" variant="outlined" loading={again.isPending} onClick={() => again.mutate()}>
            {t('account.confirm.again')}
          </Button>
        </span>
      </Note>
    </div>
  );
}
