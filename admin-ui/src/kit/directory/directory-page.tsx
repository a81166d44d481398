import { useListContext, type RaRecord, type SortPayload } from 'react-admin';
import type { ReactNode } from 'react';
import type { ResourceName } from '../api/resources';
import { PageHead } from '../components/page-head';
import { ListTools, RecordList, useIsEmpty, type BulkActions } from '../records/record-list';
import styles from './directory.module.css';

interface DirectoryPageProps<Kept extends RaRecord<number>> {
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
  /** Search, filters and the choice of columns. */
  tools: ReactNode;
  /** Something to know about the list; stands above the table. */
  notice?: ReactNode;
  /** Said when the list could not be loaded; “the data could not be loaded” when left out. */
  failed?: string;
  /** While there is nothing at all yet. */
  empty: ReactNode;
  /** While nothing matches. */
  nothing: ReactNode;
  selection?: BulkActions<Kept>;
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
 * A screen around a list: head, tools, table, pager. Page, order and search are in the address. The table scrolls under its own
 * head; what is below and above stays.
 */
export function DirectoryPage<Kept extends RaRecord<number>>(props: DirectoryPageProps<Kept>) {
  const { title, actions, tabs, notice, tools, selection, dialogs } = props;
  return (
    <>
      <RecordList<Kept>
        resource={props.resource}
        sort={props.sort}
        perPage={props.perPage ?? 20}
        isInAddress
        isAlive={props.isAlive}
        pollWhile={props.pollWhile}
        pager={{ withJump: props.withPageJump ?? false, ifNeeded: props.pagerIfNeeded ?? false }}
        head={<ListHead<Kept> {...{ title, actions, tabs, notice, tools, selection }} />}
        failed={props.failed}
        empty={props.empty}
        nothing={props.nothing}
      >
        {props.children}
      </RecordList>
      {dialogs}
    </>
  );
}

type ListHeadProps<Kept extends RaRecord<number>> = Pick<
  DirectoryPageProps<Kept>,
  'title' | 'actions' | 'tabs' | 'notice' | 'tools'
> & { selection: DirectoryPageProps<Kept>['selection'] };

function ListHead<Kept extends RaRecord<number>>(props: ListHeadProps<Kept>) {
  const { title, actions, tabs, notice, tools, selection } = props;
  const { total, selectedIds } = useListContext();
  const isEmpty = useIsEmpty();
  return (
    <>
      <PageHead title={title} count={total} actions={actions}>
        {tabs}
        {/* What is done with the last ones ends in its dialog. */}
        {(!isEmpty || selectedIds.length > 0) && (
          <div className={styles['tools']}>
            <ListTools<Kept> selection={selection}>{tools}</ListTools>
          </div>
        )}
      </PageHead>
      {notice && <div className={styles['notice']}>{notice}</div>}
    </>
  );
}
