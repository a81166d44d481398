import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import { Note } from '../../kit/components/note';
import { useToast } from '../../kit/components/use-toast';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useT } from '../../kit/i18n/use-t';
import { PasswordField } from '../../kit/form/password-field';
import { Section } from '../../kit/components/section';
import styles from './account.module.css';
import { changeKey, type EmailChange } from './email-section';

const nothing = { current_password: '', new_password: '' };

/** Another password for oneself. */
export function PasswordSection() {
  const t = useT();
  const me = useMe();
  const toast = useToast();
  const client = useQueryClient();
  const { form, submit } = useSchemaForm<typeof nothing>({
    schema: ({ changePasswordInputSchema }) => changePasswordInputSchema,
    values: nothing,
    rules: ({ current_password }) =>
      current_password === '' ? { current_password: t('common.fault.required') } : {},
    onSubmit: async () => {
      // As they were typed: blanks around a password belong to it.
      await api.post('/auth/change-password', { body: form.getValues() });
      form.reset(nothing);
      // It ends a change of the address that waits.
      const email = client.getQueryData<EmailChange>(changeKey)?.pending?.new_email;
      toast.success(
        email ? t('ownAccount.password.doneCancelled', { email }) : t('ownAccount.password.done'),
      );
      await client.invalidateQueries({ queryKey: changeKey });
    },
    onFailure: (error) => toast.failure(t('ownAccount.password.failed'), error),
  });
  return (
    <Section title={t('ownAccount.password.title')} text={t('ownAccount.password.text')}>
      <FormProvider {...form}>
        <form noValidate className={styles['stack']} onSubmit={(event) => void submit(event)}>
          {me.password_set_by_other && <Note tone="warn">{t('ownAccount.password.byOther')}</Note>}
          <input type="email" autoComplete="username" value={me.email} readOnly hidden />
          <PasswordField
            name="current_password"
            label={t('ownAccount.password.current')}
            required
            autoComplete="current-password"
          />
          <PasswordField
            name="new_password"
            label={t('account.newPassword')}
            required
            autoComplete="new-password"
            hint={t('account.passwordHint')}
          />
          <div>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {t('ownAccount.password.submit')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Section>
  );
}
