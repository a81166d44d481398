import type { ImportKind } from '@frakto/sdk/enums';
import type { Me } from './api/session';
import type { SettingsTab } from './settings-tabs';

/** The screens and their addresses. */
export const paths = {
  landing: '/',
  /** The landing page with the registration open, for strangers. */
  register: '/register',
  /** What waits for the company: the first screen. */
  queue: '/queue',
  activities: '/activities',
  newOrder: '/activities/new',
  /** The same by a short address, also with `?draft=12`. */
  newOrderShort: '/new-order',
  /** The activities in other shapes: orders in columns by how far they have come, and as a table. */
  board: '/activities/board',
  quotations: '/activities/table',
  clients: '/client-directory',
  newClient: '/client-directory/create',
  subcontractors: '/subcontractors',
  newSubcontractor: '/subcontractors/create',
  groups: '/subcontractors/groups',
  clientScanner: '/client-scanner',
  globalClients: '/admin-global-clients',
  globalSubcontractors: '/admin-global-subcontractors',
  /** Mails that the company sent to many clients. */
  mailings: '/client-mailings',
  mailOutbox: '/mail-outbox',
  /** Mails that arrived and could not be entered. */
  setAsideMails: '/mail-outbox/set-aside',
  /** What clients and subcontractors are owed, and margins. */
  money: '/money',
  imports: '/imports',
  userSettings: '/user-settings',
  /** How one signs in, and where. */
  account: '/account',
  /** What links in mails about accounts open. */
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  join: '/join',
  userManagement: '/user-management',
  /** Who did what: for owners and administrators. */
  auditLog: '/audit-log',
  /** How the installation stands: for administrators. */
  system: '/system',
  testTools: '/tests',
  /** A sample; the directory of a company is `clients`. */
  clientList: '/clients',
  /** The form of a new order with what was kept of it, over the queue. */
  orderDraft: (id: number) => `/queue/new?draft=${id}`,
  order: (id: number) => `/offer/${id}`,
  message: (id: number) => `/message/${id}`,
  client: (id: number) => `/client-directory/${id}`,
  subcontractor: (id: number) => `/subcontractors/${id}`,
  /** The pages of clients and carriers; the forms have the addresses above. */
  clientPage: (id: number) => `/client-directory/${id}/overview`,
  subcontractorPage: (id: number) => `/subcontractors/${id}/overview`,
  group: (id: number) => `/subcontractors/groups/${id}`,
  globalClient: (id: number) => `/admin-global-clients/${id}`,
  globalSubcontractor: (id: number) => `/admin-global-subcontractors/${id}`,
  settings: (tab: SettingsTab) => `/user-settings/${tab}`,
  mailing: (id: number) => `/client-mailings/${id}`,
  mail: (id: number) => `/mail-outbox/${id}`,
  /** A file of that kind to bring. */
  newImport: (kind: ImportKind) => `/imports/${kind}`,
  import: (id: number) => `/imports/${id}`,
  importPreview: (id: number) => `/imports/${id}/preview`,
} as const;

/** The first screen of a user. */
export function homeOf(me: Me): string {
  return me.is_admin ? paths.clientScanner : paths.queue;
}
