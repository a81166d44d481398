import { styled } from '@mui/material/styles';

const Track = styled('span')({
  position: 'relative',
  display: 'block',
  height: 6,
  overflow: 'hidden',
  borderRadius: 3,
  background: 'var(--active)',
  '& span': {
    position: 'absolute',
    inset: 0,
    background: 'var(--accent)',
    transformOrigin: 'left',
    transition: 'transform 400ms var(--ease)',
  },
  // The red part shows where it is longer than what lies over it.
  '& [data-lost]': { background: 'var(--error)' },
});

interface DeliveryBarProps {
  /** How many it got to. */
  reached: number;
  /** How many it could not be delivered to: the red part. */
  failed: number;
  total: number;
  /** Names the bar for screen readers. */
  label: string;
  /** The numbers in words. */
  sentence: string;
}

/** To how many of all a mail or a request got. */
export function DeliveryBar({ reached, failed, total, label, sentence }: DeliveryBarProps) {
  const scale = (part: number) => ({ transform: `scaleX(${String(total === 0 ? 0 : part / total)})` });
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={reached}
      aria-valuetext={sentence}
    >
      <span data-lost style={scale(reached + failed)} />
      <span style={scale(reached)} />
    </Track>
  );
}
