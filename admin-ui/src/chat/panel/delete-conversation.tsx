import IconButton from '@mui/material/IconButton';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Icon } from '../../components/icon';
import { useToast } from '../../components/use-toast';
import { useT } from '../../i18n/use-t';
import { useDeleteConversation } from '../chat-queries';
import { showInChat, type Partner } from '../chat-store';

/** Deletes the conversation for the user alone, after a question. */
export function DeleteConversation({ partner }: { partner: Partner }) {
  const t = useT();
  const toast = useToast();
  const remove = useDeleteConversation();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await remove(partner.id);
      toast.success(t('chat.delete.done'));
      showInChat({ at: 'list' });
    } catch (error) {
      setAsked(false);
      toast.failure(t('chat.delete.failed'), error, { retry: () => void confirm() });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <IconButton
        size="small"
        aria-label={t('chat.delete.action')}
        title={t('chat.delete.action')}
        onPointerEnter={ConfirmDialog.preload}
        onClick={() => setAsked(true)}
      >
        <Icon of={Trash} />
      </IconButton>
      <ConfirmDialog
        open={asked}
        title={t('chat.delete.title', { name: partner.name })}
        confirmLabel={t('chat.delete.action')}
        destructive
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        {t('chat.delete.text', { name: partner.name })}
      </ConfirmDialog>
    </>
  );
}
