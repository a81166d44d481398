import { styled } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';

const Head = styled('div')({ position: 'sticky', top: 0, zIndex: 4, background: 'var(--canvas)' });

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '12px 24px',
  '& h1': { font: '600 18px/24px var(--font)', letterSpacing: '-0.014em' },
  '& > [data-count]': { font: '500 12px/16px var(--font)', color: 'var(--text-3)' },
  '& > [data-grow]': { flex: 1, minWidth: 0 },
  '@media (max-width: 899px)': { paddingInline: 16 },
  '@media (max-width: 599px)': {
    minHeight: 60,
    flexWrap: 'wrap',
    '&:not(:has([data-grow] + *))': { minHeight: 0, paddingBlock: 0 },
    // A search field without buttons above it would touch the bar.
    '&:not(:has([data-grow] + *)):not(:last-child)': { paddingTop: 12 },
    // The bar of the phone already names the screen.
    '& h1': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& > [data-count], & > [data-grow]': { display: 'none' },
    '& > :last-child': { marginLeft: 'auto' },
    // A button whose words do not fit beside the others gets a line of its own.
    '& .MuiButton-root': { flex: 'none', height: 36 },
  },
});

interface PageHeadProps {
  title: string;
  /** How many there are, beside the title. */
  count?: number | undefined;
  /** Buttons at the end; the primary one last. */
  actions?: ReactNode;
  /** A second line: filters or tools. */
  children?: ReactNode;
}

/** The head of a list screen: title, count, actions. It also names the browser's tab. */
export function PageHead({ title, count, actions, children }: PageHeadProps) {
  useDocumentTitle(title);
  return (
    <Head>
      <Row>
        <h1>{title}</h1>
        {count !== undefined && (
          <span data-count className="num">
            {count}
          </span>
        )}
        <span data-grow />
        {actions}
      </Row>
      {children}
    </Head>
  );
}

/** Names the browser's tab after the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Frakto`;
  }, [title]);
}
