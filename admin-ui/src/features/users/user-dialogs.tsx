import { AddUser } from './add-user';
import type { UserDialog } from './user-dialog';
import { useDelete, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import { userResource, type User } from './user-resource';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import { PasswordChoice, type PasswordWay } from '../account/password-choice';
import { FormDialog } from '../../kit/form/form-dialog';
import { useCloseGuard } from '../../kit/form/use-close-guard';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import styles from './user-management.module.css';

/** Mails a user a link to set their password, or sets it; wherever they are signed in, they have to sign in again. */
function SetPassword({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { id, name } = user;
  const [way, setWay] = useState<PasswordWay>('link');
  const { form, submit } = useSchemaForm<{ new_password: string }>({
    schema: ({ newPasswordInputSchema }) => newPasswordInputSchema,
    values: { new_password: '' },
    only: way === 'link' ? [] : ['new_password'],
    onSubmit: async () => {
      if (way === 'link') {
        await api.post('/users/{id}/password-link', { params: { path: { id } } });
        toast.success(t('users.password.mailed', { name }));
        onClose();
        return;
      }
      // As it was typed: blanks around a password belong to it.
      const new_password = form.getValues('new_password');
      await api.put('/users/{id}/password', { params: { path: { id } }, body: { new_password } });
      toast.success(t('users.password.done', { name }));
      onClose();
    },
    onFailure: (error) => toast.failure(t('users.password.failed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty, onClose);
  return (
    <>
      <FormDialog
        title={t('users.password.title', { name })}
        form={form}
        submit={submit}
        submitLabel={t(way === 'link' ? 'account.forgot.submit' : 'users.password.submit')}
        onClose={askToClose}
      >
        <PasswordChoice
          way={way}
          onChange={setWay}
          name="new_password"
          label={t('users.password.field')}
          hint={t('users.field.passwordHint')}
        />
        <p className={styles['hint']}>
          {t(way === 'link' ? 'users.password.linkText' : 'users.password.text')}
        </p>
      </FormDialog>
      {question}
    </>
  );
}

/** What an administrator takes from a user: all sessions, or the second factor of somebody who has lost it. */
const calls = {
  sessions: (id: number) => api.delete('/users/{id}/sessions', { params: { path: { id } } }),
  secondFactor: (id: number) => api.delete('/users/{id}/second-factor', { params: { path: { id } } }),
};

interface AccessQuestionProps {
  what: keyof typeof calls;
  user: User;
  onClose: () => void;
}

/** Asks before it is taken: whoever asks for that may be somebody else. */
function AccessQuestion({ what, user: { id, name }, onClose }: AccessQuestionProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      await calls[what](id);
      toast.success(t(`users.${what}.done`, { name }));
      refresh();
    } catch (error) {
      toast.failure(t(`users.${what}.failed`), error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      destructive
      busy={busy}
      title={t(`users.${what}.title`, { name })}
      confirmLabel={t(`users.${what}.submit`)}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      {t(`users.${what}.text`)}
    </ConfirmDialog>
  );
}

/** Asks before a user is deleted, and names what goes with them. */
function DeleteUser({ user, onClose }: { user: User; onClose: () => void }) {
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
