import { useMe } from '../../kit/api/session';
import { EmptyState } from '../../kit/components/empty-state';
import { OnlyAdministrators } from '../../kit/components/home-button';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import Button from '@mui/material/Button';
import { userStateValues } from '@frakto/sdk/enums';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useState } from 'react';
import { Icon } from '../../kit/components/icon';
import { later, usePreloadAtRest } from '../../kit/components/later';
import { DirectoryPage } from '../../kit/directory/directory-page';
import { FilterMenu } from '../../kit/directory/filter-menu';
import { ListSearch } from '../../kit/directory/list-search';
import { NothingFound } from '../../kit/records/nothing-found';
import type { UserDialog } from './user';
import { UserTable } from './user-table';

const UserDialogs = later(async () => (await import('./user-dialogs')).UserDialogs);

/** Search, table and dialogs of all users. */
function UserList() {
  const t = useT();
  usePreloadAtRest(UserDialogs);
  const [dialog, setDialog] = useState<UserDialog>(null);
  const add = (
    <Button variant="contained" onClick={() => setDialog({ kind: 'add' })}>
      <Icon of={UserPlus} />
      {t('users.add.open')}
    </Button>
  );
  return (
    <DirectoryPage
      title={t('users.title')}
      sort={{ field: 'name', order: 'ASC' }}
      actions={add}
      tools={
        <>
          <ListSearch label={t('users.search')} placeholder={t('users.searchPlaceholder')} />
          <StateFilter />
        </>
      }
      empty={
        <EmptyState title={t('users.empty.title')} text={t('users.empty.text')} picture="key">
          {add}
        </EmptyState>
      }
      nothing={<NothingFound />}
      dialogs={
        <Suspense>{dialog && <UserDialogs dialog={dialog} onClose={() => setDialog(null)} />}</Suspense>
      }
    >
      <UserTable onDialog={setDialog} />
    </DirectoryPage>
  );
}

function StateFilter() {
  const t = useT();
  return (
    <FilterMenu
      source="state"
      label={(name) => t('users.stateFilter', { name })}
      allLabel={t('users.stateAll')}
      options={userStateValues.map((state) => ({ value: state, label: t(`users.state.${state}`) }))}
    />
  );
}

/** All users of the installation, for administrators. */
export function UserManagement() {
  return (
    <LateTexts>
      <ForAdministrators />
    </LateTexts>
  );
}

function ForAdministrators() {
  const t = useT();
  const me = useMe();
  if (me.is_admin) return <UserList />;
  return (
    <OnlyAdministrators
      page={t('users.title')}
      title={t('users.onlyAdministrators.title')}
      text={t('users.onlyAdministrators.text')}
    />
  );
}
