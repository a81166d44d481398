import type { ReactNode } from 'react';
import { Note } from '../components/note';
import styles from './form-accept.module.css';
import { useField } from './use-field';

interface FormAcceptProps {
  /** Field of the form, true once it is ticked. */
  name: string;
  /** What is doubtful. */
  children: ReactNode;
  /** What the person says by ticking it. */
  label: string;
}

/** Something doubtful that is not done unless the person says that they have seen it. */
export function FormAccept({ name, children, label }: FormAcceptProps) {
  const { value, ref, onChange, handlers, isInvalid, message } = useField(name);
  const textId = `${handlers.id}-helper-text`;
  return (
    <Note tone="warn">
      {children}
      <label className={styles['accept']}>
        <input
          {...handlers}
          type="checkbox"
          ref={ref}
          checked={value === true}
          aria-invalid={isInvalid}
          aria-describedby={message ? textId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {message && (
        <p id={textId} className={styles['fault']} role="alert">
          {message}
        </p>
      )}
    </Note>
  );
}
