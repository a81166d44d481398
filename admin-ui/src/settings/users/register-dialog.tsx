import { uiLanguageValues, type UiLanguage } from '@frakto/sdk/enums';
import { companyUserInputSchema } from '@frakto/sdk/forms';
import { api } from '../../api/client';
import { problemOf } from '../../api/use-describe-failure';
import type { Schemas } from '../../api/types';
import { useToast } from '../../components/use-toast';
import { FormDialog } from '../../form/form-dialog';
import { FormSelect } from '../../form/form-select';
import { FormText } from '../../form/form-text';
import { useCloseGuard } from '../../form/use-close-guard';
import { useSchemaForm } from '../../form/use-schema-form';
import { useLocale } from '../../i18n/locale-provider';
import { useT } from '../../i18n/use-t';
import { PasswordField } from '../../landing/password-field';
import { useRefreshPeople } from './people-queries';

interface RegisterValues {
  name: string;
  email: string;
  password: string;
  default_language: UiLanguage;
}

/** A new collaborator, who can sign in at once. */
export function RegisterDialog({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { locale } = useLocale();
  const refresh = useRefreshPeople(companyId);
  const { form, submit } = useSchemaForm<RegisterValues>({
    schema: companyUserInputSchema,
    values: { name: '', email: '', password: '', default_language: locale },
    onSubmit: async (body) => {
      const made = await api.post('/companies/{id}/register-user', {
        params: { path: { id: companyId } },
        // The password as it was typed: blanks around it belong to it.
        body: { ...(body as Schemas['CompanyUserInput']), password: form.getValues('password') },
      });
      await refresh();
      toast.success(t('settings.users.register.done', { name: made.name }));
      onClose();
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      if (problem?.code === 'email_taken')
        form.setError('email', { type: problem.code, message: problem.detail }, { shouldFocus: true });
      else toast.failure(t('settings.users.register.failed'), error);
    },
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty, onClose);
  return (
    <>
      <FormDialog
        title={t('settings.users.register.title')}
        form={form}
        submit={submit}
        submitLabel={t('settings.users.register.submit')}
        onClose={askToClose}
      >
        <FormText name="name" label={t('settings.users.field.name')} required autoFocus maxLength={200} />
        <FormText
          name="email"
          label={t('settings.users.field.email')}
          required
          type="email"
          inputMode="email"
          hint={t('settings.users.register.emailHint')}
        />
        <PasswordField
          name="password"
          label={t('settings.users.field.password')}
          required
          autoComplete="new-password"
          hint={t('settings.users.register.passwordHint')}
        />
        <FormSelect
          name="default_language"
          label={t('settings.users.field.language')}
          options={uiLanguageValues.map((value) => ({ value, label: t(`shell.language.${value}`) }))}
        />
      </FormDialog>
      {question}
    </>
  );
}
