import Button from '@mui/material/Button';
import UserMinus from 'lucide-react/icons/user-minus';
import X from 'lucide-react/icons/x';
import { useListContext } from 'react-admin';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCountries } from '../../kit/api/countries';
import type { Group, GroupMember } from '../../kit/api/types';
import { EmptyState } from '../../kit/components/empty-state';
import { Icon } from '../../kit/components/icon';
import { later } from '../../kit/components/later';
import { useToast } from '../../kit/components/use-toast';
import { ContactCell, NameCell, PhoneContact, RateTag } from '../../kit/directory/cells';
import { CopyEmails } from '../../kit/directory/copy-emails';
import directory from '../../kit/directory/directory.module.css';
import { ListSearch } from '../../kit/directory/list-search';
import { RowAction, RowActions } from '../../kit/directory/row-actions';
import type { BatchProgress } from '../../kit/directory/batch-dialog';
import { NothingFound } from '../../kit/records/nothing-found';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { ListTools, RecordList } from '../../kit/records/record-list';
import { RecordTable, type TableColumn } from '../../kit/records/record-table';
import styles from './groups.module.css';
import { addMember, removeMember, useRefreshMembers } from './use-members';

const BatchDialog = later(
  async () => (await import('../../kit/directory/batch-dialog')).BatchDialog<GroupMember>,
);

