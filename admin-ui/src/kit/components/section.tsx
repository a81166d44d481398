import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Frame = styled('section')({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  gap: '16px 48px',
  padding: '32px 0',
  '& + &': { borderTop: '1px solid var(--line-soft)' },
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '24px 0' },
});

const About = styled('div')({
  '& h2': { font: '600 14px/20px var(--font)' },
  '& p': { margin: '4px 0 0', color: 'var(--text-3)', font: '400 13px/20px var(--font)' },
});

const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  minWidth: 0,
  '& button': { scrollMarginBlock: '128px 96px' },
});

interface SectionProps {
  title: string;
  /** What it is for. */
  text?: ReactNode;
  children: ReactNode;
}

/** A part of a tab: what it is about on the left, the fields on the right; one above the other where it is narrow. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <About>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </About>
      <Fields>{children}</Fields>
    </Frame>
  );
}
