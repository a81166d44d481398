import { Suspense } from 'react';
import { later, usePreloadAtRest } from '../../kit/components/later';
import { LateTexts, useLateTexts } from '../../kit/i18n/late-texts';
import type { OrderDialog } from './order-dialog';

const OpenDialog = later(async () => (await import('./open-dialog')).OpenDialog);

interface OrderDialogsProps {
  dialog: OrderDialog | null;
  onClose: () => void;
}

/** The dialog that is open, if any; the code of all of them comes once the page stands. */
export function OrderDialogs(props: OrderDialogsProps) {
  usePreloadAtRest(useLateTexts('orderDialogs'), OpenDialog);
  return (
    <Suspense>
      {props.dialog && (
        <LateTexts of="orderDialogs">
          <OpenDialog dialog={props.dialog} onClose={props.onClose} />
        </LateTexts>
      )}
    </Suspense>
  );
}
