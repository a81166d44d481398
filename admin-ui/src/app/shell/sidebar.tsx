import IconButton from '@mui/material/IconButton';
import PanelLeft from 'lucide-react/icons/panel-left';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { roleOf, useMe } from '../../kit/api/session';
import { ChatButton } from '../../features/chat/chat-button';
import { Icon } from '../../kit/components/icon';
import { Kbd } from '../../kit/components/kbd';
import { Mark } from '../../kit/components/mark';
import { Tooltip } from '../../kit/components/tooltip';
import { useT } from '../../kit/i18n/use-t';
import { useSendsMail } from '../../kit/mail-text/use-mail-toast';
import { hasCompany, navigationFor } from '../../kit/navigation';
import { useChooseLocale, useShell, useSignOut } from './shell-context';
import styles from './shell.module.css';
import { useUnreadActivities } from '../../kit/api/unread';
import { NavLink, Link } from 'react-router-dom';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { paths } from '../../kit/paths';
import { findOrderStatus } from '../../kit/status/order-status';
import { shortName } from '../../kit/format/short-name';
import { useRecentOrders } from '../../features/orders/recent-orders';
import type { LucideIcon } from 'lucide-react';
import MailX from 'lucide-react/icons/mail-x';
import LogOut from 'lucide-react/icons/log-out';
import { Avatar } from '../../kit/components/avatar';
import { useColorScheme } from '@mui/material/styles';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import SunMoon from 'lucide-react/icons/sun-moon';
import { ChoiceMenu } from '../../kit/components/choice-menu';
import { useLocale } from '../../kit/i18n/locale-provider';
import { locales } from '../../kit/i18n/locale';

const modes = ['light', 'dark', 'system'] as const;

/** Language, theme, list of keys. */
function SidebarTools({ mini }: { mini: boolean }) {
  const t = useT();
  const { locale } = useLocale();
  const chooseLocale = useChooseLocale();
  const { mode = 'system', setMode } = useColorScheme();
  const { openKeys } = useShell();
  return (
    <div className={styles['tools']}>
      <ChoiceMenu
        upwards
        label={t('shell.language.label', { name: t(`shell.language.${locale}`) })}
        icon={<Icon of={Languages} />}
        text={mini ? null : locale.toUpperCase()}
        value={locale}
        options={locales.map((code) => ({ value: code, label: t(`shell.language.${code}`), lang: code }))}
        onChoose={chooseLocale}
      />
      <ChoiceMenu
        upwards
        label={t('shell.theme.label', { name: t(`shell.theme.${mode}`) })}
        icon={<Icon of={SunMoon} />}
        text={null}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`shell.theme.${value}`) }))}
        onChoose={setMode}
      />
      {!mini && (
        <IconButton size="small" aria-label={t('shell.keyboard.title')} title="?" onClick={openKeys}>
          <Icon of={Keyboard} />
        </IconButton>
      )}
    </div>
  );
}

/** Who is signed in, the way to their account, and the way out. */
function SidebarUser({ mini }: { mini: boolean }) {
  const t = useT();
  const me = useMe();
  const signOut = useSignOut();
  return (
    <div className={styles['user']}>
      {mini ? (
        <Tooltip title={`${me.name}, ${me.email}`} placement="right">
          <Link to={paths.account} className={styles['account']}>
            <span className="visually-hidden">{t('account.title')}</span>
            <Avatar name={me.name} />
          </Link>
        </Tooltip>
      ) : (
        <>
          <Link to={paths.account} className={styles['account']}>
            <span className="visually-hidden">{t('account.title')}</span>
            <Avatar name={me.name} />
            <span className={styles['userText']}>
              <b className="cut" title={me.name}>
                {me.name}
              </b>
              <span className="cut" title={me.email}>
                {me.email}
              </span>
            </span>
          </Link>
        </>
      )}
      <Tooltip title={mini ? t('shell.logout') : ''} placement="right" describeChild={false}>
        <IconButton size="small" aria-label={t('shell.logout')} onClick={signOut}>
          <Icon of={LogOut} />
        </IconButton>
      </Tooltip>
    </div>
  );
}

interface NavItemProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** Icon only; the label moves into a tooltip. */
  mini: boolean;
  /** A number to notice; nothing is shown for 0, and 99+ above 99. */
  badge: number;
}

/** An entry of the menu. */
function NavItem({ to, icon, label, mini, badge }: NavItemProps) {
  const t = useT();
  return (
    <li>
      <Tooltip title={mini ? label : ''} placement="right">
        <NavLink to={to} className={styles['item'] ?? ''}>
          <Icon of={icon} />
          <span className={mini ? 'visually-hidden' : 'cut'}>{label}</span>
          {badge > 0 && (
            <>
              <span className={`${styles['badge']} num`} aria-hidden="true">
                {badge > 99 ? '99+' : badge}
              </span>
              <span className="visually-hidden">, {t('shell.unread', { smart_count: badge })}</span>
            </>
          )}
        </NavLink>
      </Tooltip>
    </li>
  );
}

