import { newPasswordInputSchema } from '@frakto/sdk/forms';
import { api } from '../api/client';
import { useToast } from '../components/use-toast';
import { FormDialog } from '../form/form-dialog';
import { useCloseGuard } from '../form/use-close-guard';
import { useSchemaForm } from '../form/use-schema-form';
import { useT } from '../i18n/use-t';
import { PasswordField } from '../landing/password-field';
import styles from './user-management.module.css';
import type { User } from './user-resource';

/** Sets a user's password; wherever they are signed in, they have to sign in again. */
export function SetPassword({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { id, name } = user;
  const { form, submit } = useSchemaForm<{ new_password: string }>({
    schema: newPasswordInputSchema,
    values: { new_password: '' },
    onSubmit: async () => {
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
        submitLabel={t('users.password.submit')}
        onClose={askToClose}
      >
        <p className={styles['hint']}>{t('users.password.text')}</p>
        <PasswordField
          name="new_password"
          label={t('users.password.field')}
          required
          autoFocus
          autoComplete="new-password"
          hint={t('users.field.passwordHint')}
        />
      </FormDialog>
      {question}
    </>
  );
}
