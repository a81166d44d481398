import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon';

const Group = styled('div')({
  display: 'inline-flex',
  justifySelf: 'start',
  gap: 2,
  padding: 2,
  borderRadius: 'var(--r2)',
  background: 'var(--active)',
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    height: 24,
    padding: '0 10px',
    border: 0,
    borderRadius: 'var(--r1)',
    background: 'none',
    color: 'var(--text-2)',
    font: '500 12px/16px var(--font)',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  "& button[aria-pressed='true']": {
    background: 'var(--raised)',
    color: 'var(--text)',
    boxShadow: 'var(--e1)',
  },
  '@media (min-width: 600px) and (max-width: 899px)': { '& svg': { display: 'none' } },
  '@media (max-width: 599px)': {
    '& button': { height: 40, padding: '0 12px' },
    // Still read aloud.
    '& svg + span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  /** Null while it is none of them. */
  value: Value | null;
  /** With an icon, phones show the icon alone, and narrow screens the words. */
  options: readonly { value: Value; label: string; title?: string; icon?: LucideIcon }[];
  onChange: (value: Value) => void;
}

/** One of a few, all in view. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <Group role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          title={option.title}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon of={option.icon} size={14} />}
          <span>{option.label}</span>
        </button>
      ))}
    </Group>
  );
}
