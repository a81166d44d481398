import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { I18nProvider } from 'react-admin';
import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BrokenScreen } from '../kit/components/broken-screen';
import { Toasts } from '../kit/components/toasts';
import { LocaleProvider } from '../kit/i18n/locale-provider';
import { Root } from './root';
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
