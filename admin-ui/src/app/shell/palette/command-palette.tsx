import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../../../kit/api/session';
import { usePhone } from '../../../kit/components/use-phone';
import { Icon } from '../../../kit/components/icon';
import { registeredActs, runAct } from '../../../kit/acts';
import { Kbd, printed } from '../../../kit/components/kbd';
import { wayOf } from '../../../kit/format/way';
import { useRecentOrders } from '../../../features/orders/recent-orders';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';
import { useT } from '../../../kit/i18n/use-t';
import { hasCompany, navigationFor } from '../../../kit/navigation';
import styles from '../shell.module.css';
import type { Invoiced } from '../../../kit/status/invoice-fate';
import { OrderChip } from '../../../kit/status/order-chip';
import { Marked, matches } from './match';
import Building from 'lucide-react/icons/building-2';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Truck from 'lucide-react/icons/truck';
import { api } from '../../../kit/api/client';
import type { Order, Schemas } from '../../../kit/api/types';
import { useSearch } from '../../../kit/components/use-search';
import { paths } from '../../../kit/paths';
import { findOrderStatus } from '../../../kit/status/order-status';
import { useColorScheme } from '@mui/material/styles';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import SunMoon from 'lucide-react/icons/sun-moon';
import { locales } from '../../../kit/i18n/locale';
import { useLocale } from '../../../kit/i18n/locale-provider';
import { useChooseLocale, useSignOut } from '../shell-context';
import type { LucideIcon } from 'lucide-react';

/** One line of the command palette: it leads somewhere, or does something. */
interface PaletteItem {
  id: string;
  icon: LucideIcon;
  text: string;
  /** Grey text at the end, for example a city. */
  end?: string | undefined;
  /** An order, shown as its chip. */
  order?: Invoiced;
  /** Keys that do the same without the palette. */
  keys?: readonly string[];
  /** Why it cannot be done now. */
  reason?: string | undefined;
  /** Where it leads; it can then be opened in a new tab too. */
  to?: string;
  /** What goes along there in the history. */
  state?: unknown;
  run?: () => void;
}

/** Items under a common heading. */
interface PaletteSection {
  title: string;
  items: PaletteItem[];
}

/** What can be done from anywhere, as far as it fits what was typed; what can be entered, whatever that is. */
function useCommands(typed: string): PaletteSection & { additions: PaletteItem[] } {
  const t = useT();
  const me = useMe();
  const { locale } = useLocale();
  const chooseLocale = useChooseLocale();
  const { mode, setMode } = useColorScheme();
  const signOut = useSignOut();

  const additions: PaletteItem[] = hasCompany(me)
    ? [
        {
          id: 'new-order',
          icon: Plus,
          text: t('shell.palette.newOrder'),
          keys: ['N'],
          to: paths.newOrder,
        },
        { id: 'new-client', icon: Plus, text: t('shell.palette.newClient'), to: paths.newClient },
        {
          id: 'new-subcontractor',
          icon: Plus,
          text: t('shell.palette.newSubcontractor'),
          to: paths.newSubcontractor,
        },
      ]
    : [];
  const places = navigationFor(me).map((entry): PaletteItem => ({
    id: `go-${entry.key}`,
    icon: entry.icon,
    text: t('shell.palette.goTo', { place: t(entry.label) }),
    keys: ['G', entry.key.toUpperCase()],
    to: entry.to,
  }));
  const themes = (['light', 'dark', 'system'] as const)
    .filter((value) => value !== mode)
    .map((value): PaletteItem => ({
      id: `theme-${value}`,
      icon: SunMoon,
      text: t('shell.palette.themeTo', { name: t(`shell.theme.${value}`) }),
      run: () => setMode(value),
    }));
  const languages = locales
    .filter((code) => code !== locale)
    .map((code): PaletteItem => ({
      id: `language-${code}`,
      icon: Languages,
      text: t('shell.palette.languageTo', { name: t(`shell.language.${code}`) }),
      run: () => chooseLocale(code),
    }));
  const leave: PaletteItem = { id: 'sign-out', icon: LogOut, text: t('shell.logout'), run: signOut };

  const all = [...additions, ...places, ...themes, ...languages, leave];
  return {
    title: t('shell.palette.commands'),
    additions,
    items: all.filter((item) => matches(item.text, typed)),
  };
}

/** What can be done on the screen that is open: with an order, its next step first. Read once: the palette covers it. */
function useActsOfScreen(typed: string): PaletteSection[] {
  const [groups] = useState(() => registeredActs().filter(({ isOfScreen }) => isOfScreen));
  return groups.map(({ heading, acts }) => ({
    title: heading,
    items: acts
      .filter(({ label }) => matches(label, typed))
      .map((act): PaletteItem => ({
        id: `act-${act.id}`,
        icon: act.icon ?? Zap,
        text: act.label,
        keys: act.keys?.slice(0, 1).map(printed) ?? [],
        reason: act.reason ?? undefined,
        run: () => runAct(act),
      })),
  }));
}

