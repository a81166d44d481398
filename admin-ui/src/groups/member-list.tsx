import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import type { Group, GroupMember } from '../api/types';
import { EmptyState } from '../components/empty-state';
import { ErrorState } from '../components/error-state';
import { SkeletonRows } from '../components/skeletons';
import { ThinProgress } from '../components/thin-progress';
import { CopyEmails } from '../directory/copy-emails';
import { ListSearch } from '../directory/list-search';
import { Pager } from '../directory/pager';
import { SelectionBar } from '../directory/selection-bar';
import { useFilters } from '../directory/use-filters';
import { useT } from '../i18n/use-t';
import styles from './groups.module.css';
import { MemberTable } from './member-table';
import { RemoveMembers } from './remove-members';

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
