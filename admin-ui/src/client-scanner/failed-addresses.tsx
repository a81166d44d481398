import ChevronDown from 'lucide-react/icons/chevron-down';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../components/icon';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import styles from './failed-addresses.module.css';
import { useFailedAddresses, type ScanProgress } from './use-scan';

/** The addresses that gave nothing, each with the reason, for whoever opens the list. */
export function FailedAddresses({ progress }: { progress: ScanProgress }) {
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
