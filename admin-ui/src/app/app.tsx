import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useEffect } from 'react';
import type { I18nProvider } from 'react-admin';
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from 'react-router-dom';
import { rememberPlace, useSession } from '../kit/api/session';
import { BrokenScreen } from '../kit/components/broken-screen';
import { Toasts } from '../kit/components/toasts';
import type { LandingState } from '../features/landing/landing-page';
import { LocaleProvider } from '../kit/i18n/locale-provider';
import { paths } from '../kit/paths';
import { theme } from './theme/theme';

const router = createBrowserRouter([{ path: '*', element: <Root />, errorElement: <BrokenScreen /> }]);

/** Everything that signed-in and signed-out screens share. */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  // The early script has set it for the first paint; from now on the theme does.
  useEffect(() => {
    document.documentElement.style.removeProperty('color-scheme');
  }, []);
  return (
    <StyledEngineProvider injectFirst>
      <LocaleProvider initial={i18nProvider}>
        <ThemeProvider
          theme={theme}
          modeStorageKey="frakto.theme"
          defaultMode="system"
          disableTransitionOnChange
        >
          <CssBaseline />
          {/* Transitions would keep the old screen up for seconds while react-admin looks at the session. */}
          <RouterProvider router={router} useTransitions={false} />
          <Toasts />
        </ThemeProvider>
      </LocaleProvider>
    </StyledEngineProvider>
  );
}

const Landing = lazy(async () => ({
  default: (await import('../features/landing/landing-page')).LandingPage,
}));
const LoginRequired = lazy(async () => ({
  default: (await import('../features/sample-client-list/login-required')).LoginRequired,
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

const toRegister: LandingState = { form: 'register' };

/** The landing page for strangers, the application for users; neither downloads the other. */
function Root() {
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
  if (pathname === paths.register) return <Navigate to={paths.landing} state={toRegister} replace />;
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
