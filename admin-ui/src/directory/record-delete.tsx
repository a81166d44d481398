import { useDelete } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { problemOf } from '../api/use-describe-failure';
import { ConfirmDialog } from '../components/confirm-dialog';
import { showToast } from '../components/toast-store';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import type { DirectoryKind, DirectoryRecord, PlaceValues } from './directory-kind';
import { useRefreshLists } from './use-refresh';

interface RecordDeleteProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  record: Kept;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a record is deleted, and names what goes and what stays. */
export function RecordDelete<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordDeleteProps<Kept, Values>,
) {
  const { kind, record, onClose, onDeleted } = props;
  const { words } = kind;
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshLists();
  const [remove, { isPending }] = useDelete<Kept>();
  const confirm = () =>
    void remove(
      kind.resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          const text = t(`${words}.delete.doneText`);
          refresh(kind.resource);
          toast.success(t(`${words}.delete.done`, { name: record.name }), { text });
          onClose();
          onDeleted();
        },
        onError: (error: unknown) => {
          const title = t(`${words}.delete.failed`);
          if (kind.stillUsed && problemOf(error)?.code === 'still_used') {
            showToast({ kind: 'failure', title, text: t(kind.stillUsed) });
          } else toast.failure(title, error);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      destructive
      busy={isPending}
      title={t(`${words}.delete.title`, { name: record.name })}
      confirmLabel={t(`${words}.delete.submit`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`${words}.delete.text`)}
    </ConfirmDialog>
  );
}
