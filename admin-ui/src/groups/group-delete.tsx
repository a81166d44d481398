import { useDelete } from 'react-admin';
import type { Group } from '../api/types';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useToast } from '../components/use-toast';
import { useRefreshLists } from '../directory/use-refresh';
import { useT } from '../i18n/use-t';

interface GroupDeleteProps {
  group: Group;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a group is deleted. */
export function GroupDelete({ group, onClose, onDeleted }: GroupDeleteProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshLists();
  const [remove, { isPending }] = useDelete<Group>();
  const { name } = group;
  const confirm = () =>
    void remove(
      'subcontractor-groups',
      { id: group.id, previousData: group },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          toast.success(t('groups.delete.done', { name }));
          refresh('subcontractor-groups');
          onClose();
          onDeleted();
        },
        onError: (error: unknown) => {
          toast.failure(t('groups.delete.failed'), error);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      destructive
      busy={isPending}
      title={t('groups.delete.title', { name })}
      confirmLabel={t('groups.delete.submit')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('groups.delete.text')}
    </ConfirmDialog>
  );
}
