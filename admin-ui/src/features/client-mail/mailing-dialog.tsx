import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useId, useRef } from 'react';
import { DeliveryBar } from '../../kit/components/delivery-bar';
import { DialogHeading } from '../../kit/components/dialog-heading';
import { ErrorState } from '../../kit/components/error-state';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { percentOf } from '../../kit/format/format';
import { FailedNote } from './failed-note';
import { useMailingProgress, useMailingRecipients } from './use-mailing';
import styles from './client-mail.module.css';
import { paths } from '../../kit/paths';
import { useMailToast } from '../../kit/mail-text/use-mail-toast';
import type { ClientMailing } from '../../kit/api/types';
import { Note } from '../../kit/components/note';

interface MailingDialogProps {
  id: number;
  onClose: () => void;
}

/**
 * How far a mailing is, who could not be reached and why. It can be left: the sending goes on without it. Once everybody has
 * got theirs, it closes by itself.
 */
export function MailingDialog({ id, onClose }: MailingDialogProps) {
  const t = useT();
  const format = useFormat();
  const tellMailed = useMailToast();
  const navigate = useNavigate();
  const heading = useId();
  const { data: counts, error, refetch } = useMailingProgress(id);
  const isDone = counts !== undefined && counts.waiting === 0 && counts.failed === 0;
  const told = useRef(false);
  useEffect(() => {
    if (!isDone || told.current) return;
    told.current = true;
    tellMailed(t('clientMail.progress.done', { smart_count: counts.total }), {
      action: { label: t('common.action.open'), run: () => void navigate(paths.mailing(id)) },
    });
    onClose();
  }, [isDone, counts, onClose, t, tellMailed, navigate, id]);

  const isSending = counts !== undefined && counts.waiting > 0;
  const isStored = counts !== undefined && counts.stored > 0;
  const sentence = counts
    ? t(isStored ? 'clientMail.progress.stored' : 'clientMail.progress.sent', {
        sent: format.number(counts.sent),
        stored: format.number(counts.stored),
        total: format.number(counts.total),
      })
    : '';
  const percent = counts ? percentOf(counts.total - counts.waiting, counts.total) : 0;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} slotProps={{ paper: { sx: { maxWidth: 560 } } }}>
      <DialogHeading id={heading} onClose={onClose}>
        {t('clientMail.progress.title')}
      </DialogHeading>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {error && !counts && <ErrorState error={error} onRetry={() => void refetch()} />}
        {counts && (
          <>
            <p className="num" role="status">
              {sentence}
              {` · ${String(percent)}%`}
            </p>
            <DeliveryBar
              reached={counts.sent}
              failed={counts.failed}
              total={counts.total}
              label={t('clientMail.progress.title')}
              sentence={sentence}
            />
            {counts.failed > 0 && <FailedMails id={id} count={counts.failed} />}
            {isSending && <p className={styles['note']}>{t('clientMail.progress.leave')}</p>}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t(isSending ? 'clientMail.progress.goOn' : 'common.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Who could not be reached and why, and the way to send them their mail again. */
function FailedMails({ id, count }: { id: number; count: number }) {
  const { data } = useMailingRecipients(id, count);
  const failed = data?.recipients.filter(({ state }) => state === 'failed') ?? [];
  return (
    <>
      <FailedNote id={id} count={count} />
      <ul className={styles['failed']}>
        {failed.map(({ client_id, client_name, client_email, failure_reason }) => (
          <li key={`${String(client_id)} ${client_email}`}>
            <b>{client_name}</b>
            <span>{client_email}</span>
            <small>{failure_reason}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

interface MailingNoticeProps {
  mailing: Pick<ClientMailing, 'id' | 'subject'>;
  onOpen: (id: number) => void;
  onHide: (id: number) => void;
}

/** Above the directory: that a mailing is still going out, or that it did not reach everybody. */
export function MailingNotice({ mailing: { id, subject }, onOpen, onHide }: MailingNoticeProps) {
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
          {t(isSending ? 'clientMail.notice.sending' : 'clientMail.notice.failed', values)}
        </span>
        <Button size="small" variant="outlined" onClick={() => onOpen(id)}>
          {t('clientMail.notice.open')}
        </Button>
        {!isSending && (
          <Button size="small" onClick={() => onHide(id)}>
            {t('clientMail.notice.hide')}
          </Button>
        )}
      </span>
    </Note>
  );
}
