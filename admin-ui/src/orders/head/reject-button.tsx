import { ReasonButton } from '../../components/reason-button';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import type { AllowedAction } from '../queries/types';
import { useMissingText } from './use-missing-text';

/** Opens the record of a client's rejection; after an acceptance it is called a withdrawal. */
export function RejectButton({ step }: { step: AllowedAction }) {
  const t = useT();
  const { order, openDialog } = useOrder();
  const missingText = useMissingText();
  const accepted = order.status === status.acceptedByClient;
  return (
    <ReasonButton
      variant="outlined"
      reason={missingText(step.missing)}
      onClick={() => openDialog({ kind: 'record-answer', answer: 'reject' })}
    >
      {t(accepted ? 'orders.action.withdraw' : 'orders.action.reject')}
    </ReasonButton>
  );
}
