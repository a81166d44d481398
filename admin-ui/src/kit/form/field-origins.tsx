import { styled } from '@mui/material/styles';
import Mail from 'lucide-react/icons/mail';
import { createContext, useContext, type ReactNode } from 'react';
import { Icon } from '../components/icon';
import { Tooltip } from '../components/tooltip';

/** Where the value of a field comes from when nobody typed it. */
interface FieldOrigin {
  /** What was put into the field; once it holds something else, somebody has. */
  value: unknown;
  /** A word or two on the field. */
  label: string;
  /** The source itself, told when the mark is pointed at or has the focus. */
  source: string;
  /** A part of the value was supposed. */
  isDoubtful: boolean;
}

/** Origins of fields of a form, by their names. */
export type Origins = Readonly<Partial<Record<string, FieldOrigin>>>;

/** The origins that the form around a field tells. */
export const FieldOrigins = createContext<Origins>({});

/** The mark of a field whose value was read from elsewhere and not changed since; null without one. */
export function useOriginMark(name: string, value: unknown): ReactNode {
  const origin = useContext(FieldOrigins)[name];
  if (!origin || !Object.is(origin.value, value)) return null;
  return (
    <Tooltip title={origin.source} describeChild>
      <Mark tabIndex={0} role="note" data-origin={name} data-doubtful={origin.isDoubtful || undefined}>
        <Icon of={Mail} size={12} />
        <span>{origin.label}</span>
      </Mark>
    </Tooltip>
  );
}

const Mark = styled('span')({
  position: 'absolute',
  top: 0,
  right: 0,
  // The label takes the whole line, and would catch the pointer.
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 18,
  padding: '0 5px',
  borderRadius: 'var(--r1)',
  background: 'var(--accent-soft)',
  color: 'var(--accent-text)',
  font: '500 11px/18px var(--font)',
  cursor: 'help',
  '&[data-doubtful]': { background: 'var(--warning-soft)', color: 'var(--warning)' },
  // Beside the label of a narrow field there is room for the sign alone.
  '@container (max-width: 190px)': { '& > span': { position: 'absolute', clipPath: 'inset(50%)' } },
});
