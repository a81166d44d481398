import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, useCallback, Component } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { useMe, getSession, startSession, type Me } from '../../kit/api/session';
import { toggleChat, useChatAtRest } from '../../features/chat/chat-store';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { useActs } from '../../kit/acts';
import { useKeepOrderList } from '../../features/orders/neighbours';
import { focusListSearch, moveToRow, selectRow } from '../../kit/list-moves';
import { hasCompany, navigationFor } from '../../kit/navigation';
import { ScreenLoading } from '../../kit/components/thin-progress';
import { ShellContext, useShell } from './shell-context';
import styles from './shell.module.css';
import { Sidebar } from './sidebar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { BrokenScreen } from '../../kit/components/broken-screen';
import { Note } from '../../kit/components/note';
import { useToast } from '../../kit/components/use-toast';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { ChatDock } from '../../features/chat/chat-dock';
import { ChatBarButton } from '../../features/chat/chat-button';
import { Icon } from '../../kit/components/icon';
import { usePhone } from '../../kit/components/use-phone';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** What stands over the page for a while: when it goes, the focus goes back to the page. */
const passing = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-toasts]';
const open = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Milliseconds in which dialogs give the focus back, and screens that know better put it elsewhere. */
const focusTimeoutMs = 350;

/** A place on the page, and the list that it is in, for when it is gone. */
interface Place {
  element: HTMLElement;
  list: Element | null;
  index: number;
}

/**
 * Keeps the keyboard's focus where the work is. When what has it is taken away, with a row that was deleted or a
 * dialog that closed, it goes to the row that took that place, or to the screen, and not to the top of the page.
 * A person who clicks beside everything takes it away on purpose.
 * @param main where the focus goes when nothing is nearer
 * @returns stops it
 */
function keepFocus(main: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  let place: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    current = target;
    if (!target.closest(passing)) place = placeOf(target);
  };
  const onFocusOut = () => {
    setTimeout(() => {
      if (isNowhere() && current && isUsable(current)) current = place = null;
    });
  };
  const settle = () => {
    timer = undefined;
    if (!isNowhere() || !current || document.querySelector(open)) return;
    // Off for as long as something runs.
    if (current.isConnected && !isUsable(current)) return;
    (nearest(current, place) ?? main).focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    if (isNowhere() && current) timer ??= setTimeout(settle, focusTimeoutMs);
  });
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    watcher.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

function placeOf(element: HTMLElement): Place {
  const row = element.closest('tr, li');
  const list = row?.parentElement ?? null;
  return { element, list, index: row && list ? [...list.children].indexOf(row) : -1 };
}

function nearest(current: HTMLElement, place: Place | null): HTMLElement | null {
  if (isUsable(current)) return current;
  if (!place) return null;
  if (isUsable(place.element)) return place.element;
  const { list, index } = place;
  const row = list?.isConnected ? (list.children[index] ?? list.lastElementChild) : null;
  // The box that selects comes first, and is seldom what was meant.
  return row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>(focusable) ?? null;
}

const read = () => ({
  topic: document.title.replace(/(^| · )Frakto$/, ''),
  path: window.location.pathname,
});

/**
 * What the current screen is about, read from the browser's tab: screens name it once, in one place. Until a screen that is on its way
 * does, it is called as in the menu.
 */
