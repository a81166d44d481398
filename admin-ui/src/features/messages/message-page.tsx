import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Paperclip from 'lucide-react/icons/paperclip';
import Reply from 'lucide-react/icons/reply';
import Send from 'lucide-react/icons/send';
import Trash from 'lucide-react/icons/trash-2';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Message } from '../../kit/api/types';
import { unreadKey } from '../../kit/api/unread';
import { problemOf } from '../../kit/api/use-describe-failure';
import { ActionMenu } from '../../kit/components/action-menu';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { DateTime } from '../../kit/components/date-time';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { useDocumentTitle } from '../../kit/components/page-head';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useToast } from '../../kit/components/use-toast';
import { fileSize } from '../../kit/format/file-size';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { plainTextOf } from '../../kit/mail-text/plain-text';
import { paths } from '../../kit/paths';
import { useFileSaving } from '../../kit/use-file-saving';
import { WriteButton } from '../client-mail/write-button';
import { MailFrame } from './mail-frame';
import { MessageStatus } from './message-status';
import styles from './message.module.css';
import { later } from '../../kit/components/later';
import { type ConversationsOf, Conversations, useConversation } from './conversation';
import { OtherMessages } from './other-messages';

const ReplyForm = later(async () => (await import('./reply-form')).ReplyForm);

/** `/message/{id}`: a message to or from somebody outside. */
export function MessagePage() {
  const { id } = useParams();
  return /^[1-9]\d{0,9}$/.test(id ?? '') ? <LoadedMessage key={id} id={Number(id)} /> : <NotFound />;
}

function LoadedMessage({ id }: { id: number }) {
  const t = useT();
  const { data: message, error, refetch } = useMessage(id);
  useDocumentTitle(message?.subject ?? t('messages.title'));
  const isWide = useMediaQuery('(min-width: 1280px)');
  // Also when it went away while it was open.
  if (problemOf(error)?.status === 404) return <NotFound />;
  return (
    <div className={styles['columns']}>
      <div className={styles['page']}>
        <Link to={paths.activities} className={styles['back']}>
          <Icon of={ArrowLeft} size={14} />
          {t('messages.back')}
        </Link>
        {message && <MessageView message={message} />}
        {!message && error && (
          <ErrorState error={error} title={t('messages.loadFailed')} onRetry={() => void refetch()} />
        )}
        {!message && !error && <SkeletonLines lines={10} />}
      </div>
      {isWide && (
        <aside className={styles['beside']} aria-label={t('messages.conversations.title')}>
          <h2>{t('messages.conversations.title')}</h2>
          {message && <Conversations of={sameSide(message)} openId={id} />}
        </aside>
      )}
    </div>
  );
}

/** Of whom a message is: what else was written with this client, or about this order; else everything. */
function sameSide({ client_id, order_id }: Message): ConversationsOf {
  if (client_id !== null) return { client_id };
  return order_id === null ? {} : { order_id };
}

function NotFound() {
  const t = useT();
  useDocumentTitle(t('messages.notFound.title'));
  return (
    <>
      <h1 className="visually-hidden">{t('messages.notFound.title')}</h1>
      <EmptyState title={t('messages.notFound.title')} text={t('messages.notFound.text')} picture="envelope">
        <Button component={Link} to={paths.activities} variant="outlined">
          {t('messages.back')}
        </Button>
      </EmptyState>
    </>
  );
}

type AttachedFile = Message['attachments'][number];

/** What came with a message; what is not kept is named. */
function AttachedFiles({ message }: { message: Pick<Message, 'id' | 'attachments'> }) {
  const t = useT();
  const { id, attachments } = message;
  if (attachments.length === 0) return null;
  return (
    <section className={styles['files']} aria-labelledby="attached-files">
      <h2 id="attached-files">{t('messages.attachments.title')}</h2>
      <ul>
        {attachments.map((file) => (
          <FileRow key={file.id} messageId={id} file={file} />
        ))}
      </ul>
      {attachments.some(({ is_kept }) => !is_kept) && <p>{t('messages.attachments.notKept')}</p>}
    </section>
  );
}

