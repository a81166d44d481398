import { wayOf } from '../../../kit/format/way';
import FileCheck from 'lucide-react/icons/file-check';
import FileIcon from 'lucide-react/icons/file';
import Receipt from 'lucide-react/icons/receipt-text';
import { DateTime } from '../../../kit/components/date-time';
import { Icon } from '../../../kit/components/icon';
import { Tag } from '../../../kit/components/tag';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import {
  typeLabels,
  type DocumentType,
  type OrderDocument,
  type ReceivedDocument,
  type UploadTarget,
  typeOfGroup,
  type DocumentGroup,
} from './document-groups';
import { fileSize } from '../../../kit/format/file-size';
import { DeleteButton, DownloadButton } from './file-buttons';
import { useDocuments, useReceived } from './use-documents';
import styles from './documents.module.css';
import Button from '@mui/material/Button';
import Eye from 'lucide-react/icons/eye';
import Upload from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../kit/components/error-state';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { EmptyState } from '../../../kit/components/empty-state';
import type { Route } from '../queries/types';

const icons = { SUBCONTRACTOR_INVOICE: Receipt, ISSUED_INVOICE: Receipt, POD: FileCheck, OTHER: FileIcon };

interface DocumentListProps {
  label: string;
  documents: readonly OrderDocument[];
  /** Tells of each what it is, where several kinds stand together. */
  showsType?: boolean;
}

/** Files, each opened by its name. */
export function DocumentList({ label, documents, showsType = false }: DocumentListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} showsType={showsType} />
      ))}
    </ul>
  );
}

function DocumentRow({ document, showsType }: { document: OrderDocument; showsType: boolean }) {
  const t = useT();
  const format = useFormat();
  const { openDialog } = useOrder();
  const { original_filename: name, document_type: type } = document;
  return (
    <li className={styles['row']}>
      <span className={styles['glyph']} data-type={type satisfies DocumentType}>
        <Icon of={icons[type]} />
      </span>
      <div className={styles['what']}>
        <button
          type="button"
          className={styles['name']}
          aria-haspopup="dialog"
          onClick={() => openDialog({ kind: 'preview-document', document })}
        >
          {name}
        </button>
        <p className={styles['meta']}>
          {showsType && <Tag>{t(typeLabels[type])}</Tag>}
          {document.file_size > 0 && <span className="num">{fileSize(document.file_size, format)}</span>}
          <DateTime value={document.upload_date} />
          {document.uploaded_by && <span>{document.uploaded_by}</span>}
        </p>
      </div>
      <span className={styles['rowActs']}>
        <DeleteButton document={document} />
        <DownloadButton document={document} />
      </span>
    </li>
  );
}

interface DocumentsPartProps {
  children: (documents: readonly OrderDocument[]) => ReactNode;
}

/** What is made of the order's files, once they are there. */
export function DocumentsPart({ children }: DocumentsPartProps) {
  const t = useT();
  const { order } = useOrder();
  const { data, error, refetch } = useDocuments(order.id);
  if (data) return children(data.items);
  if (error) return <ErrorState error={error} title={t('documents.failed')} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={3} height={56} />;
}

interface AddDocumentButtonProps {
  target: UploadTarget;
  /** Instead of “Add document”. */
  label?: string;
  /** What a screen reader hears beyond that. */
  name?: string;
  variant?: 'outlined' | 'text' | 'contained';
}

/** Opens the dialog in which files are sent. */
export function AddDocumentButton({ target, label, name, variant = 'outlined' }: AddDocumentButtonProps) {
  const t = useT();
  const { openDialog } = useOrder();
  return (
    <Button
      size="small"
      variant={variant}
      aria-label={name}
      startIcon={<Icon of={Upload} size={14} />}
      onClick={() => openDialog({ kind: 'upload-documents', target })}
    >
      <span className={styles['label']}>{label ?? t('documents.add')}</span>
    </Button>
  );
}

/** The first POD of a route that came and waits to be confirmed; null when there is none, or it is not known yet. */
export function useWaitingPod(routeId: number): ReceivedDocument | null {
  const { order } = useOrder();
  const { data } = useReceived(order.id);
  const isPod = (one: ReceivedDocument) => one.order_routes_id === routeId && one.document_type === 'POD';
  return data?.items.find(isPod) ?? null;
}

interface CheckPodButtonProps {
  /** What waits. */
  received: ReceivedDocument;
  /** Of the route. */
  name: string;
}

/** Opens a POD that came, beside what confirms it. */
export function CheckPodButton({ received, name }: CheckPodButtonProps) {
  const t = useT();
  const { openDialog } = useOrder();
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t('documents.checkPodOf', { route: name })}
      aria-haspopup="dialog"
      startIcon={<Icon of={Eye} size={14} />}
      onClick={() => openDialog({ kind: 'preview-received', received })}
    >
      {t('documents.checkPod')}
    </Button>
  );
}

/** The files of one kind of a route. */
export function RouteDocuments({ route, group }: { route: Route; group: DocumentGroup }) {
  const t = useT();
  const routeName = wayOf(route);
  const type = typeOfGroup[group];
  const waiting = useWaitingPod(route.id);
  const add = (
    <AddDocumentButton
      target={{ routeId: route.id, type }}
      name={t('documents.addOf', { route: routeName })}
    />
  );
  return (
    <DocumentsPart>
      {(all) => {
        const documents = all.filter((one) => one.order_routes_id === route.id && one.document_type === type);
        if (documents.length === 0 && group === 'pod' && waiting)
          return (
            <EmptyState title={t('documents.podWaiting')} text={t('documents.podWaitingText')}>
              <CheckPodButton received={waiting} name={routeName} />
            </EmptyState>
          );
        if (documents.length === 0)
          return (
            <EmptyState
              title={t(`documents.empty.${group}`)}
              text={t(`documents.empty.${group}Text`)}
              picture="tray"
            >
              {add}
            </EmptyState>
          );
        return (
          <>
            <div className={styles['head']}>
              <h3>{t(typeLabels[type])}</h3>
              {add}
            </div>
            <DocumentList label={t(typeLabels[type])} documents={documents} />
          </>
        );
      }}
    </DocumentsPart>
  );
}
