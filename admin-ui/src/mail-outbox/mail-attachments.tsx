import Paperclip from 'lucide-react/icons/paperclip';
import type { OutboxMailDetails } from '../api/types';
import { Icon } from '../components/icon';
import { Tag } from '../components/tag';
import { fileSize } from '../format/file-size';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import styles from './mail-detail.module.css';

/** The files that a mail carries, by their names; and why one is missing. */
export function MailAttachments({ attachments }: Pick<OutboxMailDetails, 'attachments'>) {
  const t = useT();
  const format = useFormat();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles['attachments']} aria-label={t('mail.attachments')}>
      {attachments.map(({ filename, size, failure }) => (
        <li key={filename}>
          <Icon of={Paperclip} size={14} />
          <span>{filename}</span>
          {size !== null && <span className="num">{fileSize(size, format)}</span>}
          {size === null && failure === null && <span>{t('mail.attachmentLater')}</span>}
          {failure !== null && <Tag tone="warn">{t('mail.attachmentMissing', { reason: failure })}</Tag>}
        </li>
      ))}
    </ul>
  );
}
