import { api } from '../../../kit/api/client';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { useOrderMutation } from '../queries/use-order-mutation';
import type { OrderDocument } from './document-groups';

/** Asks before a file goes, naming it. */
export function DeleteDocumentDialog({
  document,
  onClose,
}: {
  document: OrderDocument;
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const name = document.original_filename;
  const remove = useOrderMutation({
    run: () => api.delete('/documents/{id}', { params: { path: { id: document.id } } }),
    failed: t('documents.delete.failed'),
    done: () => toast.success(t('documents.delete.done', { name })),
  });
  return (
    <ConfirmDialog
      open
      title={t('documents.delete.title', { name })}
      confirmLabel={t('documents.delete.submit')}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t(document.document_type === 'POD' ? 'documents.delete.textPod' : 'documents.delete.text')}</p>
    </ConfirmDialog>
  );
}
