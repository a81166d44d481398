import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { signIn } from '../../kit/api/auth-provider';
import { api } from '../../kit/api/client';
import { endSession, getSession } from '../../kit/api/session';
import type { Schemas } from '../../kit/api/types';
import { useDescribeFailure } from '../../kit/api/use-describe-failure';
import { Note } from '../../kit/components/note';
import { useDocumentTitle } from '../../kit/components/page-head';
import { FormText } from '../../kit/form/form-text';
import { PasswordField } from '../../kit/form/password-field';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useFormat } from '../../kit/format/use-format';
import { useT, type Translate } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import type { LandingState } from '../landing/landing-page';
import landing from '../landing/landing.module.css';
import { PageTop } from '../landing/page-top';
import { useGreeting } from '../landing/use-greeting';
import styles from './account.module.css';
import { Choice } from './password-choice';

type AccountLink = Schemas['AccountLinkDto'];

/** What a page does with the link that it was opened by. */
interface LinkProps {
  token: string;
  link: AccountLink;
  /**
   * Called when the link is used up.
   * @param more further facts, a paragraph each
   */
  onDone: (title: string, text: string, more?: readonly string[]) => void;
}

type LinkKind = 'reset' | 'confirm' | 'join';

/** What the links of each page are for. */
const kinds: Partial<Record<string, LinkKind>> = {
  [paths.resetPassword]: 'reset',
  [paths.confirmEmail]: 'confirm',
  [paths.join]: 'join',
};

