import Upload from 'lucide-react/icons/upload';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { hasOrder } from '../order-view';
import { guessTarget } from './document-groups';
import styles from './drop-anywhere.module.css';

const bringsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
/** Dialogs have zones of their own. */
const isInWindow = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Takes files that are dropped anywhere on the page of an order that has documents: the page lights up while they are over it. */
export function DropAnywhere() {
  const t = useT();
  const { order, place, openDialog } = useOrder();
  const [isOver, setOver] = useState(false);
  const takes = hasOrder(order.status);
  const open = place.tab === 'route' ? place.routeId : null;
  const drop = useRef<(files: readonly File[]) => void>(() => undefined);
  useEffect(() => {
    drop.current = (files) =>
      openDialog({
        kind: 'upload-documents',
        target: { ...guessTarget(files, order.routes, open), files },
      });
  });

  useEffect(() => {
    if (!takes) return undefined;
    // Of entering and leaving every element, only the sum tells whether the page was left.
    let depth = 0;
    const end = () => {
      depth = 0;
      setOver(false);
    };
    const onEnter = (event: DragEvent) => {
      if (!bringsFiles(event) || isInWindow()) return;
      depth += 1;
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (!bringsFiles(event) || depth === 0) return;
      depth -= 1;
      if (depth === 0) setOver(false);
    };
    const onOver = (event: DragEvent) => {
      // Beside a zone of a dialog, too: the browser would leave the page for the file.
      if (bringsFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      end();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (!isTaken && files.length > 0 && !isInWindow()) drop.current(files);
    };
    window.addEventListener('dragenter', onEnter);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('dragover', onOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragenter', onEnter);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('drop', onDrop);
    };
  }, [takes]);

  if (!isOver) return null;
  return (
    <div className={styles['over']} role="status">
      <Icon of={Upload} size={24} />
      <strong>{t('documents.drop.title', { number: order.id })}</strong>
      <span>{t('documents.drop.text')}</span>
    </div>
  );
}
