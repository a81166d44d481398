import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const icons = { info: Info, warn: TriangleAlert, bad: CircleAlert, ok: CircleCheck };
type Tone = keyof typeof icons;
const colours: Record<Tone, string> = { info: 'info', warn: 'warning', bad: 'error', ok: 'success' };

const Box = styled('div')<{ tone: Tone }>(({ tone }) => ({
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  border: `1px solid var(--${colours[tone]}-line)`,
  borderRadius: 'var(--r3)',
  background: `var(--${colours[tone]}-soft)`,
  color: 'var(--text)',
  font: '400 13px/20px var(--font)',
  '& > svg': { marginTop: 2, color: `var(--${colours[tone]})` },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
}));

interface NoteProps {
  tone?: Tone;
  /** What it is about, on a line of its own. */
  title?: string;
  children: ReactNode;
  /** `alert` when it appears because something failed; it is then read aloud at once. */
  role?: 'alert' | 'status';
}

/** A tinted box with something to know, beside what it is about. */
export function Note({ tone = 'info', title, children, role }: NoteProps) {
  return (
    <Box tone={tone} role={role}>
      <Icon of={icons[tone]} size={16} />
      <div>
        {title !== undefined && (
          <>
            <strong>{title}</strong>
            <br />
          </>
        )}
        {children}
      </div>
    </Box>
  );
}
