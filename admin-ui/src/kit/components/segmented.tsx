import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  /** With an icon, phones show the icon alone. */
  options: readonly { value: Value; label: string; title?: string; icon?: LucideIcon }[];
  onChange: (value: Value) => void;
}

/** One of a few, all in view. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <div className={styles['group']} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          title={option.title}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon of={option.icon} size={14} />}
          <span className={option.icon && styles['word']}>{option.label}</span>
        </button>
      ))}
    </div>
  );
}
