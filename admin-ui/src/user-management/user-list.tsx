import Button from '@mui/material/Button';
import { userStateValues } from '@frakto/sdk/enums';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useState } from 'react';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { later, usePreloadAtRest } from '../components/later';
import { DirectoryPage } from '../directory/directory-page';
import { FilterMenu } from '../directory/filter-menu';
import { ListSearch } from '../directory/list-search';
import { useT } from '../i18n/use-t';
import { NothingFound } from '../kit/nothing-found';
import type { UserDialog } from './user-dialog';
import { UserTable } from './user-table';

const UserDialogs = later(async () => (await import('./user-dialogs')).UserDialogs);

/** Search, table and dialogs of all users. */
export function UserList() {
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
        <EmptyState title={t('users.empty.title')} text={t('users.empty.text')}>
          {add}
        </EmptyState>
      }
      nothing={
        <NothingFound title={(query) => t('users.nothing.title', { query })} text={t('users.nothing.text')} />
      }
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
