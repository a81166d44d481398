import { Note } from '../../../kit/components/note';
import type { Route } from '../queries/types';
import { useHintTexts } from './use-hint-texts';
import styles from './sequence.module.css';

/** Warns that a route may not follow the one before it. */
export function RouteHints({ route }: { route: Route }) {
  const texts = useHintTexts()(route);
  if (texts.length === 0) return null;
  return (
    <div className={styles['hints']}>
      <Note tone="warn">{texts.join(' ')}</Note>
    </div>
  );
}
