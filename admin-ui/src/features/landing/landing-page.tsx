import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { useDocumentTitle } from '../../kit/components/page-head';
import { useT } from '../../kit/i18n/use-t';
import styles from './landing.module.css';
import { FormFrame, LoginForm, RegisterForm } from './login-form';
import { OrderPicture } from './order-picture';
import { PageTop } from './page-top';
import CirclePlay from 'lucide-react/icons/circle-play';
import Factory from 'lucide-react/icons/factory';
import Package from 'lucide-react/icons/package';
import Waypoints from 'lucide-react/icons/waypoints';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';

/** Has a link mailed by which a new password is set. Whether there is such an account, it does not say. */
function ForgotForm({ onLogin }: { onLogin: () => void }) {
  const t = useT();
  const [failure, setFailure] = useState<unknown>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submit } = useSchemaForm<{ email: string }>({
    schema: ({ forgotPasswordInputSchema }) => forgotPasswordInputSchema,
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
        <Note tone="ok" role="status" title={t('account.forgot.done')}>
          {t('account.forgot.doneText', { email: sentTo })}
        </Note>
      )}
    </FormFrame>
  );
}

const blocks = [
  ['suppliers', Package],
  ['producers', Factory],
  ['network', Waypoints],
  ['start', CirclePlay],
] as const;

/** For suppliers, for producers, partner network, easy start. */
function Blocks() {
  const t = useT();
  return (
    <div className={styles['blocks']}>
      {blocks.map(([key, icon]) => (
        <section key={key}>
          <Icon of={icon} size={24} />
          <h2>{t(`landing.blocks.${key}.title`)}</h2>
          <p>{t(`landing.blocks.${key}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

/** State of the navigation that leads to a form of the page other than the log-in. */
export interface LandingState {
  form: 'forgot' | 'register';
}

/** What strangers see: one sentence, one picture of the product, the way in, and for whom it is. */
export function LandingPage() {
  const t = useT();
  const wanted = (useLocation().state as LandingState | null)?.form;
  const [form, setForm] = useState<'login' | 'register' | 'forgot'>(wanted ?? 'login');
  const [registered, setRegistered] = useState('');
  const rule = useRegistrationRule();
  // The log-in says why nobody can register.
  const shown = form === 'register' && rule && rule.registration !== 'open' ? 'login' : form;
  useDocumentTitle(t('landing.pageTitle'));
  const toLogin = () => setForm('login');
  return (
    <div className={styles['page']}>
      <PageTop />
      <main>
        <div className={styles['hero']}>
          <div className={styles['words']}>
            <h1>{t('landing.headline')}</h1>
            <p>{t('landing.lead')}</p>
          </div>
          <div className={styles['form']} data-form={shown}>
            {shown === 'login' && (
              <LoginForm
                registered={registered}
                rule={rule}
                onRegister={() => setForm('register')}
                onForgot={() => setForm('forgot')}
              />
            )}
            {shown === 'forgot' && <ForgotForm onLogin={toLogin} />}
            {shown === 'register' && (
              <RegisterForm
                onLogin={toLogin}
                rule={rule}
                onRegistered={(email) => {
                  setRegistered(email);
                  toLogin();
                }}
              />
            )}
          </div>
          <OrderPicture />
        </div>
        <Blocks />
      </main>
      <footer className={styles['foot']}>
        <span>{t('landing.pageTitle')}</span>
        <a href="/docs">{t('landing.foot.api')}</a>
        <a href="/openapi.json">OpenAPI</a>
      </footer>
    </div>
  );
}

/** Who may register here; null until it is known, and when it cannot be. */
function useRegistrationRule(): Schemas['RegistrationRule'] | null {
  const [rule, setRule] = useState<Schemas['RegistrationRule'] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    api.get('/auth/registration', { signal: leaving.signal }).then(setRule, () => undefined);
    return () => leaving.abort();
  }, []);
  return rule;
}
