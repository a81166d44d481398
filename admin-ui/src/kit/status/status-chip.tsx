import type { CSSProperties } from 'react';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import { findOrderStatus } from './order-status';
import styles from './status-chip.module.css';

interface StatusChipProps {
  /** Order status code, 0-13; none of an order that this browser remembers from elsewhere. */
  status: number | null | undefined;
  /** `soft`: tinted, for headers and cards. `quiet`: icon and grey text, for feeds and lists. */
  variant?: 'soft' | 'quiet';
  /** `large` is for the head of the order page. */
  size?: 'normal' | 'large';
  /** In place of the label, where more is known. */
  text?: string | null;
  /** In place of the status's own colour: `warn` for what is over, or is not quite so, `bad` for what failed. */
  tone?: keyof typeof tones;
}

const plain = {
  '--status-text': 'var(--text-2)',
  '--status-tint': 'var(--active)',
  '--status-mark': 'var(--text-3)',
};
const tones = {
  warn: {
    '--status-text': 'var(--warning)',
    '--status-tint': 'var(--warning-soft)',
    '--status-mark': 'var(--warning)',
  },
  bad: {
    '--status-text': 'var(--error)',
    '--status-tint': 'var(--error-soft)',
    '--status-mark': 'var(--error)',
  },
};

/** An order's status in its colour; the tooltip has the full name. A code out of the table shows as it is. */
export function StatusChip({ status, variant = 'soft', size = 'normal', text, tone }: StatusChipProps) {
  const t = useT();
  const look = findOrderStatus(status ?? -1);
  const unknown = status == null ? t('status.none') : t('status.unknown', { code: status });
  const label = look ? t(`status.short.${look.key}`) : unknown;
  const title = look ? t(`status.full.${look.key}`) : undefined;
  const own = look
    ? { '--status-text': look.text, '--status-tint': look.tint, '--status-mark': look.mark }
    : plain;
  const colours = tone ? tones[tone] : own;
  const classes = [
    styles['chip'],
    variant === 'quiet' && styles['quiet'],
    size === 'large' && styles['large'],
  ];
  return (
    <span className={classes.filter(Boolean).join(' ')} style={colours as CSSProperties} title={title}>
      {look && <Icon of={look.icon} size={size === 'large' ? 16 : 14} />}
      <span className="cut">{text ?? label}</span>
    </span>
  );
}
