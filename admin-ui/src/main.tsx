import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getSession } from './api/session';
import { App } from './app';
import { createI18nProvider } from './i18n/i18n-provider';
import { firstLocale } from './i18n/locale';
import './theme/base.css';

// The screen's code comes together with the texts, not after them.
void (getSession() ? import('./signed-in') : import('./landing/landing-page'));
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
