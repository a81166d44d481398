import { useFormat } from '../../../kit/format/use-format';
import { useT, type Translate } from '../../../kit/i18n/use-t';
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useActs, type Act } from '../../../kit/acts';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { readFile } from '../../../kit/api/read-file';
import { receivedQuery, useSaving } from '../documents/use-documents';
import { useOrderInvoices, type Invoice } from '../invoices/invoice-queries';
import { isToMend } from '../invoices/invoice-state';
import { carrierLink, clientLink, useCopyLink } from '../links/copy-link-button';
import { nextStepsOf, routeOfStep, unreachedRoute, type HeadStep, type NextStep } from './next-steps';
import { stepKey } from './step-label';
import { awaitsData } from '../data-request/data-state';
import styles from './order-head.module.css';
import { usePhone } from '../../../kit/components/use-phone';
import { ReasonButton } from '../../../kit/components/reason-button';
import type { OrderEditing } from '../details/use-order-editing';
import type { LinkInput, OrderDetails } from '../queries/types';
import { useSendsMail } from '../../../kit/mail-text/use-mail-toast';
import { useMissingText } from '../use-order-format';
import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import Link2Off from 'lucide-react/icons/link-2-off';
import ListChecks from 'lucide-react/icons/list-checks';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Action } from '../../../kit/components/action-list';
import { ActionMenu } from '../../../kit/components/action-menu';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import FileCheck from 'lucide-react/icons/file-check';
import FilePen from 'lucide-react/icons/file-pen';
import FileUp from 'lucide-react/icons/file-up';
import Mailbox from 'lucide-react/icons/mailbox';
import PhoneCall from 'lucide-react/icons/phone-call';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Forward from 'lucide-react/icons/forward';
import PackagePlus from 'lucide-react/icons/package-plus';
import Receipt from 'lucide-react/icons/receipt-text';
import Save from 'lucide-react/icons/save';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import Upload from 'lucide-react/icons/upload';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../kit/components/icon';
import { api } from '../../../kit/api/client';
import { showToast } from '../../../kit/components/toast-store';
import { useToast } from '../../../kit/components/use-toast';
import { paths } from '../../../kit/paths';
import { useOrderMutation } from '../queries/use-order-mutation';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { useSendReason } from '../summary/margin-state';
import { useAskedAct } from '../steps/use-asked-act';
import { useStatusStep } from '../steps/use-status-step';
import { findNextStep, focusWhenThere } from '../use-focus-fallback';

interface Running {
  run: () => void;
  /** Why the page itself does not let it happen now; what the API lacks comes with the action. */
  reason: string | null;
  isRunning: boolean;
}

/**
 * What pressing the button of a step does: a step at once, or the dialog where it is prepared.
 * @param copyLink copies a public link, of which `isCopying` tells that it is on its way
 * @param refusedId of the invoice that is to be mended
 * @param invoice the order's own, where there is one
 */
