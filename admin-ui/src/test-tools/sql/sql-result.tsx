import Button from '@mui/material/Button';
import Copy from 'lucide-react/icons/copy';
import type { Schemas } from '../../api/types';
import { Icon } from '../../components/icon';
import { Note } from '../../components/note';
import { useCopy } from '../../components/use-copy';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { resultCsv, valueText } from './result-text';
import styles from '../test-tools.module.css';

/** What a statement gave: its rows, or how many it changed. */
export function SqlResult({ result }: { result: Schemas['SqlResult'] }) {
  const t = useT();
  const { number } = useFormat();
  const { columns, rows, row_count: count, truncated, shortened, command, duration_ms: ms } = result;
  const hasRows = columns.length > 0;
  const counted = count > 0 || hasRows;
  return (
    <div className={styles['stack']}>
      <div className={styles['outcome']} role="status">
        <strong>
          {counted
            ? t(hasRows ? 'testTools.sql.rows' : 'testTools.sql.changed', {
                smart_count: count,
              })
            : t('testTools.sql.done', { command })}
        </strong>
        <span>{t('testTools.sql.took', { ms: number(ms) })}</span>
        {rows.length > 0 && <CopyCsv result={result} />}
      </div>
      {truncated && <Note tone="warn">{t('testTools.sql.truncated', { rows: number(count) })}</Note>}
      {shortened && <Note>{t('testTools.sql.shortened')}</Note>}
      {hasRows && rows.length === 0 && <p className={styles['hint']}>{t('testTools.sql.noRows')}</p>}
      {hasRows && rows.length > 0 && <ResultTable result={result} />}
    </div>
  );
}

function ResultTable({ result }: { result: Schemas['SqlResult'] }) {
  const t = useT();
  const { columns, column_types: types, rows } = result;
  return (
    <div className={styles['result']} role="region" aria-label={t('testTools.sql.result')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((name, index) => (
              // Two columns may have the same name.
              <th key={index} scope="col">
                {name} <small>{types[index]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((value, index) => (
                <Value key={index} value={value} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ value }: { value: unknown }) {
  const text = valueText(value);
  if (text === null) return <td className={styles['null']}>null</td>;
  return (
    <td className={typeof value === 'number' ? styles['number'] : undefined} title={text.slice(0, 500)}>
      {text}
    </td>
  );
}

function CopyCsv({ result: { columns, rows } }: { result: Schemas['SqlResult'] }) {
  const t = useT();
  const copy = useCopy();
  const copyCsv = () =>
    copy(resultCsv(columns, rows), {
      done: t('testTools.sql.csvCopied'),
      failed: t('testTools.sql.csvFailed'),
    });
  return (
    <Button size="small" variant="outlined" startIcon={<Icon of={Copy} size={14} />} onClick={copyCsv}>
      {t('testTools.sql.csv')}
    </Button>
  );
}
