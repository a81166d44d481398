import CircularProgress from '@mui/material/CircularProgress';
import { useT } from '../../../../kit/i18n/use-t';
import styles from './pdf.module.css';

/** In place of a file that is being read. */
export function PdfWait() {
  const t = useT();
  return (
    <div className={styles['wait']} role="status" aria-label={t('documents.pdf.loading')}>
      <CircularProgress size={28} aria-hidden />
    </div>
  );
}
