import { useState, type ReactNode } from 'react';
import { Icon } from '../ui/icon';

interface ActCardProps {
  id: string;
  title: string;
  lead?: string;
  /** What it is called where nobody expects it now, so that it opens when it is asked for; null where it stands open. */
  folded: string | null;
  children: ReactNode;
}

/** Something that a carrier can do about an order. */
export function ActCard({ id, title, lead, folded, children }: ActCardProps) {
  // As it came: nothing folds while somebody is at it.
  const [foldedTitle] = useState(folded);
  const heading = <h2 id={id}>{foldedTitle ?? title}</h2>;
  const content = (
    <>
      {lead && <p className="hint">{lead}</p>}
      {children}
    </>
  );
  return foldedTitle !== null ? (
    <details className="card fold">
      <summary>
        {heading}
        <Icon name="chevron" />
      </summary>
      {content}
    </details>
  ) : (
    <section className="card" aria-labelledby={id}>
      {heading}
      {content}
    </section>
  );
}
