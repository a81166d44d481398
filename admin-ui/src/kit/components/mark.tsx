import { styled } from '@mui/material/styles';

const Square = styled('span')({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: 'var(--r2)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  '& svg': {
    width: 18,
    height: 18,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

/** The product's sign. */
export function Mark() {
  return (
    <Square aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d="M6 20V7a2 2 0 0 1 2-2h7" />
        <path d="M6 13h8" />
        <circle cx="18.5" cy="5" r="1.6" fill="currentColor" />
      </svg>
    </Square>
  );
}
