import IconButton from '@mui/material/IconButton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SquarePen from 'lucide-react/icons/square-pen';
import X from 'lucide-react/icons/x';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { useConversations, useDeleteConversation } from '../chat-queries';
import { showInChat, type ChatView, type Partner } from '../chat-store';
import styles from './chat-panel.module.css';
import { PartnerAvatar } from './partner-avatar';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { useToast } from '../../../kit/components/use-toast';

/** Deletes the conversation for the user alone, after a question. */
function DeleteConversation({ partner }: { partner: Partner }) {
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

interface PanelHeadProps {
  view: ChatView;
  onClose: () => void;
}

/** What the panel shows, the way back, and what can be done with it. */
export function PanelHead({ view, onClose }: PanelHeadProps) {
  const t = useT();
  return (
    <header className={`${styles['head']} ${styles['handle']}`}>
      {view.at !== 'list' && (
        <IconButton
          size="small"
          aria-label={t('chat.allConversations')}
          onClick={() => showInChat({ at: 'list' })}
        >
          <Icon of={ArrowLeft} />
        </IconButton>
      )}
      {view.at === 'thread' && <PartnerName partner={view.partner} />}
      {view.at !== 'thread' && (
        <h2 className={styles['title']}>{t(view.at === 'new' ? 'chat.newConversation' : 'chat.title')}</h2>
      )}
      {view.at === 'list' && (
        <IconButton
          size="small"
          aria-label={t('chat.newConversation')}
          title={t('chat.newConversation')}
          onClick={() => showInChat({ at: 'new' })}
        >
          <Icon of={SquarePen} />
        </IconButton>
      )}
      {view.at === 'thread' && <DeleteConversation partner={view.partner} />}
      <IconButton size="small" aria-label={t('chat.close')} onClick={onClose}>
        <Icon of={X} />
      </IconButton>
    </header>
  );
}

function PartnerName({ partner }: { partner: Partner }) {
  const t = useT();
  const { data } = useConversations();
  const listed = data?.items.find(({ user_id }) => user_id === partner.id);
  const isOnline = listed?.is_online ?? partner.isOnline ?? false;
  const state = listed?.is_active === false ? 'inactive' : isOnline ? 'online' : 'offline';
  return (
    <>
      <PartnerAvatar name={partner.name} isOnline={isOnline} />
      <div className={styles['partner']}>
        <h2 className="cut" title={partner.name}>
          {partner.name}
        </h2>
        <span>{t(`chat.${state}`)}</span>
      </div>
    </>
  );
}
