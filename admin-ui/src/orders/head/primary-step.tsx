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
import { Icon } from '../../components/icon';
import { ReasonButton } from '../../components/reason-button';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import type { AllowedAction, OrderAction } from '../queries/types';
import type { PrimaryAction } from '../steps/primary-action';
import { usePrimaryStep } from '../steps/use-primary-step';
import { useMissingText } from './use-missing-text';

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
export function PrimaryStep({ step }: { step: AllowedAction }) {
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
