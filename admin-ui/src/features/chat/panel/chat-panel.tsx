import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SquarePen from 'lucide-react/icons/square-pen';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Rnd } from 'react-rnd';
import { useMe } from '../../../kit/api/session';
import { Avatar } from '../../../kit/components/avatar';
import { ActionMenu } from '../../../kit/components/action-menu';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { EmptyState } from '../../../kit/components/empty-state';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { useToast } from '../../../kit/components/use-toast';
import { usePhone } from '../../../kit/components/use-phone';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useConversations, useDeleteConversation, useUserSearch, type Conversation } from '../chat-queries';
import { closeChat, showInChat, useChat, useConnection, type ChatView, type Partner } from '../chat-store';
import { chatTime } from '../chat-time';
import styles from '../chat.module.css';
import { keepPlace, keptPlace, largest, smallest, usualPlace, within, type Place } from './panel-place';
import { ThreadView } from './thread-view';

/** The user's conversations, the latest first. */
function ConversationList() {
  const t = useT();
  const { data, error, refetch } = useConversations();
  if (error && !data) {
    return (
      <div className={styles['scroll']}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles['scroll']}>
        <SkeletonRows rows={5} height={56} />
      </div>
    );
  }
  if (data.items.length === 0) {
    return (
      <div className={`${styles['scroll']} ${styles['empty']}`}>
        <EmptyState title={t('chat.empty.title')} text={t('chat.empty.text')} picture="envelope">
          <Button variant="contained" onClick={() => showInChat({ at: 'new' })}>
            {t('chat.newConversation')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={`${styles['scroll']} ${styles['list']}`} aria-label={t('chat.conversations')}>
      {data.items.map((conversation) => (
        <ConversationRow key={conversation.user_id} conversation={conversation} />
      ))}
    </ul>
  );
}

function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useT();
  const format = useFormat();
  const { id: me } = useMe();
  const { user_id, user_name, is_online, is_active, last_message, last_message_time, unread_count } =
    conversation;
  const isOwn = conversation.last_message_sender_id === me;
  const text = isOwn ? t('chat.you', { text: last_message }) : last_message;
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        data-unread={unread_count > 0 || undefined}
        onClick={() => showInChat({ at: 'thread', partner: { id: user_id, name: user_name } })}
      >
        <PartnerAvatar name={user_name} isOnline={is_online} />
        <span className={styles['rowText']}>
          <b className="cut">{user_name}</b>
          <span className="cut">{text}</span>
        </span>
        <span className={styles['rowEnd']}>
          <time dateTime={last_message_time} title={format.fullDateTime(last_message_time)} className="num">
            {chatTime(last_message_time, format, t('chat.yesterday'))}
          </time>
          {unread_count > 0 && (
            <span className={`${styles['badge']} num`} aria-hidden="true">
              {unread_count > 99 ? '99+' : unread_count}
            </span>
          )}
        </span>
        <span className="visually-hidden">
          {is_online && `, ${t('chat.online')}`}
          {!is_active && `, ${t('chat.inactive')}`}
          {unread_count > 0 && `, ${t('shell.unreadChat', { smart_count: unread_count })}`}
        </span>
      </button>
    </li>
  );
}

const pauseMs = 300;

