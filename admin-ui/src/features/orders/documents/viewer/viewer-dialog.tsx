import { wayOf } from '../../../../kit/format/way';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import useMediaQuery from '@mui/material/useMediaQuery';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState } from 'react';
import { DateTime } from '../../../../kit/components/date-time';
import { ErrorState } from '../../../../kit/components/error-state';
import { Icon } from '../../../../kit/components/icon';
import { LabelledValue, LabelledValues } from '../../../../kit/components/labelled-value';
import { Money } from '../../../../kit/components/money';
import { fileSize } from '../../../../kit/format/file-size';
import { useFormat } from '../../../../kit/format/use-format';
import { useT } from '../../../../kit/i18n/use-t';
import { findRoute, useOrder } from '../../order-context';
import { useQuoteName } from '../../use-order-format';
import { typeNames, type DocumentType, type OrderDocument, type ReceivedDocument } from '../document-groups';
import { PdfView } from '../pdf/pdf-view';
import { PdfWait } from '../pdf/pdf-wait';
import { ReceivedForm } from '../received/received-form';
import { readDocument, readReceived, useDocuments, useReceived, useSaving } from '../use-documents';
import styles from './viewer.module.css';

/** A file to look at: one that is filed, or one that waits. */
interface Viewed {
  key: string;
  name: string;
  type: DocumentType;
  routeId: number | null;
  mimeType: string;
  /** In bytes; 0 for one that is made when it is first opened. */
  size: number;
  at: string;
  by: string | null;
  canPreview: boolean;
  read: (signal?: AbortSignal) => Promise<Blob>;
  received: ReceivedDocument | null;
}

const filed = (document: OrderDocument): Viewed => ({
  key: `document-${document.id}`,
  name: document.original_filename,
  type: document.document_type,
  routeId: document.order_routes_id,
  mimeType: document.mime_type,
  size: document.file_size,
  at: document.upload_date,
  by: document.uploaded_by,
  canPreview: document.can_preview,
  read: (signal) => readDocument(document, signal),
  received: null,
});

const waiting = (received: ReceivedDocument): Viewed => ({
  key: `received-${received.id}`,
  name: received.original_filename,
  type: received.document_type,
  routeId: received.order_routes_id,
  mimeType: received.mime_type,
  size: received.file_size,
  at: received.received_at,
  by: received.sender,
  canPreview: received.can_preview,
  read: (signal) => readReceived(received, signal),
  received,
});

interface ViewerDialogProps {
  first: OrderDocument | ReceivedDocument;
  onClose: () => void;
}

/** Looks at the files of an order, one after another, beside what the order says. */
export function ViewerDialog({ first, onClose }: ViewerDialogProps) {
  const t = useT();
  const id = useId();
  const wide = useMediaQuery('(min-width: 1024px)');
  const { order } = useOrder();
  const { data: documents } = useDocuments(order.id);
  const { data: received } = useReceived(order.id);
  const opened = 'source' in first ? waiting(first) : filed(first);
  const [key, setKey] = useState(opened.key);
  const files = [...(received?.items ?? []).map(waiting), ...(documents?.items ?? []).map(filed)];
  const at = files.findIndex((file) => file.key === key);
  const file = files[at] ?? opened;
  const move = (by: 1 | -1) => {
    const next = files[at + by];
    if (at >= 0 && next) setKey(next.key);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={!wide}
      aria-labelledby={id}
      onKeyDown={({ key: pressed, target, ctrlKey, metaKey, altKey }) => {
        const isTyping = (target as Element).closest('input, select, textarea') !== null;
        if (isTyping || ctrlKey || metaKey || altKey) return;
        if (pressed === 'ArrowLeft') move(-1);
        if (pressed === 'ArrowRight') move(1);
      }}
      slotProps={{
        paper: {
          sx: wide ? { maxWidth: 1320, width: 'calc(100% - 64px)', height: 'calc(100% - 64px)' } : {},
        },
      }}
    >
      <header className={styles['head']}>
        <h2 id={id} title={file.name}>
          {file.name}
        </h2>
        {files.length > 1 && at >= 0 && (
          <span className={styles['turn']} title={t('documents.viewer.keys')}>
            <IconButton
              size="small"
              aria-label={t('documents.viewer.previous')}
              disabled={at === 0}
              onClick={() => move(-1)}
            >
              <Icon of={ChevronLeft} />
            </IconButton>
            <span className="num" aria-live="polite">
              {t('documents.viewer.place', { at: at + 1, count: files.length })}
            </span>
            <IconButton
              size="small"
              aria-label={t('documents.viewer.next')}
              disabled={at === files.length - 1}
              onClick={() => move(1)}
            >
              <Icon of={ChevronRight} />
            </IconButton>
          </span>
        )}
        <SaveButton key={file.key} file={file} />
        <IconButton size="small" aria-label={t('common.action.close')} onClick={onClose} autoFocus>
          <Icon of={X} />
        </IconButton>
      </header>
      {/* On a phone it scrolls, also by the keys. */}
      <div className={styles['body']} role="group" aria-label={file.name} tabIndex={0}>
        <div className={styles['file']}>
          {file.canPreview ? <Preview key={file.key} file={file} /> : <NoPreview />}
        </div>
        <Side
          file={file}
          onFiled={() => {
            const next = files[at + 1] ?? files[at - 1];
            if (next) setKey(next.key);
            else onClose();
          }}
        />
      </div>
    </Dialog>
  );
}

