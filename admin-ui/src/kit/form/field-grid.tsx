import type { CSSProperties, ReactNode } from 'react';
import { styled } from '@mui/material/styles';

/** Six columns for fields; on phones each takes the whole width unless it says otherwise. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '16px 12px',
});

interface CellProps {
  /** Columns of six. */
  span: 2 | 3 | 4 | 6;
  /** Columns of six on phones; six when left out. */
  phone?: 2 | 3 | 4 | 6;
  children: ReactNode;
}

const Place = styled('div')({
  gridColumn: 'span var(--span)',
  minWidth: 0,
  '@media (max-width: 599px)': { gridColumn: 'span var(--phone)' },
});

/** The place of one field in a `FieldGrid`. */
export function Cell({ span, phone = 6, children }: CellProps) {
  return <Place style={{ '--span': span, '--phone': phone } as CSSProperties}>{children}</Place>;
}

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 12, padding: 0, font: '600 14px/20px var(--font)' },
});

/** A titled group of fields. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
    </Group>
  );
}