function useHeadSteps({
  copyLink,
  isCopying,
  refusedId,
  invoice,
}: Pick<ReturnType<typeof useCopyLink>, 'copyLink' | 'isCopying'> & {
  refusedId: number | undefined;
  invoice: Pick<Invoice, 'number' | 'document_id'> | undefined;
}): (step: HeadStep) => Running {
  const t = useT();
  const { order, editing, place, goTo, openDialog } = useOrder();
  const sendReason = useSendReason();
  const accept = useStatusStep(order.id, 'accept');
  const createOrder = useStatusStep(order.id, 'create_order');
  const revise = useStatusStep(order.id, 'revise');

  const navigate = useNavigate();
  const queries = useQueryClient();
  const chooseOnlyQuote = useChooseOnlyQuote(order.id);
  const [looksForFile, setLooksForFile] = useState(false);
  const saving = useSaving(`${invoice?.number.replaceAll('/', '-') ?? ''}.pdf`, () =>
    readFile(invoice?.document_id ?? 0),
  );

  async function saveAndAccept(): Promise<void> {
    if (editing?.isDirty && !(await editing.save())) return;
    accept.mutate(undefined);
  }

  /** Nobody is promised an offer for which nobody could be asked. */
  async function hasSubcontractors(): Promise<boolean> {
    const found = await api
      .get('/subcontractor-directory', { params: { query: { page: 1, page_size: 1 } } })
      .catch(() => null);
    if (found?.total !== 0) return true;
    showToast({
      kind: 'info',
      title: t('orders.view.noCarriers'),
      text: t('orders.view.noCarriersText'),
      action: { label: t('orders.view.addCarrier'), run: () => void navigate(paths.newSubcontractor) },
    });
    return false;
  }

  /** Opens the one file that waits beside what confirms it; of several the list is shown. */
  async function confirmFiles(): Promise<void> {
    goTo({ tab: 'documents' });
    setLooksForFile(true);
    // Another may have come since.
    const received = await queries
      .fetchQuery({ ...receivedQuery(order.id), staleTime: 0 })
      .catch(() => null)
      .finally(() => setLooksForFile(false));
    const [only, ...others] = received?.items ?? [];
    if (only && others.length === 0) openDialog({ kind: 'preview-received', received: only });
    else focusWhenThere('[data-received] button');
  }

  const open = (run: () => void): Running => ({ run, reason: null, isRunning: false });
  const atOnce = (mutation: typeof accept): Running => ({
    run: () => mutation.mutate(undefined),
    reason: null,
    isRunning: mutation.isPending,
  });

  return (step) => {
    const route = routeOfStep(step, order.routes);
    const openRoute =
      place.tab === 'route' &&
      order.routes.some(({ id, chosen_offer: chosen }) => id === place.routeId && !chosen)
        ? place.routeId
        : null;
    const ofRoute = (run: (routeId: number) => void): Running => open(() => route && run(route.id));

    switch (step) {
      case 'accept':
        return {
          run: () => void saveAndAccept(),
          reason: acceptReason(t, order, editing),
          isRunning: accept.isPending,
        };
      case 'accept_and_ask':
        return {
          run: () =>
            void hasSubcontractors().then(async (isPossible) => {
              if (!isPossible || (editing?.isDirty && !(await editing.save()))) return;
              // Nothing is accepted before the questions are sent.
              openDialog({ kind: 'ask', routeId: order.routes[0]?.id ?? null });
            }),
          reason: acceptReason(t, order, editing),
          isRunning: false,
        };
      case 'send_only_quote':
        return {
          ...ofRoute((routeId) =>
            chooseOnlyQuote.mutate(routeId, {
              onSuccess: (chosen) =>
                chosen === null
                  ? goTo({ tab: 'route', routeId, part: 'quotes' })
                  : openDialog({ kind: 'send-offer' }),
            }),
          ),
          reason: editing?.isDirty ? t('orders.action.saveFirst') : null,
          isRunning: chooseOnlyQuote.isPending,
        };
      case 'ask':
        return ofRoute((routeId) => openDialog({ kind: 'ask', routeId: openRoute ?? routeId }));
      case 'compare':
      case 'choose_again':
        return ofRoute((routeId) => {
          goTo({ tab: 'route', routeId, part: 'quotes' });
          focusWhenThere('[role=tabpanel] input[type=radio]');
        });
      case 'confirm_files':
        return { ...open(() => void confirmFiles()), isRunning: looksForFile };
      case 'remind_prices':
        return ofRoute((routeId) => openDialog({ kind: 'remind-prices', routeId: openRoute ?? routeId }));
      case 'send_to_client':
        return { ...open(() => openDialog({ kind: 'send-offer' })), reason: sendReason };
      case 'remind_client':
      case 'extend_offer':
        return open(() => openDialog({ kind: 'remind-client' }));
      case 'client_accepts':
        return open(() => openDialog({ kind: 'record-answer', answer: 'accept' }));
      case 'reject':
        return open(() => openDialog({ kind: 'record-answer', answer: 'reject' }));
      case 'create_order':
        // Nothing is mailed unawares.
        return order.order_acceptance
          ? open(() => openDialog({ kind: 'create-order' }))
          : atOnce(createOrder);
      case 'revise':
        return atOnce(revise);
      case 'send_to_subcontractor':
        return open(() => openDialog({ kind: 'send-order' }));
      case 'remind_carrier':
        return open(() => openDialog({ kind: 'remind-carrier' }));
      case 'copy_client_link':
        return { ...open(() => copyLink(clientLink(order.id))), isRunning: isCopying };
      case 'copy_carrier_link': {
        const whose = unreachedRoute(order) ?? route;
        const link = whose && carrierLink(order.id, whose);
        return { ...open(() => link && copyLink(link)), isRunning: isCopying };
      }
      case 'carrier_answer':
        return open(() => openDialog({ kind: 'carrier-answer' }));
      case 'add_document': {
        // Proposed is the route whose POD comes next; another one, or the whole order, can be chosen.
        const routeId = routeOfStep('add_pod', order.routes)?.id ?? null;
        return open(() => openDialog({ kind: 'upload-documents', target: { routeId, type: null } }));
      }
      case 'add_pod':
        return ofRoute((routeId) =>
          openDialog({ kind: 'upload-documents', target: { routeId, type: 'POD' } }),
        );
      case 'save_invoice':
        return open(() => openDialog({ kind: 'create-invoice' }));
      case 'mend_invoice':
        return open(
          () => refusedId !== undefined && openDialog({ kind: 'mend-invoice', invoiceId: refusedId }),
        );
      case 'download_invoice':
        return { ...open(saving.download), isRunning: saving.isRunning || !invoice };
      case 'mail_invoice':
      case 'remind_payment':
        return open(() => openDialog({ kind: 'send-invoice' }));
      case 'pay':
        return open(() => openDialog({ kind: 'pay' }));
    }
  };
}

