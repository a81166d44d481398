import { useId } from 'react';
import styles from './account.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** What is wrong with the answer. */
  fault?: string | null;
}

/** One of a few whole sentences. */
export function Choice<Value extends string>({ label, value, options, onChange, fault }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {fault && <span role="alert">{fault}</span>}
    </fieldset>
  );
}
