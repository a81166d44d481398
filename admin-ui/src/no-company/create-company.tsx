import Button from '@mui/material/Button';
import { companyInputSchema } from '@frakto/sdk/forms';
import { FormProvider } from 'react-hook-form';
import { api } from '../api/client';
import { getSession, startSession } from '../api/session';
import { problemOf } from '../api/use-describe-failure';
import type { Schemas } from '../api/types';
import { useToast } from '../components/use-toast';
import { FormText } from '../form/form-text';
import { useSchemaForm } from '../form/use-schema-form';
import { useT } from '../i18n/use-t';
import { isMailbox } from '../settings/mailbox';
import styles from './no-company.module.css';

interface CompanyValues {
  name: string;
  email_name: string;
}

/** What the API finds taken, by the field to mend. */
const fieldOfConflict: Partial<Record<string, keyof CompanyValues>> = {
  company_name_taken: 'name',
  email_name_taken: 'email_name',
};

/** Makes a company that the user owns. */
export function CreateCompany() {
  const t = useT();
  const toast = useToast();
  const { form, submit } = useSchemaForm<CompanyValues>({
    schema: companyInputSchema,
    values: { name: '', email_name: '' },
    say: ({ field, code }) =>
      field === 'email_name' && code === 'invalid_format' ? t('landing.fault.emailName') : undefined,
    rules: ({ email_name }) =>
      email_name && !isMailbox(email_name) ? { email_name: t('landing.fault.sendingAddress') } : {},
    onSubmit: async (body) => {
      const company = await api.post('/companies', { body: body as Schemas['CompanyInput'] });
      const user = await api.get('/auth/me');
      const session = getSession();
      toast.success(t('noCompany.created', { company: company.name }));
      if (session) startSession({ token: session.token, user });
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      const field = problem && fieldOfConflict[problem.code];
      if (field) form.setError(field, { type: problem.code, message: problem.detail }, { shouldFocus: true });
      else toast.failure(t('noCompany.createFailed'), error);
    },
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles['form']}
        aria-label={t('noCompany.own')}
        onSubmit={(event) => void submit(event)}
      >
        <FormText
          name="name"
          label={t('settings.company.name')}
          required
          maxLength={200}
          autoComplete="organization"
        />
        <FormText
          name="email_name"
          label={t('settings.company.email_name')}
          required
          maxLength={64}
          hint={t('users.field.emailNameHint')}
        />
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t('noCompany.create')}
        </Button>
      </form>
    </FormProvider>
  );
}
