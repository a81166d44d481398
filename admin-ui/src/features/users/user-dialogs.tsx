import { type UserDialog, userResource, type User } from './user';
import { useDelete, useRefresh, useCreate } from 'react-admin';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import { PasswordChoice, usePasswordWay } from '../account/password-choice';
import { FormDialog } from '../../kit/form/form-dialog';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import styles from './user-management.module.css';
import Checkbox from '@mui/material/Checkbox';
import { problemOf } from '../../kit/api/use-describe-failure';
import { Cell, FieldGrid } from '../../kit/form/field-grid';
import { FormText } from '../../kit/form/form-text';
import { useLocale } from '../../kit/i18n/locale-provider';
import { isMailbox } from '../../kit/format/mailbox';

/** Mails a user a link to set their password, or sets it; wherever they are signed in, they have to sign in again. */
function SetPassword({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { id, name } = user;
  const [way, setWay] = usePasswordWay();
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

interface AddValues {
  name: string;
  email: string;
  password: string;
  company_name: string;
  email_name: string;
}

const nothing: AddValues = { name: '', email: '', password: '', company_name: '', email_name: '' };

/** What the API finds taken, by the field to mend. */
const fieldOfConflict: Partial<Record<string, keyof AddValues>> = {
  email_taken: 'email',
  company_name_taken: 'company_name',
  email_name_taken: 'email_name',
};

/** A new user with a company of their own, perhaps an administrator. */
function AddUser({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const { locale } = useLocale();
  const [create] = useCreate<User>();
  const [isAdmin, setAdmin] = useState(false);
  const [way, setWay] = usePasswordWay();
  const { form, submit } = useSchemaForm<AddValues>({
    schema: ({ registrationSchema }) => registrationSchema,
    values: nothing,
    say: ({ field, code }) =>
      field === 'email_name' && code === 'invalid_format' ? t('landing.fault.emailName') : undefined,
    // Without a password of ours the person sets their own: the schema's fault of it does not count.
    ...(way === 'link' && { only: ['name', 'email', 'company_name', 'email_name'] as const }),
    rules: ({ email_name }) =>
      email_name && !isMailbox(email_name) ? { email_name: t('landing.fault.sendingAddress') } : {},
    onSubmit: async (body) => {
      const data = {
        ...(body as object),
        password: way === 'link' ? null : form.getValues('password'),
        default_language: locale,
      };
      const user = (await create(
        userResource,
        { data },
        { returnPromise: true, onSuccess: () => undefined, onError: () => undefined },
      )) as User;
      if (isAdmin) await promote(user);
      else toast.success(t('users.add.done', { name: user.name }));
      refresh();
      onClose();
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      const field = problem && fieldOfConflict[problem.code];
      if (field) form.setError(field, { type: problem.code, message: problem.detail }, { shouldFocus: true });
      else toast.failure(t('users.add.failed'), error);
    },
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty, onClose);

  /** The user exists by now: that the flag failed is told, and can be mended in the list. */
  async function promote({ id, name }: User): Promise<void> {
    try {
      await api.put('/users/{id}', { params: { path: { id } }, body: { is_admin: true } });
      toast.success(t('users.add.done', { name }));
    } catch (error) {
      toast.failure(t('users.add.notPromoted', { name }), error);
    }
  }

  return (
    <>
      <FormDialog
        title={t('users.add.title')}
        form={form}
        submit={submit}
        submitLabel={t('users.add.submit')}
        onClose={askToClose}
      >
        <FieldGrid>
          <Cell span={6}>
            <FormText name="name" label={t('users.field.name')} required autoFocus maxLength={200} />
          </Cell>
          <Cell span={3}>
            <FormText name="email" label={t('users.field.email')} required type="email" inputMode="email" />
          </Cell>
          <Cell span={3}>
            <FormText name="company_name" label={t('users.field.companyName')} required maxLength={200} />
          </Cell>
          <Cell span={6}>
            <FormText
              name="email_name"
              label={t('users.field.emailName')}
              required
              maxLength={64}
              hint={t('users.field.emailNameHint')}
            />
          </Cell>
        </FieldGrid>
        <PasswordChoice
          way={way}
          onChange={setWay}
          name="password"
          label={t('users.field.password')}
          hint={t('users.field.passwordHint')}
        />
        <label className={styles['check']}>
          <Checkbox checked={isAdmin} onChange={(event) => setAdmin(event.target.checked)} />
          <span>
            {t('users.role.administrator')}
            <small>{t('users.add.administratorHint')}</small>
          </span>
        </label>
      </FormDialog>
      {question}
    </>
  );
}
