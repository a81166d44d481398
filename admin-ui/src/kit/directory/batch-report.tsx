import LinearProgress from '@mui/material/LinearProgress';
import { useDescribeFailure } from '../api/use-describe-failure';
import { Note } from '../components/note';
import { useT } from '../i18n/use-t';
import styles from './batch.module.css';
import type { BatchProgress } from './use-batch';

interface BatchReportProps<Item> {
  progress: BatchProgress<Item>;
  nameOf: (item: Item) => string;
  /** What the action is, for screen readers. */
  label: string;
  /** Other words for a failure; undefined for the usual ones. */
  say?: ((error: unknown) => string | undefined) | undefined;
}

/** How far a batch is, and in the end what failed and why. */
export function BatchReport<Item>({ progress, nameOf, label, say }: BatchReportProps<Item>) {
  const t = useT();
  const describe = useDescribeFailure();
  const { state, total, done, failures } = progress;
  if (state === 'idle') return null;
  if (state === 'running') {
    return (
      <div className={styles['running']}>
        <LinearProgress variant="determinate" value={(100 * done) / Math.max(1, total)} aria-label={label} />
        <p role="status" className="num">
          {t('directory.batch.running', { done, total })}
        </p>
      </div>
    );
  }
  const succeeded = done - failures.length;
  return (
    <div className={styles['ended']}>
      {succeeded > 0 && (
        <Note tone="ok" role="status">
          {t('directory.batch.succeeded', { smart_count: succeeded })}
        </Note>
      )}
      {done < total && <Note tone="warn">{t('directory.batch.stopped', { count: total - done })}</Note>}
      {failures.length > 0 && (
        <Note tone="bad" role="alert">
          <strong>{t('directory.batch.failed', { smart_count: failures.length })}</strong>
          <ul className={styles['failures']}>
            {failures.map(({ item, error }) => (
              <li key={nameOf(item)}>
                <b>{nameOf(item)}</b>: {say?.(error) ?? describe(error).text}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
