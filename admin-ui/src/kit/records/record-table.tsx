import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import {
  DataTableBase,
  DataTableBody,
  DataTableCell,
  DataTableRoot,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useListContext,
  useStore,
  type RaRecord,
} from 'react-admin';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../components/icon';
import { SelectPage, SelectRow, useRowSelection } from './select-cells';
import styles from './record-table.module.css';

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
  /** Absent where a row has nothing to open. */
  onOpen?: (id: number, record: Kept) => void;
  /** Makes rows selectable: why a record cannot be selected, undefined when it can. */
  reasonNotToSelect?: (record: Kept) => string | undefined;
  /** What a record is called; its `name` when left out. */
  nameOf?: (record: Kept) => string;
}

/**
 * react-admin's table for the list around it, put together from its parts: whole, it brings its own choice of columns, bulk
 * deletion and tooltips along, 59 kB on every list that none of them shows. Selection and head are ours: each tick is called
 * by its record and says why it cannot be set, Shift keeps what other pages have selected, and the order is heard.
 */
export function RecordTable<Kept extends RaRecord<number>>(props: RecordTableProps<Kept>) {
  const { label, columns, storeKey, onOpen, reasonNotToSelect } = props;
  const { nameOf = (record: Kept) => String(record['name']) } = props;
  const { data = [] } = useListContext<Kept>();
  const [hidden] = useStore<string[]>(storeKey ?? 'none', []);
  const selection = useRowSelection(data, (record) => reasonNotToSelect?.(record) === undefined);
  const select: TableColumn<Kept> = {
    source: 'select',
    label: <SelectPage selection={selection} />,
    width: '44px',
    className: styles['select'],
    render: (record) => (
      <SelectRow
        record={record}
        name={nameOf(record)}
        reason={reasonNotToSelect?.(record)}
        selection={selection}
      />
    ),
  };
  const shown = columns.filter(({ source }) => !hidden.includes(source));
  if (reasonNotToSelect) shown.unshift(select);
  const open = (record: Kept): false => {
    onOpen?.(record.id, record);
    return false;
  };
  return (
    <DataTableBase<Kept>
      hasBulkActions={false}
      loading={null}
      empty={null}
      rowClick={onOpen ? (_id, _resource, record) => open(record) : false}
    >
      <DataTableRoot className={styles['table'] ?? ''}>
        <Table aria-label={label}>
          <TableHead>
            <TableRow>
              {shown.map((column) => (
                <HeadCell key={column.source} column={column} />
              ))}
            </TableRow>
          </TableHead>
          <DataTableBody>
            {shown.map(({ source, className, align, render }) => (
              <DataTableCell
                key={source}
                source={source}
                render={(record) => render(record as Kept)}
                {...(className && { className })}
                {...(align && { align })}
              />
            ))}
          </DataTableBody>
        </Table>
      </DataTableRoot>
    </DataTableBase>
  );
}

function HeadCell<Kept extends RaRecord<number>>({ column }: { column: TableColumn<Kept> }) {
  const { source, label, sortable = false, align, width, className = '' } = column;
  const { narrowWidth = width, phoneWidth = narrowWidth } = column;
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const order = sortable && sort?.field === source ? sort.order : undefined;
  const style = {
    '--width': width,
    '--narrow-width': narrowWidth,
    '--phone-width': phoneWidth,
  } as CSSProperties;
  return (
    <TableCell
      className={className}
      style={style}
      sortDirection={order === undefined ? false : order === 'ASC' ? 'asc' : 'desc'}
      {...(align && { align })}
    >
      {sortable ? (
        // What is pressed is read from `data-field` and `data-order` by react-admin; our arrow from `data-sorted`.
        <button
          type="button"
          className={styles['sort']}
          data-field={source}
          data-order="ASC"
          data-sorted={order}
          onClick={handleSort}
        >
          {label}
          <Icon of={order === 'DESC' ? ArrowDown : ArrowUp} size={14} />
        </button>
      ) : (
        label
      )}
    </TableCell>
  );
}
