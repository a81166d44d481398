import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './tag.module.css';

interface TagProps {
  children: ReactNode;
  icon?: LucideIcon;
  tone?: 'plain' | 'line' | 'good' | 'fast' | 'warn' | 'bad';
  title?: string | undefined;
}

/** A small mark beside a name: a source, “cheapest”, “chosen”. Orders' statuses have their own chip. */
export function Tag({ children, icon, tone = 'plain', title }: TagProps) {
  return (
    <span className={`${styles['tag']} ${styles[tone] ?? ''}`} title={title}>
      {icon && <Icon of={icon} size={12} />}
      {children}
    </span>
  );
}
