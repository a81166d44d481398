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
  const locale = localStorage.getItem('frakto.locale');
  if (locale === 'en' || locale === 'no') root.lang = locale;
} catch {
  // Storage may be closed (private windows, policies): the defaults of the page then hold.
}
