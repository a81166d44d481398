import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useListContext } from 'react-admin';
import type { DirectorySubcontractor, Group } from '../../kit/api/types';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { ReasonButton } from '../../kit/components/reason-button';
import { SkeletonRows } from '../../kit/components/skeletons';
import { useToast } from '../../kit/components/use-toast';
import { BatchReport } from '../../kit/directory/batch-report';
import { ListSearch } from '../../kit/directory/list-search';
import { Pager } from '../../kit/records/pager';
import { useBatch } from '../../kit/directory/use-batch';
import { useFilters } from '../../kit/directory/use-filters';
import { useSelectedRecords } from '../../kit/records/use-selected-records';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard';
import { useT } from '../../kit/i18n/use-t';
import { RateFilter } from '../subcontractors/rate-filter';
import styles from './add-members.module.css';
import { addMember, useRefreshMembers } from './use-members';
import Checkbox from '@mui/material/Checkbox';
import { useCountries } from '../../kit/api/countries';
import { SelectPage, useRowSelection } from '../../kit/records/select-cells';
import { RateTag } from '../subcontractors/rate-tag';

/** Subcontractors to tick; what is ticked stays so on other pages and with other searches. */
function CandidateList() {
  const t = useT();
  const { byId } = useCountries();
  const { data = [] } = useListContext<DirectorySubcontractor>();
  const selection = useRowSelection(data, () => true);
  return (
    <>
      <div className={styles['all']}>
        <SelectPage selection={selection} />
        <span aria-hidden="true">{t('common.list.selectAll')}</span>
      </div>
      <ul aria-label={t('groups.addMembers.list')}>
        {data.map((candidate) => (
          <li key={candidate.id}>
            <label className={styles['candidate']}>
              <Checkbox
                checked={selection.has(candidate)}
                slotProps={{ input: { readOnly: true } }}
                onClick={(event) => selection.toggle(candidate, event)}
              />
              <span className={styles['words']}>
                <span className={`${styles['name']} cut`}>{candidate.name}</span>
                <span className={`${styles['small']} cut`}>
                  {[candidate.city, byId(candidate.country_id)?.name].filter(Boolean).join(', ')}
                </span>
              </span>
              <RateTag rate={candidate.rate_type} />
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AddMembersBodyProps {
  group: Group;
  onRunning: (isRunning: boolean) => void;
  onClose: () => void;
}

/** Search, candidates and the action; while it runs, how far it is. */
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
