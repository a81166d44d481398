import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { saveFile } from '../../../kit/save-file';
import { pdfOf, type InvoicePreview } from './invoice-queries';
import styles from './invoices.module.css';

interface PdfPreviewProps {
  title: string;
  /** What is said while there is nothing to show. */
  none: string;
  preview: InvoicePreview | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/** An invoice as its paper will be. The one before stays in view while another is made. */
export function PdfPreview({ title, none, preview, error, isFetching, onRetry }: PdfPreviewProps) {
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
      ) : (
        !isFetching && <p className={styles['nothing']}>{none}</p>
      )}
      {isFetching && (
        <span className={styles['making']} role="status" aria-label={t('invoices.previewRunning')}>
          <CircularProgress size={24} aria-hidden />
        </span>
      )}
    </div>
  );
}

function Paper({ preview, title }: { preview: InvoicePreview; title: string }) {
  const t = useT();
  const [shown, setShown] = useState<{ file: Blob; address: string } | null>(null);
  useEffect(() => {
    const file = pdfOf(preview);
    const address = URL.createObjectURL(file);
    setShown({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [preview]);
  if (!shown) return null;
  const name = `${preview.invoice_number.replaceAll('/', '-')}.pdf`;
  const download = (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon of={Download} size={14} />}
      onClick={() => saveFile(name, shown.file)}
    >
      {t('invoices.download')}
    </Button>
  );
  if (!navigator.pdfViewerEnabled)
    return (
      <div className={styles['nothing']}>
        <Icon of={FileText} size={24} />
        <strong>{preview.invoice_number}</strong>
        <span>{t('invoices.noViewer')}</span>
        {download}
      </div>
    );
  return (
    <>
      <iframe
        className={styles['pdf']}
        src={`${shown.address}#toolbar=0&navpanes=0&view=FitH`}
        title={title}
      />
      <span className={styles['under']}>
        <span className="num">{preview.invoice_number}</span>
        {download}
      </span>
    </>
  );
}
