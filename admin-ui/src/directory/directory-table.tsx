import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useListContext, useStore, type RaRecord, type SortPayload } from 'react-admin';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../components/icon';
import { SelectPage, SelectRow, useRowSelection } from './select-cells';
import styles from './directory-table.module.css';

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

interface DirectoryTableProps<Kept extends RaRecord<number>> {
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

/** The table of a list: sticky head with the order, rows that open on a click, perhaps a selection. */
export function DirectoryTable<Kept extends RaRecord<number>>(props: DirectoryTableProps<Kept>) {
  const { label, columns, storeKey, onOpen, reasonNotToSelect } = props;
  const { nameOf = (record: Kept) => String(record['name']) } = props;
  const { data = [], sort, setSort } = useListContext<Kept>();
  const [hidden] = useStore<string[]>(storeKey ?? 'none', []);
  const shown = columns.filter(({ source }) => !hidden.includes(source));
  const selection = useRowSelection(data, (record) => reasonNotToSelect?.(record) === undefined);
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {reasonNotToSelect && (
            <th className={styles['select']}>
              <SelectPage selection={selection} />
            </th>
          )}
          {shown.map((column) => (
            <HeadCell key={column.source} column={column} sort={sort} onSort={setSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((record) => (
          <tr
            key={record.id}
            {...(onOpen ? { onClick: () => onOpen(record.id, record) } : { className: styles['still'] })}
          >
            {reasonNotToSelect && (
              <td className={styles['select']}>
                <SelectRow
                  record={record}
                  name={nameOf(record)}
                  reason={reasonNotToSelect(record)}
                  selection={selection}
                />
              </td>
            )}
            {shown.map(({ source, align, className, render }) => (
              <td key={source} className={className} align={align}>
                {render(record)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadCellProps<Kept extends RaRecord<number>> {
  column: TableColumn<Kept>;
  sort: SortPayload;
  onSort: (sort: SortPayload) => void;
}

function HeadCell<Kept extends RaRecord<number>>({ column, sort, onSort }: HeadCellProps<Kept>) {
  const { source, label, sortable, align, width, className } = column;
  const { narrowWidth = width, phoneWidth = narrowWidth } = column;
  const style = {
    '--width': width,
    '--narrow-width': narrowWidth,
    '--phone-width': phoneWidth,
  } as CSSProperties;
  if (!sortable) {
    return (
      <th className={className} style={style} align={align}>
        {label}
      </th>
    );
  }
  const order = sort.field === source ? sort.order : null;
  const next = order === 'ASC' ? 'DESC' : 'ASC';
  const spoken = { ASC: 'ascending', DESC: 'descending' } as const;
  return (
    <th className={className} style={style} align={align} aria-sort={order ? spoken[order] : 'none'}>
      <button
        type="button"
        className={styles['sort']}
        data-order={order}
        onClick={() => onSort({ field: source, order: next })}
      >
        {label}
        <Icon of={order === 'DESC' ? ArrowDown : ArrowUp} size={14} />
      </button>
    </th>
  );
}
