import Button from '@mui/material/Button';
import { registrationSchema } from '@frakto/sdk/forms';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { signIn } from '../api/auth-provider';
import { takeSessionEnded } from '../api/return-to';
import { useDescribeFailure } from '../api/use-describe-failure';
import { Note } from '../components/note';
import { showToast } from '../components/toast-store';
import { FormText } from '../form/form-text';
import { useSchemaForm } from '../form/use-schema-form';
import { isLocale, locales, storedLocale, storeLocale } from '../i18n/locale';
import { useLocale } from '../i18n/locale-provider';
import { useT } from '../i18n/use-t';
import styles from './landing.module.css';
import { PasswordField } from './password-field';

interface LoginValues {
  email: string;
  password: string;
}

interface LoginFormProps {
  /** The address that was just registered, empty otherwise: it is filled in, and only the password is left to say. */
  registered: string;
  onRegister: () => void;
}

/** E-mail and password. What failed is said above the button and stays until the next try. */
export function LoginForm({ registered, onRegister }: LoginFormProps) {
  const t = useT();
  const { setLocale } = useLocale();
  const describe = useDescribeFailure();
  const [failure, setFailure] = useState<unknown>(null);
  const [ended] = useState(takeSessionEnded);

  const { form, submit } = useSchemaForm<LoginValues>({
    schema: registrationSchema,
    only: ['email', 'password'],
    values: { email: registered, password: '' },
    say: ({ field, code }) => {
      if (code !== 'required') return undefined;
      return field === 'email' ? t('landing.fault.emailRequired') : t('landing.fault.passwordRequired');
    },
    onSubmit: async () => {
      setFailure(null);
      const values = form.getValues();
      // A password may begin or end with a blank; only the address is trimmed.
      const user = await signIn(values.email.trim(), values.password);
      const own = user.default_language;
      if (isLocale(own) && locales.includes(own) && own !== storedLocale()) {
        storeLocale(own);
        await setLocale(own);
      }
      showToast({
        kind: 'success',
        title: t('landing.login.success'),
        text: t('landing.welcome', { name: user.name }),
      });
    },
    onFailure: setFailure,
  });

  return (
    <FormProvider {...form}>
      <form noValidate aria-labelledby="login-title" onSubmit={(event) => void submit(event)}>
        <h2 id="login-title">{t('landing.login.title')}</h2>
        {registered && failure === null && (
          <Note tone="ok" role="status">
            <strong>{t('landing.register.success')}</strong>
            <br />
            {t('landing.register.successText')}
          </Note>
        )}
        {ended && failure === null && <Note role="status">{t('landing.login.sessionEnded')}</Note>}
        <FormText
          name="email"
          label={t('landing.login.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={t('landing.login.emailPlaceholder')}
        />
        <PasswordField
          name="password"
          label={t('landing.login.password')}
          autoComplete="current-password"
          autoFocus={registered !== ''}
        />
        {failure !== null && (
          <Note tone="bad" role="alert">
            <strong>{t('landing.login.failed')}</strong>
            <br />
            {describe(failure).text}
          </Note>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={form.formState.isSubmitting}
        >
          {t('landing.login.submit')}
        </Button>
        <p className={styles['toggle']}>
          {t('landing.login.noAccount')}{' '}
          <button type="button" onClick={onRegister}>
            {t('landing.login.toRegister')}
          </button>
        </p>
      </form>
    </FormProvider>
  );
}
