import type { Schemas } from '../api/types';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import styles from './mailings.module.css';

interface MailingBarProps {
  counts: Schemas['ClientMailingCounts'];
  /** Names the bar for screen readers. */
  label: string;
}

/** To how many clients an e-mail got, in a bar and in numbers; what could not be delivered is the bar's red part. */
export function MailingBar({ counts: { sent, failed, total }, label }: MailingBarProps) {
  const t = useT();
  const { number } = useFormat();
  const text = t('mailings.of', { sent: number(sent), total: number(total) });
  const scale = (part: number) => ({ transform: `scaleX(${String(total === 0 ? 0 : part / total)})` });
  return (
    <span className={styles['delivered']}>
      <span
        className={styles['track']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={sent}
        aria-valuetext={text}
      >
        {/* The red part shows where it is longer than what lies over it. */}
        <span className={`${styles['bar']} ${styles['lost']}`} style={scale(sent + failed)} />
        <span className={styles['bar']} style={scale(sent)} />
      </span>
      <span className="num">{text}</span>
    </span>
  );
}
