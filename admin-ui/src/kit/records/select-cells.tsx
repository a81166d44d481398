import Checkbox from '@mui/material/Checkbox';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { useRef, type MouseEvent } from 'react';
import { useT } from '../i18n/use-t';

/** Which rows of the page are selected, and the ways to change it. */
export interface RowSelection {
  /** Whether all rows of the page that can be selected are; some of them is `mixed`. */
  page: 'none' | 'mixed' | 'all';
  /** There is a row that can be selected. */
  isPossible: boolean;
  has: (record: RaRecord) => boolean;
  togglePage: () => void;
  /** Selects or unselects a row; with Shift, all rows from the last one to this. */
  toggle: (record: RaRecord, event: MouseEvent) => void;
}

/** The selection of the list around it; it reaches over pages. */
export function useRowSelection<Kept extends RaRecord>(
  records: readonly Kept[],
  canSelect: (record: Kept) => boolean,
): RowSelection {
  const { selectedIds, onSelect } = useListContext<RaRecord>();
  const last = useRef<Identifier | null>(null);
  const ids = records.filter(canSelect).map(({ id }): Identifier => id);
  const here = ids.filter((id) => selectedIds.includes(id));
  const all = ids.length > 0 && here.length === ids.length;
  const without = (some: readonly Identifier[]): Identifier[] =>
    selectedIds.filter((id) => !some.includes(id));
  return {
    page: all ? 'all' : here.length > 0 ? 'mixed' : 'none',
    isPossible: ids.length > 0,
    has: ({ id }) => selectedIds.includes(id),
    togglePage: () => onSelect(all ? without(ids) : [...without(ids), ...ids]),
    toggle: ({ id }, { shiftKey }) => {
      const from = shiftKey && last.current !== null ? ids.indexOf(last.current) : -1;
      const to = ids.indexOf(id);
      const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      last.current = id;
      onSelect(selectedIds.includes(id) ? without(range) : [...without(range), ...range]);
    },
  };
}

/** Selects every record of the page that can be selected, or none of them. */
export function SelectPage({ selection }: { selection: RowSelection }) {
  const t = useT();
  return (
    <Checkbox
      checked={selection.page === 'all'}
      indeterminate={selection.page === 'mixed'}
      disabled={!selection.isPossible}
      slotProps={{ input: { 'aria-label': t('common.list.selectAll') } }}
      onChange={selection.togglePage}
    />
  );
}

interface SelectRowProps {
  record: RaRecord;
  /** What it is called. */
  name: string;
  /** Why it cannot be selected; undefined when it can. */
  reason: string | undefined;
  selection: RowSelection;
}

/** Selects one record. */
export function SelectRow({ record, name, reason, selection }: SelectRowProps) {
  const t = useT();
  return (
    <span title={reason} onClick={(event) => event.stopPropagation()}>
      <Checkbox
        checked={selection.has(record)}
        disabled={reason !== undefined}
        slotProps={{
          input: { 'aria-label': t('common.list.select', { name }), readOnly: true },
        }}
        onClick={(event) => selection.toggle(record, event)}
      />
    </span>
  );
}
