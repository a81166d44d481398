/*
 * Runs before the first paint, from a file of its own (see build/early-script.ts): without it a dark screen
 * would flash white, and a screen reader would start in the wrong language.
 */
try {
  const root = document.documentElement;
  const mode = localStorage.getItem('frakto.theme') ?? 'system';
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset['theme'] = dark ? 'dark' : 'light';
  root.style.colorScheme = dark ? 'dark' : 'light';
  // As in kit/i18n/locale.ts; what the account prefers is known later.
  const ofLink = new URLSearchParams(location.search).get('lang');
  for (const tag of [ofLink, localStorage.getItem('frakto.locale'), ...navigator.languages]) {
    const [language] = (tag ?? '').toLowerCase().split('-');
    const locale = language === 'nb' || language === 'nn' ? 'no' : language;
    if (locale !== 'pl' && locale !== 'en' && locale !== 'no') continue;
    root.lang = locale;
    break;
  }
} catch {
  // Storage may be closed (private windows, policies): the defaults of the page then hold.
}
