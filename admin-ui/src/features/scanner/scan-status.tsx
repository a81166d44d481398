import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { DateTime } from '../../kit/components/date-time';
import { Icon } from '../../kit/components/icon';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import styles from './scan-status.module.css';
import { type ScanProgress, useFailedAddresses } from './use-scan';
import ChevronDown from 'lucide-react/icons/chevron-down';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** The addresses that gave nothing, each with the reason, for whoever opens the list. */
function FailedAddresses({ progress }: { progress: ScanProgress }) {
  const t = useT();
  const { number } = useFormat();
  const { data = [] } = useFailedAddresses(progress);
  const { failed_urls: count } = progress;
  return (
    <details className={styles['failed']}>
      <summary>
        <Icon of={TriangleAlert} size={14} />
        <span>{t('scanner.failedAddresses', { smart_count: count, count: number(count) })}</span>
        <Icon of={ChevronDown} size={14} />
      </summary>
      <ul
        tabIndex={0}
        aria-label={t('scanner.failedAddresses', { smart_count: count, count: number(count) })}
      >
        {data.map(({ id, url, message }) => (
          <li key={id}>
            <strong className="cut" title={url}>
              {url.replace(/^https:\/\//, '').replace(/\/$/, '')}
            </strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const icons = {
  idle: CircleDashed,
  stopped: CirclePause,
  running: LoaderCircle,
  completed: CircleCheck,
  error: CircleAlert,
};

/** Where the scan stands: for all administrators the same one. */
export function ScanStatus({ progress }: { progress: ScanProgress }) {
  const t = useT();
  const {
    status,
    message,
    started_by: by,
    started_at: at,
    current_url: current,
    total_urls: total,
  } = progress;
  // A scan that was stopped half-way is told as idle, which one that never began is too.
  const look = status === 'idle' && total > 0 ? 'stopped' : status;
  return (
    <div className={styles['status']} data-status={status}>
      <div className={styles['head']}>
        <Icon of={icons[look]} size={20} />
        <div>
          <h2 role="status">{t(`scanner.status.${look}`)}</h2>
          <p>{message ?? t('scanner.status.never')}</p>
        </div>
        {at && (
          <p className={styles['by']}>
            <DateTime value={at} />
            {by && <span className="cut">{by}</span>}
          </p>
        )}
      </div>
      {total > 0 && <ScanBar progress={progress} />}
      {current && (
        <p className={`${styles['current'] ?? ''} cut`} title={current}>
          {t('scanner.status.current', { url: current })}
        </p>
      )}
      {total > 0 && <Totals progress={progress} />}
      {progress.failed_urls > 0 && <FailedAddresses progress={progress} />}
      {total === 0 && <p className={styles['about']}>{t('scanner.status.about')}</p>}
    </div>
  );
}

/** How many of the addresses are done. */
function ScanBar({
  progress: { scanned_urls: done, total_urls: total, progress },
}: {
  progress: ScanProgress;
}) {
  const t = useT();
  const { number } = useFormat();
  const percent = Math.min(100, Math.max(0, progress));
  const text = t('scanner.status.of', { done: number(done), total: number(total) });
  return (
    <div className={styles['progress']}>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={t('scanner.status.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div className={styles['bar']} style={{ transform: `scaleX(${String(percent / 100)})` }} />
      </div>
      <p className="num">
        {text}
        <span>{`${String(percent)}%`}</span>
      </p>
    </div>
  );
}

function Totals({ progress }: { progress: ScanProgress }) {
  const t = useT();
  const { number } = useFormat();
  const totals = [
    ['companies', progress.found_companies],
    ['emails', progress.found_emails],
    ['addresses', progress.found_addresses],
  ] as const;
  return (
    <dl className={styles['totals']}>
      {totals.map(([name, count]) => (
        <div key={name}>
          <dt>{t(`scanner.total.${name}`)}</dt>
          <dd className="num">{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
