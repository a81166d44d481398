import { useState } from 'react';
import { Mark } from '../components/mark';
import { useDocumentTitle } from '../components/page-head';
import { Segmented } from '../components/segmented';
import { useToast } from '../components/use-toast';
import { locales } from '../i18n/locale';
import { useLocale } from '../i18n/locale-provider';
import { useT } from '../i18n/use-t';
import { Blocks } from './blocks';
import styles from './landing.module.css';
import { LoginForm } from './login-form';
import { OrderPicture } from './order-picture';
import { RegisterForm } from './register-form';

/** What strangers see: one sentence, one picture of the product, the way in, and for whom it is. */
export function LandingPage() {
  const t = useT();
  const toast = useToast();
  const { locale, setLocale } = useLocale();
  const [form, setForm] = useState<'login' | 'register'>('login');
  const [registered, setRegistered] = useState('');
  useDocumentTitle(t('landing.pageTitle'));
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <Mark />
        <span className={styles['name']}>Frakto</span>
        <Segmented
          label={t('landing.language')}
          value={locale}
          options={locales.map((code) => ({
            value: code,
            label: code.toUpperCase(),
            title: t(`shell.language.${code}`),
          }))}
          onChange={(code) => {
            setLocale(code).catch((error: unknown) => toast.failure(t('common.failure.load'), error));
          }}
        />
      </header>
      <main>
        <div className={styles['hero']}>
          <div className={styles['words']}>
            <h1>{t('landing.headline')}</h1>
            <p>{t('landing.lead')}</p>
          </div>
          <div className={styles['form']} data-form={form}>
            {form === 'login' ? (
              <LoginForm registered={registered} onRegister={() => setForm('register')} />
            ) : (
              <RegisterForm
                onLogin={() => setForm('login')}
                onRegistered={(email) => {
                  setRegistered(email);
                  setForm('login');
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
