import { AccessQuestion } from './access-question';
import { AddUser } from './add-user';
import { DeleteUser } from './delete-user';
import { SetPassword } from './set-password';
import type { UserDialog } from './user-dialog';

interface UserDialogsProps {
  dialog: NonNullable<UserDialog>;
  onClose: () => void;
}

/** What opens over the list of users; its code comes with the first. */
export function UserDialogs({ dialog, onClose }: UserDialogsProps) {
  if (dialog.kind === 'add') return <AddUser onClose={onClose} />;
  const { kind, user } = dialog;
  if (kind === 'password') return <SetPassword user={user} onClose={onClose} />;
  if (kind === 'delete') return <DeleteUser user={user} onClose={onClose} />;
  const what = kind === 'sessions' ? 'sessions' : 'secondFactor';
  return <AccessQuestion what={what} user={user} onClose={onClose} />;
}
