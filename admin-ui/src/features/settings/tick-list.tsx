import type { ReactNode } from 'react';
import { useField } from '../../kit/form/use-field';
import styles from './settings.module.css';

interface TickListProps<Value extends string> {
  /** The field, which holds the values that are ticked. */
  name: string;
  legend: string;
  values: readonly Value[];
  /** What a value is called, and what it means. */
  say: (value: Value) => readonly [name: string, text: ReactNode];
}

/** A field of several values, each with a box of its own; they are kept in the order of the list. */
export function TickList<Value extends string>({ name, legend, values, say }: TickListProps<Value>) {
  const { value, onChange, ref, handlers, message } = useField(name);
  const chosen = value as readonly Value[];
  const faultId = `${handlers.id}-fault`;
  return (
    <fieldset className={styles['scopes']} aria-describedby={message ? faultId : undefined}>
      <legend>{legend}</legend>
      {values.map((one, place) => {
        const [label, text] = say(one);
        return (
          <label key={one}>
            <input
              type="checkbox"
              ref={place === 0 ? ref : undefined}
              checked={chosen.includes(one)}
              onBlur={handlers.onBlur}
              onChange={({ target }) =>
                onChange(values.filter((other) => (other === one ? target.checked : chosen.includes(other))))
              }
            />
            <span>
              {label}
              <small>{text}</small>
            </span>
          </label>
        );
      })}
      {message && (
        <p id={faultId} role="alert">
          {message}
        </p>
      )}
    </fieldset>
  );
}
