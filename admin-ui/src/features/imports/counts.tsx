import styles from './counts.module.css';

interface Count {
  name: string;
  value: string;
  tone?: 'good' | 'bad';
  hint?: string;
}

/** A few numbers side by side, each with its name. */
export function Counts({ counts }: { counts: readonly Count[] }) {
  return (
    <dl className={styles['counts']}>
      {counts.map(({ name, value, tone, hint }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
          {hint && <dd className={styles['hint']}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
