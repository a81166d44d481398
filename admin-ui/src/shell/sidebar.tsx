import IconButton from '@mui/material/IconButton';
import PanelLeft from 'lucide-react/icons/panel-left';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { roleOf, useMe } from '../api/session';
import { ChatButton } from '../chat/chat-button';
import { Icon } from '../components/icon';
import { Kbd } from '../components/kbd';
import { Mark } from '../components/mark';
import { Tooltip } from '../components/tooltip';
import { useT } from '../i18n/use-t';
import { NavItem } from './nav-item';
import { hasCompany, navigationFor } from './navigation';
import { RecentOrders } from './recent-orders-list';
import { useShell } from './shell-context';
import styles from './sidebar.module.css';
import { SidebarTools } from './sidebar-tools';
import { SidebarUser } from './sidebar-user';
import { useUnread } from './use-unread';

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
  const unread = useUnread(hasCompany(me));
  const company = me.user_companies[0];
  const role = roleOf(me);
  return (
    <nav className={`${styles['side']} ${mini ? styles['mini'] : ''}`} aria-label={t('shell.mainMenu')}>
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
        {/* On phones the bar has it. */}
        {!onClose && <ChatButton mini={mini} />}
        <SidebarTools mini={mini} />
        <SidebarUser mini={mini} />
      </div>
    </nav>
  );
}