/** Chooses the quote of a route that has no other. */
function useChooseOnlyQuote(orderId: number) {
  const t = useT();
  return useOrderMutation({
    run: async (routeId: number) => {
      const { items } = await api.get('/subcontractor-offers', {
        params: { query: { order_id: orderId, page_size: 1000 } },
      });
      const [only, ...others] = items.filter(({ quotation_route_id: id }) => id === routeId);
      // Another has come, or the only one has gone: somebody looks at them.
      if (!only || others.length > 0) return null;
      const body = { offer_id: only.id, replaces: null };
      return api.put('/order-routes/{id}/select-offer', { params: { path: { id: routeId } }, body });
    },
    failed: t('orders.quotes.chooseFailed'),
  });
}

/** Accepting mails whoever wrote: not before somebody has looked whose request it is. */
function acceptReason(t: Translate, order: OrderDetails, editing: OrderEditing | null): string | null {
  if (editing?.conflict) return t('orders.details.conflictTitle');
  return order.client_claim ? t('orders.claim.decideFirst') : null;
}

const icons: Record<HeadStep, LucideIcon> = {
  accept: Check,
  accept_and_ask: Mailbox,
  send_only_quote: Send,
  ask: Mailbox,
  compare: Scale,
  send_to_client: Send,
  remind_prices: BellRing,
  remind_client: BellRing,
  extend_offer: CalendarPlus,
  client_accepts: BadgeCheck,
  reject: Ban,
  create_order: PackagePlus,
  revise: RotateCcw,
  send_to_subcontractor: Forward,
  choose_again: Scale,
  remind_carrier: BellRing,
  copy_client_link: Link2,
  copy_carrier_link: Link2,
  carrier_answer: PhoneCall,
  confirm_files: FileCheck,
  add_document: Upload,
  add_pod: FileUp,
  save_invoice: Receipt,
  mend_invoice: FilePen,
  download_invoice: Download,
  mail_invoice: Send,
  remind_payment: BellRing,
  pay: CircleCheckBig,
};

/** The key of the primary step, whatever it is. */
const primaryKey = '.';

/** Keys of steps that have one wherever they stand. Of those with the same key, an order can take one at a time. */
const stepKeys: Partial<Record<HeadStep, string>> = {
  accept_and_ask: 'a',
  ask: 'a',
  send_to_client: 's',
  send_only_quote: 's',
  send_to_subcontractor: 's',
  mail_invoice: 's',
  save_invoice: 'i',
};

