import { Suspense } from 'react';
import { later, usePreloadAtRest } from '../../kit/components/later';
import type { OrderDialog } from './order-dialog';

const OpenDialog = later(async () => (await import('./at-rest')).OpenDialog);

interface OrderDialogsProps {
  dialog: OrderDialog | null;
  onClose: () => void;
}

/** The dialog that is open, if any; the code of all of them comes once the page stands. */
export function OrderDialogs(props: OrderDialogsProps) {
  usePreloadAtRest(OpenDialog);
  return <Suspense>{props.dialog && <OpenDialog dialog={props.dialog} onClose={props.onClose} />}</Suspense>;
}
