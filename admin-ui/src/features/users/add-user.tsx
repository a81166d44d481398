import Checkbox from '@mui/material/Checkbox';
import { useCreate, useRefresh } from 'react-admin';
import { useState } from 'react';
import { PasswordChoice, type PasswordWay } from '../account/password-choice';
import { api } from '../../kit/api/client';
import { problemOf } from '../../kit/api/use-describe-failure';
import { useToast } from '../../kit/components/use-toast';
import { Cell, FieldGrid } from '../../kit/form/field-grid';
import { FormDialog } from '../../kit/form/form-dialog';
import { FormText } from '../../kit/form/form-text';
import { useCloseGuard } from '../../kit/form/use-close-guard';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import { isMailbox } from '../settings/mailbox';
import styles from './user-management.module.css';
import { userResource, type User } from './user-resource';

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
export function AddUser({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const { locale } = useLocale();
  const [create] = useCreate<User>();
  const [isAdmin, setAdmin] = useState(false);
  const [way, setWay] = useState<PasswordWay>('link');
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
