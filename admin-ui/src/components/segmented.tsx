import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; title?: string }[];
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
          {option.label}
        </button>
      ))}
    </div>
  );
}
