import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useEffect, useId, useState } from 'react';
import { DateTime } from '../../../kit/components/date-time';
import { DialogHeading } from '../../../kit/components/dialog-heading';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { typeLabels, type OrderDocument } from './document-groups';
import { fileSize } from '../../../kit/format/file-size';
import { readDocument, useDownload } from './use-documents';
import styles from './documents.module.css';

/** A file to look at: what it is, and its content where a browser can show that. */
export function PreviewDialog({ document, onClose }: { document: OrderDocument; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const format = useFormat();
  const phone = useMediaQuery('(max-width: 599px)');
  const { isRunning, download } = useDownload(document);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      aria-labelledby={id}
      slotProps={{ paper: { sx: phone ? { m: 0, borderRadius: 0 } : { maxWidth: 960, width: '100%' } } }}
    >
      <DialogHeading id={id} onClose={onClose}>
        {document.original_filename}
      </DialogHeading>
      <DialogContent className={styles['preview']}>
        <p className={styles['facts']}>
          <span>{t(typeLabels[document.document_type])}</span>
          {document.route_info && <span>{document.route_info.description}</span>}
          {document.file_size > 0 && <span className="num">{fileSize(document.file_size, format)}</span>}
          <span>{document.mime_type}</span>
          <DateTime value={document.upload_date} />
        </p>
        {canShow(document) ? <Preview document={document} /> : <NoPreview />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.action.close')}</Button>
        <Button
          variant="contained"
          aria-busy={isRunning}
          startIcon={<Icon of={Download} size={14} />}
          onClick={download}
          autoFocus
        >
          {t('documents.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Browsers of many phones show pictures, but no PDFs within a page. */
function canShow({ can_preview, mime_type }: OrderDocument): boolean {
  return can_preview && (mime_type !== 'application/pdf' || navigator.pdfViewerEnabled);
}

function NoPreview() {
  const t = useT();
  return (
    <div className={styles['noPreview']}>
      <Icon of={FileQuestion} size={24} />
      <strong>{t('documents.noPreview')}</strong>
      <span>{t('documents.noPreviewText')}</span>
    </div>
  );
}

function Preview({ document }: { document: OrderDocument }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['document-content', document.id],
    queryFn: ({ signal }) => readDocument(document, signal),
    staleTime: Infinity,
    // Files may be large: they are not kept once nobody looks.
    gcTime: 0,
  });
  const address = useAddressOf(data);
  if (error)
    return <ErrorState error={error} title={t('documents.previewFailed')} onRetry={() => void refetch()} />;
  if (address === null)
    return (
      <div className={styles['noPreview']} role="status" aria-label={t('common.state.loading')}>
        <CircularProgress size={28} aria-hidden />
      </div>
    );
  const name = t('documents.previewOf', { name: document.original_filename });
  return document.mime_type === 'application/pdf' ? (
    <iframe className={styles['pdf']} src={address} title={name} />
  ) : (
    <img className={styles['image']} src={address} alt={name} />
  );
}

/** An address of a content in this window; it goes with the component. */
function useAddressOf(content: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!content) return undefined;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
