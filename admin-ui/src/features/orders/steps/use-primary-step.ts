import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { routeStatus } from '../order-view';
import { useSendReason } from '../summary/use-send-reason';
import type { PrimaryAction } from './primary-action';
import { useStatusStep } from './use-status-step';

interface Running {
  run: () => void;
  /** Why the page itself does not let it happen now; what the API lacks comes with the action. */
  reason: string | null;
  isRunning: boolean;
}

/** What pressing the primary button does: a step at once, or the dialog where it is prepared. */
export function usePrimaryStep(action: PrimaryAction): Running {
  const t = useT();
  const { order, editing, goTo, openDialog } = useOrder();
  const sendReason = useSendReason();
  const accept = useStatusStep(order.id, 'accept');
  const createOrder = useStatusStep(order.id, 'create_order');
  const revise = useStatusStep(order.id, 'revise');
  const rejected = order.routes.find((route) => route.status === routeStatus.rejected);

  async function saveAndAccept(): Promise<void> {
    if (editing?.isDirty && !(await editing.save())) return;
    accept.mutate(undefined);
  }

  const open = (run: () => void): Running => ({ run, reason: null, isRunning: false });
  const step = (mutation: typeof accept): Running => ({
    run: () => mutation.mutate(undefined),
    reason: null,
    isRunning: mutation.isPending,
  });

  switch (action) {
    case 'accept':
      return {
        run: () => void saveAndAccept(),
        reason: editing?.conflict ? t('orders.details.conflictTitle') : null,
        isRunning: accept.isPending,
      };
    case 'send_to_client':
      return { ...open(() => openDialog({ kind: 'send-offer' })), reason: sendReason };
    case 'client_accepts':
      return open(() => openDialog({ kind: 'record-answer', answer: 'accept' }));
    case 'create_order':
      // Nothing is mailed unawares.
      return order.order_acceptance ? open(() => openDialog({ kind: 'create-order' })) : step(createOrder);
    case 'revise':
      return step(revise);
    case 'send_to_subcontractor':
      return open(() => openDialog({ kind: 'send-order' }));
    case 'choose_again':
      return open(() => rejected && goTo({ tab: 'route', routeId: rejected.id, part: 'quotes' }));
    case 'save_invoice':
      return open(() => openDialog({ kind: 'create-invoice' }));
    case 'mail_invoice':
      return open(() => openDialog({ kind: 'send-invoice' }));
    case 'pay':
      return open(() => openDialog({ kind: 'pay' }));
  }
}
