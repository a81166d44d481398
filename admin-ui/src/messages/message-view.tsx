import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Message } from '../api/types';
import { DateTime } from '../components/date-time';
import { LabelledValue, LabelledValues } from '../components/labelled-value';
import { Note } from '../components/note';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { AnswerButton } from './answer-button';
import { AttachedFiles } from './attached-files';
import { DeleteMessage } from './delete-message';
import { LetterFrame } from './letter-frame';
import styles from './message.module.css';
import { MessageStatus } from './message-status';
import { useMarkAsRead } from './use-message';

/** A message: about what, from whom, to whom, when, what became of it, what it says. Looked at, it is read. */
export function MessageView({ message }: { message: Message }) {
  const t = useT();
  useMarkAsRead(message);
  const { order_id, client_id, client_name } = message;
  return (
    <>
      <div className={styles['head']}>
        <h1>{message.subject}</h1>
        <MessageStatus message={message} />
        <span className={styles['grow']} />
        <AnswerButton message={message} />
        {message.status !== 'sent' && <DeleteMessage message={message} />}
      </div>
      <LabelledValues columns={3}>
        <LabelledValue label={t('messages.from')}>
          <Party name={message.sender_name} email={message.from} />
        </LabelledValue>
        <LabelledValue label={t('messages.to')}>
          <Party name={message.recipient_name} email={message.to} />
          {message.others > 0 && (
            <span className={styles['address']}>
              {t('messages.toOthers', { smart_count: message.others })}
            </span>
          )}
        </LabelledValue>
        <LabelledValue label={t('messages.date')}>
          <DateTime value={message.created_at} />
        </LabelledValue>
        {order_id !== null && (
          <LabelledValue label={t('messages.order')}>
            <Link to={paths.order(order_id)}>{t('messages.orderNumber', { number: order_id })}</Link>
          </LabelledValue>
        )}
        {client_id !== null && client_name !== null && (
          <LabelledValue label={t('messages.client')}>
            <Link to={paths.client(client_id)}>{client_name}</Link>
          </LabelledValue>
        )}
      </LabelledValues>
      {message.failure_reason !== null && (
        <Note tone="bad">
          <strong>{t('messages.failed')}</strong>
          <br />
          {message.failure_reason}
        </Note>
      )}
      {message.delivery === 'stored' && <Note tone="warn">{t('messages.noServer.one')}</Note>}
      {message.sender_check === 'fail' && (
        <Note tone="bad">
          <strong>{t('messages.forged.title')}</strong>
          <br />
          {t(order_id === null ? 'messages.forged.text' : 'messages.forged.answers', { from: message.from })}
        </Note>
      )}
      {message.is_cut && <Note tone="warn">{t('messages.isCut')}</Note>}
      <AttachedFiles message={message} />
      <LetterFrame content={message.content} title={t('messages.content')} />
    </>
  );
}

function Party({ name, email }: { name: string | null; email: string }): ReactNode {
  return (
    <>
      {name && <span className={styles['name']}>{name}</span>}
      <span className={styles['address']}>{email}</span>
    </>
  );
}
