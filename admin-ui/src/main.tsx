import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getSession } from './kit/api/session';
import { App } from './app/app';
import { createI18nProvider } from './kit/i18n/i18n-provider';
import { firstLocale } from './kit/i18n/locale';
import './app/i18n/load-messages';
import './app/theme/base.css';

// The screen's code comes together with the texts, not after them.
void (getSession() ? import('./app/signed-in') : import('./features/landing/landing-page'));
const locale = firstLocale(getSession()?.user.default_language);
// The first calls to the API are made in this language, too.
document.documentElement.lang = locale;
const i18nProvider = await createI18nProvider(locale);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application');
createRoot(root).render(
  <StrictMode>
    <App i18nProvider={i18nProvider} />
  </StrictMode>,
);
