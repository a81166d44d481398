import { List, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../api/use-describe-failure';
import type { ResourceName } from '../api/resources';
import { ErrorState } from '../components/error-state';
import { SkeletonRows } from '../components/skeletons';
import { ThinProgress } from '../components/thin-progress';
import { isNarrowed, useFilters } from '../directory/use-filters';
import { useT, type MessageKey } from '../i18n/use-t';
import { Pager } from './pager';
import { SelectionTools } from './selection-tools';
import { useSelectedRecords } from './use-selected-records';

/** What can be done with the rows that are selected. */
export interface BulkActions<Kept extends RaRecord<number>> {
  /** How many are selected, in words. */
  label: MessageKey;
  /** The primary action last. Their dialogs stay while the list reads itself anew, fails, or has nothing left. */
  actions: (records: readonly Kept[]) => ReactNode;
}

interface PagerKind extends ComponentProps<typeof Pager> {
  /** There is none where one page has all. */
  ifNeeded?: boolean;
}

interface RecordListProps<Kept extends RaRecord<number>> {
  /** Whose list it is, where the screen has another one than its address says. */
  resource?: ResourceName | undefined;
  /** What it is narrowed to whatever the reader filters by. */
  filter?: Record<string, unknown>;
  /** Left out where the API has one order alone. */
  sort?: SortPayload;
  /** Records a page at first. */
  perPage: number;
  /** Its page, order and search are in the address. */
  isInAddress?: boolean | undefined;
  /** Above it: the head of its screen, or its search. */
  head: ReactElement;
  /** Below its head, while there is nothing at all yet. */
  empty: ReactNode;
  /** While nothing matches. */
  nothing: ReactNode;
  /** Said when it could not be loaded; “the data could not be loaded” when left out. */
  failed?: string | undefined;
  /** Heights of its rows in pixels, for those that stand in for them; 44 when left out. */
  rowHeight?: number;
  /** What it shows changes by itself: each visit reads it anew. */
  isAlive?: boolean | undefined;
  /** Reads the page again, after so many milliseconds, while these records may change; hidden tabs do not ask. */
  pollWhile?: readonly [isChanging: (records: readonly Kept[]) => boolean, afterMs: number] | undefined;
  /** How its pages are gone through; false where something else shows them. */
  pager?: PagerKind | false;
  /** Where it is no screen that its table fills. */
  sx?: SxProps<Theme>;
  /** The records of the page; a `RecordTable`, mostly. */
  children: ReactNode;
}

/** No field at all: react-admin would put the list in the order of its ids. */
const apiOrder: SortPayload = { field: '', order: 'ASC' };

/** react-admin's `List` with what every list of ours does: says what failed, keeps its place while it loads, knows its selection. */
export function RecordList<Kept extends RaRecord<number>>(props: RecordListProps<Kept>) {
  const {
    resource,
    filter,
    sort = apiOrder,
    perPage,
    isInAddress,
    head,
    empty,
    nothing,
    failed,
    children,
  } = props;
  const { rowHeight, isAlive, pollWhile, pager = {}, sx } = props;
  const [isChanging, afterMs] = pollWhile ?? [];
  return (
    <List<Kept>
      {...(resource && { resource })}
      {...(filter && { filter })}
      // Its head has the title: the bar of the application has no place for it.
      title={false}
      sort={sort}
      perPage={perPage}
      storeKey={false}
      exporter={false}
      disableAuthentication
      {...(!isInAddress && { disableSyncWithLocation: true })}
      // The list itself says what failed; a toast would say it twice.
      queryOptions={{
        onError: () => undefined,
        ...(isAlive && { staleTime: 0 }),
        ...(isChanging && {
          refetchInterval: ({ state }) => (isChanging(state.data?.data ?? []) ? afterMs : false),
        }),
      }}
      actions={head}
      component={Content}
      error={<Failure title={failed} />}
      // It would take the head's place, and with it what somebody does or types there.
      empty={false}
      pagination={pager && <ListPager {...pager} firstSize={perPage} />}
      {...(sx && { sx })}
    >
      <Records empty={empty} nothing={nothing} {...(rowHeight && { rowHeight })}>
        {children}
      </Records>
    </List>
  );
}

/** What scrolls. */
function Content({ className, children }: { className?: string; children?: ReactNode }) {
  const { isPending, isFetching } = useListContext();
  return (
    <div className={className} aria-busy={isFetching}>
      {isFetching && !isPending && <ThinProgress after={300} />}
      {children}
    </div>
  );
}

/** Rows stand in for the records while they are on their way, so that nothing jumps. */
function Records({
  empty,
  nothing,
  rowHeight,
  children,
}: Pick<RecordListProps<RaRecord<number>>, 'empty' | 'nothing' | 'rowHeight' | 'children'>) {
  const { isPending, total } = useListContext();
  const isEmpty = useIsEmpty();
  if (isPending) return <SkeletonRows {...(rowHeight && { height: rowHeight })} />;
  if (isEmpty) return empty;
  return (
    <>
      {total === 0 && nothing}
      {/* A table that shows nothing still knows what is selected. */}
      {children}
    </>
  );
}

/** Tells whether the list around it has nothing at all, whatever one looks for. */
export function useIsEmpty(): boolean {
  const { filters } = useFilters();
  const { error, isPlaceholderData, total } = useListContext();
  return total === 0 && !error && !isPlaceholderData && !isNarrowed(filters);
}

/** What the head of the list has: a list that has nothing at all has its buttons in the middle. */
export function UnlessEmpty({ children }: { children: ReactNode }) {
  return useIsEmpty() ? null : children;
}

interface ListToolsProps<Kept extends RaRecord<number>> {
  selection?: BulkActions<Kept> | undefined;
  /** The search, and whatever else narrows or changes the list. */
  children: ReactNode;
}

/** The tools of a list. While records are selected, what can be done with these takes the place of all but the search. */
export function ListTools<Kept extends RaRecord<number>>({ selection, children }: ListToolsProps<Kept>) {
  const t = useT();
  const { selectedIds, onUnselectItems } = useListContext<Kept>();
  // It cannot select what other pages have: only what was seen is deleted.
  const records = useSelectedRecords<Kept>();
  const smart_count = selection ? selectedIds.length : 0;
  return (
    <SelectionTools
      count={smart_count}
      label={selection ? t(selection.label, { smart_count }) : ''}
      onLeave={() => onUnselectItems()}
      actions={smart_count > 0 && selection?.actions(records)}
    >
      {children}
    </SelectionTools>
  );
}

function Failure({ title }: { title: string | undefined }) {
  const { error, refetch } = useListContext();
  const navigate = useNavigate();
  // An address that somebody wrote or kept may ask for what the list has not: again would be refused again.
  const isRefused = problemOf(error)?.status === 422;
  return (
    <ErrorState
      error={error}
      title={title}
      onRetry={() => (isRefused ? void navigate({ search: '' }) : void refetch())}
    />
  );
}

function ListPager({ ifNeeded = false, firstSize, ...pager }: PagerKind & { firstSize: number }) {
  const { isPending, error, total, perPage } = useListContext();
  if (isPending || error || !total) return null;
  // A page size that somebody chose can be chosen back.
  if (ifNeeded && total <= perPage && perPage === firstSize) return null;
  return <Pager {...pager} />;
}
