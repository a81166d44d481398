/** What the drawings are made of, by name. */
export const ICON_PATHS = {
  up: 'M12 15V4M7 9l5-5 5 5M5 20h14',
  down: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  file: 'M7 3h7l5 5v13H7zM14 3v5h5',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v5M12 16.2v.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M7 7l10 10M17 7L7 17',
  chevron: 'M7 10l5 5 5-5',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  unlink: 'M9 15l6-6M10.5 6.5l2-2a4 4 0 0 1 6 6l-2 2M13.500 17.500l-2 2a4 4 0 0 1-6-6l2-2',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  offline:
    'M4 4l16 16M8.500 12.500a5.500 5.500 0 0 1 2-1.200M5 9a10 10 0 0 1 3-1.900M14 11.500a5.500 5.500 0 0 1 1.500 1M12 5.500a10.500 10.500 0 0 1 7 3.500M12 17v.1',
} as const;

/** Drawings beside the titles of some pages, which alone take them along. */
export const BOX = 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8';
export const CONTACT = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20a7.500 7.500 0 0 1 15 0';
export const PRICE = 'M4 7h16v11H4zM4 11h16M8 15h3';

export type IconName = keyof typeof ICON_PATHS;

interface LineDrawing {
  /** What is drawn, on a field of 24 by 24. */
  path: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A line drawing beside a text that says the same, so it is hidden from screen readers. */
export function Drawing({ path, size = 'md' }: LineDrawing) {
  return (
    <svg className={`icon icon-${size}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** One of the drawings that several pages use; each page takes all of them along. */
export function Icon({ name, size }: Omit<LineDrawing, 'path'> & { name: IconName }) {
  return <Drawing path={ICON_PATHS[name]} size={size} />;
}
