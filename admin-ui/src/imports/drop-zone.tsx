import Button from '@mui/material/Button';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useId, useState } from 'react';
import { Icon } from '../components/icon';
import { Note } from '../components/note';
import { ThinProgress } from '../components/thin-progress';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import styles from './drop-zone.module.css';
import { maximumMegabytes, type Upload } from './use-upload';

const maximumRows = 50_000;
const taken =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes a file: dropped, or chosen with the browser's own dialog. */
export function DropZone({ send, reading, fault, retry }: Upload) {
  const t = useT();
  const { number } = useFormat();
  const [isOver, setOver] = useState(false);
  const id = useId();
  const limits = t('imports.file.limits', { megabytes: maximumMegabytes, rows: number(maximumRows) });
  return (
    <div className={styles['frame']}>
      <label
        className={styles['zone']}
        data-over={isOver}
        aria-busy={reading !== null}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        {reading !== null && <ThinProgress className={styles['progress']} />}
        <input
          type="file"
          className="visually-hidden"
          accept={taken}
          aria-label={t('imports.file.choose')}
          aria-describedby={fault ? `${id}-limits ${id}-fault` : `${id}-limits`}
          disabled={reading !== null}
          autoFocus
          onChange={({ target }) => {
            send([...(target.files ?? [])]);
            // The same file may come again, mended.
            target.value = '';
          }}
        />
        <Icon of={FileSpreadsheet} size={24} />
        <strong role="status">
          {reading === null ? t('imports.file.drop') : t('imports.file.reading', { name: reading })}
        </strong>
        <span id={`${id}-limits`}>{limits}</span>
      </label>
      {fault && (
        <div id={`${id}-fault`}>
          <Note tone="bad" role="alert">
            <strong>{t('imports.file.failed')}</strong>
            <p>{fault}</p>
            {retry && (
              <Button size="small" variant="outlined" onClick={retry} sx={{ mt: 1 }}>
                {t('common.action.retry')}
              </Button>
            )}
          </Note>
        </div>
      )}
    </div>
  );
}
