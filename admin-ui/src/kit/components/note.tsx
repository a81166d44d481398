import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './note.module.css';

const icons = { info: Info, warn: TriangleAlert, bad: CircleAlert, ok: CircleCheck };

interface NoteProps {
  tone?: keyof typeof icons;
  children: ReactNode;
  /** `alert` when it appears because something failed; it is then read aloud at once. */
  role?: 'alert' | 'status';
}

/** A tinted box with something to know, beside what it is about. */
export function Note({ tone = 'info', children, role }: NoteProps) {
  return (
    <div className={`${styles['note']} ${styles[tone] ?? ''}`} role={role}>
      <Icon of={icons[tone]} size={16} />
      <div className={styles['text']}>{children}</div>
    </div>
  );
}
