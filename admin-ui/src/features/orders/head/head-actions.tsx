import { useFormat } from '../../../kit/format/use-format';
import { useT, type MessageKey, type Translate } from '../../../kit/i18n/use-t';
import { useHotKeys } from '../../../kit/hot-keys';
import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { useOrderInvoices } from '../invoices/invoice-queries';
import { CopyLinkButton } from '../links/copy-link-button';
import { nextStepsOf, routeOfStep, type HeadStep, type NextStep } from './next-steps';
import { awaitsData } from '../data-request/data-state';
import styles from './order-head.module.css';
import { ReasonButton } from '../../../kit/components/reason-button';
import type { OrderEditing } from '../details/use-order-editing';
import type { LinkInput, OrderDetails } from '../queries/types';
import { useMissingText } from '../use-order-format';
import Copy from 'lucide-react/icons/copy';
import Link2Off from 'lucide-react/icons/link-2-off';
import ListChecks from 'lucide-react/icons/list-checks';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Action } from '../../../kit/components/action-list';
import { ActionMenu } from '../../../kit/components/action-menu';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import BellRing from 'lucide-react/icons/bell-ring';
import Check from 'lucide-react/icons/check';
import FileUp from 'lucide-react/icons/file-up';
import Mailbox from 'lucide-react/icons/mailbox';
import PhoneCall from 'lucide-react/icons/phone-call';
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

interface Running {
  run: () => void;
  /** Why the page itself does not let it happen now; what the API lacks comes with the action. */
  reason: string | null;
  isRunning: boolean;
}

/** What pressing the button of a step does: a step at once, or the dialog where it is prepared. */
function useHeadStep(step: HeadStep): Running {
  const t = useT();
  const { order, editing, goTo, openDialog } = useOrder();
  const sendReason = useSendReason();
  const accept = useStatusStep(order.id, 'accept');
  const createOrder = useStatusStep(order.id, 'create_order');
  const revise = useStatusStep(order.id, 'revise');
  const route = routeOfStep(step, order.routes);

  async function saveAndAccept(): Promise<void> {
    if (editing?.isDirty && !(await editing.save())) return;
    accept.mutate(undefined);
  }

  const open = (run: () => void): Running => ({ run, reason: null, isRunning: false });
  const atOnce = (mutation: typeof accept): Running => ({
    run: () => mutation.mutate(undefined),
    reason: null,
    isRunning: mutation.isPending,
  });
  const ofRoute = (run: (routeId: number) => void): Running => open(() => route && run(route.id));

  switch (step) {
    case 'accept':
      return {
        run: () => void saveAndAccept(),
        reason: acceptReason(t, order, editing),
        isRunning: accept.isPending,
      };
    case 'ask':
      return ofRoute((routeId) => openDialog({ kind: 'ask', routeId }));
    case 'compare':
    case 'choose_again':
      return ofRoute((routeId) => goTo({ tab: 'route', routeId, part: 'quotes' }));
    case 'send_to_client':
      return { ...open(() => openDialog({ kind: 'send-offer' })), reason: sendReason };
    case 'remind_client':
      return open(() => openDialog({ kind: 'remind-client' }));
    case 'client_accepts':
      return open(() => openDialog({ kind: 'record-answer', answer: 'accept' }));
    case 'reject':
      return open(() => openDialog({ kind: 'record-answer', answer: 'reject' }));
    case 'create_order':
      // Nothing is mailed unawares.
      return order.order_acceptance ? open(() => openDialog({ kind: 'create-order' })) : atOnce(createOrder);
    case 'revise':
      return atOnce(revise);
    case 'send_to_subcontractor':
      return open(() => openDialog({ kind: 'send-order' }));
    case 'remind_carrier':
      return open(() => openDialog({ kind: 'remind-carrier' }));
    case 'carrier_answer':
      return open(() => openDialog({ kind: 'carrier-answer' }));
    case 'add_pod':
      return ofRoute((routeId) => openDialog({ kind: 'upload-documents', target: { routeId, type: 'POD' } }));
    case 'save_invoice':
      return open(() => openDialog({ kind: 'create-invoice' }));
    case 'mail_invoice':
    case 'remind_payment':
      return open(() => openDialog({ kind: 'send-invoice' }));
    case 'pay':
      return open(() => openDialog({ kind: 'pay' }));
  }
}

