import { styled } from '@mui/material/styles';

const Circle = styled('span')({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: 'var(--active)',
  color: 'var(--text-2)',
  font: '600 10px/1 var(--font)',
  letterSpacing: '0.02em',
});

/** The first letters of a name in a circle; decoration, the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words[words.length - 1] : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('');
  return <Circle aria-hidden="true">{initials.toUpperCase()}</Circle>;
}
