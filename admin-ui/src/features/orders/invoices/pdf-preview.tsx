import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { saveFile } from '../../../kit/save-file';
import { PdfView } from '../documents/pdf/pdf-view';
import { pdfOf, type InvoicePreview } from './invoice-queries';
import styles from './invoices.module.css';

interface PdfPreviewProps {
  title: string;
  /** What is said while there is nothing to show. */
  none: string;
  /** What stands there until there is something to show: the paper as it was issued. */
  former?: { file: Blob; title: string } | undefined;
  preview: InvoicePreview | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/** An invoice as its paper will be. The one before stays in view while another is made. */
export function PdfPreview({ title, none, former, preview, error, isFetching, onRetry }: PdfPreviewProps) {
  const t = useT();
  if (error)
    return (
      <div className={styles['paper']}>
        <ErrorState error={error} title={t('invoices.previewFailed')} onRetry={onRetry} />
      </div>
    );
  return (
    <div className={styles['paper']} aria-busy={isFetching}>
      {preview ? (
        <Paper preview={preview} title={title} />
      ) : former ? (
        <div className={styles['former']}>
          <p>{none}</p>
          <PdfView file={former.file} title={former.title} />
        </div>
      ) : (
        !isFetching && <p className={styles['nothing']}>{none}</p>
      )}
      {isFetching && (
        <span className={styles['making']} role="status">
          <CircularProgress size={24} aria-hidden />
          {t('invoices.previewRunning')}
        </span>
      )}
    </div>
  );
}

function Paper({ preview, title }: { preview: InvoicePreview; title: string }) {
  const t = useT();
  const file = useMemo(() => pdfOf(preview), [preview]);
  const name = `${preview.invoice_number.replaceAll('/', '-')}.pdf`;
  return (
    <PdfView file={file} title={`${title}: ${preview.invoice_number}`}>
      <IconButton size="small" aria-label={t('invoices.download')} onClick={() => saveFile(name, file)}>
        <Icon of={Download} />
      </IconButton>
    </PdfView>
  );
}
