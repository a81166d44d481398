import Button from '@mui/material/Button';
import { useStore } from 'ra-core';
import { Note } from '../components/note';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { useMailingProgress, useOpenMailings } from './use-mailing';
import styles from './client-mail.module.css';

interface MailingNoticeProps {
  onOpen: (id: number) => void;
}

/** Above the directory: that a letter is still going out, or that it did not reach everybody; until it is hidden. */
export function MailingNotice({ onOpen }: MailingNoticeProps) {
  const [hidden, setHidden] = useStore<number>('clients.mailing.hidden', 0);
  const { data } = useOpenMailings();
  const mailing = data?.items.find(({ id, counts }) => counts.waiting > 0 || id > hidden);
  if (!mailing) return null;
  return <OpenMailing {...mailing} onOpen={onOpen} onHide={() => setHidden(mailing.id)} />;
}

interface OpenMailingProps extends MailingNoticeProps {
  id: number;
  subject: string;
  onHide: () => void;
}

function OpenMailing({ id, subject, onOpen, onHide }: OpenMailingProps) {
  const t = useT();
  const format = useFormat();
  const { data: counts } = useMailingProgress(id);
  if (!counts || (counts.waiting === 0 && counts.failed === 0)) return null;
  const isSending = counts.waiting > 0;
  const values = {
    subject,
    sent: format.number(counts.sent),
    failed: format.number(counts.failed),
    total: format.number(counts.total),
  };
  return (
    <Note tone={isSending ? 'info' : 'warn'} role="status">
      <span className={styles['notice']}>
        <span className="num">
          {t(isSending ? 'letters.notice.sending' : 'letters.notice.failed', values)}
        </span>
        <Button size="small" variant="outlined" onClick={() => onOpen(id)}>
          {t('letters.notice.open')}
        </Button>
        {!isSending && (
          <Button size="small" onClick={onHide}>
            {t('letters.notice.hide')}
          </Button>
        )}
      </span>
    </Note>
  );
}
