import type { ReactNode } from 'react';
import { Note } from '../components/note';
import { styled } from '@mui/material/styles';
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
      <Accept>
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
      </Accept>
      {message && (
        <Fault id={textId} role="alert">
          {message}
        </Fault>
      )}
    </Note>
  );
}

const Accept = styled('label')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  marginTop: 8,
  font: '500 13px/20px var(--font)',
  cursor: 'pointer',
  '& input': { flex: 'none', width: 16, height: 16, margin: 0, accentColor: 'var(--accent)' },
});
const Fault = styled('p')({ margin: '4px 0 0', color: 'var(--error)', font: '400 12px/16px var(--font)' });
