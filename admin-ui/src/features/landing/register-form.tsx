import { useEffect, useState } from 'react';
import { api } from '../../kit/api/client';
import { problemOf } from '../../kit/api/use-describe-failure';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import { FormFrame } from './form-frame';
import styles from './landing.module.css';
import { PasswordField } from '../../kit/form/password-field';

interface RegisterValues {
  name: string;
  company_name: string;
  email: string;
  email_name: string;
  password: string;
  confirmPassword: string;
}

const nothing: RegisterValues = {
  name: '',
  company_name: '',
  email: '',
  email_name: '',
  password: '',
  confirmPassword: '',
};

/** What the API finds taken, by the field to mend. */
const fieldOfConflict: Partial<Record<string, keyof RegisterValues>> = {
  email_taken: 'email',
  email_unconfirmed: 'email',
  company_name_taken: 'company_name',
  email_name_taken: 'email_name',
};

/** Dots of a mailbox stand between other characters: the rest of the address is the product's own. */
const mailbox = /^[^.]+(\.[^.]+)*$/;

interface RegisterFormProps {
  onLogin: () => void;
  /** Called with the e-mail address of the new account. */
  onRegistered: (email: string) => void;
}

/** A new user with a new company. Names and addresses that are taken are refused at their field. */
export function RegisterForm({ onLogin, onRegistered }: RegisterFormProps) {
  const t = useT();
  const { locale } = useLocale();
  const [failure, setFailure] = useState<unknown>(null);

  const { form, submit } = useSchemaForm<RegisterValues>({
    schema: ({ registrationSchema }) => registrationSchema,
    values: nothing,
    say: ({ field, code }) =>
      field === 'email_name' && code === 'invalid_format' ? t('landing.fault.emailName') : undefined,
    rules: ({ email_name, password, confirmPassword }) => ({
      ...(email_name && !mailbox.test(email_name) && { email_name: t('landing.fault.sendingAddress') }),
      ...(confirmPassword === '' && { confirmPassword: t('common.fault.required') }),
      ...(confirmPassword !== '' &&
        confirmPassword !== password && { confirmPassword: t('landing.fault.passwordsDiffer') }),
    }),
    onSubmit: async () => {
      setFailure(null);
      const { name, company_name, email, email_name, password, confirmPassword } = form.getValues();
      await api.post('/auth/register', {
        body: {
          name: name.trim(),
          company_name: company_name.trim(),
          email: email.trim(),
          email_name: email_name.trim(),
          password,
          confirmPassword,
          default_language: locale,
        },
      });
      onRegistered(email.trim());
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      const field = problem && fieldOfConflict[problem.code];
      if (field) form.setError(field, { type: problem.code, message: problem.detail }, { shouldFocus: true });
      else setFailure(error);
    },
  });

  const sender = form.watch('email_name').trim();
  const mailDomain = useMailDomain();

  return (
    <FormFrame
      title={t('landing.register.title')}
      form={form}
      submit={submit}
      submitLabel={t('landing.register.submit')}
      failure={failure}
      failed={t('landing.register.failed')}
      after={
        <p className={styles['toggle']}>
          {t('landing.register.hasAccount')}{' '}
          <button type="button" onClick={onLogin}>
            {t('landing.register.toLogin')}
          </button>
        </p>
      }
    >
      <FormText name="name" label={t('landing.register.name')} required autoComplete="name" autoFocus />
      <FormText
        name="company_name"
        label={t('landing.register.companyName')}
        required
        autoComplete="organization"
      />
      <FormText
        name="email"
        label={t('landing.register.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <FormText
        name="email_name"
        label={t('landing.register.emailName')}
        required
        hint={
          sender && mailDomain
            ? t('landing.register.sendingFrom', { address: `${sender}@${mailDomain}` })
            : t('landing.register.emailNameHint')
        }
      />
      <PasswordField
        name="password"
        label={t('landing.register.password')}
        required
        hint={t('account.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={t('landing.register.confirmPassword')}
        required
        autoComplete="new-password"
      />
    </FormFrame>
  );
}

/** The domain that companies' mails come from; null until it is known, and when it cannot be. */
function useMailDomain(): string | null {
  const [domain, setDomain] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    api.get('/public/installation', { signal: leaving.signal }).then(
      ({ mail_domain }) => setDomain(mail_domain),
      // The form works without it.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return domain;
}
