import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/components/icon';
import styles from './test-tools.module.css';

interface ToolCardProps {
  /** Also the anchor. */
  id: string;
  icon: LucideIcon;
  title: string;
  text: string;
  /** Beside the title. */
  mark?: ReactNode;
  /** Destroys something. */
  isGrave?: boolean;
  children: ReactNode;
}

/** A tool with what it is for. */
export function ToolCard({ id, icon, title, text, mark, isGrave = false, children }: ToolCardProps) {
  return (
    <section
      id={id}
      className={styles['card']}
      data-grave={isGrave || undefined}
      aria-labelledby={`${id}-title`}
    >
      <header>
        <Icon of={icon} size={18} />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{text}</p>
        </div>
        {mark}
      </header>
      {children}
    </section>
  );
}
