import Upload from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import { Icon } from '../../components/icon';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { fileSize } from '../../format/file-size';
import { useFileRules } from './use-documents';
import styles from './upload.module.css';

interface UploadZoneProps {
  /** Somebody wanted to send and has chosen nothing. */
  lacksFile: boolean;
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Takes files: dropped, or chosen with the browser's own dialog. */
export function UploadZone({ lacksFile, disabled, onChoose }: UploadZoneProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { data: rules } = useFileRules();
  const limits = rules
    ? t('documents.upload.limits', {
        extensions: rules.extensions.join(', '),
        limit: fileSize(rules.max_bytes, format),
      })
    : ' ';
  return (
    <div>
      <label
        className={styles['zone']}
        data-over={isOver}
        data-bad={lacksFile}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!disabled) onChoose([...event.dataTransfer.files]);
        }}
      >
        <input
          type="file"
          multiple
          className="visually-hidden"
          accept={rules?.extensions.map((one) => `.${one}`).join(',')}
          aria-label={t('documents.upload.choose')}
          aria-describedby={lacksFile ? `${id}-limits ${id}-fault` : `${id}-limits`}
          aria-invalid={lacksFile}
          disabled={disabled}
          autoFocus
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            // The same file may come again, mended.
            target.value = '';
          }}
        />
        <Icon of={Upload} size={24} />
        <strong>{t('documents.upload.drop')}</strong>
        <span id={`${id}-limits`}>{limits}</span>
      </label>
      {lacksFile && (
        <p id={`${id}-fault`} role="alert" className={styles['fault']}>
          {t('documents.upload.required')}
        </p>
      )}
    </div>
  );
}