const keysOf = (step: HeadStep, isPrimary: boolean): string[] =>
  [isPrimary ? primaryKey : undefined, stepKeys[step]].filter((key) => key !== undefined);

/** What a step is called on an order. */
function useStepLabel(): (step: HeadStep) => string {
  const t = useT();
  const { order, place } = useOrder();
  // Who looks at the quotes already is to choose one.
  const isComparing = place.tab === 'route' && place.part === 'quotes';
  return (step) =>
    t(step === 'compare' && isComparing ? 'orders.view.chooseQuote' : stepKey(step, order.status), {
      // What waits to be confirmed.
      smart_count: order.received_documents_count,
    });
}

interface StepButtonProps extends Act {
  step: HeadStep;
  /** For whichever step this one stands: whoever comes for that finds this. */
  insteadOf?: HeadStep | null;
  isPrimary: boolean;
  isRunning: boolean;
}

/** The button of a step: the next one, or what stands beside it. */
function StepButton({
  step,
  insteadOf = null,
  isPrimary,
  isRunning,
  label,
  reason,
  keys = [],
  run,
}: StepButtonProps) {
  const t = useT();
  const { editing } = useOrder();
  const button = useRef<HTMLButtonElement>(null);
  useAskedStep(step, button, reason ? null : run);
  useAskedStep(insteadOf, button, null);
  return (
    <ReasonButton
      ref={button}
      variant={isPrimary ? 'contained' : 'outlined'}
      {...(isPrimary && { 'data-next-step': '' })}
      reason={reason}
      waiting={isRunning || (isPrimary && (editing?.isSaving ?? false))}
      startIcon={<Icon of={icons[step]} />}
      {...(keys.length > 0 && { 'aria-keyshortcuts': keys.join(' ') })}
      onClick={run}
    >
      {isRunning ? t('orders.action.working') : label}
    </ReasonButton>
  );
}

/** A step that stands in a menu: whoever comes for it finds its dialog open. */
function AskedStep({
  step,
  reason,
  run,
  menu,
}: Pick<StepButtonProps, 'step' | 'reason' | 'run'> & { menu: ButtonRef }) {
  useAskedStep(step, menu, reason ? null : run);
  return null;
}

interface ButtonRef {
  readonly current: HTMLButtonElement | null;
}

/** Steps that are taken at once: whoever comes for them finds the button in focus, and takes them. */
const takenAtOnce: readonly HeadStep[] = [
  'accept',
  'send_only_quote',
  'create_order',
  'revise',
  'copy_client_link',
  'copy_carrier_link',
];

/**
 * Opens the dialog of the step that the address asks for, as the queue of work does, once; a step that is taken at once, or cannot be taken,
 * gets the focus.
 * @param run opens it; null while something stands against it
 */
function useAskedStep(step: HeadStep | null, button: ButtonRef, run: (() => void) | null): void {
  const [params] = useSearchParams();
  // The list of invoices knows which one is to be mended, and opens it.
  const asked = params.get('act');
  const isHandedOver = asked === 'hand_over' && (step === 'copy_client_link' || step === 'copy_carrier_link');
  const isAsked = step !== null && step !== 'mend_invoice' && asked === step;
  useAskedAct(isAsked || isHandedOver, () => {
    if (run && step && !takenAtOnce.includes(step)) run();
    else button.current?.focus();
  });
}

