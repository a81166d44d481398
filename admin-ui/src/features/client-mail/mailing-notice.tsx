import Button from '@mui/material/Button';
import type { ClientMailing } from '../../kit/api/types';
import { Note } from '../../kit/components/note';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { useMailingProgress } from './use-mailing';
import styles from './client-mail.module.css';

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
