import Button from '@mui/material/Button';
import Upload from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { OrderDocument } from './document-groups';
import { useDocuments } from './use-documents';
import type { UploadTarget } from './upload-target';

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
      {label ?? t('documents.add')}
    </Button>
  );
}
