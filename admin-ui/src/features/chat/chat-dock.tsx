import { Suspense, useEffect, useState, useRef } from 'react';
import { useMe, getSession } from '../../kit/api/session';
import { later } from '../../kit/components/later';
import { showToast } from '../../kit/components/toast-store';
import { useT } from '../../kit/i18n/use-t';
import { closeChat, getChat, noteConnection, openChat, useChat } from './chat-store';
import { clearOutbox, openOutbox, isSendingTo } from './outbox';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { noteTold } from '../../kit/api/changed-records';
import { LiveCache } from '../../kit/api/live-cache';
import { noteLink, notePresence } from '../../kit/api/live-link';
import { unreadKey } from '../../kit/api/unread';
import { chatKeys, enterMessage } from './chat-queries';
import { withRead, type Thread } from './thread';
import { ChatConnection, type ChatEvent, type ChatMessage, type Socket } from './chat-connection';

/** What is on the screen was being read for some seconds before; what changed meanwhile is told, too. */
const readBeforeSeconds = 10;
const longestSeconds = 600;
/** While the socket is not open, what is on the screen is read again this often, and it is tried again. */
const safetyMs = 30_000;

/** A message that somebody else wrote. */
interface Incoming {
  sender: { id: number; name: string };
  message: ChatMessage;
}

/** Keeps the socket open while the user is signed in, and what was read of the chat, and of lists, up to date. */
function useChatFeed(onIncoming: (incoming: Incoming) => void): void {
  const client = useQueryClient();
  const { id: me } = useMe();
  const told = useRef(onIncoming);
  useEffect(() => {
    told.current = onIncoming;
  });

  useEffect(() => {
    const readAgain = () => {
      void client.invalidateQueries({ queryKey: chatKeys.all });
      void client.invalidateQueries({ queryKey: unreadKey });
    };
    const onEvent = (event: ChatEvent) => {
      // What is read again because of it has to have it.
      if ('position' in event && event.position !== undefined) api.notePosition(event.position);
      if (event.type === 'chat_missed') readAgain();
      if (event.type === 'presence') notePresence(event);
      if (event.type === 'change') {
        seq = event.seq ?? seq;
        live.take(event);
      }
      if (event.type === 'following' || event.type === 'resync') {
        seq = event.seq;
        isPlaced = true;
        noteTold(true);
        if (event.type === 'resync') live.takeAll();
      }
      if (event.type === 'chat_read') {
        client.setQueryData<Thread>(chatKeys.thread(event.reader_id), (thread) =>
          withRead(thread, event.sender_id, event.up_to_id),
        );
        // In another window, or on another device.
        if (event.reader_id === me) void client.invalidateQueries({ queryKey: chatKeys.conversations });
        if (event.reader_id === me) void client.invalidateQueries({ queryKey: unreadKey });
      }
      if (event.type !== 'new_chat_message') return;
      const { sender_id, sender_name, recipient_id, message } = event;
      if (sender_id === me) {
        // What this window sends it enters itself, in place of what it shows as on its way.
        if (!isSendingTo(recipient_id)) enterMessage(client, recipient_id, message);
        return;
      }
      enterMessage(client, sender_id, message);
      void client.invalidateQueries({ queryKey: unreadKey });
      told.current({ sender: { id: sender_id, name: sender_name }, message });
    };
    let isFirst = true;
    const began = Date.now();
    /** The last number that was told; null before the first. */
    let seq: number | null = null;
    let isPlaced = false;
    const live = new LiveCache(client, { isHidden: () => document.visibilityState === 'hidden' });
    const follow = () => {
      const age = (Date.now() - began) / 1000 + readBeforeSeconds;
      // Nothing was read before the page was there.
      const seconds = Math.ceil(Math.min(age, performance.now() / 1000)) + 1;
      connection.send({ type: 'follow', after: seq, seconds: Math.min(seconds, longestSeconds) });
      if (seq === null && seconds > longestSeconds) live.takeAll();
    };
    const connection: ChatConnection = new ChatConnection({
      open: openSocket,
      onEvent,
      onOpen: () => {
        if (!isFirst) {
          readAgain();
          // Those of the global directories are in no company's sequence.
          for (const kind of ['client', 'subcontractor']) live.take({ kind, id: null, order_id: null });
        }
        isFirst = false;
        follow();
        noteLink((frame) => connection.send(frame));
      },
      onState: (state) => {
        if (state !== 'open') {
          noteTold(false);
          noteLink(null);
          isPlaced = false;
        }
        noteConnection({ state, reconnect: () => connection.connect() });
        // Whether the session is over the API tells.
        if (state === 'refused') void client.invalidateQueries({ queryKey: unreadKey });
      },
    });
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      connection.wake();
      // A page that was frozen may have lost what came meanwhile, without its socket being cut.
      if (isPlaced) follow();
      live.wake();
    };
    const safety = setInterval(() => {
      if (isPlaced || document.visibilityState === 'hidden') return;
      live.takeAll();
      connection.wake();
    }, safetyMs);
    connection.connect();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      clearInterval(safety);
      connection.stop();
      live.stop();
      noteLink(null);
      noteTold(false);
      noteConnection(null);
    };
  }, [client, me]);
}

function openSocket(): Socket | null {
  const session = getSession();
  if (!session) return null;
  const address = new URL(`/api/ws/chat/${session.user.id}`, window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  // Handlers without the arguments and the `this` that the browser also gives.
  return new WebSocket(address, ['bearer', session.token]) as Socket;
}

const ChatPanel = later(async () => (await import('./panel/chat-panel')).ChatPanel);

const excerptLength = 120;

/** The chat beside every signed-in screen: hears what comes, says so, and shows the panel when it is open. */
export function ChatDock() {
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
      {/* At the top: below the page it would make it higher than the window. */}
      <div role="status" className="visually-hidden" style={{ top: 0 }}>
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
