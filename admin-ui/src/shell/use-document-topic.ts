import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Me } from '../api/session';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { navigationFor } from './navigation';

const read = () => ({
  topic: document.title.replace(/(^| · )Frakto$/, ''),
  path: window.location.pathname,
});

/**
 * What the current screen is about, read from the browser's tab: screens name it once, in one place. Until a screen that is on its way
 * does, it is called as in the menu.
 */
export function useDocumentTopic(me: Me): string {
  const t = useT();
  const { pathname } = useLocation();
  const [named, setNamed] = useState(read);
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return undefined;
    const observer = new MutationObserver(() => setNamed(read()));
    observer.observe(title, { childList: true });
    // A screen that was there at once has named itself already.
    setNamed(read());
    return () => observer.disconnect();
  }, []);
  if (named.topic !== '' && named.path === pathname) return named.topic;
  const entry = navigationFor(me).find(({ to }) => to === pathname);
  if (entry) return t(entry.label);
  if (pathname === paths.account) return t('account.title');
  return named.topic || 'Frakto';
}
