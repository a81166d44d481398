import { CoreAdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { Route, useLocation } from 'react-router-dom';
import { SecondFactorGate } from '../features/account/second-factor-gate';
import { authProvider } from '../kit/api/auth-provider';
import { dataProvider, preloadDataProvider } from './data-provider';
import { createQueryClient } from '../kit/api/query-client';
import { BrokenScreen } from '../kit/components/broken-screen';
import { withLateTexts } from '../kit/i18n/late-texts';
import { useLocale } from '../kit/i18n/locale-provider';
import { CompanyGate } from '../features/no-company/company-gate';
import { paths } from '../kit/paths';
import { CompanyOnly } from './shell/company-only';
import { Home } from './shell/home';
import { NotificationsToToasts } from './shell/notifications-to-toasts';
import { ScreenLoading } from '../kit/components/screen-loading';
import { Shell } from './shell/shell';

/** A list of react-admin: its texts, and the way to its data, come beside its code. */
const list = (load: () => Promise<ComponentType>, texts: 'late' | 'directories' = 'late') =>
  lazy(async () => {
    preloadDataProvider();
    return { default: withLateTexts(await load(), texts) };
  });

const Activities = lazy(async () => ({
  default: (await import('../features/activities/activities-page')).ActivitiesPage,
}));
const Clients = list(
  async () => (await import('../features/clients/client-directory')).ClientDirectory,
  'directories',
);
const Subcontractors = list(
  async () => (await import('./subcontractor-directory')).SubcontractorDirectory,
  'directories',
);
const GlobalClients = list(
  async () => (await import('../features/global-directories/global-clients')).GlobalClients,
  'directories',
);
const GlobalSubcontractors = list(
  async () => (await import('../features/global-directories/global-subcontractors')).GlobalSubcontractors,
  'directories',
);
const ClientScanner = list(async () => (await import('../features/scanner/client-scanner')).ClientScanner);
const Mailings = list(async () => (await import('../features/mailings/mailings')).Mailings);
const MailOutbox = list(async () => (await import('../features/outbox/mail-outbox')).MailOutbox);
const AuditLog = lazy(async () => ({
  default: (await import('../features/audit-log/audit-log-page')).AuditLogPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('../features/settings/settings-page')).SettingsPage,
}));
const UserManagement = lazy(async () => {
  preloadDataProvider();
  return { default: (await import('../features/users/user-management')).UserManagement };
});
const AccountPage = lazy(async () => ({
  default: withLateTexts((await import('../features/account/account-page')).AccountPage),
}));
const ClientListPage = lazy(async () => ({
  default: (await import('../features/client-list/client-list')).ClientListPage,
}));
const TestTools = lazy(async () => ({
  default: withLateTexts((await import('../features/test-tools/test-tools')).TestTools),
}));
const Imports = list(async () => (await import('../features/imports/imports')).Imports);
const MessagePage = lazy(async () => ({
  default: (await import('../features/messages/message-page')).MessagePage,
}));
const OrderPage = lazy(async () => ({
  default: withLateTexts((await import('../features/orders/order-page')).OrderPage, 'orders'),
}));

const store = localStorageStore('1', 'frakto');

function Layout({ children }: { children: ReactNode }) {
  // Who has no company has an account all the same.
  const { pathname } = useLocation();
  return (
    <SecondFactorGate>
      <Shell>{pathname === paths.account ? children : <CompanyGate>{children}</CompanyGate>}</Shell>
    </SecondFactorGate>
  );
}

/** The application of a signed-in user: react-admin's contexts around our own shell and screens. */
export function SignedIn() {
  const { i18nProvider } = useLocale();
  const [queryClient] = useState(createQueryClient);
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <NotificationsToToasts />
      <CoreAdminUI
        title="Frakto"
        layout={Layout}
        loading={ScreenLoading}
        error={BrokenScreen}
        dashboard={Home}
        catchAll={Home}
        loginPage={false}
        disableTelemetry
      >
        <CustomRoutes>
          <Route
            path={`${paths.activities}/*`}
            element={
              <CompanyOnly>
                <Activities />
              </CompanyOnly>
            }
          />
          <Route
            path="/message/:id"
            element={
              <CompanyOnly>
                <MessagePage />
              </CompanyOnly>
            }
          />
          <Route
            path="/offer/:id/*"
            element={
              <CompanyOnly>
                <OrderPage />
              </CompanyOnly>
            }
          />
          <Route path={`${paths.userSettings}/*`} element={<SettingsPage />} />
          <Route path={paths.account} element={<AccountPage />} />
          <Route path={paths.clientScanner} element={<ClientScanner />} />
          <Route path={paths.clientList} element={<ClientListPage />} />
          <Route path={paths.testTools} element={<TestTools />} />
          <Route path={paths.auditLog} element={<AuditLog />} />
        </CustomRoutes>
        <Resource name="client-directory" list={Clients} />
        <Resource
          name="subcontractors"
          list={
            <CompanyOnly>
              <Subcontractors />
            </CompanyOnly>
          }
        />
        <Resource
          name="client-mailings"
          list={
            <CompanyOnly>
              <Mailings />
            </CompanyOnly>
          }
        />
        <Resource name="admin-global-clients" list={GlobalClients} />
        <Resource name="admin-global-subcontractors" list={GlobalSubcontractors} />
        <Resource name="mail-outbox" list={MailOutbox} />
        <Resource name="imports" list={Imports} />
        <Resource name="user-management" list={UserManagement} />
      </CoreAdminUI>
    </CoreAdminContext>
  );
}
