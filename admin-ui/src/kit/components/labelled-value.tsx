import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t';

const Values = styled('dl')({
  display: 'grid',
  gap: '12px 24px',
  '& dt': { font: '400 12px/16px var(--font)', color: 'var(--text-3)' },
  '& dd': { marginTop: 2, font: '400 14px/20px var(--font)', overflowWrap: 'anywhere' },
  '& dd[data-none]': { color: 'var(--text-3)' },
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr) !important' },
});

/** A list of names and values to read; put `LabelledValue`s in it. */
export function LabelledValues({ children, columns = 1 }: { children: ReactNode; columns?: 1 | 2 | 3 }) {
  return <Values style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>{children}</Values>;
}

/** One value under its name; nothing shows as “none”. */
export function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  const t = useT();
  const empty = children === null || children === undefined || children === '';
  return (
    <div>
      <dt>{label}</dt>
      <dd data-none={empty || undefined}>{empty ? t('common.state.none') : children}</dd>
    </div>
  );
}
