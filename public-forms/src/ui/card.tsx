import type { ReactNode } from 'react';
import { Drawing } from './icon';

interface CardProps {
  id: string;
  /** What is drawn beside the title. */
  icon: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Fields or facts that belong together, under what they are about. */
export function Card({ id, icon, title, lead, children }: CardProps) {
  return (
    <section className="card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Drawing path={icon} />
        {title}
      </h2>
      {lead && <p className="hint">{lead}</p>}
      {children}
    </section>
  );
}
