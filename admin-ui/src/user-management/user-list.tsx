import Button from '@mui/material/Button';
import { userStateValues } from '@frakto/sdk/enums';
import ListFilter from 'lucide-react/icons/list-filter';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { ChoiceMenu } from '../components/choice-menu';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { DirectoryPage } from '../directory/directory-page';
import { ListSearch } from '../directory/list-search';
import { useFilters } from '../directory/use-filters';
import { textOf } from '../form/text-of';
import { useT } from '../i18n/use-t';
import { AddUser } from './add-user';
import { DeleteUser } from './delete-user';
import { AccessQuestion } from './access-question';
import { SetPassword } from './set-password';
import type { UserDialog } from './user-dialog';
import { UserTable } from './user-table';

/** Search, table and dialogs of all users. */
export function UserList() {
  const t = useT();
  const [dialog, setDialog] = useState<UserDialog>(null);
  const close = () => setDialog(null);
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
      nothing={<NothingFound />}
      dialogs={
        <>
          {dialog?.kind === 'add' && <AddUser onClose={close} />}
          {dialog?.kind === 'password' && <SetPassword user={dialog.user} onClose={close} />}
          {dialog?.kind === 'sessions' && (
            <AccessQuestion what="sessions" user={dialog.user} onClose={close} />
          )}
          {dialog?.kind === 'second-factor' && (
            <AccessQuestion what="secondFactor" user={dialog.user} onClose={close} />
          )}
          {dialog?.kind === 'delete' && <DeleteUser user={dialog.user} onClose={close} />}
        </>
      }
    >
      <UserTable onDialog={setDialog} />
    </DirectoryPage>
  );
}

const all = 'all';

function StateFilter() {
  const t = useT();
  const { filters, change } = useFilters();
  const value = userStateValues.find((state) => state === filters['state']) ?? all;
  const name = (state: typeof value) => (state === all ? t('users.stateAll') : t(`users.state.${state}`));
  return (
    <ChoiceMenu
      label={t('users.stateFilter', { name: name(value) })}
      icon={<Icon of={ListFilter} size={14} />}
      variant="outlined"
      value={value}
      options={([all, ...userStateValues] as const).map((state) => ({ value: state, label: name(state) }))}
      onChoose={(state) => change({ state: state === all ? undefined : state })}
    />
  );
}

function NothingFound() {
  const t = useT();
  const { filters, clear } = useFilters();
  return (
    <EmptyState
      title={t('users.nothing.title', { query: textOf(filters['q']) })}
      text={t('users.nothing.text')}
    >
      <Button variant="outlined" onClick={clear}>
        {t('common.action.clear')}
      </Button>
    </EmptyState>
  );
}
