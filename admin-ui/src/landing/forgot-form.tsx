import { forgotPasswordInputSchema } from '@frakto/sdk/forms';
import { useState } from 'react';
import { api } from '../api/client';
import { Note } from '../components/note';
import { FormText } from '../form/form-text';
import { useSchemaForm } from '../form/use-schema-form';
import { useT } from '../i18n/use-t';
import { FormFrame } from './form-frame';
import styles from './landing.module.css';

/** Has a link mailed by which a new password is set. Whether there is such an account, it does not say. */
export function ForgotForm({ onLogin }: { onLogin: () => void }) {
  const t = useT();
  const [failure, setFailure] = useState<unknown>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submit } = useSchemaForm<{ email: string }>({
    schema: forgotPasswordInputSchema,
    values: { email: '' },
    say: ({ code }) => (code === 'required' ? t('landing.fault.emailRequired') : undefined),
    onSubmit: async () => {
      setFailure(null);
      const email = form.getValues('email').trim();
      await api.post('/auth/forgot-password', { body: { email } });
      setSentTo(email);
    },
    onFailure: setFailure,
  });
  return (
    <FormFrame
      title={t('account.forgot.title')}
      form={form}
      submit={submit}
      submitLabel={sentTo === null ? t('account.forgot.submit') : null}
      failure={failure}
      failed={t('account.forgot.failed')}
      after={
        <p className={styles['toggle']}>
          <button type="button" onClick={onLogin}>
            {t('account.forgot.back')}
          </button>
        </p>
      }
    >
      {sentTo === null ? (
        <>
          <p>{t('account.forgot.text')}</p>
          <FormText
            name="email"
            label={t('landing.login.email')}
            required
            type="email"
            inputMode="email"
            autoComplete="username"
            autoFocus
          />
        </>
      ) : (
        <Note tone="ok" role="status">
          <strong>{t('account.forgot.done')}</strong>
          <br />
          {t('account.forgot.doneText', { email: sentTo })}
        </Note>
      )}
    </FormFrame>
  );
}