/** The orders that one opened last, until something else is looked for. */
function useRecent(typed: string, enabled: boolean): PaletteSection {
  const t = useT();
  const orders = useRecentOrders(enabled);
  return {
    title: t('shell.recentOrders'),
    items: typed.trim()
      ? []
      : orders.map((order) => ({
          id: `order-${order.id}`,
          icon: findOrderStatus(order.status)?.icon ?? CircleDashed,
          text: [`${order.id} ${order.name}`, order.way].filter(Boolean).join(', '),
          order,
          to: paths.order(order.id),
        })),
  };
}

const perKind = 5;

const nameOfOrder = (order: Order) =>
  `${order.id} ${order.client_name ?? order.client_email}, ${wayOf(order)}`;

/** How a found order is called, and whether that matches; where it does not, with what does. */
function callOrder(order: Order, typed: string): { text: string; isSeen: boolean } {
  const name = nameOfOrder(order);
  if (matches(name, typed)) return { text: name, isSeen: true };
  const { pickup_street, delivery_street, client_email, client_reference, our_reference } = order;
  const places = [pickup_street, delivery_street, client_email, client_reference, our_reference];
  const found = places.find((place) => place && matches(place, typed));
  return { text: found ? `${name}, ${found}` : name, isSeen: false };
}

/** Orders, clients and subcontractors that match. */
function useFound(typed: string, enabled: boolean) {
  const t = useT();
  const text = typed.trim();
  const { found, isSearching, isError } = useSearch({
    name: ['palette'],
    text,
    find: async (q, signal) => {
      // “#1048” is how the screens write an order's number: the order of that number, and no other, is meant.
      const query = { q: q.replace(/^#/, ''), page: 1, page_size: perKind };
      const [orders, clients, subcontractors] = await Promise.all([
        api.get('/orders', { params: { query: { ...query, q, sort: '-updated_at' } }, signal }),
        api.get('/client-directory', { params: { query }, signal }),
        api.get('/subcontractor-directory', { params: { query }, signal }),
      ]);
      return { orders: orders.items, clients: clients.items, subcontractors: subcontractors.items };
    },
    enabled: enabled && !/^#?$/.test(text),
  });

  const sections: PaletteSection[] = [
    {
      title: t('shell.palette.orders'),
      items: (found?.orders ?? [])
        .map((order) => ({
          id: `order-${order.id}`,
          icon: findOrderStatus(order.status)?.icon ?? CircleDashed,
          ...callOrder(order, text),
          order,
          to: paths.order(order.id),
        }))
        // What matches by what one sees comes first; the rest stays as it was found.
        .toSorted((one, other) => Number(other.isSeen) - Number(one.isSeen)),
    },
    {
      title: t('shell.palette.clients'),
      items: (found?.clients ?? []).map((client) => ({
        id: `client-${client.id}`,
        icon: Building,
        text: client.name,
        end: client.city ?? undefined,
        to: paths.clientPage(client.id),
      })),
    },
    {
      title: t('shell.palette.subcontractors'),
      items: (found?.subcontractors ?? []).map((subcontractor) => ({
        id: `subcontractor-${subcontractor.id}`,
        icon: Truck,
        text: subcontractor.name,
        end: subcontractor.city ?? undefined,
        to: paths.subcontractorPage(subcontractor.id),
      })),
    },
  ];
  return {
    sections: sections.filter((section) => section.items.length > 0),
    firstClient: found?.clients[0] ?? null,
    settled: !isSearching,
    isError,
  };
}

/** What is done next with the client who was found first. */
function useNearest(client: Schemas['ClientDto'] | null): PaletteSection {
  const t = useT();
  if (client === null) return { title: '', items: [] };
  const { id, name } = client;
  return {
    title: t('shell.palette.next'),
    items: [
      {
        id: `order-for-${id}`,
        icon: Plus,
        text: t('shell.palette.newOrderFor', { name }),
        to: paths.newOrder,
        state: { client },
      },
    ],
  };
}

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  /** What was typed, to mark it in the text. */
  typed: string;
  selected: boolean;
  /** The mouse is over it. */
  onPoint: () => void;
  onChoose: (newTab: boolean) => void;
}

/** A line of the palette. The keyboard stays in the search field; this is what it points at. */
function PaletteOption({ id, item, typed, selected, onPoint, onChoose }: PaletteOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={item.reason !== undefined || undefined}
      className={styles['option']}
      onMouseMove={onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <Icon of={item.icon} />
      <span className="cut">
        <Marked text={item.text} typed={typed} />
      </span>
      <span className={styles['end']}>
        {item.order !== undefined && <OrderChip order={item.order} variant="quiet" />}
        {item.end !== undefined && (
          <span className="cut">
            <Marked text={item.end} typed={typed} />
          </span>
        )}
        {item.reason !== undefined && (
          <span className="cut" title={item.reason}>
            {item.reason}
          </span>
        )}
        {item.keys?.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        {selected && !item.keys?.length && <Kbd>Enter</Kbd>}
      </span>
    </div>
  );
}

/** Search over orders, clients and subcontractors, what can be done with the order that is open, and every command, by keyboard. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useT();
  const me = useMe();
  const navigate = useNavigate();
  const id = useId();
  const isPhone = usePhone();
  const [typed, setTyped] = useState('');
  // By name, not by place: what is found later moves nothing that somebody is about to choose.
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  // Enter came before the answer: the first of what is found is meant.
  const [isAwaited, setIsAwaited] = useState(false);
  const acts = useActsOfScreen(typed);
  const recent = useRecent(typed, hasCompany(me));
  const commands = useCommands(typed);
  const { sections: found, firstClient, settled, isError } = useFound(typed, hasCompany(me));
  const fitting = [...acts, recent, ...found, useNearest(firstClient), commands].filter(
    ({ items }) => items.length > 0,
  );
  // What is not there can be entered.
  const nothing = fitting.length === 0 && settled;
  const sections =
    nothing && commands.additions.length > 0
      ? [{ title: commands.title, items: commands.additions }]
      : fitting;
  const items = sections.flatMap((section) => section.items);
  const active = Math.max(
    items.findIndex((item) => item.id === pointedAt),
    0,
  );
  const current = items[active];
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;

  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, id]);

  const choose = (item: PaletteItem, newTab: boolean) => {
    if (item.to !== undefined && newTab) {
      window.open(item.to, '_blank', 'noopener');
      return;
    }
    onClose();
    if (item.to !== undefined) void navigate(item.to, { state: item.state });
    else item.run?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setPointedAt(items[Math.max(next, 0)]?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (pointedAt === null && !settled) setIsAwaited(true);
      else if (current) choose(current, event.ctrlKey || event.metaKey);
    }
  };

  const chooseCurrent = useRef<() => void>(undefined);
  useEffect(() => {
    chooseCurrent.current = () => {
      // An Enter that came first does nothing that was not looked for.
      if (current && !nothing) choose(current, false);
    };
  });
  useEffect(() => {
    if (!isAwaited || !settled) return;
    setIsAwaited(false);
    chooseCurrent.current?.();
  }, [isAwaited, settled]);

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={`${id}-title`}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: isPhone ? {} : { maxWidth: 640, mt: '112px', mx: 3 } },
      }}
    >
      <h2 id={`${id}-title`} className="visually-hidden">
        {t('shell.palette.title')}
      </h2>
      <div className={styles['head']}>
        <Icon of={Search} size={18} />
        <input
          autoFocus
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current) : undefined}
          aria-label={t('shell.palette.title')}
          placeholder={t('shell.palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPointedAt(null);
            setIsAwaited(false);
          }}
          onKeyDown={onKeyDown}
        />
        {isPhone ? (
          <IconButton aria-label={t('common.action.close')} onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        ) : (
          <Kbd>Esc</Kbd>
        )}
      </div>
      {nothing && !isError && (
        <p className={styles['nothing']}>{t('common.nothing.toQuery', { query: typed.trim() })}</p>
      )}
      <div
        className={styles['paletteList']}
        role="listbox"
        id={`${id}-list`}
        aria-label={t('shell.palette.title')}
      >
        {sections.map((section) => (
          <div key={section.title} role="group" aria-label={section.title}>
            <div className={styles['title']} aria-hidden="true">
              {section.title}
            </div>
            {section.items.map((item) => (
              <PaletteOption
                key={item.id}
                id={optionId(item)}
                item={item}
                typed={typed}
                selected={item === current}
                onPoint={() => setPointedAt(item.id)}
                onChoose={(newTab) => choose(item, newTab)}
              />
            ))}
          </div>
        ))}
      </div>
      {isError && <p className={styles['nothing']}>{t('shell.palette.failed')}</p>}
      <div role="status" className="visually-hidden">
        {settled && typed !== '' && t('shell.palette.results', { smart_count: nothing ? 0 : items.length })}
      </div>
      <footer className={styles['paletteFoot']}>
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {t('shell.palette.choose')}
        </span>
        <span>
          <Kbd>Enter</Kbd>
          {t('shell.palette.open')}
        </span>
        <span>
          <Kbd>Ctrl Enter</Kbd>
          {t('shell.palette.newTab')}
        </span>
      </footer>
    </Dialog>
  );
}
