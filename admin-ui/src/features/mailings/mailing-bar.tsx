import type { Schemas } from '../../kit/api/types';
import { DeliveryBar } from '../../kit/components/delivery-bar';
import { Tag } from '../../kit/components/tag';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import styles from './mailings.module.css';

interface MailingBarProps {
  counts: Schemas['ClientMailingCounts'];
  /** Names the bar for screen readers. */
  label: string;
}

/** How many of an e-mail's copies the mail server has, in a bar and in numbers, or that they were only kept; what could not be delivered is the bar's red part. */
export function MailingBar({ counts: { sent, stored, failed, total }, label }: MailingBarProps) {
  const t = useT();
  const { number } = useFormat();
  const text =
    stored > 0
      ? t('mailings.ofStored', { stored: number(stored), total: number(total) })
      : t('mailings.of', { sent: number(sent), total: number(total) });
  if (stored > 0 && stored === total)
    return (
      <span className="num">
        <Tag tone="line">{t('mailings.state.stored')}</Tag> {number(stored)}
      </span>
    );
  return (
    <span className={styles['delivered']}>
      <DeliveryBar reached={sent} failed={failed} total={total} label={label} sentence={text} />
      <span className="num">{text}</span>
    </span>
  );
}
