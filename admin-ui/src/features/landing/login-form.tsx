import { NetworkError } from '@frakto/sdk/client';
import Button from '@mui/material/Button';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { passkeysWork, signIn, signInWithCode, signInWithPasskey } from '../../kit/api/auth-provider';
import { api } from '../../kit/api/client';
import { hasSessionEnded, type Me } from '../../kit/api/session';
import type { Schemas } from '../../kit/api/types';
import { problemOf, useDescribeFailure } from '../../kit/api/use-describe-failure';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { FormText } from '../../kit/form/form-text';
import { PasswordField } from '../../kit/form/password-field';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import { isMailbox } from '../../kit/format/mailbox';
import styles from './landing.module.css';
import { useGreeting } from './use-greeting';

interface SecondStepProps {
  factorToken: string;
  onSignedIn: (user: Me) => Promise<void>;
  /** Back to e-mail and password; with what made it necessary, null when the reader chose to. */
  onBack: (failure: unknown) => void;
}

/** The code of the authenticator app, or a recovery code of whoever has lost it. */
function SecondStep({ factorToken, onSignedIn, onBack }: SecondStepProps) {
  const t = useT();
  const [failure, setFailure] = useState<unknown>(null);
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const { form, submit } = useSchemaForm<{ code: string }>({
    schema: ({ secondFactorLoginSchema }) => secondFactorLoginSchema,
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

interface LoginValues {
  email: string;
  password: string;
}

interface LoginFormProps {
  /** The address that was just registered, empty otherwise: it is filled in, and only the password is left to say. */
  registered: string;
  /** Who may register; null while it is not known. */
  rule: Schemas['RegistrationRule'] | null;
  onRegister: () => void;
  onForgot: () => void;
}

/** The browser gave no passkey: nobody chose one, or there is none. */
class PasskeyRefused extends Error {}

/** E-mail and password, a second step where the account asks for one, or a passkey instead of both. What failed is said above the button and stays until the next try. */
export function LoginForm({ registered, rule, onRegister, onForgot }: LoginFormProps) {
  const t = useT();
  const greet = useGreeting();
  const [failure, setFailure] = useState<unknown>(null);
  const [ended] = useState(hasSessionEnded);

  const [factorToken, setFactorToken] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  async function openWithPasskey(): Promise<void> {
    setFailure(null);
    setAsking(true);
    try {
      await greet(await signInWithPasskey());
    } catch (error) {
      // Whoever closes the browser's window has changed their mind, or has no passkey.
      setFailure(problemOf(error) || error instanceof NetworkError ? error : new PasskeyRefused());
    }
    setAsking(false);
  }

  const { form, submit } = useSchemaForm<LoginValues>({
    schema: ({ registrationSchema }) => registrationSchema,
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
      await greet(user);
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      const token = problem?.code === 'second_factor_required' && problem.extensions['factor_token'];
      if (typeof token === 'string') setFactorToken(token);
      else setFailure(error);
    },
  });

  if (factorToken !== null) {
    return (
      <SecondStep
        factorToken={factorToken}
        onSignedIn={greet}
        onBack={(error) => {
          setFactorToken(null);
          setFailure(error);
          form.resetField('password');
        }}
      />
    );
  }

  return (
    <FormFrame
      title={t('landing.login.title')}
      form={form}
      submit={submit}
      submitLabel={t('landing.login.submit')}
      failure={failure}
      failed={t('landing.login.failed')}
      failureText={failure instanceof PasskeyRefused ? t('landing.passkey.none') : undefined}
      after={
        <>
          {passkeysWork() && (
            <Button
              variant="outlined"
              size="large"
              fullWidth
              loading={asking}
              startIcon={<Icon of={KeyRound} />}
              onClick={() => void openWithPasskey()}
            >
              {t('landing.passkey.submit')}
            </Button>
          )}
          {rule === null || rule.registration === 'open' ? (
            <p className={styles['toggle']}>
              {t('landing.login.noAccount')}{' '}
              <button type="button" onClick={onRegister}>
                {t('landing.login.toRegister')}
              </button>
            </p>
          ) : (
            <p className={styles['toggle']}>{t(`account.closed.${rule.registration}`)}</p>
          )}
        </>
      }
    >
      {registered && failure === null && (
        <Registered>{t(rule?.confirm ? 'account.registered' : 'landing.register.successText')}</Registered>
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
      <PasswordField name="password" label={t('landing.login.password')} autoComplete="current-password" />
      <p className={styles['aside']}>
        <button type="button" onClick={onForgot}>
          {t('account.forgot.link')}
        </button>
      </p>
    </FormFrame>
  );
}

/** What has happened comes first: the long form above it is gone, and the page would stand anywhere. */
function Registered({ children }: { children: ReactNode }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles['told']}>
      <Note tone="ok" role="status" title={t('landing.register.success')}>
        {children}
      </Note>
    </div>
  );
}

interface FormFrameProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Null when there is nothing left to send. */
  submitLabel: string | null;
  /** What the last try failed with; null when it did not. It stays until the next one. */
  failure: unknown;
  /** Heads what it failed with. */
  failed: string;
  /** Says what it failed with, where the API does not. */
  failureText?: string | undefined;
  /** Below the button: other ways. */
  after?: ReactNode;
  children: ReactNode;
}

/** A form of the landing page: title, fields, what went wrong, the button. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { title, form, submit, submitLabel, failure, failed, failureText, after, children } = props;
  const id = useId();
  const describe = useDescribeFailure();
  return (
    <FormProvider {...form}>
      <form noValidate aria-labelledby={id} onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{title}</h2>
        {children}
        {failure !== null && (
          <Note tone="bad" role="alert" title={failed}>
            {failureText ?? describe(failure).text}
          </Note>
        )}
        {submitLabel !== null && (
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            loading={form.formState.isSubmitting}
          >
            {submitLabel}
          </Button>
        )}
        {after}
      </form>
    </FormProvider>
  );
}

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

interface RegisterFormProps {
  onLogin: () => void;
  /** Who may register; null while it is not known. */
  rule: LoginFormProps['rule'];
  /** Called with the e-mail address of the new account where one is not signed in with it at once. */
  onRegistered: (email: string) => void;
}