/** Accepting mails whoever wrote: not before somebody has looked whose request it is. */
function acceptReason(t: Translate, order: OrderDetails, editing: OrderEditing | null): string | null {
  if (editing?.conflict) return t('orders.details.conflictTitle');
  return order.client_claim ? t('orders.claim.decideFirst') : null;
}

const icons: Record<HeadStep, LucideIcon> = {
  accept: Check,
  ask: Mailbox,
  compare: Scale,
  send_to_client: Send,
  remind_client: BellRing,
  client_accepts: BadgeCheck,
  reject: Ban,
  create_order: PackagePlus,
  revise: RotateCcw,
  send_to_subcontractor: Forward,
  choose_again: Scale,
  remind_carrier: BellRing,
  carrier_answer: PhoneCall,
  add_pod: FileUp,
  save_invoice: Receipt,
  mail_invoice: Send,
  remind_payment: BellRing,
  pay: CircleCheckBig,
};

/** What a button is called, where that is not by its step. */
const otherKeys: Partial<Record<HeadStep, MessageKey>> = {
  ask: 'orders.route.ask',
  compare: 'orders.view.compareQuotes',
  carrier_answer: 'carrierOrder.answer.open',
  add_pod: 'documents.addPod',
  remind_payment: 'invoices.remind',
};

/** The key of the primary step, whatever it is. */
const primaryKey = '.';

/** The button of a step: the next one, or what stands beside it. */
function StepButton({ step: { step, missing }, isPrimary }: { step: NextStep; isPrimary: boolean }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const { editing, order } = useOrder();
  const missingText = useMissingText();
  const { run, reason, isRunning } = useHeadStep(step);
  useHotKeys(isPrimary ? { [primaryKey]: () => button.current?.click() } : {});
  useAskedAct(step, button, reason === null && missing.length === 0 ? run : null);
  const isWithdrawn = step === 'reject' && order.status === status.acceptedByClient;
  const key = isWithdrawn
    ? 'orders.action.withdraw'
    : (otherKeys[step] ?? (`orders.action.${step}` as MessageKey));
  return (
    <ReasonButton
      ref={button}
      variant={isPrimary ? 'contained' : 'outlined'}
      reason={reason ?? missingText(missing)}
      waiting={isRunning || (isPrimary && (editing?.isSaving ?? false))}
      startIcon={<Icon of={icons[step]} />}
      {...(isPrimary && { 'aria-keyshortcuts': primaryKey })}
      onClick={run}
    >
      {t(isRunning ? 'orders.action.working' : key)}
    </ReasonButton>
  );
}

/** Steps that are taken at once: whoever comes for them finds the button in focus, and takes them. */
const takenAtOnce: readonly HeadStep[] = ['accept', 'create_order', 'revise'];

/**
 * Opens the dialog of the step that the address asks for, as the queue of work does, once; a step that is taken at once, or cannot be taken,
 * gets the focus.
 * @param run opens it; null while something stands against it
 */
function useAskedAct(
  step: HeadStep,
  button: RefObject<HTMLButtonElement | null>,
  run: (() => void) | null,
): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('act') === step;
  useEffect(() => {
    if (!isAsked) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('act');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    if (run && !takenAtOnce.includes(step)) run();
    else button.current?.focus();
    // Once: the address has lost it by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked]);
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
  const { data: invoices } = useOrderInvoices(order);
  const { primary, beside } = nextStepsOf(order, (invoices?.overdue_days ?? 0) > 0);
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
      {beside.map((step) => (
        <StepButton key={step.step} step={step} isPrimary={false} />
      ))}
      {editing && <SaveButton editing={editing} />}
      {primary && <StepButton key={primary.step} step={primary} isPrimary />}
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
