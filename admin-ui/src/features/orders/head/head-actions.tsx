import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { status, routeStatus } from '../order-view';
import { CopyLinkButton } from '../links/copy-link-button';
import { nextStepsOf } from './next-steps';
import { awaitsData } from '../data-request/data-state';
import styles from './order-head.module.css';
import { ReasonButton } from '../../../kit/components/reason-button';
import type { OrderEditing } from '../details/use-order-editing';
import type { AllowedAction, LinkInput, OrderAction } from '../queries/types';
import { useMissingText } from '../use-order-format';
import Copy from 'lucide-react/icons/copy';
import Link2Off from 'lucide-react/icons/link-2-off';
import ListChecks from 'lucide-react/icons/list-checks';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Action } from '../../../kit/components/action-list';
import { ActionMenu } from '../../../kit/components/action-menu';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Check from 'lucide-react/icons/check';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Forward from 'lucide-react/icons/forward';
import PackagePlus from 'lucide-react/icons/package-plus';
import Receipt from 'lucide-react/icons/receipt-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../kit/components/icon';
import { api } from '../../../kit/api/client';
import { useToast } from '../../../kit/components/use-toast';
import { useOrderMutation } from '../queries/use-order-mutation';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { useSendReason } from '../summary/margin-state';
import { useStatusStep } from '../steps/use-status-step';

/** The actions that can be the next step of a status. */
type PrimaryAction = Extract<
  OrderAction,
  | 'accept'
  | 'send_to_client'
  | 'client_accepts'
  | 'create_order'
  | 'revise'
  | 'send_to_subcontractor'
  | 'choose_again'
  | 'save_invoice'
  | 'mail_invoice'
  | 'pay'
>;

interface Running {
  run: () => void;
  /** Why the page itself does not let it happen now; what the API lacks comes with the action. */
  reason: string | null;
  isRunning: boolean;
}