function SaveButton({ file }: { file: Viewed }) {
  const t = useT();
  const { isRunning, download } = useSaving(file.name, () => file.read());
  return (
    <Button
      size="small"
      variant="outlined"
      className={styles['save'] ?? ''}
      aria-busy={isRunning}
      startIcon={<Icon of={Download} size={14} />}
      onClick={download}
    >
      {t('documents.download')}
    </Button>
  );
}

function NoPreview() {
  const t = useT();
  return (
    <div className={styles['none']}>
      <Icon of={FileQuestion} size={24} />
      <strong>{t('documents.noPreview')}</strong>
      <span>{t('documents.noPreviewText')}</span>
    </div>
  );
}

function Preview({ file }: { file: Viewed }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['document-content', file.key],
    queryFn: ({ signal }) => file.read(signal),
    staleTime: Infinity,
    // Files may be large: they are not kept once nobody looks.
    gcTime: 0,
  });
  if (error)
    return <ErrorState error={error} title={t('documents.previewFailed')} onRetry={() => void refetch()} />;
  if (!data) return <PdfWait />;
  const title = t('documents.previewOf', { name: file.name });
  return file.mimeType === 'application/pdf' ? (
    <PdfView file={data} title={title} />
  ) : (
    <Picture file={data} title={title} />
  );
}

function Picture({ file, title }: { file: Blob; title: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <div className={styles['picture']}>{address && <img src={address} alt={title} />}</div>;
}

interface SideProps {
  file: Viewed;
  onFiled: () => void;
}

/** What the file is, and what the order says of it. */
function Side({ file, onFiled }: SideProps) {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const nameOf = useQuoteName();
  const route =
    file.routeId === null
      ? order.routes.length === 1
        ? order.routes[0]
        : undefined
      : findRoute(order, file.routeId);
  const quote = route?.chosen_offer;
  const plates = route && [route.truck_plates, route.trailer_plates].filter(Boolean).join(' / ');
  return (
    <aside className={styles['side']} aria-label={t('documents.viewer.data')}>
      {file.received && (
        <section className={styles['decide']}>
          <h3>{t('documents.received.title')}</h3>
          <ReceivedForm key={file.key} received={file.received} onDone={onFiled} />
        </section>
      )}
      <section>
        <h3>{t('documents.viewer.file')}</h3>
        <LabelledValues>
          {!file.received && (
            <LabelledValue label={t('documents.kind')}>{t(typeNames[file.type])}</LabelledValue>
          )}
          <LabelledValue label={t('documents.added')}>
            <DateTime value={file.at} />
            {file.by && `, ${file.by}`}
          </LabelledValue>
          {file.size > 0 && (
            <LabelledValue label={t('documents.size')}>
              <span className="num">{fileSize(file.size, format)}</span>
            </LabelledValue>
          )}
        </LabelledValues>
      </section>
      <section>
        <h3>{t('documents.viewer.data')}</h3>
        <LabelledValues>
          <LabelledValue label={t('documents.viewer.client')}>{order.client_name}</LabelledValue>
          <LabelledValue label={t('documents.viewer.route')}>{wayOf(route ?? order)}</LabelledValue>
          {quote && <LabelledValue label={t('documents.viewer.carrier')}>{nameOf(quote)}</LabelledValue>}
          {quote && (
            <LabelledValue label={t('documents.viewer.agreed')}>
              <Money amount={quote.price} currency={quote.currency} />
            </LabelledValue>
          )}
          {plates && <LabelledValue label={t('documents.viewer.vehicle')}>{plates}</LabelledValue>}
          <LabelledValue label={t('documents.viewer.pickup')}>
            <DateTime value={quote?.pickup_date ?? route?.pickup_date ?? order.pickup_date} />
          </LabelledValue>
          <LabelledValue label={t('documents.viewer.delivery')}>
            <DateTime value={quote?.delivery_date ?? route?.delivery_date ?? order.delivery_date} />
          </LabelledValue>
          <LabelledValue label={t('documents.viewer.cargo')}>
            {[order.cargo_type, format.weight(order.weight)].filter(Boolean).join(', ')}
          </LabelledValue>
        </LabelledValues>
      </section>
    </aside>
  );
}
