import Paperclip from 'lucide-react/icons/paperclip';
import type { Message } from '../api/types';
import { Icon } from '../components/icon';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { fileSize } from '../orders/documents/file-size';
import styles from './message.module.css';

/** What came with a message, by name. */
export function AttachedFiles({ files }: { files: Message['attachments'] }) {
  const t = useT();
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <section className={styles['files']} aria-labelledby="attached-files">
      <h2 id="attached-files">{t('messages.attachments.title')}</h2>
      <ul>
        {files.map(({ filename, size }, position) => (
          <li key={position}>
            <Icon of={Paperclip} size={14} />
            <span className={styles['filename']}>{filename}</span>
            <span className={`num ${styles['size'] ?? ''}`}>{fileSize(size, format)}</span>
          </li>
        ))}
      </ul>
      <p>{t('messages.attachments.where')}</p>
    </section>
  );
}
