import { keyframes, styled } from '@mui/material/styles';
import { useT } from '../i18n/use-t';

const appear = keyframes({ to: { opacity: 1 } });
const run = keyframes({
  from: { transform: 'translateX(-100%) scaleX(0.6)' },
  to: { transform: 'translateX(100%) scaleX(0.6)' },
});

const Bar = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  height: 2,
  marginBottom: -2,
  overflow: 'hidden',
  opacity: 0,
  animation: `${appear} 0s forwards`,
  '&::before': {
    content: "''",
    position: 'absolute',
    inset: 0,
    background: 'var(--accent)',
    transformOrigin: 'left',
    animation: `${run} 1.4s ease-in-out infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.5 },
  },
});

interface ThinProgressProps {
  /** Milliseconds until it shows, so that what is fast does not flicker. */
  after?: number;
  className?: string | undefined;
}

/** A line that runs along the upper edge while something loads; what loads says so in words where that matters. */
export function ThinProgress({ after = 0, className }: ThinProgressProps) {
  return <Bar aria-hidden="true" className={className} style={{ animationDelay: `${String(after)}ms` }} />;
}

/** While the code of a screen is on its way; it shows late, so that fast loads do not flicker. */
export function ScreenLoading() {
  const t = useT();
  return (
    <div role="status" aria-label={t('common.state.loading')}>
      <ThinProgress after={300} />
    </div>
  );
}
