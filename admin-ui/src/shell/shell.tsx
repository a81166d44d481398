import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmBanner } from '../account/confirm-banner';
import { useMe } from '../api/session';
import { toggleChat } from '../chat/chat-store';
import { useChatAtRest } from '../chat/use-chat-at-rest';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { focusListSearch, moveToRow, useHotKeys } from './hot-keys';
import { keepFocus } from './keep-focus';
import { MobileBar } from './mobile-bar';
import { hasCompany, navigationFor } from './navigation';
import { ScreenBoundary } from './screen-boundary';
import { ScreenLoading } from './screen-loading';
import { ShellContext } from './shell-context';
import styles from './shell.module.css';
import { Sidebar } from './sidebar';
import { useCollapsed } from './use-collapsed';
import { useDocumentTopic } from './use-document-topic';
import { useFreshMe } from './use-fresh-me';

const CommandPalette = lazy(async () => ({
  default: (await import('./palette/command-palette')).CommandPalette,
}));
const ChatDock = lazy(async () => ({ default: (await import('../chat/chat-dock')).ChatDock }));
// The menu of phones only.
const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer')).SidebarDrawer }));
const KeyboardHelp = lazy(async () => ({ default: (await import('./keyboard-help')).KeyboardHelp }));

type Overlay = 'palette' | 'keys' | 'menu' | null;

/** What stands around every signed-in screen: menu, chat, command palette, keys. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const me = useMe();
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [collapsed, toggleCollapsed] = useCollapsed();
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const topic = useDocumentTopic(me);
  useFreshMe();
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), []);
  const chat = useChatAtRest();
  const mini = collapsed || !wide;

  const close = () => setOverlay(null);
  const goTo = navigationFor(me).map((entry) => [`g ${entry.key}`, () => void navigate(entry.to)]);
  useHotKeys({
    'ctrl+k': () => setOverlay('palette'),
    '?': () => setOverlay('keys'),
    '/': () => {
      if (!focusListSearch()) setOverlay('palette');
    },
    j: () => moveToRow(1),
    k: () => moveToRow(-1),
    c: toggleChat,
    ...(hasCompany(me) && { n: () => void navigate(paths.newOrder) }),
    ...(Object.fromEntries(goTo) as Record<string, () => void>),
  });

  const actions = { openPalette: () => setOverlay('palette'), openKeys: () => setOverlay('keys') };
  return (
    <ShellContext value={actions}>
      <a
        className={styles['skip']}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('shell.skip')}
      </a>
      <div
        className={`${styles['app']} ${mini ? styles['mini'] : ''}`}
        data-menu={phone ? 'away' : mini ? 'folded' : 'open'}
      >
        {!phone && <Sidebar mini={mini} {...(wide && { onToggle: toggleCollapsed })} />}
        <div className={styles['column']}>
          {phone && <MobileBar title={topic} onMenu={() => setOverlay('menu')} />}
          <main ref={main} id="content" tabIndex={-1} className={styles['main']}>
            <ConfirmBanner />
            <ScreenBoundary>
              <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
            </ScreenBoundary>
          </main>
        </div>
      </div>
      {chat && (
        <Suspense>
          <ChatDock />
        </Suspense>
      )}
      <Suspense>{phone && <SidebarDrawer open={overlay === 'menu'} onClose={close} />}</Suspense>
      <Suspense>
        {overlay === 'palette' && <CommandPalette onClose={close} />}
        {overlay === 'keys' && <KeyboardHelp onClose={close} />}
      </Suspense>
    </ShellContext>
  );
}
