import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberPlace } from '../kit/api/return-to';
import { useSession } from '../kit/api/session';
import { paths } from '../kit/paths';

const Landing = lazy(async () => ({
  default: (await import('../features/landing/landing-page')).LandingPage,
}));
const LoginRequired = lazy(async () => ({
  default: (await import('../features/client-list/login-required')).LoginRequired,
}));
const LinkPage = lazy(async () => {
  const [page, texts] = await Promise.all([
    import('../features/account/link-page'),
    import('../kit/i18n/late-texts'),
  ]);
  return { default: texts.withLateTexts(page.LinkPage, 'accountLinks') };
});
const SignedIn = lazy(async () => ({ default: (await import('./signed-in')).SignedIn }));

/** Pages for whoever has the mail, signed in or not. */
const linkPages: readonly string[] = [paths.resetPassword, paths.confirmEmail, paths.join];

/** The landing page for strangers, the application for users; neither downloads the other. */
export function Root() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (linkPages.includes(pathname)) {
    return (
      <Suspense>
        <LinkPage />
      </Suspense>
    );
  }
  if (session) {
    return (
      <Suspense>
        <SignedIn key={session.user.id} />
      </Suspense>
    );
  }
  if (pathname === paths.clientList) {
    return (
      <Suspense>
        <LoginRequired />
      </Suspense>
    );
  }
  if (pathname !== paths.landing) return <ToLanding from={pathname + search} />;
  return (
    <Suspense>
      <Landing />
    </Suspense>
  );
}

/** Every address leads a signed-out user to the landing page; signing in leads back. */
function ToLanding({ from }: { from: string }) {
  useEffect(() => rememberPlace(from), [from]);
  return <Navigate to={paths.landing} replace />;
}
