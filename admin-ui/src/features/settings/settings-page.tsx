import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Navigate, NavLink, Route, Routes } from 'react-router-dom';
import { useMe } from '../../kit/api/session';
import { LinkTabs } from '../../kit/components/link-tabs';
import { PageHead } from '../../kit/components/page-head';
import { SkeletonLines } from '../../kit/components/skeletons';
import { showToast } from '../../kit/components/toast-store';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { PersonalTab } from './personal-tab';
import styles from './settings.module.css';
import { settingsTabs, type OwnerTab } from '../../kit/settings-tabs';

const ownerTabs: Readonly<Record<OwnerTab, ComponentType>> = {
  pricing: lazy(async () => ({ default: (await import('./pricing-tab')).PricingTab })),
  templates: lazy(async () => ({ default: (await import('./templates/templates-tab')).TemplatesTab })),
  invoice: lazy(async () => ({ default: (await import('./invoice-tab')).InvoiceTab })),
  ksef: lazy(async () => ({ default: (await import('./ksef-tab')).KsefTab })),
  'load-exchange': lazy(async () => ({ default: (await import('./load-exchange-tab')).LoadExchangeTab })),
  company: lazy(async () => ({ default: (await import('./company-tab')).CompanyTab })),
  users: lazy(async () => ({ default: (await import('./users-tab')).UsersTab })),
  'api-keys': lazy(async () => ({ default: (await import('./api-keys-tab')).ApiKeysTab })),
  webhooks: lazy(async () => ({ default: (await import('./webhooks-tab')).WebhooksTab })),
};

/** One's own settings, and for the owner of a company those of the company. */
export function SettingsPage() {
  return (
    <LateTexts>
      <Settings />
    </LateTexts>
  );
}

function Settings() {
  const t = useT();
  const isOwner = useMe().user_companies.some((company) => company.is_owner);
  return (
    <div className={styles['page']}>
      <PageHead title={t('settings.title')}>
        <LinkTabs label={t('settings.tabs')}>
          {settingsTabs
            .filter((tab) => isOwner || tab === 'personal')
            .map((tab) => (
              <NavLink key={tab} to={paths.settings(tab)}>
                {t(`settings.tab.${tab}`)}
              </NavLink>
            ))}
        </LinkTabs>
      </PageHead>
      <div className={styles['body']}>
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <Routes>
            <Route path="personal" element={<PersonalTab />} />
            {Object.entries(ownerTabs).map(([tab, Tab]) => (
              <Route
                key={tab}
                path={`${tab}/*`}
                element={isOwner ? <Tab /> : <OwnersOnly tab={tab as OwnerTab} />}
              />
            ))}
            <Route path="*" element={<Navigate to={paths.settings('personal')} replace />} />
          </Routes>
        </Suspense>
      </div>
    </div>
  );
}

/** Leads somebody who does not own the company back to what is theirs, and says why. */
function OwnersOnly({ tab }: { tab: OwnerTab }) {
  const t = useT();
  const title = t('settings.ownersOnly.title');
  const text = t(`settings.ownersOnly.${tab}`);
  useEffect(() => {
    showToast({ kind: 'failure', title, text });
  }, [title, text]);
  return <Navigate to={paths.settings('personal')} replace />;
}
