import { styled } from '@mui/material/styles';
import { Suspense, type ReactNode } from 'react';
import { later } from './later';
import type { PictureName } from './pictures';

/** Something in the middle in place of what is not there: heading, text, `data-code` in small print, buttons in `data-actions`. */
export const StateFrame = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 8,
  maxWidth: 680,
  margin: '0 auto',
  padding: '72px 24px',
  textAlign: 'center',
  '& h2': { font: '600 16px/24px var(--font)', letterSpacing: '-0.011em' },
  '& p': { maxWidth: 412, color: 'var(--text-2)', overflowWrap: 'anywhere' },
  '& > svg': { marginBottom: 12 },
  '& > [data-actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 8,
    marginTop: 12,
  },
  '& > [data-code]': { fontSize: 12 },
  '@media (max-width: 599px)': { padding: '48px 16px' },
});

interface EmptyStateProps {
  title: string;
  text: string;
  /** A line drawing. */
  picture?: PictureName;
  /** The next step: buttons, what is done most first. */
  children?: ReactNode;
}

// Lists mostly have something to show; without its drawing a state still says what it says.
const Picture = later(async () =>
  import('./pictures').then(
    (pictures) => pictures.Picture,
    () => () => null,
  ),
);

/** What a list shows while it has nothing: what it is for, and the next step. */
export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <StateFrame>
      {picture && (
        <Suspense fallback={<svg width={192} height={104} aria-hidden />}>
          <Picture of={picture} />
        </Suspense>
      )}
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div data-actions>{children}</div>}
    </StateFrame>
  );
}
