import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMe } from '../../kit/api/session';
import { paths } from '../../kit/paths';
import { ScreenLoading } from '../../kit/components/screen-loading';

const NoCompany = lazy(async () => ({ default: (await import('./no-company')).NoCompany }));

/** Every screen of a company needs one: who has none gets the way to one instead. Administrators need none, and one's account is one's own. */
export function CompanyGate({ children }: { children: ReactNode }) {
  const me = useMe();
  const { pathname } = useLocation();
  if (me.is_admin || me.user_companies.length > 0 || pathname === paths.account) return <>{children}</>;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <NoCompany />
    </Suspense>
  );
}