/** What can be done with an order in any status, and is done seldom. */
function useMenuActions(copyLink: (link: LinkInput) => void): readonly Action[] {
  const t = useT();
  const { order, view, openDialog } = useOrder();
  const markComplete = useMarkComplete(order.id);
  const isAwaited = awaitsData(order);
  const revoke = (key: string, label: string, link: LinkInput): Action => ({
    key,
    label,
    icon: Link2Off,
    run: () => openDialog({ kind: 'revoke-link', link, name: order.client_name || order.client_email }),
  });
  const actions: (Action | false)[] = [
    order.status === status.sentToClient && {
      key: 'copy-link',
      label: t('orders.action.clientLink'),
      icon: Link2,
      run: () => copyLink(clientLink(order.id)),
    },
    { key: 'copy', label: t('orders.copy.action'), icon: Copy, run: () => openDialog({ kind: 'copy' }) },
    isAwaited && {
      key: 'complete',
      label: t('orders.dataRequest.mark'),
      icon: ListChecks,
      run: () => markComplete.mutate(),
    },
    order.status === status.sentToClient &&
      revoke('revoke', t('orders.revokeLink.ofClient'), clientLink(order.id)),
    // The confirmation of the request brought one.
    (isAwaited || (order.status > status.created && order.status < status.sentToClient)) &&
      revoke('revoke-form', t('orders.revokeLink.ofForm'), { kind: 'order-form', order_id: order.id }),
    view !== 'reading' && {
      key: 'delete',
      label: t('orders.deleteOrder.action'),
      icon: Trash2,
      isDestructive: true,
      run: () => openDialog({ kind: 'delete-order' }),
    },
  ];
  return actions.filter((action) => action !== false);
}

