import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { signOut } from '../../kit/api/auth-provider';
import { forgetPlace, wantedPlace } from '../../kit/api/return-to';
import { useMe } from '../../kit/api/session';
import { clearToasts, showToast } from '../../kit/components/toast-store';
import { useT } from '../../kit/i18n/use-t';
import { homeOf, paths } from '../../kit/paths';

/** `/` and every address that does not exist: leads to the first screen of the user, or out. Of the latter it says so. */
export function Home() {
  const me = useMe();
  const location = useLocation();
  const state: unknown = location.state;
  const leaving = typeof state === 'object' && state !== null && 'signOut' in state;
  useEffect(forgetPlace, []);
  if (leaving) return <SignOut />;
  if (location.pathname !== paths.landing) return <Unknown path={location.pathname} to={homeOf(me)} />;
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

/** Says that there is nothing at an address before it leads away from it. */
function Unknown({ path, to }: { path: string; to: string }) {
  const t = useT();
  const shown = path.length > 60 ? `${path.slice(0, 59)}…` : path;
  useEffect(() => {
    showToast({
      kind: 'info',
      title: t('shell.unknownAddress.title', { path: shown }),
      text: t('shell.unknownAddress.text'),
    });
    // Once for an address: the translator changes with the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path]);
  return <Navigate to={to} replace />;
}
