import { lazy, Suspense, type ReactNode } from 'react';
import { useMe } from '../api/session';
import { ScreenLoading } from '../shell/screen-loading';

const NoCompany = lazy(async () => ({ default: (await import('./no-company')).NoCompany }));

/** Every screen of a company needs one: who has none gets the way to one instead. Administrators need none. */
export function CompanyGate({ children }: { children: ReactNode }) {
  const me = useMe();
  if (me.is_admin || me.user_companies.length > 0) return <>{children}</>;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <NoCompany />
    </Suspense>
  );
}
