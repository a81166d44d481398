import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { getSession, startSession } from '../api/session';
import type { Schemas } from '../api/types';
import { ConfirmDialog } from '../components/confirm-dialog';
import { DateTime } from '../components/date-time';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';

interface InvitationCardProps {
  invitation: Schemas['InvitationDto'];
  /** Called when the list is no longer what it was. */
  onAnswered: () => void;
}

/** A company that asks the user to join it. */
export function InvitationCard({ invitation, onAnswered }: InvitationCardProps) {
  const t = useT();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { id, company_name: company, invited_by, created_at } = invitation;
  const params = { path: { id } };
  const acceptance = useMutation({
    mutationFn: () => api.post('/invitations/{id}/accept', { params }),
    onSuccess: (user) => {
      const session = getSession();
      toast.success(t('noCompany.accepted', { company }));
      // With a company, the application opens in place of this screen.
      if (session) startSession({ token: session.token, user });
    },
    onError: (error) => {
      toast.failure(t('noCompany.acceptFailed'), error);
      onAnswered();
    },
  });
  const refusal = useMutation({
    mutationFn: () => api.post('/invitations/{id}/decline', { params }),
    onSuccess: () => toast.success(t('noCompany.declined', { company })),
    onError: (error) => toast.failure(t('noCompany.declineFailed'), error),
    onSettled: () => {
      setAsking(false);
      onAnswered();
    },
  });
  const busy = acceptance.isPending || refusal.isPending;
  return (
    <li>
      <span>
        <b>{company}</b>
        <small>
          {invited_by ? `${t('noCompany.invitedBy', { name: invited_by })}, ` : ''}
          <DateTime value={created_at} as="date" />
        </small>
      </span>
      <Button
        variant="outlined"
        disabled={busy}
        aria-label={t('noCompany.declineOf', { company })}
        onClick={() => setAsking(true)}
      >
        {t('noCompany.decline')}
      </Button>
      <Button
        variant="contained"
        loading={acceptance.isPending}
        disabled={busy}
        aria-label={t('noCompany.acceptOf', { company })}
        onClick={() => acceptance.mutate()}
      >
        {t('noCompany.accept')}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        busy={refusal.isPending}
        title={t('noCompany.declineTitle', { company })}
        confirmLabel={t('noCompany.decline')}
        onConfirm={() => refusal.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('noCompany.declineText')}
      </ConfirmDialog>
    </li>
  );
}
