import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** An icon imported by its path: `import Truck from 'lucide-react/icons/truck'`. */
  of: LucideIcon;
  /** Edge in pixels; small icons get a bolder stroke. */
  size?: 12 | 14 | 16 | 18 | 20 | 24;
  className?: string | undefined;
  /** Only where the icon is the sole carrier of meaning; otherwise it is hidden from screen readers. */
  label?: string;
}

const strokeFor = (size: number) => (size <= 14 ? 2 : size >= 24 ? 1.5 : 1.75);

/** A line icon that never shrinks and is decoration unless it has a label. */
export function Icon({ of: Glyph, size = 16, className, label }: IconProps) {
  return (
    <Glyph
      width={size}
      height={size}
      strokeWidth={strokeFor(size)}
      style={{ flex: 'none' }}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
