import { useDelete } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { userResource, type User } from './user-resource';

/** Asks before a user is deleted, and names what goes with them. */
export function DeleteUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const [remove, { isPending }] = useDelete<User>();
  const { name } = user;
  const confirm = () =>
    void remove(
      userResource,
      { id: user.id, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          toast.success(t('users.delete.done', { name }));
          onClose();
        },
        onError: (error: unknown) => {
          toast.failure(t('users.delete.failed', { name }), error);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      destructive
      busy={isPending}
      title={t('users.delete.title', { name })}
      confirmLabel={t('users.delete.submit')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('users.delete.text', { email: user.email })}
    </ConfirmDialog>
  );
}
