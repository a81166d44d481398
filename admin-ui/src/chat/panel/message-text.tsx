import { Link } from 'react-router-dom';
import { useMe } from '../../api/session';
import { paths } from '../../paths';
import { hasCompany } from '../../shell/navigation';
import { partsOf } from '../message-parts';

/** What somebody wrote: text, addresses of the web as links, and numbers of orders for who has orders. */
export function MessageText({ content }: { content: string }) {
  const hasOrders = hasCompany(useMe());
  return partsOf(content).map((part, place) => {
    if ('href' in part) {
      return (
        <a key={place} href={part.href} target="_blank" rel="noopener noreferrer">
          {part.text}
        </a>
      );
    }
    if ('order' in part && hasOrders) {
      return (
        <Link key={place} to={paths.order(part.order)}>
          {part.text}
        </Link>
      );
    }
    return part.text;
  });
}
