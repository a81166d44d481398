import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useT } from '../../i18n/use-t';
import { closeChat, useChat } from '../chat-store';
import { ConnectionNote } from './connection-note';
import { ConversationList } from './conversation-list';
import { FloatingFrame } from './floating-frame';
import { NewConversation } from './new-conversation';
import { PanelHead } from './panel-head';
import styles from './chat-panel.module.css';
import { ThreadView } from './thread-view';

const wholeScreen = { width: '100%', maxWidth: '100%', maxHeight: '100%', m: 0, border: 0, borderRadius: 0 };

/** The chat: a window over the page that can be moved and resized; on phones the whole screen. */
export function ChatPanel() {
  const t = useT();
  const id = useId();
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  if (phone) {
    return (
      <Dialog
        fullScreen
        open
        onClose={closeChat}
        aria-labelledby={id}
        slotProps={{ paper: { sx: wholeScreen } }}
      >
        <div className={styles['sheet']}>
          <span id={id} className="visually-hidden">
            {t('chat.title')}
          </span>
          <PanelBody />
        </div>
      </Dialog>
    );
  }
  return (
    <FloatingFrame label={t('chat.title')} onClose={closeAndReturn}>
      <PanelBody onClose={closeAndReturn} />
    </FloatingFrame>
  );
}

/** Closes the panel; the focus goes to what opens it again. */
function closeAndReturn(): void {
  closeChat();
  document.querySelector<HTMLElement>('[data-chat-button]')?.focus();
}

function PanelBody({ onClose = closeChat }: { onClose?: () => void }) {
  const { view } = useChat();
  return (
    <>
      <PanelHead view={view} onClose={onClose} />
      <ConnectionNote />
      {view.at === 'list' && <ConversationList />}
      {view.at === 'new' && <NewConversation />}
      {view.at === 'thread' && <ThreadView key={view.partner.id} partner={view.partner} />}
    </>
  );
}