/** Finds somebody to write to. */
function NewConversation() {
  const t = useT();
  const id = useId();
  const { is_admin } = useMe();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const { data, error, isFetching, refetch } = useUserSearch(query);

  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  const found = query === '' ? [] : (data?.items ?? []);
  const people = found.map(({ id: userId, name, email, is_online }): Partner & { email: string } => ({
    id: userId,
    name,
    email,
    isOnline: is_online,
  }));
  const open = (partner: Partner) => showInChat({ at: 'thread', partner });
  return (
    <>
      <div className={styles['search']}>
        <label htmlFor={id}>{t('chat.search.label')}</label>
        <OutlinedInput
          id={id}
          autoFocus
          fullWidth
          size="small"
          autoComplete="off"
          placeholder={t('chat.search.placeholder')}
          value={text}
          inputProps={{ maxLength: 200, 'aria-describedby': `${id}-hint` }}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && people[0] && query === text.trim()) open(people[0]);
            else if (event.key === 'Enter') setQuery(text.trim());
          }}
        />
        <p id={`${id}-hint`}>{t(is_admin ? 'chat.search.hintForAdministrators' : 'chat.search.hint')}</p>
      </div>
      <div className={styles['scroll']}>
        {error && query !== '' && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && isFetching && !data && <SkeletonRows rows={3} height={56} />}
        <div role="status" className={people.length > 0 ? 'visually-hidden' : styles['nobody']}>
          {data && query !== '' && people.length === 0 && (
            <>
              <b>{t('chat.search.none')}</b>
              <span>{t(is_admin ? 'chat.search.nobody' : 'chat.search.noneText', { query })}</span>
            </>
          )}
          {people.length > 0 && t('chat.search.found', { smart_count: people.length })}
        </div>
        <ul className={styles['list']}>
          {people.map((partner) => (
            <li key={partner.id}>
              <button type="button" className={styles['row']} onClick={() => open(partner)}>
                <PartnerAvatar name={partner.name} isOnline={partner.isOnline ?? false} />
                <span className={styles['rowText']}>
                  <b className="cut">{partner.name}</b>
                  <span className="cut">{partner.email}</span>
                </span>
                {partner.isOnline && <span className="visually-hidden">, {t('chat.online')}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface FloatingFrameProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

const windowSize = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

/** Main buttons of the page, or the whole of what is to be read before one is pressed, which the panel does not cover when it opens. */
function mainButtons(): Place[] {
  const buttons = 'main .MuiButton-contained, main [data-keep-clear]';
  return [...document.querySelectorAll(buttons)].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** A window over the page: moved by its head, resized at its edges, and where it was left the next time. */
function FloatingFrame({ label, onClose, children }: FloatingFrameProps) {
  const [place, setPlace] = useState(() => {
    const kept = keptPlace();
    return kept ? within(kept, windowSize()) : usualPlace(windowSize(), mainButtons());
  });
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    const fit = () => setPlace((before) => within(before, windowSize()));
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);

  // What the view does not take the focus itself begins at the frame.
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus();
  }, []);

  function move(next: Place): void {
    const fitting = within(next, windowSize());
    setPlace(fitting);
    keepPlace(fitting);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <Rnd
      className={styles['frame']}
      style={{ position: 'fixed', display: 'flex' }}
      bounds="window"
      cancel="button"
      dragHandleClassName={styles['handle'] ?? ''}
      position={{ x: place.x, y: place.y }}
      size={{ width: place.width, height: place.height }}
      minWidth={smallest.width}
      minHeight={smallest.height}
      maxWidth={largest.width}
      maxHeight={largest.height}
      onDragStop={(_event, { x, y }) => move({ ...place, x, y })}
      onResizeStop={(_event, _direction, { offsetWidth: width, offsetHeight: height }, _by, { x, y }) =>
        move({ x, y, width, height })
      }
    >
      <section
        ref={frame}
        tabIndex={-1}
        aria-label={label}
        data-chat
        className={styles['panel']}
        onKeyDown={onKeyDown}
      >
        {children}
      </section>
    </Rnd>
  );
}

/** Says when nothing is told at once, and offers to connect again. */
function ConnectionNote() {
  const t = useT();
  const { state, reconnect } = useConnection();
  const text =
    state === 'retrying' ? 'retrying' : state === 'lost' ? 'lost' : state === 'refused' ? 'tooMany' : null;
  return (
    <div role="status" className={text ? styles['note'] : undefined}>
      {text && <span>{t(`chat.connection.${text}`)}</span>}
      {(state === 'lost' || state === 'refused') && (
        <Button size="small" variant="outlined" onClick={reconnect}>
          {t('chat.connection.reconnect')}
        </Button>
      )}
    </div>
  );
}

/** The chat: a window over the page that can be moved and resized; on phones the whole screen. */
export function ChatPanel() {
  const t = useT();
  const id = useId();
  const phone = usePhone();
  if (phone) {
    return (
      <Dialog
        fullScreen
        open
        onClose={closeChat}
        aria-labelledby={id}
        slotProps={{ paper: { sx: { border: 0 } } }}
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
      <ActionMenu
        label={t('common.action.more')}
        actions={[{ key: 'delete', label: t('chat.delete.action'), icon: Trash, run: () => setAsked(true) }]}
      />
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
function PanelHead({ view, onClose }: PanelHeadProps) {
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

interface PartnerAvatarProps {
  name: string;
  /** Shows a green dot; the words stand beside it. */
  isOnline: boolean;
}

/** Somebody's initials, with a dot when they are there. */
function PartnerAvatar({ name, isOnline }: PartnerAvatarProps) {
  return (
    <span className={styles['avatar']} data-online={isOnline || undefined}>
      <Avatar name={name} />
    </span>
  );
}
