import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Tag } from '../../components/tag';
import { useToast } from '../../components/use-toast';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { PersonCell } from './person-cell';
import { useRefreshPeople, type PendingInvitation } from './people-queries';
import styles from './users.module.css';

interface InvitationRowProps {
  companyId: number;
  invitation: PendingInvitation;
}

/** Somebody who has been invited and has not answered yet. */
export function InvitationRow({ companyId, invitation }: InvitationRowProps) {
  const { id: invitationId, email, created_at, expires_at } = invitation;
  // Of somebody without an account the address alone is known.
  const name = invitation.name ?? email;
  const t = useT();
  const toast = useToast();
  const { date } = useFormat();
  const refresh = useRefreshPeople(companyId);
  const [isAsked, setIsAsked] = useState(false);
  const path = { id: companyId, invitationId };
  const resend = useMutation({
    mutationFn: () => api.post('/companies/{id}/invitations/{invitationId}/resend', { params: { path } }),
    onSuccess: () => toast.success(t('settings.users.resent', { email })),
    onError: (error) => toast.failure(t('settings.users.resendFailed'), error),
    // It may also have been answered meanwhile.
    onSettled: refresh,
  });
  const withdrawal = useMutation({
    mutationFn: () => api.delete('/companies/{id}/invitations/{invitationId}', { params: { path } }),
    onSuccess: () => toast.success(t('settings.users.pending.done', { name })),
    onError: (error) => toast.failure(t('settings.users.pending.failed'), error),
    onSettled: async () => {
      setIsAsked(false);
      await refresh();
    },
  });
  const isExpired = expires_at !== null && new Date(expires_at) <= new Date();
  return (
    <tr>
      <td>
        <PersonCell name={name} email={invitation.name === null ? null : email} />
      </td>
      <td className={styles['role']}>{t('shell.role.collaborator')}</td>
      <td className={styles['state']}>
        <Tag tone="warn">{t('settings.users.pending.state')}</Tag>
        <small>
          {isExpired
            ? t('settings.users.linkExpired')
            : t('settings.users.pending.since', { date: date(created_at) })}
        </small>
      </td>
      <td className={styles['login']}>{t('settings.users.never')}</td>
      <td className={styles['actions']}>
        <span>
          <Button
            size="small"
            variant="outlined"
            loading={resend.isPending}
            aria-label={`${t('settings.users.resend')}: ${name}`}
            onClick={() => resend.mutate()}
          >
            {t('settings.users.resend')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            color="error"
            aria-label={t('settings.users.pending.withdrawOf', { name })}
            onClick={() => setIsAsked(true)}
          >
            {t('settings.users.withdraw')}
          </Button>
        </span>
        <ConfirmDialog
          open={isAsked}
          destructive
          busy={withdrawal.isPending}
          title={t('settings.users.pending.withdrawTitle', { name })}
          confirmLabel={t('settings.users.pending.withdrawSubmit')}
          onConfirm={() => withdrawal.mutate()}
          onClose={() => setIsAsked(false)}
        >
          {t('settings.users.pending.withdrawText')}
        </ConfirmDialog>
      </td>
    </tr>
  );
}
