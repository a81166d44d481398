import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { showToast } from '../../../kit/components/toast-store';
import { useToast } from '../../../kit/components/use-toast';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { useMailToast } from '../../../kit/mail-text/use-mail-toast';
import type { OrderStep } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from './use-tell-refusal';

/** The steps that are taken by naming the status that follows. */
export type StatusStep = 'accept' | 'client_accepts' | 'reject' | 'revise' | 'create_order';

/** Why a step is taken. */
export interface StepReason {
  /** In somebody's own words. */
  reason: string;
  /** With a rejection: what it was lost for. */
  lostReason?: Schemas['LostReason'] | null;
  /** With an acceptance of an offer in variants: the number of the one that is taken. */
  variant?: number;
}

const statusAfter = {
  accept: 1,
  client_accepts: 4,
  reject: 5,
  revise: 1,
  create_order: 6,
} as const satisfies Record<StatusStep, number>;

const doneKeys = {
  accept: 'orders.step.acceptedMailed',
  client_accepts: 'orders.step.client_accepts',
  reject: 'orders.step.reject',
  revise: 'orders.step.revise',
  create_order: 'orders.step.create_order',
} as const satisfies Record<StatusStep, MessageKey>;

/**
 * Takes a step that a person decides, and tells what became of it and of the mail that belongs to it.
 * @param onOvertaken called when the order has gone on without it
 */
export function useStatusStep(orderId: number, step: StatusStep, onOvertaken?: () => void) {
  const t = useT();
  const toast = useToast();
  const tellMailed = useMailToast();
  const tellRefusal = useTellRefusal(onOvertaken);
  const failed = t(step === 'accept' ? 'orders.step.acceptFailed' : 'orders.step.failed');
  return useOrderMutation({
    run: (given?: StepReason) =>
      api.put('/orders/{id}/status', {
        params: { path: { id: orderId } },
        body: {
          status: statusAfter[step],
          reason: given?.reason || null,
          ...(given?.variant !== undefined && { variant: given.variant }),
          ...(given?.lostReason && { lost_reason: given.lostReason }),
        },
      }),
    onFailure: (error) => void tellRefusal(failed, error),
    done: (answer: OrderStep) => {
      const isCreated = step === 'create_order';
      // The step was taken; that its mail was not must be read, so this one stays.
      if (answer.email_sent === false)
        showToast({
          kind: 'failure',
          title: t(isCreated ? 'orders.step.createdNotMailed' : 'orders.step.acceptedNotMailed'),
        });
      else if (isCreated && answer.email_sent) tellMailed(t('orders.step.createdMailed'));
      else (step === 'accept' ? tellMailed : toast.success)(t(doneKeys[step]));
    },
  });
}
