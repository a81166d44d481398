import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client';
import { DateTime } from '../../components/date-time';
import { useToast } from '../../components/use-toast';
import { useT } from '../../i18n/use-t';
import { useRefreshPeople, type PendingInvitation } from './people-queries';
import styles from './users.module.css';

interface PendingInvitationsProps {
  companyId: number;
  invitations: PendingInvitation[];
}

/** Who has been invited and has not answered yet. */
export function PendingInvitations({ companyId, invitations }: PendingInvitationsProps) {
  const t = useT();
  return (
    <section className={styles['pending']} aria-label={t('settings.users.pending.title')}>
      <h2>{t('settings.users.pending.title')}</h2>
      <p>{t('settings.users.pending.text')}</p>
      <ul>
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} companyId={companyId} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Invitation(props: { companyId: number; invitation: PendingInvitation }) {
  const { companyId, invitation } = props;
  const { id: invitationId, name, email, created_at } = invitation;
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshPeople(companyId);
  const withdrawal = useMutation({
    mutationFn: () =>
      api.delete('/companies/{id}/invitations/{invitationId}', {
        params: { path: { id: companyId, invitationId } },
      }),
    onSuccess: () => toast.success(t('settings.users.pending.done', { name })),
    onError: (error) => toast.failure(t('settings.users.pending.failed'), error),
    // It may also have been answered meanwhile.
    onSettled: refresh,
  });
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          {email}, <DateTime value={created_at} as="date" />
        </small>
      </span>
      <Button
        size="small"
        variant="outlined"
        loading={withdrawal.isPending}
        aria-label={t('settings.users.pending.withdrawOf', { name })}
        onClick={() => withdrawal.mutate()}
      >
        {t('settings.users.pending.withdraw')}
      </Button>
    </li>
  );
}