/** The pages that links in mails about accounts open, for whoever has the mail, signed in or not. */
export function LinkPage() {
  const t = useT();
  const { search, pathname } = useLocation();
  const kind = kinds[pathname] ?? 'reset';
  const token = new URLSearchParams(search).get('token') ?? '';
  const [link, setLink] = useState<AccountLink | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [done, setDone] = useState<{ title: string; text: string; more: readonly string[] } | null>(null);
  const describe = useDescribeFailure();
  const navigate = useNavigate();
  useDocumentTitle(t('account.title'));
  useEffect(() => {
    const leaving = new AbortController();
    api
      .post('/auth/link', { body: { token: token || '-' }, signal: leaving.signal })
      .then(setLink, (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(error);
      });
    return () => leaving.abort();
  }, [token]);

  function body(): ReactNode {
    if (done)
      return (
        <>
          <h1>{done.title}</h1>
          <Note tone="ok" role="status">
            {done.text}
          </Note>
          {done.more.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          <Button variant="contained" size="large" onClick={() => void navigate(paths.landing)}>
            {t(getSession() ? 'accountLinks.openApp' : 'account.toLogin')}
          </Button>
        </>
      );
    if (failure !== null)
      return (
        <>
          <h1>{t('accountLinks.link.broken')}</h1>
          <Note tone="bad" role="alert">
            {describe(failure).text}
          </Note>
          <p>{t(`accountLinks.link.hint.${kind}`)}</p>
          <NextStep kind={kind} />
        </>
      );
    if (!link) return <p role="status">{t('accountLinks.link.loading')}</p>;
    const props: LinkProps = {
      token,
      link,
      onDone: (title, text, more = []) => {
        // A new password ends the sessions of the account: whoever was signed in here signs in anew. A confirmation ends none.
        if (kind !== 'confirm' && getSession()) endSession();
        setDone({ title, text, more });
      },
    };
    if (link.purpose === 'join') return <JoinForm {...props} />;
    if (link.purpose === 'reset' || link.purpose === 'set_password') return <ResetForm {...props} />;
    return <ConfirmEmail {...props} />;
  }

  return (
    <div className={landing['page']}>
      <PageTop />
      <main className={styles['card']}>{body()}</main>
    </div>
  );
}

/** Where a further link is to be had, when one does not work. */
function NextStep({ kind }: { kind: LinkKind }) {
  const t = useT();
  const navigate = useNavigate();
  if (kind === 'confirm' && getSession())
    return (
      <Button variant="contained" size="large" onClick={() => void navigate(paths.account)}>
        {t('accountLinks.link.toAccount')}
      </Button>
    );
  // The form for a new link is for whoever is not signed in.
  if (kind === 'reset' && !getSession()) {
    const state: LandingState = { form: 'forgot' };
    return (
      <Button variant="contained" size="large" onClick={() => void navigate(paths.landing, { state })}>
        {t('accountLinks.link.newLink')}
      </Button>
    );
  }
  return (
    <Button variant="contained" size="large" onClick={() => void navigate(paths.landing)}>
      {t('account.toLogin')}
    </Button>
  );
}

const namesOf = ({ passkeys }: AccountLink) => passkeys.join(', ');

/** Tells before a new password is set what it takes out of the account. */
function EndsWithPassword({ link }: { link: AccountLink }) {
  const t = useT();
  const { passkeys, pending_email: email } = link;
  if (passkeys.length === 0 && email === null) return null;
  return (
    <Note>
      {passkeys.length > 0 && t('accountLinks.reset.endsPasskeys', { names: namesOf(link) })}{' '}
      {email !== null && t('accountLinks.reset.endsChange', { email })}
    </Note>
  );
}

/** What a new password took out of the account, a sentence each. */
function endedBy(link: AccountLink, t: Translate): string[] {
  const { passkeys, pending_email: email } = link;
  return [
    ...(passkeys.length > 0 ? [t('accountLinks.reset.endedPasskeys', { names: namesOf(link) })] : []),
    ...(email === null ? [] : [t('accountLinks.reset.endedChange', { email })]),
  ];
}

/**
 * Signs somebody in with the password that they have just set, and leads into the product.
 * @returns false when it takes more than the password: then they sign in by the form
 */
function useLeadIn(): (email: string, password: string) => Promise<boolean> {
  const navigate = useNavigate();
  const greet = useGreeting();
  return async (email, password) => {
    if (getSession()) endSession();
    try {
      const user = await signIn(email, password);
      await greet(user);
    } catch {
      return false;
    }
    void navigate(paths.landing);
    return true;
  };
}

/**
 * A new password by a link. Of an account that was never confirmed, its person says whether the company is theirs. Somebody new is made
 * welcome, and goes straight in.
 */
function ResetForm({ token, link, onDone }: LinkProps) {
  const t = useT();
  const leadIn = useLeadIn();
  const company = link.is_unconfirmed ? link.company_name : null;
  const [failure, setFailure] = useState<unknown>(null);
  const [whose, setWhose] = useState<'mine' | 'notMine' | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { form, submit } = useSchemaForm<{ password: string }>({
    schema: ({ resetPasswordInputSchema }) => resetPasswordInputSchema,
    only: ['password'],
    values: { password: '' },
    onSubmit: async () => {
      setFailure(null);
      setAsked(true);
      if (company !== null && whose === null) return;
      const { password } = form.getValues();
      await api.post('/auth/reset-password', {
        body: { token, password, ...(company === null ? {} : { keep_company: whose === 'mine' }) },
      });
      if (link.is_first && (await leadIn(link.email, password))) return;
      onDone(t('accountLinks.reset.done'), t('accountLinks.reset.doneText'), endedBy(link, t));
    },
    onFailure: setFailure,
  });
  return (
    <FormProvider {...form}>
      {link.is_first ? (
        <Welcome link={link} />
      ) : (
        <>
          <h1>{t('accountLinks.reset.title')}</h1>
          <p>{t('accountLinks.reset.of', { email: link.email })}</p>
        </>
      )}
      <EndsWithPassword link={link} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        {/* Password managers keep the password under the address. */}
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        {company !== null && (
          <Choice
            label={t('accountLinks.reset.whose', { company })}
            value={whose}
            options={[
              { value: 'mine', label: t('accountLinks.reset.mine') },
              { value: 'notMine', label: t('accountLinks.reset.notMine') },
            ]}
            onChange={setWhose}
            fault={isAsked && whose === null ? t('accountLinks.reset.choose') : null}
          />
        )}
        <PasswordField
          name="password"
          label={t(link.is_first ? 'accountLinks.welcome.password' : 'account.newPassword')}
          required
          autoFocus
          autoComplete="new-password"
          hint={t('account.passwordHint')}
        />
        <Failure title={t('accountLinks.reset.failed')} failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t(link.is_first ? 'accountLinks.welcome.submit' : 'accountLinks.reset.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Whom somebody made an account for: where they are, and whose doing it is. */
function Welcome({ link: { company_name: company, invited_by: name, email } }: { link: AccountLink }) {
  const t = useT();
  return (
    <>
      <h1>
        {company === null
          ? t('accountLinks.welcome.titlePlain')
          : t('accountLinks.welcome.title', { company })}
      </h1>
      <p>
        {name !== null && t('accountLinks.welcome.by', { name })} {t('accountLinks.welcome.text', { email })}
      </p>
    </>
  );
}

/** An invitation: with a password of one's own, and a name where there is no account yet. */
function JoinForm({ token, link, onDone }: LinkProps) {
  const t = useT();
  const leadIn = useLeadIn();
  const [failure, setFailure] = useState<unknown>(null);
  const company = link.company_name ?? '';
  const isNew = link.name === null;
  const { form, submit } = useSchemaForm<{ name: string; password: string }>({
    schema: ({ joinInputSchema }) => joinInputSchema,
    only: ['name', 'password'],
    values: { name: '', password: '' },
    rules: ({ name }) => (isNew && name.trim() === '' ? { name: t('common.fault.required') } : {}),
    onSubmit: async () => {
      setFailure(null);
      const { name, password } = form.getValues();
      await api.post('/auth/join', { body: { token, password, ...(isNew && { name: name.trim() }) } });
      if (await leadIn(link.email, password)) return;
      onDone(t('accountLinks.join.done', { company }), t('accountLinks.join.doneText'), endedBy(link, t));
    },
    onFailure: setFailure,
  });
  return (
    <FormProvider {...form}>
      <h1>{t('accountLinks.join.title', { company })}</h1>
      {link.invited_by && <p>{t('accountLinks.join.invitedBy', { name: link.invited_by })}</p>}
      <p>{t(isNew ? 'accountLinks.join.fresh' : 'accountLinks.join.existing', { email: link.email })}</p>
      <EndsWithPassword link={link} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        {isNew && (
          <FormText name="name" label={t('accountLinks.join.name')} required autoFocus autoComplete="name" />
        )}
        <PasswordField
          name="password"
          label={t('account.newPassword')}
          required
          autoFocus={!isNew}
          autoComplete="new-password"
          hint={t('account.passwordHint')}
        />
        <Failure title={t('accountLinks.join.failed')} failure={failure} />
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('accountLinks.join.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}

/**
 * Confirms an address by a button: programs that look into mails open links, and press nothing. Where the account is not signed in, its
 * password shows that it is the reader's.
 */
function ConfirmEmail({ token, link, onDone }: LinkProps) {
  const t = useT();
  const [isNotMe, setIsNotMe] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { needs_password: needsPassword } = link;
  const { form, submit } = useSchemaForm<{ password: string }>({
    schema: ({ confirmEmailInputSchema }) => confirmEmailInputSchema,
    only: ['password'],
    values: { password: '' },
    rules: ({ password }) =>
      needsPassword && password === '' ? { password: t('common.fault.required') } : {},
    onSubmit: async () => {
      setFailure(null);
      const { password } = form.getValues();
      await api.post('/auth/confirm-email', { body: { token, ...(needsPassword && { password }) } });
      onDone(t('accountLinks.confirm.done'), t('accountLinks.confirm.doneText'));
    },
    onFailure: setFailure,
  });
  const back = () => setIsNotMe(false);
  if (isNotMe && link.purpose === 'registration') return <FreeAddress email={link.email} onBack={back} />;
  const isChange = link.purpose === 'email_change';
  return (
    <>
      <h1>{t('accountLinks.confirm.title')}</h1>
      <p>
        {t(isChange ? 'accountLinks.confirm.changeText' : 'accountLinks.confirm.text', { email: link.email })}
      </p>
      {isNotMe && <NothingChanges until={link.expires_at} />}
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          {needsPassword && (
            <>
              <input type="email" autoComplete="username" value={link.email} readOnly hidden />
              <PasswordField
                name="password"
                label={t('accountLinks.confirm.password')}
                required
                autoComplete="current-password"
                hint={t('accountLinks.confirm.passwordHint')}
              />
            </>
          )}
          <Failure title={t('accountLinks.confirm.failed')} failure={failure} />
          <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
            {t('accountLinks.confirm.submit')}
          </Button>
        </form>
      </FormProvider>
      {!isNotMe && <Button onClick={() => setIsNotMe(true)}>{t('accountLinks.confirm.notMe')}</Button>}
    </>
  );
}

/** Of a new address nothing has to be undone: without a confirmation it is none. */
function NothingChanges({ until }: { until: string }) {
  const t = useT();
  const { dateTime } = useFormat();
  return <Note role="status">{t('accountLinks.confirm.changeNotMeText', { when: dateTime(until) })}</Note>;
}

/**
 * Somebody else registered with the reader's address: has the link mailed by which the reader takes the account out of their hands, and
 * leaves their company.
 */
function FreeAddress({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useT();
  const [isSent, setIsSent] = useState(false);
  const { run, busy, failure } = useAction();
  const send = async () => {
    await api.post('/auth/forgot-password', { body: { email } });
    setIsSent(true);
  };
  if (isSent)
    return (
      <>
        <h1>{t('accountLinks.confirm.notMeDone')}</h1>
        <Note tone="ok" role="status">
          {t('accountLinks.confirm.notMeDoneText', { email })}
        </Note>
      </>
    );
  return (
    <>
      <h1>{t('accountLinks.confirm.notMe')}</h1>
      <p>{t('accountLinks.confirm.notMeText')}</p>
      <Failure title={t('accountLinks.confirm.notMeFailed')} failure={failure} />
      <Button variant="contained" size="large" loading={busy} onClick={() => void run(send)}>
        {t('accountLinks.confirm.notMeSubmit')}
      </Button>
      <Button onClick={onBack}>{t('accountLinks.confirm.notMeBack')}</Button>
    </>
  );
}

function Failure({ title, failure }: { title: string; failure: unknown }) {
  const describe = useDescribeFailure();
  if (failure === null) return null;
  return (
    <Note tone="bad" role="alert" title={title}>
      {describe(failure).text}
    </Note>
  );
}

/** What a button does: whether it is under way, and what it failed with, until the next try. */
function useAction() {
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }
  return { run, busy, failure };
}
