import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  localStorageStore,
  Resource,
  useNotificationContext,
  useTranslate,
  type DataProvider,
} from 'react-admin';
import { Navigate, Route, useLocation, useNavigate } from 'react-router-dom';
import { authProvider, signOut } from '../kit/api/auth-provider';
import { api } from '../kit/api/client';
import { createQueryClient, forgetRefusals, useSecondFactorNeeded } from '../kit/api/query-client';
import { forgetPlace, onSessionEnd, useMe, wantedPlace } from '../kit/api/session';
import { BrokenScreen } from '../kit/components/broken-screen';
import { ScreenLoading } from '../kit/components/thin-progress';
import { clearToasts, showToast } from '../kit/components/toast-store';
import { withLateTexts } from '../kit/i18n/late-texts';
import { useLocale } from '../kit/i18n/locale-provider';
import { useT } from '../kit/i18n/use-t';
import { homeOf, paths } from '../kit/paths';
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
);
const GlobalSubcontractors = list(
  async () => (await import('../features/global-directories/global-subcontractors')).GlobalSubcontractors,
);
const ClientScanner = list(async () => (await import('../features/scanner/client-scanner')).ClientScanner);
const Mailings = list(async () => (await import('../features/mailings/mailings')).Mailings);
const MailOutbox = list(async () => (await import('../features/outbox/mail-outbox')).MailOutbox);
const AuditLog = lazy(async () => ({
  default: (await import('../features/audit-log/audit-log-page')).AuditLogPage,
}));
const MoneyPage = lazy(async () => ({
  default: (await import('../features/money/money-page')).MoneyPage,
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
  default: (await import('../features/sample-client-list/client-list')).ClientListPage,
}));
const SystemPage = lazy(async () => ({
  default: withLateTexts((await import('../features/system/system-page')).SystemPage),
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

/** The short address of the form; a draft is opened over the queue, where it was found. */
function ToNewOrder() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: search ? `${paths.queue}/new` : paths.newOrder, search }} replace />;
}

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
  useEffect(
    () =>
      // What is under way, or asked for until the screens are gone, would be refused.
      onSessionEnd(() => {
        void queryClient.cancelQueries();
        queryClient.clear();
      }),
    [queryClient],
  );
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
            path={`${paths.queue}/*`}
            element={
              <CompanyOnly>
                <Activities />
              </CompanyOnly>
            }
          />
          <Route path={paths.newOrderShort} element={<ToNewOrder />} />
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
          <Route
            path={paths.money}
            element={
              <CompanyOnly>
                <MoneyPage />
              </CompanyOnly>
            }
          />
          <Route path={`${paths.userSettings}/*`} element={<SettingsPage />} />
          <Route path={paths.account} element={<AccountPage />} />
          <Route path={paths.clientScanner} element={<ClientScanner />} />
          <Route path={paths.clientList} element={<ClientListPage />} />
          <Route path={paths.system} element={<SystemPage />} />
          <Route path={paths.testTools} element={<TestTools />} />
          <Route path={paths.auditLog} element={<AuditLog />} />
          {/* Not a client of that name. */}
          <Route
            path={`${paths.clients}/import`}
            element={<Navigate to={paths.newImport('clients')} replace />}
          />
          <Route
            path={`${paths.subcontractors}/import`}
            element={<Navigate to={paths.newImport('subcontractors')} replace />}
          />
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

/** Screens of a company's own records: administrators belong to no company and go home. */
function CompanyOnly({ children }: { children: ReactNode }) {
  const me = useMe();
  return me.is_admin ? <Navigate to={homeOf(me)} replace /> : <>{children}</>;
}

/** `/` leads to the first screen of the user, or out; of every address that does not exist it says so. */
function Home() {
  const me = useMe();
  const location = useLocation();
  const state: unknown = location.state;
  const leaving = typeof state === 'object' && state !== null && 'signOut' in state;
  useEffect(forgetPlace, []);
  if (leaving) return <SignOut />;
  if (location.pathname !== paths.landing) return <Unknown path={location.pathname} />;
  return <Navigate to={wantedPlace() ?? homeOf(me)} replace />;
}

function SignOut() {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    signOut();
    // The wish is done: kept in the history, it would put out whoever signs in next.
    void navigate(paths.landing, { replace: true, state: null });
    clearToasts();
    showToast({ kind: 'success', title: t('shell.loggedOut') });
    // Once: the translator changes with the language, the wish to leave does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

const NotThere = lazy(async () => ({
  default: (await import('../features/orders/not-there')).NotThere,
}));

/** Every address that leads nowhere: the address stays, so that it can be mended. */
function Unknown({ path }: { path: string }) {
  const t = useT();
  const shown = path.length > 60 ? `${path.slice(0, 59)}…` : path;
  return (
    <NotThere
      documentTitle={t('shell.unknownAddress.documentTitle')}
      title={t('shell.unknownAddress.title')}
      text={t('shell.unknownAddress.text', { path: shown })}
    />
  );
}

/** react-admin's notifications appear in the same corner as our own. */
function NotificationsToToasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();

  useEffect(() => {
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { message, type, notificationOptions } = notification;
    showToast({
      kind: type === 'error' || type === 'warning' ? 'failure' : type,
      title: translate(message, { ...notificationOptions?.messageArgs, _: message }),
    });
  }, [notifications, takeNotification, translate]);

  return null;
}

const NoCompany = lazy(async () => ({
  default: (await import('../features/no-company/no-company')).NoCompany,
}));

/** Every screen of a company needs one: who has none gets the way to one instead. Administrators need none, and one's account is one's own. */
function CompanyGate({ children }: { children: ReactNode }) {
  const me = useMe();
  const { pathname } = useLocation();
  if (me.is_admin || me.user_companies.length > 0 || pathname === paths.account) return <>{children}</>;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <NoCompany />
    </Suspense>
  );
}

const SecondFactorNeeded = lazy(async () => ({
  default: withLateTexts((await import('../features/account/second-factor-needed')).SecondFactorNeeded),
}));

/**
 * In place of menu and screens, once the API has said that a second factor has to be set up first: what could only be refused is neither
 * offered nor asked for in the background.
 */
function SecondFactorGate({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const isNeeded = useSecondFactorNeeded();
  if (!isNeeded) return <>{children}</>;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <SecondFactorNeeded onDone={() => void forgetRefusals(client)} />
    </Suspense>
  );
}

let loaded: DataProvider | undefined;

async function load(): Promise<DataProvider> {
  const { createRestProvider } = await import('./rest-provider');
  return (loaded ??= createRestProvider(api));
}

/** react-admin's way to the API. Its code comes with the first list: orders and their feed do without it. */
const dataProvider: DataProvider = {
  getList: async (resource, params) => (await load()).getList(resource, params),
  getOne: async (resource, params) => (await load()).getOne(resource, params),
  getMany: async (resource, params) => (await load()).getMany(resource, params),
  getManyReference: async (resource, params) => (await load()).getManyReference(resource, params),
  create: async (resource, params) => (await load()).create(resource, params),
  update: async (resource, params) => (await load()).update(resource, params),
  updateMany: async (resource, params) => (await load()).updateMany(resource, params),
  delete: async (resource, params) => (await load()).delete(resource, params),
  deleteMany: async (resource, params) => (await load()).deleteMany(resource, params),
};

/** Fetches its code now: beside a list's, not after it. */
function preloadDataProvider(): void {
  void load().catch(() => undefined);
}
