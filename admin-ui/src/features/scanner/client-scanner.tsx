import { useMe } from '../../kit/api/session';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { HomeButton } from '../../kit/components/home-button';
import { PageHead } from '../../kit/components/page-head';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useT } from '../../kit/i18n/use-t';
import styles from './client-scanner.module.css';
import { FoundCompanies } from './found-companies';
import { ScanForm } from './scan-form';
import { ScanStatus } from './scan-status';
import { useProgress } from './use-scan';

/** Websites are looked through for companies, which administrators then save among the global clients. */
export function ClientScanner() {
  const me = useMe();
  return me.is_admin ? <Scanner /> : <OnlyAdministrators />;
}

function OnlyAdministrators() {
  const t = useT();
  return (
    <>
      <PageHead title={t('scanner.title')} />
      <div role="alert">
        <EmptyState title={t('scanner.onlyAdministrators.title')} text={t('scanner.onlyAdministrators.text')}>
          <HomeButton />
        </EmptyState>
      </div>
    </>
  );
}

function Scanner() {
  const t = useT();
  const { data: progress, error, refetch } = useProgress();
  return (
    <>
      <PageHead title={t('scanner.title')} />
      <div className={styles['page']}>
        <div className={styles['top']}>
          <section className={styles['panel']} aria-label={t('scanner.form.title')}>
            {progress ? <ScanForm progress={progress} /> : !error && <SkeletonLines lines={6} />}
            {!progress && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          </section>
          <section className={styles['panel']} aria-label={t('scanner.status.title')}>
            {progress ? <ScanStatus progress={progress} /> : <SkeletonLines lines={4} />}
          </section>
        </div>
        <FoundCompanies progress={progress} />
      </div>
    </>
  );
}