/** The orders opened last, with the icon of their status; nothing while there are none. */
function RecentOrders() {
  const t = useT();
  const orders = useRecentOrders(true);
  if (orders.length === 0) return null;
  return (
    <div className={styles['recent']}>
      <h2>{t('shell.recentOrders')}</h2>
      <ul className={styles['nav']}>
        {orders.map((order) => {
          const look = findOrderStatus(order.status);
          const title = look ? t(`status.full.${look.key}`) : undefined;
          return (
            <li key={order.id}>
              <NavLink
                to={paths.order(order.id)}
                className={styles['item'] ?? ''}
                title={[order.name, title].filter(Boolean).join(', ')}
              >
                <Icon of={look?.icon ?? CircleDashed} size={14} />
                <span className="cut">
                  {order.id} {shortName(order.name) || t('activities.noClient')}
                </span>
              </NavLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Where those who may change it see how mail is set up. */
const placesOfMail: Readonly<Record<ReturnType<typeof roleOf>, string | null>> = {
  administrator: paths.system,
  owner: paths.settings('company'),
  collaborator: null,
  noCompany: null,
};

/** That no mail leaves the installation: said here once, so that single mails need not warn; with the way to where it is set up. */
function MailStaysHere({ mini }: { mini: boolean }) {
  const t = useT();
  const me = useMe();
  if (useSendsMail()) return null;
  const place = placesOfMail[roleOf(me)];
  const words = (
    <>
      <Icon of={MailX} size={16} />
      <span className={mini ? 'visually-hidden' : undefined}>{t('shell.noMail')}</span>
    </>
  );
  return (
    <Tooltip title={t('messages.noServer.text')} placement="right">
      {place === null ? (
        <p className={styles['noMail']} tabIndex={0}>
          {words}
        </p>
      ) : (
        <Link to={place} className={styles['noMail']}>
          {words}
        </Link>
      )}
    </Tooltip>
  );
}

interface SidebarProps {
  /** 56 px with icons only. */
  mini: boolean;
  /** Folds and unfolds; absent where the width of the window decides. */
  onToggle?: () => void;
  /** Present in the drawer of phones. */
  onClose?: () => void;
}

/** Company, search, the entries of the role, recent orders, language, theme, user. */
export function Sidebar({ mini, onToggle, onClose }: SidebarProps) {
  const t = useT();
  const me = useMe();
  const { openPalette } = useShell();
  const unread = useUnreadActivities();
  const company = me.user_companies[0];
  const role = roleOf(me);
  return (
    <nav className={`${styles['side']} ${mini ? styles['sideMini'] : ''}`} aria-label={t('shell.mainMenu')}>
      <div className={styles['company']}>
        <Mark />
        {!mini && (
          <div className={styles['companyText']}>
            <b className="cut" title={company?.company_name}>
              {company?.company_name ?? 'Frakto'}
            </b>
            <span>{t(`shell.role.${role}`)}</span>
          </div>
        )}
        {onClose && (
          <IconButton size="small" aria-label={t('shell.closeMenu')} onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        )}
        {onToggle && !mini && (
          <IconButton size="small" aria-label={t('shell.collapse')} aria-expanded onClick={onToggle}>
            <Icon of={PanelLeft} />
          </IconButton>
        )}
      </div>
      {onToggle && mini && (
        <Tooltip title={t('shell.expand')} placement="right" describeChild={false}>
          <IconButton aria-label={t('shell.expand')} aria-expanded={false} onClick={onToggle} sx={{ mb: 1 }}>
            <Icon of={PanelLeft} />
          </IconButton>
        </Tooltip>
      )}
      <button type="button" className={styles['find']} onClick={openPalette}>
        <Icon of={Search} />
        <span className={mini ? 'visually-hidden' : undefined}>{t('shell.search')}</span>
        {!mini && <Kbd>Ctrl K</Kbd>}
      </button>
      <ul className={styles['nav']}>
        {navigationFor(me).map((entry) => (
          <NavItem
            key={entry.to}
            to={entry.to}
            icon={entry.icon}
            label={t(entry.label)}
            mini={mini}
            badge={entry.badge === 'unread' ? unread : 0}
          />
        ))}
      </ul>
      {!mini && hasCompany(me) && <RecentOrders />}
      <div className={styles['foot']}>
        <MailStaysHere mini={mini} />
        {/* On phones the bar has it. */}
        {!onClose && <ChatButton mini={mini} />}
        <SidebarTools mini={mini} />
        <SidebarUser mini={mini} />
      </div>
    </nav>
  );
}
