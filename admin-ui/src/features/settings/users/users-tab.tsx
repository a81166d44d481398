import Button from '@mui/material/Button';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useMe } from '../../../kit/api/session';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { Loaded } from '../loaded';
import { PeopleTable } from './people-table';
import { usePeople, useRefreshPeople } from './people-queries';
import styles from './users.module.css';
import { uiLanguageValues, type UiLanguage } from '@frakto/sdk/enums';
import { PasswordChoice, type PasswordWay } from '../../account/password-choice';
import { api } from '../../../kit/api/client';
import { problemOf } from '../../../kit/api/use-describe-failure';
import type { Schemas } from '../../../kit/api/types';
import { useToast } from '../../../kit/components/use-toast';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormSelect } from '../../../kit/form/form-select';
import { FormText } from '../../../kit/form/form-text';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useLocale } from '../../../kit/i18n/locale-provider';

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
function AddDialog({ companyId, onClose }: { companyId: number; onClose: () => void }) {
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
    schema: ({ companyUserInputSchema }) => companyUserInputSchema,
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

/** The people of the company: who works in it, who may, who has been asked. */
export function UsersTab() {
  const companyId = useMe().user_companies.find(({ is_owner }) => is_owner)?.company_id;
  return companyId === undefined ? null : <CompanyPeople companyId={companyId} />;
}

function CompanyPeople({ companyId }: { companyId: number }) {
  const t = useT();
  const query = usePeople(companyId);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={styles['tab']}>
      <div className={styles['head']}>
        <div>
          <h2>{t('settings.users.title')}</h2>
          <p>{t('settings.users.text')}</p>
        </div>
        <Button variant="contained" onClick={() => setIsAdding(true)}>
          <Icon of={UserPlus} />
          {t('settings.users.add.open')}
        </Button>
      </div>
      <Loaded query={query}>
        {({ items, invitations }) => (
          <PeopleTable companyId={companyId} people={items} invitations={invitations} />
        )}
      </Loaded>
      {isAdding && <AddDialog companyId={companyId} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
