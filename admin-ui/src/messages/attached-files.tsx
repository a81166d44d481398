import IconButton from '@mui/material/IconButton';
import Download from 'lucide-react/icons/download';
import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import { api } from '../api/client';
import type { Message } from '../api/types';
import { Icon } from '../components/icon';
import { useToast } from '../components/use-toast';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { saveFile } from '../imports/save-file';
import { fileSize } from '../format/file-size';
import styles from './message.module.css';

type AttachedFile = Message['attachments'][number];

/** What came with a message; what is not kept is named. */
export function AttachedFiles({ message }: { message: Pick<Message, 'id' | 'attachments'> }) {
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
  const toast = useToast();
  const [isRunning, setRunning] = useState(false);
  async function download(): Promise<void> {
    setRunning(true);
    try {
      const path = { id: messageId, attachmentId: id };
      const { content } = await api.download('/messages/{id}/attachments/{attachmentId}', {
        params: { path },
      });
      saveFile(filename, content);
      toast.success(t('messages.attachments.downloaded', { name: filename }));
    } catch (error) {
      toast.failure(t('messages.attachments.failed'), error, { retry: () => void download() });
    } finally {
      setRunning(false);
    }
  }
  return {
    isRunning,
    download: () => {
      if (!isRunning) void download();
    },
  };
}
