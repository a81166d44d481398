import { newPasswordInputSchema } from '@frakto/sdk/forms';
import { useState } from 'react';
import { PasswordChoice, type PasswordWay } from '../account/password-choice';
import { api } from '../api/client';
import { useToast } from '../components/use-toast';
import { FormDialog } from '../form/form-dialog';
import { useCloseGuard } from '../form/use-close-guard';
import { useSchemaForm } from '../form/use-schema-form';
import { useT } from '../i18n/use-t';
import styles from './user-management.module.css';
import type { User } from './user-resource';

/** Mails a user a link to set their password, or sets it; wherever they are signed in, they have to sign in again. */
export function SetPassword({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { id, name } = user;
  const [way, setWay] = useState<PasswordWay>('link');
  const { form, submit } = useSchemaForm<{ new_password: string }>({
    schema: newPasswordInputSchema,
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
