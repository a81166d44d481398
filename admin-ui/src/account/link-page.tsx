import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../api/client';
import { endSession, getSession } from '../api/session';
import { useDescribeFailure } from '../api/use-describe-failure';
import { Note } from '../components/note';
import { useDocumentTitle } from '../components/page-head';
import { useT } from '../i18n/use-t';
import type { LandingState } from '../landing/landing-page';
import landing from '../landing/landing.module.css';
import { PageTop } from '../landing/page-top';
import { paths } from '../paths';
import styles from './account.module.css';
import { ConfirmEmail } from './confirm-email';
import { JoinForm } from './join-form';
import type { AccountLink, LinkProps } from './link-props';
import { ResetForm } from './reset-form';

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
