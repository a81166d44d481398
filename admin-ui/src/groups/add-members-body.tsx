import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useListContext } from 'react-admin';
import type { DirectorySubcontractor, Group } from '../api/types';
import { EmptyState } from '../components/empty-state';
import { ErrorState } from '../components/error-state';
import { ReasonButton } from '../components/reason-button';
import { SkeletonRows } from '../components/skeletons';
import { useToast } from '../components/use-toast';
import { BatchReport } from '../directory/batch-report';
import { ListSearch } from '../directory/list-search';
import { Pager } from '../directory/pager';
import { useBatch } from '../directory/use-batch';
import { useFilters } from '../directory/use-filters';
import { useSelectedRecords } from '../directory/use-selected-records';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { useT } from '../i18n/use-t';
import { RateFilter } from '../subcontractors/rate-filter';
import styles from './add-members.module.css';
import { CandidateList } from './candidate-list';
import { addMember, useRefreshMembers } from './use-members';

interface AddMembersBodyProps {
  group: Group;
  onRunning: (isRunning: boolean) => void;
  onClose: () => void;
}

/** Search, candidates and the deed; while it runs, how far it is. */
export function AddMembersBody({ group, onRunning, onClose }: AddMembersBodyProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshMembers();
  const {
    total = 0,
    perPage,
    isPending,
    isFetching,
    error,
    refetch,
    onSelect,
  } = useListContext<DirectorySubcontractor>();
  const { filters } = useFilters();
  const chosen = useSelectedRecords<DirectorySubcontractor>();
  const { progress, run, stop } = useBatch(({ id }: DirectorySubcontractor) => addMember(group.id, id));
  const isRunning = progress.state === 'running';
  const guard = useUnsavedGuard(chosen.length > 0);

  const start = async () => {
    onRunning(true);
    const { done, failures, left } = await run(chosen);
    onRunning(false);
    refresh();
    const others = [...failures.map(({ item }) => item), ...left];
    onSelect(others.map(({ id }) => id));
    const [failure] = failures;
    if (failure) toast.failure(t('groups.addMembers.failed'), failure.error);
    if (others.length > 0) return;
    toast.success(t('groups.addMembers.done', { smart_count: done }));
    guard.release();
    onClose();
  };

  const isSearched = Boolean(filters['q'] ?? filters['rate_type']);
  return (
    <>
      {!isRunning && (
        <div className={styles['tools']}>
          <ListSearch
            label={t('groups.addMembers.search')}
            placeholder={t('subcontractors.searchPlaceholder')}
            autoFocus
          />
          <RateFilter />
        </div>
      )}
      <DialogContent className={styles['body'] ?? ''} aria-busy={isFetching}>
        {progress.state !== 'idle' && (
          <div className={styles['report']}>
            <BatchReport
              progress={progress}
              nameOf={({ name }) => name}
              label={t('groups.addMembers.title', { name: group.name })}
            />
          </div>
        )}
        {!isRunning && isPending && !error && <SkeletonRows />}
        {!isRunning && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!isRunning && !isPending && !error && total === 0 && (
          <EmptyState
            title={t(isSearched ? 'subcontractors.nothing.title' : 'groups.addMembers.all')}
            text={t(isSearched ? 'subcontractors.nothing.text' : 'groups.addMembers.allText')}
          />
        )}
        {!isRunning && !error && total > 0 && <CandidateList />}
      </DialogContent>
      {!isRunning && total > perPage && <Pager fixedSize />}
      <DialogActions>
        <Button onClick={isRunning ? stop : onClose}>
          {t(isRunning ? 'directory.batch.stop' : 'common.action.cancel')}
        </Button>
        <ReasonButton
          variant="contained"
          loading={isRunning}
          reason={chosen.length > 0 ? null : t('groups.addMembers.chooseFirst')}
          onClick={() => void start()}
        >
          {t('groups.addMembers.submit', { smart_count: chosen.length })}
        </ReasonButton>
      </DialogActions>
      {guard.dialog}
    </>
  );
}