/** A new user with a new company. Names and addresses that are taken are refused at their field. */
export function RegisterForm({ onLogin, rule, onRegistered }: RegisterFormProps) {
  const t = useT();
  const greet = useGreeting();
  const { locale } = useLocale();
  const [failure, setFailure] = useState<unknown>(null);

  const { form, submit } = useSchemaForm<RegisterValues>({
    schema: ({ registrationSchema }) => registrationSchema,
    values: nothing,
    say: ({ field, code }) =>
      field === 'email_name' && code === 'invalid_format' ? t('landing.fault.emailName') : undefined,
    rules: ({ email_name, password, confirmPassword }) => ({
      ...(email_name.trim() && !isMailbox(email_name) && { email_name: t('landing.fault.sendingAddress') }),
      ...(confirmPassword === '' && { confirmPassword: t('common.fault.required') }),
      ...(confirmPassword !== '' &&
        confirmPassword !== password && { confirmPassword: t('landing.fault.passwordsDiffer') }),
    }),
    onSubmit: async (): Promise<void> => {
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
      // Where addresses are confirmed first, the link in the mail comes before that.
      if (rule === null || rule.confirm) return onRegistered(email.trim());
      try {
        await greet(await signIn(email.trim(), password), t('landing.register.success'));
      } catch {
        // The account is there all the same.
        onRegistered(email.trim());
      }
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
        end={
          mailDomain && <span style={{ color: 'var(--text-3)', whiteSpace: 'nowrap' }}>@{mailDomain}</span>
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
      <p className={styles['toggle']}>{t('landing.register.privacy')}</p>
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
