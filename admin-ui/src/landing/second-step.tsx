import { secondFactorLoginSchema } from '@frakto/sdk/forms';
import { useState } from 'react';
import { signInWithCode } from '../api/auth-provider';
import type { Me } from '../api/session';
import { problemOf } from '../api/use-describe-failure';
import { FormText } from '../form/form-text';
import { useSchemaForm } from '../form/use-schema-form';
import { useT } from '../i18n/use-t';
import { FormFrame } from './form-frame';
import styles from './landing.module.css';

interface SecondStepProps {
  factorToken: string;
  onSignedIn: (user: Me) => Promise<void>;
  /** Back to e-mail and password; with what made it necessary, null when the reader chose to. */
  onBack: (failure: unknown) => void;
}

/** The code of the authenticator app, or a recovery code of whoever has lost it. */
export function SecondStep({ factorToken, onSignedIn, onBack }: SecondStepProps) {
  const t = useT();
  const [failure, setFailure] = useState<unknown>(null);
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const { form, submit } = useSchemaForm<{ code: string }>({
    schema: secondFactorLoginSchema,
    only: ['code'],
    values: { code: '' },
    onSubmit: async () => {
      setFailure(null);
      await onSignedIn(await signInWithCode(factorToken, form.getValues('code')));
    },
    onFailure: (error) => {
      if (problemOf(error)?.code === 'factor_token_invalid') onBack(error);
      else setFailure(error);
    },
  });
  const isApp = kind === 'app';
  return (
    <FormFrame
      title={t('landing.secondStep.title')}
      form={form}
      submit={submit}
      submitLabel={t('landing.login.submit')}
      failure={failure}
      failed={t('landing.login.failed')}
      after={
        <>
          <p className={styles['toggle']}>
            <button
              type="button"
              onClick={() => {
                form.reset();
                setFailure(null);
                setKind(isApp ? 'recovery' : 'app');
              }}
            >
              {t(isApp ? 'landing.secondStep.toRecovery' : 'landing.secondStep.toApp')}
            </button>
          </p>
          <p className={styles['toggle']}>
            <button type="button" onClick={() => onBack(null)}>
              {t('landing.secondStep.back')}
            </button>
          </p>
        </>
      }
    >
      <p>{t(isApp ? 'landing.secondStep.text' : 'landing.secondStep.recoveryText')}</p>
      <FormText
        key={kind}
        name="code"
        label={t(isApp ? 'landing.secondStep.code' : 'landing.secondStep.recoveryCode')}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={40}
        autoFocus
      />
    </FormFrame>
  );
}
