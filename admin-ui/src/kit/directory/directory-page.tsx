import { ListBase, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceName } from '../api/resources';
import { problemOf } from '../api/use-describe-failure';
import { ErrorState } from '../components/error-state';
import { PageHead } from '../components/page-head';
import { SkeletonRows } from '../components/skeletons';
import { ThinProgress } from '../components/thin-progress';
import styles from './directory.module.css';
import { Pager } from './pager';
import { isNarrowed, useFilters } from './use-filters';

interface DirectoryPageProps<Kept extends RaRecord> {
  title: string;
  /** Whose list it is, where the screen has another one than its address says. */
  resource?: ResourceName;
  sort: SortPayload;
  /** Records a page at first; the reader can change it. */
  perPage?: number;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Under the title: the tabs that the list is one of. */
  tabs?: ReactNode;
  /** Figures about all records; see `StatsLine`. */
  stats?: ReactNode;
  /** Search, filters and the choice of columns. */
  tools: ReactNode;
  /** Shown above the table while rows are selected. */
  selection?: ReactNode;
  /** Something to know about the list; stands above the table. */
  notice?: ReactNode;
  /** Said when the list could not be loaded; “the data could not be loaded” when left out. */
  failed?: string;
  /** While there is nothing at all yet. */
  empty: ReactNode;
  /** While nothing matches. */
  nothing: ReactNode;
  /** The `RecordTable`. */
  children: ReactNode;
  /** Dialogs of the screen. */
  dialogs?: ReactNode;
  /** Shows the pager only where there is more than one page. */
  pagerIfNeeded?: boolean;
  /** What the list shows changes by itself: each visit reads it anew. */
  isAlive?: boolean;
  /** Reads the page again, after so many milliseconds, while these records may change; hidden tabs do not ask. */
  pollWhile?: readonly [isChanging: (records: readonly Kept[]) => boolean, afterMs: number];
  /** A page can be gone to by its number. */
  withPageJump?: boolean;
}

/**
 * A screen around a react-admin list: head, tools, table, pager. Page, order and search are in the address. The
 * table scrolls under its own head; what is below and above stays.
 */
export function DirectoryPage<Kept extends RaRecord>(props: DirectoryPageProps<Kept>) {
  const { resource, sort, perPage = 20, dialogs, isAlive, pollWhile, ...rest } = props;
  const [isChanging, afterMs] = pollWhile ?? [];
  return (
    <>
      <ListBase<Kept>
        {...(resource && { resource })}
        sort={sort}
        perPage={perPage}
        storeKey={false}
        exporter={false}
        disableAuthentication
        // The screen itself says what failed; a toast would say it twice.
        queryOptions={{
          onError: () => undefined,
          ...(isAlive && { staleTime: 0 }),
          ...(isChanging && {
            refetchInterval: ({ state }) => (isChanging(state.data?.data ?? []) ? afterMs : false),
          }),
        }}
      >
        <DirectoryBody perPage={perPage} {...rest} />
      </ListBase>
      {dialogs}
    </>
  );
}

function DirectoryBody(
  props: Omit<DirectoryPageProps<RaRecord>, 'resource' | 'sort' | 'dialogs' | 'isAlive' | 'pollWhile'>,
) {
  const { title, tabs, stats, actions, tools, selection, notice, failed, empty, nothing, children } = props;
  const { total, perPage, isPending, isFetching, error, refetch, selectedIds } = useListContext<RaRecord>();
  const { filters } = useFilters();
  const navigate = useNavigate();
  const isEmpty = !isPending && !error && total === 0 && !isNarrowed(filters);
  // A page size that somebody chose can be chosen back.
  const isPaged = !props.pagerIfNeeded || (total ?? 0) > perPage || perPage !== props.perPage;
  // An address that somebody wrote or kept may ask for what the list has not: again would be refused again.
  const isRefused = problemOf(error)?.status === 422;
  const retry = () => (isRefused ? void navigate({ search: '' }) : void refetch());
  return (
    <div className={styles['page']}>
      <PageHead title={title} count={tabs ? undefined : total} actions={actions}>
        {tabs}
        {stats}
        {!isEmpty && <div className={styles['tools']}>{tools}</div>}
        {selectedIds.length > 0 && selection}
      </PageHead>
      {notice && <div className={styles['notice']}>{notice}</div>}
      <div className={styles['scroll']} aria-busy={isFetching}>
        {isFetching && !isPending && <ThinProgress className={styles['progress']} />}
        {isPending && !error && <SkeletonRows />}
        {error && <ErrorState error={error} title={failed} onRetry={retry} />}
        {isEmpty && empty}
        {!isPending && !error && !isEmpty && (total === 0 ? nothing : children)}
      </div>
      {!isPending && !error && total > 0 && isPaged && <Pager withJump={props.withPageJump ?? false} />}
    </div>
  );
}
