import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileIcon from 'lucide-react/icons/file';
import X from 'lucide-react/icons/x';
import { Icon } from '../../components/icon';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { fileSize } from '../../format/file-size';
import type { ChosenFile } from './use-uploads';
import styles from './upload.module.css';

interface ChosenFilesProps {
  files: readonly ChosenFile[];
  isSending: boolean;
  onRemove: (key: number) => void;
}

/** The files that were chosen, each with how far it came and what is wrong with it. */
export function ChosenFiles({ files, isSending, onRemove }: ChosenFilesProps) {
  const t = useT();
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <ul className={styles['files']} aria-label={t('documents.upload.chosen')}>
      {files.map(({ key, file, state, fault }) => (
        <li key={key} data-state={state}>
          <State state={state} />
          <div>
            <span className={styles['name']}>{file.name}</span>
            <span className={`num ${styles['size']}`}>{fileSize(file.size, format)}</span>
            {fault && (
              <p role="alert" className={styles['fault']}>
                {fault}
              </p>
            )}
          </div>
          {state !== 'sent' && (
            <IconButton
              size="small"
              aria-label={t('documents.upload.remove', { name: file.name })}
              disabled={isSending}
              onClick={() => onRemove(key)}
            >
              <Icon of={X} size={14} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function State({ state }: Pick<ChosenFile, 'state'>) {
  const t = useT();
  if (state === 'sending') return <CircularProgress size={16} aria-label={t('documents.upload.sending')} />;
  if (state === 'sent') return <Icon of={CircleCheck} label={t('documents.upload.sent')} />;
  return <Icon of={state === 'failed' ? CircleAlert : FileIcon} />;
}
