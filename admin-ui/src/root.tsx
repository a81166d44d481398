import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { rememberPlace } from './api/return-to';
import { useSession } from './api/session';
import { paths } from './paths';

const Landing = lazy(async () => ({ default: (await import('./landing/landing-page')).LandingPage }));
const LoginRequired = lazy(async () => ({
  default: (await import('./client-list/login-required')).LoginRequired,
}));
const SignedIn = lazy(async () => ({ default: (await import('./signed-in')).SignedIn }));

/** The landing page for strangers, the application for users; neither downloads the other. */
export function Root() {
  const session = useSession();
  const { pathname, search } = useLocation();
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
