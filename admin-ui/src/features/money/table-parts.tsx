import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Coins from 'lucide-react/icons/coins';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { EmptyState } from '../../kit/components/empty-state';
import { Icon } from '../../kit/components/icon';
import { PageButtons } from '../../kit/components/page-buttons';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { Link } from 'react-router-dom';
import { paths } from '../../kit/paths';
import { NothingMatches } from '../../kit/records/nothing-found';
import { SelectionTools } from '../../kit/records/selection-tools';
import type { MoneyFilters } from './money-queries';
import styles from './money.module.css';

export type Column =
  | 'invoice'
  | 'client'
  | 'carrier'
  | 'issued'
  | 'due'
  | 'amount'
  | 'open'
  | 'reminded'
  | 'label'
  | 'orders'
  | 'revenue'
  | 'cost'
  | 'margin'
  | 'margin_percent';

interface SortHeadProps {
  column: Column;
  /** The field of the API. */
  field: string;
  filters: MoneyFilters;
  /** How the list is sorted when nobody said so. */
  usual: string;
  isRight?: boolean;
  className?: string | undefined;
  /** In place of the column's usual name. */
  label?: string;
}

/** The head of a column by which the list is sorted, the other way when it is pressed again. */
export function SortHead({
  column,
  field,
  filters,
  usual,
  isRight = false,
  className = '',
  label,
}: SortHeadProps) {
  const t = useT();
  const name = label ?? t(`money.column.${column}`);
  const sort = filters.value('sort') || usual;
  const isSorted = sort.replace('-', '') === field;
  const descending = sort.startsWith('-');
  return (
    <th
      scope="col"
      className={`${isRight ? styles['right'] : ''} ${className}`}
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        title={t('money.sortBy', { name })}
        onClick={() => filters.change({ sort: isSorted && !descending ? `-${field}` : field })}
      >
        {name}
        {isSorted && <Icon of={descending ? ArrowDown : ArrowUp} size={12} />}
      </button>
    </th>
  );
}

/**
 * Rows of the page that are chosen, by their ids.
 * @param place which part of the list is shown: what was chosen in another one is chosen no more
 */
export function useChosen(choosable: readonly number[], place: string) {
  const [chosen, setChosen] = useState<{ ids: readonly number[]; place: string }>({ ids: [], place });
  if (chosen.place !== place) setChosen({ ids: [], place });
  const setIds = (ids: readonly number[]) => setChosen({ ids, place });
  // What was paid meanwhile is no longer on the page.
  const selected = chosen.ids.filter((id) => choosable.includes(id));
  return {
    selected,
    choosable,
    select: (id: number, isSelected: boolean) =>
      setIds(isSelected ? [...selected, id] : selected.filter((one) => one !== id)),
    selectAll: (isSelected: boolean) => setIds(isSelected ? choosable : []),
  };
}

type Chosen = ReturnType<typeof useChosen>;

interface ChosenToolsProps {
  chosen: Chosen;
  /** What is done with the chosen rows. */
  actions: ReactNode;
  children: ReactNode;
}

/** The tools of a list of invoices; of those that are chosen, what can be done with them. */
export function ChosenTools({ chosen, actions, children }: ChosenToolsProps) {
  const t = useT();
  const smart_count = chosen.selected.length;
  return (
    <SelectionTools
      count={smart_count}
      label={t('money.selected', { smart_count })}
      onLeave={() => chosen.selectAll(false)}
      actions={actions}
    >
      {children}
    </SelectionTools>
  );
}

/** The head of the column of boxes: it chooses all rows that can be chosen. */
export function ChooseAllHead({ chosen }: { chosen: Chosen }) {
  const t = useT();
  const { selected, choosable, selectAll } = chosen;
  return (
    <th className={styles['box']}>
      <Checkbox
        slotProps={{ input: { 'aria-label': t('money.selectAll') } }}
        disabled={choosable.length === 0}
        checked={choosable.length > 0 && selected.length === choosable.length}
        indeterminate={selected.length > 0 && selected.length < choosable.length}
        onChange={({ target }) => selectAll(target.checked)}
      />
    </th>
  );
}

/** Whose an invoice is and which, with its order; on phones both stand in the first cell. */
export function InvoiceCells({
  name,
  to,
  number,
  orderId,
}: {
  name: string;
  /** The page of whose it is; null where there is none. */
  to: string | null;
  number: string;
  orderId: number;
}) {
  const t = useT();
  const order = t('money.order', { id: orderId });
  return (
    <>
      <td className={styles['main']}>
        <span className={styles['two']}>
          {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
          <Link className={`${styles['small']} ${styles['phoneOnly']}`} to={paths.order(orderId)}>
            {`${number}\u00a0· ${order}`}
          </Link>
        </span>
      </td>
      <td className={styles['notPhone']}>
        <span className={styles['two']}>
          <Link to={paths.order(orderId)} className="num">
            {number}
          </Link>
          <span className={styles['small']}>{order}</span>
        </span>
      </td>
    </>
  );
}

/** Records a payment for the invoice of a row. */
export function PayButton({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  return (
    <Button
      size="small"
      startIcon={<Icon of={Coins} size={14} />}
      aria-label={name}
      title={label}
      onClick={onClick}
    >
      <span className={styles['actLabel']}>{label}</span>
    </Button>
  );
}

/** The way through the pages of a list; nothing while there is but one. */
export function Pages(props: ComponentProps<typeof PageButtons>) {
  if (props.pages < 2 && props.page === 1) return null;
  return (
    <div className={styles['pages']}>
      <PageButtons {...props} />
    </div>
  );
}

/** In place of a list without entries. */
export function NoMoney({
  of,
  isFiltered,
  onClear,
}: {
  of: 'receivables' | 'payables' | 'margins';
  isFiltered: boolean;
  onClear: () => void;
}) {
  const t = useT();
  if (!isFiltered)
    return (
      <EmptyState title={t(`money.empty.${of}`)} text={t(`money.empty.${of}Text`)} picture="tray">
        <Button variant="outlined" component={Link} to={paths.quotations}>
          {t('money.empty.toOrders')}
        </Button>
      </EmptyState>
    );
  return <NothingMatches query="" isFiltered text={t('money.empty.filteredText')} onClear={onClear} />;
}

/** The due day with how near it is; a POD that the term waits for. */
export function DueDay({ day, overdue }: { day: string | null; overdue: number | null }) {
  const t = useT();
  const format = useFormat();
  if (day === null) return <span className={styles['small']}>{t('money.awaitingPod')}</span>;
  return (
    <span className={styles['two']}>
      <span className="num">{format.shortDate(`${day}T12:00:00Z`)}</span>
      {overdue !== null && (
        <span className={`${styles['small']} ${overdue > 0 ? styles['late'] : ''}`}>
          {overdue > 0
            ? t('money.overdue', { smart_count: overdue })
            : overdue === 0
              ? t('money.today')
              : t('money.inDays', { smart_count: -overdue })}
        </span>
      )}
    </span>
  );
}