/** The buttons of the head: one primary, always the next step of the status, in the same place. */
export function HeadActions() {
  const t = useT();
  const format = useFormat();
  const { order, editing, view, nextPlace } = useOrder();
  const place = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const { data: invoices } = useOrderInvoices(order);
  const sendsMail = useSendsMail();
  const refused = invoices?.items.find((one) => isToMend(one, invoices.items));
  const { primary, beside, insteadOf } = nextStepsOf(
    order,
    {
      isOverdue: (invoices?.overdue_days ?? 0) > 0,
      isToMend: refused?.kind === 'invoice',
      hasCorrectionToMend: refused?.kind === 'correction',
    },
    sendsMail,
  );
  const { copyLink, isCopying, shownLink } = useCopyLink();
  const runningOf = useHeadSteps({
    copyLink,
    isCopying,
    refusedId: refused?.id,
    invoice: invoices?.items[0],
  });
  const labelOf = useStepLabel();
  const missingText = useMissingText();
  const dataRequest = useDataRequest();
  const menuActions = useMenuActions(copyLink);
  const hasActed = useRef(false);
  useEffect(() => {
    // The button that was pressed is another one now. Nobody is moved who has not pressed one.
    if (hasActed.current && document.activeElement === document.body) findNextStep()?.focus();
    hasActed.current = false;
  }, [order.status]);

  const actOf = ({ step, missing }: NextStep, isPrimary = false): Act & { isRunning: boolean } => {
    const { run, reason, isRunning } = runningOf(step);
    const isBusy = isRunning || (isPrimary && (editing?.isSaving ?? false));
    return {
      id: step,
      label: labelOf(step),
      icon: icons[step],
      keys: keysOf(step, isPrimary),
      reason: reason ?? missingText(missing),
      isRunning,
      // Keys reach it while the button is off.
      run: () => {
        if (isBusy) return;
        hasActed.current = true;
        run();
      },
    };
  };
  const shown = primary ? [primary, ...beside] : beside;
  const reminder: Action | null = insteadOf && {
    key: insteadOf,
    label: labelOf(insteadOf),
    icon: icons[insteadOf],
    run: runningOf(insteadOf).run,
  };
  // The primary button copies the same link.
  const actions = reminder
    ? [reminder, ...menuActions.filter(({ key }) => key !== 'copy-link')]
    : menuActions;
  const others = (Object.keys(stepKeys) as HeadStep[])
    .filter((step) => shown.every((one) => one.step !== step))
    .flatMap((step): NextStep[] => {
      if (step === 'ask')
        return view === 'editing' && routeOfStep(step, order.routes) ? [{ step, missing: [] }] : [];
      const allowed = order.allowed_actions.find(({ action }) => action === step);
      return allowed ? [{ step, missing: allowed.missing }] : [];
    });
  const save: Act | null = editing && {
    id: 'save',
    label: t('common.action.save'),
    icon: Save,
    reason: editing.isDirty
      ? editing.conflict && t('orders.details.conflictTitle')
      : t('orders.action.nothingToSave'),
    run: () => {
      if (!editing.isSaving) void editing.save();
    },
  };
  useActs({
    heading: t('orders.acts', { number: order.id }),
    isOfScreen: true,
    acts: [
      ...shown.map((step) => actOf(step, step === primary)),
      ...others.map((step) => actOf(step)),
      ...(dataRequest ? [dataRequest] : []),
      ...(save ? [save] : []),
      ...actions.map(({ key, ...action }): Act => ({ id: key, ...action })),
    ],
  });

  const saveButton = editing && save && (
    <ReasonButton variant="outlined" reason={save.reason} waiting={editing.isSaving} onClick={save.run}>
      {t(editing.isSaving ? 'common.state.saving' : 'common.action.save')}
    </ReasonButton>
  );
  const primaryButton = primary && (
    <StepButton
      key={primary.step}
      step={primary.step}
      insteadOf={insteadOf}
      isPrimary
      {...actOf(primary, true)}
    />
  );
  // Asking for data that are complete is nobody's next step: it stands in the head only where nothing else is beside that.
  const asksInMenu = Boolean(
    dataRequest && order.is_data_complete && !dataRequest.reason && beside.length > 0,
  );
  const besides = beside.map((step) => ({ step: step.step, ...actOf(step) }));
  if (phone) {
    const inMenu = [...besides, ...(dataRequest ? [dataRequest] : [])].map(
      ({ id, label, icon = ListChecks, run, reason = null }): Action => ({
        key: id,
        label,
        icon,
        run,
        reason,
      }),
    );
    const menu: ButtonRef = {
      get current() {
        return place.current?.querySelector('button') ?? null;
      },
    };
    return (
      <div ref={place} className={styles['more']}>
        <ActionMenu label={t('common.action.more')} actions={[...inMenu, ...actions]} />
        {besides.map(({ step, reason, run }) => (
          <AskedStep key={step} step={step} reason={reason} run={run} menu={menu} />
        ))}
        {nextPlace &&
          createPortal(
            <>
              {editing?.isDirty && saveButton}
              {primaryButton}
            </>,
            nextPlace,
          )}
        {shownLink}
      </div>
    );
  }

  return (
    <>
      <div className={styles['more']}>
        {editing?.savedAt && !editing.isDirty && (
          <span className={`num ${styles['saved']}`}>
            {t('orders.saved', { time: format.time(editing.savedAt) })}
          </span>
        )}
        <ActionMenu
          label={t('common.action.more')}
          actions={asksInMenu && dataRequest ? [askAgain(dataRequest), ...actions] : actions}
        />
      </div>
      <div className={styles['actions']}>
        {dataRequest && !asksInMenu && (!order.is_data_complete || !dataRequest.reason) && (
          <ReasonButton
            variant="outlined"
            reason={dataRequest.reason}
            startIcon={<Icon of={MessageCircleQuestionMark} />}
            onClick={dataRequest.run}
          >
            {dataRequest.label}
          </ReasonButton>
        )}
        {besides.map((step) => (
          <StepButton key={step.step} isPrimary={false} {...step} />
        ))}
        {saveButton}
        {primaryButton}
        {shownLink}
      </div>
    </>
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

const askAgain = ({ id, label, run }: Act): Action => ({
  key: id,
  label,
  icon: MessageCircleQuestionMark,
  run,
});

/** `Poproś o dane`, for as long as the client can still be asked. */
function useDataRequest(): Act | null {
  const t = useT();
  const { order, openDialog } = useOrder();
  const missingText = useMissingText();
  const step = order.allowed_actions.find(({ action }) => action === 'request_data');
  if (!step) return null;
  return {
    id: 'request-data',
    label: t('orders.dataRequest.open'),
    icon: MessageCircleQuestionMark,
    reason: missingText(step.missing),
    run: () => openDialog({ kind: 'request-data' }),
  };
}