function useDocumentTopic(me: Me): string {
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

interface MobileBarProps {
  /** What the screen is about. */
  title: string;
  onMenu: () => void;
}

/** On phones: menu, name of the screen, chat, search. */
function MobileBar({ title, onMenu }: MobileBarProps) {
  const t = useT();
  const { openPalette } = useShell();
  return (
    <header className={styles['mobileBar']}>
      <IconButton size="large" aria-label={t('shell.openMenu')} onClick={onMenu}>
        <Icon of={Menu} />
      </IconButton>
      {/* The screen's own heading is in the page for screen readers. */}
      <b className="cut" aria-hidden="true">
        {title}
      </b>
      <ChatBarButton />
      <IconButton size="large" aria-label={t('shell.search')} onClick={openPalette}>
        <Icon of={Search} />
      </IconButton>
    </header>
  );
}

/** Above every screen of somebody who has not confirmed their address: what waits for it, and a further mail. */
function ConfirmBanner() {
  const t = useT();
  const me = useMe();
  const toast = useToast();
  const again = useMutation({
    mutationFn: () => api.post('/auth/resend-confirmation'),
    onSuccess: () => toast.success(t('account.confirm.sent')),
    onError: (error) => toast.failure(t('account.confirm.notSent'), error),
  });
  if (me.email_confirmed) return null;
  return (
    <div className={styles['banner']}>
      <Note tone="warn">
        <span className={styles['bannerText']}>
          <span>
            {t('account.confirm.banner', { email: me.email })}{' '}
            {me.user_companies.some(({ is_owner }) => is_owner) && t('account.confirm.bannerOwner')}
          </span>
          <Button size="small" variant="outlined" loading={again.isPending} onClick={() => again.mutate()}>
            {t('account.confirm.again')}
          </Button>
        </span>
      </Note>
    </div>
  );
}

/** When the code of a screen fails, the menu stays; the next screen starts afresh. */
function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname.split('/')[1]}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <BrokenScreen error={error} /> : this.props.children;
  }
}

/** Name, role and company may have changed since the session began: asked for once when the application opens. */
function useFreshMe(): void {
  const { data } = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => api.get('/auth/me', { signal }),
    staleTime: Infinity,
  });
  useEffect(() => {
    const session = getSession();
    if (session && data?.id === session.user.id) startSession({ token: session.token, user: data });
  }, [data]);
}

const key = 'frakto.sidebar';

/** Whether the user has folded the menu, remembered on this device. */
function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed');
  const toggle = useCallback(() => {
    setCollapsed((before) => {
      localStorage.setItem(key, before ? 'open' : 'collapsed');
      return !before;
    });
  }, []);
  return [collapsed, toggle];
}

const CommandPalette = lazy(async () => ({
  default: (await import('./palette/command-palette')).CommandPalette,
}));
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
  const phone = usePhone();
  const topic = useDocumentTopic(me);
  useFreshMe();
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), []);
  const chat = useChatAtRest();
  const mini = collapsed || !wide;

  const close = () => setOverlay(null);
  useKeepOrderList(main);
  useActs({
    heading: t('shell.keyboard.general'),
    acts: [
      {
        id: 'palette',
        label: t('shell.keyboard.palette'),
        keys: ['ctrl+k'],
        run: () => setOverlay('palette'),
      },
      {
        id: 'search',
        label: t('shell.keyboard.focusSearch'),
        keys: ['/'],
        run: () => {
          if (!focusListSearch()) setOverlay('palette');
        },
      },
      { id: 'next-row', label: t('shell.keyboard.nextRow'), keys: ['j'], run: () => moveToRow(1) },
      { id: 'previous-row', label: t('shell.keyboard.previousRow'), keys: ['k'], run: () => moveToRow(-1) },
      { id: 'select-row', label: t('shell.keyboard.selectRow'), keys: ['x'], run: selectRow },
      { id: 'chat', label: t('shell.keyboard.chat'), keys: ['c'], run: toggleChat },
      ...(hasCompany(me)
        ? [
            {
              id: 'new-order',
              label: t('shell.keyboard.newOrder'),
              keys: ['n'],
              run: () => void navigate(paths.newOrder),
            },
          ]
        : []),
      { id: 'keys', label: t('shell.keyboard.help'), keys: ['?'], run: () => setOverlay('keys') },
    ],
  });
  useActs({
    heading: t('shell.keyboard.goTo'),
    acts: navigationFor(me).map((entry) => ({
      id: `go-${entry.key}`,
      label: t(entry.label),
      keys: [`g ${entry.key}`],
      run: () => void navigate(entry.to),
    })),
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
      {chat && <ChatDock />}
      <Suspense>{phone && <SidebarDrawer open={overlay === 'menu'} onClose={close} />}</Suspense>
      <Suspense>
        {overlay === 'palette' && <CommandPalette onClose={close} />}
        {overlay === 'keys' && <KeyboardHelp onClose={close} />}
      </Suspense>
    </ShellContext>
  );
}
