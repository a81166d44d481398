import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import Banknote from 'lucide-react/icons/banknote';
import Building from 'lucide-react/icons/building-2';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Globe from 'lucide-react/icons/globe';
import ListTodo from 'lucide-react/icons/list-todo';
import Mail from 'lucide-react/icons/mail';
import Radar from 'lucide-react/icons/radar';
import ScrollText from 'lucide-react/icons/scroll-text';
import Server from 'lucide-react/icons/server';
import Settings from 'lucide-react/icons/settings';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import type { Me } from './api/session';
import type { MessageKey } from './i18n/use-t';
import { paths } from './paths';

/** An entry of the menu. */
export interface NavEntry {
  to: string;
  label: MessageKey & `shell.nav.${string}`;
  icon: LucideIcon;
  /** The letter after `g`. */
  key: string;
  /** Shows how many orders and messages are unread. */
  badge?: 'unread';
}

const companyEntries: readonly NavEntry[] = [
  { to: paths.queue, label: 'shell.nav.queue', icon: ListTodo, key: 'q' },
  {
    to: paths.activities,
    label: 'shell.nav.activities',
    icon: Activity,
    key: 'a',
    badge: 'unread',
  },
  { to: paths.clients, label: 'shell.nav.clients', icon: Building, key: 'c' },
  { to: paths.subcontractors, label: 'shell.nav.subcontractors', icon: Truck, key: 's' },
  { to: paths.money, label: 'shell.nav.money', icon: Banknote, key: 'm' },
  { to: paths.userSettings, label: 'shell.nav.settings', icon: Settings, key: 'u' },
];

const administratorEntries: readonly NavEntry[] = [
  { to: paths.clientScanner, label: 'shell.nav.scanner', icon: Radar, key: 'k' },
  { to: paths.globalClients, label: 'shell.nav.globalClients', icon: Globe, key: 'c' },
  { to: paths.globalSubcontractors, label: 'shell.nav.globalSubcontractors', icon: Truck, key: 's' },
  { to: paths.userManagement, label: 'shell.nav.userManagement', icon: Users, key: 'u' },
  { to: paths.mailOutbox, label: 'shell.nav.mailOutbox', icon: Mail, key: 'm' },
  { to: paths.auditLog, label: 'shell.nav.auditLog', icon: ScrollText, key: 'l' },
  { to: paths.system, label: 'shell.nav.system', icon: Server, key: 'y' },
  { to: paths.testTools, label: 'shell.nav.testTools', icon: FlaskConical, key: 't' },
];

/** Whether a user works in a company: administrators do not, and somebody new may not yet. */
export function hasCompany(me: Me): boolean {
  return !me.is_admin && me.user_companies.length > 0;
}

/** The menu of a user, for the sidebar, the command palette and the keys. */
export function navigationFor(me: Me): readonly NavEntry[] {
  if (me.is_admin) return administratorEntries;
  return hasCompany(me) ? companyEntries : [];
}
