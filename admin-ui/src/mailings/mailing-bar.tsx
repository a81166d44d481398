import type { Schemas } from '../api/types';
import { DeliveryBar } from '../components/delivery-bar';
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
  return (
    <span className={styles['delivered']}>
      <DeliveryBar reached={sent} failed={failed} total={total} label={label} sentence={text} />
      <span className="num">{text}</span>
    </span>
  );
}
