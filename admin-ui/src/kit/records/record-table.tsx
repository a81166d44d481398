import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  useListContext,
  type RaRecord,
} from 'react-admin';
import type { CSSProperties, ReactNode } from 'react';
import { SelectPage, SelectRow, useRowSelection } from './select-cells';

/** A column: what stands in its head, and what a record shows in it. */
export interface TableColumn<Kept extends RaRecord<number>> {
  /** The field of the API: the order of the list and the hidden columns go by it. */
  source: string;
  label: ReactNode;
  render: (record: Kept) => ReactNode;
  /** The list can be put in the order of this column. */
  sortable?: boolean;
  align?: 'right';
  /** As in CSS: the columns share the table whatever they contain. */
  width: string;
  /** The width beside a sidebar on a small laptop, where it differs; columns marked `roomy` go there before names are cut. */
  middlingWidth?: string;
  /** The width on narrow screens, where it differs; there columns marked `wide` are away. */
  narrowWidth?: string;
  /** The width on phones, where it differs. */
  phoneWidth?: string;
  className?: string | undefined;
}

interface RecordTableProps<Kept extends RaRecord<number>> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly TableColumn<Kept>[];
  /** Where the hidden columns are remembered (see `ColumnsMenu`). */
  storeKey?: string;
  /** The record whose row stands out: one that was just made. */
  highlighted?: number | null;
  /** Absent where a row has nothing to open. */
  onOpen?: (id: number, record: Kept) => void;
  /** Makes rows selectable; what can be done with them is said where the list is (see `RecordList`). */
  selection?: {
    /** Why a record cannot be selected, undefined when it can. */
    reasonNotTo?: (record: Kept) => string | undefined;
    /** What a record is called; its `name` when left out. */
    nameOf?: (record: Kept) => string;
  };
}

/**
 * react-admin's `DataTable` for the list around it. Its ticks are ours: each is called by its record and says why it cannot be
 * set, and that of the page tells when some of its rows are selected.
 */
export function RecordTable<Kept extends RaRecord<number>>(props: RecordTableProps<Kept>) {
  const { label, columns, storeKey, highlighted = null, onOpen, selection } = props;
  const { data = [] } = useListContext<Kept>();
  // One for all rows: Shift selects from the row that was ticked last.
  const rows = useRowSelection(data, (record) => selection?.reasonNotTo?.(record) === undefined);
  return (
    <DataTable<Kept>
      aria-label={label}
      {...(storeKey && { storeKey })}
      rowClick={
        onOpen
          ? (_id, _resource, record) => {
              onOpen(record.id, record);
              return false;
            }
          : false
      }
      {...(highlighted !== null && {
        rowSx: (record: Kept) => (record.id === highlighted ? { backgroundColor: 'var(--accent-soft)' } : {}),
      })}
      empty={false}
      bulkActionButtons={false}
    >
      {selection && <SelectColumn<Kept> {...selection} rows={rows} />}
      {columns.map((column) => (
        <Column<Kept> key={column.source} {...column} />
      ))}
    </DataTable>
  );
}

/** A `DataTable.Col` of a fixed width, whose order is heard as well as seen. */
function Column<Kept extends RaRecord<number>>(column: TableColumn<Kept>) {
  const { source, label, render, sortable = false, align, className } = column;
  const isHead = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const order = sortable && sort?.field === source ? sort.order : undefined;
  const widths = {
    '--width': column.width,
    '--middling-width': column.middlingWidth,
    '--narrow-width': column.narrowWidth,
    '--phone-width': column.phoneWidth,
  };
  return (
    <DataTable.Col<Kept>
      source={source}
      label={label}
      render={render}
      disableSort={!sortable}
      {...(align && { align })}
      {...(className && { className })}
      {...(isHead && {
        style: widths as CSSProperties,
        sortDirection: order === undefined ? false : order === 'ASC' ? 'asc' : 'desc',
      })}
    />
  );
}

type Selection<Kept extends RaRecord<number>> = NonNullable<RecordTableProps<Kept>['selection']>;

function SelectColumn<Kept extends RaRecord<number>>({
  reasonNotTo,
  nameOf,
  rows,
}: Selection<Kept> & { rows: ReturnType<typeof useRowSelection> }) {
  const isHead = useDataTableRenderContext() === 'header';
  return (
    <DataTable.Col<Kept>
      // In an element of its own, as those of the rows: MUI takes the space from what a cell for boxes contains.
      label={
        <span>
          <SelectPage selection={rows} />
        </span>
      }
      padding="checkbox"
      render={(record) => (
        <SelectRow
          record={record}
          name={nameOf?.(record) ?? String(record['name'])}
          reason={reasonNotTo?.(record)}
          selection={rows}
        />
      )}
      {...(isHead && { style: { '--width': '44px' } as CSSProperties })}
    />
  );
}
