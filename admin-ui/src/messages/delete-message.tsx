import Button from '@mui/material/Button';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Message } from '../api/types';
import { ConfirmDialog } from '../components/confirm-dialog';
import { Icon } from '../components/icon';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { useDeleteMessage } from './use-message';

/** Deletes the message after a question, and leads back to the activities. */
export function DeleteMessage({ message }: { message: Message }) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeleteMessage(message.id);
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success(t('messages.delete.done'));
        void navigate(paths.activities);
      },
      onError: (error) => {
        setIsAsking(false);
        toast.failure(t('messages.delete.failed'), error, { retry: remove });
      },
    });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onPointerEnter={ConfirmDialog.preload}
        onClick={() => setIsAsking(true)}
      >
        <Icon of={Trash} size={14} />
        {t('messages.delete.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('messages.delete.title', { subject: message.subject })}
        confirmLabel={t('messages.delete.action')}
        destructive
        busy={isPending}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      >
        {t('messages.delete.text')}
      </ConfirmDialog>
    </>
  );
}
