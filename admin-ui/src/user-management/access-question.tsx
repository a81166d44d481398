import { useRefresh } from 'react-admin';
import { useState } from 'react';
import { api } from '../api/client';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import type { User } from './user-resource';

/** What an administrator takes from a user: all sessions, or the second factor of somebody who has lost it. */
const calls = {
  sessions: (id: number) => api.delete('/users/{id}/sessions', { params: { path: { id } } }),
  secondFactor: (id: number) => api.delete('/users/{id}/second-factor', { params: { path: { id } } }),
};

interface AccessQuestionProps {
  what: keyof typeof calls;
  user: User;
  onClose: () => void;
}

/** Asks before it is taken: whoever asks for that may be somebody else. */
export function AccessQuestion({ what, user: { id, name }, onClose }: AccessQuestionProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      await calls[what](id);
      toast.success(t(`users.${what}.done`, { name }));
      refresh();
    } catch (error) {
      toast.failure(t(`users.${what}.failed`), error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      destructive
      busy={busy}
      title={t(`users.${what}.title`, { name })}
      confirmLabel={t(`users.${what}.submit`)}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      {t(`users.${what}.text`)}
    </ConfirmDialog>
  );
}