/** Takes several members out of a group at once. */
function RemoveMembers({ group, members }: { group: number; members: readonly GroupMember[] }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshMembers();
  const { onSelect } = useListContext();
  const [asked, setAsked] = useState<readonly GroupMember[] | null>(null);
  const restore = async (removed: readonly GroupMember[]) => {
    let restored = 0;
    try {
      // One after the other, as they were taken out: a group may have hundreds.
      for (const { subcontractor_id: id } of removed) {
        await addMember(group, id);
        restored += 1;
      }
      toast.success(t('groups.member.restoredAll', { smart_count: restored }));
    } catch (error) {
      toast.failure(t('groups.member.restoreFailed'), error, {
        retry: () => void restore(removed.slice(restored)),
      });
    }
    refresh();
  };
  const ended = ({ done, failures, left }: BatchProgress<GroupMember>) => {
    refresh();
    const others = [...failures.map(({ item }) => item), ...left];
    onSelect(others.map(({ id }) => id));
    if (others.length > 0) return;
    setAsked(null);
    const removed = asked ?? [];
    toast.success(t('groups.member.removedAll', { smart_count: done }), {
      action: { label: t('common.action.undo'), run: () => void restore(removed) },
    });
  };
  const label = t('groups.member.removeSelected', { smart_count: members.length });
  return (
    <>
      <Button
        size="small"
        color="error"
        title={label}
        onPointerEnter={BatchDialog.preload}
        onFocus={BatchDialog.preload}
        onClick={() => setAsked(members)}
      >
        <Icon of={UserMinus} size={14} />
        {label}
      </Button>
      <Suspense>
        {asked && (
          <BatchDialog
            title={t('groups.member.removeTitle', { smart_count: asked.length })}
            text={t('groups.member.removeText')}
            confirmLabel={t('groups.member.remove')}
            items={asked}
            nameOf={({ subcontractor }) => subcontractor.name}
            action={({ id }) => removeMember(group, id)}
            onEnded={ended}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Takes single members out of a group. It asks nothing, since nothing is lost: the toast brings the member back. */
function useRemoveMember(group: number) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshMembers();
  const [busy, setBusy] = useState<number | null>(null);

  async function restore({ subcontractor: { name }, subcontractor_id: id }: GroupMember): Promise<void> {
    try {
      await addMember(group, id);
      toast.success(t('groups.member.restored', { name }));
    } catch (error) {
      toast.failure(t('groups.member.restoreFailed'), error);
    }
    refresh();
  }

  async function remove(member: GroupMember): Promise<void> {
    setBusy(member.id);
    try {
      await removeMember(group, member.id);
      toast.success(t('groups.member.removed', { name: member.subcontractor.name }), {
        action: { label: t('common.action.undo'), run: () => void restore(member) },
      });
    } catch (error) {
      toast.failure(t('groups.member.removeFailed'), error);
    }
    setBusy(null);
    refresh();
  }

  return { remove, busy };
}

/** The members of the current page. A click opens the subcontractor. */
function MemberTable({ group }: { group: Group }) {
  const t = useT();
  const navigate = useNavigate();
  const { byId } = useCountries();
  const { remove, busy } = useRemoveMember(group.id);
  const columns: TableColumn<GroupMember>[] = [
    {
      source: 'name',
      label: t('groups.member.column.subcontractor'),
      sortable: true,
      width: 'auto',
      phoneWidth: '100%',
      render: ({ subcontractor: { name, email, phone }, subcontractor_id: id }) => (
        <>
          <NameCell name={name} to={paths.subcontractorPage(id)} />
          <PhoneContact email={email} phone={phone} />
        </>
      ),
    },
    {
      source: 'email',
      label: t('groups.member.column.contact'),
      sortable: true,
      width: '32%',
      narrowWidth: '46%',
      className: directory['notPhone'],
      render: ({ subcontractor: { email, phone } }) => <ContactCell email={email} phone={phone} />,
    },
    {
      source: 'city',
      label: t('groups.member.column.place'),
      sortable: true,
      width: '16%',
      className: `${directory['wide']} cut`,
      render: ({ subcontractor: { city, country_id: country } }) => (
        <>
          <span className={`${directory['line']} cut`}>{city}</span>
          <span className={`${directory['small']} cut`}>{byId(country)?.name}</span>
        </>
      ),
    },
    {
      source: 'rate_type',
      label: t('groups.member.column.rate'),
      width: '84px',
      className: directory['wide'],
      render: ({ subcontractor: { rate_type: rate } }) => <RateTag rate={rate} />,
    },
    {
      source: 'actions',
      label: <span className="visually-hidden">{t('common.list.actions')}</span>,
      width: '52px',
      render: (member) => (
        <RowActions>
          <RowAction
            label={t('groups.member.removeOf', { name: member.subcontractor.name })}
            icon={X}
            busy={busy === member.id}
            onClick={() => void remove(member)}
          />
        </RowActions>
      ),
    },
  ];
  return (
    <RecordTable<GroupMember>
      label={t('groups.member.list', { name: group.name })}
      columns={columns}
      onOpen={(_id, { subcontractor_id: id }) => void navigate(paths.subcontractorPage(id))}
      selection={{
        nameOf: ({ subcontractor }) => subcontractor.name,
      }}
    />
  );
}

/** The members of a group: search, table, pager. */
export function MemberList({ group, onAdd }: { group: Group; onAdd: () => void }) {
  const t = useT();
  return (
    <RecordList<GroupMember>
      resource="group-members"
      filter={{ id: group.id }}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      pager={{ fixedSize: true, ifNeeded: true }}
      head={
        <div className={styles['search']}>
          <ListTools<GroupMember>
            selection={{
              label: 'groups.member.selected',
              actions: (members) => (
                <>
                  <RemoveMembers group={group.id} members={members} />
                  <CopyEmails records={members.map(({ subcontractor }) => subcontractor)} />
                </>
              ),
            }}
          >
            <ListSearch label={t('groups.member.search')} placeholder={t('groups.member.search')} isSecond />
          </ListTools>
        </div>
      }
      empty={
        <EmptyState title={t('groups.member.emptyTitle')} text={t('groups.member.emptyText')} picture="lorry">
          <Button variant="outlined" onClick={onAdd}>
            {t('groups.member.add')}
          </Button>
        </EmptyState>
      }
      nothing={<NothingFound />}
    >
      <MemberTable group={group} />
    </RecordList>
  );
}
