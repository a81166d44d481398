import { importFieldValues, type ImportField } from '@frakto/sdk/enums';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Schemas } from '../../kit/api/types';
import { Icon } from '../../kit/components/icon';
import { Tag } from '../../kit/components/tag';
import { useT } from '../../kit/i18n/use-t';
import { columnOf, type Choices } from './choices';
import styles from './preview-table.module.css';

type Row = Schemas['ImportPreviewRow'];

interface PreviewTableProps {
  rows: readonly Row[];
  choices: Choices;
  /** The columns in which something is wrong come right after the name. */
  faultsFirst: boolean;
}

/** Rows as they would be entered; what is wrong stands in the cell that it is about. */
export function PreviewTable({ rows, choices, faultsFirst }: PreviewTableProps) {
  const t = useT();
  // A field without a column can be at fault, too: that it is lacking.
  const faulty = new Set(rows.flatMap(({ faults }) => faults.map(({ field }) => field)));
  const rank = (field: ImportField) => (field === 'name' ? 0 : faultsFirst && faulty.has(field) ? 1 : 2);
  const fields = importFieldValues
    .filter((field) => columnOf(choices, field) !== null || faulty.has(field))
    .toSorted((one, other) => rank(one) - rank(other));
  return (
    <div className={styles['scroll']} role="region" aria-label={t('imports.preview.title')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th align="right">{t('imports.preview.line')}</th>
            <th>{t('imports.preview.state')}</th>
            {fields.map((field) => (
              <th key={field}>{t(`imports.field.${field}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td align="right" className="num">
                {row.line}
              </td>
              <td>
                <State row={row} />
              </td>
              {fields.map((field) => (
                <Cell key={field} row={row} field={field} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function State({ row: { faults, is_duplicate: isDuplicate, is_collected: isCollected } }: { row: Row }) {
  const t = useT();
  if (faults.length > 0) return <Tag tone="bad">{t('imports.preview.bad')}</Tag>;
  if (isCollected) return <Tag tone="warn">{t('imports.preview.inCollection')}</Tag>;
  if (isDuplicate) return <Tag tone="warn">{t('imports.preview.duplicate')}</Tag>;
  return <Tag tone="good">{t('imports.preview.good')}</Tag>;
}

function Cell({ row: { values, faults }, field }: { row: Row; field: ImportField }) {
  const text = values[field] ?? '';
  const fault = faults.find((one) => one.field === field);
  return (
    <td data-faulty={fault !== undefined}>
      <span className={`${styles['text']} cut`} title={text}>
        {text}
      </span>
      {fault && (
        <span className={styles['fault']}>
          <Icon of={CircleAlert} size={12} />
          {fault.message}
        </span>
      )}
    </td>
  );
}
