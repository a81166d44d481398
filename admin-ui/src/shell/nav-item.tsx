import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../components/icon';
import { Tooltip } from '../components/tooltip';
import { useT } from '../i18n/use-t';
import styles from './sidebar.module.css';

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
export function NavItem({ to, icon, label, mini, badge }: NavItemProps) {
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
