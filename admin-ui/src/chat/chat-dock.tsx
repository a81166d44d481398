import { Suspense, useEffect, useState } from 'react';
import { useMe } from '../api/session';
import { later } from '../components/later';
import { showToast } from '../components/toast-store';
import { LateTexts } from '../i18n/late-texts';
import { useT } from '../i18n/use-t';
import { closeChat, getChat, openChat, useChat } from './chat-store';
import { useChatFeed, type Incoming } from './connection/use-chat-feed';
import { clearOutbox, openOutbox } from './outbox';

const ChatPanel = later(async () => (await import('./panel/chat-panel')).ChatPanel);

const excerptLength = 120;

/** The chat beside every signed-in screen: hears what comes, says so, and shows the panel when it is open. */
export function ChatDock() {
  return (
    <LateTexts of="chat">
      <Dock />
    </LateTexts>
  );
}

function Dock() {
  const t = useT();
  const { isOpen } = useChat();
  const { id: me } = useMe();
  const [announced, setAnnounced] = useState('');

  useChatFeed(({ sender, message }: Incoming) => {
    const text = message.content.slice(0, excerptLength);
    if (isShowing(sender.id)) return setAnnounced(t('chat.thread.announce', { name: sender.name, text }));
    showToast({
      kind: 'info',
      title: t('chat.toast.title', { name: sender.name }),
      text,
      action: { label: t('chat.toast.open'), run: () => openChat(sender) },
    });
  });

  useEffect(() => {
    openOutbox(me);
    return () => {
      closeChat();
      clearOutbox();
    };
  }, [me]);

  return (
    <>
      {/* Live regions must exist before their content does; toasts have their own. */}
      <div role="status" className="visually-hidden">
        {announced}
      </div>
      <Suspense>{isOpen && <ChatPanel />}</Suspense>
    </>
  );
}

/** Whether a conversation is before the user's eyes. */
function isShowing(partnerId: number): boolean {
  const { isOpen, view } = getChat();
  return (
    isOpen && view.at === 'thread' && view.partner.id === partnerId && document.visibilityState === 'visible'
  );
}
