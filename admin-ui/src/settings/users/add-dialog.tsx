import { uiLanguageValues, type UiLanguage } from '@frakto/sdk/enums';
import { companyUserInputSchema } from '@frakto/sdk/forms';
import { useState } from 'react';
import { PasswordChoice, type PasswordWay } from '../../account/password-choice';
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
import { useRefreshPeople } from './people-queries';

interface AddValues {
  name: string;
  email: string;
  password: string;
  default_language: UiLanguage;
}

const ofAddress = ['email_taken', 'user_not_found', 'user_already_in_company', 'user_already_invited'];

/**
 * A new collaborator, who gets a link or, as the second choice, a password from the owner. Whoever has an account without a company is
 * invited instead: they decide themselves.
 */
export function AddDialog({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { locale } = useLocale();
  const [way, setWay] = useState<PasswordWay>('link');
  const refresh = useRefreshPeople(companyId);
  const path = { id: companyId };

  async function add(input: Schemas['CompanyUserInput']): Promise<void> {
    const { name } = await api.post('/companies/{id}/register-user', { params: { path }, body: input });
    toast.success(t(way === 'link' ? 'settings.users.add.mailed' : 'settings.users.add.done', { name }));
  }

  async function invite(email: string): Promise<void> {
    const made = await api.post('/companies/{id}/users', { params: { path }, body: { email } });
    toast.success(t('settings.users.add.invited', { name: made.name ?? made.email }));
  }

  const { form, submit } = useSchemaForm<AddValues>({
    schema: companyUserInputSchema,
    values: { name: '', email: '', password: '', default_language: locale },
    rules: ({ password }) =>
      way === 'password' && password === '' ? { password: t('common.fault.required') } : {},
    onSubmit: async (body) => {
      const person = body as Schemas['CompanyUserInput'];
      // The password as it was typed: blanks around it belong to it.
      const password = way === 'link' ? null : form.getValues('password');
      try {
        await add({ ...person, password });
      } catch (error) {
        if (way !== 'link' || problemOf(error)?.code !== 'email_taken') throw error;
        await invite(person.email);
      }
      await refresh();
      onClose();
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      if (problem && ofAddress.includes(problem.code)) {
        const hint = way === 'password' ? ` ${t('settings.users.add.takenHint')}` : '';
        const message = problem.detail + (problem.code === 'email_taken' ? hint : '');
        form.setError('email', { type: problem.code, message }, { shouldFocus: true });
      } else toast.failure(t('settings.users.add.failed'), error);
    },
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty, onClose);
  return (
    <>
      <FormDialog
        title={t('settings.users.add.title')}
        form={form}
        submit={submit}
        submitLabel={t(way === 'link' ? 'settings.users.add.send' : 'settings.users.add.submit')}
        onClose={askToClose}
      >
        <FormText name="name" label={t('settings.users.field.name')} required autoFocus maxLength={200} />
        <FormText
          name="email"
          label={t('settings.users.field.email')}
          required
          type="email"
          inputMode="email"
          hint={t('settings.users.add.emailHint')}
        />
        <PasswordChoice
          way={way}
          onChange={setWay}
          name="password"
          label={t('settings.users.field.password')}
          hint={t('settings.users.add.passwordHint')}
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
