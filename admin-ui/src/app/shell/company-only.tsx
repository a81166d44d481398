import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useMe } from '../../kit/api/session';
import { homeOf } from '../../kit/paths';

/** Screens of a company's own records: administrators belong to no company and go home. */
export function CompanyOnly({ children }: { children: ReactNode }) {
  const me = useMe();
  return me.is_admin ? <Navigate to={homeOf(me)} replace /> : <>{children}</>;
}
