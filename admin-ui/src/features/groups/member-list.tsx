import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import type { Group, GroupMember } from '../../kit/api/types';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { SkeletonRows } from '../../kit/components/skeletons';
import { ThinProgress } from '../../kit/components/thin-progress';
import { CopyEmails } from '../../kit/directory/copy-emails';
import { ListSearch } from '../../kit/directory/list-search';
import { Pager } from '../../kit/directory/pager';
import { SelectionBar } from '../../kit/directory/selection-bar';
import { useFilters } from '../../kit/directory/use-filters';
import { useT } from '../../kit/i18n/use-t';
import styles from './groups.module.css';
import { MemberTable } from './member-table';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { Icon } from '../../kit/components/icon';
import { later } from '../../kit/components/later';
import { useToast } from '../../kit/components/use-toast';
import type { BatchProgress } from '../../kit/directory/use-batch';
import { removeMember, useRefreshMembers } from './use-members';

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
  const ended = ({ done, failures, left }: BatchProgress<GroupMember>) => {
    refresh();
    const others = [...failures.map(({ item }) => item), ...left];
    onSelect(others.map(({ id }) => id));
    if (others.length > 0) return;
    setAsked(null);
    toast.success(t('groups.member.removedAll', { smart_count: done }));
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        onPointerEnter={BatchDialog.preload}
        onFocus={BatchDialog.preload}
        onClick={() => setAsked(members)}
      >
        <Icon of={X} size={14} />
        {t('groups.member.removeSelected', { smart_count: members.length })}
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

/** The members of a group: search, table, pager. */
export function MemberList({ group, onAdd }: { group: Group; onAdd: () => void }) {
  const t = useT();
  const {
    total = 0,
    perPage,
    isPending,
    isFetching,
    error,
    refetch,
    selectedIds,
  } = useListContext<GroupMember>();
  const { filters, change } = useFilters();
  const isSearched = Boolean(filters['q']);
  const isReady = !isPending && !error;
  return (
    <>
      {(total > 0 || isSearched) && (
        <div className={styles['search']}>
          <ListSearch label={t('groups.member.search')} placeholder={t('groups.member.search')} isSecond />
        </div>
      )}
      {selectedIds.length > 0 && (
        <SelectionBar<GroupMember> text={(count) => t('groups.member.selected', { smart_count: count })}>
          {(members) => (
            <>
              <RemoveMembers group={group.id} members={members} />
              <CopyEmails records={members.map(({ subcontractor }) => subcontractor)} />
            </>
          )}
        </SelectionBar>
      )}
      <div className={styles['scroll']} aria-busy={isFetching}>
        {isFetching && !isPending && <ThinProgress after={300} />}
        {isPending && !error && <SkeletonRows />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isReady && total === 0 && !isSearched && (
          <EmptyState title={t('groups.member.emptyTitle')} text={t('groups.member.emptyText')}>
            <Button variant="outlined" onClick={onAdd}>
              {t('groups.member.add')}
            </Button>
          </EmptyState>
        )}
        {isReady && total === 0 && isSearched && (
          <EmptyState title={t('groups.member.nothing')} text={t('groups.nothing.text')}>
            <Button variant="outlined" onClick={() => change({ q: undefined })}>
              {t('common.action.clear')}
            </Button>
          </EmptyState>
        )}
        {isReady && total > 0 && <MemberTable group={group} />}
      </div>
      {isReady && total > perPage && <Pager fixedSize />}
    </>
  );
}