function FileRow({ messageId, file }: { messageId: number; file: AttachedFile }) {
  const t = useT();
  const format = useFormat();
  const { filename, size, is_kept } = file;
  const { isRunning, download } = useFileDownload(messageId, file);
  return (
    <li>
      <Icon of={Paperclip} size={16} />
      <span className={styles['filename']}>{filename}</span>
      <span className={`num ${styles['size'] ?? ''}`}>{fileSize(size, format)}</span>
      {is_kept && (
        <IconButton
          aria-label={t('messages.attachments.download', { name: filename })}
          aria-busy={isRunning}
          onClick={download}
        >
          <Icon of={Download} />
        </IconButton>
      )}
    </li>
  );
}

function useFileDownload(messageId: number, { id, filename }: AttachedFile) {
  const t = useT();
  const read = async () => {
    const path = { id: messageId, attachmentId: id };
    const { content } = await api.download('/messages/{id}/attachments/{attachmentId}', { params: { path } });
    return content;
  };
  return useFileSaving(filename, read, {
    done: t('messages.attachments.downloaded', { name: filename }),
    failed: t('messages.attachments.failed'),
  });
}

/** What is done seldom with a message: it is deleted after a question, which leads back to the activities. */
function MoreActions({ message }: { message: Message }) {
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
      <ActionMenu
        label={t('common.action.more')}
        actions={[
          {
            key: 'delete',
            label: t('messages.delete.action'),
            icon: Trash,
            run: () => setIsAsking(true),
          },
        ]}
      />
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

/** Answers what came in; writes once more to whom something was sent, in the same words as far as they are plain. */
function AnswerButton({ message, onReply }: { message: Message; onReply: () => void }) {
  const t = useT();
  const { id, message_type, to, recipient_name, client_id, subject, content, type, failure_reason } = message;
  if (message_type === 'incoming') {
    return (
      <Button
        variant="contained"
        startIcon={<Icon of={Reply} />}
        onPointerEnter={ReplyForm.preload}
        onFocus={ReplyForm.preload}
        onClick={onReply}
      >
        {t('messages.reply')}
      </Button>
    );
  }
  return (
    <WriteButton
      label={t(isKeptOnly(message) ? 'messages.first' : 'messages.again')}
      icon={Send}
      size="medium"
      variant={isKeptOnly(message) || failure_reason !== null ? 'contained' : 'outlined'}
      recipient={{ clientId: client_id, name: recipient_name ?? '', email: to, countryId: null }}
      start={{ subject, message: plainTextOf(content) ?? '', isHtml: false }}
      type={type}
      draftKey={`again-${String(id)}`}
    />
  );
}

/** A message: about what, from whom, to whom, when, what became of it, what it says. Looked at, it is read. */
function MessageView({ message }: { message: Message }) {
  const t = useT();
  useMarkAsRead(message);
  const [isReplying, setIsReplying] = useState(false);
  const messages = useConversation(message.id).data?.items ?? [];
  const place = messages.findIndex(({ id }) => id === message.id);
  const { order_id } = message;
  return (
    <>
      <div className={styles['head']}>
        <h1>{message.subject}</h1>
        <span className={styles['acts']}>
          <AnswerButton message={message} onReply={() => setIsReplying(true)} />
          {message.status !== 'sent' && <MoreActions message={message} />}
        </span>
      </div>
      {/* The oldest first: what was written before stands above the whole of this one. */}
      <OtherMessages messages={messages.slice(0, Math.max(0, place))} label={t('messages.before')} />
      <Envelope message={message} />
      {message.failure_reason !== null && message.delivery !== 'passed_on' && (
        <Note tone="bad" title={t('messages.failed')}>
          {message.failure_reason}
        </Note>
      )}
      {isKeptOnly(message) && <Note>{t('messages.keptOnly')}</Note>}
      {message.sender_check === 'fail' && (
        <Note tone="bad" title={t('messages.forged.title')}>
          {t(order_id === null ? 'messages.forged.text' : 'messages.forged.answers', { from: message.from })}
        </Note>
      )}
      {message.is_cut && <Note tone="warn">{t('messages.isCut')}</Note>}
      <AttachedFiles message={message} />
      <MailFrame
        content={message.content}
        title={t('messages.content')}
        isOwn={message.message_type !== 'incoming'}
      />
      <OtherMessages messages={messages.slice(place + 1)} label={t('messages.after')} />
      {isReplying && (
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <ReplyForm message={message} onClose={() => setIsReplying(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether a message was only kept, and nobody received it. */
const isKeptOnly = ({ delivery, failure_reason, waits_for_confirmation }: Message): boolean =>
  delivery === 'stored' && failure_reason === null && !waits_for_confirmation;

/** From whom, to whom, when, what became of it, and what it belongs to. */
function Envelope({ message }: { message: Message }) {
  const t = useT();
  const { order_id, client_id, client_name, others } = message;
  return (
    <dl className={styles['envelope']}>
      <div>
        <dt>{t('messages.from')}</dt>
        <dd>
          <Party name={message.sender_name} email={message.from} />
        </dd>
      </div>
      <div>
        <dt>{t('messages.to')}</dt>
        <dd>
          <Party name={message.recipient_name} email={message.to} />
          {others > 0 && (
            <span className={styles['address']}>{` ${t('messages.toOthers', { smart_count: others })}`}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('messages.date')}</dt>
        <dd className={styles['sent']}>
          <DateTime value={message.created_at} />
          {/* What a notice below says at length is not said twice. */}
          {message.failure_reason === null && !isKeptOnly(message) && <MessageStatus message={message} />}
        </dd>
      </div>
      {order_id !== null && (
        <div>
          <dt>{t('messages.order')}</dt>
          <dd>
            <Link to={paths.order(order_id)}>{t('messages.orderNumber', { number: order_id })}</Link>
          </dd>
        </div>
      )}
      {client_id !== null && client_name !== null && (
        <div>
          <dt>{t('messages.client')}</dt>
          <dd>
            <Link to={paths.clientPage(client_id)}>{client_name}</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Party({ name, email }: { name: string | null; email: string }): ReactNode {
  return (
    <>
      {name && `${name} `}
      <span className={styles['address']}>{email}</span>
    </>
  );
}

const keyOf = (id: number) => ['messages', 'one', id];

/** A message. */
function useMessage(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get('/messages/{id}', { params: { path: { id } }, signal }),
  });
}

/** Has lists and counts of messages asked for again. */
function useRefreshFeed(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const part of ['feed', 'counts']) void queryClient.invalidateQueries({ queryKey: ['orders', part] });
    void queryClient.invalidateQueries({ queryKey: unreadKey });
  };
}

/** Marks a message that is looked at as read. It tries once: whoever comes back later marks it then. */
function useMarkAsRead({ id, is_read }: Pick<Message, 'id' | 'is_read'>): void {
  const queryClient = useQueryClient();
  const refresh = useRefreshFeed();
  const { mutate } = useMutation({
    mutationFn: () => api.put('/messages/{id}', { params: { path: { id } }, body: { status: 'read' } }),
    onSuccess: (message) => {
      queryClient.setQueryData(keyOf(id), message);
      refresh();
    },
  });
  useEffect(() => {
    if (!is_read) mutate();
  }, [id, is_read, mutate]);
}

/** Deletes a message. */
function useDeleteMessage(id: number) {
  const refresh = useRefreshFeed();
  return useMutation({
    mutationFn: () => api.delete('/messages/{id}', { params: { path: { id } } }),
    onSuccess: refresh,
  });
}
