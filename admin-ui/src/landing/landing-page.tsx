import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../api/client';
import type { Schemas } from '../api/types';
import { useDocumentTitle } from '../components/page-head';
import { useT } from '../i18n/use-t';
import { Blocks } from './blocks';
import { ForgotForm } from './forgot-form';
import styles from './landing.module.css';
import { LoginForm } from './login-form';
import { OrderPicture } from './order-picture';
import { PageTop } from './page-top';
import { RegisterForm } from './register-form';

/** State of the navigation that leads to a form of the page other than the log-in. */
export interface LandingState {
  form: 'forgot';
}

/** What strangers see: one sentence, one picture of the product, the way in, and for whom it is. */
export function LandingPage() {
  const t = useT();
  const wanted = (useLocation().state as LandingState | null)?.form;
  const [form, setForm] = useState<'login' | 'register' | 'forgot'>(wanted ?? 'login');
  const [registered, setRegistered] = useState('');
  const rule = useRegistrationRule();
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
          <div className={styles['form']} data-form={form}>
            {form === 'login' && (
              <LoginForm
                registered={registered}
                rule={rule}
                onRegister={() => setForm('register')}
                onForgot={() => setForm('forgot')}
              />
            )}
            {form === 'forgot' && <ForgotForm onLogin={toLogin} />}
            {form === 'register' && (
              <RegisterForm
                onLogin={toLogin}
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
