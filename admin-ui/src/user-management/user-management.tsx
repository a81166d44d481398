import { useMe } from '../api/session';
import { EmptyState } from '../components/empty-state';
import { HomeButton } from '../components/home-button';
import { PageHead } from '../components/page-head';
import { LateTexts } from '../i18n/late-texts';
import { useT } from '../i18n/use-t';
import { UserList } from './user-list';

/** All users of the installation, for administrators. */
export function UserManagement() {
  return (
    <LateTexts>
      <ForAdministrators />
    </LateTexts>
  );
}

function ForAdministrators() {
  const me = useMe();
  return me.is_admin ? <UserList /> : <OnlyAdministrators />;
}

function OnlyAdministrators() {
  const t = useT();
  return (
    <>
      <PageHead title={t('users.title')} />
      <EmptyState title={t('users.onlyAdministrators.title')} text={t('users.onlyAdministrators.text')}>
        <HomeButton />
      </EmptyState>
    </>
  );
}