/** What pressing the primary button does: a step at once, or the dialog where it is prepared. */
function usePrimaryStep(action: PrimaryAction): Running {
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

const icons: Record<PrimaryAction, LucideIcon> = {
  accept: Check,
  send_to_client: Send,
  client_accepts: BadgeCheck,
  create_order: PackagePlus,
  revise: RotateCcw,
  send_to_subcontractor: Forward,
  choose_again: Scale,
  save_invoice: Receipt,
  mail_invoice: Send,
  pay: CircleCheckBig,
};

const isPrimary = (action: OrderAction): action is PrimaryAction => Object.hasOwn(icons, action);

/** The one primary button of the page: the next step of the status, or why it cannot be taken yet. */
function PrimaryStep({ step }: { step: AllowedAction }) {
  return isPrimary(step.action) ? <PrimaryButton step={step} action={step.action} /> : null;
}

function PrimaryButton({ step, action }: { step: AllowedAction; action: PrimaryAction }) {
  const t = useT();
  const { editing, order } = useOrder();
  const missingText = useMissingText();
  const { run, reason, isRunning } = usePrimaryStep(action);
  // Accepting mails whoever wrote: not before somebody has looked whose request it is.
  const claimReason = action === 'accept' && order.client_claim ? t('orders.claim.decideFirst') : undefined;
  return (
    <ReasonButton
      variant="contained"
      reason={reason ?? claimReason ?? missingText(step.missing)}
      waiting={isRunning || (editing?.isSaving ?? false)}
      startIcon={<Icon of={icons[action]} />}
      onClick={run}
    >
      {t(isRunning ? 'orders.action.working' : `orders.action.${action}`)}
    </ReasonButton>
  );
}

/** What can be done with an order in any status, and is done seldom. */
function OrderMenu() {
  const t = useT();
  const { order, view, openDialog } = useOrder();
  const markComplete = useMarkComplete(order.id);
  const clientId = order.client_id;
  const isAwaited = awaitsData(order);
  const revoke = (key: string, label: string, link: LinkInput): Action => ({
    key,
    label,
    icon: Link2Off,
    run: () => openDialog({ kind: 'revoke-link', link, name: order.client_name || order.client_email }),
  });
  const actions: (Action | false)[] = [
    { key: 'copy', label: t('orders.copy.action'), icon: Copy, run: () => openDialog({ kind: 'copy' }) },
    isAwaited && {
      key: 'complete',
      label: t('orders.dataRequest.mark'),
      icon: ListChecks,
      run: () => markComplete.mutate(),
    },
    order.status === status.sentToClient &&
      revoke('revoke', t('orders.revokeLink.ofClient'), {
        kind: 'client-offer-selection',
        order_id: order.id,
      }),
    isAwaited &&
      clientId !== null &&
      revoke('revoke-form', t('orders.revokeLink.ofForm'), {
        kind: 'order-form',
        order_id: order.id,
        client_id: clientId,
      }),
    view !== 'reading' && {
      key: 'delete',
      label: t('orders.deleteOrder.action'),
      icon: Trash2,
      run: () => openDialog({ kind: 'delete-order' }),
    },
  ];
  return <ActionMenu label={t('orders.more')} actions={actions.filter((action) => action !== false)} />;
}

/** Opens the record of a client's rejection; after an acceptance it is called a withdrawal. */
function RejectButton({ step }: { step: AllowedAction }) {
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

/** Saves the details, from whatever tab. */
function SaveButton({ editing }: { editing: OrderEditing }) {
  const t = useT();
  const { isDirty, isSaving, conflict } = editing;
  const reason = conflict ? t('orders.details.conflictTitle') : null;
  return (
    <ReasonButton
      variant="outlined"
      reason={isDirty ? reason : t('orders.action.nothingToSave')}
      waiting={isSaving}
      onClick={() => void editing.save()}
    >
      {t(isSaving ? 'common.state.saving' : 'common.action.save')}
    </ReasonButton>
  );
}

/** The buttons of the head: one primary, always the next step of the status, in the same place. */
export function HeadActions() {
  const t = useT();
  const format = useFormat();
  const { order, editing } = useOrder();
  const { primary, others } = nextStepsOf(order.status, order.allowed_actions);
  return (
    <div className={styles['actions']}>
      {editing?.savedAt && !editing.isDirty && (
        <span className={`num ${styles['saved']}`}>
          {t('orders.saved', { time: format.time(editing.savedAt) })}
        </span>
      )}
      <DataRequestButton />
      {order.status === status.sentToClient && (
        <CopyLinkButton
          label={t('orders.action.clientLink')}
          link={{ kind: 'client-offer-selection', order_id: order.id }}
        />
      )}
      <OrderMenu />
      {others.map((step) => (
        <RejectButton key={step.action} step={step} />
      ))}
      {editing && <SaveButton editing={editing} />}
      {primary && <PrimaryStep step={primary} />}
    </div>
  );
}

/** Marks an order's data as complete: the forwarder has learned by other ways what the client was asked for. */
function useMarkComplete(orderId: number) {
  const t = useT();
  const toast = useToast();
  return useOrderMutation({
    run: () =>
      api.put('/orders/{id}', { params: { path: { id: orderId } }, body: { is_data_complete: true } }),
    failed: t('orders.dataRequest.markFailed'),
    done: () => toast.success(t('orders.dataRequest.marked')),
  });
}

/** `Poproś o dane`, for as long as the client can still be asked. */
function DataRequestButton() {
  const t = useT();
  const { order, openDialog } = useOrder();
  const missingText = useMissingText();
  const step = order.allowed_actions.find(({ action }) => action === 'request_data');
  if (!step) return null;
  return (
    <ReasonButton
      variant="outlined"
      reason={missingText(step.missing)}
      startIcon={<Icon of={MessageCircleQuestionMark} />}
      onClick={() => openDialog({ kind: 'request-data' })}
    >
      {t('orders.dataRequest.open')}
    </ReasonButton>
  );
}
